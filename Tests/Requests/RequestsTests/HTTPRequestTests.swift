import Foundation
import Requests
import RequestsTesting
import Testing

/// Requests that are refused before anything is sent.
@Suite(.timeLimit(.minutes(30))) struct HTTPRequestTests {
  private let transport = ScriptedTransport { request, _ in .json("[]", for: request) }

  private func refusal(
    _ request: some Request, _ change: (inout RequestClient) -> Void = { _ in }
  ) async -> RequestError? {
    var client = RequestClient(transport: transport)
    change(&client)
    let count = transport.count
    let error = await failure { try await client.send(request) }
    #expect(error == nil || transport.count == count)
    return error
  }

  private typealias Users = AnyRequest<[User]>

  /// A request, and a part of the sentence that refuses it.
  struct Refused: CustomTestStringConvertible, Sendable {
    var sentence: String
    var url = "https://api.example.com/v1"
    var method = HTTPMethod.get
    var headers: [String: String] = [:]
    var body: RequestBody?
    var change: @Sendable (inout RequestClient) -> Void = { _ in }

    var testDescription: String { "\(url) \(headers): \(sentence)" }
  }

  private static let bases: [Refused] =
    ["file:///etc", "/only/a/path", "https://", "mailto:a@b"].map { url in
      Refused(sentence: " has no scheme or host.$", url: url)
    } + [
      Refused(
        sentence: "^the base URL must not contain a user or a password.$",
        url: "https://ada:secret@h.example")
    ]

  private static let headers: [Refused] = [
    (["X-A": "a\r\nX-B: b"], "the header “X-A” contains a forbidden character"),
    (["X-A": "a\0b"], "the header “X-A” contains a forbidden character"),
    (["X-A": "é"], "the header “X-A” contains a forbidden character"),
    (["X-A: b\r\nX-B": "a"], "header name “X-A: b?"),
    (["": "a"], "the header name “” isn't a valid HTTP token"),
    (["Host": "other"], "the header “Host” is set by the transport"),
    (["content-length": "3"], "the header “content-length” is set by the transport"),
    (["Transfer-Encoding": "chunked"], "the header “Transfer-Encoding” is set by the transport"),
  ].map { Refused(sentence: $1, headers: $0) }

  private static let limits: [Refused] = [0, -1, .infinity, .nan].flatMap { (limit: Double) in
    [
      Refused(sentence: "timeout", change: { $0.timeout = limit }),
      Refused(
        sentence: "^the idleTimeout \(limit) isn't a positive number of seconds.$",
        change: { $0.idleTimeout = limit }),
    ]
  }

  private static let others: [Refused] = [
    Refused(
      sentence: "isn't a valid HTTP token",
      method: HTTPMethod(rawValue: "GET / HTTP/1.1\r\nX-A: b\r\n\r\n")),
    Refused(
      sentence: "^a GET request can't have a body.$", body: .data(Data(), contentType: "a/b")),
    Refused(
      sentence: "the body can't be encoded", method: .post, body: .json(["x": Double.nan])),
    Refused(
      sentence: "^the destination isn't the URL of a file.$",
      change: { $0.prepare = { $0.destination = URL(string: "https://h.example/file") } }),
    // What the hook makes of a request is checked, too.
    Refused(
      sentence: "^the header “X-A” contains a forbidden character.$",
      change: { $0.prepare = { $0.headers["X-A"] = "a\r\nb" } }),
    Refused(
      sentence: "^the URL must not contain a user or a password.$",
      change: { $0.prepare = { $0.url = URL(string: "https://a:b@h.example")! } }),
  ]

  @Test(arguments: bases + headers + limits + others)
  func `a request that can't be sent is refused with the reason`(refused: Refused) async throws {
    let request = Users(
      baseURL: try #require(URL(string: refused.url)), method: refused.method,
      headers: refused.headers, body: refused.body)
    let text = await refusal(request, refused.change)?.description ?? ""
    // ^ and $ stand for the beginning of the reason, and the end.
    let beginning = "The request is invalid: "
    #expect(
      text.hasPrefix(beginning)
        && "^\(text.dropFirst(beginning.count))$".contains(refused.sentence),
      "\(text)")
  }

  @Test(arguments: ["file:///etc", "/only/a/path", "https://", "https:///a", "https://:80/a"])
  func `a request without scheme or host is refused`(address: String) async throws {
    let request = HTTPRequest(url: try #require(URL(string: address)))
    let error = await failure { try request.validate() }
    #expect(error == .invalidRequest("the URL “\(address)” has no scheme or host"))
  }

  @Test func `plain HTTP is allowed for listed hosts only`() async throws {
    let url = URL(string: "http://h.example/v1")!
    #expect(
      await refusal(Users(baseURL: url))
        == .insecure(
          "HTTP to h.example isn't allowed; use HTTPS, or add the host to insecureHosts"))
    var client = RequestClient(transport: transport)
    client.insecureHosts = ["H.example"]
    #expect(try await client.send(Users(baseURL: url)) == [])
    // Also where the hook leads to it.
    let hooked = await refusal(Users()) {
      $0.prepare = { $0.url = URL(string: "http://g.example")! }
    }
    #expect("\(hooked!)".contains("HTTP to g.example"))
  }

  @Test func `an error of the hook is the request's`() async {
    struct Locked: Error {}
    let errors = [
      await refusal(Users()) { $0.prepare = { _ in throw Locked() } },
      await refusal(Users()) { $0.prepare = { _ in throw RequestError.cancelled } },
    ]
    #expect(errors == [.invalidRequest("it couldn't be prepared: Locked()"), .cancelled])
  }

  @Test func `methods that only read are safe, and those that may be repeated idempotent`() {
    let methods: [HTTPMethod] = [.get, .head, .options, .put, .delete, .post, .patch]
    #expect(methods.filter(\.isSafe) == [.get, .head, .options])
    #expect(methods.filter(\.isIdempotent) == [.get, .head, .options, .put, .delete])
    #expect(!HTTPMethod(rawValue: "get").isSafe)
  }

  /// A transport may be used without a client.
  @Test(.overEachTransport) func `a transport refuses what a client refuses`() async throws {
    let (transport, liveCount) = TestedTransport.current.make()
    let plain = try #require(URL(string: "http://127.0.0.1:1"))
    let insecure = await failure { try await transport.perform(HTTPRequest(url: plain)) }
    var request = HTTPRequest(url: plain, insecureHosts: ["127.0.0.1"])
    request.headers["X-A"] = "a\r\nX-B: b"
    let header = await failure { [request] in try await transport.perform(request) }
    #expect(
      [insecure, header] == [
        .insecure("HTTP to 127.0.0.1 isn't allowed; use HTTPS, or add the host to insecureHosts"),
        .invalidRequest("the header “X-A” contains a forbidden character"),
      ])
    #expect(liveCount() == 0)
  }

  @Test func `bodies bring their content type`() async throws {
    let client = RequestClient(transport: transport)
    try await client.send(Command(body: .json(User(name: "Ada"))))
    try await client.send(Command(body: .form(["a b": "c&d", "e": nil])))
    _ = try await client.send(
      AnyRequest<[User]>(
        method: .put, headers: ["content-type": "application/merge-patch+json"],
        body: .json([1])))
    let requests = transport.requests
    #expect(
      requests.map { $0.headers["content-TYPE"] } == [
        "application/json", "application/x-www-form-urlencoded", "application/merge-patch+json",
      ])
    #expect(requests[0].headers["Content-Type"] == "application/json")
    #expect(
      try JSONDecoder().decode(User.self, from: requests[0].body!.data()) == User(name: "Ada"))
    #expect(try requests[1].body?.data() == Data("a%20b=c%26d&e".utf8))
    #expect(requests[2].headers.fields.count == 2)
  }
}
