import Foundation
import Requests
import RequestsTesting
import Testing

/// What a server can do to a client, and that the client is none the worse for it.
///
/// The tests run one after the other, because each has a server of its own: `Process.run()` of
/// Foundation on Linux crashes where a process has more than a thousand open descriptors
/// (swift-corelibs-foundation, pull request 5472).
@Suite(.overPlatformTransport, .serialized, .timeLimit(.minutes(30))) struct AdversaryTests {
  private struct Fetch: Request {
    typealias Response = Data
    var baseURL: URL
    var path: RequestPath
    var method = HTTPMethod.get
  }

  /// The scalars that control a terminal or the direction of text.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isBidiControl
    }
  }

  private func check(_ error: RequestError) {
    let text = error.description
    #expect(!text.unicodeScalars.contains(where: Self.isControl), "\(text)")
    #expect(text.unicodeScalars.count <= 1_000, "\(text.unicodeScalars.count) characters")
    #expect(error.errorDescription == text)
  }

  @Test(arguments: AdversaryAnswer.all)
  func `an answer has one outcome, and the next request succeeds`(answer: AdversaryAnswer)
    async throws
  {
    let server = try LoopbackServer { $0.path == "/bad" ? .raw(answer.steps) : .json("[]") }
    defer { server.stop() }
    let (client, liveCount) = RequestClient.counted()
    var limited = client
    limited.maxBodySize = answer.maxBodySize
    limited.timeout = answer.timeout
    let result: Result<Data, RequestError>
    do throws(RequestError) {
      result = .success(
        try await limited.send(Fetch(baseURL: server.url, path: "bad", method: answer.method)))
    } catch {
      check(error)
      result = .failure(error)
    }
    #expect(answer.outcome.fits(result), "\(result)")
    for _ in 0..<2 {
      let next = try await client.send(Fetch(baseURL: server.url, path: "good"))
      #expect(next == Data("[]".utf8))
    }
    try await waitForNone(liveCount)
  }

  @Test(arguments: [false, true])
  func `an answer that is cut at any byte is an error`(isReset: Bool) async throws {
    let whole = Data(
      "HTTP/1.1 200 OK\r\nContent-Type: a/b\r\nContent-Length: 9\r\n\r\n[1, 2, 3]".utf8)
    let server = try LoopbackServer { request in
      guard let count = Int(request.path.dropFirst()), count < whole.count else {
        return .raw([.bytes(whole), .keepAlive])
      }
      return .raw([.bytes(whole.prefix(count))] + (isReset ? [.reset] : []))
    }
    defer { server.stop() }
    let (client, liveCount) = RequestClient.counted()
    for count in 0..<whole.count {
      let error = await failure {
        try await client.send(Fetch(baseURL: server.url, path: "\(count)"))
      }
      guard case .transport(code: -1005, _) = error else {
        Issue.record("after \(count) bytes: \(String(describing: error))")
        continue
      }
    }
    let all = try await client.send(Fetch(baseURL: server.url, path: "\(whole.count)"))
    #expect(all == Data("[1, 2, 3]".utf8))
    try await waitForNone(liveCount)
  }

  @Test func `gzip that is cut at any byte is an error`() async throws {
    let whole = Gzip.stored(String(repeating: "a", count: 40))
    let server = try LoopbackServer { request in
      let count = Int(request.path.dropFirst()) ?? whole.count
      return .data(whole.prefix(count), type: "a/b", headers: ["Content-Encoding": "gzip"])
    }
    defer { server.stop() }
    let client = RequestClient.loopback()
    for count in 1..<whole.count {
      let error = await failure {
        try await client.send(Fetch(baseURL: server.url, path: "\(count)"))
      }
      guard case .transport(code: -1015, _) = error else {
        Issue.record("after \(count) bytes: \(String(describing: error))")
        continue
      }
    }
    let all = try await client.send(Fetch(baseURL: server.url, path: "all"))
    #expect(all == Data(repeating: UInt8(ascii: "a"), count: 40))
  }

  @Test func `the fields are those of the final response's header`() async throws {
    let server = try LoopbackServer { _ in
      .raw([
        .text("HTTP/1.1 103 Early Hints\r\nX-Early: a\r\n\r\nHTTP/1.1 200 OK\r\n"),
        .text("X-Folded: a\r\n  b\r\n\tc \r\nX-Latin: "), .bytes(Data([0xE9])),
        .text("\r\nX-UTF: é\r\nX-Twice: 1\r\nX-Empty:\r\nx-twice: 2\r\n"),
        .text("Transfer-Encoding: chunked\r\n\r\n2\r\n[]\r\n0\r\nX-Late: a\r\n\r\n"),
        .keepAlive,
      ])
    }
    defer { server.stop() }
    let response = try await RequestClient.loopback().transport.perform(
      HTTPRequest(url: server.url, timeout: 3_600, insecureHosts: ["127.0.0.1"]))
    #expect(response.body == Data("[]".utf8))
    let fields = response.headers.fields.filter { $0.name.lowercased().hasPrefix("x-") }
    #expect(
      fields.map { "\($0.name)=\($0.value)" } == [
        "X-Folded=a b c", "X-Latin=é", "X-UTF=é", "X-Twice=1", "X-Empty=", "x-twice=2",
      ])
  }

  @Test(arguments: ["//[::1]/", "//[::1]:1/", "//[::ffff:127.0.0.1]:1/", "//%20/", "//a%2fb/"])
  func `a redirect to an odd address is an error, even if all hosts are allowed`(location: String)
    async throws
  {
    let server = try LoopbackServer { $0.path == "/bad" ? .redirect(to: location) : .json("[]") }
    defer { server.stop() }
    var client = RequestClient.loopback()
    client.insecureHosts = ["127.0.0.1", "::1", "[::1]", "::ffff:127.0.0.1", " ", "a/b"]
    let error = await failure { [client] in
      try await client.send(Fetch(baseURL: server.url, path: "bad"))
    }
    switch error {
    case .transport(code: -1004, _), .insecure: break
    default: Issue.record("\(String(describing: error))")
    }
    #expect(try await client.send(Fetch(baseURL: server.url, path: "good")) == Data("[]".utf8))
  }

  @Test func `a tag that cannot be sent back does not spoil later requests`() async throws {
    let server = try LoopbackServer { request in
      .raw(
        [
          .text("HTTP/1.1 200 OK\r\nETag: \"")
        ] + (request.path == "/latin" ? [.bytes(Data([0xE9]))] : [.text("é\u{1}")]) + [
          .text("\"\r\nContent-Length: 2\r\n\r\n[]"), .keepAlive,
        ])
    }
    defer { server.stop() }
    let client = RequestClient.loopback()
    for path: RequestPath in ["latin", "other", "latin", "other"] {
      let users = try await client.send(
        AnyRequest<[User]>(baseURL: server.url, path: path, usesETag: true))
      #expect(users == [])
    }
  }

  @Test func `an error describes what a server sent in a short line without control characters`()
    async throws
  {
    let odd = "\u{1B}[2J\u{9B}31m\u{202E}\u{2066}\u{7}\u{2028}\u{7F}\u{0}"
    let many = String(repeating: odd, count: 1_000)
    for error: RequestError in [
      .unreadable(many), .transport(code: -1, message: many), .tls(many), .insecure(many),
      .wrongContent(type: many, snippet: many), .invalidRequest(many),
    ] {
      check(error)
    }
    let server = try LoopbackServer { _ in
      .data(
        Data("<\(odd)>".utf8), type: "text/html",
        headers: [
          "Content-Type": "text/\(odd.replacing("\u{0}", with: ""))"
            + String(repeating: "\u{202E}", count: 5_000) + "html"
        ])
    }
    defer { server.stop() }
    let error = await failure {
      try await RequestClient.loopback().send(AnyRequest<[User]>(baseURL: server.url))
    }
    guard case .wrongContent = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    if let error { check(error) }
  }
}
