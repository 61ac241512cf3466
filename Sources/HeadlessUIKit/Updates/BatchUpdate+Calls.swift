import Foundation

extension BatchUpdate {
  /// A group's calls by kind, each once.
  struct Calls {
    var insertedItems: Set<IndexPath> = []
    var deletedItems: Set<IndexPath> = []
    var reloadedItems: Set<IndexPath> = []
    var itemMoves: [Move<IndexPath>] = []
    var insertedSections: Set<Int> = []
    var deletedSections: Set<Int> = []
    var reloadedSections: Set<Int> = []
    var sectionMoves: [Move<Int>] = []
    /// The first call that deletes what was deleted already.
    var repeatedDelete: Operation?

    /// A move from a place before the group to one after it.
    struct Move<Place: Hashable & Comparable>: Hashable, Comparable {
      let from: Place
      let to: Place

      static func < (first: Self, second: Self) -> Bool {
        (first.from, first.to) < (second.from, second.to)
      }
    }

    init(_ operations: [Operation]) {
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

    /// Whether a section before the group loses all its items.
    func removesItems(ofSection section: Int) -> Bool {
      deletedSections.contains(section) || reloadedSections.contains(section)
    }

    /// Takes out what the group's sections swallow: an item's delete or reload in a section that
    /// goes, an item's insert in a section that comes.
    mutating func swallow(_ newSections: Set<Int>) {
      deletedItems = deletedItems.filter { !removesItems(ofSection: $0.section) }
      reloadedItems = reloadedItems.filter { !removesItems(ofSection: $0.section) }
      insertedItems = insertedItems.filter { !newSections.contains($0.section) }
    }
  }
}
