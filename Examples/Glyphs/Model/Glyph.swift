/// A scalar and its visible representation.
nonisolated struct Glyph: Hashable {
  let scalar: Unicode.Scalar

  /// The scalar as visible text: marks have a dotted circle as their base, and invisible characters
  /// are replaced by a symbol.
  var text: String {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: "\u{25CC}\(scalar)"
    case .spaceSeparator: "␣"
    case .format, .lineSeparator, .paragraphSeparator, .control: "·"
    default: String(scalar)
    }
  }

  /// The name of the scalar.
  var name: String { scalar.properties.name ?? "no name" }

  /// The code point, as in the Unicode standard.
  var number: String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }

  /// The UTF-8 encoding of the scalar in hexadecimal digits.
  var bytes: String {
    String(scalar).utf8.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined(separator: " ")
  }
}
