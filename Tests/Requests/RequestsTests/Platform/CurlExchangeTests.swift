#if os(Linux)
import Foundation
import Requests
@testable import RequestsCurl
import Testing

/// What libcurl's thread asks of an exchange.
struct CurlExchangeTests {
  private func exchange(_ method: HTTPMethod, idleTimeout: TimeInterval? = nil) throws
    -> CurlExchange
  {
    CurlExchange(
      HTTPRequest(
        url: try #require(URL(string: "https://h.example")), method: method,
        body: HTTPBody(Data("0123456789".utf8)), idleTimeout: idleTimeout))
  }

  /// Returns the next bytes of the body.
  private func sent(by exchange: CurlExchange) -> String? {
    withUnsafeTemporaryAllocation(byteCount: 4, alignment: 1) { room in
      exchange.send(into: room).map { String(decoding: room[..<$0], as: UTF8.self) }
    }
  }

  @Test func `sending begins the idle time again`() throws {
    let exchange = try exchange(.post, idleTimeout: 10)
    let start = exchange.limit.time
    #expect((sent(by: exchange), exchange.limit.time > start) == ("0123", true))
  }

  @Test(arguments: [200, 302]) func `each line and each piece begins the idle time again`(
    status: Int
  ) throws {
    let exchange = try exchange(.put, idleTimeout: 10)
    var times = [exchange.limit.time]
    var isTaken: [Bool] = []
    for line in ["HTTP/1.1 \(status) OK\r\n", "Location: /b\r\n", "\r\n"] {
      isTaken.append(Array(line.utf8).withUnsafeBytes { exchange.receive(headerLine: $0) })
      times.append(exchange.limit.time)
    }
    for _ in 0..<2 {
      isTaken.append([1, 2, 3].withUnsafeBytes { exchange.receive($0) })
      times.append(exchange.limit.time)
    }
    #expect(isTaken == [true, true, true, true, true])
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `a request that may be repeated is sent from its beginning, another one isn't`() throws
  {
    let (put, post) = (try exchange(.put), try exchange(.post))
    #expect([put, post].map(sent) == ["0123", "0123"])
    #expect([put.rewind(), post.rewind()] == [true, false])
    #expect((0..<4).map { _ in sent(by: put) } == ["0123", "4567", "89", ""])
    // One that has ended sends nothing.
    let ended = try exchange(.post)
    ended.end(with: .failure(.cancelled))
    #expect(sent(by: ended) == nil)
  }
}
#endif
