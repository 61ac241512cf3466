import Benchmarking
import Foundation

/// A benchmark of requests with the kit, with data tasks, and with libcurl alone where that is the
/// kit's transport, in turns in one process. It also measures
///
/// - how long a cancel takes while a compressed body arrives that unpacks to 2 GB,
/// - how much memory bodies take that are larger than the limit, each in a process of its own,
/// - the memory after 20,000 requests,
/// - and whether the main actor is blocked while 10 MB are decoded.
///
///     swift run -c release RequestBenchmark [ROUNDS]
///     swift run -c release RequestBenchmark times|cancel|memory [ROUNDS]
@main struct RequestBenchmark {
  static func main() async throws {
    var words = CommandLine.arguments.dropFirst()
    let part = words.first.flatMap { Int($0) == nil ? $0 : nil }
    if part != nil { words = words.dropFirst() }
    if part == "peak" { return try await Peak.measure(Array(words)) }
    let rounds = words.first.flatMap { Int($0) } ?? 15
    if part == nil || part == "times" {
      // The race waits for its rivals, which none of Swift's threads may do.
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          Bench.measure(rounds)
          continuation.resume()
        }
      }
    }
    if part == nil || part == "cancel" { try await Cancels.measure() }
    if part == nil || part == "memory" { try Peak.measureEach() }
    if part == nil { await Heartbeat.measure() }
  }
}
