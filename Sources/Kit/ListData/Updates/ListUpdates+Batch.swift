public import Foundation
public import ListDiff

extension ListUpdates {
  /// A batch update: changes that UIKit performs together.
  ///
  /// Deletions, reloads, reconfigurations and the sources of moves are indexes before the batch.
  /// Insertions and the targets of moves are indexes after it.
  public struct Batch {
    /// The kind of changes in a batch.
    enum Stage {
      /// All changes except those in place.
      case all
      /// Insertions, deletions and moves of sections, before items change.
      case sections
      /// Changes of items, after sections have moved.
      case items
      /// Changes without a move: the titles of sections, and the content of items that have moved.
      case inPlace
    }

    private let stage: Stage
    private let difference: ListDifference
    /// The section in which each old section is when the batch begins, or nil if no section has
    /// moved.
    private let targets: [Int]?
    /// The data that is shown before the batch.
    public let old: [Section]
    /// The data that is shown while the batch is performed, and after it.
    public let data: [Section]

    init(
      _ stage: Stage, from old: [Section], to new: [Section]? = nil, _ updates: ListUpdates,
      targets: [Int]? = nil
    ) {
      self.stage = stage
      self.old = old
      self.data = new ?? updates.data
      self.difference = updates.difference
      self.targets = targets
    }

    /// Returns the stages that have to be performed separately, in order.
    static func stages(for difference: ListDifference) -> [Stage] {
      let hasItems =
        !(difference.deletedItems.isEmpty && difference.insertedItems.isEmpty
        && difference.movedItems.isEmpty && difference.changedItems.isEmpty)
      let hasSections =
        !(difference.deletedSections.isEmpty && difference.insertedSections.isEmpty
        && difference.movedSections.isEmpty)
      var stages: [Stage] = []
      if hasItems, !difference.movedSections.isEmpty {
        stages = [.sections, .items]
      } else if hasItems || hasSections {
        stages = [.all]
      }
      if !difference.changedSections.isEmpty || !difference.itemsChangedInPlace.isEmpty {
        stages.append(.inPlace)
      }
      return stages
    }

    private var hasSections: Bool { stage == .all || stage == .sections }
    private var hasItems: Bool { stage == .all || stage == .items }

    // MARK: Sections

    /// The sections to delete; indexes before the batch.
    package var deletedSections: IndexSet {
      IndexSet(hasSections ? difference.deletedSections : [])
    }

    /// The sections to insert; indexes after the batch.
    package var insertedSections: IndexSet {
      IndexSet(hasSections ? difference.insertedSections : [])
    }

    /// The sections to move.
    package var movedSections: [ListChange<Int>] { hasSections ? difference.movedSections : [] }

    /// The sections to reload, because their titles changed.
    package var reloadedSections: IndexSet {
      IndexSet(stage == .inPlace ? difference.changedSections.map(\.to) : [])
    }

    // MARK: Items

    /// The items to delete; index paths before the batch.
    package var deletedItems: [IndexPath] {
      hasItems ? difference.deletedItems.map(source) : []
    }

    /// The items to insert; index paths after the batch.
    package var insertedItems: [IndexPath] {
      hasItems ? difference.insertedItems.map { $0.indexPath } : []
    }

    /// The items to move, within a section or to another one.
    package var movedItems: [ListChange<IndexPath>] {
      hasItems
        ? difference.movedItems.map { ListChange(from: source($0.from), to: $0.to.indexPath) } : []
    }

    /// The items to reconfigure, because their content changed; index paths before the batch.
    package var reconfiguredItems: [IndexPath] { reconfigurations.map(\.from) }

    /// The items to reconfigure; index paths before and after the batch.
    var reconfigurations: [ListChange<IndexPath>] {
      if stage == .inPlace {
        return difference.itemsChangedInPlace.map {
          ListChange(from: $0.to.indexPath, to: $0.to.indexPath)
        }
      }
      guard hasItems else { return [] }
      let moved = difference.sourcesOfChangedMoves
      let changed = difference.changedItems
      return (moved.isEmpty ? changed : changed.filter { !moved.contains($0.from) })
        .map { ListChange(from: source($0.from), to: $0.to.indexPath) }
    }

    /// Returns the index path of an old item when the batch begins.
    private func source(_ place: ListPlace) -> IndexPath {
      [targets?[place.section] ?? place.section, place.item]
    }

    // MARK: Counts

    /// The number of items in each section before the batch.
    public var countsBefore: [Int] { old.map { $0.items.count } }

    /// The number of items in each section after the batch.
    public var countsAfter: [Int] { data.map { $0.items.count } }
  }
}

extension ListDifference {
  /// The old places of items that moved, if any items changed too.
  fileprivate var sourcesOfChangedMoves: Set<ListPlace> {
    changedItems.isEmpty ? [] : Set(movedItems.map(\.from))
  }

  /// The changes of items that also moved, except in sections that are reloaded.
  fileprivate var itemsChangedInPlace: [ListChange<ListPlace>] {
    let moved = sourcesOfChangedMoves
    if moved.isEmpty { return [] }
    let reloaded = Set(changedSections.map(\.to))
    return changedItems.filter { moved.contains($0.from) && !reloaded.contains($0.to.section) }
  }
}

extension ListUpdates.Batch.Stage: Sendable {}
extension ListUpdates.Batch: Sendable where Section: Sendable {}

extension ListPlace {
  /// The place as an index path.
  public var indexPath: IndexPath { [section, item] }
}

extension ListUpdates.Batch: CustomStringConvertible {
  /// The batch's kind and its changes, such as "items: delete 0.3, insert 0.1".
  public var description: String {
    var sections = deletedSections.map { "delete section \($0)" }
    sections += insertedSections.map { "insert section \($0)" }
    sections += movedSections.map { "move section \($0)" }
    sections += reloadedSections.map { "reload section \($0)" }
    var items = deletedItems.map { "delete \($0.inWords)" }
    items += insertedItems.map { "insert \($0.inWords)" }
    items += movedItems.map { "move \($0.from.inWords)→\($0.to.inWords)" }
    items += reconfiguredItems.map { "reconfigure \($0.inWords)" }
    let kind = !reloadedSections.isEmpty ? "titles" : items.isEmpty ? "sections" : "items"
    return "\(kind): \((sections + items).joined(separator: ", "))"
  }
}

extension IndexPath {
  /// The indexes, such as "2.14".
  var inWords: String { map(String.init).joined(separator: ".") }
}
