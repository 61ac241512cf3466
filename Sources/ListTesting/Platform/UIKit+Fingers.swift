#if os(iOS) || os(tvOS) || os(visionOS)
import ListControllers
import UIKit

/// Gestures by public interface: the calls that UIKit documents for a gesture, in their order.
@MainActor struct Fingers {
  func tap(rowAt indexPath: IndexPath, in tableView: UITableView) -> Bool {
    let isEditing = tableView.isEditing
    let isMultiple =
      isEditing
      ? tableView.allowsMultipleSelectionDuringEditing : tableView.allowsMultipleSelection
    let canSelect =
      isMultiple
      || (isEditing ? tableView.allowsSelectionDuringEditing : tableView.allowsSelection)
    let delegate = tableView.delegate
    guard reveal(indexPath, in: tableView), canSelect,
      delegate?.tableView?(tableView, shouldHighlightRowAt: indexPath) != false
    else { return false }
    delegate?.tableView?(tableView, didHighlightRowAt: indexPath)
    delegate?.tableView?(tableView, didUnhighlightRowAt: indexPath)
    let selected = tableView.indexPathsForSelectedRows ?? []
    if isMultiple, selected.contains(indexPath) { return deselect(indexPath, in: tableView) }
    var target: IndexPath? = indexPath
    if answers(tableView, #selector((any UITableViewDelegate).tableView(_:willSelectRowAt:))) {
      target = delegate?.tableView?(tableView, willSelectRowAt: indexPath)
    }
    guard let target else { return false }
    if !isMultiple {
      for other in selected where other != target {
        guard deselect(other, in: tableView) else { return false }
      }
    }
    tableView.selectRow(at: target, animated: false, scrollPosition: .none)
    delegate?.tableView?(tableView, didSelectRowAt: target)
    return true
  }

  private func deselect(_ indexPath: IndexPath, in tableView: UITableView) -> Bool {
    var target: IndexPath? = indexPath
    if answers(tableView, #selector((any UITableViewDelegate).tableView(_:willDeselectRowAt:))) {
      target = tableView.delegate?.tableView?(tableView, willDeselectRowAt: indexPath)
    }
    guard let target else { return false }
    tableView.deselectRow(at: target, animated: false)
    tableView.delegate?.tableView?(tableView, didDeselectRowAt: target)
    return true
  }

  /// Returns whether a table view's delegate implements a method. A method that returns nil has
  /// another meaning than one that is not implemented.
  private func answers(_ tableView: UITableView, _ method: Selector) -> Bool {
    tableView.delegate?.responds(to: method) == true
  }

  /// Scrolls as little as is needed to have a row on screen; false if there is no such row.
  private func reveal(_ indexPath: IndexPath, in tableView: UITableView) -> Bool {
    guard indexPath.count == 2, (0..<tableView.numberOfSections).contains(indexPath.section),
      (0..<tableView.numberOfRows(inSection: indexPath.section)).contains(indexPath.row)
    else { return false }
    tableView.scrollToRow(at: indexPath, at: .none, animated: false)
    tableView.layoutIfNeeded()
    return true
  }

  func tap(itemAt indexPath: IndexPath, in collectionView: UICollectionView) -> Bool {
    let isEditing = collectionView.isEditing
    let isMultiple =
      isEditing
      ? collectionView.allowsMultipleSelectionDuringEditing
      : collectionView.allowsMultipleSelection
    let canSelect =
      isMultiple
      || (isEditing ? collectionView.allowsSelectionDuringEditing : collectionView.allowsSelection)
    let delegate = collectionView.delegate
    guard reveal(indexPath, in: collectionView), canSelect,
      delegate?.collectionView?(collectionView, shouldHighlightItemAt: indexPath) != false
    else { return false }
    delegate?.collectionView?(collectionView, didHighlightItemAt: indexPath)
    delegate?.collectionView?(collectionView, didUnhighlightItemAt: indexPath)
    let selected = collectionView.indexPathsForSelectedItems ?? []
    if isMultiple, selected.contains(indexPath) {
      return deselect(indexPath, in: collectionView)
    }
    guard delegate?.collectionView?(collectionView, shouldSelectItemAt: indexPath) != false else {
      return false
    }
    if !isMultiple {
      for other in selected where other != indexPath {
        guard deselect(other, in: collectionView) else { return false }
      }
    }
    collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
    delegate?.collectionView?(collectionView, didSelectItemAt: indexPath)
    return true
  }

  private func deselect(_ indexPath: IndexPath, in collectionView: UICollectionView) -> Bool {
    let delegate = collectionView.delegate
    guard delegate?.collectionView?(collectionView, shouldDeselectItemAt: indexPath) != false else {
      return false
    }
    collectionView.deselectItem(at: indexPath, animated: false)
    delegate?.collectionView?(collectionView, didDeselectItemAt: indexPath)
    return true
  }

  /// Scrolls to an item if it is off screen; false if there is no such item.
  private func reveal(_ indexPath: IndexPath, in collectionView: UICollectionView) -> Bool {
    guard indexPath.count == 2, (0..<collectionView.numberOfSections).contains(indexPath.section),
      (0..<collectionView.numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
    else { return false }
    if !collectionView.indexPathsForVisibleItems.contains(indexPath) {
      collectionView.scrollToItem(at: indexPath, at: .centeredVertically, animated: false)
      collectionView.layoutIfNeeded()
    }
    return true
  }

  func tapAccessory(ofRowAt indexPath: IndexPath, in tableView: UITableView) -> Bool {
    guard reveal(indexPath, in: tableView), hasDetailButton(indexPath, in: tableView) else {
      return false
    }
    tableView.delegate?.tableView?(tableView, accessoryButtonTappedForRowWith: indexPath)
    return true
  }

  private func hasDetailButton(_ indexPath: IndexPath, in tableView: UITableView) -> Bool {
    #if os(tvOS)
    return false
    #else
    let type = tableView.cellForRow(at: indexPath)?.accessoryType
    return type == .detailButton || type == .detailDisclosureButton
    #endif
  }

  func drag(rowAt source: IndexPath, to target: IndexPath, in tableView: UITableView) -> Bool {
    guard reveal(source, in: tableView), tableView.isEditing, let data = tableView.dataSource,
      data.tableView?(tableView, canMoveRowAt: source) != false
    else { return false }
    let target =
      tableView.delegate?.tableView?(
        tableView, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: target) ?? target
    guard data.tableView?(tableView, moveRowAt: source, to: target) != nil else { return false }
    tableView.moveRow(at: source, to: target)
    return true
  }

  func drag(
    itemAt source: IndexPath, to target: IndexPath, in collectionView: UICollectionView
  ) -> Bool {
    guard reveal(source, in: collectionView), let data = collectionView.dataSource,
      data.collectionView?(collectionView, canMoveItemAt: source) != false,
      data.collectionView?(collectionView, moveItemAt: source, to: target) != nil
    else { return false }
    collectionView.moveItem(at: source, to: target)
    return true
  }

  func goBack(in navigationController: UINavigationController) -> Bool {
    navigationController.popViewController(animated: false) != nil
  }

  #if !os(tvOS)
  func swipeToDelete(rowAt indexPath: IndexPath, in tableView: UITableView) -> Bool {
    guard canEdit(indexPath, in: tableView) else { return false }
    let style =
      tableView.delegate?.tableView?(tableView, editingStyleForRowAt: indexPath) ?? .delete
    if let configuration = tableView.delegate?.tableView?(
      tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    {
      guard let action = configuration.actions.first(where: { $0.style == .destructive }) else {
        return false
      }
      return perform(action, at: indexPath, in: tableView)
    }
    guard style == .delete else { return false }
    return tableView.dataSource?.tableView?(tableView, commit: .delete, forRowAt: indexPath) != nil
  }

  func choose(
    swipeAction title: String, ofRowAt indexPath: IndexPath, in tableView: UITableView
  ) -> Bool {
    guard canEdit(indexPath, in: tableView), let delegate = tableView.delegate else { return false }
    let configurations = [
      delegate.tableView?(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath),
      delegate.tableView?(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath),
    ]
    let actions = configurations.flatMap { $0?.actions ?? [] }
    guard let action = actions.first(where: { $0.title == title }) else { return false }
    return perform(action, at: indexPath, in: tableView)
  }

  private func canEdit(_ indexPath: IndexPath, in tableView: UITableView) -> Bool {
    reveal(indexPath, in: tableView)
      && tableView.dataSource?.tableView?(tableView, canEditRowAt: indexPath) != false
  }

  private func perform(
    _ action: UIContextualAction, at indexPath: IndexPath, in tableView: UITableView
  ) -> Bool {
    guard let cell = tableView.cellForRow(at: indexPath) else { return false }
    action.handler(action, cell) { _ in }
    return true
  }

  func pullToRefresh(_ scrollView: UIScrollView) -> Bool {
    guard let control = scrollView.refreshControl, !control.isRefreshing else { return false }
    control.beginRefreshing()
    control.sendActions(for: .valueChanged)
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

  func cancelSearch(in searchController: UISearchController) -> Bool {
    guard searchController.isActive else { return false }
    let bar = searchController.searchBar
    bar.text = ""
    bar.delegate?.searchBarCancelButtonClicked?(bar)
    searchController.isActive = false
    searchController.searchResultsUpdater?.updateSearchResults(for: searchController)
    return true
  }
  #endif
}
#endif
