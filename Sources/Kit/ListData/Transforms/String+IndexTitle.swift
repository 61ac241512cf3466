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
