public import Foundation

/// A recognizer of pinches.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale of the pinch: 1, or the one that was set.
  open var scale: CGFloat = 1
  /// The velocity of the pinch. It is always 0 because there are no touches.
  open var velocity: CGFloat { 0 }
}
