import Dispatch
import Foundation

/// The main actor's queue, for tests that run on it.
public enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// A Boolean value that indicates whether the code runs on the main actor's queue. Read it there
  /// once before it is read elsewhere.
  public static var isCurrent: Bool {
    mark
    return DispatchQueue.getSpecific(key: key) == true
  }

  /// Returns after all that is in the queue by now has run. A task that was started on the main
  /// actor is in the queue; one that a continuation or another task's value resumes is not, for it
  /// comes by way of the pool of threads. Wait for what such a task does.
  @MainActor public static func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  /// Lets others use the main actor until a condition holds.
  ///
  /// - Throws: `CancellationError`, if the task is cancelled before; ``WaitInVain``, if the
  ///   condition doesn't hold within ten seconds and a hundred turns.
  @MainActor public static func wait(
    filePath: String = #filePath, line: Int = #line, until holds: () -> Bool
  ) async throws {
    let end = DispatchTime.now() + 10
    var checks = 0
    while !Pulse.shared.check(holds) {
      try Task.checkCancellation()
      checks += 1
      if checks > 100, DispatchTime.now() > end { throw WaitInVain(filePath: filePath, line: line) }
      if checks < 10 { await turn() } else { await Pulse.shared.next() }
    }
  }
}

/// The error of a wait for a condition that didn't come to hold.
public struct WaitInVain: Error, CustomStringConvertible {
  /// The place of the wait.
  let filePath: String
  let line: Int

  /// The place of the wait and its source, which tells what was waited for.
  public var description: String {
    let source = (try? String(contentsOfFile: filePath, encoding: .utf8)) ?? ""
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let wait = lines.dropFirst(line - 1).prefix(4).joined(separator: "\n")
    return "Waited in vain for ten seconds at \(filePath):\(line):\n\(wait)"
  }
}

/// The timer of all waits. ListTesting has the same for its users, and says why.
@MainActor private final class Pulse {
  static let shared = Pulse()

  private var waits: [CheckedContinuation<Void, Never>] = []
  private var last = DispatchTime.now()
  /// The nanoseconds that conditions took since the last turn.
  private var spent = 0

  func check(_ holds: () -> Bool) -> Bool {
    let start = DispatchTime.now()
    defer { spent += Int(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) }
    return holds()
  }

  /// Suspends until the next turn in which conditions are checked. It needs no thread of Swift's
  /// pool, which what is waited for may occupy.
  func next() async {
    await withCheckedContinuation { continuation in
      waits.append(continuation)
      if waits.count == 1 { schedule() }
    }
  }

  private var due: DispatchTime {
    last + .nanoseconds(max(1_000_000, 10 * spent))
  }

  private func schedule() {
    let next = max(due, .now() + .milliseconds(1))
    DispatchQueue.main.asyncAfter(deadline: next) {
      MainActor.assumeIsolated { Pulse.shared.beat() }
    }
  }

  private func beat() {
    // Conditions that were checked since the timer was set may have taken their time, too.
    guard due <= .now() else { return schedule() }
    (last, spent) = (.now(), 0)
    let resumed = waits
    waits = []
    for wait in resumed { wait.resume() }
  }
}
