import Foundation
import Requests
import RequestsTesting
import Testing

/// An answer of a server that errs or means harm, and what becomes of it.
struct AdversaryAnswer: Sendable, CustomTestStringConvertible {
  /// What a client makes of the answer.
  enum Outcome: Sendable {
    /// A response with this body.
    case body(Data)
    /// This error.
    case error(RequestError)
    /// A transport error, with one of these codes.
    case broken(Set<Int>)
    /// An error that says that a redirect isn't secure.
    case insecure
    /// What the version of the library that is installed makes of it.
    indirect case either(Outcome, Outcome)

    static func body(_ text: String) -> Outcome { .body(Data(text.utf8)) }

    static func status(_ code: Int, _ body: String = "", after: TimeInterval? = nil) -> Outcome {
      .error(.status(code: code, body: Data(body.utf8), retryAfter: after))
    }

    /// The answer isn't HTTP.
    static let notHTTP = broken([-1011])
    /// The header can't be read.
    static let badHeader = broken([-1011, -1017])
    /// A field with a name that isn't one is ignored, or the header can't be read.
    static let oddField = either(.body("[]"), .badHeader)
    /// The connection ended too early.
    static let lost = broken([-1005])
    /// The bytes don't follow from their coding.
    static let corrupt = broken([-1015])
    /// The chunks can't be read.
    static let badChunks = broken([-1, -1005])

    func fits(_ result: Result<Data, RequestError>) -> Bool {
      switch (self, result) {
      case (.body(let body), .success(let other)): body == other
      case (.error(let error), .failure(let other)): error == other
      case (.broken(let codes), .failure(.transport(let code, _))): codes.contains(code)
      case (.insecure, .failure(.insecure)): true
      case (.either(let one, let other), _): one.fits(result) || other.fits(result)
      default: false
      }
    }
  }

  let testDescription: String
  let steps: [LoopbackResponse.Step]
  let outcome: Outcome
  var method = HTTPMethod.get
  var maxBodySize = 1_000_000
  /// The timeout in seconds. Only answers that end late by design have a short one.
  var timeout: TimeInterval = 3_600
}

extension AdversaryAnswer {
  private init(
    _ name: String, _ steps: [LoopbackResponse.Step], _ outcome: Outcome,
    method: HTTPMethod = .get, maxBodySize: Int = 1_000_000, timeout: TimeInterval = 3_600
  ) {
    testDescription = name
    self.steps = steps
    self.outcome = outcome
    self.method = method
    self.maxBodySize = maxBodySize
    self.timeout = timeout
  }

  /// An answer of one text.
  private init(
    _ name: String, _ text: String, _ outcome: Outcome, method: HTTPMethod = .get
  ) {
    self.init(name, [.text(text)], outcome, method: method)
  }

  /// An answer with status 200, some fields, and a body.
  private init(
    _ name: String, fields: String, _ body: String, _ outcome: Outcome,
    method: HTTPMethod = .get
  ) {
    self.init(name, [.text(Self.ok(fields) + body)], outcome, method: method)
  }

  /// An answer with status 200, a content coding, and a body.
  private init(
    _ name: String, coding: String, _ body: Data, _ outcome: Outcome, maxBodySize: Int = 1_000_000
  ) {
    let head = Self.ok("Content-Encoding: \(coding)", "Content-Length: \(body.count)")
    self.init(name, [.text(head), .bytes(body)], outcome, maxBodySize: maxBodySize)
  }

  /// A redirect.
  private init(_ name: String, location: String, _ outcome: Outcome = .insecure) {
    self.init(
      name, "HTTP/1.1 302 Found\r\nLocation: \(location)\r\nContent-Length: 0\r\n\r\n", outcome)
  }

  private static func ok(_ fields: String...) -> String {
    "HTTP/1.1 200 OK\r\n" + fields.map { "\($0)\r\n" }.joined() + "\r\n"
  }

  private static func many(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  static var all: [AdversaryAnswer] {
    statusLines + fields + interim + lengths + chunks + codings + limits + times + redirects
      + bodiless
  }

  // MARK: The status line

  private static let statusLines = [
    Self("no status line at all", "[]", .notHTTP),
    Self("another protocol", "220 mail.example ESMTP\r\n", .notHTTP),
    Self("control bytes", "\u{1B}[2J\u{0}\u{7}\r\n\r\n", .notHTTP),
    Self("HTTP/0.9 by name", "HTTP/0.9 200 OK\r\n\r\n[]", .badHeader),
    Self("HTTP/3.7", "HTTP/3.7 200 OK\r\nContent-Length: 2\r\n\r\n[]", .badHeader),
    Self("HTTP/1.9", "HTTP/1.9 200 OK\r\nContent-Length: 2\r\n\r\n[]", .badHeader),
    Self("HTTP/1.0", "HTTP/1.0 200 OK\r\n\r\n[]", .body("[]")),
    Self(
      "HTTP/2 in plain text", "HTTP/2 200 OK\r\nContent-Length: 2\r\n\r\n[]",
      .either(.body("[]"), .badHeader)),
    Self("a version of 400 digits", "HTTP/1.\(many("1", 400)) 200 OK\r\n\r\n", .badHeader),
    Self("a protocol in lowercase", "http/1.1 200 OK\r\n\r\n[]", .notHTTP),
    Self("Shoutcast", "ICY 200 OK\r\n\r\n[]", .notHTTP),
    Self("status 0", "HTTP/1.1 0 Zero\r\n\r\n[]", .badHeader),
    Self("status 000", "HTTP/1.1 000 Zero\r\n\r\n[]", .badHeader),
    Self("status 20", "HTTP/1.1 20 OK\r\n\r\n[]", .badHeader),
    Self("status 099", "HTTP/1.1 099 No\r\n\r\n[]", .badHeader),
    Self("status 999", "HTTP/1.1 999 No\r\n\r\n[]", .status(999, "[]")),
    Self("status 600", "HTTP/1.1 600 No\r\n\r\n[]", .status(600, "[]")),
    Self("status 1000", "HTTP/1.1 1000 No\r\n\r\n[]", .badHeader),
    Self("status 2000", "HTTP/1.1 2000 No\r\n\r\n[]", .badHeader),
    Self("status -200", "HTTP/1.1 -200 No\r\n\r\n[]", .badHeader),
    Self("status +200", "HTTP/1.1 +200 OK\r\n\r\n[]", .badHeader),
    Self("status 2e2", "HTTP/1.1 2e2 OK\r\n\r\n[]", .badHeader),
    Self("status in other digits", "HTTP/1.1 ２００ OK\r\n\r\n[]", .badHeader),
    Self("status of 400 digits", "HTTP/1.1 \(many("2", 400)) OK\r\n\r\n[]", .badHeader),
    Self("a status line without status", "HTTP/1.1\r\n\r\n[]", .badHeader),
    Self("a status line without spaces", "HTTP/1.1200 OK\r\n\r\n[]", .badHeader),
    Self("no reason", "HTTP/1.1 200\r\n\r\n[]", .body("[]")),
    Self("a reason of control bytes", "HTTP/1.1 404 \u{1B}[2J\u{7}\r\n\r\n[]", .status(404, "[]")),
    Self("a reason of 60 KB", "HTTP/1.1 404 \(many("a", 60_000))\r\n\r\n[]", .status(404, "[]")),
    Self("a reason of 70 KB", "HTTP/1.1 404 \(many("a", 70_000))\r\n\r\n[]", .badHeader),
    Self("two status lines", "HTTP/1.1 404 No\r\nHTTP/1.1 200 OK\r\n\r\n[]", .badHeader),
    Self("an empty line before", "\r\nHTTP/1.1 200 OK\r\n\r\n[]", .notHTTP),
    Self("a status line and the end", "HTTP/1.1 200 OK\r\n", .lost),
    Self("a status line without line ending", "HTTP/1.1 200 OK", .lost),
    Self(
      "a status line that never ends", [.text("HTTP/1.1 200 "), .hang],
      .error(.timedOut(seconds: 0.25)), timeout: 0.25),
    Self(
      "an endless status line",
      [
        .text("HTTP/1.1 200 "), .repeated([.text(many("a", 4_096))], times: 100_000),
      ], .broken([-1, -1005, -1011, -1017])),
  ]

  // MARK: Header fields

  private static let fields = [
    Self("line feeds alone", "HTTP/1.1 200 OK\nContent-Length: 2\n\n[]", .body("[]")),
    Self("carriage returns alone", "HTTP/1.1 200 OK\rContent-Length: 2\r\r[]", .lost),
    Self(
      "a carriage return within", fields: "X-A: a\rContent-Length: 9\r\nContent-Length: 2", "[]",
      .body("[]")),
    Self("a NUL in a value", fields: "X-A: a\u{0}b\r\nContent-Length: 2", "[]", .badHeader),
    Self("a NUL in a name", fields: "X\u{0}A: b\r\nContent-Length: 2", "[]", .badHeader),
    Self(
      "a NUL in the status line", "HTTP/1.1 200 O\u{0}K\r\nContent-Length: 2\r\n\r\n[]",
      .badHeader),
    Self("a line without a colon", fields: "no colon here\r\nContent-Length: 2", "[]", .badHeader),
    Self("a field without a name", fields: ": nothing\r\nContent-Length: 2", "[]", .oddField),
    Self("a space before the colon", fields: "Content-Length : 2", "[]", .oddField),
    Self(
      "a space before the name", "HTTP/1.1 200 OK\r\n Content-Length: 2\r\n\r\n[]",
      .broken([-1, -1011])),
    Self("a folded field", fields: "X-A: a\r\n b\r\n\tc\r\nContent-Length: 2", "[]", .body("[]")),
    Self("a field without a value", fields: "X-A:\r\nContent-Length: 2", "[]", .body("[]")),
    Self(
      "a field that begins as a status line",
      fields: "HTTP/1.1 500 Oops: x\r\nContent-Length: 2", "[]", .oddField),
    Self("a name of other characters", fields: "X(é): a\r\nContent-Length: 2", "[]", .oddField),
    Self(
      "Latin-1",
      [
        .text("HTTP/1.1 200 OK\r\nX-A: "), .bytes(Data([0xE9, 0x80, 0xFF])),
        .text("\r\nContent-Length: 2\r\n\r\n[]"),
      ], .body("[]")),
    Self(
      "control bytes in values", fields: "X-A: \u{1B}[2J\u{7}\u{7F}\r\nContent-Length: 2", "[]",
      .body("[]")),
    Self("an ETag that isn't ASCII", fields: "ETag: \"é\"\r\nContent-Length: 2", "[]", .body("[]")),
    Self(
      "a value of 60 KB", fields: "X-A: \(many("a", 60_000))\r\nContent-Length: 2", "[]",
      .body("[]")),
    Self(
      "a value of 64 KiB", fields: "X-A: \(many("a", 65_536))\r\nContent-Length: 2", "[]",
      .badHeader),
    Self(
      "10,000 fields", fields: many("X-A: a\r\n", 10_000) + "Content-Length: 2", "[]",
      .badHeader),
    Self(
      "an endless field",
      [
        .text("HTTP/1.1 200 OK\r\nX-A: "), .repeated([.text(many("a", 4_096))], times: 100_000),
      ], .broken([-1, -1005, -1011, -1017])),
    Self(
      "endless fields",
      [
        .text("HTTP/1.1 200 OK\r\n"), .repeated([.text("X-A: a\r\n")], times: 1_000_000),
      ], .badHeader),
    Self(
      "a content type of control bytes and 50 KB",
      fields:
        "Content-Type: \u{1B}]0;x\u{7}\(many("a\u{202E}", 10_000))\r\nContent-Length: 2", "[]",
      .body("[]")),
    Self(
      "a reset within the header", [.text("HTTP/1.1 200 OK\r\nX-"), .pause(0.05), .reset],
      .lost),
    Self("a reset at once", [.reset], .lost),
    Self("nothing", [], .lost),
    Self(
      "many cookies", fields: many("Set-Cookie: a=b; Path=/\r\n", 200) + "Content-Length: 2",
      "[]", .body("[]")),
    Self(
      "a broken challenge",
      "HTTP/1.1 401 No\r\nWWW-Authenticate: Digest realm=\"\r\nContent-Length: 2\r\n\r\n[]",
      .status(401, "[]")),
    Self(
      "a proxy's challenge",
      "HTTP/1.1 407 No\r\nProxy-Authenticate: Basic\r\nContent-Length: 2\r\n\r\n[]",
      .status(407, "[]")),
    Self(
      "Retry-After of 400 digits",
      "HTTP/1.1 429 No\r\nRetry-After: \(many("9", 400))\r\nContent-Length: 0\r\n\r\n",
      .status(429, after: 3_155_760_000)),
    Self(
      "Retry-After that is negative",
      "HTTP/1.1 429 No\r\nRetry-After: -5\r\nContent-Length: 0\r\n\r\n", .status(429)),
    Self(
      "Retry-After of a fraction",
      "HTTP/1.1 429 No\r\nRetry-After: 1.5\r\nContent-Length: 0\r\n\r\n", .status(429)),
    Self(
      "Retry-After of a past date",
      "HTTP/1.1 503 No\r\nRetry-After: Sun, 06 Nov 1994 08:49:37 GMT\r\nContent-Length: 0\r\n\r\n",
      .status(503, after: 0)),
    Self(
      "Retry-After of a date that isn't one",
      "HTTP/1.1 503 No\r\nRetry-After: Sun, 99 Nov 99999 99:99:99 GMT\r\nContent-Length: 0\r\n\r\n",
      .status(503)),
  ]

  // MARK: Interim responses

  private static let interim = [
    Self(
      "some interim responses",
      many("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n", 20)
        + ok("Content-Length: 2") + "[]", .body("[]")),
    Self(
      "endless interim responses",
      [
        .repeated([.text("HTTP/1.1 100 Continue\r\n\r\n")], times: 1_000_000)
      ], .badHeader),
    Self("interim responses and the end", "HTTP/1.1 100 Continue\r\n\r\n", .lost),
    Self(
      "an interim redirect",
      "HTTP/1.1 103 Hints\r\nLocation: http://127.0.0.2/\r\n\r\n" + ok("Content-Length: 2") + "[]",
      .body("[]")),
    Self(
      "an interim length",
      "HTTP/1.1 102 Wait\r\nContent-Length: 9\r\n\r\n"
        + ok("Content-Length: 2") + "[]", .body("[]")),
    Self(
      "another protocol after 101",
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\nbinary",
      .broken([-1, -1005, -1011])),
  ]

  // MARK: Lengths

  private static let lengths = [
    Self(
      "the same length twice", fields: "Content-Length: 2\r\nContent-Length: 2", "[]",
      .body("[]")),
    Self("two lengths", fields: "Content-Length: 2\r\nContent-Length: 5", "[]...", .badHeader),
    Self(
      "two lengths, the shorter last", fields: "Content-Length: 5\r\nContent-Length: 2", "[]...",
      .badHeader),
    Self("two lengths in a field", fields: "Content-Length: 2, 5", "[]...", .badHeader),
    Self(
      "the same length twice in a field", fields: "Content-Length: 2, 2", "[]",
      .either(.body("[]"), .badHeader)),
    Self("a negative length", fields: "Content-Length: -2", "[]", .badHeader),
    Self("a length with a sign", fields: "Content-Length: +2", "[]", .badHeader),
    Self("a hexadecimal length", fields: "Content-Length: 0x2", "[]", .badHeader),
    Self("a length with a unit", fields: "Content-Length: 2 bytes", "[]", .badHeader),
    Self("a length in other digits", fields: "Content-Length: ２", "[]", .badHeader),
    Self("an empty length", fields: "Content-Length:", "[]", .badHeader),
    Self(
      "a length with zeros", fields: "Content-Length: 0000000000000000000002", "[]",
      .body("[]")),
    Self(
      "the greatest length", fields: "Content-Length: 9223372036854775807", "[]",
      .error(.tooLarge(limit: 1_000_000))),
    Self(
      "a length that overflows", fields: "Content-Length: 9223372036854775808", "[]",
      .badHeader),
    Self("a length of 400 digits", fields: "Content-Length: \(many("9", 400))", "[]", .badHeader),
    Self(
      "a length and chunks", fields: "Content-Length: 3\r\nTransfer-Encoding: chunked",
      "2\r\n[]\r\n0\r\n\r\n", .body("[]")),
    Self(
      "chunks and a huge length",
      fields: "Transfer-Encoding: chunked\r\nContent-Length: 1000000000000",
      "2\r\n[]\r\n0\r\n\r\n", .body("[]")),
    Self("fewer bytes than announced", fields: "Content-Length: 9", "[]", .lost),
    Self("no bytes where some were announced", fields: "Content-Length: 9", "", .lost),
    Self(
      "more bytes than announced", [.text(ok("Content-Length: 2") + "[] and more"), .keepAlive],
      .body("[]")),
    Self(
      "a second answer that nobody asked for",
      [
        .text(ok("Content-Length: 2") + "[]" + ok("Content-Length: 4") + "evil"), .keepAlive,
      ], .body("[]")),
    Self(
      "a reset within the body", [.text(ok("Content-Length: 9") + "[]"), .pause(0.05), .reset],
      .lost),
    Self("no length", fields: "X-A: a", "[]", .body("[]")),
  ]

  // MARK: Chunks

  private static func chunked(
    _ name: String, _ body: String, _ outcome: Outcome
  ) -> AdversaryAnswer {
    Self(name, fields: "Transfer-Encoding: chunked", body, outcome)
  }

  private static let chunks = [
    chunked("a chunk without a size", "\r\n[]\r\n0\r\n\r\n", .badChunks),
    chunked("a negative chunk", "-2\r\n[]\r\n0\r\n\r\n", .badChunks),
    chunked("a chunk with a sign", "+2\r\n[]\r\n0\r\n\r\n", .badChunks),
    chunked("a chunk that isn't hexadecimal", "zz\r\n[]\r\n0\r\n\r\n", .badChunks),
    chunked("a chunk of 1 EB", "FFFFFFFFFFFFFFF\r\n[]\r\n0\r\n\r\n", .lost),
    chunked("a chunk that overflows", "FFFFFFFFFFFFFFFFFF\r\n[]\r\n0\r\n\r\n", .badChunks),
    chunked("a chunk whose size wraps", "10000000000000002\r\n[]\r\n0\r\n\r\n", .badChunks),
    chunked("a chunk size of 4,000 zeros", "\(many("0", 4_000))2\r\n[]\r\n0\r\n\r\n", .badChunks),
    chunked("a chunk longer than its size", "1\r\n[]\r\n0\r\n\r\n", .badChunks),
    chunked(
      "a chunk extension of 1 MB", "2;a=\(many("a", 1_000_000))\r\n[]\r\n0\r\n\r\n",
      .body("[]")),
    chunked("a trailer", "2\r\n[]\r\n0\r\nX-A: a\r\nContent-Length: 9\r\n\r\n", .body("[]")),
    chunked("10,000 trailers", "2\r\n[]\r\n0\r\n\(many("X-A: a\r\n", 10_000))\r\n", .badHeader),
    chunked(
      "a trailer of 1 MB", "2\r\n[]\r\n0\r\nX-A: \(many("a", 1_000_000))\r\n\r\n",
      .broken([-1, -1005, -1011, -1017])),
    chunked("no last chunk", "2\r\n[]\r\n", .lost),
    chunked("half a last chunk", "2\r\n[]\r\n0", .lost),
    chunked("no end of the trailers", "2\r\n[]\r\n0\r\nX-A", .lost),
    chunked("no chunks", "", .lost),
    chunked("more after the last chunk", "2\r\n[]\r\n0\r\n\r\nand more", .body("[]")),
    chunked("line feeds alone in chunks", "2\n[]\n0\n\n", .body("[]")),
    Self(
      "chunks of chunks", fields: "Transfer-Encoding: chunked, chunked",
      "7\r\n2\r\n[]\r\n\r\n0\r\n\r\n", .broken([-1, -1005, -1011, -1015])),
    Self(
      "chunks of gzip", fields: "Transfer-Encoding: gzip, chunked", "2\r\n[]\r\n0\r\n\r\n",
      .broken([-1, -1011, -1015])),
    Self(
      "an unknown transfer coding", fields: "Transfer-Encoding: x-evil", "[]",
      .broken([-1, -1011, -1015])),
    Self(
      "chunks in HTTP/1.0",
      "HTTP/1.0 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
        + "2\r\n[]\r\n0\r\n\r\n", .body("[]")),
    Self(
      "endless empty extensions",
      [
        .text(ok("Transfer-Encoding: chunked") + "2;"),
        .repeated(
          [.text(";"), .pause(0.01)],
          times: 100_000),
      ], .error(.timedOut(seconds: 0.25)), timeout: 0.25),
  ]

  // MARK: Content codings

  private static let codings = [
    Self("gzip", coding: "gzip", Gzip.stored("[]"), .body("[]")),
    Self("x-gzip in capitals", coding: "X-GZIP", Gzip.stored("[]"), .body("[]")),
    Self(
      "gzip of several members", coding: "gzip",
      Gzip.stored("[") + Gzip.stored("")
        + Gzip.stored("]"), .body("[]")),
    Self("gzip of nothing", coding: "gzip", Gzip.stored(""), .body("")),
    Self("no bytes instead of gzip", coding: "gzip", Data(), .body("")),
    Self(
      "gzip with bytes after its end", coding: "gzip", Gzip.stored("[]") + Data("junk".utf8),
      .body("[]")),
    Self(
      "gzip with zeros after its end", coding: "gzip", Gzip.stored("[]") + Data(count: 512),
      .body("[]")),
    Self(
      "gzip with half a member after its end", coding: "gzip",
      Gzip.stored("[]")
        + Gzip.stored("more").prefix(12), .corrupt),
    Self("gzip that is cut", coding: "gzip", Gzip.stored("[]").dropLast(9), .corrupt),
    Self("gzip without its checksum", coding: "gzip", Gzip.stored("[]").dropLast(8), .corrupt),
    Self("gzip without its last byte", coding: "gzip", Gzip.stored("[]").dropLast(), .corrupt),
    Self(
      "gzip with a wrong checksum", coding: "gzip",
      Gzip.stored("[]").dropLast(8)
        + Data(count: 8), .corrupt),
    Self("gzip of its first byte", coding: "gzip", Data([0x1F]), .corrupt),
    Self(
      "gzip of an unknown method", coding: "gzip", Data([0x1F, 0x8B, 7, 0, 0, 0, 0, 0, 0, 0]),
      .corrupt),
    Self(
      "gzip with an endless name", coding: "gzip",
      Data([0x1F, 0x8B, 8, 8, 0, 0, 0, 0, 0, 0]) + Data(repeating: 0x61, count: 100_000),
      .corrupt),
    Self("text instead of gzip", coding: "gzip", Data("[]".utf8), .corrupt),
    Self("gzip in gzip", coding: "gzip, gzip", Gzip.stored("[]"), .corrupt),
    Self(
      "gzip in gzip, in two fields",
      fields:
        "Content-Encoding: gzip\r\nContent-Encoding: gzip", "\u{1F}", .corrupt),
    Self("deflate with zlib's header", coding: "deflate", Gzip.zlib("[]"), .body("[]")),
    Self("deflate without a header", coding: "deflate", Gzip.deflated("[]"), .body("[]")),
    Self(
      "deflate with a wrong checksum", coding: "deflate",
      Gzip.zlib("[]").dropLast(4)
        + Data(count: 4), .corrupt),
    Self("deflate that is cut", coding: "deflate", Gzip.deflated("[]").dropLast(), .corrupt),
    Self(
      "deflate with a dictionary", coding: "deflate", Data([0x78, 0xBB, 0, 0, 0, 1, 0, 0]),
      .corrupt),
    Self(
      "deflate with bytes after its end", coding: "deflate", Gzip.zlib("[]") + Data("x".utf8),
      .body("[]")),
    Self("text instead of deflate", coding: "deflate", Data("hello".utf8), .corrupt),
    Self(
      "deflate that ends with the room of the decompressor", coding: "deflate",
      Gzip.zeros(literals: 10, matches: 254), .body(Data(count: 65_542))),
    Self("an unknown coding", coding: "br", Data("[]".utf8), .corrupt),
    Self(
      "a coding of control bytes and 50 KB", coding: "\u{1B}[2J\(many("a\u{202E}", 10_000))",
      Data("[]".utf8), .corrupt),
    Self("no coding by name", coding: "identity", Data("[]".utf8), .body("[]")),
    Self(
      "a gzip bomb", coding: "gzip", Gzip.bomb(bytes: 4_000_000),
      .error(.tooLarge(limit: 1_000_000))),
    Self(
      "a gzip bomb of many members", coding: "gzip",
      (0..<2_000).reduce(into: Data()) { data, _ in data += kilobyte },
      .error(.tooLarge(limit: 1_000_000))),
    Self(
      "ten thousand members of nothing", coding: "gzip",
      nothings, .body("")),
    Self(
      "a bomb of deflate", coding: "deflate", Gzip.bomb(bytes: 4_000_000).dropFirst(10),
      .error(.tooLarge(limit: 1_000_000))),
    Self(
      "gzip in chunks of a byte",
      [
        .text(ok("Content-Encoding: gzip", "Transfer-Encoding: chunked")),
        .bytes(Gzip.stored("[]").reduce(into: Data()) { $0 += Data("1\r\n".utf8) + [$1, 13, 10] }),
        .text("0\r\n\r\n"),
      ], .body("[]")),
  ]

  private static let kilobyte = Gzip.stored(many("a", 1_024))
  private static let nothing = Gzip.stored("")
  private static let nothings = (0..<10_000).reduce(into: Data()) { data, _ in data += nothing }

  // MARK: Limits

  private static let limits = [
    Self(
      "as many bytes as allowed", [.text(ok("Content-Length: 9") + many("a", 9))],
      .body(many("a", 9)), maxBodySize: 9),
    Self(
      "one byte too many", [.text(ok("Content-Length: 10") + many("a", 10))],
      .error(.tooLarge(limit: 9)), maxBodySize: 9),
    Self(
      "one byte too many without a length", [.text(ok() + many("a", 10))],
      .error(.tooLarge(limit: 9)), maxBodySize: 9),
    Self(
      "as many decompressed bytes as allowed",
      [.text(ok("Content-Encoding: gzip")), .bytes(Gzip.stored(many("a", 40)))],
      .body(many("a", 40)), maxBodySize: 40),
    Self(
      "as many decompressed bytes as allowed, with a greater length", coding: "gzip",
      Gzip.stored(many("a", 40)), .body(many("a", 40)), maxBodySize: 40
    ),
    Self(
      "one decompressed byte too many", coding: "gzip", Gzip.stored(many("a", 41)),
      .error(.tooLarge(limit: 40)), maxBodySize: 40),
    Self(
      "an endless body",
      [
        .text(ok()), .repeated([.text(many("a", 65_536))], times: 1_000_000),
      ], .error(.tooLarge(limit: 1_000_000))),
    Self(
      "no bytes allowed, and none sent", [.text(ok("Content-Length: 0"))], .body(""),
      maxBodySize: 0),
    Self(
      "no bytes allowed, and one sent", [.text(ok() + "a")], .error(.tooLarge(limit: 0)),
      maxBodySize: 0),
    Self(
      "an error page that is too large",
      [.text("HTTP/1.1 500 No\r\n\r\n" + many("a", 10))], .error(.tooLarge(limit: 9)),
      maxBodySize: 9),
  ]

  // MARK: Time

  private static let times = [
    Self(
      "a header that trickles",
      [
        .text("HTTP/1.1 200 OK\r\n"), .repeated([.text("X"), .pause(0.02)], times: 100_000),
      ], .error(.timedOut(seconds: 0.25)), timeout: 0.25),
    Self(
      "a body that trickles",
      [
        .text(ok("Content-Length: 99999")), .repeated([.text(" "), .pause(0.02)], times: 100_000),
      ], .error(.timedOut(seconds: 0.25)), timeout: 0.25),
    Self(
      "interim responses that trickle",
      [
        .repeated([.text("HTTP/1.1 100 Continue\r\n\r\n"), .pause(0.02)], times: 100_000)
      ], .error(.timedOut(seconds: 0.25)), timeout: 0.25),
    Self(
      "gzip that trickles",
      [
        .text(ok("Content-Encoding: gzip")),
        .repeated(
          [.bytes(nothing), .pause(0.02)],
          times: 100_000),
      ], .error(.timedOut(seconds: 0.25)), timeout: 0.25
    ),
    Self(
      "gzip of nothing without end",
      [.text(ok("Content-Encoding: gzip")), .repeated([.bytes(nothings)], times: 1_000_000)],
      .error(.timedOut(seconds: 0.25)), timeout: 0.25
    ),
    Self("an answer that never comes", [.hang], .error(.timedOut(seconds: 0.25)), timeout: 0.25),
    Self(
      "a redirect whose body never ends",
      [
        .text("HTTP/1.1 302 Found\r\nLocation: /good\r\n\r\n"),
        .repeated([.text("a"), .pause(0.02)], times: 100_000),
      ], .error(.timedOut(seconds: 0.25)), timeout: 0.25),
  ]

  // MARK: Redirects

  private static let redirects = [
    Self("to an IPv6 address", location: "//[::1]/"),
    Self("to a space", location: "//%20/"),
    Self("to a slash", location: "//a%2fb/"),
    Self("to no host", location: "///"),
    Self("to nothing but a scheme", location: "http:"),
    Self("to a scheme and two slashes", location: "http://"),
    Self("to an unfinished IPv6 address", location: "http://[::1/"),
    Self("to an IPv6 address with junk", location: "http://[::1]a/"),
    Self("to a port that isn't one", location: "http://127.0.0.1:x/"),
    Self("to a port that no integer of 16 bits holds", location: "http://127.0.0.1:65616/"),
    Self("to a port beyond all", location: "http://127.0.0.1:99999999999999999999/"),
    Self("to an empty location", location: "", .status(302)),
    Self(
      "to the fragment of the same page", location: "#top",
      .error(.transport(code: -1007, message: "too many HTTP redirects"))),
    Self("to a script", location: "javascript:alert(1)"),
    Self("to a file", location: "file:///etc/passwd"),
    Self("to FTP", location: "ftp://127.0.0.1/"),
    Self("to Gopher", location: "gopher://127.0.0.1:1/_x"),
    Self("to data", location: "data:text/plain,hello"),
    Self("to a dictionary server", location: "dict://127.0.0.1:1/d:x"),
    Self("to a user", location: "http://user@127.0.0.1/"),
    Self("to an empty user", location: "http://@127.0.0.1/"),
    Self("to a user and a password", location: "http://u:p@127.0.0.1/"),
    Self("to a user who is a host", location: "http://127.0.0.1@evil.invalid/"),
    Self("to a backslash and a user", location: "http://127.0.0.1\\@evil.invalid/"),
    Self("to backslashes", location: "\\\\evil.invalid\\", .body("[]")),
    Self("to a slash and a backslash", location: "/\\evil.invalid", .body("[]")),
    Self("to a host with a tab", location: "http://evil\t.invalid/"),
    Self("to a host on the next line", location: "http://evil\r\n .invalid/"),
    Self("to a host with control bytes", location: "http://\u{1B}[2J\u{7}.invalid/"),
    Self("to a host with escaped control bytes", location: "http://%1B%5B2J%07.invalid/"),
    Self("to a host of 50 KB", location: "http://\(many("a", 50_000)).invalid/"),
    Self("to a host of 50 KB with periods", location: "http://\(many("a.", 25_000))invalid/"),
    Self("to an escaped host of 50 KB", location: "http://%61\(many("a", 50_000))/"),
    Self(
      "to a host of 50 KB of one character",
      location:
        "http://a\(many("\u{301}", 25_000)).invalid/"),
    Self("to a path of 50 KB", location: "/good?\(many("a", 50_000))", .body("[]")),
    Self("to a location of 100 KB", location: "/\(many("a", 100_000))", .badHeader),
    Self("to a host that isn't allowed", location: "http://127.0.0.2/"),
    Self("to a scheme of 50 KB", location: "\(many("a", 50_000)):x"),
    Self(
      "to the page itself", location: "/bad",
      .error(.transport(code: -1007, message: "too many HTTP redirects"))),
    Self(
      "to two locations",
      "HTTP/1.1 302 Found\r\nLocation: /good\r\nLocation: http://127.0.0.2/\r\n"
        + "Content-Length: 0\r\n\r\n", .body("[]")),
    Self("to nowhere", "HTTP/1.1 302 Found\r\nContent-Length: 2\r\n\r\n[]", .status(302, "[]")),
    Self(
      "of 300", "HTTP/1.1 300 Many\r\nLocation: /good\r\nContent-Length: 2\r\n\r\n[]",
      .status(300, "[]")),
    Self(
      "with an endless body",
      [
        .text("HTTP/1.1 302 Found\r\nLocation: /good\r\n\r\n"),
        .repeated([.text(many("a", 65_536))], times: 1_000_000),
      ], .body("[]")),
    Self(
      "with a bomb",
      [
        .text("HTTP/1.1 302 Found\r\nLocation: /good\r\nContent-Encoding: gzip\r\n\r\n"),
        .bytes(Gzip.bomb(bytes: 40_000_000)),
      ], .body("[]")),
    Self(
      "with an unknown coding",
      "HTTP/1.1 302 Found\r\nLocation: /good\r\nContent-Encoding: x\r\nContent-Length: 1\r\n\r\na",
      .body("[]")),
    Self(
      "with a body that is cut",
      "HTTP/1.1 302 Found\r\nLocation: /good\r\nContent-Length: 9\r\n\r\na", .lost),
  ]

  // MARK: Answers without a body

  private static let bodiless = [
    Self(
      "204 with a body",
      [
        .text("HTTP/1.1 204 None\r\nContent-Length: 4\r\n\r\nevil"), .keepAlive,
      ], .body("")),
    Self(
      "204 with a second answer",
      [.text("HTTP/1.1 204 None\r\n\r\n" + ok("Content-Length: 4") + "evil"), .keepAlive],
      .body("")),
    Self("205 with a body", "HTTP/1.1 205 Reset\r\nContent-Length: 2\r\n\r\n[]", .body("[]")),
    Self("304 without a tag", "HTTP/1.1 304 Same\r\n\r\n", .status(304)),
    Self(
      "304 with a body",
      [
        .text("HTTP/1.1 304 Same\r\nContent-Length: 4\r\n\r\nevil"), .keepAlive,
      ], .status(304)),
    Self(
      "HEAD with a body", [.text(ok("Content-Length: 4") + "evil"), .keepAlive], .body(""),
      method: .head),
    Self(
      "HEAD of a huge body", [.text(ok("Content-Length: 1000000000000")), .keepAlive],
      .body(""), method: .head),
    Self(
      "HEAD of gzip", [.text(ok("Content-Encoding: gzip", "Content-Length: 9")), .keepAlive],
      .body(""), method: .head),
    Self(
      "HEAD of chunks", [.text(ok("Transfer-Encoding: chunked")), .keepAlive], .body(""),
      method: .head),
    Self(
      "HEAD of an unknown coding", [.text(ok("Content-Encoding: br")), .keepAlive], .body(""),
      method: .head),
  ]
}
