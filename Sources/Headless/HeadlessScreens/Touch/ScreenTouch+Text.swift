import HeadlessUIKit

/// Text that is changed elsewhere, such as in a field of a browser.
extension ScreenTouch {
  /// Replaces the part of the edited field's text that is different in another text.
  ///
  /// - Parameters:
  ///   - shown: The text of the field.
  ///   - isPasted: A Boolean value that indicates whether the new part is inserted as one change.
  ///   - limit: The maximum number of characters that are typed.
  func replace(_ shown: String, with text: String, isPasted: Bool, limit: Int) {
    guard text != shown else { return }
    let start = zip(shown, text).prefix { $0 == $1 }.count
    let (old, new) = (shown.dropFirst(start), text.dropFirst(start))
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    select(after: shown.prefix(start), old.dropLast(end))
    let typed = String(new.dropLast(end))
    if typed.isEmpty {
      deleteBackward()
    } else if isPasted {
      paste(typed)
    } else {
      type(String(typed.prefix(limit)))
    }
  }

  /// Moves the insertion point of the edited field by a number of characters, as far as the text
  /// goes. Returns false if it is there already.
  @discardableResult
  func moveCaret(by distance: Int) -> Bool {
    guard let field = field as? any UITextInput, let caret = field.caret,
      let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument),
      let text = field.text(in: all)
    else { return false }
    let isAhead = distance > 0
    let target = isAhead ? min(distance, text.count - caret) : -min(-distance, caret)
    select(after: text.prefix(caret + target), "")
    return target != 0
  }

  /// Selects the part of the edited field's text that follows another part, or moves the insertion
  /// point there if the part is empty.
  private func select(after before: Substring, _ part: Substring) {
    guard let field = field as? any UITextInput,
      let start = field.position(from: field.beginningOfDocument, offset: before.utf16.count),
      let end = field.position(from: start, offset: part.utf16.count)
    else { return }
    field.selectedTextRange = field.textRange(from: start, to: end)
  }
}

extension UITextInput {
  /// The number of characters before the end of the selection, or nil if there is none.
  var caret: Int? {
    guard let end = selectedTextRange?.end,
      let before = textRange(from: beginningOfDocument, to: end)
    else { return nil }
    return text(in: before)?.count
  }
}
