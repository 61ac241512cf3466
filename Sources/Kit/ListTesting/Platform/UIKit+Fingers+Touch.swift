#if os(iOS) || os(visionOS)
import ListControllers
import UIKit

extension Fingers {
  func swipeToDelete(rowAt indexPath: IndexPath, in tableView: UITableView) -> Bool {
    tableView.reveal(indexPath) && tableView.canEdit(indexPath)
      && tableView.deleteByAction(indexPath)
  }

  func swipeToDelete(itemAt indexPath: IndexPath, in collectionView: UICollectionView) -> Bool {
    let list = swipeableList(at: indexPath, in: collectionView)
    return perform(
      list?.trailingActions(at: indexPath)?.actions.first { $0.style == .destructive },
      at: indexPath, in: collectionView)
  }

  func choose(
    swipeAction title: String, ofRowAt indexPath: IndexPath, in tableView: UITableView,
    edges: NSDirectionalRectEdge
  ) -> Bool {
    guard tableView.reveal(indexPath), tableView.canEdit(indexPath),
      let delegate = tableView.delegate
    else { return false }
    let trailing = { () -> UISwipeActionsConfiguration? in
      delegate.tableView?(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
    let leading = { () -> UISwipeActionsConfiguration? in
      delegate.tableView?(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
    return action(title, at: edges, trailing, leading)
      .map { tableView.perform($0, at: indexPath) } ?? false
  }

  func choose(
    swipeAction title: String, ofItemAt indexPath: IndexPath,
    in collectionView: UICollectionView, edges: NSDirectionalRectEdge
  ) -> Bool {
    let list = swipeableList(at: indexPath, in: collectionView)
    return perform(
      action(
        title, at: edges, { list?.trailingActions(at: indexPath) },
        { list?.leadingActions(at: indexPath) }), at: indexPath, in: collectionView)
  }

  /// Returns the action with a title: at the trailing edge first, which is swiped first.
  private func action(
    _ title: String, at edges: NSDirectionalRectEdge,
    _ trailing: () -> UISwipeActionsConfiguration?, _ leading: () -> UISwipeActionsConfiguration?
  ) -> UIContextualAction? {
    let shown: (() -> UISwipeActionsConfiguration?) -> UIContextualAction? = {
      $0()?.actions.first { $0.title == title }
    }
    return (edges.contains(.trailing) ? shown(trailing) : nil)
      ?? (edges.contains(.leading) ? shown(leading) : nil)
  }

  /// Returns the list of an item that can be edited. The layout, which has its actions, doesn't
  /// expose them.
  private func swipeableList(
    at indexPath: IndexPath, in collectionView: UICollectionView
  ) -> (any SwipeableList)? {
    guard collectionView.reveal(indexPath),
      collectionView.delegate?.collectionView?(collectionView, canEditItemAt: indexPath) != false
    else { return nil }
    return controller as? any SwipeableList
  }

  private func perform(
    _ action: UIContextualAction?, at indexPath: IndexPath, in collectionView: UICollectionView
  ) -> Bool {
    guard let action, let cell = collectionView.cellForItem(at: indexPath) else { return false }
    action.handler(action, cell) { _ in }
    return true
  }

  /// Returns the actions that a swipe would show at an edge of a row or item.
  func swipeActions(
    ofRowAt indexPath: IndexPath, in list: UIScrollView?, at edge: NSDirectionalRectEdge
  ) -> [UIContextualAction] {
    let isLeading = edge == .leading
    let configuration: UISwipeActionsConfiguration?
    switch list {
    case let table as UITableView:
      guard table.reveal(indexPath), table.canEdit(indexPath), let delegate = table.delegate else {
        return []
      }
      configuration =
        isLeading
        ? delegate.tableView?(table, leadingSwipeActionsConfigurationForRowAt: indexPath)
        : delegate.tableView?(table, trailingSwipeActionsConfigurationForRowAt: indexPath)
    case let collection as UICollectionView:
      let list = swipeableList(at: indexPath, in: collection)
      configuration =
        isLeading ? list?.leadingActions(at: indexPath) : list?.trailingActions(at: indexPath)
    default: configuration = nil
    }
    return configuration?.actions ?? []
  }

  // MARK: Context menus

  func longPress(rowAt indexPath: IndexPath, in tableView: UITableView) -> UIMenu? {
    let frame = tableView.rectForRow(at: indexPath)
    guard tableView.reveal(indexPath),
      let configuration = tableView.delegate?.tableView?(
        tableView, contextMenuConfigurationForRowAt: indexPath,
        point: CGPoint(x: frame.midX, y: frame.midY))
    else { return nil }
    tableView.delegate?.tableView?(
      tableView, willDisplayContextMenu: configuration, animator: nil)
    tableView.delegate?.tableView?(
      tableView, willEndContextMenuInteraction: configuration, animator: nil)
    return (controller as? any ContextMenuList).flatMap { menu(of: $0, at: [indexPath]) }
  }

  func longPress(itemAt indexPath: IndexPath, in collectionView: UICollectionView) -> UIMenu? {
    guard collectionView.reveal(indexPath), let delegate = collectionView.delegate else {
      return nil
    }
    // The menu is for all selected items if the pressed one is among them.
    let selected = (collectionView.indexPathsForSelectedItems ?? []).sorted()
    var paths = selected.contains(indexPath) ? selected : [indexPath]
    let frame = collectionView.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    let point = CGPoint(x: frame.midX, y: frame.midY)
    let asked: UIContextMenuConfiguration?
    if #available(iOS 16, *),
      let method = delegate.collectionView(_:contextMenuConfigurationForItemsAt:point:)
    {
      asked = method(collectionView, paths, point)
    } else {
      paths = [indexPath]
      asked = delegate.collectionView?(
        collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    }
    guard let configuration = asked else { return nil }
    delegate.collectionView?(
      collectionView, willDisplayContextMenu: configuration, animator: nil)
    delegate.collectionView?(
      collectionView, willEndContextMenuInteraction: configuration, animator: nil)
    return (controller as? any ContextMenuList).flatMap { menu(of: $0, at: paths) }
  }

  /// Returns the menu of one row, or of several. A configuration has it, and does not expose it.
  private func menu(of list: some ContextMenuList, at indexPaths: [IndexPath]) -> UIMenu? {
    let objects = indexPaths.compactMap(list.object(at:))
    guard !objects.isEmpty, objects.count == indexPaths.count else { return nil }
    return objects.count == 1
      ? list.contextMenu(for: objects[0], at: indexPaths[0])
      : list.contextMenu(for: objects, at: indexPaths)
  }

  func longPress(
    rowAt indexPath: IndexPath, in tableView: UITableView, choosing title: String
  ) -> Bool {
    longPress(rowAt: indexPath, in: tableView).map { choose(title, in: $0) } ?? false
  }

  func longPress(
    itemAt indexPath: IndexPath, in collectionView: UICollectionView, choosing title: String
  ) -> Bool {
    longPress(itemAt: indexPath, in: collectionView).map { choose(title, in: $0) } ?? false
  }

  private func choose(_ title: String, in menu: UIMenu) -> Bool {
    guard
      let action = menu.actions.first(where: {
        $0.title == title && $0.attributes.isDisjoint(with: [.disabled, .hidden])
      })
    else { return false }
    UIControl().sendAction(action)
    return true
  }

  // MARK: Selection with two fingers

  func dragToSelect(
    from first: IndexPath, to last: IndexPath, in tableView: UITableView
  ) -> Bool {
    let delegate = tableView.delegate
    guard tableView.reveal(last), tableView.reveal(first),
      delegate?.tableView?(tableView, shouldBeginMultipleSelectionInteractionAt: first) == true
    else { return false }
    delegate?.tableView?(tableView, didBeginMultipleSelectionInteractionAt: first)
    for path in paths(from: first, to: last, tableView.numberOfRows(inSection:))
    where tableView.indexPathsForSelectedRows?.contains(path) != true {
      _ = tap(rowAt: path, in: tableView)
    }
    delegate?.tableViewDidEndMultipleSelectionInteraction?(tableView)
    return true
  }

  func dragToSelect(
    from first: IndexPath, to last: IndexPath, in collectionView: UICollectionView
  ) -> Bool {
    let delegate = collectionView.delegate
    guard collectionView.reveal(last), collectionView.reveal(first),
      delegate?.collectionView?(
        collectionView, shouldBeginMultipleSelectionInteractionAt: first) == true
    else { return false }
    delegate?.collectionView?(collectionView, didBeginMultipleSelectionInteractionAt: first)
    for path in paths(from: first, to: last, collectionView.numberOfItems(inSection:))
    where collectionView.indexPathsForSelectedItems?.contains(path) != true {
      _ = tap(itemAt: path, in: collectionView)
    }
    delegate?.collectionViewDidEndMultipleSelectionInteraction?(collectionView)
    return true
  }

  /// Returns the index paths between two, in either order, including both.
  private func paths(
    from first: IndexPath, to last: IndexPath, _ count: (Int) -> Int
  ) -> [IndexPath] {
    let (low, high) = (min(first, last), max(first, last))
    return (low.section...high.section).flatMap { section -> [IndexPath] in
      let start = section == low.section ? low.item : 0
      let end = section == high.section ? high.item + 1 : count(section)
      return (start..<max(end, start)).map { IndexPath(item: $0, section: section) }
    }
  }

  // MARK: Scrolling and searching

  func tapStatusBar(over scrollView: UIScrollView) {
    guard scrollView.scrollsToTop,
      scrollView.delegate?.scrollViewShouldScrollToTop?(scrollView) != false
    else { return }
    scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
    scrollView.delegate?.scrollViewDidScrollToTop?(scrollView)
  }

  func pullToRefresh(_ scrollView: UIScrollView) -> Bool {
    guard let control = scrollView.refreshControl, !control.isRefreshing else { return false }
    control.beginRefreshing()
    control.send(.valueChanged)
    return true
  }

  func search(for text: String, in searchController: UISearchController) -> Bool {
    let bar = searchController.searchBar
    searchController.isActive = true
    bar.text = text
    bar.delegate?.searchBar?(bar, textDidChange: text)
    searchController.searchResultsUpdater?.updateSearchResults(for: searchController)
    return true
  }

  func pressSearch(in searchController: UISearchController) -> Bool {
    guard searchController.isActive else { return false }
    let bar = searchController.searchBar
    bar.delegate?.searchBarSearchButtonClicked?(bar)
    return true
  }

  func choose(scope title: String, in searchController: UISearchController) -> Bool {
    let bar = searchController.searchBar
    guard let index = bar.scopeButtonTitles?.firstIndex(of: title) else { return false }
    bar.selectedScopeButtonIndex = index
    bar.delegate?.searchBar?(bar, selectedScopeButtonIndexDidChange: index)
    searchController.searchResultsUpdater?.updateSearchResults(for: searchController)
    return true
  }

  func cancelSearch(in searchController: UISearchController) -> Bool {
    guard searchController.isActive else { return false }
    let bar = searchController.searchBar
    bar.text = ""
    bar.delegate?.searchBarCancelButtonClicked?(bar)
    searchController.isActive = false
    searchController.searchResultsUpdater?.updateSearchResults(for: searchController)
    return true
  }
}

extension UIMenu {
  /// The actions of the menu, including those of its submenus, in order.
  fileprivate var actions: [UIAction] {
    children.flatMap { element -> [UIAction] in
      switch element {
      case let action as UIAction: [action]
      case let menu as UIMenu: menu.actions
      default: []
      }
    }
  }
}

// A list of an unknown type has no `forwarding`, whose type is that of the list.
extension SwipeableList {
  fileprivate func trailingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    forwarding.trailingSwipeActions(at: indexPath)
  }

  fileprivate func leadingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    forwarding.leadingSwipeActions(at: indexPath)
  }
}
#endif
