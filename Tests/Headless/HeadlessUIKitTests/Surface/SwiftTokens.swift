/// The words and signs of a Swift file, without comments and the insides of strings.
struct SwiftTokens {
  /// One word or sign, and whether it is the first of its line.
  struct Token {
    let text: String
    let beginsLine: Bool
  }

  private(set) var tokens: [Token] = []

  // Bytes, since a debug build takes its time for characters. All signs are ASCII.
  private let bytes: [UInt8]
  private var position = 0
  private var beginsLine = true

  init(_ source: String) {
    bytes = Array(source.utf8)
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        beginsLine = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"): position += 1
      case UInt8(ascii: "/") where isAt("//"): skip(to: "\n")
      case UInt8(ascii: "/") where isAt("/*"):
        skip(to: "*/")
        position += 2
      case UInt8(ascii: "\""): addString()
      case let byte where Self.isOfWord[Int(byte)]:
        let start = position
        while position < bytes.count, Self.isOfWord[Int(bytes[position])] { position += 1 }
        let isQuoted = byte == UInt8(ascii: "`")
        add(Array(isQuoted ? bytes[(start + 1)..<(position - 1)] : bytes[start..<position]))
      case UInt8(ascii: "-") where isAt("->"):
        position += 2
        add(Array("->".utf8))
      case let sign:
        position += 1
        add([sign])
      }
    }
  }

  /// Whether each byte belongs to a word.
  private static let isOfWord: [Bool] = (0...255 as ClosedRange<UInt8>).map { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"),
      UInt8(ascii: "#"), 0x80...:
      true
    default: false
    }
  }

  private func isAt(_ sign: StaticString) -> Bool {
    let length = sign.utf8CodeUnitCount
    guard position + length <= bytes.count else { return false }
    var index = 0
    while index < length {
      if bytes[position + index] != sign.utf8Start[index] { return false }
      index += 1
    }
    return true
  }

  private mutating func skip(to sign: StaticString) {
    let first = sign.utf8Start[0]
    while position < bytes.count, bytes[position] != first || !isAt(sign) { position += 1 }
  }

  private mutating func addString() {
    let fence: StaticString = isAt("\"\"\"") ? "\"\"\"" : "\""
    position += fence.utf8CodeUnitCount
    while position < bytes.count, !isAt(fence) {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position += fence.utf8CodeUnitCount
    add(Array("\"\"".utf8))
  }

  private mutating func add(_ text: [UInt8]) {
    tokens.append(Token(text: String(decoding: text, as: UTF8.self), beginsLine: beginsLine))
    beginsLine = false
  }
}
