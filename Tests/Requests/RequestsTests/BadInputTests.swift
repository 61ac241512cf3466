import Foundation
import Requests
import RequestsTesting
import RequestsURLSession
import Testing

/// What servers and networks do wrong, and what becomes of it: through the real transport.
@Suite(.overEachTransport, .serialized, .timeLimit(.minutes(30))) struct BadInputTests {
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

  @Test(arguments: [("https://nope.invalid", -1003), ("http://127.0.0.1:1", -1004)])
  func `a host that is unknown, or refuses the connection, is an error`(
    address: String, code: Int
  ) async throws {
    let url = try #require(URL(string: address))
    let error = await failure { try await RequestClient.loopback().send(Users(baseURL: url)) }
    guard case .transport(code, let message) = error, !message.isEmpty else {
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
    let codes = [-1, -1002, -1005, -1011, -1017]
    #expect(
      error?.transportCode.map(codes.contains) == true, "\(String(describing: error))")
  }

  @Test func `a body that isn't what its header says is an error`() async {
    let short: [LoopbackResponse.Step] = [.text("[{\"name\":\""), .pause(0.05)]
    let errors = [
      await error(.raw([Self.head("Content-Length: 1000")] + short)),
      // No memory is reserved for a length that is only announced.
      await error(.raw([Self.head("Content-Length: 1000000000000"), .text("[]")])) {
        $0.maxBodySize = .max
      },
      await error(
        .data(
          Data("no gzip at all".utf8), type: "application/json",
          headers: ["Content-Encoding": "gzip"])),
    ]
    #expect(errors.count { $0?.transportCode != nil } == 3, "\(errors)")
    #expect(errors[0] != .transport(code: errors[0]?.transportCode ?? 0, message: ""))
  }

  @Test(.overPlatformTransport)
  func `a connection that ends within the header is an error`() async {
    let error = await error(.raw([.text("HTTP/1.1 200 OK\r\nContent-")]))
    #expect(error?.transportCode != nil, "\(String(describing: error))")
  }

  // MARK: Answers

  @Test(
    arguments: [
      (404, nil), (500, nil), (429, nil), (503, nil), (401, "Basic realm=\"x\""),
      (401, "Digest realm=\"x\", nonce=\"1\""), (401, "Bearer"), (401, "Other a"), (401, nil),
    ] as [(Int, String?)])
  func `a status keeps its body, and 401 is one like any other`(
    status: Int, scheme: String?
  ) async {
    var headers: HTTPHeaders = status == 401 ? [:] : ["Retry-After": "7"]
    headers["WWW-Authenticate"] = scheme
    let error = await error(.json("{\"reason\": 1}", status: status, headers: headers))
    #expect(
      error
        == .status(
          code: status, body: Data("{\"reason\": 1}".utf8), retryAfter: status == 401 ? nil : 7))
  }

  @Test func `UTF-16 with its charset is read`() async throws {
    let body = try #require("[{\"name\":\"é\",\"age\":1}]".data(using: .utf16LittleEndian))
    let users = try await send(.data(body, type: "application/json; charset=utf-16le"))
    #expect(users == [User(name: "é", age: 1)])
  }

  @Test func `a body that can't be read is an error that says why`() async throws {
    let page = "<!DOCTYPE html><p>Sign in to Wi-Fi"
    let latin = Data("[{\"name\":\"aaaaaaaaa".utf8) + [0xFF] + Data("\"}]".utf8)
    let cases: [(LoopbackResponse, RequestError)] = [
      (.data(latin, type: "application/json"), .unreadable("byte 19 isn't valid UTF-8")),
      (.json("[{\"na"), .unreadable("the JSON ends unexpectedly at byte 5")),
      (
        .data(Data(page.utf8), type: "text/html; charset=utf-8"),
        .wrongContent(type: "text/html", snippet: page)
      ),
      (
        .json("[{\"name\":null,\"age\":1}]"),
        .unreadable("[0].name: the value is null instead of String")
      ),
      (.json("[{\"age\":1}]"), .unreadable("[0].name: the value is missing")),
      (.status(204), .unreadable("the body is empty (status 204)")),
      (.status(200), .unreadable("the body is empty (status 200)")),
    ]
    for (answer, expected) in cases { #expect(await error(answer) == expected) }
    // An empty one is enough for a command.
    let server = try LoopbackServer { _ in .status(204) }
    defer { server.stop() }
    try await RequestClient.loopback().send(Command(baseURL: server.url))
  }

  // MARK: Size

  @Test func `a body up to the limit is read, which is usually eight mebibytes`() async throws {
    let text = "[]" + String(repeating: " ", count: 998)
    #expect(try await send(.json(text)) { $0.maxBodySize = 1_000 } == [])
    let large = LoopbackResponse.data(Data(count: 10_000_000), type: "application/json")
    let errors = [await error(.json(text)) { $0.maxBodySize = 999 }, await error(large)]
    #expect(errors == [.tooLarge(limit: 999), .tooLarge(limit: 8_388_608)])
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

  @Test func `a failure of TLS is reported as such, and others aren't`() {
    let secure = [
      (-1, "SSL certificate problem: unable to get local issuer certificate"),
      (-1, "SSL certificate problem: self-signed certificate"),
      (-1, "SSL: no alternative certificate subject name matches target host name 'localhost'"),
      (-1, "OpenSSL SSL_connect: SSL_ERROR_SYSCALL in connection to localhost:8443"),
      (-1, "error:0A000438:SSL routines::tlsv1 alert internal error"),
      (-1, "TLS connect error"),
      (-1200, "An SSL error has occurred."), (-1201, "bad date"), (-1202, "untrusted"),
      (-1203, "unknown root"), (-1204, "not yet valid"), (-1205, "rejected"), (-1206, "required"),
    ]
    #expect(
      secure.map { RequestError.carried(code: $0.0, text: $0.1, after: 1) }
        == secure.map { .tls($0.1) })
    let others = [
      (-1, "transfer closed with 989 bytes remaining to read"),
      (-1003, "Could not resolve host: SSL.example"), (-999, ""), (-1001, ""),
    ]
    #expect(
      others.map { RequestError.carried(code: $0.0, text: $0.1, after: 1.5) } == [
        .transport(code: -1, message: others[0].1), .transport(code: -1003, message: others[1].1),
        .cancelled, .timedOut(seconds: 1.5),
      ])
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
    #expect(server.requestCount == 0)
  }
}
