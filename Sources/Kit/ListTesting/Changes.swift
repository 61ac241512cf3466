import Dispatch
import Foundation

/// The changes of an object for which tasks wait, on any actor and any thread.
///
/// The object announces each change after it was made:
///
///     requests.append(request)
///     changes.announce()
final class Changes: @unchecked Sendable {
  private struct Wait {
    let number: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  // The lock guards all variables.
  private let lock = NSLock()
  private var announced = 0
  private var lastNumber = 0
  private var waits: [Wait] = []

  /// The number of changes so far.
  var count: Int { lock.withLock { announced } }

  /// Resumes all tasks that wait for a change.
  func announce() {
    let ended = lock.withLock {
      announced += 1
      defer { waits = [] }
      return waits
    }
    for wait in ended { wait.continuation.resume() }
  }

  /// Waits until a condition holds, which is checked after each change.
  ///
  /// A wait in vain checks it at least a hundred times, however short the time is. The machine may
  /// be busy with other tests for longer than that, and what the caller waits for with it.
  ///
  /// - Returns: False if the time is up before, or if the task is cancelled.
  func wait(atMost timeout: TimeInterval, until holds: () -> Bool) async -> Bool {
    let end = Date(timeIntervalSinceNow: timeout)
    var checks = 0
    while true {
      let seen = count
      if holds() { return true }
      checks += 1
      let remainder = end.timeIntervalSinceNow
      guard !Task.isCancelled, remainder > 0 || checks < 100 else { return false }
      await next(after: seen, within: max(remainder, 0.001))
    }
  }

  /// Suspends until there are more changes than a number, or until a number of seconds has passed
  /// or the task is cancelled.
  func next(after seen: Int, within seconds: TimeInterval) async {
    let number = lock.withLock {
      lastNumber += 1
      return lastNumber
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = lock.withLock {
          if announced > seen || Task.isCancelled { return true }
          waits.append(Wait(number: number, continuation: continuation))
          return false
        }
        if isOver { return continuation.resume() }
        DispatchQueue.global().asyncAfter(deadline: .now() + min(seconds, 1e6)) { [weak self] in
          self?.end(number)
        }
      }
    } onCancel: {
      end(number)
    }
  }

  private func end(_ number: Int) {
    let wait = lock.withLock { () -> Wait? in
      guard let index = waits.firstIndex(where: { $0.number == number }) else { return nil }
      return waits.remove(at: index)
    }
    wait?.continuation.resume()
  }
}
