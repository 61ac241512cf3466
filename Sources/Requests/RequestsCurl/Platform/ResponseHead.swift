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
  /// A Boolean value that indicates whether nothing has arrived.
  var isEmpty: Bool { lineCount == 0 }
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
    var line = line[...]
    while let last = line.last, last == 0x0A || last == 0x0D { line.removeLast() }
    if status == 0 {
      status = try Self.status(line)
    } else if line.isEmpty {
      addLast()
      if status < 200 { return beginAgain() }
      try checkFraming()
      isComplete = true
    } else if line.first?.isBlank == true {
      last = last.map { ($0, "\($1) \(Self.text(line.trimmingBlanks))".trimmingBlanks) }
    } else {
      addLast()
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
      last = (Self.text(line[..<colon]), Self.text(line[(colon + 1)...].trimmingBlanks))
    }
  }

  /// Forgets an interim response, which precedes the final one.
  private mutating func beginAgain() {
    status = 0
    headers = HTTPHeaders()
  }

  /// Returns the status code of a status line. Nothing asks for another protocol, so status 101 is
  /// invalid.
  private static func status(_ line: Slice<UnsafeRawBufferPointer>) throws(RequestError) -> Int {
    let code = line.drop { $0 != 0x20 }.drop { $0 == 0x20 }.prefix { $0 != 0x20 }
    guard line.starts(with: "HTTP/".utf8), code.count == 3, let status = Int(text(code)),
      status >= 100, status != 101
    else {
      throw .transport(
        code: -1011, message: "the status line “\(text(line).visible())” is invalid")
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
      if lengths.count > 1 || !transfer.isEmpty {
        headers["Content-Length"] = nil
        if transfer != ["chunked"] { headers.append("Content-Length", length) }
      }
    }
    let codings = list("Content-Encoding")
    if codings.count > 1 {
      headers["Content-Encoding"] = nil
      headers.append("Content-Encoding", codings.joined(separator: ", "))
    }
  }

  /// Returns the elements of all fields with a name.
  private func list(_ name: String) -> [String] {
    var elements: [String] = []
    for field in headers.fields where field.name.isSameName(as: name) {
      guard field.value.utf8.contains(UInt8(ascii: ",")) else {
        elements.append(field.value)
        continue
      }
      let values = field.value.split(separator: ",", omittingEmptySubsequences: false)
      elements += values.map { $0.trimmingBlanks }
    }
    return elements
  }

  /// Returns bytes as text. Bytes that aren't UTF-8 are Latin-1.
  private static func text(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
    let bytes = UnsafeRawBufferPointer(rebasing: bytes)
    if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}
#endif
