#if os(Linux)
import Foundation
import Requests
@testable import RequestsCurl
import Testing

/// The limits of a response's header.
struct ResponseHeadTests {
  private func head(_ lines: [String]) throws -> ResponseHead {
    var head = ResponseHead()
    for line in lines {
      try Array("\(line)\r\n".utf8).withUnsafeBytes { bytes in
        Result { () throws(RequestError) in try head.add(bytes) }
      }.get()
    }
    return head
  }

  private let tooLarge = RequestError.transport(
    code: -1017, message: "the header has more than 65536 bytes or 256 lines")

  @Test func `a header has 256 lines and 64 KiB at most`() throws {
    let fields = (1...255).map { "X-\($0): a" }
    let lines = try head(["HTTP/1.1 200 OK"] + fields.dropLast() + [""])
    #expect((lines.isComplete, lines.headers.fields.count) == (true, 254))
    #expect(throws: tooLarge) { try self.head(["HTTP/1.1 200 OK"] + fields + [""]) }
    // The status line, the field's name, and the line endings have 26 bytes.
    let field = "X-A: " + String(repeating: "a", count: 65_536 - 26)
    let bytes = try head(["HTTP/1.1 200 OK", field, ""])
    #expect((bytes.isComplete, bytes.headers["X-A"]?.utf8.count) == (true, 65_510))
    #expect(throws: tooLarge) { try self.head(["HTTP/1.1 200 OK", field + "a", ""]) }
  }

  @Test(arguments: [
    "Content-Length: 5,", "Content-Length: ,5", "Content-Length:", "Content-Length: 5, 6",
    "Content-Length: +5", "Content-Length: 5 5", "Transfer-Encoding: chunked,",
    "Transfer-Encoding: gzip", "Transfer-Encoding: gzip, chunked", "Transfer-Encoding:",
  ])
  func `a field that says where the body ends has one value`(field: String) {
    #expect(throws: RequestError.self) { try head(["HTTP/1.1 200 OK", field, ""]) }
  }

  @Test func `a length that is stated twice is one field, and none beside chunks`() throws {
    let headers = try ["content-length: 5", "Transfer-Encoding: Chunked"].map { line in
      try head(["HTTP/1.1 200 OK", "Content-Length: 5, 5", line, ""]).headers
    }
    #expect(headers == [["Content-Length": "5"], ["Transfer-Encoding": "Chunked"]])
    // A value may be on the lines after its name.
    let folded = try ["Content-Length:", "Transfer-Encoding:"].map { name in
      let value = name == "Content-Length:" ? "5" : "chunked"
      return try head(["HTTP/1.1 200 OK", name, " \(value)", "\t", ""]).headers
    }
    #expect(folded == [["Content-Length": "5"], ["Transfer-Encoding": "chunked"]])
  }

  @Test(arguments: [
    (["gzip"], "gzip"), (["gzip", "br"], "gzip, br"), (["gzip, br"], "gzip, br"),
    (["gzip,br", "a"], "gzip, br, a"),
  ])
  func `all codings of the body are one field`(values: [String], value: String) throws {
    let lines = values.map { "Content-Encoding: \($0)" }
    let headers = try head(["HTTP/1.1 200 OK"] + lines + ["X-A: a", ""]).headers
    #expect(
      (headers.values(of: "content-encoding"), headers["X-A"], headers.fields.count)
        == ([value], "a", 2))
  }

  @Test func `interim responses and trailers count, and leave no fields`() throws {
    var lines = ["HTTP/1.1 103 Early", "X-Early: a", "", "HTTP/1.1 200 OK", "X-A: a", "", "X-B: b"]
    #expect(try head(lines).headers == ["X-A": "a"])
    lines += (1...249).map { "X-\($0): a" }
    #expect(try head(lines).isComplete)
    #expect(throws: tooLarge) { try head(lines + ["X-C: a"]) }
  }
}
#endif
