import Foundation

/// How one snapshot becomes another, as the calls of one group of updates: what is not in the other
/// goes and comes, and of what is in both as little moves as can be.
///
/// - Complexity: O(n log n).
struct SnapshotDifference {
  /// The calls.
  private(set) var operations: [BatchUpdate.Operation] = []
  /// Whether a table can perform the calls: at most one section moves, and no row leaves a section
  /// that goes or enters one that comes.
  private(set) var suitsTables = true

  init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    for (index, section) in old.sectionIdentifiers.enumerated()
    where new.indexOfSection(section) == nil {
      operations.append(.deleteSection(index))
    }
    for (index, section) in new.sectionIdentifiers.enumerated()
    where old.indexOfSection(section) == nil {
      operations.append(.insertSection(index))
    }
    let pairs = new.sectionIdentifiers.enumerated().compactMap { index, section in
      old.indexOfSection(section).map { (from: $0, to: index) }
    }
    let movedSections = Self.moved(pairs.map(\.from)).map { pairs[$0] }
    operations += movedSections.map { .moveSection($0.from, to: $0.to) }
    if movedSections.count > 1 { suitsTables = false }
    for (index, section) in old.sectionIdentifiers.enumerated() {
      let isGone = new.indexOfSection(section) == nil
      for (offset, item) in old.itemIdentifiers(inSection: section).enumerated()
      where !isGone && new.place(of: item) == nil {
        operations.append(.deleteItem(IndexPath(item: offset, section: index)))
      }
    }
    for (index, section) in new.sectionIdentifiers.enumerated() {
      add(new.itemIdentifiers(inSection: section), section, index, from: old, to: new)
    }
  }

  /// The items of one section of the new snapshot: those that come, those that come from another
  /// section, and those that change their order.
  private mutating func add<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ items: [Item], _ section: Section, _ index: Int,
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let oldIndex = old.indexOfSection(section)
    var staying: [(from: Int, to: Int)] = []
    for (offset, item) in items.enumerated() {
      let target = IndexPath(item: offset, section: index)
      guard let place = old.place(of: item) else {
        if oldIndex != nil { operations.append(.insertItem(target)) }
        continue
      }
      if place.section == oldIndex {
        staying.append((place.item, offset))
        continue
      }
      operations.append(
        .moveItem(IndexPath(item: place.item, section: place.section), to: target))
      let left = old.sectionIdentifiers[place.section]
      if oldIndex == nil || new.indexOfSection(left) == nil { suitsTables = false }
    }
    guard let oldIndex else { return }
    for number in Self.moved(staying.map(\.from)) {
      operations.append(
        .moveItem(
          IndexPath(item: staying[number].from, section: oldIndex),
          to: IndexPath(item: staying[number].to, section: index)))
    }
  }

  /// The positions of a list of different numbers that are not in its longest increasing
  /// subsequence.
  static func moved(_ numbers: [Int]) -> [Int] {
    var tails: [Int] = []
    var previous = Array(repeating: -1, count: numbers.count)
    for (position, number) in numbers.enumerated() {
      let length = tails.partitioningIndex { numbers[$0] >= number }
      if length > 0 { previous[position] = tails[length - 1] }
      if length == tails.count { tails.append(position) } else { tails[length] = position }
    }
    var stays = Array(repeating: false, count: numbers.count)
    var position = tails.last ?? -1
    while position >= 0 {
      stays[position] = true
      position = previous[position]
    }
    return numbers.indices.filter { !stays[$0] }
  }
}
