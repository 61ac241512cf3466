import Foundation
import HeadlessUIKit
import Recorders
import Testing

/// What touches on controls send, and what subclasses and directions change.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct ControlTouchTests {
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

  @Test func `a switch sends the touch around the change of its value`() {
    let control = UISwitch()
    let user = User()
    #expect(events(of: control) { user.toggle(control) } == ["down", "value", "up"])
    #expect(control.isOn)
    control.isEnabled = false
    #expect(events(of: control) { user.toggle(control) }.isEmpty && control.isOn)
  }

  @Test func `other controls send the events of their gestures`() {
    let user = User()
    let button = UIButton(type: .system)
    #expect(events(of: button) { user.tap(button) } == ["down", "up"])
    let segments = UISegmentedControl(items: ["a", "b"])
    #expect(events(of: segments) { user.tap(segment: 1, of: segments) } == ["value"])
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
    #expect(control.numberOfSegments == 2 && control.name == "n" && control.bounds.height > 0)
  }

  private final class Refusing: NSObject, UITextFieldDelegate, UITextViewDelegate {
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { false }
  }

  @Test func `a view ends the editing inside it, by force if need be`() {
    let root = UIView()
    let (other, field, text) = (UIView(), UITextField(), UITextView())
    for view in [other, field, text] { root.addSubview(view) }
    #expect(root.endEditing(false))
    field.becomeFirstResponder()
    #expect(other.endEditing(true) && field.isFirstResponder)
    #expect(root.endEditing(false) && !field.isFirstResponder && !field.isEditing)
    let delegate = Refusing()
    field.delegate = delegate
    field.becomeFirstResponder()
    #expect(!root.endEditing(false) && field.isFirstResponder)
    #expect(root.endEditing(true) && !field.isFirstResponder && !field.isEditing)
    text.delegate = delegate
    text.becomeFirstResponder()
    #expect(!text.endEditing(false))
    #expect(text.endEditing(true) && !text.isFirstResponder)
    field.becomeFirstResponder()
    #expect(!field.resignFirstResponder() && field.endEditing(true))
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
    #expect(order())
    button.semanticContentAttribute = .forceRightToLeft
    #expect(!order())
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.image = UIImage(systemName: "star")
    button.configuration = configuration
    #expect(!order())
    button.configuration?.imagePlacement = .trailing
    #expect(order())
    button.semanticContentAttribute = .unspecified
    #expect(!order())
  }

  @Test func `a text field is as high as UIKit's`() {
    let field = UITextField()
    #expect(field.intrinsicContentSize.height == 22)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
  }

  @Test func `the title of a value cell is as wide as its text`() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Value"
    cell.layoutIfNeeded()
    let (title, detail) = (cell.textLabel!, cell.detailTextLabel!)
    #expect(title.frame.minX == 16 && title.frame.width == title.intrinsicContentSize.width)
    #expect(detail.frame.maxX == 304 && detail.frame.width == detail.intrinsicContentSize.width)
    cell.textLabel?.text = String(repeating: "Title ", count: 20)
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(title.frame.maxX == detail.frame.minX - 8)
  }
}
