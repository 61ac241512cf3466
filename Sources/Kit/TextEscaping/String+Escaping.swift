extension String {
  /// Returns the text with all characters escaped that control a terminal or the direction of text.
  ///
  ///     "a\u{1B}[2Jb".escapingControlCharacters()  // "a\\u{1B}[2Jb"
  ///
  /// An escape has the form of Swift source: `\n`, `\u{1B}`, `\u{202E}`. The result has a single
  /// line, and escaping it again changes nothing.
  public func escapingControlCharacters() -> String {
    if !unicodeScalars.contains(where: { $0.isEscaped }) { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isEscaped {
        result += scalar.escaped(asASCII: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the character is a control character (C0, DEL or C1), a
  /// line or paragraph separator, or a character that controls the direction of text.
  fileprivate var isEscaped: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
