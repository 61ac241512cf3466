import Foundation
import Requests
import RequestsTesting
import Testing

/// The server that the other suites rely on.
@Suite(.overEachTransport, .timeLimit(.minutes(30))) struct LoopbackServerTests {
  @Test func `requests arrive as they were sent`() async throws {
    let server = try LoopbackServer { request in
      let body = String(decoding: request.body, as: UTF8.self)
      let type = request.headers["content-type"] ?? ""
      return .data(
        Data("\(request.method) \(request.path) \(request.query ?? "-") \(type) \(body)".utf8),
        type: "text/plain")
    }
    defer { server.stop() }
    struct Echo: Request {
      typealias Response = Data
      var baseURL: URL
      var path: RequestPath { "a/\("b/c d")" }
      var method: HTTPMethod { .put }
      var parameters: RequestParameters { ["q": "+é"] }
      var body: RequestBody? { .data(Data("text".utf8), contentType: "a/b") }
    }
    let data = try await RequestClient.loopback().send(Echo(baseURL: server.url))
    #expect(String(decoding: data, as: UTF8.self) == "PUT /a/b%2Fc%20d q=%2B%C3%A9 a/b text")
    #expect(server.requestCount == 1)
  }

  @Test func `a connection is kept`() async throws {
    let server = try LoopbackServer { _ in .json("[]") }
    defer { server.stop() }
    let client = RequestClient.loopback()
    for _ in 0..<20 { _ = try await client.send(AnyRequest<[User]>(baseURL: server.url)) }
    #expect((server.requestCount, server.connectionCount) == (20, 1))
  }

  @Test func `large bodies go both ways`() async throws {
    let server = try LoopbackServer { .data($0.body, type: "a/b") }
    defer { server.stop() }
    struct Mirror: Request {
      typealias Response = Data
      var baseURL: URL
      var path: RequestPath { "" }
      var method: HTTPMethod { .post }
      var body: RequestBody?
    }
    // The length of the part is prime: none that is lost or moved goes unseen.
    let part = Data((0..<65_537).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) })
    let bytes = (0..<76).reduce(into: Data()) { bytes, _ in bytes += part }
    let mirrored = try await RequestClient.loopback().send(
      Mirror(baseURL: server.url, body: .data(bytes, contentType: "a/b")))
    #expect(mirrored == bytes)
  }

  @Test func `HEAD has the length of a body and no body`() async throws {
    let server = try LoopbackServer { _ in .json(String(repeating: " ", count: 100_000)) }
    defer { server.stop() }
    struct Head: Request {
      typealias Response = Data
      var baseURL: URL
      var path: RequestPath { "" }
      var method: HTTPMethod { .head }
    }
    var client = RequestClient.loopback()
    client.maxBodySize = 10
    for _ in 0..<3 { #expect(try await client.send(Head(baseURL: server.url)).isEmpty) }
  }

  @Test func `a port in use is an error`() throws {
    let server = try LoopbackServer { _ in .json("[]") }
    defer { server.stop() }
    #expect(throws: POSIXError.self) {
      try LoopbackServer(port: server.port) { _ in .json("[]") }
    }
  }

  @Test func `a stopped server releases its port`() async throws {
    // A port that the system doesn't give to the connections of other tests meanwhile.
    let server = try #require(
      (0..<50).lazy.compactMap { _ in
        try? LoopbackServer(port: .random(in: 20_000..<30_000)) { _ in .json("[]") }
      }.first)
    defer { server.stop() }
    let client = RequestClient.loopback()
    _ = try await client.send(AnyRequest<[User]>(baseURL: server.url))
    server.stop()
    await server.waitUntilConnectionsEnd()
    let again = try LoopbackServer(port: server.port) { _ in .json("[]") }
    defer { again.stop() }
    _ = try await client.send(AnyRequest<[User]>(baseURL: again.url))
    #expect(again.requestCount == 1)
  }
}
