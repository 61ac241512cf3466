import ListPlatform

/// The chain of a scroll view, which follows the scrolls to objects. The list and all links are
/// told of them, too.
class ScrollChain: ListChain, UIScrollViewDelegate {
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    scroll?.animationDidEnd(in: scrollView as? any KitView)
    for delegate in delegates { delegate.tellOfScrollingEnd(in: scrollView) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scroll?.end(false)
    for delegate in delegates { delegate.tellOfDragging(in: scrollView) }
  }

  private var scroll: ListScroll? { list.flatMap { ListState.of($0)[ListScroll.self] } }

  private var delegates: [any UIScrollViewDelegate] {
    ([list] + links).compactMap { $0 as? any UIScrollViewDelegate }
  }
}
