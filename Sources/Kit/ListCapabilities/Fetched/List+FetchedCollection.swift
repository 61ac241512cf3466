public import Foundation
public import ListCore
public import ListData
import ListDiff

/// The steps of a change, for a list in a collection view that forwards them from a delegate of its
/// own:
///
///     func controllerWillChangeContent(_ controller: FetchedResultsController<Task>) {
///       list.collectionWillChangeContent()
///     }
///
/// Forward the other methods in the same way. The last one performs all reported changes in one
/// batch, and adopts the data within it.
extension FetchedList where Self: CollectionBasedList {
  /// Tells the list that the content is about to change.
  public func collectionWillChangeContent() { beginFetchedChange() }

  /// Tells the list that a section was inserted or deleted.
  ///
  /// - Parameters:
  ///   - section: The index of the section: after the change for an insertion, before it for a
  ///     deletion.
  ///   - type: The type of the change.
  public func collectionDidChangeSection(_ section: Int, for type: FetchedChangeType) {
    didFetchSection(section, type)
  }

  /// Tells the list that an object was inserted, deleted, moved or updated.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the object before the entire change, or `nil` if it was
  ///     inserted.
  ///   - type: The type of the change. A move to the same place counts as an update.
  ///   - newIndexPath: The index path of the object after the entire change, or `nil` if it was
  ///     deleted.
  public func collectionDidChangeObject(
    at indexPath: IndexPath?, for type: FetchedChangeType, newIndexPath: IndexPath?
  ) { didFetchObject(indexPath, type, newIndexPath) }

  /// Tells the list that all changes were reported. The collection view is updated, and shows the
  /// new data from now on.
  public func collectionDidChangeContent() { endFetchedChange() }
}
