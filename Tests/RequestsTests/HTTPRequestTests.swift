import Foundation
import Requests
import RequestsTesting
import Testing

/// Requests that are refused before anything is sent.
@Suite(.timeLimit(.minutes(5))) struct HTTPRequestTests {
  private let transport = ScriptedTransport { request, _ in .json("[]", for: request) }

  private func refusal(
    _ request: some Request, _ change: (inout RequestClient) -> Void = { _ in }
  ) async -> RequestError? {
    var client = RequestClient(transport: transport)
    change(&client)
    let error = await failure { try await client.send(request) }
    #expect(transport.count == 0)
    return error
  }

  private typealias Users = AnyRequest<[User]>

  @Test(arguments: ["file:///etc", "/only/a/path", "https://", "mailto:a@b"])
  func `a base URL without scheme or host is refused`(base: String) async throws {
    let url = try #require(URL(string: base))
    let error = await refusal(Users(baseURL: url))
    #expect("\(error!)".hasSuffix("has no scheme or host."))
    if case .invalidRequest = error {} else { Issue.record("\(error!)") }
  }

  @Test(arguments: ["file:///etc", "/only/a/path", "https://", "https:///a", "https://:80/a"])
  func `a request without scheme or host is refused`(address: String) async throws {
    let request = HTTPRequest(url: try #require(URL(string: address)))
    let error = await failure { try request.validate() }
    #expect(error == .invalidRequest("the URL “\(address)” has no scheme or host"))
  }

  @Test func `a user or password in the base URL is refused and not repeated`() async {
    let error = await refusal(Users(baseURL: URL(string: "https://ada:secret@h.example")!))
    #expect(error == .invalidRequest("the base URL must not contain a user or a password"))
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
  }

  @Test(
    arguments: [
      (["X-A": "a\r\nX-B: b"], "the header “X-A” contains a forbidden character"),
      (["X-A": "a\0b"], "the header “X-A” contains a forbidden character"),
      (["X-A": "é"], "the header “X-A” contains a forbidden character"),
      (["X-A: b\r\nX-B": "a"], "header name “X-A: b?"),
      (["": "a"], "the header name “” isn't a valid HTTP token"),
      (["Host": "other"], "the header “Host” is set by the transport"),
      (["content-length": "3"], "the header “content-length” is set by the transport"),
      (["Transfer-Encoding": "chunked"], "the header “Transfer-Encoding” is set by the transport"),
    ])
  func `a header with an injection is refused`(headers: [String: String], reason: String) async {
    let error = await refusal(Users(headers: headers))
    #expect("\(error!)".contains(reason))
  }

  @Test func `a method that is not a token is refused`() async {
    let method = HTTPMethod(rawValue: "GET / HTTP/1.1\r\nX-A: b\r\n\r\n")
    let error = await refusal(Users(method: method))
    #expect("\(error!)".contains("isn't a valid HTTP token"))
  }

  @Test func `GET has no body`() async {
    #expect(
      await refusal(Users(body: .data(Data(), contentType: "a/b")))
        == .invalidRequest("a GET request can't have a body"))
  }

  @Test func `what the hook makes of a request is checked too`() async {
    let header = await refusal(Users()) { $0.prepare = { $0.headers["X-A"] = "a\r\nb" } }
    #expect(header == .invalidRequest("the header “X-A” contains a forbidden character"))
    let scheme = await refusal(Users()) {
      $0.prepare = { $0.url = URL(string: "http://h.example")! }
    }
    #expect("\(scheme!)".contains("HTTP to h.example"))
    let user = await refusal(Users()) {
      $0.prepare = { $0.url = URL(string: "https://a:b@h.example")! }
    }
    #expect(user == .invalidRequest("the URL must not contain a user or a password"))
  }

  @Test func `an error of the hook is the request's`() async {
    struct Locked: Error {}
    #expect(
      await refusal(Users()) { $0.prepare = { _ in throw Locked() } }
        == .invalidRequest("it couldn't be prepared: Locked()"))
    #expect(
      await refusal(Users()) { $0.prepare = { _ in throw RequestError.cancelled } } == .cancelled)
  }

  @Test func `methods that only read are safe, and those that may be repeated idempotent`() {
    let methods: [HTTPMethod] = [.get, .head, .options, .put, .delete, .post, .patch]
    #expect(methods.filter(\.isSafe) == [.get, .head, .options])
    #expect(methods.filter(\.isIdempotent) == [.get, .head, .options, .put, .delete])
    #expect(!HTTPMethod(rawValue: "get").isSafe)
  }

  @Test(arguments: [0, -1, .infinity, .nan]) func `a timeout is positive`(timeout: Double) async {
    let error = await refusal(Users()) { $0.timeout = timeout }
    #expect("\(error!)".contains("timeout"))
  }

  @Test(arguments: [0, -1, .infinity, .nan])
  func `an idle timeout is positive`(timeout: Double) async {
    let error = await refusal(Users()) { $0.idleTimeout = timeout }
    #expect(
      error == .invalidRequest("the idleTimeout \(timeout) isn't a positive number of seconds"))
  }

  @Test func `a destination is a file`() async {
    let error = await refusal(Users()) {
      $0.prepare = { $0.destination = URL(string: "https://h.example/file") }
    }
    #expect(error == .invalidRequest("the destination isn't the URL of a file"))
  }

  /// A transport may be used without a client.
  @Test(.overEachTransport) func `a transport refuses what a client refuses`() async throws {
    let (transport, liveCount) = TestedTransport.current.make()
    let plain = try #require(URL(string: "http://127.0.0.1:1"))
    let insecure = await failure { try await transport.perform(HTTPRequest(url: plain)) }
    #expect(
      insecure
        == .insecure("HTTP to 127.0.0.1 isn't allowed; use HTTPS, or add the host to insecureHosts")
    )
    var request = HTTPRequest(url: plain, insecureHosts: ["127.0.0.1"])
    request.headers["X-A"] = "a\r\nX-B: b"
    let header = await failure { [request] in try await transport.perform(request) }
    #expect(header == .invalidRequest("the header “X-A” contains a forbidden character"))
    #expect(liveCount() == 0)
  }

  @Test func `a body that can't be encoded is refused`() async {
    let error = await refusal(Command(body: .json(["x": Double.nan])))
    #expect("\(error!)".contains("the body can't be encoded"))
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
    #expect(requests[0].headers["Content-Type"] == "application/json")
    #expect(
      try JSONDecoder().decode(User.self, from: requests[0].body!.data()) == User(name: "Ada"))
    #expect(try requests[1].body?.data() == Data("a%20b=c%26d&e".utf8))
    #expect(requests[1].headers["content-TYPE"] == "application/x-www-form-urlencoded")
    #expect(requests[2].headers["Content-Type"] == "application/merge-patch+json")
    #expect(requests[2].headers.fields.count == 2)
  }
}
