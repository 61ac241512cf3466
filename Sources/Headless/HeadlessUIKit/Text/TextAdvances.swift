/// The advances of characters in thousandths of an em.
///
/// The tables contain the advances of Helvetica, which Arial and Liberation Sans share, so measured
/// text looks the same in any of these typefaces. Characters without an entry use the average of
/// their script, which makes their measurement approximate.
enum TextAdvances {
  /// Returns the advance of a character, which is that of its first scalar. Subsequent marks,
  /// joiners, and selectors have no width.
  static func advance(of character: Character, isBold: Bool) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if let advance = table(first.value, isBold) {
      // A variation selector turns a digit or a sign into an emoji.
      let isEmoji = scalars.dropFirst().first == "\u{FE0F}" && first.properties.isEmoji
      return isEmoji ? 1000 : advance
    }
    return estimate(first, isBold)
  }

  /// Returns the advances of U+0020 to U+007E.
  static func printableASCII(isBold: Bool) -> [UInt16] { isBold ? boldASCII : regularASCII }

  private static func table(_ scalar: UInt32, _ isBold: Bool) -> Int? {
    switch scalar {
    case 0x20...0x7E: Int((isBold ? boldASCII : regularASCII)[Int(scalar - 0x20)])
    case 0xA0...0x17F: Int((isBold ? boldLatin : regularLatin)[Int(scalar - 0xA0)])
    default: signs[scalar].map { isBold ? $0.bold : $0.regular }
    }
  }

  private static func estimate(_ scalar: Unicode.Scalar, _ isBold: Bool) -> Int {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .surrogate: return 0
    case .control: return scalar == "\t" ? 278 : 0
    case .spaceSeparator: return scalar == "\u{3000}" ? 1000 : 278
    default: break
    }
    switch scalar.value {
    // A jamo that continues a syllable.
    case 0x1160...0x11FF: return 0
    // Jamo, ideographs, kana, syllables, and their full-width forms.
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6:
      return 1000
    // Arrows, technical signs, box drawing, dingbats, emoji, and other symbols.
    case 0x2190...0x2BFF, 0x1F000...0x3FFFF: return 1000
    // All other letters use the averages of Helvetica's Greek and Cyrillic letters.
    default: return properties.isUppercase ? (isBold ? 730 : 705) : (isBold ? 610 : 560)
    }
  }

  // MARK: Tables

  /// U+0020 to U+007E.
  private static let regularASCII: [UInt16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722,
    667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944,
    667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222,
    500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334,
    584,
  ]
  private static let boldASCII: [UInt16] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
    611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
    278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]
  /// U+00A0 to U+017F. A soft hyphen has no width.
  private static let regularLatin: [UInt16] = [
    278, 333, 556, 556, 556, 556, 260, 556, 333, 737, 370, 556, 584, 0, 737, 552, 400, 549, 333,
    333, 333, 576, 537, 278, 333, 333, 365, 556, 834, 834, 834, 611, 667, 667, 667, 667, 667, 667,
    1000, 722, 667, 667, 667, 667, 278, 278, 278, 278, 722, 722, 778, 778, 778, 778, 778, 584,
    778, 722, 722, 722, 722, 667, 667, 611, 556, 556, 556, 556, 556, 556, 889, 500, 556, 556, 556,
    556, 278, 278, 278, 278, 556, 556, 556, 556, 556, 556, 556, 549, 611, 556, 556, 556, 556, 500,
    556, 500, 667, 556, 667, 556, 667, 556, 722, 500, 722, 500, 722, 500, 722, 500, 722, 615, 722,
    556, 667, 556, 667, 556, 667, 556, 667, 556, 667, 556, 778, 556, 778, 556, 778, 556, 778, 556,
    722, 556, 722, 556, 278, 278, 278, 278, 278, 278, 278, 222, 278, 278, 735, 444, 500, 222, 667,
    500, 500, 556, 222, 556, 222, 556, 292, 556, 334, 556, 222, 722, 556, 722, 556, 722, 556, 604,
    723, 556, 778, 556, 778, 556, 778, 556, 1000, 944, 722, 333, 722, 333, 722, 333, 667, 500,
    667, 500, 667, 500, 667, 500, 611, 278, 611, 375, 611, 278, 722, 556, 722, 556, 722, 556, 722,
    556, 722, 556, 722, 556, 944, 722, 667, 500, 667, 611, 500, 611, 500, 611, 500, 222,
  ]
  private static let boldLatin: [UInt16] = [
    278, 333, 556, 556, 556, 556, 280, 556, 333, 737, 370, 556, 584, 0, 737, 552, 400, 549, 333,
    333, 333, 576, 556, 278, 333, 333, 365, 556, 834, 834, 834, 611, 722, 722, 722, 722, 722, 722,
    1000, 722, 667, 667, 667, 667, 278, 278, 278, 278, 722, 722, 778, 778, 778, 778, 778, 584,
    778, 722, 722, 722, 722, 667, 667, 611, 556, 556, 556, 556, 556, 556, 889, 556, 556, 556, 556,
    556, 278, 278, 278, 278, 611, 611, 611, 611, 611, 611, 611, 549, 611, 611, 611, 611, 611, 556,
    611, 556, 722, 556, 722, 556, 722, 556, 722, 556, 722, 556, 722, 556, 722, 556, 722, 719, 722,
    611, 667, 556, 667, 556, 667, 556, 667, 556, 667, 556, 778, 611, 778, 611, 778, 611, 778, 611,
    722, 611, 722, 611, 278, 278, 278, 278, 278, 278, 278, 278, 278, 278, 785, 556, 556, 278, 722,
    556, 556, 611, 278, 611, 278, 611, 385, 611, 479, 611, 278, 722, 611, 722, 611, 722, 611, 708,
    723, 611, 778, 611, 778, 611, 778, 611, 1000, 944, 722, 389, 722, 389, 722, 389, 667, 556,
    667, 556, 667, 556, 667, 556, 611, 333, 611, 479, 611, 333, 722, 611, 722, 611, 722, 611, 722,
    611, 722, 611, 722, 611, 944, 778, 667, 556, 667, 611, 500, 611, 500, 611, 500, 278,
  ]
  private static let signs: [UInt32: (regular: Int, bold: Int)] = [
    0x2013: (556, 556), 0x2014: (1000, 1000), 0x2015: (1000, 1000), 0x2018: (222, 278),
    0x2019: (222, 278), 0x201A: (222, 278), 0x201C: (333, 500), 0x201D: (333, 500),
    0x201E: (333, 500), 0x2020: (556, 556), 0x2021: (556, 556), 0x2022: (350, 350),
    0x2026: (1000, 1000), 0x2030: (1000, 1000), 0x2039: (333, 333), 0x203A: (333, 333),
    0x2044: (167, 167), 0x20AC: (556, 556), 0x2122: (1000, 1000), 0x2212: (584, 584),
    0x2248: (549, 549), 0x2260: (549, 549), 0x2264: (549, 549), 0x2265: (549, 549),
    0x221E: (713, 713),
  ]
}
