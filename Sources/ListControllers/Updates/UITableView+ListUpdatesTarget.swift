public import Foundation
public import ListData
public import ListPlatform

/// A table follows its data with animations of its own choice. `TableUpdatesTarget` lets you choose.
extension UITableView: ListUpdatesTarget {
  public func insertItems(at indexPaths: [IndexPath]) {
    insertRows(at: indexPaths, with: .automatic)
  }

  public func deleteItems(at indexPaths: [IndexPath]) {
    deleteRows(at: indexPaths, with: .automatic)
  }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    moveRow(at: indexPath, to: newIndexPath)
  }

  public func reconfigureItems(at indexPaths: [IndexPath]) { reconfigureRows(at: indexPaths) }

  public func insertSections(_ sections: IndexSet) { insertSections(sections, with: .automatic) }

  public func deleteSections(_ sections: IndexSet) { deleteSections(sections, with: .automatic) }

  public func reloadSections(_ sections: IndexSet) { reloadSections(sections, with: .automatic) }

  public func performBatch(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { performBatchUpdates($0, completion: nil) }
    // Titles come, go and move with their sections; UIKit does not ask for them by itself.
    reloadSectionIndexTitles()
  }

  public var updatesObstacle: ListUpdatesOutcome.Reason? {
    if window == nil { return .noWindow }
    return hasUncommittedUpdates ? .updating : nil
  }

  public var shownCounts: [Int]? { (0..<numberOfSections).map(numberOfRows(inSection:)) }

  public var dataSourceCounts: [Int]? {
    guard let dataSource else { return nil }
    return (0..<dataSource.sectionCount(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  public var selectedItems: [IndexPath] { indexPathsForSelectedRows ?? [] }

  public func selectItem(at indexPath: IndexPath) {
    selectRow(at: indexPath, animated: false, scrollPosition: .none)
  }

  public func deselectItem(at indexPath: IndexPath) { deselectRow(at: indexPath, animated: false) }

  public var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  public var anchorItems: [IndexPath] {
    showsBeginning ? [] : indexPathsForVisibleRows ?? []
  }

  public func position(ofItemAt indexPath: IndexPath) -> CGPoint {
    layoutIfNeeded()
    return position(of: rectForRow(at: indexPath))
  }

  public func scrollContent(by distance: CGPoint) { scrollWithinContent(by: distance) }
}
