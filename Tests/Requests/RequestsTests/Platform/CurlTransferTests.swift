#if os(Linux)
import Foundation
import Requests
import RequestsCurl
import RequestsTesting
import TestSupport
import Testing

/// What libcurl makes of a request.
@Suite(.timeLimit(.minutes(30))) struct CurlTransferTests {
  private func response(
    from url: URL?, _ method: HTTPMethod = .get, headers: HTTPHeaders = [:], body: HTTPBody? = nil,
    by transport: CurlTransport = CurlTransport()
  ) async throws -> HTTPResponse {
    try await transport.perform(
      HTTPRequest(
        url: try #require(url), method: method, headers: headers, body: body, timeout: 3_600,
        insecureHosts: ["127.0.0.1"]))
  }

  @Test func `fields are sent without the blanks around their values, and also without values`()
    async throws
  {
    let server = try LoopbackServer { request in
      let fields = request.headers.fields.filter { $0.name.hasPrefix("X-") }
      return .json(fields.map { "\($0.name)=\($0.value)" }.joined(separator: "&"))
    }
    defer { server.stop() }
    let response = try await response(
      from: server.url,
      headers: ["X-None": "", "X-Blank": " ", "X-Tab": "\t", "X-A": " a ", "X-Semicolon": ";"])
    #expect(
      String(decoding: response.body, as: UTF8.self)
        == "X-None=&X-Blank=&X-Tab=&X-A=a&X-Semicolon=;")
  }

  @Test(
    arguments: [
      ("", "/"), ("?", "/?"), ("/a?#b", "/a?"), ("//a//b", "//a//b"), ("/a;b=c?d;e", "/a;b=c?d;e"),
      ("/a/../b/./c", "/a/../b/./c"), ("/%2e%2E/%00/%41", "/%2e%2E/%00/%41"),
      ("?a=b?c=/../d", "/?a=b?c=/../d"),
    ])
  func `a target is that of the URL`(suffix: String, target: String) async throws {
    let server = try LoopbackServer { .json($0.target) }
    defer { server.stop() }
    let response = try await response(from: URL(string: "http://127.0.0.1:\(server.port)\(suffix)"))
    #expect(String(decoding: response.body, as: UTF8.self) == target)
  }

  @Test(arguments: [
    (HTTPMethod.post, "0"), (.put, "0"), (.patch, "0"), (.delete, "none"), (.options, "none"),
    (HTTPMethod(rawValue: "get"), "none"), (HTTPMethod(rawValue: "head"), "none"),
  ])
  func `a method without a body states its length if it usually has one`(
    method: HTTPMethod, length: String
  ) async throws {
    let server = try LoopbackServer {
      .json("\($0.method) \($0.headers["Content-Length"] ?? "none")")
    }
    defer { server.stop() }
    let response = try await response(from: server.url, method)
    #expect(String(decoding: response.body, as: UTF8.self) == "\(method) \(length)")
  }

  /// libcurl would ask for permission, and wait for it for a second.
  @Test func `a large body is sent without being asked for`() async throws {
    let server = try LoopbackServer {
      .json("\($0.headers.fields.map(\.name).sorted()) \($0.body.count)")
    }
    defer { server.stop() }
    let response = try await response(
      from: server.url, .post, body: HTTPBody(Data(count: 2_000_000)))
    #expect(
      String(decoding: response.body, as: UTF8.self)
        == #"["Accept-Encoding", "Content-Length", "Host", "User-Agent"] 2000000"#)
  }

  @Test func `fields that a request brings are sent instead of the usual ones`() async throws {
    let server = try LoopbackServer { request in
      let fields = request.headers.fields.filter { !["Host", "Content-Length"].contains($0.name) }
      return .json(fields.map { "\($0.name)=\($0.value)" }.sorted().joined(separator: "&"))
    }
    defer { server.stop() }
    let response = try await response(
      from: server.url, .post,
      headers: [
        "accept": "a/b", "accept-encoding": "identity", "content-type": "c/d", "user-agent": "e",
      ], body: HTTPBody(Data("text".utf8)))
    #expect(
      String(decoding: response.body, as: UTF8.self)
        == "accept-encoding=identity&accept=a/b&content-type=c/d&user-agent=e")
  }

  @Test func `a handle that is used again keeps nothing of its last request`() async throws {
    let server = try LoopbackServer {
      .json("\($0.method) \($0.headers.fields.map(\.name).sorted()) \($0.body.count)")
    }
    defer { server.stop() }
    let transport = CurlTransport()
    let body = HTTPBody(Data("text".utf8))
    _ = try await response(
      from: server.url, .post, headers: ["X-A": "a"], body: body, by: transport)
    _ = try await response(from: server.url, .head, by: transport)
    let response = try await response(from: server.url, by: transport)
    #expect(
      String(decoding: response.body, as: UTF8.self)
        == #"GET ["Accept-Encoding", "Host", "User-Agent"] 0"#)
  }

  @Test func `a line of the header that libcurl doesn't keep is an error of the response`()
    async throws
  {
    let server = try LoopbackServer { _ in
      .raw([.text("HTTP/1.1 200 OK\r\nX-A: " + String(repeating: "a", count: 200_000) + "\r\n\r\n")]
      )
    }
    defer { server.stop() }
    let error = await failure { _ = try await response(from: server.url) }
    #expect(
      error
        == .transport(
          code: -1017,
          message: "a line of the response is too long for libcurl, or there isn't enough memory"))
  }

  @Test func `a connection is used again, also by requests with bodies`() async throws {
    let server = try LoopbackServer { _ in .json("[]") }
    defer { server.stop() }
    let transport = CurlTransport()
    for method: HTTPMethod in [.post, .put, .patch, .get, .post] {
      let body = method == .get ? nil : HTTPBody(Data("text".utf8))
      _ = try await response(from: server.url, method, body: body, by: transport)
    }
    #expect(server.connectionCount == 1)
  }

  /// libcurl does so after an orderly close only.
  @Test(arguments: [(HTTPMethod.get, true), (.put, true), (.post, false)])
  func `a request whose kept connection is reset is sent again if it may be repeated`(
    method: HTTPMethod, isRepeated: Bool
  ) async throws {
    let count = Locked(0)
    let server = try LoopbackServer { _ in
      let number = count.withLock { count in
        count += 1
        return count
      }
      return number == 2 ? .raw([.reset]) : .json("[]")
    }
    defer { server.stop() }
    let transport = CurlTransport()
    _ = try await response(from: server.url, by: transport)
    let body = method == .get ? nil : HTTPBody(Data("text".utf8))
    var code: Int?
    do {
      _ = try await response(from: server.url, method, body: body, by: transport)
    } catch let error as RequestError {
      code = error.transportCode
    }
    #expect(code == (isRepeated ? nil : -1005))
    #expect(server.requestCount == (isRepeated ? 3 : 2))
  }

  @Test func `a port that is out of range is a bad address`() async {
    let error = await failure {
      try await response(from: URL(string: "http://127.0.0.1:99999/"))
    }
    #expect(error?.transportCode == -1000)
  }

  @Test func `the bodies of redirects that are read are counted one by one`() async throws {
    let page = Data(count: 60_000)
    let server = try LoopbackServer { request in
      let number = Int(request.path.dropFirst()) ?? 0
      return number == 5
        ? .json("[]") : .response(status: 302, headers: ["Location": "/\(number + 1)"], body: page)
    }
    defer { server.stop() }
    let response = try await response(from: server.url)
    // A body that is read to its end keeps the connection.
    #expect((response.body, server.connectionCount) == (Data("[]".utf8), 1))
  }

  /// Otherwise a server could send without end what nobody keeps.
  @Test func `a body that is too large ends the transfer, although the server goes on`()
    async throws
  {
    let server = try LoopbackServer { _ in
      .raw([.text("HTTP/1.1 200 OK\r\n\r\n0123456789"), .hang])
    }
    defer { server.stop() }
    let request = HTTPRequest(
      url: server.url, timeout: 30, maxBodySize: 9, insecureHosts: ["127.0.0.1"])
    let error = await failure { try await CurlTransport().perform(request) }
    #expect(error == .tooLarge(limit: 9))
  }

  @Test func `programs that the app starts inherit neither the sockets nor the files of a request`()
    async throws
  {
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let server = try LoopbackServer { _ in
      arrived.yield()
      return .raw([.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc"), .hang])
    }
    defer { server.stop() }
    let folder = try Folder()
    let body = try HTTPBody(contentsOf: folder.file("body.bin", Data(count: 100)))
    let request = HTTPRequest(
      url: server.url, method: .put, body: body, timeout: 3_600, insecureHosts: ["127.0.0.1"],
      destination: folder.url.appendingPathComponent("answer.bin"),
      progress: ProgressHandler { if $0.bytesReceived > 0 { arrived.yield() } })
    let task = Task { try await CurlTransport().perform(request) }
    defer { task.cancel() }
    for await _ in arrivals.prefix(2) {}
    var names: [String] = []
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    for descriptor in descriptors.compactMap(Int32.init) where fcntl(descriptor, F_GETFD) >= 0 {
      let isInherited = fcntl(descriptor, F_GETFD) & FD_CLOEXEC == 0
      let link = "/proc/self/fd/\(descriptor)"
      let file = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
      let isOfRequest =
        file?.hasPrefix(folder.url.path) == true || peerPort(of: descriptor) == server.port
      if isOfRequest { names.append(isInherited ? "inherited" : "own") }
    }
    #expect(names.count >= 2)
    #expect(!names.contains("inherited"))
  }

  /// Returns the port to which a socket is connected.
  private func peerPort(of socket: Int32) -> UInt16? {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(socket, $0, &size) }
    }
    return code == 0 && address.sin_family == AF_INET ? UInt16(bigEndian: address.sin_port) : nil
  }
}
#endif
