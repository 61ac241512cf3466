extension User {
  /// Toggles a switch.
  ///
  /// - Returns: False if the switch is disabled or hidden.
  @discardableResult
  public func toggle(_ control: UISwitch) -> Bool {
    act(on: control) {
      guard control.canBeTouched else { return false }
      control.toggle()
      return true
    }
  }

  /// Taps a button.
  ///
  /// - Returns: False if the button is disabled or hidden.
  @discardableResult
  public func tap(_ button: UIButton) -> Bool {
    act(on: button) {
      guard button.canBeTouched else { return false }
      button.touch()
      return true
    }
  }

  /// Types text into a text field, character by character, at its insertion point. That is the end
  /// of the text unless the app moved it.
  ///
  /// - Returns: False if the field rejects a part of the text.
  @discardableResult
  public func type(_ text: String, into field: UITextField) -> Bool {
    act(on: field) {
      guard field.canBeTouched, field.becomeFirstResponder() else { return false }
      var isWhole = true
      for letter in text {
        if !field.type(String(letter)) { isWhole = false }
      }
      return isWhole
    }
  }

  /// Pastes text at the insertion point of a text field, as one change.
  ///
  /// - Returns: False if the field rejects the text.
  @discardableResult
  public func paste(_ text: String, into field: UITextField) -> Bool {
    act(on: field) {
      guard field.canBeTouched, field.becomeFirstResponder() else { return false }
      return field.type(text)
    }
  }

  /// Deletes the selection of a text field, or the character before its insertion point.
  ///
  /// - Returns: False if there is none, or if the field rejects the change.
  @discardableResult
  public func deleteBackward(in field: UITextField) -> Bool {
    act(on: field) { field.canBeTouched && field.becomeFirstResponder() && field.pressDelete() }
  }

  /// Taps the clear button of a text field.
  ///
  /// - Returns: False if the field is disabled or hidden, or if its delegate rejects the change.
  @discardableResult
  public func clear(_ field: UITextField) -> Bool {
    act(on: field) { field.canBeTouched && field.clearByButton() }
  }

  /// Presses the return key.
  ///
  /// - Returns: False if the field is not being edited.
  @discardableResult
  public func pressReturn(in field: UITextField) -> Bool {
    act(on: field) {
      guard field.isFirstResponder else { return false }
      field.pressReturn()
      return true
    }
  }

  /// Types text into a text field of an alert.
  ///
  /// - Returns: False if there is no such field, or if it rejects a part of the text.
  @discardableResult
  public func type(_ text: String, intoFieldAt index: Int, of alert: UIAlertController) -> Bool {
    guard let fields = alert.textFields, fields.indices.contains(index) else { return false }
    return type(text, into: fields[index])
  }
}
