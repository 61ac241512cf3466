extension User {
  /// Types text into a text view, character by character, at its insertion point. That is the end
  /// of the text unless the app moved it.
  ///
  /// - Returns: False if the view can't be edited, or if it rejects a part of the text.
  @discardableResult
  public func type(_ text: String, into view: UITextView) -> Bool {
    edit(view) {
      var isWhole = true
      for letter in text where !view.type(String(letter)) { isWhole = false }
      return isWhole
    }
  }

  /// Pastes text at the insertion point of a text view, as one change.
  ///
  /// - Returns: False if the view can't be edited, or if it rejects the text.
  @discardableResult
  public func paste(_ text: String, into view: UITextView) -> Bool {
    edit(view) { view.type(text) }
  }

  /// Deletes the selection of a text view, or the character before its insertion point.
  ///
  /// - Returns: False if there is none, or if the view rejects the change.
  @discardableResult
  public func deleteBackward(in view: UITextView) -> Bool {
    edit(view) { view.pressDelete() }
  }

  private func edit(_ view: UITextView, _ change: () -> Bool) -> Bool {
    act(on: view) {
      view.canBeTouched && view.isEditable && view.becomeFirstResponder() && change()
    }
  }
}
