public import Foundation

/// A touch on the screen.
///
/// Simulated users act on views, so touches come only from code that creates them: they have the
/// location, the phase and the view that a subclass returns.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// Creates a touch that has begun at the window's origin.
  public override init() {}

  /// The time of the touch, in seconds since the system started.
  open private(set) var timestamp: TimeInterval = 0
  /// The phase of the touch.
  open private(set) var phase = Phase.began
  /// The number of taps in the touch.
  open private(set) var tapCount = 1
  /// The type of the touch.
  open private(set) var type = TouchType.direct
  /// The radius of the touch, in points.
  open private(set) var majorRadius: CGFloat = 0
  /// The tolerance of the radius, in points.
  open private(set) var majorRadiusTolerance: CGFloat = 0
  /// The window in which the touch began.
  open private(set) var window: UIWindow?
  /// The view in which the touch began.
  open private(set) var view: UIView?
  /// The recognizers that receive the touch.
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The force of the touch. It is always 0.
  open private(set) var force: CGFloat = 0
  /// The maximum force of a touch. It is always 0.
  open private(set) var maximumPossibleForce: CGFloat = 0

  /// Returns the location of the touch in the coordinates of a view, or of the window if it is nil.
  open func location(in view: UIView?) -> CGPoint { view?.convert(.zero, from: nil) ?? .zero }
  /// Returns the previous location of the touch in the coordinates of a view, or of the window if
  /// it is nil.
  open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Returns the precise location of the touch in the coordinates of a view.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Returns the precise previous location of the touch in the coordinates of a view.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Constants for the phase of a touch.
  @nonexhaustive public enum Phase: Int, Sendable {
    /// A finger touched the screen.
    case began
    /// A finger moved.
    case moved
    /// A finger did not move.
    case stationary
    /// A finger left the screen.
    case ended
    /// The system canceled the touch.
    case cancelled
    /// A pointer entered a window.
    case regionEntered
    /// A pointer moved in a window.
    case regionMoved
    /// A pointer left a window.
    case regionExited
  }

  /// Constants for the type of a touch.
  @nonexhaustive public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct
    /// A finger on another surface.
    case indirect
    /// A pencil.
    case pencil
    /// A pointer.
    case indirectPointer
    /// A pencil. This is another name of `pencil`.
    public static var stylus: TouchType { .pencil }
  }
}
