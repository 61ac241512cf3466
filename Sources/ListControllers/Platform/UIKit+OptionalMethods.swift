#if os(iOS) || os(tvOS) || os(visionOS)
import Foundation
import ListPlatform

// UIKit's optional methods, called as Objective-C has them. What stands for a method that is not
// implemented is never seen: a bridge says that it does not respond.

extension UITableViewDataSource {
  /// The number of sections; 1 from a data source that does not implement the method.
  func sectionCount(in tableView: UITableView) -> Int { numberOfSections?(in: tableView) ?? 1 }

  /// The title above a section.
  func headerTitle(of tableView: UITableView, inSection section: Int) -> String? {
    self.tableView?(tableView, titleForHeaderInSection: section) ?? nil
  }

  /// The title below a section.
  func footerTitle(of tableView: UITableView, inSection section: Int) -> String? {
    self.tableView?(tableView, titleForFooterInSection: section) ?? nil
  }

  /// The titles of the index.
  func indexTitles(of tableView: UITableView) -> [String]? {
    sectionIndexTitles?(for: tableView) ?? nil
  }

  /// The section that a title of the index leads to.
  func section(of tableView: UITableView, ofIndexTitle title: String, at index: Int) -> Int {
    self.tableView?(tableView, sectionForSectionIndexTitle: title, at: index) ?? index
  }

  /// Whether a row can be edited.
  func canEdit(_ tableView: UITableView, at indexPath: IndexPath) -> Bool {
    self.tableView?(tableView, canEditRowAt: indexPath) ?? true
  }

  /// A person edited a row.
  func commit(
    _ style: UITableViewCell.EditingStyle, of tableView: UITableView, at indexPath: IndexPath
  ) {
    self.tableView?(tableView, commit: style, forRowAt: indexPath)
  }

  /// Whether a row can be moved.
  func canMove(_ tableView: UITableView, at indexPath: IndexPath) -> Bool {
    self.tableView?(tableView, canMoveRowAt: indexPath) ?? true
  }

  /// A person moved a row.
  func move(_ tableView: UITableView, from source: IndexPath, to target: IndexPath) {
    self.tableView?(tableView, moveRowAt: source, to: target)
  }
}

extension UITableViewDelegate {
  /// A row was deselected.
  func didDeselect(_ tableView: UITableView, at indexPath: IndexPath) {
    self.tableView?(tableView, didDeselectRowAt: indexPath)
  }

  /// The view above a section.
  func header(of tableView: UITableView, inSection section: Int) -> UIView? {
    self.tableView?(tableView, viewForHeaderInSection: section) ?? nil
  }

  /// How a row is edited.
  func editingStyle(of tableView: UITableView, at indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    self.tableView?(tableView, editingStyleForRowAt: indexPath) ?? .delete
  }

  /// Where a dragged row goes.
  func target(_ tableView: UITableView, from source: IndexPath, to proposed: IndexPath) -> IndexPath
  {
    self.tableView?(
      tableView, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
  }
}

extension UICollectionViewDataSource {
  /// The number of sections; 1 from a data source that does not implement the method.
  func sectionCount(in collectionView: UICollectionView) -> Int {
    numberOfSections?(in: collectionView) ?? 1
  }

  /// A supplementary view.
  func supplementaryView(
    of collectionView: UICollectionView, _ kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    self.collectionView?(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
      ?? UICollectionReusableView()
  }

  /// The titles of the index.
  func indexTitles(of collectionView: UICollectionView) -> [String]? {
    indexTitles?(for: collectionView) ?? nil
  }

  /// The item that a title of the index leads to.
  func indexPath(of collectionView: UICollectionView, ofIndexTitle title: String, at index: Int)
    -> IndexPath
  {
    self.collectionView?(collectionView, indexPathForIndexTitle: title, at: index)
      ?? IndexPath(item: 0, section: index)
  }

  /// Whether an item can be moved.
  func canMove(_ collectionView: UICollectionView, at indexPath: IndexPath) -> Bool {
    self.collectionView?(collectionView, canMoveItemAt: indexPath) ?? true
  }

  /// A person moved an item.
  func move(_ collectionView: UICollectionView, from source: IndexPath, to target: IndexPath) {
    self.collectionView?(collectionView, moveItemAt: source, to: target)
  }
}

extension UICollectionViewDelegate {
  /// An item was deselected.
  func didDeselect(_ collectionView: UICollectionView, at indexPath: IndexPath) {
    self.collectionView?(collectionView, didDeselectItemAt: indexPath)
  }

  /// Whether an item can be edited.
  func canEdit(_ collectionView: UICollectionView, at indexPath: IndexPath) -> Bool {
    self.collectionView?(collectionView, canEditItemAt: indexPath) ?? true
  }

  /// Where a dragged item goes.
  func target(
    _ collectionView: UICollectionView, from original: IndexPath, at current: IndexPath,
    to proposed: IndexPath
  ) -> IndexPath {
    self.collectionView?(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: original,
      atCurrentIndexPath: current, toProposedIndexPath: proposed) ?? proposed
  }
}

#if !os(tvOS)
extension UITableViewDelegate {
  /// Whether a drag may select several rows.
  func shouldSelectSeveral(_ tableView: UITableView, at indexPath: IndexPath) -> Bool {
    self.tableView?(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) ?? false
  }

  /// A drag selects several rows.
  func didBeginToSelectSeveral(_ tableView: UITableView, at indexPath: IndexPath) {
    self.tableView?(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// The actions behind a row's leading edge.
  func leadingSwipeActions(of tableView: UITableView, at indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    self.tableView?(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) ?? nil
  }

  /// The actions behind a row's trailing edge.
  func trailingSwipeActions(of tableView: UITableView, at indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    self.tableView?(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) ?? nil
  }

  /// A row's menu.
  func contextMenu(of tableView: UITableView, at indexPath: IndexPath, _ point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    self.tableView?(tableView, contextMenuConfigurationForRowAt: indexPath, point: point) ?? nil
  }
}

extension UICollectionViewDelegate {
  /// Whether a drag may select several items.
  func shouldSelectSeveral(_ collectionView: UICollectionView, at indexPath: IndexPath) -> Bool {
    self.collectionView?(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
      ?? false
  }

  /// A drag selects several items.
  func didBeginToSelectSeveral(_ collectionView: UICollectionView, at indexPath: IndexPath) {
    self.collectionView?(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// An item's menu.
  func contextMenu(of collectionView: UICollectionView, at indexPath: IndexPath, _ point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    self.collectionView?(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
      ?? nil
  }

  /// Returns the menu of several items.
  func contextMenu(
    of collectionView: UICollectionView, at indexPaths: [IndexPath], _ point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard #available(iOS 16, *) else { return nil }
    return self.collectionView?(
      collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point) ?? nil
  }
}
#endif
#endif
