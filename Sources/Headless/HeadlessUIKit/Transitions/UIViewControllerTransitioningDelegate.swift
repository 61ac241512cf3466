public import Foundation

/// An object that provides the animators and the presentation controller of a presentation.
///
/// All methods are optional.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animator of a presentation, or nil for the standard one.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animator of a dismissal, or nil for the standard one.
  func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )?
  /// Returns the object that drives a presentation interactively, or nil.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the object that drives a dismissal interactively, or nil.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the presentation controller of a presentation of the custom style, or nil for a plain
  /// one.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns nil by default.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { OptionalMethod.absent(nil) }
  /// Returns nil by default.
  public func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? { OptionalMethod.absent(nil) }
  /// Returns nil by default.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { OptionalMethod.absent(nil) }
  /// Returns nil by default.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { OptionalMethod.absent(nil) }
  /// Returns nil by default.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { OptionalMethod.absent(nil) }
}

/// An object that performs the changes of a transition, and ends it.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Performs the transition, and ends it by
  /// ``UIViewControllerContextTransitioning/completeTransition(_:)``.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Tells the animator that the transition ended. It is optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing by default.
  public func animationEnded(_ transitionCompleted: Bool) { OptionalMethod.absent() }
}

/// An object that drives a transition interactively.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the interactive transition.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the part after the interaction; 1 by default.
  var completionSpeed: CGFloat { get }
  /// The curve of the part after the interaction; ease-in and ease-out by default.
  var completionCurve: UIView.AnimationCurve { get }
  /// A Boolean value that indicates whether the transition begins interactively; true by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Returns 1 by default.
  public var completionSpeed: CGFloat { OptionalMethod.absent(1) }
  /// Returns the ease-in and ease-out curve by default.
  public var completionCurve: UIView.AnimationCurve { OptionalMethod.absent(.easeInOut) }
  /// Returns true by default.
  public var wantsInteractiveStart: Bool { OptionalMethod.absent(true) }
}

/// The information about a transition that its animator uses.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition happens. The animator adds the view that appears.
  var containerView: UIView { get }
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether the user currently controls the transition.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was canceled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation, or `none` if the transition is not a presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Updates the completed part of the transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction: the transition will complete.
  func finishInteractiveTransition()
  /// Ends the interaction: the transition will be reversed.
  func cancelInteractiveTransition()
  /// Makes a transition interactive again.
  func pauseInteractiveTransition()
  /// Ends the transition.
  ///
  /// - Parameter didComplete: False if the transition was reversed.
  func completeTransition(_ didComplete: Bool)
  /// Returns a controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition, or nil if the transition doesn't move it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation of the transition; identity, because windows are only resized.
  var targetTransform: CGAffineTransform { get }
  /// Returns the frame of a controller's view at the beginning, or zero if it is not visible then.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view at the end, or zero if it is not visible then.
  func finalFrame(for vc: UIViewController) -> CGRect
}
