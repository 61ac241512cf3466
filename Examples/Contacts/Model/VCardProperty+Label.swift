extension VCardProperty {
  /// What to call a phone, e-mail or address, from its types: `home`, `work fax`, `mobile`.
  func label(_ standard: String) -> String {
    let words = parameters["TYPE", default: []].compactMap { Self.words[$0] }
    let parts = ["home", "work", "other", "main", "mobile", "iPhone", "pager", "fax"]
      .filter(words.contains)
    return parts.isEmpty ? standard : parts.joined(separator: " ")
  }

  /// The types that tell entries apart; `PREF`, `VOICE`, `INTERNET` and the like do not.
  private static let words = [
    "HOME": "home", "WORK": "work", "OTHER": "other", "MAIN": "main", "CELL": "mobile",
    "MOBILE": "mobile", "IPHONE": "iPhone", "PAGER": "pager", "FAX": "fax",
  ]
}
