public import Foundation

/// An object that is notified of the scrolling of a scroll view.
///
/// All methods are optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Tells the delegate that the content offset changed. It is called once per change, before the
  /// next layout.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Tells the delegate that a drag is about to begin.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Tells the delegate that a drag is about to end.
  ///
  /// The velocity is in points per millisecond. The delegate can change the target, which is the
  /// offset at which scrolling comes to rest.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Tells the delegate that a drag ended.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Tells the delegate that the content begins to decelerate.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Tells the delegate that the content came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Tells the delegate that an animated change of the offset ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns a Boolean value that indicates whether a tap on the status bar scrolls to the top;
  /// true if not implemented.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Tells the delegate that a tap on the status bar scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Tells the delegate that the adjusted content inset changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// Returns the view that is scaled when the content is zoomed; nil if not implemented.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Tells the delegate that a pinch is about to begin.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Tells the delegate that the scale of the content changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Tells the delegate that a pinch or an animated change of the scale ended.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// Does nothing by default.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  { OptionalMethod.absent() }
  /// Does nothing by default.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalMethod.absent()
  }
  /// Does nothing by default.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalMethod.absent()
  }
  /// Returns true by default.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalMethod.absent(true)
  }
  /// Does nothing by default.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalMethod.absent()
  }
  /// Returns nil by default.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { OptionalMethod.absent(nil) }
  /// Does nothing by default.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    OptionalMethod.absent()
  }
  /// Does nothing by default.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { OptionalMethod.absent() }
}
