import Foundation
public import HeadlessUIKit

/// All small lists, and all small groups of calls on them.
public enum SmallWorlds {
  /// Every list of up to `sections` sections of up to `rows` rows each, as counts.
  public static func shapes(sections: Int, rows: Int) -> [[Int]] {
    var shapes: [[Int]] = [[]]
    var last: [[Int]] = [[]]
    for _ in 0..<sections {
      last = last.flatMap { shape in (0...rows).map { shape + [$0] } }
      shapes += last
    }
    return shapes
  }

  /// Every call that speaks of a list's places, and of those one beyond its bounds.
  public static func operations(on shape: [Int]) -> [BatchUpdate.Operation] {
    let sections = shape.count
    var gone: [IndexPath] = []
    var come: [IndexPath] = []
    for section in 0...sections {
      let count = section < sections ? shape[section] : 0
      gone += (0...count).map { IndexPath(item: $0, section: section) }
      come += (0...count + 1).map { IndexPath(item: $0, section: section) }
    }
    var operations: [BatchUpdate.Operation] = []
    operations += gone.map { .deleteItem($0) }
    operations += gone.map { .reloadItem($0) }
    operations += come.map { .insertItem($0) }
    operations += gone.flatMap { from in
      come.filter { $0.item <= 2 || $0.section == 0 }.map { .moveItem(from, to: $0) }
    }
    operations += (0...sections).map { .deleteSection($0) }
    operations += (0...sections).map { .reloadSection($0) }
    operations += (0...sections + 1).map { .insertSection($0) }
    operations += (0...sections).flatMap { from in
      (0...sections).map { .moveSection(from, to: $0) }
    }
    return operations
  }

  /// Every group of exactly `size` calls, whatever their order, for the operations from `first` on.
  public static func forEachGroup(
    of operations: [BatchUpdate.Operation], size: Int, from first: Int = 0,
    _ body: ([BatchUpdate.Operation]) -> Void
  ) {
    guard size > 0 else { return body([]) }
    for index in first..<operations.count {
      forEachGroup(of: operations, size: size - 1, from: index) { body([operations[index]] + $0) }
    }
  }

  /// The counts to try after a group: what it implies, and three that it does not.
  public static func counts(
    after group: NaiveBatchUpdate, before: [Int]
  ) -> [[Int]] {
    let implied = group.impliedCounts(before: before)
    var variants = [implied, implied + [1]]
    if let first = implied.indices.first {
      variants.append(implied)
      variants[2][first] += 1
      if let last = implied.lastIndex(where: { $0 > 0 }) {
        variants.append(implied)
        variants[3][last] -= 1
      }
    }
    return variants
  }

  /// A random larger world with a group that is legal more often than not.
  public static func random(
    using generator: inout some RandomNumberGenerator, sections: Int = 6, rows: Int = 8,
    calls: Int = 10
  ) -> (before: [Int], operations: [BatchUpdate.Operation]) {
    let before = (0..<Int.random(in: 0...sections, using: &generator)).map { _ in
      Int.random(in: 0...rows, using: &generator)
    }
    func section() -> Int { Int.random(in: 0...max(before.count, 1), using: &generator) }
    func path() -> IndexPath {
      let section = section()
      let count = before.indices.contains(section) ? before[section] : 1
      // Rarely the place just beyond the end.
      let beyond = Int.random(in: 0..<20, using: &generator) == 0 ? 1 : 0
      return IndexPath(
        item: Int.random(in: 0..<max(count + beyond, 1), using: &generator), section: section)
    }
    let operations = (0..<Int.random(in: 0...calls, using: &generator)).map {
      _ -> BatchUpdate.Operation in
      switch Int.random(in: 0..<20, using: &generator) {
      case 0: .insertSection(section())
      case 1: .deleteSection(section())
      case 2: .reloadSection(section())
      case 3: .moveSection(section(), to: section())
      case 4..<9: .insertItem(path())
      case 9..<13: .deleteItem(path())
      case 13..<16: .reloadItem(path())
      default: .moveItem(path(), to: path())
      }
    }
    return (before, operations)
  }
}
