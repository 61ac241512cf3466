import Foundation

extension User {
  /// Turns a switch; false where it is disabled or hidden.
  @discardableResult
  public func toggle(_ control: UISwitch) -> Bool {
    act(on: control) {
      guard control.canBeTouched else { return false }
      control.toggle()
      return true
    }
  }

  /// Taps a button; false where it is disabled or hidden.
  @discardableResult
  public func tap(_ button: UIButton) -> Bool {
    act(on: button) {
      guard button.canBeTouched else { return false }
      button.touch()
      return true
    }
  }

  /// Types a text after what a field has, letter by letter; false where the field does not take
  /// it, or not all of it.
  @discardableResult
  public func type(_ text: String, into field: UITextField) -> Bool {
    act(on: field) {
      guard field.canBeTouched, field.becomeFirstResponder() else { return false }
      var isWhole = true
      for letter in text {
        let end = NSRange(location: (field.text ?? "").utf16.count, length: 0)
        if !field.type(String(letter), in: end) { isWhole = false }
      }
      return isWhole
    }
  }

  /// Pastes a text after what a field has, in one change; false where the field does not take it.
  @discardableResult
  public func paste(_ text: String, into field: UITextField) -> Bool {
    act(on: field) {
      guard field.canBeTouched, field.becomeFirstResponder() else { return false }
      let end = NSRange(location: (field.text ?? "").utf16.count, length: 0)
      return field.type(text, in: end)
    }
  }

  /// Takes the last letter of a field's text away; false where there is none, or it must stay.
  @discardableResult
  public func deleteBackward(in field: UITextField) -> Bool {
    act(on: field) {
      guard field.canBeTouched, field.becomeFirstResponder(), let last = field.text?.last else {
        return false
      }
      let length = String(last).utf16.count
      let start = (field.text ?? "").utf16.count - length
      return field.type("", in: NSRange(location: start, length: length))
    }
  }

  /// Empties a field by its button; false where the delegate forbids it.
  @discardableResult
  public func clear(_ field: UITextField) -> Bool {
    act(on: field) { field.canBeTouched && field.clearByButton() }
  }

  /// Presses the return key; false where the field is not being edited.
  @discardableResult
  public func pressReturn(in field: UITextField) -> Bool {
    act(on: field) {
      guard field.isFirstResponder else { return false }
      field.pressReturn()
      return true
    }
  }

  /// Types a text into a field of an alert; false where there is no such field.
  @discardableResult
  public func type(_ text: String, intoFieldAt index: Int, of alert: UIAlertController) -> Bool {
    guard let fields = alert.textFields, fields.indices.contains(index) else { return false }
    return type(text, into: fields[index])
  }
}

extension UIControl {
  /// Whether a finger reaches the control.
  fileprivate var canBeTouched: Bool {
    guard isEnabled, isUserInteractionEnabled else { return false }
    var view: UIView? = self
    while let current = view {
      if current.isHidden { return false }
      view = current.superview
    }
    return true
  }
}
