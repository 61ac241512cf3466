import Foundation
import Requests

/// A parser that splits the bytes of a connection into requests.
struct LoopbackParser {
  /// The result of parsing the bytes received so far.
  enum Result {
    case request(LoopbackRequest)
    /// The request is incomplete. `expectsContinue` tells whether the client waits for a 100.
    case incomplete(expectsContinue: Bool)
    case malformed
  }

  private static let headLimit = 65_536
  private static let bodyLimit = 67_108_864

  private var bytes = Data()

  mutating func append(_ more: UnsafeRawBufferPointer) {
    bytes.append(contentsOf: more)
  }

  /// Removes and returns the next request.
  mutating func next() -> Result {
    // Methods are letters. Anything else, such as TLS, never becomes a request.
    if let first = bytes.first, !(0x41...0x7A).contains(first) { return .malformed }
    guard let (lines, count) = bytes.withUnsafeBytes(Self.lines) else {
      return bytes.count > Self.headLimit ? .malformed : .incomplete(expectsContinue: false)
    }
    guard var request = Self.head(lines) else { return .malformed }
    let rest = bytes[(bytes.startIndex + count)...]
    let isChunked = request.headers["Transfer-Encoding"]?.lowercased() == "chunked"
    switch isChunked ? Self.chunked(rest) : Self.plain(rest, request.headers["Content-Length"]) {
    case .malformed: return .malformed
    case .incomplete:
      if bytes.count > Self.bodyLimit { return .malformed }
      let expects = request.headers["Expect"]?.lowercased() == "100-continue"
      return .incomplete(expectsContinue: expects && rest.isEmpty)
    case .complete(let body, let end):
      request.body = body
      bytes = Data(bytes[end...])
      return .request(request)
    }
  }

  private enum Body {
    case complete(Data, end: Data.Index)
    case incomplete
    case malformed
  }

  /// Returns the lines before the first empty line, and the number of bytes up to its end, or nil
  /// if there is no empty line.
  private static func lines(_ bytes: UnsafeRawBufferPointer) -> (lines: [String], count: Int)? {
    var (lines, start) = ([String](), 0)
    while let newline = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      var line = bytes[start..<newline]
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      start = newline + 1
      if line.isEmpty { return (lines, start) }
      lines.append(String(decoding: line, as: UTF8.self))
    }
    return nil
  }

  private static func head(_ lines: [String]) -> LoopbackRequest? {
    let words = lines.first?.utf8.split(
      separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard let words, words.count == 3, words[2].starts(with: "HTTP/1.".utf8) else { return nil }
    var headers = HTTPHeaders()
    for line in lines.dropFirst() {
      guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      headers.append(String(line[..<colon]), line[colon...].dropFirst().trimmingBlanks)
    }
    return LoopbackRequest(
      method: HTTPMethod(rawValue: String(Substring(words[0]))),
      target: String(Substring(words[1])), headers: headers, body: Data())
  }

  /// Returns the body of a length, which the request may not name.
  private static func plain(_ bytes: Data, _ digits: String?) -> Body {
    let length = digits.map { Int($0) ?? -1 } ?? 0
    guard (0...bodyLimit).contains(length) else { return .malformed }
    let end = bytes.startIndex + length
    return bytes.count < length ? .incomplete : .complete(Data(bytes[..<end]), end: end)
  }

  private static func chunked(_ bytes: Data) -> Body {
    var (body, rest) = (Data(), bytes)
    let newline = Data("\r\n".utf8)
    while let line = rest.range(of: newline) {
      let digits = String(decoding: rest[rest.startIndex..<line.lowerBound], as: UTF8.self)
      guard let size = Int(digits.prefix { $0 != ";" }, radix: 16),
        (0...bodyLimit).contains(size)
      else { return .malformed }
      rest = rest[line.upperBound...]
      guard rest.count >= size + 2 else { return .incomplete }
      body.append(rest[rest.startIndex..<rest.startIndex + size])
      rest = rest[(rest.startIndex + size + 2)...]
      if size == 0 { return .complete(body, end: rest.startIndex) }
    }
    return .incomplete
  }
}
