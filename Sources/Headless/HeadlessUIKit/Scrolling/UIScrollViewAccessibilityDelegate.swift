public import Foundation

/// A delegate of a scroll view that describes the scroll position to assistive apps.
///
/// No assistive app runs here, so only apps call the methods.
@preconcurrency @MainActor public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// Returns the description of the scroll position; nil if not implemented.
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
  /// Returns the description of the scroll position with attributes; nil if not implemented.
  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
  /// Returns nil by default.
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
    OptionalMethod.absent(nil)
  }
  /// Returns nil by default.
  public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView)
    -> NSAttributedString?
  { OptionalMethod.absent(nil) }
}
