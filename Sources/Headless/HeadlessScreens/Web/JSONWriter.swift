import Foundation

/// A writer that produces JSON without intermediate values.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  /// A Boolean value that indicates whether a comma precedes the next value.
  private var needsComma = false

  mutating func object(_ body: (inout JSONWriter) -> Void) { enclose("{", "}", body) }

  mutating func array(_ body: (inout JSONWriter) -> Void) { enclose("[", "]", body) }

  /// Writes a key, whose value must follow.
  mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes += $0 }
    bytes += [UInt8(ascii: "\""), UInt8(ascii: ":")]
    needsComma = false
  }

  mutating func null() { raw("null") }

  mutating func number(_ number: Int) { raw(String(number)) }

  /// Writes a number with at most two decimal places.
  mutating func number(_ number: Double) {
    var markup = SVGMarkup()
    markup.append(CGFloat(number))
    raw(markup.text)
  }

  mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        bytes += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  private mutating func raw(_ text: String) {
    separate()
    bytes += text.utf8
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func enclose(
    _ start: Unicode.Scalar, _ end: Unicode.Scalar, _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: start))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: end))
    needsComma = true
  }
}
