import Foundation
import Requests
import RequestsPlatform
import RequestsTesting

/// A measurement of the time for which the main actor is blocked while a large response is parsed.
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
    print("the main actor's longest wait while nothing happens", await wait { $0() })
    for round in 0..<3 {
      var count = 0
      let start = ContinuousClock.now
      let longest = await wait { done in
        client.send(Large(baseURL: server.url)) { result in
          count = (try? result.get().count) ?? 0
          done()
        }
      }
      let total = start.duration(to: .now) / .milliseconds(1)
      print(
        "round \(round): \(body.count) bytes, \(count) rows",
        String(format: "in %.0f ms, the main actor's longest wait", total), longest)
    }
  }

  /// Returns the longest wait for the main actor until 0.2 seconds after some work is done. A
  /// separate thread waits for the main actor every millisecond.
  private static func wait(_ work: (@escaping () -> Void) -> Void) async -> String {
    let beat = Beat()
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "heartbeat"))
    timer.schedule(deadline: .now(), repeating: .milliseconds(1))
    timer.setEventHandler {
      let asked = ContinuousClock.now
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          beat.longest = max(beat.longest, asked.duration(to: .now) / .milliseconds(1))
        }
      }
    }
    timer.activate()
    defer { timer.cancel() }
    work { beat.isDone = true }
    while !beat.isDone { try? await Task.sleep(nanoseconds: 5_000_000) }
    try? await Task.sleep(nanoseconds: 200_000_000)
    return String(format: "%.1f ms", beat.longest)
  }

  /// What only the main queue reads and writes.
  private final class Beat: @unchecked Sendable {
    var longest = 0.0
    var isDone = false
  }
}
