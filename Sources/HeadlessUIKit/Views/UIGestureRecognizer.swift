public import Foundation

/// Something that looks for a gesture in a view. Off a touch screen there are no touches: the
/// recognizer is kept with its view, and `User` acts on views directly.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Makes a recognizer; the action is a selector and cannot be sent without Objective-C.
  public init(target: Any?, action: Selector?) {}

  /// The view that has the recognizer.
  open internal(set) weak var view: UIView?
  /// Whether the recognizer is on.
  open var isEnabled = true
  /// Whether touches that it takes are withheld from the view.
  open var cancelsTouchesInView = true
  /// A name for debugging.
  open var name: String?
  /// How far the gesture is; there are no touches, so it never begins.
  open internal(set) var state = State.possible
  /// The object that is asked about other gestures; there are none to ask about.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Adds a target; a selector cannot be sent without Objective-C.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Takes a target back.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// Where the gesture is: at the view's origin, as there are no touches.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where a touch of the gesture is.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }

  /// How far a gesture is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }
}

/// Looks for taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps.
  open var numberOfTapsRequired = 1
  /// How many fingers.
  open var numberOfTouchesRequired = 1
}

/// Looks for a long press.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
}

/// Looks for a drag.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// What a recognizer asks about other gestures.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}
