extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  /// Whether this is a space or a tab.
  var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Whether this is a space, a tab or part of a line end.
  var isBlank: Bool { isSpace || self == .lineFeed || self == .carriageReturn }

  /// The value of a hexadecimal digit.
  var hexValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}

/// The bytes of a file. It is a protocol so that a test can count the bytes that a reader looks at.
protocol ByteText: RandomAccessCollection, RangeReplaceableCollection
where Element == UInt8, Index == Int, SubSequence: RandomAccessCollection {}

extension [UInt8]: ByteText {}

extension RandomAccessCollection<UInt8> {
  /// Where the first byte stands that is not part of UTF-8 text; nil if all is well.
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

extension ByteText {
  /// The line, counted from 1, of the byte at an offset; CR, LF and CRLF end lines.
  func lineNumber(at offset: Int) -> Int {
    var line = 1
    for index in 0..<offset where endsLine(at: index) { line += 1 }
    return line
  }

  /// Whether a line ends with the byte at an index: the CR of a CRLF does not end it yet.
  func endsLine(at index: Int) -> Bool {
    switch self[index] {
    case .lineFeed: true
    case .carriageReturn: index + 1 == count || self[index + 1] != .lineFeed
    default: false
    }
  }
}
