#if !(os(iOS) || os(tvOS) || os(visionOS))
import ListControllers

/// The gestures of HeadlessUIKit's user.
@MainActor struct Fingers {
  private let user = User()

  func tap(rowAt indexPath: IndexPath, in tableView: UITableView) -> Bool {
    user.tap(rowAt: indexPath, in: tableView)
  }

  func tap(itemAt indexPath: IndexPath, in collectionView: UICollectionView) -> Bool {
    user.tap(itemAt: indexPath, in: collectionView)
  }

  func tapAccessory(ofRowAt indexPath: IndexPath, in tableView: UITableView) -> Bool {
    user.tapAccessory(ofRowAt: indexPath, in: tableView)
  }

  func drag(rowAt source: IndexPath, to target: IndexPath, in tableView: UITableView) -> Bool {
    user.drag(rowAt: source, to: target, in: tableView)
  }

  func drag(
    itemAt source: IndexPath, to target: IndexPath, in collectionView: UICollectionView
  ) -> Bool {
    user.drag(itemAt: source, to: target, in: collectionView)
  }

  func goBack(in navigationController: UINavigationController) -> Bool {
    user.goBack(in: navigationController)
  }

  func swipeToDelete(rowAt indexPath: IndexPath, in tableView: UITableView) -> Bool {
    user.swipeToDelete(rowAt: indexPath, in: tableView)
  }

  func choose(
    swipeAction title: String, ofRowAt indexPath: IndexPath, in tableView: UITableView
  ) -> Bool {
    for edge in [SwipeEdge.trailing, .leading] {
      guard user.swipe(rowAt: indexPath, in: tableView, edge: edge) else { continue }
      if user.choose(swipeAction: title, in: tableView) { return true }
      user.closeSwipe(in: tableView)
    }
    return false
  }

  func pullToRefresh(_ scrollView: UIScrollView) -> Bool { user.pullToRefresh(scrollView) }

  func search(for text: String, in searchController: UISearchController) -> Bool {
    user.search(for: text, in: searchController)
  }

  func cancelSearch(in searchController: UISearchController) -> Bool {
    user.cancelSearch(in: searchController)
  }
}
#endif
