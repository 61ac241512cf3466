import Dispatch
import Foundation

/// The place of code relative to the main actor.
package enum MainActorTurn {
  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Performs an action on the main actor: at once if the caller is there, otherwise at the next
  /// turn of the main queue. Actions of the same thread are performed in order.
  package static func perform(_ action: @escaping @MainActor @Sendable () -> Void) {
    // After `dispatchMain()`, the main queue does not run on the main thread.
    if Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil {
      MainActor.assumeIsolated(action)
    } else {
      next(action)
    }
  }

  /// Performs an action at the next turn of the main queue.
  package static func next(_ action: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(action) }
  }
}
