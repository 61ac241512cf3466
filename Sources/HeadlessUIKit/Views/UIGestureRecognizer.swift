public import Foundation

/// An object that recognizes a gesture in a view.
///
/// There are no touches here. A recognizer is kept with its view, and `User` acts on views
/// directly.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Creates a recognizer. The action is a selector, which can't be sent without Objective-C.
  public init(target: Any?, action: Selector?) {}

  /// The view that the recognizer is attached to.
  open internal(set) weak var view: UIView?
  /// A Boolean value that indicates whether the recognizer is enabled.
  open var isEnabled = true
  /// A Boolean value that indicates whether recognized touches are withheld from the view. It has
  /// no effect.
  open var cancelsTouchesInView = true
  /// The name of the recognizer, for debugging.
  open var name: String?
  /// The state of the gesture. It is always `.possible` because there are no touches.
  open internal(set) var state = State.possible
  /// The delegate of the recognizer. It is never called.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Adds a target. It has no effect because a selector can't be sent without Objective-C.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Removes a target.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// Returns the location of the gesture. It is always zero because there are no touches.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns the location of one touch of the gesture. It is always zero because there are no
  /// touches.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }

  /// Constants for the state of a gesture.
  public enum State: Int, Sendable {
    /// The gesture isn't recognized yet. Recognizers remain in this state here.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture has changed.
    case changed
    /// The gesture is complete.
    case ended
    /// A continuous gesture was canceled.
    case cancelled
    /// The touches don't match the gesture.
    case failed
  }
}

/// A recognizer of taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps to recognize. It has no effect.
  open var numberOfTapsRequired = 1
  /// The number of fingers that must tap. It has no effect.
  open var numberOfTouchesRequired = 1
}

/// A recognizer of long presses.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press, in seconds. It has no effect.
  open var minimumPressDuration: TimeInterval = 0.5
}

/// A recognizer of drags.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// An object that decides how a recognizer interacts with others. It has no requirements here.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}
