import HeadlessUIKit
import Testing

@MainActor struct AccessibilityTests {
  private final class Named: UIView {
    override var accessibilityLabel: String? {
      get { super.accessibilityLabel ?? "named" }
      set { super.accessibilityLabel = newValue }
    }
    override func accessibilityActivate() -> Bool { true }
  }

  @Test func `values are kept, and have defaults`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    #expect((view.isAccessibilityElement, view.accessibilityTraits) == (false, .none))
    view.isAccessibilityElement = true
    view.accessibilityTraits = [.button, .selected]
    view.accessibilityTraits.remove(.selected)
    #expect((view.isAccessibilityElement, view.accessibilityTraits) == (true, .button))
    #expect(view.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
    var points = [view.accessibilityActivationPoint]
    view.accessibilityFrame = CGRect(x: 0, y: 0, width: 2, height: 2)
    points.append(view.accessibilityActivationPoint)
    #expect(points == [CGPoint(x: 25, y: 40), CGPoint(x: 1, y: 1)])
    var responds = [view.accessibilityRespondsToUserInteraction]
    view.isUserInteractionEnabled = false
    responds.append(view.accessibilityRespondsToUserInteraction)
    view.accessibilityRespondsToUserInteraction = true
    #expect(responds + [view.accessibilityRespondsToUserInteraction] == [true, false, true])
    #expect(
      (Named().accessibilityLabel, Named().accessibilityActivate()) == ("named", true))
  }

  @Test func `a text with attributes is the text`() {
    let view = UIView()
    view.accessibilityLabel = "plain"
    #expect(view.accessibilityAttributedLabel?.string == "plain")
    let bold = NSAttributedString(string: "bold", attributes: [.init("weight"): 1])
    view.accessibilityAttributedLabel = bold
    #expect((view.accessibilityLabel, view.accessibilityAttributedLabel) == ("bold", bold))
    view.accessibilityLabel = "bold"
    #expect(view.accessibilityAttributedLabel?.attributes(at: 0, effectiveRange: nil).count == 0)
  }

  @Test func `a container has elements, and an action a name and a handler`() {
    let container = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(container)
    let first = UIAccessibilityElement(accessibilityContainer: container)
    let second = UIAccessibilityElement(accessibilityContainer: container)
    let count = container.accessibilityElementCount()
    container.accessibilityElements = [first, second]
    #expect((count, container.accessibilityElementCount()) == (0, 2))
    #expect(
      [1, 2].map { container.accessibilityElement(at: $0) as? UIAccessibilityElement }
        == [second, nil])
    #expect(
      (
        container.index(ofAccessibilityElement: second),
        container.index(ofAccessibilityElement: container)
      ) == (1, NSNotFound))
    first.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(first.accessibilityFrame == CGRect(x: 6, y: 7, width: 3, height: 4))
    #expect(first.isAccessibilityElement && first.accessibilityContainer === container)

    let action = UIAccessibilityCustomAction(name: "Delete") { $0.name == "Delete" }
    let view = UIView()
    view.accessibilityCustomActions = [action]
    #expect(
      (
        view.accessibilityCustomActions?.first?.actionHandler?(action),
        action.attributedName.string
      ) == (true, "Delete"))
  }

  @Test func `statuses follow the traits`() {
    #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isBoldTextEnabled)
    UITraitCollection(legibilityWeight: .bold).performAsCurrent {
      #expect(UIAccessibility.isBoldTextEnabled)
    }
    UITraitCollection(accessibilityContrast: .high).performAsCurrent {
      #expect(UIAccessibility.isDarkerSystemColorsEnabled)
    }
    UIAccessibility.post(notification: .announcement, argument: "hello")
  }
}
