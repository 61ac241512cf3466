public import Foundation
public import ListData
import ListDiff

/// The four moments of a change, for a list in a table that forwards them from a delegate of its own:
///
///     func controllerWillChangeContent(_ controller: FetchedResultsController<Task>) {
///       list.tableWillChangeContent()
///     }
///
/// and so on. What was told is performed as one batch by the last, and the data adopted within it.
extension FetchedList where Self: TableViewList {
  /// Something is about to change.
  public func tableWillChangeContent() { beginFetchedChange() }

  /// A section came or went; the index is that after the change for one that came, and that before it for
  /// one that went.
  public func tableDidChangeSection(_ section: Int, for type: FetchedChangeType) {
    didFetchSection(section, type)
  }

  /// An object came, went, moved or changed.
  ///
  /// - Parameters:
  ///   - indexPath: Where it was before the whole change; nil for one that came.
  ///   - type: What happened to it. A move to the same place counts as an update.
  ///   - newIndexPath: Where it is after the whole change; nil for one that went.
  public func tableDidChangeObject(
    at indexPath: IndexPath?, for type: FetchedChangeType, newIndexPath: IndexPath?
  ) { didFetchObject(indexPath, type, newIndexPath) }

  /// All is told: the table follows, and shows the new data from now on.
  public func tableDidChangeContent() { endFetchedChange() }
}
