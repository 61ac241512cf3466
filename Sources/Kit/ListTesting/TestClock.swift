public import Foundation
public import Testing

/// A clock whose time a test controls.
///
/// To test code that retries, debounces or polls without waiting, let the code take two closures.
/// One of them sleeps, and the other one returns the date. The test passes the closures of a clock,
/// and moves the time itself:
///
///     let clock = TestClock()
///     client.backoff.sleep = clock.sleep(for:)
///     client.backoff.now = { clock.now }
///
///     let page = Task { try await client.send(request) }  // fails, and sleeps before it retries
///     await clock.waitForSleep()
///     await clock.advance(by: 0.5)
///     _ = try await page.value
///
/// The time stands still until ``advance(by:)`` moves it. Before a test moves the time, it waits
/// with ``waitForSleep(count:timeout:sourceLocation:)`` until the code sleeps. A sleep that begins
/// later would count from the later time. ``pendingSleeps`` tells for how long the code is still
/// going to sleep, such as the delay that it chose.
///
/// A clock can be used on any actor and any thread.
///
/// - Note: The clock isn't a `Clock` of Swift's, because that protocol needs a newer system than
///   the package. Code that takes a `Clock` sleeps with a clock of its own.
public final class TestClock: @unchecked Sendable {
  private struct Sleeper {
    let number: Int
    /// The task that sleeps.
    let task: Int
    /// The end of the sleep, in nanoseconds since the start.
    let deadline: Int
    let continuation: CheckedContinuation<Void, any Error>
  }

  // The lock guards all variables.
  private let lock = NSLock()
  private let start: Date
  /// The time since the start, in nanoseconds, so that decimal fractions add up.
  private var elapsed = 0
  private var lastNumber = 0
  /// The sleepers, in the order of their deadlines.
  private var sleepers: [Sleeper] = []
  /// The numbers of the sleepers that were woken and haven't returned to their callers.
  private var returning: Set<Int> = []
  /// The beginnings and the ends of sleeps.
  private let changes = Changes()

  /// Creates a clock that shows a date. The default is midnight of January 1, 2001, in UTC.
  public init(now: Date = Date(timeIntervalSinceReferenceDate: 0)) { start = now }

  /// The date that the clock shows.
  public var now: Date {
    start.addingTimeInterval(TimeInterval(lock.withLock { elapsed }) / 1e9)
  }

  /// The remaining times of all sleeps, in seconds, in the order in which they end.
  public var pendingSleeps: [TimeInterval] {
    lock.withLock { sleepers.map { TimeInterval($0.deadline - elapsed) / 1e9 } }
  }

  /// Suspends the task until the clock's time has moved by a number of seconds. Returns at once if
  /// the number isn't positive.
  ///
  /// - Throws: `CancellationError` at once when the task is cancelled.
  public func sleep(for seconds: TimeInterval) async throws {
    let number = lock.withLock {
      lastNumber += 1
      return lastNumber
    }
    defer {
      lock.withLock { _ = returning.remove(number) }
      changes.announce()
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { begin(number, for: seconds, $0) }
    } onCancel: {
      end(number, with: .failure(CancellationError()))
    }
  }

  /// Moves the time, and wakes each sleeper when its time has come, in the order of the deadlines.
  ///
  /// When a task is woken, the clock shows the end of its sleep, and the task goes on before the
  /// next one is woken. If the task sleeps again, that sleep counts from there. So `advance(by: 5)`
  /// wakes a task that polls each second five times.
  ///
  /// A woken task on the main actor runs until it suspends before the time moves on. A task that
  /// runs on another thread, or that awaits other work before it sleeps again, has some
  /// milliseconds for this. If it can take longer, advance to the end of one sleep, wait for the
  /// next sleep, and advance again.
  ///
  /// - Parameter seconds: The number of seconds, at least 0.
  public func advance(by seconds: TimeInterval) async {
    precondition(seconds >= 0, "A clock can't be set back by \(-seconds) seconds.")
    let goal = lock.withLock { elapsed.advanced(bySaturating: seconds) }
    while let sleeper = nextSleeper(until: goal) {
      end(sleeper.number, with: .success(()))
      _ = await changes.wait(atMost: 10) { !isReturning(sleeper.number) }
      for _ in 0..<5 {
        let seen = changes.count
        if isAsleep(task: sleeper.task) { break }
        await changes.next(after: seen, within: 0.001)
      }
    }
    lock.withLock { elapsed = max(elapsed, goal) }
  }

  /// Waits until a number of sleeps are pending.
  ///
  /// - Parameters:
  ///   - count: The number of sleeps.
  ///   - timeout: The number of seconds, of real time, after which the wait fails.
  ///   - sourceLocation: The place of the issue.
  /// - Returns: True if at least as many sleeps are pending. If the wait fails, an issue is
  ///   recorded.
  @discardableResult
  public func waitForSleep(
    count: Int = 1, timeout: TimeInterval = 10, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool {
    if await changes.wait(atMost: timeout, until: { pendingSleeps.count >= count }) { return true }
    let pending = pendingSleeps.isEmpty ? "There are none." : "Pending sleeps: \(pendingSleeps)."
    Issue.record(
      "Expected \(count) pending sleeps on the clock. \(pending)",
      sourceLocation: sourceLocation)
    return false
  }

  // MARK: Sleepers

  private func begin(
    _ number: Int, for seconds: TimeInterval,
    _ continuation: CheckedContinuation<Void, any Error>
  ) {
    let task = withUnsafeCurrentTask { $0?.hashValue ?? 0 }
    lock.withLock {
      let deadline = elapsed.advanced(bySaturating: seconds)
      let sleeper = Sleeper(
        number: number, task: task, deadline: deadline, continuation: continuation)
      let index = sleepers.firstIndex { $0.deadline > deadline } ?? sleepers.endIndex
      sleepers.insert(sleeper, at: index)
    }
    changes.announce()
    // A task that was cancelled before has not found its sleeper.
    if Task.isCancelled {
      end(number, with: .failure(CancellationError()))
    } else if !(seconds > 0) {
      end(number, with: .success(()))
    }
  }

  private func end(_ number: Int, with result: Result<Void, any Error>) {
    let sleeper = lock.withLock { () -> Sleeper? in
      guard let index = sleepers.firstIndex(where: { $0.number == number }) else { return nil }
      returning.insert(number)
      return sleepers.remove(at: index)
    }
    sleeper?.continuation.resume(with: result)
  }

  /// Moves the time to the next deadline, and returns its sleeper, or nil if there is none until
  /// the goal.
  private func nextSleeper(until goal: Int) -> Sleeper? {
    lock.withLock {
      guard let sleeper = sleepers.first, sleeper.deadline <= goal else { return nil }
      elapsed = max(elapsed, sleeper.deadline)
      return sleeper
    }
  }

  private func isReturning(_ number: Int) -> Bool { lock.withLock { returning.contains(number) } }

  private func isAsleep(task: Int) -> Bool {
    lock.withLock { sleepers.contains { $0.task == task } }
  }
}

extension Int {
  /// Returns the sum of nanoseconds and seconds. Seconds that aren't positive count as none, and a
  /// sum that is too large is the largest number.
  fileprivate func advanced(bySaturating seconds: TimeInterval) -> Int {
    let nanoseconds = seconds > 0 ? (seconds * 1e9).rounded() : 0
    guard let nanoseconds = Int(exactly: nanoseconds) else { return .max }
    let (sum, hasOverflow) = addingReportingOverflow(nanoseconds)
    return hasOverflow ? .max : sum
  }
}
