package import Foundation

extension BatchUpdate {
  /// The unique operations of a batch update by type.
  package struct Calls {
    package var insertedItems: Set<IndexPath> = []
    package var deletedItems: Set<IndexPath> = []
    package var reloadedItems: Set<IndexPath> = []
    package var itemMoves: [Move<IndexPath>] = []
    package var insertedSections: Set<Int> = []
    package var deletedSections: Set<Int> = []
    package var reloadedSections: Set<Int> = []
    package var sectionMoves: [Move<Int>] = []
    /// The first operation that deletes an item or a section again.
    var repeatedDelete: Operation?

    /// A move from a position before the batch update to one after it.
    package struct Move<Place: Hashable & Comparable>: Hashable, Comparable {
      package let from: Place
      package let to: Place

      package static func < (first: Self, second: Self) -> Bool {
        (first.from, first.to) < (second.from, second.to)
      }
    }

    package init(_ operations: [Operation]) {
      var itemMoves: Set<Move<IndexPath>> = []
      var sectionMoves: Set<Move<Int>> = []
      for operation in operations {
        switch operation {
        case .insertItem(let path): insertedItems.insert(path)
        case .reloadItem(let path): reloadedItems.insert(path)
        case .reconfigureItem: break
        case .moveItem(let path, let target): itemMoves.insert(Move(from: path, to: target))
        case .insertSection(let section): insertedSections.insert(section)
        case .reloadSection(let section): reloadedSections.insert(section)
        case .moveSection(let section, let target):
          sectionMoves.insert(Move(from: section, to: target))
        case .deleteItem(let path):
          if !deletedItems.insert(path).inserted { repeatedDelete = repeatedDelete ?? operation }
        case .deleteSection(let section):
          if !deletedSections.insert(section).inserted {
            repeatedDelete = repeatedDelete ?? operation
          }
        }
      }
      self.itemMoves = itemMoves.sorted()
      self.sectionMoves = sectionMoves.sorted()
    }

    /// Returns whether all items of a section are removed. The index refers to the data before the
    /// batch update.
    func removesItems(ofSection section: Int) -> Bool {
      deletedSections.contains(section) || reloadedSections.contains(section)
    }

    /// Removes operations that section operations include: deletions and reloads of items in
    /// removed sections, and insertions of items into new sections.
    mutating func swallow(_ newSections: Set<Int>) {
      deletedItems = deletedItems.filter { !removesItems(ofSection: $0.section) }
      reloadedItems = reloadedItems.filter { !removesItems(ofSection: $0.section) }
      insertedItems = insertedItems.filter { !newSections.contains($0.section) }
    }
  }
}
