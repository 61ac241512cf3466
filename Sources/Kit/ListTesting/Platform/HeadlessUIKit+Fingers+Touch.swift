#if !(os(iOS) || os(tvOS) || os(visionOS))
import Foundation
import ListControllers

extension Fingers {
  func swipeToDelete(rowAt indexPath: IndexPath, in tableView: UITableView) -> Bool {
    user.swipeToDelete(rowAt: indexPath, in: tableView)
  }

  func swipeToDelete(itemAt indexPath: IndexPath, in collectionView: UICollectionView) -> Bool {
    user.swipeToDelete(itemAt: indexPath, in: collectionView)
  }

  func choose(
    swipeAction title: String, ofRowAt indexPath: IndexPath, in tableView: UITableView,
    edges: NSDirectionalRectEdge
  ) -> Bool {
    swipeEdges(edges).contains {
      user.swipe(rowAt: indexPath, in: tableView, edge: $0, choosing: title)
    }
  }

  func choose(
    swipeAction title: String, ofItemAt indexPath: IndexPath,
    in collectionView: UICollectionView, edges: NSDirectionalRectEdge
  ) -> Bool {
    swipeEdges(edges).contains {
      user.swipe(itemAt: indexPath, in: collectionView, edge: $0, choosing: title)
    }
  }

  private func swipeEdges(_ edges: NSDirectionalRectEdge) -> [SwipeEdge] {
    (edges.contains(.trailing) ? [.trailing] : []) + (edges.contains(.leading) ? [.leading] : [])
  }

  /// Returns the actions that a swipe would show at an edge of a row or item.
  func swipeActions(
    ofRowAt indexPath: IndexPath, in list: UIScrollView?, at edge: NSDirectionalRectEdge
  ) -> [UIContextualAction] {
    let edge: SwipeEdge = edge == .leading ? .leading : .trailing
    return switch list {
    case let table as UITableView: table.swipeActions(forRowAt: indexPath, at: edge)
    case let collection as UICollectionView:
      collection.swipeConfiguration(indexPath, edge)?.actions ?? []
    default: []
    }
  }

  func longPress(rowAt indexPath: IndexPath, in tableView: UITableView) -> UIMenu? {
    user.longPress(rowAt: indexPath, in: tableView)
  }

  func longPress(itemAt indexPath: IndexPath, in collectionView: UICollectionView) -> UIMenu? {
    user.longPress(itemAt: indexPath, in: collectionView)
  }

  func longPress(
    rowAt indexPath: IndexPath, in tableView: UITableView, choosing title: String
  ) -> Bool {
    user.longPress(rowAt: indexPath, in: tableView, choosing: title)
  }

  func longPress(
    itemAt indexPath: IndexPath, in collectionView: UICollectionView, choosing title: String
  ) -> Bool {
    user.longPress(itemAt: indexPath, in: collectionView, choosing: title)
  }

  func dragToSelect(
    from first: IndexPath, to last: IndexPath, in tableView: UITableView
  ) -> Bool {
    user.dragToSelect(from: first, to: last, in: tableView)
  }

  func dragToSelect(
    from first: IndexPath, to last: IndexPath, in collectionView: UICollectionView
  ) -> Bool {
    user.dragToSelect(from: first, to: last, in: collectionView)
  }

  func tapStatusBar(over scrollView: UIScrollView) { user.tapStatusBar(over: scrollView) }

  func pullToRefresh(_ scrollView: UIScrollView) -> Bool { user.pullToRefresh(scrollView) }

  func search(for text: String, in searchController: UISearchController) -> Bool {
    let field = searchController.searchBar.searchTextField
    if field.text?.isEmpty == false, !user.clear(field) { return false }
    return user.search(for: text, in: searchController)
  }

  func pressSearch(in searchController: UISearchController) -> Bool {
    user.pressSearch(in: searchController.searchBar)
  }

  func choose(scope title: String, in searchController: UISearchController) -> Bool {
    user.choose(scope: title, in: searchController.searchBar)
  }

  func cancelSearch(in searchController: UISearchController) -> Bool {
    user.cancelSearch(in: searchController)
  }
}
#endif
