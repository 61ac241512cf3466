import Foundation
import Requests
import RequestsTesting
import Testing

/// Redirects through the real transport, with secrets in the header.
@Suite(.overEachTransport, .timeLimit(.minutes(30))) struct RedirectTests {
  private let secrets = [
    "Authorization": "Bearer t", "Cookie": "c=1", "X-Api-Key": "k", "Accept-Language": "fr",
  ]

  private func server(
    _ log: Log<LoopbackRequest>, _ answer: @escaping LoopbackServer.Handler
  ) throws -> LoopbackServer {
    try LoopbackServer {
      log.note($0)
      return answer($0)
    }
  }

  @Test(
    arguments: [
      ("c", "/a/c"), ("/c", "/c"), ("?x", "/a/b?x"), ("../c", "/c"), ("./c?d=1#e", "/a/c?d=1"),
    ])
  func `a relative location is resolved`(location: String, target: String) async throws {
    let log = Log<LoopbackRequest>()
    let server = try server(log) {
      $0.target == "/a/b" ? .redirect(to: location) : .json("[]")
    }
    defer { server.stop() }
    _ = try await RequestClient.loopback().send(
      AnyRequest<[User]>(baseURL: server.url, path: "a/b", headers: secrets))
    #expect(
      (log.all.map(\.target), log.all[1].headers["Authorization"])
        == (["/a/b", target], "Bearer t"))
  }

  @Test(arguments: ["127.0.0.1", "localhost"])
  func `another port or host gets no secrets`(host: String) async throws {
    let (first, second) = (Log<LoopbackRequest>(), Log<LoopbackRequest>())
    let target = try server(second) { _ in .json("[]") }
    defer { target.stop() }
    let location = "http://\(host):\(target.port)/x"
    let origin = try server(first) { _ in .redirect(to: location) }
    defer { origin.stop() }
    _ = try await RequestClient.loopback().send(
      AnyRequest<[User]>(baseURL: origin.url, headers: secrets))
    #expect(first.all[0].headers["X-Api-Key"] == "k")
    let headers = try #require(second.all.first).headers
    let names = ["Authorization", "Cookie", "X-Api-Key", "Accept-Language"]
    #expect(names.map { headers[$0] } == [nil, nil, nil, "fr"])
  }

  @Test(arguments: [(307, HTTPMethod.post), (308, .post), (303, .get)])
  func `a body follows within its origin, unless a POST that has moved is read by GET`(
    status: Int, method: HTTPMethod
  ) async throws {
    let log = Log<LoopbackRequest>()
    let server = try server(log) {
      $0.path == "/commands" ? .redirect(to: "/there", status: status) : .status(204)
    }
    defer { server.stop() }
    try await RequestClient.loopback().send(
      Command(baseURL: server.url, body: .data(Data("text".utf8), contentType: "a/b")))
    #expect(log.all.map(\.method) == [.post, method])
    #expect(log.all.map(\.body) == [Data("text".utf8), Data((method == .post ? "text" : "").utf8)])
    #expect(log.all[1].headers["Content-Type"] == (method == .post ? "a/b" : nil))
  }

  @Test(arguments: [307, 308])
  func `a body is not sent to another origin`(status: Int) async throws {
    let (first, second) = (Log<LoopbackRequest>(), Log<LoopbackRequest>())
    let target = try server(second) { _ in .status(204) }
    defer { target.stop() }
    let location = "http://localhost:\(target.port)/x"
    let origin = try server(first) { _ in .redirect(to: location, status: status) }
    defer { origin.stop() }
    let error = await failure {
      try await RequestClient.loopback().send(
        Command(baseURL: origin.url, body: .data(Data("text".utf8), contentType: "a/b")))
    }
    let reason = "a redirect would send the request body to localhost"
    #expect((error, second.all.count) == (.insecure(reason), 0))
  }

  @Test func `a loop ends after twenty redirects`() async throws {
    let server = try LoopbackServer { _ in .redirect(to: "/again") }
    defer { server.stop() }
    let error = await failure {
      try await RequestClient.loopback().send(AnyRequest<[User]>(baseURL: server.url))
    }
    #expect(
      (error, server.requestCount)
        == (.transport(code: -1007, message: "too many HTTP redirects"), 21))
  }

  @Test func `a host that is not in the list is not contacted`() async throws {
    let server = try LoopbackServer { _ in .redirect(to: "http://127.0.0.2/") }
    defer { server.stop() }
    let error = await failure {
      try await RequestClient.loopback().send(AnyRequest<[User]>(baseURL: server.url))
    }
    guard case .insecure = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `the timeout is for all redirects together`() async throws {
    let server = try LoopbackServer { _ in
      .raw([
        .pause(0.1), .text("HTTP/1.1 302 Found\r\nLocation: /a\r\nContent-Length: 0\r\n\r\n"),
        .keepAlive,
      ])
    }
    defer { server.stop() }
    var client = RequestClient.loopback()
    client.timeout = 0.5
    let error = await failure { [client] in
      try await client.send(AnyRequest<[User]>(baseURL: server.url))
    }
    #expect(error == .timedOut(seconds: 0.5))
  }

  @Test func `no cookie is kept`() async throws {
    let log = Log<LoopbackRequest>()
    let server = try server(log) { _ in .json("[]", headers: ["Set-Cookie": "a=b; Path=/"]) }
    defer { server.stop() }
    let client = RequestClient.loopback()
    for _ in 0..<2 { _ = try await client.send(AnyRequest<[User]>(baseURL: server.url)) }
    #expect(log.all.allSatisfy { $0.headers["Cookie"] == nil })
  }
}
