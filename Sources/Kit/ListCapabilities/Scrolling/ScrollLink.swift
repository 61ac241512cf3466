import ListCore
import ListPlatform

extension ListCapability {
  /// The scrolls of any list to its objects.
  static let scrolling = ListCapability { (list: any List) in ScrollLink(list) }
}

/// Follows the scroll to an object that is under way.
final class ScrollLink: ListLink, UITableViewDelegate, UICollectionViewDelegate {
  private weak var list: (any List)?
  /// The scroll that was begun last, or `nil` if there was none.
  var scroll: ListScroll?

  init(_ list: any List) { self.list = list }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    scroll?.animationDidEnd(in: scrollView as? any KitView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { scroll?.end(false) }

  /// Moves the object to its place again in a window, where the view may have another size.
  override func viewIsAppearing() {
    guard let scroll, scroll.isPlacedOffScreen else { return }
    scroll.placeAgain(in: list?.kitView)
  }
}
