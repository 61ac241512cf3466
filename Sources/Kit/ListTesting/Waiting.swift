import Dispatch
import Foundation

/// The waits for conditions whose changes nobody announces.
///
/// All of them share one timer, and check their conditions in one turn of the main queue. The time
/// between two of these turns is at least ten times what the conditions took, so that many waits at
/// once leave the main actor to what they wait for.
@MainActor final class Pulse {
  static let shared = Pulse()

  private var waits: [CheckedContinuation<Void, Never>] = []
  private var last = DispatchTime.now()
  /// The nanoseconds that conditions took since the last turn.
  private var spent = 0

  /// Waits until a condition holds: for some turns of the main actor at first, then by the timer.
  ///
  /// A wait in vain checks it at least a hundred times, however short the time is. The main actor
  /// may be busy with other tests for longer than that, and what the caller waits for with it.
  ///
  /// - Returns: False if the time is up before, or if the task is cancelled.
  func wait(atMost timeout: TimeInterval, until holds: () -> Bool) async -> Bool {
    let end = Date(timeIntervalSinceNow: timeout)
    var checks = 0
    while !check(holds) {
      checks += 1
      guard !Task.isCancelled, checks < 100 || Date() < end else { return false }
      if checks < 20 { await Task.yield() } else { await next() }
    }
    return true
  }

  private func check(_ holds: () -> Bool) -> Bool {
    let start = DispatchTime.now()
    defer { spent += Int(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) }
    return holds()
  }

  private func next() async {
    await withCheckedContinuation { continuation in
      waits.append(continuation)
      if waits.count == 1 { schedule() }
    }
  }

  /// The time of the next turn.
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

/// Returns after all that is in the main queue by now has run, such as tasks that were started on
/// the main actor.
@MainActor func turnMainQueue() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}
