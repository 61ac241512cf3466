public import Foundation

/// Where a legal group of updates takes sections and items.
///
/// - Complexity: questions are O(log updates).
public struct BatchUpdateMap: Sendable {
  private let removedSections: [Int]
  private let takenSections: [Int]
  private let sectionMoves: [Int: Int]
  private let removedItems: [Int: [Int]]
  private let takenItems: [Int: [Int]]
  private let itemMoves: [IndexPath: IndexPath]
  /// The sections that get new cells; indexes before the group.
  public let reloadedSections: Set<Int>
  /// The items that get new cells; index paths before the group.
  public let reloadedItems: Set<IndexPath>

  /// The map of calls; of those that are not legal, as far as they make sense.
  init(_ calls: BatchUpdate.Calls) {
    sectionMoves = Dictionary(calls.sectionMoves.map { ($0.from, $0.to) }) { first, _ in first }
    itemMoves = Dictionary(calls.itemMoves.map { ($0.from, $0.to) }) { first, _ in first }
    reloadedSections = calls.reloadedSections
    reloadedItems = calls.reloadedItems
    // A place before the first one is refused with the move that names it, and shifts none.
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

  /// The section after the group of one before it, reloaded or not; nil if it was deleted.
  public func section(after section: Int) -> Int? {
    if let target = sectionMoves[section] { return target }
    return Self.place(section, removed: removedSections, taken: takenSections)
  }

  /// The item after the group of one before it; nil if it was deleted or reloaded, or lay in a
  /// section that was.
  public func indexPath(after path: IndexPath) -> IndexPath? {
    if let target = itemMoves[path] { return target }
    if reloadedItems.contains(path) || reloadedSections.contains(path.section) { return nil }
    return place(of: path)
  }

  /// The place after the group of an item before it, also of a reloaded one; nil if it was deleted.
  func place(of path: IndexPath) -> IndexPath? {
    if let target = itemMoves[path] { return target }
    guard let section = section(after: path.section),
      let item = Self.place(
        path.item, removed: removedItems[path.section] ?? [], taken: takenItems[section] ?? [])
    else { return nil }
    return IndexPath(item: item, section: section)
  }

  /// The place of an index among those that stay, in the gaps that the taken places leave.
  private static func place(_ index: Int, removed: [Int], taken: [Int]) -> Int? {
    let before = removed.partitioningIndex { $0 >= index }
    if before < removed.count, removed[before] == index { return nil }
    let rank = index - before
    // `taken[k] - k` counts the gaps before the k-th taken place.
    var low = 0
    var high = taken.count
    while low < high {
      let middle = (low + high) / 2
      if taken[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}

extension Array {
  /// The first position whose element fulfils a condition that, once true, stays true.
  func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
