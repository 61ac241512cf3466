import Dispatch

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

  /// Lets others use the main actor until a condition holds. What ends a wait in vain is the test's
  /// time limit.
  ///
  /// - Throws: `CancellationError`, if the task is cancelled before.
  @MainActor public static func wait(until holds: () -> Bool) async throws {
    var turns = 0
    while !holds() {
      try Task.checkCancellation()
      turns += 1
      // A wait of more than some turns leaves the processor to what is waited for.
      if turns < 50 { await turn() } else { try await Task.sleep(nanoseconds: 1_000_000) }
    }
  }
}
