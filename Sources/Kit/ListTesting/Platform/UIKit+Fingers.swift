#if os(iOS) || os(tvOS) || os(visionOS)
import ListControllers
import UIKit

/// Gestures by public interface: the calls that UIKit documents for a gesture, in their order.
@MainActor struct Fingers {
  /// The view controller in front of the user. A list answers what UIKit doesn't expose.
  let controller: UIViewController

  /// Creates the fingers of a user in front of a view controller.
  init(of controller: UIViewController) { self.controller = controller }

  /// Ends the event of a gesture, with one turn of the run loop.
  func endEvent() { _ = RunLoop.main.run(mode: .default, before: .distantPast) }

  func tap(rowAt indexPath: IndexPath, in tableView: UITableView) -> Bool {
    let isEditing = tableView.isEditing
    let isMultiple =
      isEditing
      ? tableView.allowsMultipleSelectionDuringEditing : tableView.allowsMultipleSelection
    let canSelect =
      isMultiple
      || (isEditing ? tableView.allowsSelectionDuringEditing : tableView.allowsSelection)
    let delegate = tableView.delegate
    guard tableView.reveal(indexPath), canSelect,
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

  /// Returns a Boolean value that indicates whether a table view's delegate implements a method. A
  /// method that returns nil has another meaning than one that is not implemented.
  private func answers(_ tableView: UITableView, _ method: Selector) -> Bool {
    tableView.delegate?.responds(to: method) == true
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
    guard collectionView.reveal(indexPath), canSelect,
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

  func tapAccessory(ofRowAt indexPath: IndexPath, in tableView: UITableView) -> Bool {
    guard tableView.reveal(indexPath), hasDetailButton(indexPath, in: tableView) else {
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
    guard tableView.reveal(source), tableView.isEditing, let data = tableView.dataSource,
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
    guard collectionView.reveal(source), let data = collectionView.dataSource,
      data.collectionView?(collectionView, canMoveItemAt: source) != false,
      data.collectionView?(collectionView, moveItemAt: source, to: target) != nil
    else { return false }
    collectionView.moveItem(at: source, to: target)
    return true
  }

  func tap(indexTitle title: String, in tableView: UITableView) -> Bool {
    let rows = (0..<tableView.numberOfSections).map(tableView.numberOfRows(inSection:))
    guard rows.reduce(0, +) >= tableView.sectionIndexMinimumDisplayRowCount,
      let data = tableView.dataSource,
      let index = data.sectionIndexTitles?(for: tableView)?.firstIndex(of: title)
    else { return false }
    let section =
      data.tableView?(tableView, sectionForSectionIndexTitle: title, at: index) ?? index
    if title == searchTitle || section == NSNotFound {
      tableView.contentOffset.y = -tableView.adjustedContentInset.top
    } else if !rows.isEmpty {
      // A section may have no rows.
      tableView.scrollToRow(
        at: IndexPath(row: NSNotFound, section: min(max(section, 0), rows.count - 1)), at: .top,
        animated: false)
    }
    return true
  }

  /// The title of the index's magnifying glass, which a tvOS index doesn't have.
  private var searchTitle: String? {
    #if os(tvOS)
    nil
    #else
    UITableView.indexSearch
    #endif
  }

  func tap(indexTitle title: String, in collectionView: UICollectionView) -> Bool {
    guard let data = collectionView.dataSource,
      let index = data.indexTitles?(for: collectionView)?.firstIndex(of: title)
    else { return false }
    let target =
      data.collectionView?(collectionView, indexPathForIndexTitle: title, at: index)
      ?? IndexPath(item: 0, section: index)
    guard collectionView.reveal(target) else { return false }
    collectionView.scrollToItem(at: target, at: .top, animated: false)
    return true
  }

  func tapEditingControl(ofRowAt indexPath: IndexPath, in tableView: UITableView) -> Bool {
    guard tableView.isEditing, !tableView.allowsMultipleSelectionDuringEditing,
      tableView.reveal(indexPath), tableView.canEdit(indexPath)
    else { return false }
    switch tableView.editingStyle(indexPath) {
    case .delete: return tableView.deleteByAction(indexPath)
    case .insert: return tableView.commit(.insert, indexPath)
    default: return false
    }
  }

  func goBack(in navigationController: UINavigationController) -> Bool {
    navigationController.popViewController(animated: false) != nil
  }
}
#endif
