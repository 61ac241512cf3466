public import Foundation

/// An object that coordinates changes with a transition between controllers, or with a change of a
/// window's size.
///
/// Transitions complete at once, except those of an app's own animator, which ends its transition
/// itself. Changes are made when the transition's are; completions run after the controllers were
/// told that their views appeared or disappeared.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Applies changes along with the transition.
  ///
  /// - Returns: A Boolean value that indicates whether the changes are made with the transition. It
  ///   is false if the changes of the transition have already been made.
  @discardableResult func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Applies changes to a view outside of the transition's container, along with the transition.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Adds a handler that is called when an interactive transition is finished or canceled by the
  /// user.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Adds a handler that is called when an interactive transition becomes noninteractive.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Applies changes along with the transition.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
  /// Applies changes to a view outside of the transition's container, along with the transition.
  @discardableResult public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}

/// An object that provides information about a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of the presentation, or `none` if the transition is not a presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A Boolean value that indicates whether the transition began interactively.
  var initiallyInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition can be interrupted.
  var isInterruptible: Bool { get }
  /// A Boolean value that indicates whether the user currently controls the transition.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was canceled.
  var isCancelled: Bool { get }
  /// The duration of the transition, in seconds, by its animator.
  var transitionDuration: TimeInterval { get }
  /// The completed part of an interactive transition, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed of the part after the interaction, relative to the animation's.
  var completionVelocity: CGFloat { get }
  /// The curve of the part after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// Returns a controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition happens.
  var containerView: UIView { get }
  /// The rotation of the transition; identity, because windows are only resized.
  var targetTransform: CGAffineTransform { get }
}

/// Keys of the controllers of a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The controller that is visible at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
  /// The name of the key.
  public let rawValue: String
  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Keys of the views of a transition.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The view that is visible at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is visible at the end.
  public static let to = Self(rawValue: "UITransitionContextToView")
  /// The name of the key.
  public let rawValue: String
  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}
