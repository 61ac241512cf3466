public import Foundation
public import ListDiff

extension ListUpdates {
  /// Changes that UIKit performs at once.
  ///
  /// Deletes, reloads, reconfigurations and the sources of moves are indexes before the batch; inserts
  /// and the targets of moves are indexes after it.
  public struct Batch {
    /// What a batch is about.
    enum Stage {
      /// All but what changes in place.
      case all
      /// Sections that come, go and move, before items change.
      case sections
      /// Items, after sections moved.
      case items
      /// What changes when all is in its place: the titles of sections, and the content of items that moved.
      case inPlace
    }

    private let stage: Stage
    private let difference: ListDifference
    /// For each section of the old list where it is when the batch begins; nil where nothing moved.
    private let targets: [Int]?
    /// What is shown before the batch.
    public let old: [Section]
    /// What is shown while the batch is performed, and after it.
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

    /// What has to be done apart, in order.
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

    /// The sections that go.
    public var deletedSections: IndexSet { IndexSet(hasSections ? difference.deletedSections : []) }

    /// The sections that come.
    public var insertedSections: IndexSet {
      IndexSet(hasSections ? difference.insertedSections : [])
    }

    /// The sections that change their order.
    public var movedSections: [ListChange<Int>] { hasSections ? difference.movedSections : [] }

    /// The sections whose titles changed.
    public var reloadedSections: IndexSet {
      IndexSet(stage == .inPlace ? difference.changedSections.map(\.to) : [])
    }

    // MARK: Items

    /// The items that go.
    public var deletedItems: [IndexPath] {
      hasItems ? difference.deletedItems.map(source) : []
    }

    /// The items that come.
    public var insertedItems: [IndexPath] {
      hasItems ? difference.insertedItems.map { $0.indexPath } : []
    }

    /// The items that change their order or their section.
    public var movedItems: [ListChange<IndexPath>] {
      hasItems
        ? difference.movedItems.map { ListChange(from: source($0.from), to: $0.to.indexPath) } : []
    }

    /// The items whose content changed.
    public var reconfiguredItems: [IndexPath] {
      if stage == .inPlace { return difference.itemsChangedInPlace.map { $0.to.indexPath } }
      guard hasItems else { return [] }
      let moved = difference.sourcesOfChangedMoves
      let changed = difference.changedItems
      return (moved.isEmpty ? changed : changed.filter { !moved.contains($0.from) })
        .map { source($0.from) }
    }

    /// Where an item of the old list is when the batch begins.
    private func source(_ place: ListPlace) -> IndexPath {
      [targets?[place.section] ?? place.section, place.item]
    }

    // MARK: Counts

    /// The number of items of each section before the batch.
    public var countsBefore: [Int] { old.map { $0.items.count } }

    /// The number of items of each section after the batch.
    public var countsAfter: [Int] { data.map { $0.items.count } }
  }
}

extension ListDifference {
  /// The old places of items that moved, if some items changed too.
  fileprivate var sourcesOfChangedMoves: Set<ListPlace> {
    changedItems.isEmpty ? [] : Set(movedItems.map(\.from))
  }

  /// The changes of items that moved as well, without those in sections that are reloaded.
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
  /// The place as UIKit writes it.
  public var indexPath: IndexPath { [section, item] }
}

extension ListUpdates.Batch: CustomStringConvertible {
  /// The batch's kind, and its changes: "items: delete 0.3, insert 0.1".
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
  /// The indexes, "2.14".
  var inWords: String { map(String.init).joined(separator: ".") }
}
