/// The widths of characters and texts in terminal cells.
///
/// Widths are those of most terminals: combining marks have no width, and East Asian wide
/// characters and emoji take two cells. The text must not contain control characters, which
/// ``TextSpan`` escapes.
package enum CharacterWidth {
  /// Returns the width of a character: 0, 1, 2, or more cells for some Indic clusters.
  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    if first.value < 0x7F { return 1 + emojiKeycap(scalars) }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return of(first) }
    if first.properties.isEmoji {
      if isRegionalIndicator(first) { return 2 }
      if scalars.contains("\u{FE0E}") { return 1 }
      if scalars.contains("\u{FE0F}") || first.properties.isEmojiPresentation { return 2 }
    }
    return scalars.reduce(0) { $0 + of($1) }
  }

  /// Returns the width of a text in cells.
  package static func of(_ text: String) -> Int {
    if isPlainASCII(text) { return text.utf8.count }
    return ofSeparateScalars(in: text) ?? text.reduce(0) { $0 + of($1) }
  }

  /// Returns the width of a text in which no scalars combine, or nil for all other texts.
  private static func ofSeparateScalars(in text: String) -> Int? {
    var width = 0
    for scalar in text.unicodeScalars {
      guard let own = ofSeparate(scalar) else { return nil }
      width += own
    }
    return width
  }

  /// Returns the width of a scalar that never combines with another such scalar or with a joiner,
  /// or nil for all other scalars.
  ///
  /// Most text in lists consists of these scalars, and finding them is much faster than finding
  /// grapheme clusters: Latin, Greek, and Cyrillic letters, punctuation, arrows, lines, kana,
  /// Hangul, and ideographs.
  package static func ofSeparate(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x20...0x7E: 1
    case 0xA9, 0xAE, 0xAD, 0x203C, 0x2049: nil
    case 0xA0...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x2010...0x2027, 0x2030...0x205E,
      0x2190...0x2193, 0x2500...0x259F:
      1
    case 0x3041...0x3096, 0x30A1...0x30FC, 0x4E00...0x9FFF, 0xAC00...0xD7A3: 2
    default: nil
    }
  }

  /// Returns the text, truncated to a number of cells. A truncated text ends in the mark.
  ///
  /// - Parameter mark: The truncation mark, which is one cell wide, or an empty string for none.
  package static func prefix(of text: String, columns: Int, mark: String = "…") -> String {
    guard columns > 0 else { return "" }
    if text.utf8.count <= columns, isPlainASCII(text) { return text }
    if let width = ofSeparateScalars(in: text), width <= columns { return text }
    let limit = columns - of(mark)
    var width = 0
    var result = ""
    var cut = result
    for character in text {
      width += of(character)
      if width > columns { return cut + mark }
      result.append(character)
      if width <= limit { cut = result }
    }
    return result
  }

  /// Returns the end of a text that fits a number of cells. A truncated text begins with "…".
  static func suffix(of text: String, columns: Int) -> String {
    guard of(text) > columns else { return text }
    guard columns > 0 else { return "" }
    var room = columns - 1
    let end = text.reversed().prefix { character in
      room -= of(character)
      return room >= 0
    }
    return "…" + String(end.reversed())
  }

  /// Returns a Boolean value that indicates whether each byte of a text is one cell: printable
  /// ASCII.
  static func isPlainASCII(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0xAD: return 1
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0  // vowels and finals join the initial
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if scalar.value < 0x1100 || isRegionalIndicator(scalar) { return 1 }
    return isWide(scalar) || scalar.properties.isEmojiPresentation ? 2 : 1
  }

  private static func emojiKeycap(_ scalars: Character.UnicodeScalarView) -> Int {
    scalars.contains("\u{FE0F}") && scalars.first!.properties.isEmoji ? 1 : 0
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Returns a Boolean value that indicates whether a scalar is East Asian wide or full-width.
  /// Emoji are checked with the standard library.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
