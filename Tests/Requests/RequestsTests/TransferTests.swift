import Foundation
import Requests
import RequestsTesting
import Testing

/// Bodies that are sent from files, responses that are received in files, and the progress of both.
@Suite(.overEachTransport, .timeLimit(.minutes(30))) struct TransferTests {
  /// Ten thousand bytes of which no two neighbours are equal.
  private static let bytes = Data((0..<10_000).map { UInt8(truncatingIfNeeded: $0 * 7) })

  private struct Upload: Request {
    typealias Response = Data
    var baseURL: URL
    var path: RequestPath = "upload"
    var method: HTTPMethod = .post
    var body: RequestBody?
  }

  private func echo() throws -> LoopbackServer {
    try LoopbackServer { .data($0.body, type: $0.headers["Content-Type"] ?? "none") }
  }

  // MARK: Uploads

  @Test(arguments: [bytes, Data()]) func `a file is sent as it is`(bytes: Data) async throws {
    let folder = try Folder()
    let server = try echo()
    defer { server.stop() }
    let file = try folder.file("a.bin", bytes)
    let answer = try await RequestClient.loopback().send(
      Upload(baseURL: server.url, body: .file(file, contentType: "a/b")))
    #expect(answer == bytes)
  }

  @Test func `a redirect of the same origin gets the body again`() async throws {
    let folder = try Folder()
    let server = try LoopbackServer { request in
      request.path == "/upload"
        ? .redirect(to: "/there", status: 307) : .data(request.body, type: "a/b")
    }
    defer { server.stop() }
    let file = try folder.file("a.bin", Self.bytes)
    let answer = try await RequestClient.loopback().send(
      Upload(baseURL: server.url, body: .file(file, contentType: "a/b")))
    #expect(answer == Self.bytes)
  }

  @Test func `a form has its fields and files in their order`() async throws {
    let folder = try Folder()
    let server = try LoopbackServer { request in
      .data(
        Data((request.headers["Content-Type"] ?? "").utf8) + Data("\n".utf8) + request.body,
        type: "a/b")
    }
    defer { server.stop() }
    var form = MultipartForm()
    form.append("Tea & milk", named: "ti\"t\r\nle")
    form.append(Data("abc".utf8), named: "raw", fileName: "r.bin", contentType: "a/b")
    form.append(
      contentsOf: try folder.file("é.txt", Data("text".utf8)), named: "file",
      contentType: "text/plain")
    form.append(
      contentsOf: try folder.file("b.txt", Data("other text".utf8)), named: "file",
      contentType: "text/plain")
    let answer = try await RequestClient.loopback().send(
      Upload(baseURL: server.url, body: .multipart(form)))
    let text = String(decoding: answer, as: UTF8.self)
    let type = String(text.prefix { $0 != "\n" })
    #expect(type.hasPrefix("multipart/form-data; boundary=form-"))
    let boundary = String(type.drop { $0 != "=" }.dropFirst())
    #expect(
      text.dropFirst(type.count + 1) == """
        --\(boundary)\r
        Content-Disposition: form-data; name="ti%22t%0D%0Ale"\r
        \r
        Tea & milk\r
        --\(boundary)\r
        Content-Disposition: form-data; name="raw"; filename="r.bin"\r
        Content-Type: a/b\r
        \r
        abc\r
        --\(boundary)\r
        Content-Disposition: form-data; name="file"; filename="é.txt"\r
        Content-Type: text/plain\r
        \r
        text\r
        --\(boundary)\r
        Content-Disposition: form-data; name="file"; filename="b.txt"\r
        Content-Type: text/plain\r
        \r
        other text\r
        --\(boundary)--\r

        """)
  }

  @Test(arguments: [("own.bin", "own.bin"), (nil, "a.bin"), ("", "")])
  func `a file has the name that the form gives it`(name: String?, sent: String) async throws {
    let folder = try Folder()
    let server = try echo()
    defer { server.stop() }
    var form = MultipartForm()
    form.append(
      contentsOf: try folder.file("a.bin", Data()), named: "", fileName: name, contentType: "a/b")
    let answer = try await RequestClient.loopback().send(
      Upload(baseURL: server.url, body: .multipart(form)))
    #expect(
      String(decoding: answer, as: UTF8.self).contains(
        "form-data; name=\"\"; filename=\"\(sent)\"\r\n"))
  }

  @Test func `a body whose file or content type can't be sent is an invalid request`() async throws
  {
    let folder = try Folder()
    let missing = folder.url.appendingPathComponent("missing.txt")
    let server = try echo()
    defer { server.stop() }
    var form = MultipartForm()
    form.append(contentsOf: missing, named: "file", contentType: "a/b")
    for body in [
      RequestBody.file(missing, contentType: "a/b"), .multipart(form),
      .file(URL(fileURLWithPath: "/dev/zero"), contentType: "a/b"),
      .file(folder.url, contentType: "a/b"),
    ] {
      let error = await failure {
        try await RequestClient.loopback().send(Upload(baseURL: server.url, body: body))
      }
      guard case .invalidRequest(let reason) = error, reason.hasSuffix("isn't a readable file")
      else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
    #expect(server.requestCount == 0)
    // Nor can a content type end the header of its part.
    var injected = MultipartForm()
    injected.append(Data(), named: "a", fileName: "b", contentType: "a/b\r\nX-A: c")
    let error = await failure { [injected] in
      try await RequestClient.loopback().send(Command(body: .multipart(injected)))
    }
    #expect(error == .invalidRequest("the content type of “a” contains a forbidden character"))
  }

  @Test(.overPlatformTransport)
  func `a file that becomes shorter is an error`() async throws {
    let folder = try Folder()
    let server = try echo()
    defer { server.stop() }
    let file = try folder.file("a.bin", Self.bytes)
    var client = RequestClient.loopback()
    client.prepare = { _ in try Data("short".utf8).write(to: file) }
    let error = await failure {
      try await client.send(Upload(baseURL: server.url, body: .file(file, contentType: "a/b")))
    }
    #expect(error == .invalidRequest("“a.bin” has become shorter while it was sent"))
  }

  @Test func `the progress of an upload ends with its last byte`() async throws {
    let folder = try Folder()
    let server = try echo()
    defer { server.stop() }
    let file = try folder.file("a.bin", Data(count: 1_000_000))
    var client = RequestClient.loopback()
    let log = Log<TransferProgress>()
    client.progress = { log.note($0) }
    _ = try await client.send(
      Upload(baseURL: server.url, body: .file(file, contentType: "a/b")))
    let sent = log.all.map(\.bytesSent)
    #expect(sent == sent.sorted())
    #expect(Set(log.all.map(\.bytesExpectedToSend)) == [1_000_000])
    let last = log.all.last
    #expect(
      (last?.bytesSent, last?.bytesReceived, last?.bytesExpectedToReceive) == (
        1_000_000, 1_000_000, 1_000_000
      ))
    #expect(log.all.count <= 210)
  }

  @Test func `progress begins again with a redirect, and ends with the bytes of the response`()
    async throws
  {
    let server = try LoopbackServer { request in
      if request.method == .get {
        // Without a length.
        return .raw([.text("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n"), .text("four")])
      }
      return request.path == "/upload" ? .redirect(to: "/there", status: 307) : .json("[]")
    }
    defer { server.stop() }
    var client = RequestClient.loopback()
    let log = Log<TransferProgress>()
    client.progress = { log.note($0) }
    _ = try await client.send(
      Upload(baseURL: server.url, body: .data(Self.bytes, contentType: "a/b")))
    #expect(log.all.filter { $0.bytesSent > 10_000 } == [])
    let last = log.all.last
    _ = try await client.send(Upload(baseURL: server.url, method: .get))
    #expect(
      [last, log.all.last] == [
        TransferProgress(
          bytesSent: 10_000, bytesExpectedToSend: 10_000, bytesReceived: 2,
          bytesExpectedToReceive: 2),
        TransferProgress(bytesReceived: 4, bytesExpectedToReceive: 4),
      ])
  }

  @Test func `a redirect by GET sends no file`() async throws {
    let folder = try Folder()
    let server = try LoopbackServer { request in
      request.path == "/upload"
        ? .redirect(to: "/there", status: 303)
        : .data(request.body, type: request.headers["Content-Length"] ?? "none")
    }
    defer { server.stop() }
    let file = try folder.file("a.bin", Self.bytes)
    var client = RequestClient.loopback()
    let log = Log<TransferProgress>()
    client.progress = { log.note($0) }
    let answer = try await client.send(
      Upload(baseURL: server.url, body: .file(file, contentType: "a/b")))
    #expect((answer, log.all.last) == (Data(), TransferProgress(bytesExpectedToReceive: 0)))
  }

  @Test(
    .overPlatformTransport,
    arguments: [RequestBody.data(Data("text".utf8), contentType: "a/b"), nil])
  func `a request that writes is sent once, also if its connection is lost`(
    body: RequestBody?
  ) async throws {
    let server = try LoopbackServer { $0.method == .get ? .json("[]") : .raw([.reset]) }
    defer { server.stop() }
    let client = RequestClient.loopback()
    _ = try await client.send(AnyRequest<[User]>(baseURL: server.url))
    let error = await failure {
      try await client.send(Command(baseURL: server.url, body: body))
    }
    #expect(error?.transportCode != nil, "\(String(describing: error))")
    #expect(server.requestCount == 2)
  }

  // MARK: Downloads

  @Test func `a download is in its file, and its progress ends with its last byte`() async throws {
    let folder = try Folder()
    let server = try LoopbackServer { _ in .data(Data(count: 1_000_000), type: "a/b") }
    defer { server.stop() }
    let file = try folder.file("a.bin", Data("old".utf8))
    var last: TransferProgress?
    let download = RequestClient.loopback().download(Download(baseURL: server.url), to: file)
    for try await progress in download { last = progress }
    #expect(last == TransferProgress(bytesReceived: 1_000_000, bytesExpectedToReceive: 1_000_000))
    #expect(last?.fractionReceived == 1)
    #expect((try Data(contentsOf: file), try folder.names) == (Data(count: 1_000_000), ["a.bin"]))
  }

  @Test func `the client's own progress follows a download, too`() async throws {
    let folder = try Folder()
    let server = try LoopbackServer { _ in .json("[]") }
    defer { server.stop() }
    let file = folder.url.appendingPathComponent("a.bin")
    var client = RequestClient.loopback()
    let log = Log<TransferProgress>()
    client.progress = { log.note($0) }
    for try await _ in client.download(Download(baseURL: server.url), to: file) {}
    #expect(log.all.last?.bytesReceived == 2)
  }

  @Test func `a folder isn't replaced, and a link is`() async throws {
    let folder = try Folder()
    let asked = Log<String>()
    let server = try LoopbackServer {
      asked.note($0.path)
      return .json("[]")
    }
    defer { server.stop() }
    let (client, liveCount) = RequestClient.counted()
    let file = try folder.file("a.bin", Data("old".utf8))
    let link = folder.url.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    for try await _ in client.download(Download(baseURL: server.url), to: link) {}
    let texts = try [link, file].map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    #expect(texts == ["[]", "old"])
    let inner = folder.url.appendingPathComponent("folder")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
    let error = await failure {
      for try await _ in client.download(Download(baseURL: server.url), to: inner) {}
    }
    #expect(
      error
        == .transport(code: -3002, message: "“folder” can't be replaced: Is a directory"))
    try await waitForNone(liveCount)
    #expect(asked.all.count == 1)
    #expect(try folder.names.sorted() == ["a.bin", "folder", "link"])
  }

  @Test func `an empty response is an empty file, and a scripted one is downloaded, too`()
    async throws
  {
    let folder = try Folder()
    let server = try LoopbackServer { _ in .status(204) }
    defer { server.stop() }
    let file = folder.url.appendingPathComponent("a.bin")
    for try await _ in RequestClient.loopback().download(Download(baseURL: server.url), to: file) {}
    #expect(try Data(contentsOf: file).isEmpty)
    let scripted = RequestClient(
      transport: ScriptedTransport { request, _ in .json("[1]", for: request) })
    for try await _ in scripted.download(Download(), to: file) {}
    #expect(try Data(contentsOf: file) == Data("[1]".utf8))
  }

  @Test(
    arguments: [
      ("a status", LoopbackResponse.json("{}", status: 404)),
      ("a body that is too large", .data(Data(count: 3_000), type: "a/b")),
      (
        "a body that is cut short",
        .raw([.text("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nabc"), .pause(0.05)])
      ),
      (
        "a body that doesn't end",
        .raw([.text("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nabc"), .hang])
      ),
    ])
  func `a file that is there is kept when a download fails`(
    what: String, answer: LoopbackResponse
  ) async throws {
    let folder = try Folder()
    let server = try LoopbackServer { _ in answer }
    defer { server.stop() }
    let file = try folder.file("a.bin", Data("old".utf8))
    var client = RequestClient.loopback()
    client.maxBodySize = 2_000
    client.timeout = what == "a body that doesn't end" ? 0.2 : client.timeout
    let error = await failure {
      for try await _ in client.download(Download(baseURL: server.url), to: file) {}
    }
    switch error {
    case .status(404, let body, _): #expect(body == Data("{}".utf8))
    case .tooLarge(let limit): #expect(limit == 2_000)
    case .transport, .timedOut: break
    default: Issue.record("\(String(describing: error))")
    }
    #expect((try Data(contentsOf: file), try folder.names) == (Data("old".utf8), ["a.bin"]))
  }

  @Test func `a download that nobody waits for is cancelled`() async throws {
    let folder = try Folder()
    let server = try LoopbackServer { _ in
      .raw([
        .text("HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n"),
        .repeated([.bytes(Data(count: 1_000)), .pause(0.01)], times: 900), .hang,
      ])
    }
    defer { server.stop() }
    let file = folder.url.appendingPathComponent("a.bin")
    let (client, liveCount) = RequestClient.counted()
    for try await progress in client.download(Download(baseURL: server.url), to: file) {
      if progress.bytesReceived > 0 { break }
    }
    await server.waitUntilConnectionsEnd()
    try await waitForNone(liveCount)
    #expect(try folder.names == [])
  }

  @Test func `a folder that is missing is an error`() async throws {
    let folder = try Folder()
    let asked = Log<String>()
    let server = try LoopbackServer {
      asked.note($0.path)
      return .json("[]")
    }
    defer { server.stop() }
    let file = folder.url.appendingPathComponent("none/a.bin")
    let error = await failure {
      let client = RequestClient.loopback()
      for try await _ in client.download(Download(baseURL: server.url), to: file) {}
    }
    #expect(
      error
        == .transport(
          code: -3000, message: "“a.bin” can't be created: No such file or directory"))
    #expect(asked.all == [])
  }

  // MARK: Idle time

  @Test func `a response that stalls ends after the idle timeout`() async throws {
    let server = try LoopbackServer { _ in
      .raw([.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n[1"), .hang])
    }
    defer { server.stop() }
    var client = RequestClient.loopback()
    client.idleTimeout = 0.2
    let error = await failure { [client] in
      try await client.send(AnyRequest<[User]>(baseURL: server.url))
    }
    let sentence = "Nothing was sent or received for 0.2 seconds, the limit that idleTimeout sets."
    #expect((error, error?.description) == (.stalled(seconds: 0.2), sentence))
  }

  @Test func `the timeout holds if the idle timeout is longer`() async throws {
    let server = try LoopbackServer { _ in .raw([.hang]) }
    defer { server.stop() }
    var client = RequestClient.loopback()
    client.timeout = 0.2
    client.idleTimeout = 3_600
    let error = await failure { [client] in
      try await client.send(AnyRequest<[User]>(baseURL: server.url))
    }
    #expect(error == .timedOut(seconds: 0.2))
  }

  @Test(arguments: [Double.greatestFiniteMagnitude, 1e9, 1e18])
  func `limits may be longer than any clock counts`(seconds: Double) async throws {
    let server = try LoopbackServer { _ in .json("[]") }
    defer { server.stop() }
    var client = RequestClient.loopback()
    client.timeout = seconds
    client.idleTimeout = seconds
    #expect(try await client.send(AnyRequest<[User]>(baseURL: server.url)) == [])
  }

  @Test func `a slow response is longer than the idle timeout`() async throws {
    let server = try LoopbackServer { _ in
      .raw([
        .text("HTTP/1.1 200 OK\r\nContent-Length: 40\r\n\r\n["),
        .repeated([.pause(0.05), .text(" ")], times: 38), .text("]"),
      ])
    }
    defer { server.stop() }
    var client = RequestClient.loopback()
    client.idleTimeout = 1.5
    #expect(try await client.send(AnyRequest<[User]>(baseURL: server.url)) == [])
  }
}
