import Foundation
import HeadlessUIKit
import Testing

/// The parts of a control that all controls share.
@MainActor struct ControlTests {
  private final class Target: NSObject {}

  private final class TrackedControl: UIControl {
    var log: [String] = []
    var begins = true

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.append("begin \(isTracking) \(isTouchInside) \(isHighlighted)")
      return begins
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
  }

  @Test func `a touch is followed between its events`() {
    let control = TrackedControl()
    for (name, event) in [("down", UIControl.Event.touchDown), ("up", .touchUpInside)] {
      control.addAction(
        UIAction { _ in control.log.append("\(name) \(control.isTracking)") }, for: event)
    }
    #expect(User().tap(control))
    #expect(control.log == ["begin true true true", "down true", "end", "up false"])
    #expect([control.isTouchInside, control.isHighlighted] == [false, false])
    control.log = []
    control.begins = false
    #expect(User().tap(control))
    #expect(control.log == ["begin true true true"])
    control.isEnabled = false
    #expect(!User().tap(control))
  }

  @Test func `targets, actions and events are listed`() {
    let control = UIControl()
    let (first, second) = (Target(), Target())
    control.addTarget(first, action: Selector(("go")), for: .touchUpInside)
    control.addTarget(first, action: Selector(("stop")), for: [.touchUpInside, .valueChanged])
    control.addTarget(second, action: Selector(("wait")), for: .touchDown)
    control.addTarget(nil, action: Selector(("any")), for: .touchCancel)
    control.addAction(UIAction(title: "Act") { _ in }, for: .editingChanged)
    #expect(control.allTargets.count == 3 && control.allTargets.isSuperset(of: [first, second]))
    #expect(control.allTargets.contains { $0.base is NSNull })
    #expect(
      control.allControlEvents
        == [.touchUpInside, .valueChanged, .touchDown, .touchCancel, .editingChanged])
    let places: [(Target?, UIControl.Event)] = [
      (first, .touchUpInside), (first, .valueChanged), (second, .valueChanged),
      (nil, .touchCancel),
    ]
    #expect(
      places.map { control.actions(forTarget: $0, forControlEvent: $1) }
        == [["go", "stop"], ["stop"], nil, ["any"]])
    var seen: [String] = []
    control.enumerateEventHandlers { action, target, events, stops in
      let isDown = target?.0 as AnyObject === second && events == .touchDown
      seen.append((action?.title ?? target?.1.description ?? "") + (isDown ? " down" : ""))
      stops = seen.count == 5
    }
    #expect(seen == ["go", "stop", "wait down", "any", "Act"])
    control.enumerateEventHandlers { _, _, _, stops in
      seen.append("again")
      stops = true
    }
    #expect(seen.count == 6)
  }

  @Test func `the primary action is performed by code, too`() {
    var count = 0
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    control.performPrimaryAction()
    #expect(count == 1)
  }

  @Test func `the alignment depends on the reading direction`() {
    let control = UIControl()
    #expect(control.contentVerticalAlignment == .center)
    typealias Alignment = UIControl.ContentHorizontalAlignment
    func effective(_ alignment: Alignment, _ direction: UISemanticContentAttribute) -> Alignment {
      control.contentHorizontalAlignment = alignment
      control.semanticContentAttribute = direction
      return control.effectiveContentHorizontalAlignment
    }
    #expect(
      [
        effective(.leading, .unspecified), effective(.leading, .forceRightToLeft),
        effective(.trailing, .forceRightToLeft), effective(.fill, .forceRightToLeft),
      ] == [.left, .right, .left, .fill])
  }
}
