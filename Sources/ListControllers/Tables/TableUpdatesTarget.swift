public import Foundation
public import ListData
public import ListPlatform

/// The animations of a table's rows and sections that come, go and change.
public struct TableUpdateAnimations: Hashable, Sendable {
  /// The animation of insertions.
  public var insertion: UITableView.RowAnimation
  /// The animation of deletions.
  public var deletion: UITableView.RowAnimation
  /// The animation of sections that are reloaded.
  public var reload: UITableView.RowAnimation

  /// Creates animations; those that are left out are the table's choice.
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
  /// The table.
  public let tableView: UITableView
  /// The animations of its rows and sections.
  public let animations: TableUpdateAnimations

  /// Creates a target from a table and animations.
  public init(_ tableView: UITableView, _ animations: TableUpdateAnimations = .init()) {
    self.tableView = tableView
    self.animations = animations
  }

  public func insertItems(at indexPaths: [IndexPath]) {
    tableView.insertRows(at: indexPaths, with: animations.insertion)
  }

  public func deleteItems(at indexPaths: [IndexPath]) {
    tableView.deleteRows(at: indexPaths, with: animations.deletion)
  }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    tableView.moveRow(at: indexPath, to: newIndexPath)
  }

  public func reconfigureItems(at indexPaths: [IndexPath]) {
    tableView.reconfigureRows(at: indexPaths)
  }

  public func insertSections(_ sections: IndexSet) {
    tableView.insertSections(sections, with: animations.insertion)
  }

  public func deleteSections(_ sections: IndexSet) {
    tableView.deleteSections(sections, with: animations.deletion)
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    tableView.moveSection(section, toSection: newSection)
  }

  public func reloadSections(_ sections: IndexSet) {
    tableView.reloadSections(sections, with: animations.reload)
  }

  public func performBatch(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { tableView.performBatchUpdates($0, completion: nil) }
    // Titles come, go and move with their sections; UIKit does not ask for them by itself.
    tableView.reloadSectionIndexTitles()
  }

  public func reloadData() { tableView.reloadData() }
}

extension TableUpdatesTarget: ShownList {
  public var updatesObstacle: ListUpdatesOutcome.Reason? {
    if tableView.window == nil { return .noWindow }
    return tableView.hasUncommittedUpdates ? .updating : nil
  }

  public var shownCounts: [Int]? {
    (0..<tableView.numberOfSections).map(tableView.numberOfRows(inSection:))
  }

  public var dataSourceCounts: [Int]? {
    guard let dataSource = tableView.dataSource else { return nil }
    return (0..<dataSource.sectionCount(in: tableView)).map {
      dataSource.tableView(tableView, numberOfRowsInSection: $0)
    }
  }

  public var selectedItems: [IndexPath] { tableView.indexPathsForSelectedRows ?? [] }

  public func selectItem(at indexPath: IndexPath) {
    tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
  }

  public func deselectItem(at indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
  }

  public var selectsSeveral: Bool {
    tableView.isEditing
      ? tableView.allowsMultipleSelectionDuringEditing : tableView.allowsMultipleSelection
  }

  public var anchorItems: [IndexPath] {
    tableView.showsBeginning ? [] : tableView.indexPathsForVisibleRows ?? []
  }

  public func position(ofItemAt indexPath: IndexPath) -> CGPoint {
    tableView.layoutIfNeeded()
    return tableView.position(of: tableView.rectForRow(at: indexPath))
  }

  public func scrollContent(by distance: CGPoint) { tableView.scrollWithinContent(by: distance) }

  public var updatedView: AnyObject { tableView }
}

extension ListUpdates {
  /// Makes a table show the new data; see `perform(on:limit:setData:)`.
  ///
  ///     updates.perform(on: tableView) { self.listData = $0 }
  @MainActor @discardableResult
  public func perform(
    on tableView: UITableView, _ animations: TableUpdateAnimations = .init(), limit: Int = .max,
    setData: (([Section]) -> Void)? = nil
  ) -> ListUpdatesOutcome {
    perform(on: TableUpdatesTarget(tableView, animations), limit: limit, setData: setData)
  }
}
