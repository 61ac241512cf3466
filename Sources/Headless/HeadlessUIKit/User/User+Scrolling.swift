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
      let target = scrollView.isDirectionalLockEnabled ? locked(offset, in: scrollView) : offset
      drag(scrollView, to: scrollView.clamped(target), willDecelerate: false)
    }
  }

  /// Returns an offset that is moved along one axis only, the one of the larger change.
  private func locked(_ offset: CGPoint, in scrollView: UIScrollView) -> CGPoint {
    let start = scrollView.contentOffset
    return abs(offset.x - start.x) > abs(offset.y - start.y)
      ? CGPoint(x: offset.x, y: start.y) : CGPoint(x: start.x, y: offset.y)
  }

  /// Pinches the content of a scroll view until it has a scale, or as near as its limits allow.
  ///
  /// - Returns: False if the delegate returns no view for zooming, or if the limits are equal.
  @discardableResult
  public func pinch(_ scrollView: UIScrollView, to scale: CGFloat) -> Bool {
    act(on: scrollView) { scrollView.pinch(to: scale) }
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
  /// - Returns: False if there is no refresh control, if the content doesn't bounce, or if a
  ///   refresh is in progress.
  @discardableResult
  public func pullToRefresh(_ scrollView: UIScrollView) -> Bool {
    act(on: scrollView) {
      guard scrollView.isScrollEnabled, scrollView.bouncesVertically,
        let control = scrollView.refreshControl, !control.isRefreshing
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
    scrollView.dismissKeyboard(byDragTo: offset)
    scrollView.contentOffset = offset
    let page = scrollView.isPagingEnabled && !willDecelerate
    var target =
      page
      ? scrollView.pageOffset(nearestTo: offset)
      : scrollView.restingOffset(for: offset, velocity: .zero)
    let proposed = target
    delegates.notify("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") {
      $0.scrollViewWillEndDragging(
        scrollView, withVelocity: .zero, targetContentOffset: &target)
    }
    // Pages can't be changed by the delegate.
    if page { target = proposed }
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

extension UIScrollView {
  /// Dismisses the keyboard if a drag to an offset does so.
  fileprivate func dismissKeyboard(byDragTo offset: CGPoint) {
    let dismisses =
      switch keyboardDismissMode {
      case .none: false
      case .onDrag, .onDragWithAccessory: true
      case .interactive, .interactiveWithAccessory: offset.y < contentOffset.y
      }
    if dismisses, let editor = UIResponder.first as? UIView { editor.resignFirstResponder() }
  }
}
