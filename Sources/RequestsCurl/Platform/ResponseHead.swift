#if os(Linux)
import Foundation
import Requests

/// The status and the header fields of a response, as they arrive line by line.
struct ResponseHead {
  /// The maximum size of a response's header in bytes, and of all that precede it.
  static let maxSize = 65_536
  /// The maximum number of lines of a response's header.
  static let maxLineCount = 256

  /// The status code, or 0 before the status line of the final response.
  private(set) var status = 0
  /// The header fields.
  private(set) var headers = HTTPHeaders()
  /// A Boolean value that indicates whether the empty line after the final response's fields has
  /// arrived.
  private(set) var isComplete = false
  private var size = 0
  private var lineCount = 0
  private var last: (name: String, value: String)?

  /// Adds a line with its line ending.
  ///
  /// Lines after the header, the fields of a trailer, count, and are ignored.
  ///
  /// - Throws: A `RequestError` if the header is too large, invalid, or contradicts itself.
  mutating func add(_ line: UnsafeRawBufferPointer) throws(RequestError) {
    size += line.count
    lineCount += 1
    guard size <= Self.maxSize, lineCount <= Self.maxLineCount else {
      throw .transport(
        code: -1017,
        message: "the header has more than \(Self.maxSize) bytes or \(Self.maxLineCount) lines")
    }
    if isComplete { return }
    let text = Self.text(line)
    if status == 0 {
      status = try Self.status(text)
    } else if text.isEmpty {
      addLast()
      if status < 200 { return beginAgain() }
      try checkFraming()
      isComplete = true
    } else if let first = text.first, first == " " || first == "\t" {
      last?.value += " " + text[...].trimmingSpaces
    } else {
      addLast()
      guard let colon = text.firstIndex(of: ":") else { return }
      last = (String(text[..<colon]), text[text.index(after: colon)...].trimmingSpaces)
    }
  }

  /// Forgets an interim response, which precedes the final one.
  private mutating func beginAgain() {
    status = 0
    headers = HTTPHeaders()
  }

  /// Returns the status code of a status line. Nothing asks for another protocol, so status 101 is
  /// invalid.
  private static func status(_ line: String) throws(RequestError) -> Int {
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count > 1, words[0].hasPrefix("HTTP/"), words[1].utf8.count == 3,
      let status = Int(words[1]), status >= 100, status != 101
    else {
      throw .transport(code: -1011, message: "the status line “\(line.visible())” is invalid")
    }
    return status
  }

  private mutating func addLast() {
    guard let field = last else { return }
    last = nil
    headers.append(field.name, field.value)
  }

  /// Replaces the fields that say where the body ends and how it is coded with one each, or none.
  private mutating func checkFraming() throws(RequestError) {
    let transfer = list("Transfer-Encoding").map { $0.lowercased() }
    guard transfer.isEmpty || transfer == ["chunked"] || transfer == ["identity"] else {
      throw .transport(
        code: -1011,
        message: "the transfer coding “\(transfer.joined(separator: ", ").visible())” is unknown")
    }
    let lengths = list("Content-Length")
    guard lengths.allSatisfy({ $0 == lengths[0] }) else {
      throw .transport(
        code: -1017,
        message: "the header states two lengths, \(lengths.joined(separator: ", ").visible())")
    }
    if let length = lengths.first {
      guard length.utf8.allSatisfy({ (0x30...0x39).contains($0) }), Int(length) != nil else {
        throw .transport(
          code: -1017, message: "the header states the length “\(length.visible())”")
      }
      // Chunks state the length by themselves.
      headers["Content-Length"] = nil
      if transfer != ["chunked"] { headers.append("Content-Length", length) }
    }
    let codings = list("Content-Encoding")
    if codings.count > 1 {
      headers["Content-Encoding"] = nil
      headers.append("Content-Encoding", codings.joined(separator: ", "))
    }
  }

  /// Returns the elements of all fields with a name.
  private func list(_ name: String) -> [String] {
    headers.values(of: name).flatMap {
      $0.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmingSpaces }
    }
  }

  /// Returns a line as text without its line ending. Bytes that aren't UTF-8 are Latin-1.
  private static func text(_ line: UnsafeRawBufferPointer) -> String {
    var bytes = line[...]
    while let last = bytes.last, last == 0x0A || last == 0x0D { bytes = bytes.dropLast() }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}

extension Substring {
  /// The text without the spaces and tabs around it.
  fileprivate var trimmingSpaces: String {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    guard let first = utf8.firstIndex(where: { !isSpace($0) }),
      let last = utf8.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(self[first...last])
  }
}
#endif
