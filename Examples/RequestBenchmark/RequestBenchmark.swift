import Benchmarking
import Foundation
import Requests
import RequestsPlatform
import RequestsTesting

/// A benchmark of requests with the kit against data tasks, in turns in one process. It also
/// measures the memory after 20,000 requests, and whether the main actor is blocked while 10 MB are
/// decoded.
///
///     swift run -c release RequestBenchmark [ROUNDS]
@main struct RequestBenchmark {
  static func main() {
    let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 15
    do {
      let bench = try Bench()
      bench.measure("one after the other", requests: 200, atOnce: 1, rounds)
      bench.measure("64 at once", requests: 1_000, atOnce: 64, rounds)
      bench.measureMemory()
    } catch {
      print(error)
      exit(1)
    }
    Task { @MainActor in
      await Heartbeat.measure()
      exit(0)
    }
    dispatchMain()
  }
}

/// A request with a small response.
struct Small: Request {
  struct Response: Decodable, Sendable {
    let id: Int
    let name: String
  }
  var baseURL: URL
  var path: RequestPath { "" }
}

final class Bench: @unchecked Sendable {
  private let server: LoopbackServer
  private let client: RequestClient
  private let bare: BareSession

  init() throws {
    server = try LoopbackServer { _ in .json("{\"id\":7,\"name\":\"Ada\"}") }
    var client = RequestClient()
    client.insecureHosts = ["127.0.0.1"]
    self.client = client
    bare = BareSession(server.url)
  }

  func measure(_ title: String, requests: Int, atOnce: Int, _ rounds: Int) {
    let race = Race(
      of: [
        Race.Rival(name: "bare") { [self] in byDataTasks(requests, atOnce) },
        Race.Rival(name: "kit") { [self] in byClient(requests, atOnce) },
      ], rounds: rounds)
    precondition(race.operations == [requests, requests], "A request failed.")
    print(title)
    for (index, name) in ["data tasks with handlers", "RequestClient"].enumerated() {
      let each = race.milliseconds[index] * 1_000 / Double(requests)
      print(
        "  \(name)".padding(toLength: 32, withPad: " ", startingAt: 0),
        String(format: "%8.1f us a request %6.2f", each, race.ratios[index]))
    }
  }

  func measureMemory() {
    let before = Self.residentKilobytes
    _ = byClient(20_000, 64)
    print("memory: \(before) kB, \(Self.residentKilobytes) kB after 20,000 requests more")
  }

  private func byDataTasks(_ count: Int, _ atOnce: Int) -> Int {
    let chain = Chain(count) { [bare] done in bare.get(then: done) }
    return chain.run(atOnce)
  }

  private func byClient(_ count: Int, _ atOnce: Int) -> Int {
    let (done, succeeded) = (DispatchSemaphore(value: 0), Tally())
    Task { [client, server] in
      await withTaskGroup(of: Bool.self) { group in
        for number in 0..<count {
          if number >= atOnce, await group.next() == true { succeeded.note() }
          group.addTask { (try? await client.send(Small(baseURL: server.url))) != nil }
        }
        for await isThere in group where isThere { succeeded.note() }
      }
      done.signal()
    }
    done.wait()
    return succeeded.count
  }

  private static var residentKilobytes: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS") } ?? ""
    return Int(line.filter(\.isNumber)) ?? 0
  }
}

/// A thread-safe counter.
final class Tally: @unchecked Sendable {
  private let lock = NSLock()
  private var number = 0
  var count: Int { lock.withLock { number } }
  func note() { lock.withLock { number += 1 } }
}

/// A chain of asynchronous work, some of which runs concurrently.
final class Chain: @unchecked Sendable {
  private let lock = NSLock()
  private let work: @Sendable (@escaping @Sendable (Bool) -> Void) -> Void
  private let all: DispatchSemaphore
  private var unsent: Int
  private var running = 0
  private var succeeded = 0

  init(_ count: Int, _ work: @escaping @Sendable (@escaping @Sendable (Bool) -> Void) -> Void) {
    unsent = count
    self.work = work
    all = DispatchSemaphore(value: 0)
  }

  func run(_ atOnce: Int) -> Int {
    for _ in 0..<atOnce { next() }
    all.wait()
    return lock.withLock { succeeded }
  }

  private func next() {
    let hasWork = lock.withLock {
      guard unsent > 0 else { return false }
      unsent -= 1
      running += 1
      return true
    }
    guard hasWork else { return }
    work { [self] isThere in
      let isLast = lock.withLock {
        running -= 1
        if isThere { succeeded += 1 }
        return unsent == 0 && running == 0
      }
      if isLast { all.signal() } else { next() }
    }
  }
}
