public import Foundation
public import ListDiff

/// What makes a list's view follow its data: batches of changes, in the order to perform them.
///
///     let updates = [["Ada", "Grace"]].updates(to: [["Grace", "Ada", "Barbara"]])
///     print(updates)  // items: insert 0.2, move 0.1→0.0
///     updates.perform(on: tableView) { listData = $0 }
///
/// Each batch is legal for UIKit by itself, and has the data to show while it runs. There are as few
/// as UIKit allows, three at most:
///
/// 1. **sections**, where sections change their order and items change too. UIKit miscounts items that
///    change in the same batch in which a section moves; so sections come, go and move first, those
///    that stay with their old items;
/// 2. **items**: those that come, go, move or change, and the sections that come or go unless the first
///    batch had them. What changed is reconfigured, never reloaded: a reload is a delete and an insert
///    to UIKit, and contradicts a move;
/// 3. **changes in place**, when all else is done: sections whose titles changed are reloaded, and items
///    that changed and moved are reconfigured where they are now. UIKit does not say what a move and
///    a reconfiguration of one item in one batch do.
///
/// Items never move out of a section that goes, or into one that comes (tables refuse it): they go and
/// come with their sections.
///
/// The batches are computed when they are asked for; data and the arrays of sections that did not
/// change are shared with the lists.
public struct ListUpdates<Section: SectionInfo> {
  /// What was shown before.
  public let old: [Section]
  /// What is shown after the last batch.
  public let data: [Section]
  /// What differs.
  public let difference: ListDifference

  /// Updates with differences that were found already, by a database for example.
  ///
  /// - Parameters:
  ///   - old: What is shown before.
  ///   - new: What is shown after.
  ///   - difference: What differs between them, all of it.
  public init(from old: [Section], to new: [Section], difference: ListDifference) {
    self.old = old
    self.data = new
    self.difference = difference
  }

  /// Whether there is nothing to do.
  public var isEmpty: Bool { difference.isEmpty }

  /// The number of changes in all batches.
  public var count: Int { difference.count }

  /// Where an item of the old data is in the new; nil for one that went, or stood nowhere.
  ///
  /// - Complexity: O(sections + changes).
  public func newIndexPath(of indexPath: IndexPath) -> IndexPath? {
    guard old.isValid(indexPath) else { return nil }
    let place = ListPlace(section: indexPath[0], item: indexPath[1])
    return difference.newPlace(of: place, from: old.count, to: data.count)?.indexPath
  }

  /// The batches, in the order to perform them; none where nothing changed.
  ///
  /// - Complexity: O(sections); each batch's index paths are made when they are asked for.
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
  /// One line a batch: its kind, and its changes.
  public var description: String {
    isEmpty ? "no change" : batches.map { $0.description }.joined(separator: "\n")
  }
}
