nonisolated extension VCardProperty {
  /// Returns the label of a phone number, e-mail, or address from its types: `home`, `work fax`,
  /// `mobile`.
  func label(_ standard: String) -> String {
    let words = parameters["TYPE", default: []].compactMap { Self.words[$0] }
    let parts = ["home", "work", "other", "main", "mobile", "iPhone", "pager", "fax"]
      .filter(words.contains)
    return parts.isEmpty ? standard : parts.joined(separator: " ")
  }

  /// The types that distinguish entries. `PREF`, `VOICE`, `INTERNET`, and similar types don't.
  private static let words = [
    "HOME": "home", "WORK": "work", "OTHER": "other", "MAIN": "main", "CELL": "mobile",
    "MOBILE": "mobile", "IPHONE": "iPhone", "PAGER": "pager", "FAX": "fax",
  ]
}
