import Benchmarking
import Foundation
import Requests
import RequestsTesting

/// Sends requests and cancels them at moments by chance: before they are sent, on their way, and
/// about when their answer comes. Looks whether any hangs, is answered twice or wrongly, or leaves
/// something behind.
///
/// The transport is that of the platform, or URLSession with `--urlsession`.
///
///     swift run -c release RequestStressCheck [REQUESTS [SEED]] [--urlsession]
@main struct RequestStressCheck {
  private static let usesURLSession = CommandLine.arguments.contains("--urlsession")

  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let count = Int(arguments.first ?? 20_000)
    let seed = arguments.dropFirst().first ?? .random(in: 0...999_999)
    // What the first requests open for good is no leak.
    _ = try await round(of: 100, seed: seed, watchdog: Watchdog())
    // Sessions close their connections a little after they are let go.
    try await Task.sleep(nanoseconds: 2_000_000_000)
    let before = descriptors
    let memory = ProcessMemory.residentKilobytes
    let start = Date()
    let watchdog = Watchdog()
    let ledger = try await round(of: count, seed: seed, watchdog: watchdog)
    var after = descriptors
    for _ in 0..<100 where after > before {
      try await Task.sleep(nanoseconds: 100_000_000)
      after = descriptors
    }
    watchdog.stop()
    let seconds = String(format: "%.1f", Date().timeIntervalSince(start))
    print(
      "\(count) requests (seed \(seed)): \(ledger.answered) answered, \(ledger.cancelled) cancelled,",
      "\(ledger.lost) lost, \(ledger.doubled) doubled, \(ledger.wrong.count) wrong,",
      "\(ledger.live) live, descriptors \(before) -> \(after),",
      "resident \(memory) -> \(ProcessMemory.residentKilobytes) kB, \(seconds) s")
    for wrong in ledger.wrong.prefix(5) { print(wrong) }
    let isClean = ledger.lost + ledger.doubled + ledger.wrong.count + ledger.live == 0
    if !isClean || after > before { exit(1) }
  }

  private static var descriptors: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count) ?? 0
  }

  /// Sends so many requests, 64 at a time, by one transport to one server, and lets go of both.
  private static func round(of count: Int, seed: UInt64, watchdog: Watchdog) async throws -> Ledger
  {
    let server = try LoopbackServer(handler: Kind.answer)
    defer { server.stop() }
    var (client, liveCount) = RequestClient.stressed(usesURLSession: usesURLSession)
    client.insecureHosts = ["127.0.0.1"]
    client.maxAttempts = 1
    client.maxBodySize = Kind.limit
    let ledger = Ledger(count)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<count {
        if number >= 64 { await group.next() }
        let trial = Trial(
          number: number, url: server.url, client: client, ledger: ledger,
          chance: Chance(seed: seed &* 1_000_003 &+ UInt64(number)))
        group.addTask {
          await trial.run()
          watchdog.note()
        }
      }
    }
    // The transport notices a cancel a little later.
    for _ in 0..<1_000 where liveCount() > 0 { try await Task.sleep(nanoseconds: 1_000_000) }
    ledger.live = liveCount()
    return ledger
  }
}
