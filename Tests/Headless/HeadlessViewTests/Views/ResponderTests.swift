import HeadlessUIKit
import Testing

@MainActor struct ResponderTests {
  private final class Copier: UIView {
    var log: [String] = []
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector(("copy:")) || super.canPerformAction(action, withSender: sender)
    }
    override func copy(_ sender: Any?) { log.append("copy") }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("touches \(touches.count)")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("presses \(presses.count)")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log.append("\(motion)")
    }
    override func awakeFromNib() {
      super.awakeFromNib()
      log.append("awake")
    }
    nonisolated override class func description() -> String { "copier" }
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "c", modifierFlags: [.command, .shift], action: Selector(("copy:")))]
    }
  }
  private final class Plain: UIView {}

  @Test func `actions, touches, presses and motions go up the chain to the first that takes them`()
  {
    let (copier, inner) = (Copier(), UIView())
    copier.addSubview(inner)
    #expect(inner.target(forAction: Selector(("copy:")), withSender: nil) as? UIView === copier)
    #expect(inner.target(forAction: Selector(("paste:")), withSender: nil) == nil)
    copier.copy(nil)
    inner.copy(nil)
    inner.touchesBegan([UITouch()], with: UIEvent())
    inner.pressesEnded([UIPress()], with: nil)
    inner.motionEnded(.motionShake, with: nil)
    #expect(copier.log == ["copy", "touches 1", "presses 1", "motionShake"])
  }

  @Test func `a class has a description`() {
    #expect(
      [Copier.description(), UITableViewCell.description()] == ["copier", "UITableViewCell"])
    #expect(Plain.description().hasSuffix("Plain") && Plain.description().contains("."))
  }

  @Test func `a key command keeps its keys`() throws {
    let command = try #require(Copier().keyCommands?.first)
    #expect(
      (command.input, command.modifierFlags, command.action, command.title)
        == ("c", [.command, .shift], Selector(("copy:")), ""))
    let raised = UIKitException.raised { command.performWithSender(nil, target: nil) }
    #expect(raised.first?.reason.contains("copy:") == true)
  }

  @Test func `an activity is kept with its values`() {
    let activity = NSUserActivity(activityType: "com.example.reading")
    activity.userInfo = ["page": 1]
    activity.addUserInfoEntries(from: ["page": 2, "line": 3])
    #expect(activity.userInfo as? [String: Int] == ["page": 2, "line": 3])
    let controller = UIViewController()
    controller.userActivity = activity
    #expect(controller.userActivity === activity && activity.isEligibleForHandoff)
    let copier = Copier()
    copier.awakeFromNib()
    #expect(copier.log == ["awake"])
  }

  @Test func `the keyboard's notifications have UIKit's names`() {
    let frame = CGRect(x: 0, y: 500, width: 390, height: 300)
    let note = Notification(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)])
    #expect(note.name.rawValue == "UIKeyboardWillShowNotification")
    let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    #expect(value?.cgRectValue == frame)
  }

  @Test func `a view keeps the place of exchanged subviews and dims its tint`() {
    let (outer, first, second) = (UIView(), UIView(), UIView())
    outer.addSubview(first)
    outer.addSubview(second)
    outer.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(outer.subviews.first === second)
    outer.tintColor = .red
    outer.tintAdjustmentMode = .dimmed
    func tints() -> [UIColor?] { [first.tintColor, second.tintColor] }
    #expect((first.tintAdjustmentMode, tints()) == (.dimmed, [.systemGray, .systemGray]))
    first.tintAdjustmentMode = .normal
    #expect(tints() == [.red, .systemGray])
    outer.tintAdjustmentMode = .automatic
    #expect((outer.tintAdjustmentMode, tints()) == (.normal, [.red, .red]))
  }

  private final class Updating: UIView {
    var log: [String] = []
    override func updateProperties() { log.append("properties") }
    override func layoutSubviews() { log.append("layout") }
  }

  @Test func `properties are updated before layout, once each request`() {
    let view = Updating()
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.setNeedsUpdateProperties()
    view.updatePropertiesIfNeeded()
    view.layoutIfNeeded()
    #expect(view.log == ["properties", "layout", "layout", "properties"])
    view.setNeedsUpdateProperties()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.log.suffix(2) == ["properties", "layout"])
  }

  @Test func `coordinates are converted to the screen and back`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    let screen = UIScreen.main.coordinateSpace
    #expect(view.convert(CGPoint(x: 1, y: 1), to: screen) == CGPoint(x: 11, y: 21))
    #expect(
      [screen.convert(view.bounds, from: view), view.convert(view.frame, from: screen)]
        == [view.frame, view.bounds])
  }
}
