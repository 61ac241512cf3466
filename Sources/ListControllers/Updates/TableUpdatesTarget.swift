public import Foundation
public import ListData
public import ListPlatform

/// How a table shows that rows and sections come, go and change.
public struct TableUpdateAnimations: Hashable, Sendable {
  /// For those that come.
  public var insertion: UITableView.RowAnimation
  /// For those that go.
  public var deletion: UITableView.RowAnimation
  /// For sections that are shown anew.
  public var reload: UITableView.RowAnimation

  /// Animations; those that are left out are the table's choice.
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

/// A table as the target of updates, with animations of one's choice.
///
///     let target = TableUpdatesTarget(tableView, TableUpdateAnimations(insertion: .left))
///     updates.perform(on: target) { self.listData = $0 }
@MainActor public final class TableUpdatesTarget: ListUpdatesTarget {
  /// The table.
  public let tableView: UITableView
  /// Its animations.
  public let animations: TableUpdateAnimations

  /// A table with animations.
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

  public func performBatch(_ changes: () -> Void) { tableView.performBatch(changes) }

  public func reloadData() { tableView.reloadData() }

  public var updatesObstacle: ListUpdatesOutcome.Reason? { tableView.updatesObstacle }

  public var shownCounts: [Int]? { tableView.shownCounts }

  public var dataSourceCounts: [Int]? { tableView.dataSourceCounts }

  public var selectedItems: [IndexPath] { tableView.selectedItems }

  public func selectItem(at indexPath: IndexPath) { tableView.selectItem(at: indexPath) }

  public func deselectItem(at indexPath: IndexPath) { tableView.deselectItem(at: indexPath) }

  public var selectsSeveral: Bool { tableView.selectsSeveral }

  public var anchorItems: [IndexPath] { tableView.anchorItems }

  public func position(ofItemAt indexPath: IndexPath) -> CGPoint {
    tableView.position(ofItemAt: indexPath)
  }

  public func scrollContent(by distance: CGPoint) { tableView.scrollContent(by: distance) }

  public var updatedView: AnyObject { tableView }
}
