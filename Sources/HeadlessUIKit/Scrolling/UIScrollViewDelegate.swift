public import Foundation

/// What a scroll view tells the object that watches it; every method is optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content offset changed; called once a change, before the next layout.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger lifts; the target may be changed. The velocity is in points a millisecond.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The finger lifted.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content goes on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated change of the offset ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar scrolls to the top; true if not implemented.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// A tap on the status bar scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The adjusted content inset changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalMethod.absent() }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { OptionalMethod.absent() }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { OptionalMethod.absent() }
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  { OptionalMethod.absent() }
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalMethod.absent()
  }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { OptionalMethod.absent() }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalMethod.absent()
  }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalMethod.absent(true)
  }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalMethod.absent() }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalMethod.absent()
  }
}
