/// A JSON value and its line, for error messages.
nonisolated struct JSONNode {
  var line: Int
  var value: Value

  enum Value {
    case object([String: JSONNode])
    case array([JSONNode])
    case string(String)
    case number
    case bool
    case null

    /// A description of the kind of value.
    var kind: String {
      switch self {
      case .object: "an object"
      case .array: "an array"
      case .string: "a string"
      case .number: "a number"
      case .bool: "a Boolean value"
      case .null: "null"
      }
    }
  }
}

/// A reader of JSON in valid UTF-8. Numbers are validated but not stored.
///
/// Foundation's decoder does not report the line of a value, and not reliably the location of a
/// syntax error.
nonisolated struct JSONReader<Bytes: ByteText> {
  private let bytes: Bytes
  private let file: String
  private var position = 0
  private var line = 1
  private static var depthLimit: Int { 100 }
  private var depth = 0

  init(bytes: Bytes, file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// Returns the single value of the text.
  mutating func document() throws(ContactsFileError) -> JSONNode {
    let node = try value()
    skipBlanks()
    if position < bytes.count { throw broken("the end of the file") }
    return node
  }

  private mutating func value() throws(ContactsFileError) -> JSONNode {
    skipBlanks()
    let line = line
    let value: JSONNode.Value
    guard let byte = peek else { throw broken("a value") }
    switch byte {
    case UInt8(ascii: "{"): value = try .object(object())
    case UInt8(ascii: "["): value = try .array(array())
    case UInt8(ascii: "\""): value = try .string(string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try number()
      value = .number
    default:
      if skip("true") || skip("false") {
        value = .bool
      } else if skip("null") {
        value = .null
      } else {
        throw broken("a value")
      }
    }
    return JSONNode(line: line, value: value)
  }

  // MARK: Collections

  private mutating func object() throws(ContactsFileError) -> [String: JSONNode] {
    var members: [String: JSONNode] = [:]
    try open()
    if close("}") { return members }
    repeat {
      skipBlanks()
      guard peek == UInt8(ascii: "\"") else { throw broken("a key in quotes") }
      let key = try string()
      skipBlanks()
      guard skip(":") else { throw broken("“:”") }
      members[key] = try value()
      skipBlanks()
    } while skip(",")
    guard close("}") else { throw broken("“,” or “}”") }
    return members
  }

  private mutating func array() throws(ContactsFileError) -> [JSONNode] {
    var elements: [JSONNode] = []
    try open()
    if close("]") { return elements }
    repeat {
      try elements.append(value())
      skipBlanks()
    } while skip(",")
    guard close("]") else { throw broken("“,” or “]”") }
    return elements
  }

  private mutating func open() throws(ContactsFileError) {
    position += 1
    depth += 1
    if depth > Self.depthLimit {
      throw ContactsFileError(file: file, line: line, problem: .nestedTooDeeply)
    }
  }

  private mutating func close(_ bracket: StaticString) -> Bool {
    skipBlanks()
    guard skip(bracket) else { return false }
    depth -= 1
    return true
  }

  // MARK: Scalars

  private mutating func number() throws(ContactsFileError) {
    _ = skip("-")
    if !skip("0") { try digits() }
    if skip(".") { try digits() }
    if skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      try digits()
    }
  }

  private mutating func digits() throws(ContactsFileError) {
    let start = position
    while let peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(peek) { position += 1 }
    if position == start { throw broken("a digit") }
  }

  private mutating func string() throws(ContactsFileError) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = peek, byte >= 0x20 {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape().utf8
      default: text.append(byte)
      }
    }
    throw broken("the remainder of a string")
  }

  private mutating func escape() throws(ContactsFileError) -> String {
    if skip("u") { return try unicodeEscape() }
    guard let peek, let text = jsonEscapes[peek] else { throw broken("an escape sequence") }
    position += 1
    return text
  }

  private mutating func unicodeEscape() throws(ContactsFileError) -> String {
    var units = [try codeUnit()]
    if UTF16.isLeadSurrogate(units[0]) {
      guard skip("\\u") else { throw broken("the second half of a surrogate pair") }
      units.append(try codeUnit())
    }
    guard let text = String(validating: units) else { throw broken("a surrogate pair") }
    return text
  }

  private mutating func codeUnit() throws(ContactsFileError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = peek?.hexValue else { throw broken("a hexadecimal digit") }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }

  // MARK: Bytes

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skip(_ word: StaticString) -> Bool {
    let isNext = word.withUTF8Buffer { bytes[position...].starts(with: $0) }
    if isNext { position += word.utf8CodeUnitCount }
    return isNext
  }

  private mutating func skipBlanks() {
    while let peek, peek.isBlank {
      if bytes.endsLine(at: position) { line += 1 }
      position += 1
    }
  }

  private func broken(_ expected: String) -> ContactsFileError {
    let found =
      switch peek {
      case nil: "the end of the file"
      case .lineFeed, .carriageReturn: "the end of the line"
      case .some(..<0x20): "a control character"
      case .some:
        // The text is valid from here, because the reader stops only between characters.
        "“\(String(decoding: bytes[position...].prefix(16), as: UTF8.self).prefix(1))”"
      }
    return ContactsFileError(
      file: file, line: line, problem: .brokenJSON(expected: expected, found: found))
  }
}

private nonisolated let jsonEscapes: [UInt8: String] = [
  UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
  UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
  UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
]

nonisolated extension String {
  /// Creates a string from UTF-16 code units, or returns nil if a surrogate is unpaired.
  fileprivate init?(validating units: [UInt16]) {
    var text = ""
    let isBroken = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF32.self, stoppingOnError: true
    ) { unit in
      Unicode.Scalar(unit).map { text.unicodeScalars.append($0) }
    }
    if isBroken { return nil }
    self = text
  }
}
