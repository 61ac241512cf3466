nonisolated extension String {
  /// The text with the escapes `\n`, `\,`, `\;`, and `\\` resolved, and trimmed of spaces.
  var vCardUnescaped: String { vCardComponents(separator: nil)[0] }

  /// Returns the unescaped components of a structured value such as a name.
  ///
  /// - Parameter comma: The replacement for an unescaped comma, which separates list elements.
  func vCardComponents(
    separator: Character? = ";", comma: UInt8 = UInt8(ascii: ",")
  ) -> [String] {
    var parts: [String] = []
    var part: [UInt8] = []
    var isEscaped = false
    func finish() {
      while part.last?.isBlank == true { part.removeLast() }
      parts.append(String(decoding: part.drop(while: \.isBlank), as: UTF8.self))
      part.removeAll(keepingCapacity: true)
    }
    let separator = separator?.asciiValue
    for byte in utf8 {
      if isEscaped {
        switch byte {
        case UInt8(ascii: "n"), UInt8(ascii: "N"): part.append(.lineFeed)
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "\\"):
          part.append(byte)
        default: part += [UInt8(ascii: "\\"), byte]
        }
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == separator {
        finish()
      } else {
        part.append(byte == UInt8(ascii: ",") ? comma : byte)
      }
    }
    if isEscaped { part.append(UInt8(ascii: "\\")) }
    finish()
    return parts
  }
}
