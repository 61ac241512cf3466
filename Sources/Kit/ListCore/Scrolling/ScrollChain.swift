import ListPlatform

/// The chain of a scroll view, which follows the scrolls to objects. The list and all links are
/// told of them, too.
class ScrollChain: ListChain, UIScrollViewDelegate {
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    scroll?.animationDidEnd(in: scrollView as? any KitView)
    for delegate in scrollDelegates { delegate.tellOfScrollingEnd(in: scrollView) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scroll?.end(false)
    for delegate in scrollDelegates { delegate.tellOfDragging(in: scrollView) }
  }

  private var scroll: ListScroll? { list.flatMap { ListState.of($0)[ListScroll.self] } }

  /// The list and the links, which are all notified.
  var all: [AnyObject] { [list].compactMap(\.self) + links }

  var scrollDelegates: [any UIScrollViewDelegate] {
    all.compactMap { $0 as? any UIScrollViewDelegate }
  }
}
