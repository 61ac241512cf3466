import Foundation
import Requests
import RequestsTesting
import Testing

/// Cancellation through the real transport.
@Suite(.overEachTransport, .timeLimit(.minutes(30))) struct CancelTests {
  private typealias Users = AnyRequest<[User]>

  @Test(
    arguments: [
      ("no answer", [.hang]),
      ("half a body", [.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n["), .hang]),
      (
        "a slow body",
        [.text("HTTP/1.1 200 OK\r\n\r\n"), .repeated([.text(" "), .pause(0.01)], times: 9_999)]
      ),
    ] as [(String, [LoopbackResponse.Step])])
  func `a request in flight ends when its task is cancelled`(
    what: String, steps: [LoopbackResponse.Step]
  ) async throws {
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let server = try LoopbackServer { _ in
      arrived.yield()
      return .raw(steps)
    }
    defer { server.stop() }
    let client = RequestClient.loopback()
    let task = Task { await failure { try await client.send(Users(baseURL: server.url)) } }
    for await _ in arrivals { break }
    task.cancel()
    #expect(await task.value == .cancelled)
    // The server sees the end of the connection.
    await server.waitUntilConnectionsEnd()
  }

  @Test func `a task that is cancelled already sends nothing`() async throws {
    let server = try LoopbackServer { _ in .json("[]") }
    defer { server.stop() }
    let client = RequestClient.loopback()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await failure { try await client.send(Users(baseURL: server.url)) }
    }
    #expect(await task.value == .cancelled)
    #expect(server.requestCount == 0)
  }

  @Test func `cancelling near the end neither hangs nor ends twice`() async throws {
    let server = try LoopbackServer { request in
      request.path == "/r" ? .redirect(to: "/users") : .json("[]")
    }
    defer { server.stop() }
    let (client, liveCount) = RequestClient.counted()
    let url = server.url
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 as Range<UInt64> {
        group.addTask { [client] in
          let path: RequestPath = number.isMultiple(of: 2) ? "r" : "users"
          let task = Task { try await client.send(Users(baseURL: url, path: path)) }
          try? await Task.sleep(nanoseconds: number * 1_790_000 % 3_000_000)
          task.cancel()
          switch await task.result {
          case .success(let users): #expect(users == [])
          case .failure(let error): #expect(error as? RequestError == .cancelled)
          }
        }
      }
    }
    try await waitForNone(liveCount)
    #expect(try await client.send(Users(baseURL: url)) == [])
  }
}
