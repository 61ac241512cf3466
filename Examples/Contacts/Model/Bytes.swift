nonisolated extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  /// A Boolean value that indicates whether the byte is a space or a tab.
  var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// A Boolean value that indicates whether the byte is a space, a tab, or part of a line end.
  var isBlank: Bool { isSpace || self == .lineFeed || self == .carriageReturn }

  /// The value of a hexadecimal digit, or nil for all other bytes.
  var hexValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}

/// The bytes of a file, as a protocol so that tests can count the bytes that a reader accesses.
nonisolated protocol ByteText: RandomAccessCollection, RangeReplaceableCollection
where Element == UInt8, Index == Int, SubSequence: RandomAccessCollection {}

nonisolated extension [UInt8]: ByteText {}

nonisolated extension RandomAccessCollection<UInt8> {
  /// The offset of the first byte that is not valid UTF-8, or nil if all bytes are valid.
  var firstInvalidUTF8: Int? {
    if allSatisfy({ $0 < 0x80 }) { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var rest = makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }

}

nonisolated extension ByteText {
  /// Returns the one-based line of the byte at an offset. Lines end with CR, LF, or CRLF.
  func lineNumber(at offset: Int) -> Int {
    var line = 1
    for index in 0..<offset where endsLine(at: index) { line += 1 }
    return line
  }

  /// Returns a Boolean value that indicates whether the byte at an index ends a line. The CR of a
  /// CRLF does not.
  func endsLine(at index: Int) -> Bool {
    switch self[index] {
    case .lineFeed: true
    case .carriageReturn: index + 1 == count || self[index + 1] != .lineFeed
    default: false
    }
  }
}
