import Dispatch

/// The turn of the main run loop that UIKit's completions and layout wait for.
///
/// There is no clock: animations are at their end at once. Their completions are queued here and
/// run in the order in which they were queued, at the next `tick()` or, in an app, at the main
/// queue's next turn, whichever comes first.
@MainActor public enum HeadlessRunLoop {
  private static var completions: [() -> Void] = []
  private static var isTurnScheduled = false

  /// Called at the end of each turn; a live screen draws itself here.
  package static var onTurn: (() -> Void)?

  /// Runs the queued completions in order, also those that are queued meanwhile, then lays out
  /// every window that asks for it.
  public static func tick() {
    repeat {
      let batch = completions
      completions = []
      for completion in batch { completion() }
    } while !completions.isEmpty
    for window in UIApplication.shared.windows { window.layoutIfNeeded() }
    onTurn?()
  }

  /// Queues a completion behind those that wait already.
  static func enqueue(_ completion: @escaping () -> Void) {
    completions.append(completion)
    scheduleTurn()
  }

  /// A window wants layout: where a live screen shows it, it gets a turn.
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
