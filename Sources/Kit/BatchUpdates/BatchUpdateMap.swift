public import Foundation

/// The positions of sections and items after a valid batch update.
///
/// - Complexity: Queries are O(log *operations*).
public struct BatchUpdateMap: Sendable {
  private let removedSections: [Int]
  private let takenSections: [Int]
  private let sectionMoves: [Int: Int]
  private let removedItems: [Int: [Int]]
  private let takenItems: [Int: [Int]]
  private let itemMoves: [IndexPath: IndexPath]
  /// The sections that receive new cells. Indexes refer to the data before the batch update.
  public let reloadedSections: Set<Int>
  /// The items that receive new cells. Index paths refer to the data before the batch update.
  public let reloadedItems: Set<IndexPath>

  /// Creates the map of operations. The results are approximate if the operations are invalid.
  package init(_ calls: BatchUpdate.Calls) {
    sectionMoves = Dictionary(calls.sectionMoves.map { ($0.from, $0.to) }) { first, _ in first }
    itemMoves = Dictionary(calls.itemMoves.map { ($0.from, $0.to) }) { first, _ in first }
    reloadedSections = calls.reloadedSections
    reloadedItems = calls.reloadedItems
    // A negative position is reported with its move and does not affect others.
    removedSections = calls.deletedSections.union(calls.sectionMoves.map(\.from))
      .filter { $0 >= 0 }.sorted()
    takenSections = calls.insertedSections.union(calls.sectionMoves.map(\.to))
      .filter { $0 >= 0 }.sorted()
    removedItems = Self.items(calls.deletedItems.union(calls.itemMoves.map(\.from)))
    takenItems = Self.items(calls.insertedItems.union(calls.itemMoves.map(\.to)))
  }

  private static func items(_ paths: Set<IndexPath>) -> [Int: [Int]] {
    Dictionary(grouping: paths, by: \.section).mapValues { $0.map(\.item).sorted() }
  }

  /// Returns the index of a section after the batch update, or nil if the section is deleted.
  ///
  /// - Parameter section: The index of the section before the batch update.
  public func section(after section: Int) -> Int? {
    if let target = sectionMoves[section] { return target }
    return Self.place(section, removed: removedSections, taken: takenSections)
  }

  /// Returns the index path of an item after the batch update, or nil if the item or its section is
  /// deleted or reloaded.
  ///
  /// - Parameter path: The index path of the item before the batch update.
  public func indexPath(after path: IndexPath) -> IndexPath? {
    if let target = itemMoves[path] { return target }
    return reloads(path) ? nil : place(of: path)
  }

  /// Returns a Boolean value that indicates whether an item, or its section, is reloaded.
  ///
  /// - Parameter path: The index path of the item before the batch update.
  package func reloads(_ path: IndexPath) -> Bool {
    reloadedItems.contains(path) || reloadedSections.contains(path.section)
  }

  /// Returns the index path of an item after the batch update, even if the item is reloaded, or nil
  /// if it is deleted.
  package func place(of path: IndexPath) -> IndexPath? {
    if let target = itemMoves[path] { return target }
    guard let section = section(after: path.section),
      let item = Self.place(
        path.item, removed: removedItems[path.section] ?? [], taken: takenItems[section] ?? [])
    else { return nil }
    return IndexPath(item: item, section: section)
  }

  /// Returns the new position of an index, or nil if it is removed or leaves the range of integers.
  /// Remaining elements fill the gaps between taken positions.
  private static func place(_ index: Int, removed: [Int], taken: [Int]) -> Int? {
    let before = removed.partitioningIndex { $0 >= index }
    if before < removed.count, removed[before] == index { return nil }
    let rank = index - before
    // `taken[k] - k` is the number of gaps before the k-th taken position.
    var low = 0
    var high = taken.count
    while low < high {
      let middle = (low + high) / 2
      if taken[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank > .max - low ? nil : rank + low
  }
}

extension Array {
  /// Returns the first index whose element satisfies a condition, which must also hold for all
  /// subsequent elements.
  package func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
