import Foundation
import Requests
import RequestsTesting
import Testing

/// The deadlines of exchanges that share a thread or a timer.
@Suite(.overEachTransport, .timeLimit(.minutes(30))) struct DeadlineTests {
  @Test func `each of several deadlines ends its exchange`() async throws {
    // Each byte restarts a session's own timer, so no other can end an exchange.
    let server = try LoopbackServer { _ in
      .raw([
        .text("HTTP/1.1 200 OK\r\nContent-Length: 99999\r\n\r\n"),
        .repeated([.text(" "), .pause(0.02)], times: 99_999),
      ])
    }
    defer { server.stop() }
    let url = server.url
    let (transport, liveCount) = TestedTransport.current.make()
    await withTaskGroup(of: Void.self) { group in
      for timeout in [0.6, 0.2, 0.4, 0.2] {
        group.addTask {
          let error = await failure {
            try await transport.perform(
              HTTPRequest(url: url, timeout: timeout, insecureHosts: ["127.0.0.1"]))
          }
          #expect(error == .timedOut(seconds: timeout))
        }
      }
    }
    try await waitForNone(liveCount)
    await server.waitUntilConnectionsEnd()
  }

  @Test func `a deadline holds among later ones while nothing arrives`() async throws {
    let server = try LoopbackServer { _ in .raw([.hang]) }
    defer { server.stop() }
    let url = server.url
    let (transport, _) = TestedTransport.current.make()
    await withTaskGroup(of: RequestError?.self) { group in
      for timeout in [3_600, 3_600, 3_600, 0.3, 3_600, 3_600] {
        group.addTask {
          await failure {
            try await transport.perform(
              HTTPRequest(url: url, timeout: timeout, insecureHosts: ["127.0.0.1"]))
          }
        }
      }
      let first = await group.next()
      #expect(first == .timedOut(seconds: 0.3))
      group.cancelAll()
      for await error in group { #expect(error == .cancelled) }
    }
  }
}
