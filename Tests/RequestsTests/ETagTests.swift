import Foundation
import Requests
import RequestsTesting
import Testing

/// Answers that are kept with their ETag.
@Suite(.timeLimit(.minutes(5))) struct ETagTests {
  private typealias Users = AnyRequest<[String]>

  /// A server whose answer is still good.
  private let transport = ScriptedTransport { request, number in
    request.headers["If-None-Match"] == "\"1\""
      ? .status(304, for: request)
      : .json("[\"\(number)\"]", for: request, headers: ["etag": "\"1\""])
  }

  @Test func `304 gives the cached response`() async throws {
    let client = RequestClient(transport: transport)
    #expect(try await client.send(Users(usesETag: true)) == ["0"])
    #expect(try await client.send(Users(usesETag: true)) == ["0"])
    #expect(transport.requests.map { $0.headers["If-None-Match"] } == [nil, "\"1\""])
  }

  @Test func `copies of a client share the cache`() async throws {
    let client = RequestClient(transport: transport)
    _ = try await client.send(Users(usesETag: true))
    var other = client
    other.timeout = 1
    #expect(try await other.send(Users(usesETag: true)) == ["0"])
  }

  @Test func `a request that does not use the cache gets a new response`() async throws {
    let client = RequestClient(transport: transport)
    _ = try await client.send(Users(usesETag: true))
    #expect(try await client.send(Users()) == ["1"])
  }

  @Test func `another user, language, query or path is another cache entry`() async throws {
    let client = RequestClient(transport: transport)
    let request = Users(headers: ["Authorization": "a"], usesETag: true)
    _ = try await client.send(request)
    var other = request
    other.headers["Authorization"] = "b"
    #expect(try await client.send(other) == ["1"])
    other.headers["Accept-Language"] = "fr"
    #expect(try await client.send(other) == ["2"])
    other.parameters = ["page": 2]
    #expect(try await client.send(other) == ["3"])
    #expect(try await client.send(request) == ["0"])
  }

  @Test(arguments: ["X-Request-ID", "x-correlation-id", "traceparent", "Date"])
  func `fields that differ in each request don't make another cache entry`(name: String)
    async throws
  {
    let client = RequestClient(transport: transport)
    for number in 0..<3 {
      let request = Users(headers: [name: "\(number)"], usesETag: true)
      #expect(try await client.send(request) == ["0"])
    }
    // They are sent all the same.
    #expect(transport.requests.map { $0.headers[name] } == ["0", "1", "2"])
  }

  @Test func `a new response replaces the old one`() async throws {
    let transport = ScriptedTransport { request, number in
      .json("[\"\(number)\"]", for: request, headers: ["ETag": "\"\(number)\""])
    }
    let client = RequestClient(transport: transport)
    for number in 0..<3 {
      #expect(try await client.send(Users(usesETag: true)) == ["\(number)"])
    }
    let tags = transport.requests.map { $0.headers["If-None-Match"] }
    #expect(tags == [nil, "\"0\"", "\"1\""])
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

  @Test func `responses that must not be stored are not`() async throws {
    let transport = ScriptedTransport { request, _ in
      .json("[]", for: request, headers: ["ETag": "\"1\"", "Cache-Control": "private, No-Store"])
    }
    let client = RequestClient(transport: transport)
    for _ in 0..<2 { _ = try await client.send(Users(usesETag: true)) }
    #expect(transport.requests[1].headers["If-None-Match"] == nil)
  }

  @Test(arguments: ["", "\"é\"", "\"\u{1}\""])
  func `a tag that can't be sent back is ignored`(tag: String) async throws {
    let transport = ScriptedTransport { request, _ in
      .json("[]", for: request, headers: ["ETag": tag])
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
