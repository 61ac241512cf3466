import Foundation

nonisolated extension String {
  /// The text without case, diacritics, and character widths, and with Latin letters as `a` to `z`.
  var foldedForSorting: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    let folded = folding(
      options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil)
    return folded.lowercased().reduce(into: "") { $0 += Self.undecomposed[$1] ?? String($1) }
  }

  /// The initial: `A` to `Z` for Latin letters, the uppercase first letter in another script, or
  /// `#`.
  var filingInitial: String {
    guard let first, first.isLetter else { return "#" }
    let plain = String(first).foldedForSorting.uppercased().prefix(1)
    if let letter = plain.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter) {
      return String(plain)
    }
    return String(first.uppercased().prefix(1))
  }

  /// The Latin letters that Unicode does not decompose into a base letter and a mark.
  private static let undecomposed: [Character: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th",
    "ħ": "h", "ı": "i", "ŋ": "n", "ŧ": "t",
  ]
}
