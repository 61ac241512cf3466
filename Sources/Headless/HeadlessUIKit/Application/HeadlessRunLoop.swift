import Dispatch
import Foundation

/// The turns of the main run loop, for which UIKit's completions and layout wait.
///
/// There is no clock: animations complete at once. Their completions are queued, and run in order
/// at the next `tick()` or, in an app, at the next turn of the main queue or of the run loop,
/// whichever comes first.
///
/// Animations, batch updates, snapshots and changes of a layout that are not animated call their
/// completion before they return: those in ``UIView/performWithoutAnimation(_:)`` and after
/// ``UIView/setAnimationsEnabled(_:)`` with false, snapshots that are applied with
/// `animatingDifferences: false` or by reloading, and layouts that are set without animation. An
/// animation of duration 0 waits for the next turn: according to Apple's documentation of
/// `UIView.animate(withDuration:animations:completion:)`, its completion runs at the beginning of
/// the next run loop cycle. Presentations and dismissals complete at the next turn, too.
///
/// Apple does not document when completions without animation run. The rule is the one that public
/// test suites depend on, which pass on iOS: they apply a snapshot without animation and expect its
/// completion to have run by the next line.
@MainActor public enum HeadlessRunLoop {
  private static var completions: [() -> Void] = []
  private static var isTurnScheduled = false

  /// The closure that is called at the end of each turn, in which a live screen draws itself.
  package static var onTurn: (() -> Void)?

  /// Calls the display links, runs the queued completions in order, calls the observers of the end
  /// of the turn, and lays out every window that needs layout.
  ///
  /// Completions that are queued by others run in the same turn.
  public static func tick() {
    for link in links where links.contains(where: { $0 === link }) { link.callTarget() }
    repeat {
      let batch = completions
      completions = []
      for completion in batch { completion() }
    } while !completions.isEmpty
    let traits = UITraitCollection.current
    for window in UIApplication.shared.windows {
      // A layout calls the observers itself.
      if !window.needsTurn(on: traits) { window.callObserversOfChanges() }
      if window.needsTurn(on: traits) { window.layoutIfNeeded() }
    }
    onTurn?()
    scheduleFrame()
  }

  /// The display links that are called in each turn.
  private static var links: [CADisplayLink] = []
  private static var scheduledFrame: UUID?

  /// Adds or removes a display link.
  static func setActive(_ isActive: Bool, _ link: CADisplayLink) {
    links.removeAll { $0 === link }
    if isActive { links.append(link) }
    scheduleFrame()
  }

  /// Schedules the next turn of the display links, if there are any.
  private static func scheduleFrame() {
    guard !links.isEmpty, scheduledFrame == nil else { return }
    let frame = UUID()
    scheduledFrame = frame
    let perform: @Sendable () -> Void = {
      MainActor.assumeIsolated {
        guard scheduledFrame == frame else { return }
        scheduledFrame = nil
        tick()
      }
    }
    let interval = CADisplayLink.frameDuration
    DispatchQueue.main.asyncAfter(deadline: .now() + interval, execute: perform)
    RunLoop.main.add(
      Timer(timeInterval: interval, repeats: false) { _ in perform() }, forMode: .common)
  }

  /// Adds a completion to the queue.
  package static func enqueue(_ completion: @escaping () -> Void) {
    completions.append(completion)
    scheduleTurn()
  }

  /// Performs a closure, and returns the completions that it adds to the queue, without them.
  static func holdingCompletions(_ body: () -> Void) -> [() -> Void] {
    let earlier = completions
    completions = []
    body()
    defer { completions = earlier }
    return completions
  }

  /// Runs the completion of work that is done: at the next turn, or at once if the work was not
  /// animated.
  static func complete(animated: Bool = true, _ completion: @escaping () -> Void) {
    if animated, UIView.areAnimationsEnabled { enqueue(completion) } else { completion() }
  }

  /// Schedules a turn for a window that needs layout.
  static func windowNeedsLayout() { scheduleTurn() }

  /// The run loop that has a turn to perform, or did.
  private static weak var runLoop: RunLoop?

  private static func scheduleTurn() {
    guard !isTurnScheduled else { return }
    isTurnScheduled = true
    DispatchQueue.main.async { MainActor.assumeIsolated { performTurn() } }
    // The main queue waits while a task of the main actor runs the run loop, such as a test.
    guard runLoop !== RunLoop.current else { return }
    runLoop = .current
    RunLoop.current.perform {
      MainActor.assumeIsolated {
        runLoop = nil
        performTurn()
      }
    }
  }

  private static func performTurn() {
    guard isTurnScheduled else { return }
    isTurnScheduled = false
    tick()
  }
}
