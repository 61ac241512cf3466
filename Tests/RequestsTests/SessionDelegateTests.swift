import Foundation
import Requests
import RequestsTesting
import RequestsURLSession
import Testing

/// The timer that all exchanges of a session share.
@Suite(.timeLimit(.minutes(1))) struct SessionDelegateTests {
  @Test func `each of several deadlines ends its exchange`() async throws {
    // Each byte restarts the session's own timer, so no other can end an exchange.
    let server = try LoopbackServer { _ in
      .raw([
        .text("HTTP/1.1 200 OK\r\nContent-Length: 99999\r\n\r\n"),
        .repeated([.text(" "), .pause(0.02)], times: 99_999),
      ])
    }
    defer { server.stop() }
    let (transport, url) = (URLSessionTransport(), server.url)
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
    #expect(transport.liveCount == 0)
    await server.waitUntilConnectionsEnd()
  }
}
