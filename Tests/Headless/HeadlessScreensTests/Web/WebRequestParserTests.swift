import HeadlessScreens
import TestSupport
import Testing

struct WebRequestParserTests {
  private static let post =
    "POST /a/event HTTP/1.1\r\nHost: 127.0.0.1:80\r\nX-Two: 1\r\nX-Two:\t2 \r\n"
    + "Content-Length: 5\r\n\r\nhello"

  private static func results(
    _ bytes: String, limits: WebLimits = WebLimits()
  ) -> [WebRequestParser.Result] {
    results(pieces: [Array(bytes.utf8)], limits: limits)
  }

  /// What comes out of bytes that arrive in pieces, up to the first result that needs more.
  private static func results(
    pieces: [[UInt8]], limits: WebLimits = WebLimits()
  ) -> [WebRequestParser.Result] {
    var parser = WebRequestParser(limits: limits)
    var results: [WebRequestParser.Result] = []
    for piece in pieces {
      parser.append(piece)
      while true {
        let result = parser.next()
        if result == .incomplete { break }
        results.append(result)
        if case .refused = result { return results }
      }
    }
    return results
  }

  /// A request whose last field has a value, and its body.
  private static func request(
    line: String = "GET / HTTP/1.1", fields: [String] = [], body: String = ""
  ) -> String {
    ([line, "Host: a"] + fields).joined(separator: "\r\n") + "\r\n\r\n" + body
  }

  @Test func `a request has its method, target, fields and body`() throws {
    let results = Self.results(Self.post)
    try #require(results.count == 1)
    guard case .request(let request) = results[0] else {
      Issue.record("\(results[0])")
      return
    }
    #expect(
      request.fields
        == ["host": "127.0.0.1:80", "x-two": "1, 2", "content-length": "5"])
    #expect(
      (request.method, request.target, String(decoding: request.body, as: UTF8.self))
        == ("POST", "/a/event", "hello"))
    #expect(!request.endsConnection)
  }

  @Test func `bytes may be split anywhere`() {
    let bytes = Array((Self.post + Self.request() + Self.post).utf8)
    let whole = Self.results(pieces: [bytes])
    #expect(whole.count == 3)
    let splits = (1..<bytes.count).map { [Array(bytes[..<$0]), Array(bytes[$0...])] }
    for pieces in splits + [bytes.map { [$0] }] {
      #expect(Self.results(pieces: pieces) == whole, "\(pieces.map(\.count))")
    }
  }

  @Test func `nothing but part of a request is incomplete`() {
    let bytes = Array(Self.post.utf8)
    for count in 0..<bytes.count {
      var parser = WebRequestParser()
      parser.append(bytes[..<count])
      #expect((parser.next(), parser.isInRequest) == (.incomplete, count > 0))
    }
  }

  @Test(arguments: [
    (fields: [], line: "GET / HTTP/1.1", ends: false),
    (fields: ["Connection: close"], line: "GET / HTTP/1.1", ends: true),
    (fields: ["Connection: x, Close"], line: "GET / HTTP/1.1", ends: true),
    (fields: ["Connection: keep-alive"], line: "GET / HTTP/1.1", ends: false),
    (fields: [], line: "GET / HTTP/1.0", ends: true),
  ])
  func `the client says whether the connection ends`(
    _ example: (fields: [String], line: String, ends: Bool)
  ) {
    let results = Self.results(Self.request(line: example.line, fields: example.fields))
    guard case .request(let request)? = results.first else {
      Issue.record("\(results)")
      return
    }
    #expect(request.endsConnection == example.ends)
  }

  @Test(arguments: [
    "GET / HTTP/1.1\nHost: a\n\n",
    "GET / HTTP/1.1\r\nHost: a\n\r\n",
    "GET / HTTP/1.1\rHost: a\r\n\r\n",
    "\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n",
    request(fields: ["X: a", " folded"]),
    request(fields: ["X: a", "\tfolded"]),
    request(fields: ["X : a"]),
    request(fields: [": a"]),
    request(fields: ["X"]),
    request(fields: ["X\u{E9}: a"]),
    request(fields: ["X: \u{0}"]),
    request(fields: ["X: \u{1}"]),
    request(fields: ["X: \u{7F}"]),
    request(fields: ["Content-Length: 5", "Content-Length: 5"], body: "hello"),
    request(fields: ["Content-Length: 5, 5"], body: "hello"),
    request(fields: ["Content-Length: +5"], body: "hello"),
    request(fields: ["Content-Length: -5"], body: "hello"),
    request(fields: ["Content-Length: 0x5"], body: "hello"),
    request(fields: ["Content-Length:"]),
    request(fields: ["Transfer-Encoding: chunked"], body: "0\r\n\r\n"),
    request(fields: ["Transfer-Encoding: identity"]),
    request(fields: ["Origin: a", "Origin: b"]),
    request(fields: ["Content-Type: a", "Content-Type: b"]),
    request(fields: ["Sec-Fetch-Site: a", "Sec-Fetch-Site: b"]),
    request(line: "GET /"),
    request(line: "GET  / HTTP/1.1"),
    request(line: "GET / HTTP/1.1 "),
    request(line: " / HTTP/1.1"),
    request(line: "GE(T / HTTP/1.1"),
    request(line: "GET http://a/ HTTP/1.1"),
    request(line: "GET * HTTP/1.1"),
    request(line: "GET /\t HTTP/1.1"),
    request(line: "GET /\u{E9} HTTP/1.1"),
    request(line: "GET / FTP/1.1"),
    "\u{16}\u{3}\u{1}",
  ])
  func `what no browser sends is malformed`(_ bytes: String) {
    #expect(Self.results(bytes) == [.refused(.malformed)])
  }

  @Test func `other versions are refused, and no request gets “100 Continue”`() {
    let lines = ["GET / HTTP/2.0", "GET / HTTP/0.9", "GET / HTTP/1.12"]
    let versions = lines.flatMap { Self.results(Self.request(line: $0)) }
    #expect(versions == Array(repeating: .refused(.version), count: 3))
    let bytes = Self.request(fields: ["Expect: 100-continue", "Content-Length: 5"])
    #expect(Self.results(bytes) == [.refused(.expectation)])
  }

  @Test func `a request line has a limit`() {
    var limits = WebLimits()
    limits.requestLine = 20
    let longest = "GET /234567 HTTP/1.1"
    let count = Self.results(Self.request(line: longest), limits: limits).count
    #expect([longest.utf8.count, count] == [20, 1])
    let longer = Self.request(line: "GET /2345678 HTTP/1.1")
    #expect(Self.results(longer, limits: limits) == [.refused(.lineTooLong)])
    // Each request of a connection has its own.
    let second = Self.results(Self.request(line: longest) + longer, limits: limits)
    #expect(second.count == 2 && second.last == .refused(.lineTooLong))
    // Without an end in sight as well.
    #expect(
      Self.results(String(repeating: "A", count: 22), limits: limits) == [.refused(.lineTooLong)])
  }

  @Test func `a head, its fields and a body have a limit`() throws {
    let head = Self.request(fields: ["X: abc"])
    let length = head.utf8.count
    let endless = String(head.dropLast(2)) + String(repeating: "A", count: 100)
    let (three, four) = (["A: 1", "B: 2"], ["A: 1", "B: 2", "C: 3"])
    let huge = "Content-Length: 99999999999999999999999"
    let cases: [(String, WritableKeyPath<WebLimits, Int>, Int, WebRequestParser.Refusal?)] = [
      (head, \.head, length, nil), (head, \.head, length - 1, .headTooLong),
      (endless, \.head, length - 1, .headTooLong),
      (Self.request(fields: three), \.fields, 3, nil),
      (Self.request(fields: four), \.fields, 3, .headTooLong),
      (Self.post, \.body, 5, nil), (Self.post, \.body, 4, .bodyTooLong),
      (Self.request(fields: [huge]), \.body, WebLimits().body, .bodyTooLong),
    ]
    for (bytes, part, limit, refusal) in cases {
      var limits = WebLimits()
      limits[keyPath: part] = limit
      let results = Self.results(bytes, limits: limits)
      switch (results.first, refusal) {
      case (.request?, nil): break
      case (.refused(let reason)?, let refusal?): #expect(reason == refusal && results.count == 1)
      default: Issue.record("\(results) for \(bytes)")
      }
    }
  }

  @Test func `nothing follows a refusal`() {
    var parser = WebRequestParser()
    parser.append(Array("nonsense\n".utf8))
    let first = parser.next()
    parser.append(Array(Self.post.utf8))
    #expect([first, parser.next()] == [.refused(.malformed), .refused(.malformed)])
  }

  @Test func `random bytes never trap, and respect the limits`() {
    var generator = SeededGenerator(seed: 17)
    let alphabet = Array("GET /:\r\n\r\n HTTP/1.1Host\u{0}é5Content-Length: ".utf8)
    for _ in 0..<2_000 {
      var parser = WebRequestParser()
      for _ in 0..<8 {
        parser.append((0..<40).map { _ in alphabet.randomElement(using: &generator)! })
        _ = parser.next()
        #expect(parser.count <= 8_192)
      }
    }
  }
}
