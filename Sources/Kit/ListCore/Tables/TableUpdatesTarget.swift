import Foundation
public import ListData
public import ListPlatform

/// The animations of inserted, deleted and reloaded rows and sections of a table.
public struct TableUpdateAnimations: Hashable, Sendable {
  /// The animation of insertions.
  public var insertion: UITableView.RowAnimation
  /// The animation of deletions.
  public var deletion: UITableView.RowAnimation
  /// The animation of reloaded sections, and of rows that get another kind of cell.
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
@MainActor final class TableUpdatesTarget: ShownView, ListUpdatesTarget {
  private let tableView: UITableView
  private let animations: TableUpdateAnimations

  init(
    _ tableView: UITableView, _ animations: TableUpdateAnimations = .init(),
    cellIdentifier: @escaping (IndexPath) -> String? = { _ in nil }
  ) {
    self.tableView = tableView
    self.animations = animations
    super.init(tableView, cellIdentifier: cellIdentifier)
  }

  func insertItems(at indexPaths: [IndexPath]) {
    tableView.insertRows(at: indexPaths, with: animations.insertion)
  }

  func deleteItems(at indexPaths: [IndexPath]) {
    tableView.deleteRows(at: indexPaths, with: animations.deletion)
  }

  func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    tableView.moveRow(at: indexPath, to: newIndexPath)
  }

  func reconfigureItems(at indexPaths: [IndexPath]) {
    tableView.reconfigureRows(at: indexPaths)
  }

  func insertSections(_ sections: IndexSet) {
    tableView.insertSections(sections, with: animations.insertion)
  }

  func deleteSections(_ sections: IndexSet) {
    tableView.deleteSections(sections, with: animations.deletion)
  }

  func moveSection(_ section: Int, toSection newSection: Int) {
    tableView.moveSection(section, toSection: newSection)
  }

  func reloadSections(_ sections: IndexSet) {
    tableView.reloadSections(sections, with: animations.reload)
  }

  func performBatch(_ changes: @escaping () -> Void) {
    tableView.performBatchUpdates(changes, completion: nil)
    // UIKit doesn't reload the index titles when sections change.
    tableView.reloadSectionIndexTitles()
  }

  override func reload(at indexPaths: [IndexPath]) {
    tableView.reloadRows(at: indexPaths, with: animations.reload)
  }

  func reloadData() { tableView.reloadData() }
}

extension ListUpdates {
  /// Updates a table to show the new data; see `perform(on:limit:setData:)`.
  ///
  ///     updates.perform(on: tableView, .init(insertion: .left)) { self.listData = $0 }
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
