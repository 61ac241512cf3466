import Foundation

extension String {
  /// The title of a text that doesn't begin with a letter.
  package static let indexTitleOfOthers = "#"

  /// The title under which an index lists the text: its first letter in uppercase without accents,
  /// or "#" if it doesn't begin with a letter.
  package var indexTitle: String {
    // The most common case, without the tables of Unicode.
    switch utf8.first {
    case let first? where 0x61...0x7A ~= first: return asciiTitle(first - 0x20)
    case let first? where 0x41...0x5A ~= first: return asciiTitle(first)
    default: return unicodeTitle
    }
  }

  /// Returns the title under which an index in a locale lists the text: as ``indexTitle``, but a
  /// letter that the locale sorts apart from the one without accents keeps them. Å is a letter in
  /// Swedish, and an A in English.
  package func indexTitle(in locale: Locale) -> String {
    let plain = indexTitle
    guard plain != Self.indexTitleOfOthers, let first = first(where: { !$0.isWhitespace }) else {
      return plain
    }
    let letter = String(
      String(first).uppercased(with: locale).precomposedStringWithCanonicalMapping.prefix(1))
    // A mere variant of the letter comes before anything that has a second letter. The ideograph
    // also comes after ways of writing the variant in two letters, such as "oe".
    return letter.isAfter(plain + "龥", in: locale) ? letter : plain
  }

  /// Returns a Boolean value that indicates whether a locale sorts the text after another one.
  package func isAfter(_ other: String, in locale: Locale) -> Bool {
    compare(other, options: .caseInsensitive, range: nil, locale: locale) == .orderedDescending
  }

  /// Returns the title for a text that begins with an ASCII letter, which marks may follow.
  private func asciiTitle(_ letter: UInt8) -> String {
    let isAlone = utf8.dropFirst().first.map { $0 < 0x80 } ?? true
    return isAlone ? String(UnicodeScalar(letter)) : unicodeTitle
  }

  private var unicodeTitle: String {
    guard let first = first(where: { !$0.isWhitespace }), first.isLetter else {
      return Self.indexTitleOfOthers
    }
    let plain = String(first).folding(options: .diacriticInsensitive, locale: nil)
    return String(plain.uppercased().prefix(1))
  }
}
