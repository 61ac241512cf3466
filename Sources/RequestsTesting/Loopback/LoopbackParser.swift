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
    let body: (bytes: Data, end: Data.Index)?
    if request.headers["Transfer-Encoding"]?.lowercased() == "chunked" {
      body = Self.chunked(rest)
    } else {
      let length = request.headers["Content-Length"].map { Int($0) ?? -1 } ?? 0
      guard (0...Self.bodyLimit).contains(length) else { return .malformed }
      let bodyEnd = rest.startIndex + length
      body = rest.count < length ? nil : (Data(rest[rest.startIndex..<bodyEnd]), bodyEnd)
    }
    guard let body else {
      if bytes.count > Self.bodyLimit { return .malformed }
      let expects = request.headers["Expect"]?.lowercased() == "100-continue"
      return .incomplete(expectsContinue: expects && rest.isEmpty)
    }
    request.body = body.bytes
    bytes = Data(bytes[body.end...])
    return .request(request)
  }

  private static func head(_ bytes: Data) -> LoopbackRequest? {
    let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return nil }
    var headers = HTTPHeaders()
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      headers.append(String(line[..<colon]), value)
    }
    return LoopbackRequest(
      method: HTTPMethod(rawValue: String(words[0])), target: String(words[1]), headers: headers,
      body: Data())
  }

  /// Returns a chunked body and its end index, or nil if the body is incomplete.
  private static func chunked(_ bytes: Data) -> (bytes: Data, end: Data.Index)? {
    var (body, rest) = (Data(), bytes)
    let newline = Data("\r\n".utf8)
    while let line = rest.range(of: newline) {
      let digits = String(decoding: rest[rest.startIndex..<line.lowerBound], as: UTF8.self)
      guard let size = Int(digits.prefix { $0 != ";" }, radix: 16), size >= 0 else { return nil }
      rest = rest[line.upperBound...]
      guard rest.count >= size + 2 else { return nil }
      body.append(rest[rest.startIndex..<rest.startIndex + size])
      rest = rest[(rest.startIndex + size + 2)...]
      if size == 0 { return (body, rest.startIndex) }
    }
    return nil
  }
}
