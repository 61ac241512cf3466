import Foundation
import Requests
import RequestsTesting
import TestSupport
import Testing

/// What becomes of bodies.
@Suite(.timeLimit(.minutes(30))) struct ParsingTests {
  private func client(
    _ body: some Sequence<UInt8> & Sendable, type: String? = "application/json", status: Int = 200
  ) -> RequestClient {
    RequestClient(
      transport: ScriptedTransport { request, _ in
        var response = HTTPResponse(url: request.url, status: status, body: Data(body))
        response.headers["Content-Type"] = type
        return response
      })
  }

  private func reading(_ text: String, type: String? = "application/json") async -> String {
    let error = await failure {
      try await client(text.utf8, type: type).send(AnyRequest<[User]>())
    }
    return error.map { "\($0)" } ?? ""
  }

  @Test(
    arguments: [
      ("[{\"name\": null, \"age\": 1}]", "[0].name: the value is null instead of String"),
      ("[{\"age\": 1}]", "[0].name: the value is missing"),
      ("[{\"name\": \"a\", \"age\": \"b\"}]", "[0].age: the value isn't of type Int"),
      ("[1]", "[0]: the value isn't an object"),
      ("{\"name\": 1}", "at the top level: the value isn't an array"),
      ("[{\"name\": \"a\"", "the JSON ends unexpectedly at byte 13"),
      ("[1, 2", "the JSON ends unexpectedly at byte 5"),
      ("[{name: 1}]", "the JSON is invalid at byte 2"),
      ("[] x", "the JSON is invalid at byte 3"),
      ("oops", "the JSON is invalid at byte 0"),
      ("[1e5, -2.5E-3, 3E+1, 1e]", "the JSON is invalid at byte 23"),
      ("[1.]", "the JSON is invalid at byte 3"),
      ("[1 , 2 }", "the JSON is invalid at byte 7"),
      ("[1\t,\n2\r}", "the JSON is invalid at byte 7"),
      ("{ \"a\" : [ 1 , 2 ] , \"b\" 3}", "the JSON is invalid at byte 24"),
      // Blanks are allowed at every place: these are no flaws of the syntax.
      (" \t\r\n[1] \t\r\n", "[0]: the value isn't an object"),
      ("[ { \"name\" : 1 } , 2 ]", "[0].name: the value isn't of type String"),
      ("{ }", "at the top level: the value isn't an array"),
      ("{\"a\":[ ],\"b\":{ }}", "at the top level: the value isn't an array"),
      ("-1.5e-3 ", "at the top level: the value isn't an array"),
      ("[true , false , null , \"\\\"\\\\\" , -0.5E+7]", "[0]: the value isn't an object"),
      ("[ , 1]", "the JSON is invalid at byte 2"), ("[1 , ]", "the JSON is invalid at byte 5"),
      ("{\"a\" 1}", "the JSON is invalid at byte 5"), ("[-]", "the JSON is invalid at byte 2"),
      ("[+1]", "the JSON is invalid at byte 1"), ("[.5]", "the JSON is invalid at byte 1"),
      ("[1e+]", "the JSON is invalid at byte 4"), ("[tru]", "the JSON is invalid at byte 4"),
      ("{1: 2}", "the JSON is invalid at byte 1"), ("[\"a", "the JSON ends unexpectedly at byte 3"),
      ("[\"\\", "the JSON ends unexpectedly at byte 3"),
      ("{\"a\":", "the JSON ends unexpectedly at byte 5"),
      ("[\"a\u{1}\"]", "the JSON is invalid at byte 3"),
    ])
  func `a body that does not match is an error with its place`(text: String, reason: String) async {
    #expect(await reading(text) == "The response can't be read: \(reason).")
  }

  @Test func `JSON that nests too deep is refused`() async {
    let text = String(repeating: "[", count: 100_000)
    #expect(await reading(text).hasPrefix("The response can't be read: "))
  }

  @Test func `a body that is not UTF-8 is an error that names the byte`() async throws {
    let body = Array("[{\"name\": \"Caf".utf8) + [0xE9] + Array("\", \"age\": 1}]".utf8)
    let error = await failure { try await client(body).send(AnyRequest<[User]>()) }
    #expect(error == .unreadable("byte 14 isn't valid UTF-8"))
    // Unless its charset says so.
    let latin = client(body, type: "application/json; charset=\"ISO-8859-1\"")
    let wide = client(
      "[{\"name\": \"é\", \"age\": 1}]".data(using: .utf16)!,
      type: "application/json; charset=UTF-16")
    let users = [
      try await latin.send(AnyRequest<[User]>()), try await wide.send(AnyRequest<[User]>()),
    ]
    #expect(users == [[User(name: "Café", age: 1)], [User(name: "é", age: 1)]])
  }

  @Test func `a page instead of JSON is wrong content, with eighty bytes of it`() async {
    let page =
      "<!DOCTYPE html>\n<title>Sign in to Wi-Fi</title>" + String(repeating: "é", count: 99)
    for count in [79, 80, 81] {
      let page = "<" + String(repeating: "a", count: count - 1)
      let error = await failure { try await client(page.utf8).send(AnyRequest<[User]>()) }
      #expect(error == .wrongContent(type: "application/json", snippet: String(page.prefix(80))))
    }
    let types: [(sent: String?, reported: String)] = [
      ("text/html; charset=utf-8", "text/html"), (nil, ""),
      ("application/json", "application/json"),
    ]
    for (type, reported) in types {
      let error = await failure {
        try await client(page.utf8, type: type).send(AnyRequest<[User]>())
      }
      guard case .wrongContent(let found, let snippet) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      let beginning = "<!DOCTYPE html> <title>Sign in to Wi-Fi</title>"
      #expect(
        (found, snippet.hasPrefix(beginning), snippet.utf8.count <= 80) == (reported, true, true))
    }
  }

  @Test func `JSON of another stated type is read, and bytes as they are`() async throws {
    let users = [
      try await client("[]".utf8, type: "text/plain").send(AnyRequest<[User]>()),
      try await client("[]".utf8, type: nil).send(AnyRequest<[User]>()),
    ]
    #expect(users == [[], []])
    #expect(await reading("GIF89a", type: "image/gif").contains("image/gif"))
    let body: [UInt8] = [0, 0xFF, 0x80]
    #expect(try await client(body, type: "image/png").send(Download()) == Data(body))
  }

  @Test(arguments: [200, 204]) func `an empty body is unreadable, or nothing`(status: Int)
    async throws
  {
    let client = client([], status: status)
    let error = await failure { try await client.send(AnyRequest<[User]>()) }
    #expect(error == .unreadable("the body is empty (status \(status))"))
    try await client.send(Command())
    #expect(try await client.send(Download()) == Data())
  }

  @Test func `the status is looked at before the body, which is kept`() async {
    let error = await failure {
      try await client("<html>".utf8, type: "text/html", status: 500).send(AnyRequest<[User]>())
    }
    #expect(error == .status(code: 500, body: Data("<html>".utf8), retryAfter: nil))
  }

  @Test func `an error of a custom parse method is reported`() async {
    struct Strict: Request {
      typealias Response = Int
      var baseURL: URL { URL(string: "https://h.example")! }
      var path: RequestPath { "n" }
      func parse(_ data: Data) throws -> Int { throw RequestError.unreadable("no more") }
    }
    #expect(await failure { try await client("1".utf8).send(Strict()) } == .unreadable("no more"))
  }

  @Test @MainActor func `parsing does not run on the main actor`() async throws {
    struct Looking: Request {
      typealias Response = Bool
      var baseURL: URL { URL(string: "https://h.example")! }
      var path: RequestPath { "n" }
      func parse(_ data: Data) throws -> Bool { isOnMainQueue() }
    }
    try #require(isOnMainQueue())
    #expect(try await client("1".utf8).send(Looking()) == false)
  }

  @Test func `descriptions are escaped, finished sentences of a thousand characters at most`() {
    let odd = RequestError.wrongContent(type: "text/\u{1B}[2J", snippet: "a\u{9B}b\u{202E}\n")
    #expect(
      odd.description
        == #"The response has the unexpected content type text/\u{1B}[2J. It begins with "#
        + #"“a\u{009B}b\u{202E}\n”."#)
    let frame = RequestError.unreadable("").description.count
    let texts = [1_000 - frame, 1_001 - frame].map { count in
      RequestError.unreadable(String(repeating: "é", count: count)).description
    }
    #expect(texts.map(\.count) == [1_000, 1_000])
    #expect(texts.map { $0.suffix(3) } == ["éé.", "éé…"])
    let errors: [RequestError] = [
      odd, .invalidRequest("x"), .insecure("x"), .transport(code: -1, message: "x."), .tls("x"),
      .timedOut(seconds: 1.5), .tooLarge(limit: 8), .unreadable("x"), .cancelled,
      .status(code: 404, body: Data("secret".utf8), retryAfter: 3),
    ]
    for error in errors {
      let text = "\(error)"
      #expect(
        (text.hasSuffix("."), text.hasSuffix(".."), text.contains("secret"))
          == (true, false, false), "\(text)")
      #expect(error.localizedDescription == text)
    }
    #expect(RequestError.tooLarge(limit: 8).description.contains("maxBodySize"))
    #expect(RequestError.timedOut(seconds: 8).description.contains("timeout"))
  }
}

/// Whether the code runs on the main queue, on which the main actor runs.
private func isOnMainQueue() -> Bool { DispatchQueue.getSpecific(key: mainQueue) == true }

private let mainQueue: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()
