import Foundation
import HeadlessUIKit
import Recorders
import Testing

/// What touches on controls send, and what subclasses and directions change.
@MainActor @Suite(.serialized) struct ControlTouchTests {
  private func events(of control: UIControl, _ body: () -> Void) -> [String] {
    let log = Log()
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "up"), (.valueChanged, "value"),
      (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
      (.editingDidEndOnExit, "exit"),
    ]
    for (event, name) in names { control.addAction(UIAction { _ in log.add(name) }, for: event) }
    body()
    return log.take()
  }

  @Test func `controls send the events of their gestures`() {
    let user = User()
    let control = UISwitch()
    #expect(
      (events(of: control) { user.toggle(control) }, control.isOn) == (
        ["down", "value", "up"], true
      ))
    control.isEnabled = false
    #expect((events(of: control) { user.toggle(control) }, control.isOn) == ([], true))
    let (button, segments) = (UIButton(type: .system), UISegmentedControl(items: ["a", "b"]))
    #expect(
      [
        events(of: button) { user.tap(button) },
        events(of: segments) { user.tap(segment: 1, of: segments) },
      ] == [["down", "up"], ["value"]])

    let field = UITextField()
    #expect(
      events(of: field) {
        user.type("ab", into: field)
        user.pressReturn(in: field)
        field.resignFirstResponder()
      } == ["begin", "changed", "changed", "exit", "end"])
  }

  private final class Segments: UISegmentedControl {
    let name: String
    init(name: String, items: [Any]?) {
      self.name = name
      super.init(items: items)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `a subclass of a segmented control begins with items`() {
    let control = Segments(name: "n", items: ["a", "b"])
    #expect((control.numberOfSegments, control.name) == (2, "n"))
    #expect(control.bounds.height > 0)
  }

  private final class Refusing: NSObject, UITextFieldDelegate, UITextViewDelegate {
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { false }
  }

  @Test func `a view ends the editing inside it, by force if need be`() {
    let root = UIView()
    let (other, field, text) = (UIView(), UITextField(), UITextView())
    for view in [other, field, text] { root.addSubview(view) }
    func end(_ view: UIView, _ force: Bool) -> [Bool] {
      let hasEnded = view.endEditing(force)
      return [hasEnded, field.isFirstResponder, field.isEditing, text.isFirstResponder]
    }
    #expect(root.endEditing(false))
    field.becomeFirstResponder()
    #expect(end(other, true) == [true, true, true, false])
    #expect(end(root, false) == [true, false, false, false])
    let delegate = Refusing()
    field.delegate = delegate
    field.becomeFirstResponder()
    #expect(end(root, false) == [false, true, true, false])
    #expect(end(root, true) == [true, false, false, false])
    text.delegate = delegate
    text.becomeFirstResponder()
    #expect(end(text, false) == [false, false, false, true])
    #expect(end(text, true) == [true, false, false, false])
    field.becomeFirstResponder()
    #expect([field.resignFirstResponder(), field.endEditing(true)] == [false, true])
  }

  @Test func `the image of a button from right to left trails its title`() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.sizeToFit()
    func order() -> Bool {
      button.setNeedsLayout()
      button.layoutIfNeeded()
      return button.imageView!.frame.maxX <= button.titleLabel!.frame.minX
    }
    var orders = [order()]
    button.semanticContentAttribute = .forceRightToLeft
    orders.append(order())
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.image = UIImage(systemName: "star")
    button.configuration = configuration
    orders.append(order())
    button.configuration?.imagePlacement = .trailing
    orders.append(order())
    button.semanticContentAttribute = .unspecified
    #expect(orders + [order()] == [true, false, false, true, false])
  }

  @Test func `a text field is as high as UIKit's`() {
    let field = UITextField()
    let plain = field.intrinsicContentSize.height
    field.borderStyle = .roundedRect
    #expect([plain, field.intrinsicContentSize.height] == [22, 34])
  }

  @Test func `the title of a value cell is as wide as its text`() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Value"
    cell.layoutIfNeeded()
    let (title, detail) = (cell.textLabel!, cell.detailTextLabel!)
    #expect((title.frame.minX, title.frame.width) == (16, title.intrinsicContentSize.width))
    #expect((detail.frame.maxX, detail.frame.width) == (304, detail.intrinsicContentSize.width))
    cell.textLabel?.text = String(repeating: "Title ", count: 20)
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(title.frame.maxX == detail.frame.minX - 8)
  }
}
