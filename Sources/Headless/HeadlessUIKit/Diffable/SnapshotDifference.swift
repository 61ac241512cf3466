import Foundation

/// The difference between two snapshots as operations of one batch update, with the minimum number
/// of moves.
///
/// - Complexity: O(*n* log *n*).
struct SnapshotDifference {
  /// The operations of the batch update.
  private(set) var operations: [BatchUpdate.Operation] = []
  /// A Boolean value that indicates whether a table can perform the operations: at most one section
  /// moves, and no row leaves a deleted section or enters an inserted one.
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

  /// Adds the operations for one section of the new snapshot: insertions, moves from other
  /// sections, and changes of order.
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

  /// Returns the positions of the numbers that are not part of the longest increasing subsequence.
  /// The numbers must be distinct.
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
