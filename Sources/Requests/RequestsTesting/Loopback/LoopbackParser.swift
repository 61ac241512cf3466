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
    guard let end = bytes.range(of: Data("\r\n\r\n".utf8)) else {
      return bytes.count > Self.headLimit ? .malformed : .incomplete(expectsContinue: false)
    }
    guard var request = Self.head(bytes[bytes.startIndex..<end.lowerBound]) else {
      return .malformed
    }
    let rest = bytes[end.upperBound...]
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

  private static func head(_ bytes: Data) -> LoopbackRequest? {
    let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return nil }
    var headers = HTTPHeaders()
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].trimmingBlanks
      headers.append(String(line[..<colon]), value)
    }
    return LoopbackRequest(
      method: HTTPMethod(rawValue: String(words[0])), target: String(words[1]), headers: headers,
      body: Data())
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
