public import Foundation
public import ListData
public import ListPlatform

/// The animations of inserted, deleted and reloaded rows and sections of a table.
public struct TableUpdateAnimations: Hashable, Sendable {
  /// The animation of insertions.
  public var insertion: UITableView.RowAnimation
  /// The animation of deletions.
  public var deletion: UITableView.RowAnimation
  /// The animation of reloaded sections.
  public var reload: UITableView.RowAnimation

  /// Creates animations. By default, the table chooses them.
  public init(
    insertion: UITableView.RowAnimation = .automatic,
    deletion: UITableView.RowAnimation = .automatic,
    reload: UITableView.RowAnimation = .automatic
  ) {
    self.insertion = insertion
    self.deletion = deletion
    self.reload = reload
  }
}

/// A table as the target of updates.
///
///     let target = TableUpdatesTarget(tableView, TableUpdateAnimations(insertion: .left))
///     updates.perform(on: target) { self.listData = $0 }
@MainActor public final class TableUpdatesTarget: ListUpdatesTarget {
  /// The table that is updated.
  public let tableView: UITableView
  /// The animations of the table's rows and sections.
  public let animations: TableUpdateAnimations

  /// Creates a target from a table and animations.
  public init(_ tableView: UITableView, _ animations: TableUpdateAnimations = .init()) {
    self.tableView = tableView
    self.animations = animations
  }

  /// Inserts rows with the insertion animation; index paths after the batch.
  public func insertItems(at indexPaths: [IndexPath]) {
    tableView.insertRows(at: indexPaths, with: animations.insertion)
  }

  /// Deletes rows with the deletion animation; index paths before the batch.
  public func deleteItems(at indexPaths: [IndexPath]) {
    tableView.deleteRows(at: indexPaths, with: animations.deletion)
  }

  /// Moves a row from its place before the batch to its place after the batch.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    tableView.moveRow(at: indexPath, to: newIndexPath)
  }

  /// Reconfigures the cells of changed rows; index paths before the batch.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    tableView.reconfigureRows(at: indexPaths)
  }

  /// Inserts sections with the insertion animation; indexes after the batch.
  public func insertSections(_ sections: IndexSet) {
    tableView.insertSections(sections, with: animations.insertion)
  }

  /// Deletes sections with the deletion animation; indexes before the batch.
  public func deleteSections(_ sections: IndexSet) {
    tableView.deleteSections(sections, with: animations.deletion)
  }

  /// Moves a section from its place before the batch to its place after the batch.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    tableView.moveSection(section, toSection: newSection)
  }

  /// Reloads sections with the reload animation; indexes before the batch.
  public func reloadSections(_ sections: IndexSet) {
    tableView.reloadSections(sections, with: animations.reload)
  }

  /// Performs the table's batch update, and reloads its index titles.
  public func performBatch(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { tableView.performBatchUpdates($0, completion: nil) }
    // UIKit doesn't reload the index titles when sections change.
    tableView.reloadSectionIndexTitles()
  }

  /// Reloads the table.
  public func reloadData() { tableView.reloadData() }
}

extension TableUpdatesTarget: ShownList {
  /// The reason why the table can only be reloaded: it has no window, or is in an update.
  public var reloadReason: ListUpdatesOutcome.Reason? {
    if tableView.window == nil { return .noWindow }
    return tableView.hasUncommittedUpdates ? .updating : nil
  }

  /// The number of rows in each section that the table shows.
  public var shownCounts: [Int]? {
    (0..<tableView.numberOfSections).map(tableView.numberOfRows(inSection:))
  }

  /// The number of rows in each section of the table's data source, or `nil` if it has none.
  public var dataSourceCounts: [Int]? {
    guard let dataSource = tableView.dataSource else { return nil }
    return (0..<dataSource.sectionCount(in: tableView)).map {
      dataSource.tableView(tableView, numberOfRowsInSection: $0)
    }
  }

  /// The index paths of the selected rows.
  public var selectedItems: [IndexPath] { tableView.indexPathsForSelectedRows ?? [] }

  /// Selects a row without scrolling to it.
  public func selectItem(at indexPath: IndexPath) {
    tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
  }

  /// Deselects a row.
  public func deselectItem(at indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
  }

  /// A Boolean value that indicates whether the table allows multiple selection in its current
  /// mode.
  public var selectsMultipleItems: Bool {
    tableView.isEditing
      ? tableView.allowsMultipleSelectionDuringEditing : tableView.allowsMultipleSelection
  }

  /// The index paths of the visible rows, in ascending order.
  public var anchorItems: [IndexPath] { tableView.indexPathsForVisibleRows ?? [] }

  /// A Boolean value that indicates whether the beginning of the content is visible.
  public var isAtBeginning: Bool { tableView.showsBeginning }

  /// Returns the origin of a row, in points from the top left corner of the visible content.
  public func position(ofItemAt indexPath: IndexPath) -> CGPoint {
    tableView.layoutIfNeeded()
    return tableView.position(of: tableView.rectForRow(at: indexPath))
  }

  /// Scrolls by a distance in points, without animation, within the bounds of the content.
  public func scrollContent(by distance: CGPoint) { tableView.scrollWithinContent(by: distance) }

  /// The table.
  public var updatedView: AnyObject { tableView }
}

extension ListUpdates {
  /// Updates a table to show the new data; see `perform(on:limit:setData:)`.
  ///
  ///     updates.perform(on: tableView) { self.listData = $0 }
  ///
  /// - Parameters:
  ///   - tableView: The table, which shows the data before the updates.
  ///   - animations: The animations of rows and sections. By default, the table chooses them.
  ///   - limit: The maximum number of changes; the table is reloaded for more.
  ///   - setData: Receives the data that the table shows from now on; called within each batch.
  @MainActor @discardableResult
  public func perform(
    on tableView: UITableView, _ animations: TableUpdateAnimations = .init(), limit: Int = .max,
    setData: (([Section]) -> Void)? = nil
  ) -> ListUpdatesOutcome {
    perform(on: TableUpdatesTarget(tableView, animations), limit: limit, setData: setData)
  }
}
