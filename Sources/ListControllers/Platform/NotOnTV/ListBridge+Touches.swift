#if !os(tvOS)
public import Foundation
public import ListPlatform

/// What a bridge does where there is a touch screen.
extension ListBridge {
  private var swipeable: (any SwipeableList)? { list as? any SwipeableList }
  private var contextMenus: (any ContextMenuList)? { list as? any ContextMenuList }

  /// Sets up the refresh control and the search bar.
  func connectTouches(_ view: UIScrollView) {
    (list as? any RefreshableList)?.addRefreshControl(to: view)
    guard list is any SearchableList, let item = (list as? UIViewController)?.navigationItem
    else { return }
    let search = item.searchController ?? UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    item.searchController = search
  }

  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    if let swipeable { return swipeable.leadingSwipeActions(at: indexPath) }
    return tableDelegate?.leadingSwipeActions(of: tableView, at: indexPath)
  }

  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    if let swipeable { return swipeable.trailingSwipeActions(at: indexPath) }
    return tableDelegate?.trailingSwipeActions(of: tableView, at: indexPath)
  }

  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    if let contextMenus { return contextMenus.contextMenuConfiguration(at: indexPath) }
    return tableDelegate?.contextMenu(of: tableView, at: indexPath, point)
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    if let contextMenus { return contextMenus.contextMenuConfiguration(at: indexPath) }
    return collectionDelegate?.contextMenu(of: collectionView, at: indexPath, point)
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    if let contextMenus { return contextMenus.contextMenuConfiguration(at: indexPaths) }
    return collectionDelegate?.contextMenu(of: collectionView, at: indexPaths, point)
  }

  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    if selecting != nil { return true }
    return tableDelegate?.shouldSelectSeveral(tableView, at: indexPath) ?? false
  }

  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    guard let selecting else {
      tableDelegate?.didBeginToSelectSeveral(tableView, at: indexPath)
      return
    }
    if let controller = selecting as? UIViewController {
      controller.setEditing(true, animated: true)
    }
    tableView.setEditing(true, animated: true)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    if selecting != nil { return true }
    return collectionDelegate?.shouldSelectSeveral(collectionView, at: indexPath) ?? false
  }

  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    guard let selecting else {
      collectionDelegate?.didBeginToSelectSeveral(collectionView, at: indexPath)
      return
    }
    if let controller = selecting as? UIViewController {
      controller.setEditing(true, animated: true)
    }
    collectionView.isEditing = true
  }
}

extension ListBridge: UISearchResultsUpdating {
  public func updateSearchResults(for searchController: UISearchController) {
    (list as? any SearchableList)?.search(for: searchController.searchBar.text ?? "")
  }
}
#endif
