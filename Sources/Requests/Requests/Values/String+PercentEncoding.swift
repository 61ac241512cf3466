extension String {
  /// Returns the text in UTF-8 with all characters percent-encoded except letters, digits, `-`,
  /// `.`, `_`, `~` and one additional character.
  func percentEncoded(keeping other: Unicode.Scalar? = nil) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for byte in utf8 {
      if byte.isUnreserved || other.map({ $0.value == UInt32(byte) }) == true {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), Self.digits[Int(byte >> 4)], Self.digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)
}

extension UInt8 {
  fileprivate var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: false
    }
  }

  /// A Boolean value that indicates whether the byte may appear in a method or header field name.
  var isTokenCharacter: Bool {
    isUnreserved || "!#$%&'*+^`|".utf8.contains(self)
  }
}

extension String {
  /// A Boolean value that indicates whether the text is an HTTP token.
  var isToken: Bool { !isEmpty && allBytes(satisfy: \.isTokenCharacter) }
}
