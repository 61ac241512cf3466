/// A parser that splits the bytes of a connection into requests, and refuses everything that
/// browsers never send.
///
/// Bytes may arrive in pieces of any length. After a refusal, no further requests are parsed.
package struct WebRequestParser {
  /// The result of parsing the bytes received so far.
  package enum Result: Equatable {
    case request(WebRequest)
    /// The request is incomplete.
    case incomplete
    /// The request can't be served.
    case refused(Refusal)
  }

  /// The reason for a refusal. The raw value is the status of the response.
  package enum Refusal: Int, Error {
    case malformed = 400
    case bodyTooLong = 413
    case lineTooLong = 414
    case expectation = 417
    case headTooLong = 431
    case version = 505
  }

  private let limits: WebLimits
  private var bytes: [UInt8] = []
  /// The number of bytes that have been searched for the end of the head.
  private var scanned = 0
  private var hasLine = false
  /// The request whose body is incomplete, and the length of the body.
  private var awaited: (request: WebRequest, length: Int)?
  private var refusal: Refusal?

  package init(limits: WebLimits = WebLimits()) { self.limits = limits }

  /// The number of buffered bytes.
  package var count: Int { bytes.count }

  /// A Boolean value that indicates whether a part of a request has arrived.
  package var isInRequest: Bool { awaited != nil || !bytes.isEmpty }

  package mutating func append(_ more: some Sequence<UInt8>) { bytes += more }

  /// Removes and returns the next request.
  package mutating func next() -> Result {
    if let refusal { return .refused(refusal) }
    do {
      if awaited == nil {
        guard let end = try scan() else { return .incomplete }
        awaited = try head(bytes[..<end])
        bytes.removeFirst(end)
        (scanned, hasLine) = (0, false)
      }
      guard case (var request, let length)? = awaited, bytes.count >= length else {
        return .incomplete
      }
      request.body = Array(bytes[..<length])
      bytes.removeFirst(length)
      awaited = nil
      return .request(request)
    } catch {
      (refusal, bytes) = (error, [])
      return .refused(error)
    }
  }

  /// Scans the new bytes and returns the end of the head, or nil if it is incomplete.
  private mutating func scan() throws(Refusal) -> Int? {
    while scanned < bytes.count {
      let byte = bytes[scanned]
      let isAfterReturn = scanned > 0 && bytes[scanned - 1] == .carriageReturn
      guard (byte == .lineFeed) == isAfterReturn else { throw .malformed }
      scanned += 1
      switch byte {
      case .lineFeed:
        if !hasLine {
          guard scanned - 2 <= limits.requestLine else { throw .lineTooLong }
          hasLine = true
        }
        guard scanned <= limits.head else { throw .headTooLong }
        if scanned >= 4, bytes[scanned - 4] == .carriageReturn, bytes[scanned - 3] == .lineFeed {
          return scanned
        }
      case .carriageReturn, .tab, 0x20..<0x7F, 0x80...: break
      default: throw .malformed
      }
    }
    // A carriage return may be the first byte of the line end.
    guard hasLine || scanned <= limits.requestLine + 1 else { throw .lineTooLong }
    guard scanned < limits.head else { throw .headTooLong }
    return nil
  }

  private func head(_ head: ArraySlice<UInt8>) throws(Refusal) -> (WebRequest, Int) {
    let lines = head.dropLast(4).split(separator: .lineFeed, omittingEmptySubsequences: false)
      .map { $0.last == .carriageReturn ? $0.dropLast() : $0 }
    guard lines.count - 1 <= limits.fields else { throw .headTooLong }
    let words = lines[0].split(separator: .space, omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[0].allSatisfy(\.isToken),
      words[1].first == UInt8(ascii: "/"), words[1].allSatisfy({ $0 > .space && $0 < 0x7F })
    else { throw .malformed }
    let version = String(decoding: words[2], as: UTF8.self)
    guard version.hasPrefix("HTTP/") else { throw .malformed }
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else { throw .version }
    var request = WebRequest(
      method: String(decoding: words[0], as: UTF8.self),
      target: String(decoding: words[1], as: UTF8.self), fields: [:])
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
        line[..<colon].allSatisfy(\.isToken)
      else { throw .malformed }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      let value = String(decoding: line[(colon + 1)...].trimmingBlanks, as: UTF8.self)
      if let before = request.fields[name] {
        guard !Self.singular.contains(name) else { throw .malformed }
        request.fields[name] = "\(before), \(value)"
      } else {
        request.fields[name] = value
      }
    }
    // Chunked bodies are refused, so that there is only one interpretation of a body's length.
    guard request.fields["host"] != nil, request.fields["transfer-encoding"] == nil else {
      throw .malformed
    }
    guard request.fields["expect"] == nil else { throw .expectation }
    let options = request.fields["connection"]?.lowercased().split(separator: ",") ?? []
    let isLast = options.contains { $0.filter { $0 != " " } == "close" }
    request.endsConnection = isLast || version == "HTTP/1.0"
    guard let digits = request.fields["content-length"] else { return (request, 0) }
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .malformed
    }
    guard let length = Int(digits), length <= limits.body else { throw .bodyTooLong }
    return (request, length)
  }

  /// The security-relevant fields that must not be repeated.
  private static let singular: Set = [
    "host", "origin", "content-length", "content-type", "sec-fetch-site",
  ]
}

extension UInt8 {
  fileprivate static let tab = UInt8(ascii: "\t")
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
  fileprivate static let space = UInt8(ascii: " ")

  /// A Boolean value that indicates whether methods and field names may contain the character.
  fileprivate var isToken: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(self)
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var trimmingBlanks: Self {
    let isBlank: (UInt8) -> Bool = { $0 == .space || $0 == .tab }
    guard let first = firstIndex(where: { !isBlank($0) }) else { return [] }
    return self[first...lastIndex { !isBlank($0) }!]
  }
}
