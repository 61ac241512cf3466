public import Foundation

/// A recognizer of taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps to recognize. It has no effect.
  open var numberOfTapsRequired = 1
  /// The number of fingers that must tap. It has no effect.
  open var numberOfTouchesRequired = 1
  /// The buttons of a pointer that must tap. It has no effect.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary
}

/// A recognizer of long presses.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press, in seconds. It has no effect.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The number of taps before the press. It has no effect.
  open var numberOfTapsRequired = 0
  /// The number of fingers that must press. It has no effect.
  open var numberOfTouchesRequired = 1
  /// The distance that the fingers can move, in points. It has no effect.
  open var allowableMovement: CGFloat = 10
}

/// A recognizer of drags.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The smallest number of fingers. It has no effect.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers. It has no effect.
  open var maximumNumberOfTouches = Int(UInt32.max)
  /// The types of scrolling to recognize. It has no effect.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  private var translation = CGPoint.zero
  /// Returns the movement in a view's coordinates: the one that was set, because there are no
  /// touches.
  open func translation(in view: UIView?) -> CGPoint { translation }
  /// Sets the movement in a view's coordinates.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    self.translation = translation
  }
  /// Returns the velocity, in points per second. It is always zero because there are no touches.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recognizer of drags that begin at an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which a drag begins. It has no effect.
  open var edges: UIRectEdge = []
}

/// A recognizer of swipes.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of the swipe. It has no effect.
  open var direction: Direction = .right
  /// The number of fingers that must swipe. It has no effect.
  open var numberOfTouchesRequired = 1

  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The bit mask of the directions.
    public let rawValue: UInt
    /// Creates directions from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }
}

/// A recognizer of pinches.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale of the pinch: 1, or the one that was set.
  open var scale: CGFloat = 1
  /// The velocity of the pinch. It is always 0 because there are no touches.
  open var velocity: CGFloat { 0 }
}

/// A recognizer of rotations.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation, in radians: 0, or the one that was set.
  open var rotation: CGFloat = 0
  /// The velocity, in radians per second. It is always 0 because there are no touches.
  open var velocity: CGFloat { 0 }
}

/// A recognizer of a pointer's movement.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of a pencil, from 0 to 1. It is always 0.
  open var zOffset: CGFloat { 0 }
}

/// The types of scrolling.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bit mask of the types.
  public let rawValue: Int
  /// Creates types from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Steps, as of a mouse wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Continuous scrolling, as on a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// All types.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
