public import Foundation

/// A transition between controllers, with which other changes are made; here transitions are at
/// their end at once, and no controller has one.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {
  /// Makes changes along with the transition.
  @discardableResult func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// What is known of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition was called off.
  var isCancelled: Bool { get }
}
