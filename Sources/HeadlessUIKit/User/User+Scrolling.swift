public import Foundation

extension User {
  /// Drags the content up by a distance in points, or down if it is negative.
  ///
  /// The content comes to rest there, or at its end.
  public func scroll(_ scrollView: UIScrollView, by points: CGFloat) {
    let offset = scrollView.contentOffset
    scroll(scrollView, to: CGPoint(x: offset.x, y: offset.y + points))
  }

  /// Drags the content until its offset is `offset`, or as near as the content allows.
  public func scroll(_ scrollView: UIScrollView, to offset: CGPoint) {
    act(on: scrollView) {
      guard scrollView.isScrollEnabled else { return }
      drag(scrollView, to: scrollView.clamped(offset), willDecelerate: false)
    }
  }

  /// Taps the status bar, which scrolls the content to its top unless the delegate prevents it.
  public func tapStatusBar(over scrollView: UIScrollView) {
    act(on: scrollView) {
      let delegates = scrollView.scrollDelegateChain
      guard scrollView.scrollsToTop else { return }
      let scrolls =
        delegates.ask("scrollViewShouldScrollToTop(_:)") {
          $0.scrollViewShouldScrollToTop(scrollView)
        } ?? true
      guard scrolls else { return }
      scrollView.contentOffset.y = scrollView.topOffset
      delegates.notify("scrollViewDidScrollToTop(_:)") { $0.scrollViewDidScrollToTop(scrollView) }
    }
  }

  /// Pulls the content down past its top far enough to refresh, and releases it.
  ///
  /// - Returns: False if there is no refresh control, or if a refresh is in progress.
  @discardableResult
  public func pullToRefresh(_ scrollView: UIScrollView) -> Bool {
    act(on: scrollView) {
      guard scrollView.isScrollEnabled, let control = scrollView.refreshControl,
        !control.isRefreshing
      else { return false }
      let top = scrollView.topOffset
      let pulled = CGPoint(x: scrollView.contentOffset.x, y: top - control.bounds.height)
      drag(scrollView, to: pulled, willDecelerate: true)
      control.pulled()
      settle(scrollView, at: CGPoint(x: pulled.x, y: top))
      return true
    }
  }

  /// Touches, drags and releases the content, calling the delegate in UIKit's order.
  private func drag(_ scrollView: UIScrollView, to offset: CGPoint, willDecelerate: Bool) {
    let delegates = scrollView.scrollDelegateChain
    scrollView.isTracking = true
    scrollView.isDragging = true
    delegates.notify("scrollViewWillBeginDragging(_:)") {
      $0.scrollViewWillBeginDragging(scrollView)
    }
    scrollView.contentOffset = offset
    var target = scrollView.restingOffset(for: offset, velocity: .zero)
    delegates.notify("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") {
      $0.scrollViewWillEndDragging(
        scrollView, withVelocity: .zero, targetContentOffset: &target)
    }
    scrollView.isTracking = false
    scrollView.isDragging = false
    let decelerates = willDecelerate || target != offset
    delegates.notify("scrollViewDidEndDragging(_:willDecelerate:)") {
      $0.scrollViewDidEndDragging(scrollView, willDecelerate: decelerates)
    }
    if target != offset { settle(scrollView, at: target) }
  }

  /// Decelerates the content until it rests at an offset.
  private func settle(_ scrollView: UIScrollView, at offset: CGPoint) {
    let delegates = scrollView.scrollDelegateChain
    scrollView.isDecelerating = true
    delegates.notify("scrollViewWillBeginDecelerating(_:)") {
      $0.scrollViewWillBeginDecelerating(scrollView)
    }
    scrollView.contentOffset = offset
    scrollView.isDecelerating = false
    delegates.notify("scrollViewDidEndDecelerating(_:)") {
      $0.scrollViewDidEndDecelerating(scrollView)
    }
  }
}
