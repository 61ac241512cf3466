import Foundation
import Testing

@testable import RequestsTesting

/// Requests as their bytes arrive.
struct LoopbackParserTests {
  private static func parser(_ text: String) -> LoopbackParser {
    var parser = LoopbackParser()
    parser.append(text)
    return parser
  }

  private static let chunked = "POST /a HTTP/1.1\r\nTransfer-Encoding: Chunked\r\n\r\n"

  @Test func `chunks may arrive in two pieces of any length`() {
    let text = Self.chunked + "3;x=y\r\nabc\r\nA\r\n0123456789\r\n0\r\n\r\nGET"
    for split in 1..<text.count {
      var parser = Self.parser(String(text.prefix(split)))
      var body = parser.next().body
      #expect(body == nil || split >= text.count - 3)
      parser.append(String(text.dropFirst(split)))
      body = body ?? parser.next().body
      #expect(body == "abc0123456789", "\(split)")
      #expect(parser.next().isIncomplete)
    }
  }

  @Test func `a client that waits to continue is told so until its body begins`() {
    var parser = Self.parser(
      "POST / HTTP/1.1\r\nContent-Length: 2\r\nExpect: 100-Continue\r\n\r\n")
    #expect(parser.next().expectsContinue)
    parser.append("a")
    let next = parser.next()
    #expect(next.isIncomplete && !next.expectsContinue)
    parser.append("b")
    #expect(parser.next().body == "ab")
  }

  @Test(
    arguments: [
      chunked + "7fffffffffffffff\r\n", chunked + "4000001\r\n", chunked + "-1\r\n",
      chunked + "x\r\n", chunked + "\r\n",
      "POST / HTTP/1.1\r\nContent-Length: 9223372036854775807\r\n\r\n",
      "POST / HTTP/1.1\r\nContent-Length: 67108865\r\n\r\n",
      "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
      "POST / HTTP/1.1\r\nContent-Length: x\r\n\r\n", "GET /\r\n\r\n", "GET / SPDY/1\r\n\r\n",
      "GET / HTTP/1.1\r\nno colon\r\n\r\n", "\u{16}\u{3}\u{1}",
      "GET / HTTP/1.1\r\nA: " + String(repeating: "b", count: 65_536),
    ])
  func `what is no request is malformed`(text: String) {
    var parser = Self.parser(text)
    guard case .malformed = parser.next() else {
      Issue.record("\(text.prefix(80))")
      return
    }
  }
}

extension LoopbackParser {
  fileprivate mutating func append(_ text: String) {
    Array(text.utf8).withUnsafeBytes { append($0) }
  }
}

extension LoopbackParser.Result {
  fileprivate var body: String? {
    guard case .request(let request) = self else { return nil }
    return String(decoding: request.body, as: UTF8.self)
  }

  fileprivate var expectsContinue: Bool {
    if case .incomplete(let expectsContinue) = self { expectsContinue } else { false }
  }

  fileprivate var isIncomplete: Bool {
    if case .incomplete = self { true } else { false }
  }
}
