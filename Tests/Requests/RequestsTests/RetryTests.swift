import Foundation
import Requests
import RequestsTesting
import TestSupport
import Testing

/// Further attempts, counted and not waited for.
@Suite(.timeLimit(.minutes(30))) struct RetryTests {
  private typealias Users = AnyRequest<[User]>

  private func transport(_ statuses: [Int], headers: HTTPHeaders = [:]) -> ScriptedTransport {
    ScriptedTransport { request, number in
      .json("[]", for: request, status: statuses[min(number, statuses.count - 1)], headers: headers)
    }
  }

  @Test(arguments: [429, 502, 503, 504])
  func `a request to an overloaded server is repeated`(status: Int) async throws {
    let (transport, waits) = (transport([status, status, 200]), Counter())
    let client = RequestClient(transport: transport).counting(waits)
    #expect(try await client.send(Users()) == [])
    #expect((transport.count, waits.values) == (3, [0.5, 1]))
  }

  @Test func `after the last attempt the status is the error, and the hook ran for each`() async {
    let (transport, calls) = (transport([503]), Counter())
    var client = RequestClient(transport: transport).counting(Counter())
    client.prepare = { _ in calls.note() }
    let error = await failure { try await client.send(Users()) }
    #expect(error == .status(code: 503, body: Data("[]".utf8), retryAfter: nil))
    #expect((transport.count, calls.count) == (3, 3))
  }

  @Test(arguments: [400, 401, 404, 500, 501])
  func `other failures are final`(status: Int) async {
    let (transport, waits) = (transport([status]), Counter())
    let client = RequestClient(transport: transport).counting(waits)
    _ = await failure { try await client.send(Users()) }
    #expect((transport.count, waits.count) == (1, 0))
  }

  @Test(arguments: [HTTPMethod.post, .put, .patch, .delete])
  func `a request with side effects is sent once`(method: HTTPMethod) async {
    let (transport, waits) = (transport([503]), Counter())
    var client = RequestClient(transport: transport).counting(waits)
    _ = await failure { try await client.send(Users(method: method)) }
    let count = transport.count
    client.retriedMethods.insert(method)
    _ = await failure { try await client.send(Users(method: method)) }
    #expect((count, transport.count) == (1, 4))
  }

  @Test(arguments: [(-1003, 3), (-1004, 3), (-1005, 3), (-1009, 3), (-1, 1), (-1007, 1)])
  func `failures to connect are tried again`(code: Int, count: Int) async {
    let transport = ScriptedTransport { (_, _) throws(RequestError) in
      throw .transport(code: code, message: "no")
    }
    let client = RequestClient(transport: transport).counting(Counter())
    let error = await failure { try await client.send(Users()) }
    #expect((error, transport.count) == (.transport(code: code, message: "no"), count))
  }

  @Test(
    arguments: [
      ("7", 7), ("0", 0), ("3600", 60), ("999999999999999999999", 60),
      (String(repeating: "9", count: 400), 60),
      ("Thu, 01 Jan 1970 00:00:12 GMT", 12), ("Thursday, 01-Jan-70 00:00:13 GMT", 13),
      ("Tuesday, 01-Jan-69 00:00:13 GMT", 60), ("Wed, 01 Jan 0070 00:00:13 GMT", 0),
      ("Thu Jan  1 00:00:14 1970", 14), ("Fri, 02 Jan 1970 00:00:00 GMT", 60),
      ("Wed, 31 Dec 1969 23:59:59 GMT", 0), ("soon", 0.5),
      ("Thu, 01 Jan 1970 00:00:60 GMT", 60), ("Thu, 01 Jan 1970 00:00:61 GMT", 0.5),
      ("Thu, 01 Jan 1970 00:60:00 GMT", 0.5), ("Thu, 01 Jan 1970 24:00:00 GMT", 0.5),
      ("Thu, 00 Jan 1970 00:00:12 GMT", 0.5), ("Thu, 32 Jan 1970 00:00:12 GMT", 0.5),
      ("Thu, 01 Jan 9223372036854775807 00:00:12 GMT", 0.5), ("-5", 0.5), ("", 0.5),
    ] as [(String, Double)])
  func `Retry-After is obeyed, up to a minute`(value: String, wait: Double) async throws {
    let waits = Counter()
    let transport = ScriptedTransport { request, number in
      number == 0
        ? .status(503, for: request, headers: ["retry-after": value]) : .json("[]", for: request)
    }
    let client = RequestClient(transport: transport).counting(waits)
    _ = try await client.send(Users())
    #expect(waits.values == [wait])
  }

  @Test(
    arguments: [
      ("3600", 3_600), (String(repeating: "9", count: 400), 3_155_760_000),
      ("Thu, 01 Jan 9999 00:00:00 GMT", 3_155_760_000),
    ] as [(String, Double)])
  func `the error has the delay that the server asked for, a century at most`(
    value: String, delay: Double
  ) async {
    let transport = transport([429], headers: ["Retry-After": value])
    let error = await failure {
      try await RequestClient(transport: transport).counting(Counter()).send(Users(method: .post))
    }
    #expect(error == .status(code: 429, body: Data("[]".utf8), retryAfter: delay))
  }

  @Test func `jitter at most halves a wait`() async {
    let waits = Counter()
    var client = RequestClient(transport: transport([503])).counting(waits)
    client.backoff.random = { 0 }
    client.maxAttempts = 10
    _ = await failure { try await client.send(Users()) }
    #expect(waits.values == [0.25, 0.5, 1, 2, 4, 8, 16, 30, 30])
  }

  @Test func `a task that is cancelled already runs no hook`() async {
    let (transport, calls) = (transport([200]), Counter())
    var client = RequestClient(transport: transport)
    client.prepare = { _ in calls.note() }
    let task = Task { [client] in
      withUnsafeCurrentTask { $0?.cancel() }
      return await failure { try await client.send(Users()) }
    }
    #expect((await task.value, calls.count, transport.count) == (.cancelled, 0, 0))
  }

  /// A transport need not look whether the task was cancelled.
  @Test(arguments: [200, 404, 503]) func `a response to a cancelled task is no result`(
    status: Int
  ) async {
    let transport = ScriptedTransport { request, _ in
      withUnsafeCurrentTask { $0?.cancel() }
      return .json("[]", for: request, status: status)
    }
    let client = RequestClient(transport: transport).counting(Counter())
    let error = await Task { await failure { try await client.send(Users()) } }.value
    #expect((error, transport.count) == (.cancelled, 1))
  }

  /// A wait beyond the limits of Task.sleep would end the process.
  @Test(arguments: [Double.infinity, 1e300, 1e10, 1_000_001])
  func `a wait may be longer than any clock counts, and is none if it isn't positive`(
    seconds: Double
  ) async throws {
    let task = Task { try await Backoff().sleep(seconds) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    for seconds in [0, -1, -1e300, -Double.infinity, .nan] {
      try await Backoff().sleep(seconds)
    }
  }

  @Test func `a cancelled wait ends the request`() async {
    let transport = transport([503])
    var client = RequestClient(transport: transport)
    let (started, go) = AsyncStream.makeStream(of: Void.self)
    client.backoff.sleep = { _ in
      go.yield()
      try await untilCancelled()
    }
    let task = Task { [client] in await failure { try await client.send(Users()) } }
    for await _ in started { break }
    task.cancel()
    #expect((await task.value, transport.count) == (.cancelled, 1))
  }
}
