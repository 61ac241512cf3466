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
