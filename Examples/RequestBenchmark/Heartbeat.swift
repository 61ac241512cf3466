import Foundation
import Requests
import RequestsTesting
import RequestsURLSession

/// How long the main actor is not free while a large answer is read.
@MainActor enum Heartbeat {
  private struct Large: Request {
    struct Row: Decodable, Sendable {
      let id: Int
      let name: String
      let note: String
    }
    typealias Response = [Row]
    var baseURL: URL
    var path: RequestPath { "" }
  }

  static func measure() async {
    let note = String(repeating: "x", count: 62)
    let rows = (0..<100_000).map { "{\"id\":\($0),\"name\":\"row\",\"note\":\"\(note)\"}" }
    let body = Data("[\(rows.joined(separator: ","))]".utf8)
    guard let server = try? LoopbackServer(handler: { _ in .data(body, type: "application/json") })
    else { return }
    defer { server.stop() }
    var client = RequestClient()
    client.insecureHosts = ["127.0.0.1"]
    client.maxBodySize = 16_777_216
    for round in 0..<3 {
      var (worst, count, isDone) = (0.0, 0, false)
      let start = ContinuousClock.now
      client.send(Large(baseURL: server.url)) { result in
        count = (try? result.get().count) ?? 0
        isDone = true
      }
      var last = ContinuousClock.now
      while !isDone {
        try? await Task.sleep(nanoseconds: 1_000_000)
        let now = ContinuousClock.now
        worst = max(worst, last.duration(to: now) / .milliseconds(1))
        last = now
      }
      let total = start.duration(to: .now) / .milliseconds(1)
      print(
        "round \(round): \(body.count) bytes, \(count) rows",
        String(format: "in %.0f ms, the main actor's worst gap %.1f ms", total, worst))
    }
  }
}
