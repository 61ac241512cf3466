public import Foundation

/// An object that runs animations along with a change of the focus. They complete at once.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  private var completions: [() -> Void] = []

  /// Performs animations along with those of the view that receives or loses the focus.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    if let completion { completions.append(completion) }
  }

  /// Performs animations along with those of the view that receives the focus.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?(FocusAnimation())
    if let completion { completions.append(completion) }
  }

  /// Performs animations along with those of the view that loses the focus.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?(FocusAnimation())
    if let completion { completions.append(completion) }
  }

  /// Runs the completions at the next turn.
  func end() {
    for completion in completions { HeadlessRunLoop.enqueue(completion) }
    completions = []
  }
}

/// The timing of an animation of the focus.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// The duration of the animation, in seconds.
  var duration: TimeInterval { get }
}

private final class FocusAnimation: NSObject, UIFocusAnimationContext {
  let duration: TimeInterval = 0
}
