import Foundation
import Requests
import RequestsTesting
import Testing

/// Answers that are kept with their ETag.
@Suite(.timeLimit(.minutes(30))) struct ETagTests {
  private typealias Users = AnyRequest<[String]>

  /// A server whose answer is still good.
  private let transport = ScriptedTransport { request, number in
    request.headers["If-None-Match"] == "\"1\""
      ? .status(304, for: request)
      : .json("[\"\(number)\"]", for: request, headers: ["etag": "\"1\""])
  }

  @Test func `304 gives the cached response`() async throws {
    let client = RequestClient(transport: transport)
    let read = [
      try await client.send(Users(usesETag: true)), try await client.send(Users(usesETag: true)),
    ]
    #expect(read == [["0"], ["0"]])
    #expect(transport.requests.map { $0.headers["If-None-Match"] } == [nil, "\"1\""])
    // Copies of the client share the cache, and a request that doesn't use it is sent.
    var other = client
    other.timeout = 1
    let others = [try await other.send(Users(usesETag: true)), try await client.send(Users())]
    #expect(others == [["0"], ["3"]])
  }

  @Test func `another user, language, query or path is another cache entry`() async throws {
    let client = RequestClient(transport: transport)
    let request = Users(headers: ["Authorization": "a"], usesETag: true)
    _ = try await client.send(request)
    var other = request
    other.headers["Authorization"] = "b"
    var read = try await client.send(other)
    other.headers["Accept-Language"] = "fr"
    read += try await client.send(other)
    other.parameters = ["page": 2]
    read += try await client.send(other)
    #expect(read + (try await client.send(request)) == ["1", "2", "3", "0"])
  }

  @Test(arguments: ["X-Request-ID", "x-correlation-id", "traceparent", "Date"])
  func `fields that differ in each request don't make another cache entry`(name: String)
    async throws
  {
    let client = RequestClient(transport: transport)
    var read: [String] = []
    for number in 0..<3 {
      read += try await client.send(Users(headers: [name: "\(number)"], usesETag: true))
    }
    // They are sent all the same.
    #expect(
      (read, transport.requests.map { $0.headers[name] }) == (["0", "0", "0"], ["0", "1", "2"]))
  }

  @Test func `a new response replaces the old one`() async throws {
    let transport = ScriptedTransport { request, number in
      .json("[\"\(number)\"]", for: request, headers: ["ETag": "\"\(number)\""])
    }
    let client = RequestClient(transport: transport)
    var read: [String] = []
    for _ in 0..<3 { read += try await client.send(Users(usesETag: true)) }
    let tags = transport.requests.map { $0.headers["If-None-Match"] }
    #expect((read, tags) == (["0", "1", "2"], [nil, "\"0\"", "\"1\""]))
  }

  @Test func `memory is bounded, and recently used entries stay`() async throws {
    let filler = String(repeating: "x", count: 1_000_000)
    let transport = ScriptedTransport { request, _ in
      .json("[\"\(filler)\"]", for: request, headers: ["ETag": "\"1\""])
    }
    let client = RequestClient(transport: transport)
    for page in [0, 1, 2, 0, 3, 4, 0, 1] {
      _ = try await client.send(Users(parameters: ["page": page], usesETag: true))
    }
    let asked = transport.requests.map { $0.headers["If-None-Match"] != nil }
    #expect(asked == [false, false, false, true, false, false, true, false])
  }

  @Test(
    arguments: [
      ("\"1\"", "private, No-Store"), ("", nil), ("\"é\"", nil), ("\"\u{1}\"", nil),
    ] as [(String, String?)])
  func `a response that must not be stored, or whose tag can't be sent back, is not kept`(
    tag: String, control: String?
  ) async throws {
    let transport = ScriptedTransport { request, _ in
      var headers: HTTPHeaders = ["ETag": tag]
      headers["Cache-Control"] = control
      return .json("[]", for: request, headers: headers)
    }
    let client = RequestClient(transport: transport)
    for _ in 0..<2 { _ = try await client.send(Users(usesETag: true)) }
    #expect(transport.requests[1].headers["If-None-Match"] == nil)
  }

  /// What a server has at each request, with its tag, and what is read from it.
  @Test(
    arguments: [
      ([("[1]", "1"), (#"["new"]"#, "1")], ["none", "new", "new"]),
      ([(#"["old"]"#, "0"), ("[1]", "1"), (#"["new"]"#, "1")], ["old", "none", "new", "new"]),
      ([(#"["old"]"#, "0"), ("[1]", "1"), (#"["old"]"#, "0")], ["old", "none", "old", "old"]),
      // Another type of response can read the first one.
      (
        [(#""text""#, "1"), (#""text""#, "1"), (#"["new"]"#, "1")], ["text", "none", "new", "new"]
      ),
    ] as [([(body: String, tag: String)], [String])])
  func `a response that can't be read isn't repeated after the server's repair`(
    script: [(body: String, tag: String)], expected: [String]
  ) async throws {
    let transport = ScriptedTransport { request, number in
      let (body, tag) = script[min(number, script.count - 1)]
      return request.headers["If-None-Match"] == tag
        ? .status(304, for: request) : .json(body, for: request, headers: ["ETag": tag])
    }
    let client = RequestClient(transport: transport)
    var read: [String] = []
    for text in expected {
      if text == "text" {
        read.append(try await client.send(AnyRequest<String>(usesETag: true)))
      } else {
        read.append((try? await client.send(Users(usesETag: true)))?.first ?? "none")
      }
    }
    #expect(read == expected)
  }

  @Test func `304 without a condition is an error`() async {
    let transport = ScriptedTransport { request, _ in .status(304, for: request) }
    let error = await failure { try await RequestClient(transport: transport).send(Users()) }
    #expect(error == .status(code: 304, body: Data(), retryAfter: nil))
  }
}
