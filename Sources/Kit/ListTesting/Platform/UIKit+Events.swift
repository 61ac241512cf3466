#if os(iOS) || os(tvOS) || os(visionOS)
import ListControllers
import UIKit

extension UIControl {
  /// Calls the handlers of events: an action for several of them once.
  ///
  /// UIKit sends a target's action through the app. Without one, `sendActions(for:)` reaches no
  /// target.
  func send(_ events: UIControl.Event) {
    guard UIApplication.ofProcess == nil else { return sendActions(for: events) }
    var handlers: [() -> Void] = []
    enumerateEventHandlers { action, target, handled, _ in
      guard !handled.isDisjoint(with: events) else { return }
      if let action {
        handlers.append { self.sendAction(action) }
      } else if let (target, selector) = target {
        handlers.append { selector.send(to: target, from: self, in: self) }
      }
    }
    for handler in handlers { handler() }
  }
}

extension Selector {
  /// Sends an action through the app or, if there is none, to its target.
  ///
  /// - Parameters:
  ///   - target: The target. If it is nil, the action is sent to the first object in the responder
  ///     chain that has the method.
  ///   - sender: The control or the bar button.
  ///   - responder: The beginning of the responder chain.
  @MainActor func send(to target: Any?, from sender: NSObject, in responder: UIResponder?) {
    if let app = UIApplication.ofProcess {
      app.sendAction(self, to: target, from: sender, for: nil)
      return
    }
    let chain = responder.map { Array(sequence(first: $0, next: \.next)) } ?? []
    // A control enumerates a target of nil as NSNull.
    let known = (target as? NSObject).flatMap { $0 is NSNull ? nil : $0 }
    let receiver = known ?? chain.first { $0.responds(to: self) }
    // A method with fewer parameters ignores the others.
    _ = receiver?.perform(self, with: sender, with: nil)
  }
}
#endif
