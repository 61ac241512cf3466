#if os(Linux)
import Foundation
import Requests

/// The status and the header fields of a response, as they arrive line by line.
struct ResponseHead {
  /// The maximum size of a response's header in bytes, and of all that precede it.
  static let maxSize = 65_536
  /// The maximum number of lines of a response's header.
  static let maxLineCount = 256

  /// The status code, or 0 before the first line.
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
  /// - Throws: A `RequestError` if the header is too large or contradicts itself.
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
    if text.hasPrefix("HTTP/") {
      status = text.split(separator: " ", maxSplits: 2).dropFirst().first.flatMap { Int($0) } ?? 0
      headers = HTTPHeaders()
      last = nil
    } else if text.isEmpty {
      try addLast()
      // An interim response precedes the final one.
      isComplete = !(100..<200).contains(status) || status == 101
    } else if let first = text.first, first == " " || first == "\t" {
      last?.value += " " + text.trimmingCharacters(in: .whitespaces)
    } else {
      try addLast()
      guard let colon = text.firstIndex(of: ":") else { return }
      last = (
        String(text[..<colon]),
        text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      )
    }
  }

  private mutating func addLast() throws(RequestError) {
    guard let field = last else { return }
    last = nil
    if let length = headers["Content-Length"], field.name.lowercased() == "content-length" {
      guard length == field.value else {
        throw .transport(
          code: -1017, message: "the header states two lengths, \(length) and \(field.value)")
      }
      return
    }
    headers.append(field.name, field.value)
  }

  /// Returns a line as text without its line ending. Bytes that aren't UTF-8 are Latin-1.
  private static func text(_ line: UnsafeRawBufferPointer) -> String {
    var bytes = line[...]
    while let last = bytes.last, last == 0x0A || last == 0x0D { bytes = bytes.dropLast() }
    if let text = String(bytes: bytes, encoding: .utf8) { return text }
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}
#endif
