import Dispatch
import Foundation

/// Waits until a condition holds: for some turns of the caller's actor at first, then in steps of a
/// millisecond.
///
/// A wait in vain has at least a hundred turns, however short the time is. The main actor may be
/// busy with other tests for longer than that, and what the caller waits for with it.
///
/// - Returns: False if the time is up before, or if the task is cancelled.
func waitForCondition(
  atMost timeout: TimeInterval, _ condition: () -> Bool
) async -> Bool {
  let end = Date(timeIntervalSinceNow: timeout)
  var turns = 0
  while !condition() {
    guard !Task.isCancelled, turns < 100 || Date() < end else { return false }
    turns += 1
    if turns < 20 {
      await Task.yield()
    } else {
      try? await Task.sleep(nanoseconds: 1_000_000)
    }
  }
  return true
}

/// Returns after all that is in the main queue by now has run, such as tasks that were started on
/// the main actor.
@MainActor func turnMainQueue() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}
