public import Foundation
public import ListData
import ListDiff

/// An update of a list that its view has followed, for the links of the list.
///
///     override func didUpdate(_ update: FollowedUpdate) {
///       for indexPath in update.insertedItems ?? [] { list?.flash(at: indexPath) }
///     }
///
/// Index paths and sections are those that the view shows: old ones are from before the update, and
/// new ones from after it. What has changed is `nil` if the objects can't be recognized, if another
/// update was made in the middle of this one, or if the app has reported the update. Every row may
/// show another object then.
@MainActor public struct FollowedUpdate {
  /// The way in which the view came to show the new data.
  public let way: ListUpdatesOutcome.Way
  /// A Boolean value that indicates whether the changes are animated.
  public let isAnimated: Bool
  /// The changes, or `nil` if they aren't known.
  private let changes: Changes?

  /// The changes that an update has made.
  struct Changes {
    let difference: ListDifference
    let newIndexPaths: ([IndexPath]) -> [IndexPath?]

    init<Section>(of updates: ListUpdates<Section>) {
      difference = updates.difference
      newIndexPaths = updates.newIndexPaths(of:)
    }

    /// No changes of objects.
    init() { (difference, newIndexPaths) = (ListDifference(), { $0 }) }
  }

  init(_ way: ListUpdatesOutcome.Way, _ changes: Changes?, isAnimated: Bool) {
    (self.way, self.changes, self.isAnimated) = (way, changes, isAnimated)
  }

  /// An update without changes of the rows, such as one of the state of a source.
  package static var unchanged: FollowedUpdate {
    FollowedUpdate(.updated(batches: 0), Changes(), isAnimated: false)
  }

  // MARK: Items

  /// The new index paths of the inserted items, without those of inserted sections.
  public var insertedItems: [IndexPath]? { changes?.difference.insertedItems.map(\.indexPath) }

  /// The old index paths of the removed items, without those of removed sections.
  public var removedItems: [IndexPath]? { changes?.difference.deletedItems.map(\.indexPath) }

  /// The old and new index paths of the items that moved, other than by insertions and removals
  /// before them.
  public var movedItems: [(from: IndexPath, to: IndexPath)]? {
    changes?.difference.movedItems.map { ($0.from.indexPath, $0.to.indexPath) }
  }

  /// The new index paths of the items with other content, whose cells are configured again.
  public var changedItems: [IndexPath]? { changes?.difference.changedItems.map(\.to.indexPath) }

  /// Returns the new index path of an item, or `nil` if it was removed, or if the changes aren't
  /// known.
  ///
  /// - Parameter indexPath: The old index path of the item.
  /// - Complexity: O(sections + changes).
  public func indexPath(ofItemAt indexPath: IndexPath) -> IndexPath? {
    changes?.newIndexPaths([indexPath]).first ?? nil
  }

  // MARK: Sections

  /// The new positions of the inserted sections.
  public var insertedSections: [Int]? { changes?.difference.insertedSections }

  /// The old positions of the removed sections.
  public var removedSections: [Int]? { changes?.difference.deletedSections }
}
