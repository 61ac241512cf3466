#if !(os(iOS) || os(tvOS) || os(visionOS))
import Foundation
import ListPlatform

// UIKit's optional methods, called as HeadlessUIKit has them: with defaults, which say that they are.

extension UITableViewDataSource {
  /// The number of sections; 1 from a data source that does not implement the method.
  func sectionCount(in tableView: UITableView) -> Int { numberOfSections(in: tableView) }

  /// The title above a section.
  func headerTitle(of tableView: UITableView, inSection section: Int) -> String? {
    self.tableView(tableView, titleForHeaderInSection: section)
  }

  /// The title below a section.
  func footerTitle(of tableView: UITableView, inSection section: Int) -> String? {
    self.tableView(tableView, titleForFooterInSection: section)
  }

  /// The titles of the index.
  func indexTitles(of tableView: UITableView) -> [String]? {
    sectionIndexTitles(for: tableView)
  }

  /// The section that a title of the index leads to.
  func section(of tableView: UITableView, ofIndexTitle title: String, at index: Int) -> Int {
    self.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }

  /// Whether a row can be edited.
  func canEdit(_ tableView: UITableView, at indexPath: IndexPath) -> Bool {
    self.tableView(tableView, canEditRowAt: indexPath)
  }

  /// A person edited a row.
  func commit(
    _ style: UITableViewCell.EditingStyle, of tableView: UITableView, at indexPath: IndexPath
  ) {
    self.tableView(tableView, commit: style, forRowAt: indexPath)
  }

  /// Whether a row can be moved.
  func canMove(_ tableView: UITableView, at indexPath: IndexPath) -> Bool {
    self.tableView(tableView, canMoveRowAt: indexPath)
  }

  /// A person moved a row.
  func move(_ tableView: UITableView, from source: IndexPath, to target: IndexPath) {
    self.tableView(tableView, moveRowAt: source, to: target)
  }
}

extension UITableViewDelegate {
  /// A row was deselected.
  func didDeselect(_ tableView: UITableView, at indexPath: IndexPath) {
    self.tableView(tableView, didDeselectRowAt: indexPath)
  }

  /// The view above a section.
  func header(of tableView: UITableView, inSection section: Int) -> UIView? {
    self.tableView(tableView, viewForHeaderInSection: section)
  }

  /// How a row is edited.
  func editingStyle(of tableView: UITableView, at indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    self.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  /// Where a dragged row goes.
  func target(_ tableView: UITableView, from source: IndexPath, to proposed: IndexPath) -> IndexPath
  {
    self.tableView(
      tableView, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
  }
}

extension UICollectionViewDataSource {
  /// The number of sections; 1 from a data source that does not implement the method.
  func sectionCount(in collectionView: UICollectionView) -> Int {
    numberOfSections(in: collectionView)
  }

  /// A supplementary view.
  func supplementaryView(
    of collectionView: UICollectionView, _ kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    self.collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  /// The titles of the index.
  func indexTitles(of collectionView: UICollectionView) -> [String]? {
    indexTitles(for: collectionView)
  }

  /// The item that a title of the index leads to.
  func indexPath(of collectionView: UICollectionView, ofIndexTitle title: String, at index: Int)
    -> IndexPath
  {
    self.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }

  /// Whether an item can be moved.
  func canMove(_ collectionView: UICollectionView, at indexPath: IndexPath) -> Bool {
    self.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  /// A person moved an item.
  func move(_ collectionView: UICollectionView, from source: IndexPath, to target: IndexPath) {
    self.collectionView(collectionView, moveItemAt: source, to: target)
  }
}

extension UICollectionViewDelegate {
  /// An item was deselected.
  func didDeselect(_ collectionView: UICollectionView, at indexPath: IndexPath) {
    self.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  /// Whether an item can be edited.
  func canEdit(_ collectionView: UICollectionView, at indexPath: IndexPath) -> Bool {
    self.collectionView(collectionView, canEditItemAt: indexPath)
  }

  /// Where a dragged item goes.
  func target(
    _ collectionView: UICollectionView, from original: IndexPath, at current: IndexPath,
    to proposed: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: original,
      atCurrentIndexPath: current, toProposedIndexPath: proposed)
  }
}

extension UITableViewDelegate {
  /// Whether a drag may select several rows.
  func shouldSelectSeveral(_ tableView: UITableView, at indexPath: IndexPath) -> Bool {
    self.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// A drag selects several rows.
  func didBeginToSelectSeveral(_ tableView: UITableView, at indexPath: IndexPath) {
    self.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// The actions behind a row's leading edge.
  func leadingSwipeActions(of tableView: UITableView, at indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    self.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// The actions behind a row's trailing edge.
  func trailingSwipeActions(of tableView: UITableView, at indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    self.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// A row's menu.
  func contextMenu(of tableView: UITableView, at indexPath: IndexPath, _ point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    self.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }
}

extension UICollectionViewDelegate {
  /// Whether a drag may select several items.
  func shouldSelectSeveral(_ collectionView: UICollectionView, at indexPath: IndexPath) -> Bool {
    self.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// A drag selects several items.
  func didBeginToSelectSeveral(_ collectionView: UICollectionView, at indexPath: IndexPath) {
    self.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// An item's menu.
  func contextMenu(of collectionView: UICollectionView, at indexPath: IndexPath, _ point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    self.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }

  /// Returns the menu of several items.
  func contextMenu(
    of collectionView: UICollectionView, at indexPaths: [IndexPath], _ point: CGPoint
  ) -> UIContextMenuConfiguration? {
    self.collectionView(
      collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }
}
#endif
