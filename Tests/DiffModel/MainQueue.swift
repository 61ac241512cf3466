import Dispatch

/// Tells whether code runs on the main actor, from where the compiler does not know.
public enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// Whether this is the main actor's queue; to be asked there once before it is asked elsewhere.
  public static var isCurrent: Bool {
    mark
    return DispatchQueue.getSpecific(key: key) == true
  }

  /// Lets everything else on the main actor have a turn. Unlike `Task.yield()` and `Task.sleep`, which come back by way
  /// of the pool of threads, it does so where tests hold up all of these.
  @MainActor public static func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  /// Lets what was set off on the main actor come to pass.
  @MainActor public static func settle() async { for _ in 0..<20 { await turn() } }

  /// Lets everything else have turns until something is true.
  @MainActor public static func wait(until isDone: () -> Bool) async {
    while !isDone() { await turn() }
  }
}
