import Dispatch

/// The turns of the main run loop, for which UIKit's completions and layout wait.
///
/// There is no clock: animations complete at once. Their completions are queued, and run in order
/// at the next `tick()` or, in an app, at the main queue's next turn, whichever comes first.
@MainActor public enum HeadlessRunLoop {
  private static var completions: [() -> Void] = []
  private static var isTurnScheduled = false

  /// The closure that is called at the end of each turn, in which a live screen draws itself.
  package static var onTurn: (() -> Void)?

  /// Runs the queued completions in order, then lays out every window that needs layout.
  ///
  /// Completions that are queued by others run in the same turn.
  public static func tick() {
    repeat {
      let batch = completions
      completions = []
      for completion in batch { completion() }
    } while !completions.isEmpty
    for window in UIApplication.shared.windows { window.layoutIfNeeded() }
    onTurn?()
  }

  /// Adds a completion to the queue.
  static func enqueue(_ completion: @escaping () -> Void) {
    completions.append(completion)
    scheduleTurn()
  }

  /// Schedules a turn for a window that needs layout, if a live screen displays it.
  static func windowNeedsLayout() {
    if onTurn != nil { scheduleTurn() }
  }

  private static func scheduleTurn() {
    guard !isTurnScheduled else { return }
    isTurnScheduled = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        isTurnScheduled = false
        tick()
      }
    }
  }
}
