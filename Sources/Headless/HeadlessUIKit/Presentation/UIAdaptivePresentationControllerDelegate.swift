public import Foundation

/// An object that adapts a presentation to the window's traits, and decides on its dismissal by the
/// user.
///
/// All methods are optional. Those on dismissal are called only if the user dismisses the
/// controller, not if the app does.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style in a compact window, or `none` for the same style.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// Returns the style in an environment with some traits, or `none` for the same style.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Prepares the presentation controller of an adapted style.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// Returns the controller that is presented in an adapted style, or nil for the same one.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Tells the delegate that a presentation begins in an adapted style, or in its own if the style
  /// is `none`.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Returns a Boolean value that indicates whether the user can dismiss the controller.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Tells the delegate that the user begins to dismiss the controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Tells the delegate that the user dismissed the controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Tells the delegate that the user tried to dismiss a controller that can't be dismissed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns `none` by default.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { OptionalMethod.absent(.none) }
  /// Returns `none` by default.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { OptionalMethod.absent(.none) }
  /// Does nothing by default.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) { OptionalMethod.absent() }
  /// Returns nil by default.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { OptionalMethod.absent(nil) }
  /// Does nothing by default.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { OptionalMethod.absent() }
  /// Returns true by default.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { OptionalMethod.absent(true) }
  /// Does nothing by default.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { OptionalMethod.absent() }
}
