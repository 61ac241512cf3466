import Foundation

/// One group of updates: deletes, reloads and the sources of moves are indexes before the group,
/// inserts and the targets of moves after it, whatever order they were called in.
struct TableUpdates {
  var insertedRows: [IndexPath] = []
  var deletedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var reconfiguredRows: [IndexPath] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  /// Whether the group ends in a reload of everything.
  var isReload = false
}

/// Where a group of updates takes sections and rows.
///
/// - Complexity: questions are O(log updates).
struct IndexPathMap {
  private let removedSections: [Int]
  private let takenSections: [Int]
  private let sectionMoves: [Int: Int]
  private let removedRows: [Int: [Int]]
  private let takenRows: [Int: [Int]]
  private let rowMoves: [IndexPath: IndexPath]

  /// The map of a group that was found to be legal.
  init(_ updates: TableUpdates) {
    sectionMoves = Dictionary(updates.movedSections.map { ($0.from, $0.to) }) { $1 }
    removedSections = Set(updates.deletedSections).union(sectionMoves.keys).sorted()
    takenSections = Set(updates.insertedSections).union(sectionMoves.values).sorted()
    rowMoves = Dictionary(updates.movedRows.map { ($0.from, $0.to) }) { $1 }
    removedRows = Self.rows(updates.deletedRows + rowMoves.keys)
    takenRows = Self.rows(updates.insertedRows + rowMoves.values)
  }

  private static func rows(_ paths: [IndexPath]) -> [Int: [Int]] {
    Dictionary(grouping: Set(paths), by: \.section).mapValues { $0.map(\.row).sorted() }
  }

  /// The section after the group of one before it; nil if it was deleted.
  func section(after section: Int) -> Int? {
    if let target = sectionMoves[section] { return target }
    return Self.place(section, removed: removedSections, taken: takenSections)
  }

  /// The row after the group of one before it; nil if it was deleted.
  func indexPath(after path: IndexPath) -> IndexPath? {
    if let target = rowMoves[path] { return target }
    guard let section = section(after: path.section),
      let row = Self.place(
        path.row, removed: removedRows[path.section] ?? [], taken: takenRows[section] ?? [])
    else { return nil }
    return IndexPath(row: row, section: section)
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

extension [Int] {
  /// The first position whose element fulfils a condition that, once true, stays true.
  fileprivate func partitioningIndex(where condition: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
