import Foundation
import Requests
import RequestsTesting
import RequestsURLSession
import Testing

/// What servers and networks do wrong, and what becomes of it: through the real transport.
@Suite(.overEachTransport, .serialized, .timeLimit(.minutes(5))) struct BadInputTests {
  private typealias Users = AnyRequest<[User]>

  private func send(
    _ answer: LoopbackResponse, _ change: (inout RequestClient) -> Void = { _ in }
  ) async throws -> [User] {
    let server = try LoopbackServer { _ in answer }
    defer { server.stop() }
    var client = RequestClient.loopback()
    change(&client)
    return try await client.send(Users(baseURL: server.url))
  }

  private func error(
    _ answer: LoopbackResponse, _ change: (inout RequestClient) -> Void = { _ in }
  ) async -> RequestError? {
    await failure { try await send(answer, change) }
  }

  private static func head(_ fields: String...) -> LoopbackResponse.Step {
    .text("HTTP/1.1 200 OK\r\n" + fields.map { "\($0)\r\n" }.joined() + "\r\n")
  }

  // MARK: Connections

  @Test func `an unknown host is an error`() async throws {
    let url = try #require(URL(string: "https://nope.invalid"))
    let error = await failure { try await RequestClient.loopback().send(Users(baseURL: url)) }
    guard case .transport(let code, let message) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(code == -1003)
    #expect(!message.isEmpty)
  }

  @Test func `a refused connection is an error`() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:1"))
    let error = await failure { try await RequestClient.loopback().send(Users(baseURL: url)) }
    guard case .transport(code: -1004, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(
    arguments: [
      ("no HTTP", [.text("220 mail.example ESMTP\r\n"), .pause(0.05)]),
      ("an empty reply", []),
      ("a reset", [.reset]),
      ("a reset within the body", [head("Content-Length: 9"), .text("[]"), .pause(0.05), .reset]),
    ] as [(String, [LoopbackResponse.Step])])
  func `a connection that ends otherwise is an error`(what: String, steps: [LoopbackResponse.Step])
    async
  {
    let error = await error(.raw(steps))
    guard case .transport(let code, let message) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect([-1, -1002, -1005, -1011, -1017].contains(code), "\(message)")
  }

  @Test func `a body that is cut short is an error`() async {
    let error = await error(
      .raw([Self.head("Content-Length: 1000"), .text("[{\"name\":\""), .pause(0.05)]))
    guard case .transport(_, let message) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!message.isEmpty)
  }

  @Test(.overPlatformTransport)
  func `a connection that ends within the header is an error`() async {
    let error = await error(.raw([.text("HTTP/1.1 200 OK\r\nContent-")]))
    guard case .transport = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  // MARK: Answers

  @Test(arguments: [404, 500, 429, 503])
  func `a status keeps its body`(status: Int) async {
    let error = await error(
      .json("{\"reason\": 1}", status: status, headers: ["Retry-After": "7"]))
    #expect(
      error == .status(code: status, body: Data("{\"reason\": 1}".utf8), retryAfter: 7))
  }

  @Test(arguments: [
    "Basic realm=\"x\"", "Digest realm=\"x\", nonce=\"1\"", "Bearer", "Other a", nil,
  ])
  func `401 is a response like any other`(scheme: String?) async {
    var headers: HTTPHeaders = [:]
    headers["WWW-Authenticate"] = scheme
    let error = await error(.json("{\"a\": 1}", status: 401, headers: headers))
    #expect(error == .status(code: 401, body: Data("{\"a\": 1}".utf8), retryAfter: nil))
  }

  @Test func `a body that is not UTF-8 is an error that names the byte`() async {
    let body = Data("[{\"name\":\"aaaaaaaaa".utf8) + [0xFF] + Data("\"}]".utf8)
    #expect(
      await error(.data(body, type: "application/json")) == .unreadable("byte 19 isn't valid UTF-8")
    )
  }

  @Test func `UTF-16 with its charset is read`() async throws {
    let body = try #require("[{\"name\":\"é\",\"age\":1}]".data(using: .utf16LittleEndian))
    let users = try await send(.data(body, type: "application/json; charset=utf-16le"))
    #expect(users == [User(name: "é", age: 1)])
  }

  @Test func `JSON that ends too early is an error that names the byte`() async {
    #expect(await error(.json("[{\"na")) == .unreadable("the JSON ends unexpectedly at byte 5"))
  }

  @Test func `a login page is wrong content`() async {
    let error = await error(
      .data(Data("<!DOCTYPE html><p>Sign in to Wi-Fi".utf8), type: "text/html; charset=utf-8"))
    #expect(
      error
        == .wrongContent(type: "text/html", snippet: "<!DOCTYPE html><p>Sign in to Wi-Fi"))
  }

  @Test func `a value that is null or missing is an error that names its place`() async {
    #expect(
      await error(.json("[{\"name\":null,\"age\":1}]"))
        == .unreadable("[0].name: the value is null instead of String"))
    #expect(await error(.json("[{\"age\":1}]")) == .unreadable("[0].name: the value is missing"))
  }

  @Test func `an empty body is unreadable, and enough for a command`() async throws {
    #expect(await error(.status(204)) == .unreadable("the body is empty (status 204)"))
    #expect(await error(.status(200)) == .unreadable("the body is empty (status 200)"))
    let server = try LoopbackServer { _ in .status(204) }
    defer { server.stop() }
    try await RequestClient.loopback().send(Command(baseURL: server.url))
  }

  // MARK: Size

  @Test func `a body up to the limit is read`() async throws {
    let text = "[]" + String(repeating: " ", count: 998)
    #expect(try await send(.json(text)) { $0.maxBodySize = 1_000 } == [])
    #expect(await error(.json(text)) { $0.maxBodySize = 999 } == .tooLarge(limit: 999))
  }

  @Test func `the usual limit is eight mebibytes`() async {
    let answer = LoopbackResponse.data(Data(count: 10_000_000), type: "application/json")
    #expect(await error(answer) == .tooLarge(limit: 8_388_608))
  }

  @Test func `no memory is reserved for a length that is only announced`() async {
    let answer = LoopbackResponse.raw([Self.head("Content-Length: 1000000000000"), .text("[]")])
    guard case .transport = await error(answer, { $0.maxBodySize = .max }) else {
      Issue.record("a body that was cut is a body")
      return
    }
  }

  @Test(arguments: [true, false])
  func `a body without a length is stopped at the limit`(isChunked: Bool) async {
    let piece = String(repeating: " ", count: 65_536)
    let step = LoopbackResponse.Step.text(isChunked ? "10000\r\n\(piece)\r\n" : piece)
    let field = isChunked ? "Transfer-Encoding: chunked" : "Connection: close"
    // Sixty-four megabytes, were they all taken.
    let error = await error(.raw([Self.head(field), .repeated([step], times: 1_024)])) {
      $0.maxBodySize = 100_000
    }
    #expect(error == .tooLarge(limit: 100_000))
  }

  @Test func `the limit counts decompressed bytes`() async throws {
    let small = LoopbackResponse.data(
      Gzip.stored("[{\"name\":\"Ada\",\"age\":1}]"), type: "application/json",
      headers: ["Content-Encoding": "gzip"])
    #expect(try await send(small) == [User(name: "Ada", age: 1)])
    let bomb = LoopbackResponse.data(
      Gzip.bomb(bytes: 4_000_000), type: "application/json",
      headers: ["Content-Encoding": "gzip"])
    #expect(await error(bomb) { $0.maxBodySize = 100_000 } == .tooLarge(limit: 100_000))
  }

  @Test func `invalid gzip is an error`() async {
    let answer = LoopbackResponse.data(
      Data("no gzip at all".utf8), type: "application/json", headers: ["Content-Encoding": "gzip"])
    guard case .transport = await error(answer) else {
      Issue.record("no error of the transport")
      return
    }
  }

  // MARK: Time

  @Test(
    arguments: [
      (
        "a body that trickles",
        [head("Content-Length: 999"), .repeated([.text(" "), .pause(0.02)], times: 999)]
      ),
      ("a body that stalls", [head("Content-Length: 999"), .text("["), .hang]),
      (
        "a header that trickles",
        [
          .text("HTTP/1.1 200 OK\r\n"), .repeated([.text("X-A: b\r\n"), .pause(0.05)], times: 999),
          head(),
        ]
      ),
      ("no answer at all", [.hang]),
    ] as [(String, [LoopbackResponse.Step])])
  func `the timeout is for the whole, and fractions count`(
    what: String, steps: [LoopbackResponse.Step]
  ) async throws {
    let server = try LoopbackServer { _ in .raw(steps) }
    defer { server.stop() }
    var client = RequestClient.loopback()
    client.timeout = 0.1
    let error = await failure { [client] in try await client.send(Users(baseURL: server.url)) }
    #expect(error == .timedOut(seconds: 0.1))
    // The client ends the connection. If the server did so within the header, Foundation before 6.4
    // would end the process.
    await server.waitUntilConnectionsEnd()
  }

  @Test func `a response within the fraction of a second is in time`() async throws {
    let users = try await send(
      .raw([.pause(0.05), Self.head("Content-Length: 2"), .text("[]")])
    ) { $0.timeout = 3_600.5 }
    #expect(users == [])
  }

  // MARK: Secure connections

  @Test(
    arguments: [
      (-1, "SSL certificate problem: unable to get local issuer certificate"),
      (-1, "SSL certificate problem: self-signed certificate"),
      (-1, "SSL: no alternative certificate subject name matches target host name 'localhost'"),
      (-1, "OpenSSL SSL_connect: SSL_ERROR_SYSCALL in connection to localhost:8443"),
      (-1, "error:0A000438:SSL routines::tlsv1 alert internal error"),
      (-1, "TLS connect error"),
      (-1200, "An SSL error has occurred."), (-1201, "bad date"), (-1202, "untrusted"),
      (-1203, "unknown root"), (-1204, "not yet valid"), (-1205, "rejected"), (-1206, "required"),
    ])
  func `a failure of TLS is reported as such`(code: Int, text: String) {
    #expect(RequestError.carried(code: code, text: text, after: 1) == .tls(text))
  }

  @Test func `other failures are not of TLS`() {
    let texts = [
      (-1, "transfer closed with 989 bytes remaining to read"),
      (-1003, "Could not resolve host: SSL.example"),
    ]
    for (code, text) in texts {
      #expect(
        RequestError.carried(code: code, text: text, after: 1)
          == .transport(code: code, message: text))
    }
    #expect(RequestError.carried(code: -999, text: "", after: 1) == .cancelled)
    #expect(RequestError.carried(code: -1001, text: "", after: 1.5) == .timedOut(seconds: 1.5))
  }

  @Test func `a server that speaks no TLS is a failure of TLS`() async throws {
    let server = try LoopbackServer { _ in .json("[]") }
    defer { server.stop() }
    let url = try #require(URL(string: "https://127.0.0.1:\(server.port)"))
    let error = await failure { try await RequestClient.loopback().send(Users(baseURL: url)) }
    guard case .tls = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
