import ListDiff

extension ListIndex {
  /// Returns the difference between two indexes from the touched rows, or nil if a row is not at
  /// its expected place.
  ///
  /// - Complexity: O(k log n + s) for k rows and s sections.
  static func difference(
    from old: ListIndex, to new: ListIndex, touching touches: [Int64: Touch]
  ) -> ListDifference? {
    var difference = ListDifference()
    let survivors = sections(from: old, to: new, &difference)
    /// The places of touched rows in sections that stay.
    var staying: [(from: ListPlace, to: ListPlace)] = []
    /// The items that touched rows left and entered, by the new index of a section that stays. They
    /// matter to other touched rows.
    var left: [Int: [Int]] = [:]
    var came: [Int: [Int]] = [:]
    let areSeveral = touches.count > 1
    func newSection(_ section: Int) -> Int? { survivors == nil ? section : survivors?.new[section] }
    func stayed(_ section: Int) -> Bool { survivors == nil || survivors?.old[section] != nil }
    for touch in touches.values {
      var places: (old: ListPlace?, new: ListPlace?)
      if let key = touch.old {
        guard let place = old.place(of: key) else { return nil }
        if let section = newSection(place.section) {
          places.old = ListPlace(section: place.section, item: place.item)
          if areSeveral { left[section, default: []].append(place.item) }
        }
      }
      if let key = touch.new {
        guard let place = new.place(of: key) else { return nil }
        if stayed(place.section) {
          places.new = ListPlace(section: place.section, item: place.item)
          if areSeveral { came[place.section, default: []].append(place.item) }
        }
      }
      switch places {
      case (let from?, let to?): staying.append((from, to))
      case (let from?, nil): difference.deletedItems.append(from)
      case (nil, let to?): difference.insertedItems.append(to)
      case (nil, nil): break
      }
    }
    difference.deletedItems.sort(by: isBefore)
    difference.insertedItems.sort(by: isBefore)
    difference.changedItems = staying.map { ListChange(from: $0.from, to: $0.to) }
      .sorted { isBefore($0.from, $1.from) }
    difference.movedItems = moves(
      difference.changedItems, newSection, left.mapValues { $0.sorted() },
      came.mapValues { $0.sorted() })
    return difference
  }

  private static func isBefore(_ first: ListPlace, _ second: ListPlace) -> Bool {
    (first.section, first.item) < (second.section, second.item)
  }

  /// Finds the deleted and inserted sections, and returns the new index of each old section and the
  /// old index of each new one, or nil if there are none.
  private static func sections(
    from old: ListIndex, to new: ListIndex, _ difference: inout ListDifference
  ) -> (new: [Int?], old: [Int?])? {
    if haveSameSections(old.parts, new.parts) { return nil }
    var newOf = [Int?](repeating: nil, count: old.parts.count)
    var oldOf = [Int?](repeating: nil, count: new.parts.count)
    var (i, j) = (0, 0)
    while i < old.parts.count || j < new.parts.count {
      let first = i < old.parts.count ? old.parts[i].value : nil
      let second = j < new.parts.count ? new.parts[j].value : nil
      if let first, let second, first.compared(to: second) == 0 {
        (newOf[i], oldOf[j]) = (j, i)
        (i, j) = (i + 1, j + 1)
      } else if let first, second.map({ old.order.isBefore(section: first, $0) }) ?? true {
        difference.deletedSections.append(i)
        i += 1
      } else {
        difference.insertedSections.append(j)
        j += 1
      }
    }
    return (newOf, oldOf)
  }

  private static func haveSameSections(_ old: [Part], _ new: [Part]) -> Bool {
    guard old.count == new.count else { return false }
    return old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        // A section without touched rows is the same object in both indexes.
        old.indices.allSatisfy { old[$0] === new[$0] || old[$0].isSameSection(as: new[$0]) }
      }
    }
  }

  /// Returns the rows that moved: to another section, past untouched rows, or past each other
  /// between the same two untouched rows.
  private static func moves(
    _ changes: [ListChange<ListPlace>], _ newSection: (Int) -> Int?, _ left: [Int: [Int]],
    _ came: [Int: [Int]]
  ) -> [ListChange<ListPlace>] {
    var moved: [ListChange<ListPlace>] = []
    /// The changes between the same two untouched rows, in their old order.
    var gaps: [ListPlace: [ListChange<ListPlace>]] = [:]
    for change in changes {
      let section = change.to.section
      guard newSection(change.from.section) == section else {
        moved.append(change)
        continue
      }
      let before = change.from.item - rank(of: change.from.item, in: left[section] ?? [])
      let after = change.to.item - rank(of: change.to.item, in: came[section] ?? [])
      if before == after {
        gaps[ListPlace(section: section, item: after), default: []].append(change)
      } else {
        moved.append(change)
      }
    }
    for gap in gaps.values where gap.count > 1 {
      let kept = longestRun(gap.map(\.to.item))
      for (index, change) in gap.enumerated() where !kept.contains(index) { moved.append(change) }
    }
    return moved.sorted { isBefore($0.from, $1.from) }
  }

  /// Returns the number of sorted numbers that are less than a number.
  private static func rank(of number: Int, in numbers: [Int]) -> Int {
    numbers.partition(until: numbers.count) { numbers[$0] >= number }
  }

  /// Returns the indexes of a longest increasing subsequence.
  private static func longestRun(_ numbers: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      let length = ends.partition(until: ends.count) { numbers[ends[$0]] >= number }
      before[index] = length > 0 ? ends[length - 1] : nil
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var run: Set<Int> = []
    var index = ends.last
    while let current = index {
      run.insert(current)
      index = before[current]
    }
    return run
  }
}
