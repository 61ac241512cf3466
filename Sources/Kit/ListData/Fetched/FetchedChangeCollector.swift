import Foundation
package import ListDiff

/// Records the reported steps of a change, and combines them into one batch that UIKit accepts.
///
/// External controllers report more than has changed: a move to the same place instead of an
/// update, an update in addition to a move or a deletion, a move out of a deleted section or into
/// an inserted one. The collector corrects all of these.
package struct FetchedChangeCollector {
  private var deletedSections: Set<Int> = []
  private var insertedSections: Set<Int> = []
  private var deleted: Set<IndexPath> = []
  private var inserted: Set<IndexPath> = []
  private var moved: [IndexPath: IndexPath] = [:]
  private var updated: [IndexPath: IndexPath] = [:]

  /// Creates a collector that has recorded nothing.
  package init() {}

  /// Records the change of a section.
  package mutating func record(section: Int, _ type: FetchedChangeType) {
    switch type {
    case .insert: insertedSections.insert(section)
    case .delete: deletedSections.insert(section)
    case .move, .update: break
    }
  }

  /// Records the change of an object.
  package mutating func record(
    _ source: IndexPath?, _ type: FetchedChangeType, _ target: IndexPath?
  ) {
    switch (type, source, target) {
    case (.insert, _, let target?): inserted.insert(target)
    case (.delete, let source?, _): deleted.insert(source)
    case (.move, let source?, let target?):
      moved[source] = target
      updated[source] = target
    case (.update, let source?, _): updated[source] = target ?? source
    default: break
    }
  }

  /// The difference without contradictions.
  package var difference: ListDifference {
    var difference = ListDifference()
    difference.deletedSections = deletedSections.sorted()
    difference.insertedSections = insertedSections.sorted()
    var (deleted, inserted) = (deleted, inserted)
    for (source, target) in moved.sorted(by: { $0.key < $1.key }) where !deleted.contains(source) {
      let isGone = deletedSections.contains(source[0])
      let isNew = insertedSections.contains(target[0])
      if isGone || isNew {
        if !isGone { deleted.insert(source) }
        if !isNew { inserted.insert(target) }
      } else if source != target || !stays(source) {
        difference.movedItems.append(ListChange(from: ListPlace(source), to: ListPlace(target)))
      }
    }
    difference.deletedItems = deleted.filter { !deletedSections.contains($0[0]) }.sorted()
      .map(ListPlace.init)
    difference.insertedItems = inserted.filter { !insertedSections.contains($0[0]) }.sorted()
      .map(ListPlace.init)
    let moves = Dictionary(uniqueKeysWithValues: difference.movedItems.map { ($0.from, $0.to) })
    difference.changedItems = updated.sorted { $0.key < $1.key }
      .filter { !deleted.contains($0.key) && !deletedSections.contains($0.key[0]) }
      .map { source, target in
        let place = ListPlace(source)
        return ListChange(from: place, to: moves[place] ?? ListPlace(target))
      }
    return difference
  }

  /// Returns a Boolean value that indicates whether no change before an item in its section affects
  /// its index path. An item that is reported as inserted at that index path was inserted after it.
  private func stays(_ path: IndexPath) -> Bool {
    deletedSections.isEmpty && insertedSections.isEmpty
      && !deleted.contains { $0[0] == path[0] && $0[1] <= path[1] }
      && !inserted.contains { $0[0] == path[0] && $0[1] < path[1] }
      && !moved.contains { source, target in
        source != target
          && ((source[0] == path[0] && source[1] <= path[1])
            || (target[0] == path[0] && target[1] < path[1]))
      }
  }
}
