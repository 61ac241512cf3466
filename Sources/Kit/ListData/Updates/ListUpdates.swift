public import Foundation
public import ListDiff

/// The batches of changes that update a view to show new data, in the order in which to perform
/// them.
///
///     let updates = [["Ada", "Grace"]].updates(to: [["Grace", "Ada", "Barbara"]])
///     print(updates)  // items: insert 0.2, move 0.1→0.0
///     updates.perform(on: tableView) { listData = $0 }
///
/// Each batch by itself is valid for UIKit, and has the data to show while it runs. There are as
/// few batches as UIKit allows, at most three:
///
/// 1. **Sections**, if sections move and items change too. UIKit miscounts items that change in the
///    same batch in which a section moves. Sections are therefore inserted, deleted and moved
///    first. A section that stays keeps its old items in this batch.
/// 2. **Items** that are inserted, deleted, moved or changed, and sections that are inserted or
///    deleted, unless the first batch contains these changes. Changed items are reconfigured, never
///    reloaded. To UIKit, a reload is a deletion and an insertion, which contradicts a move.
/// 3. **Changes in place**, after all other changes. Sections whose titles changed are reloaded,
///    and items that changed and moved are reconfigured at their new index paths. UIKit leaves the
///    effect of a move and a reconfiguration of one item in one batch undefined.
///
/// Items never move out of a deleted section or into an inserted one, because tables refuse it.
/// They are deleted and inserted with their sections.
///
/// The batches are computed on access. The data and the arrays of unchanged sections are shared
/// with the lists.
public struct ListUpdates<Section: SectionInfo> {
  /// The data that is shown before the first batch.
  public let old: [Section]
  /// The data that is shown after the last batch.
  public let data: [Section]
  /// The difference between the old and the new data.
  public let difference: ListDifference
  /// A Boolean value that indicates whether visible items keep their position even in a view that
  /// is scrolled to its beginning.
  ///
  /// The default is false. Items that are inserted at the beginning then become visible, such as
  /// the newest posts of a feed. Set the property to true if the items precede the ones that the
  /// user is reading, such as the earlier messages of a conversation.
  public var keepsPositionAtBeginning = false

  /// Creates updates from a difference that is already known, for example from a database.
  ///
  /// - Parameters:
  ///   - old: The data that is shown before.
  ///   - new: The data that is shown after.
  ///   - difference: The complete difference between them.
  public init(from old: [Section], to new: [Section], difference: ListDifference) {
    self.old = old
    self.data = new
    self.difference = difference
  }

  /// A Boolean value that indicates whether there are no changes.
  public var isEmpty: Bool { difference.isEmpty }

  /// The number of changes in all batches.
  public var count: Int { difference.count }

  /// Returns the index path in the new data of an item of the old data, or nil if the item was
  /// deleted or did not exist.
  ///
  /// - Complexity: O(sections + changes).
  public func newIndexPath(of indexPath: IndexPath) -> IndexPath? {
    newIndexPaths(of: [indexPath]).first ?? nil
  }

  /// Returns the index paths in the new data of items of the old data, in their order, or nil for
  /// those that were deleted. Those that did not exist are left out.
  ///
  /// - Complexity: O(index paths + sections + changes), and both are sorted.
  package func newIndexPaths(of indexPaths: [IndexPath]) -> [IndexPath?] {
    difference.newPlaces(
      of: indexPaths.filter(old.isValid).sorted().map(ListPlace.init), oldSectionCount: old.count,
      newSectionCount: data.count
    ).map { $0?.indexPath }
  }

  /// The batches, in the order in which to perform them. The array is empty if nothing changed.
  ///
  /// - Complexity: O(sections). The index paths of each batch are computed on access.
  public var batches: [Batch] {
    let stages = Batch.stages(for: difference)
    guard stages.first == .sections else {
      return stages.map { Batch($0, from: $0 == .inPlace ? data : old, self) }
    }
    let sources = difference.oldSections(from: old.count, to: data.count)
    let between = sources.enumerated().map { new, source in source.map { old[$0] } ?? data[new] }
    var targets = [Int](repeating: 0, count: old.count)
    for case (let target, let source?) in sources.enumerated() { targets[source] = target }
    return stages.map { stage in
      switch stage {
      case .sections: Batch(stage, from: old, to: between, self)
      case .items: Batch(stage, from: between, self, targets: targets)
      case .all, .inPlace: Batch(stage, from: data, self)
      }
    }
  }
}

extension ListUpdates: Sendable where Section: Sendable {}

extension ListUpdates: CustomStringConvertible {
  /// One line for each batch, with its kind and its changes.
  public var description: String {
    isEmpty ? "no change" : batches.map { $0.description }.joined(separator: "\n")
  }
}
