import Foundation

/// A scanner that finds the first byte that is not valid JSON, which Foundation does not report.
struct JSONSyntax {
  /// The content types of JSON, in addition to those that end with `+json`.
  static let types = ["application/json", "text/json", "text/javascript", "text/plain"]

  /// Returns the first syntax error and its byte offset, or nil if the body is JSON.
  static func flaw(in data: Data) -> String? {
    var syntax = JSONSyntax(bytes: [UInt8](data))
    if syntax.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { syntax.index = 3 }
    guard syntax.value(depth: 0) else { return syntax.message }
    syntax.skipSpace()
    return syntax.index == syntax.bytes.count ? nil : syntax.message
  }

  private let bytes: [UInt8]
  private var index = 0

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var message: String {
    index >= bytes.count
      ? "the JSON ends unexpectedly at byte \(bytes.count)" : "the JSON is invalid at byte \(index)"
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private mutating func consume(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func word(_ word: StaticString) -> Bool {
    for scalar in word.description.unicodeScalars where !consume(scalar) { return false }
    return true
  }

  private mutating func value(depth: Int) -> Bool {
    skipSpace()
    guard depth < 512, let byte = next else { return false }
    switch Unicode.Scalar(byte) {
    case "{": return list("}", depth) { $0.member(depth) }
    case "[": return list("]", depth) { $0.value(depth: depth + 1) }
    case "\"": return string()
    case "t": return word("true")
    case "f": return word("false")
    case "n": return word("null")
    default: return number()
    }
  }

  private mutating func list(
    _ end: Unicode.Scalar, _ depth: Int, _ element: (inout JSONSyntax) -> Bool
  ) -> Bool {
    index += 1
    skipSpace()
    if consume(end) { return true }
    while element(&self) {
      skipSpace()
      if consume(end) { return true }
      guard consume(",") else { return false }
    }
    return false
  }

  private mutating func member(_ depth: Int) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: "\""), string() else { return false }
    skipSpace()
    return consume(":") && value(depth: depth + 1)
  }

  private mutating func string() -> Bool {
    index += 1
    while let byte = next {
      if byte == UInt8(ascii: "\"") {
        index += 1
        return true
      }
      guard byte >= 0x20 else { return false }
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }

  private mutating func digits() -> Bool {
    let start = index
    while let byte = next, (0x30...0x39).contains(byte) { index += 1 }
    return index > start
  }

  private mutating func number() -> Bool {
    _ = consume("-")
    guard digits() else { return false }
    if consume("."), !digits() { return false }
    guard consume("e") || consume("E") else { return true }
    if !consume("+") { _ = consume("-") }
    return digits()
  }
}
