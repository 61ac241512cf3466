public import Foundation
public import ListData
import ListDiff

/// An update of a list that its view has followed, or a move by the user, as the list's links learn
/// of it.
///
///     override func didUpdate(_ update: FollowedUpdate) {
///       for indexPath in update.insertedItems ?? [] { list?.flash(at: indexPath) }
///     }
///
/// Index paths and sections are those that the view shows: old ones are from before the update, and
/// new ones from after it. What has changed is `nil` if the objects can't be recognized, if another
/// update was made in the middle of this one, or if the app has reported the update. Every row may
/// show another object then. A link that makes an update itself is notified of it like all others.
/// The links after it, which haven't heard of the first update yet, are notified once.
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
    let oldSectionCount: Int
    let newSectionCount: Int

    init<Section>(of updates: ListUpdates<Section>) {
      self.init(updates.difference, from: updates.old.count, to: updates.data.count)
    }

    init(_ difference: ListDifference, from oldSectionCount: Int, to newSectionCount: Int) {
      self.difference = difference
      (self.oldSectionCount, self.newSectionCount) = (oldSectionCount, newSectionCount)
    }
  }

  init(_ way: ListUpdatesOutcome.Way, _ changes: Changes?, isAnimated: Bool) {
    (self.way, self.changes, self.isAnimated) = (way, changes, isAnimated)
  }

  /// An update without changes of the rows, such as one of the state of a source.
  static func unchanged(sectionCount: Int) -> FollowedUpdate {
    let changes = Changes(ListDifference(), from: sectionCount, to: sectionCount)
    return FollowedUpdate(.updated(batches: 0), changes, isAnimated: false)
  }

  /// The update, with changes that aren't known.
  var withoutChanges: FollowedUpdate { FollowedUpdate(way, nil, isAnimated: isAnimated) }

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
    indexPaths(ofItemsAt: [indexPath])[indexPath]
  }

  /// Returns the new index paths of items by their old ones. Items that were removed are left out,
  /// and all of them if the changes aren't known. An item that went from a removed section to
  /// another one, or came to an inserted section, counts as removed, as it does for the view.
  ///
  /// - Parameter indexPaths: The old index paths of the items.
  /// - Complexity: O(sections + changes + n log n) for n items.
  public func indexPaths(ofItemsAt indexPaths: some Sequence<IndexPath>) -> [IndexPath: IndexPath] {
    guard let changes else { return [:] }
    let old = indexPaths.sorted().map(ListPlace.init)
    let new = changes.difference.newPlaces(
      of: old, oldSectionCount: changes.oldSectionCount, newSectionCount: changes.newSectionCount)
    let pairs = zip(old, new).compactMap { old, new in new.map { (old.indexPath, $0.indexPath) } }
    return Dictionary(pairs) { first, _ in first }
  }

  // MARK: Sections

  /// The new positions of the inserted sections.
  public var insertedSections: [Int]? { changes?.difference.insertedSections }

  /// The old positions of the removed sections.
  public var removedSections: [Int]? { changes?.difference.deletedSections }

  /// The old and new positions of the sections that moved, other than by insertions and removals
  /// before them.
  public var movedSections: [(from: Int, to: Int)]? {
    changes?.difference.movedSections.map { ($0.from, $0.to) }
  }

  /// The new positions of the sections with other titles.
  public var changedSections: [Int]? { changes?.difference.changedSections.map(\.to) }
}
