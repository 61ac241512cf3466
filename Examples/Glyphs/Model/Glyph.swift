/// How a scalar is shown.
struct Glyph: Hashable {
  let scalar: Unicode.Scalar

  /// The scalar as text that takes a place of its own: marks stand on a dotted circle, and what
  /// nothing is seen of has a sign.
  var text: String {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: "\u{25CC}\(scalar)"
    case .spaceSeparator: "␣"
    case .format, .lineSeparator, .paragraphSeparator, .control: "·"
    default: String(scalar)
    }
  }

  /// The scalar's name.
  var name: String { scalar.properties.name ?? "no name" }

  /// The scalar's number, as Unicode writes it.
  var number: String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }

  /// The scalar's bytes in UTF-8, in hexadecimal digits.
  var bytes: String {
    String(scalar).utf8.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined(separator: " ")
  }
}
