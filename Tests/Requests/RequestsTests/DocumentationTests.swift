import Foundation
import Requests
import RequestsCurl
import RequestsPlatform
import RequestsTesting
import RequestsURLSession
import TestSupport
import Testing

// The samples of the modules' documentation.
struct Repository: Decodable, Sendable {
  let id: Int
  let name: String
}
struct RepositoriesOf: Request {
  typealias Response = [Repository]
  let user: String
  var baseURL: URL { URL(string: "https://api.example.com/v3")! }
  var path: RequestPath { "users/\(user)/repositories" }
  var parameters: RequestParameters { ["sort": "name"] }
}

struct NumbersRequest: Request {
  typealias Response = [Int]
  var baseURL = URL(string: "https://api.example.com")!
  var path: RequestPath { "numbers" }
}

nonisolated struct RenameRequest: Request {
  struct Change: Encodable { let title: String }
  typealias Response = Void
  let id: Int
  let title: String
  var baseURL: URL { URL(string: "https://news.example/api")! }
  var path: RequestPath { "articles/\(id)" }
  var method: HTTPMethod { .patch }
  var body: RequestBody? { .json(Change(title: title)) }
}

nonisolated struct MenuRequest: Request {
  typealias Response = [String]
  var baseURL = URL(string: "https://cafe.example")!
  var path: RequestPath { "menu" }
  var usesETag: Bool { true }
}

func message(for error: RequestError) -> String? {
  switch error {
  case .cancelled: nil
  case .timedOut, .stalled, .transport: "You seem to be offline."
  case .status(code: 404, _, _): "This article no longer exists."
  case .status(_, _, let seconds?): "Try again in \(Int(seconds)) seconds."
  default: "The article can't be loaded."
  }
}

struct PhotoUpload: Request {
  typealias Response = Void
  var baseURL: URL { URL(string: "https://cafe.example")! }
  var path: RequestPath { "photos" }
  var method: HTTPMethod { .post }
  var body: RequestBody?
}

struct PhotoRequest: Request {
  typealias Response = Data
  let id: Int
  var baseURL: URL { URL(string: "https://cafe.example")! }
  var path: RequestPath { "photos/\(id)" }
}

/// Tokens of an app.
private actor Tokens {
  var current = "secret"
}

@Suite(.timeLimit(.minutes(30))) struct DocumentationTests {
  @Test func `a request returns a response of its type`() async throws {
    let transport = ScriptedTransport { request, _ in
      .json(#"[{"id": 7, "name": "Engine"}]"#, for: request)
    }
    let client = RequestClient(transport: transport)
    let repositories = try await client.send(RepositoriesOf(user: "ada"))
    #expect(repositories.map(\.name) == ["Engine"])
  }

  @Test func `a client has limits`() {
    var client = RequestClient()
    client.timeout = 10
    client.maxBodySize = 1_000_000
    #if os(Linux)
    #expect(client.transport is CurlTransport)
    #else
    #expect(client.transport is URLSessionTransport)
    #endif
  }

  @Test func `a transport of one's own choice has options`() {
    do {
      let client = RequestClient(transport: URLSessionTransport(maximumConnectionsPerHost: 2))
      #expect(client.transport is URLSessionTransport)
    }
    #if os(Linux)
    do {
      let client = RequestClient(transport: CurlTransport(maximumConnectionsPerHost: 2))
      #expect(client.transport is CurlTransport)
    }
    let file = URL(fileURLWithPath: "/etc/ssl/certs/own.pem")
    let transport = CurlTransport(certificateAuthorities: file)
    #expect(transport.liveCount == 0)
    #endif
  }

  @Test func `a transport answers the second attempt`() async throws {
    let transport = ScriptedTransport { request, number in
      number == 0 ? .status(503, for: request) : .json("[1, 2, 3]", for: request)
    }
    var client = RequestClient(transport: transport)
    client.backoff.sleep = { _ in }
    #expect(try await client.send(NumbersRequest()) == [1, 2, 3])
    #expect(transport.requests.map(\.method) == [.get, .get])
  }

  @Test func `a server answers the real transport`() async throws {
    let server = try LoopbackServer { request in
      request.path == "/numbers" ? .json("[4, 5]") : .status(404)
    }
    defer { server.stop() }
    var client = RequestClient()
    client.insecureHosts = ["127.0.0.1"]
    #expect(try await client.send(NumbersRequest(baseURL: server.url)) == [4, 5])
  }

  // MARK: The guide

  @Test func `values stay within their segments and parameters`() {
    let path: RequestPath = "users/\("a/../b")/posts/\(7)"
    #expect(path.encoded == "users/a%2F..%2Fb/posts/7")
    let parameters: RequestParameters = ["q": "tea & milk", "tag": ["a", "b"], "all": nil]
    #expect(parameters.encoded == "q=tea%20%26%20milk&tag=a&tag=b&all")
  }

  @Test func `a client prepares what it sends`() async throws {
    let transport = ScriptedTransport { request, _ in .status(200, for: request) }
    var client = RequestClient(transport: transport)
    let tokens = Tokens()
    client.prepare = { request in
      request.headers["Authorization"] = "Bearer \(await tokens.current)"
    }
    client.timeout = 5
    client.maxAttempts = 2
    client.retriedMethods = [.get, .head, .put]
    client.backoff.firstDelay = 1
    try await client.send(RenameRequest(id: 7, title: "Tea"))
    let request = try #require(transport.requests.first)
    #expect(request.method == .patch)
    #expect(try request.body?.data() == Data(#"{"title":"Tea"}"#.utf8))
    #expect(request.headers["Authorization"] == "Bearer secret")
  }

  @Test func `an error has a message`() {
    #expect(message(for: .cancelled) == nil)
    #expect(
      message(for: .status(code: 429, body: Data(), retryAfter: 3)) == "Try again in 3 seconds.")
    #expect(
      message(for: .status(code: 404, body: Data(), retryAfter: 3))
        == "This article no longer exists.")
    #expect(message(for: .unreadable("")) == "The article can't be loaded.")
  }

  @Test func `a menu that hasn't changed isn't sent again`() async throws {
    let transport = ScriptedTransport { request, number in
      number == 0
        ? .json(#"["Tea"]"#, for: request, headers: ["ETag": "\"1\""]) : .status(304, for: request)
    }
    let client = RequestClient(transport: transport)
    #expect(try await client.send(MenuRequest()) == ["Tea"])
    #expect(try await client.send(MenuRequest()) == ["Tea"])
    #expect(transport.requests.map { $0.headers["If-None-Match"] } == [nil, "\"1\""])
  }

  @Test func `a form has a photo`() async throws {
    let photo = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("a photo".utf8).write(to: photo)
    defer { try? FileManager.default.removeItem(at: photo) }
    var form = MultipartForm()
    form.append("Lunch", named: "title")
    form.append(contentsOf: photo, named: "photo", contentType: "image/jpeg")
    let body = RequestBody.multipart(form)
    let transport = ScriptedTransport { request, _ in .status(200, for: request) }
    try await RequestClient(transport: transport).send(PhotoUpload(body: body))
    let sent = try #require(try transport.requests.first?.body?.data())
    #expect(String(decoding: sent, as: UTF8.self).contains("\r\n\r\na photo\r\n"))
  }

  @Test func `a copy of a client follows a request`() async throws {
    let server = try LoopbackServer { _ in .json(#"["Soup"]"#) }
    defer { server.stop() }
    let fractions = Log<Double?>()
    let show: @Sendable (Double?) -> Void = { fractions.note($0) }
    var local = RequestClient()
    local.insecureHosts = ["127.0.0.1"]
    local.prepare = { $0.url = server.url }
    let client = local
    do {
      var client = client
      client.progress = { progress in
        DispatchQueue.main.async { show(progress.fractionReceived) }
      }
      let menu = try await client.send(MenuRequest())
      #expect(menu == ["Soup"])
    }
    try await MainQueue.wait { fractions.all.last == 1 }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      var client = client
      client.timeout = 3_600
      client.idleTimeout = 30
      client.maxBodySize = 1_000_000_000
      for try await progress in client.download(PhotoRequest(id: 7), to: file) {
        show(progress.fractionReceived)
      }
    }
    #expect(try Data(contentsOf: file) == Data(#"["Soup"]"#.utf8))
  }

  @Test func `a held request is cancelled`() async {
    let transport = ScriptedTransport { request, _ in .json("[]", for: request) }
    transport.hold()
    let client = RequestClient(transport: transport)
    let task = Task { try await client.send(MenuRequest()) }
    await transport.arrived(1)
    task.cancel()
    await #expect(throws: RequestError.cancelled) { try await task.value }
  }

  @Test func `a server redirects the real transport`() async throws {
    let server = try LoopbackServer { request in
      request.path == "/menu" ? .redirect(to: "/today") : .json(#"["Soup"]"#)
    }
    var client = RequestClient()
    client.insecureHosts = ["127.0.0.1"]
    let menu = try await client.send(MenuRequest(baseURL: server.url))
    #expect(menu == ["Soup"])
    server.stop()
  }
}
