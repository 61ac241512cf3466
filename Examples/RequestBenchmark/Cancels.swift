import Foundation
import Requests
import RequestsPlatform
import RequestsTesting

/// A measurement of the time that a cancel takes while a compressed body arrives.
enum Cancels {
  static func measure() async throws {
    let bomb = Gzip.bomb(bytes: 2_000_000_000)
    let head = LoopbackResponse.Step.text(
      "HTTP/1.1 200 OK\r\nContent-Type: application/octet-stream\r\nContent-Encoding: gzip\r\n"
        + "Content-Length: \(bomb.count)\r\n\r\n")
    let pieces = stride(from: 0, to: bomb.count, by: 1_000).flatMap {
      [.bytes(bomb[$0..<min($0 + 1_000, bomb.count)]), LoopbackResponse.Step.pause(0.001)]
    }
    let server = try LoopbackServer { request in
      .raw([head] + (request.path == "/fast" ? [.bytes(bomb)] : pieces))
    }
    defer { server.stop() }
    var client = RequestClient()
    client.insecureHosts = ["127.0.0.1"]
    client.maxBodySize = .max
    print("the time that a cancel takes, of 200")
    for path in ["fast", "slow"] {
      var times: [Double] = []
      for number in 0..<200 {
        let request = Bomb(baseURL: server.url, path: "\(path)")
        let task = Task { [client] in
          do throws(RequestError) {
            _ = try await client.send(request)
          } catch {
            return error == .cancelled
          }
          return false
        }
        try await Task.sleep(nanoseconds: UInt64(1 + number % 20) * 1_000_000)
        let start = ContinuousClock.now
        task.cancel()
        guard await task.value else { preconditionFailure("The request wasn't canceled.") }
        times.append(start.duration(to: .now) / .milliseconds(1))
      }
      times.sort()
      print(
        "  2 MB that unpack to 2 GB, \(path):",
        String(
          format: "p50 %.2f ms, p99 %.2f ms, longest %.2f ms", times[99], times[197], times[199]))
    }
  }

  private struct Bomb: Request {
    typealias Response = Data
    var baseURL: URL
    var path: RequestPath
  }
}
