import ListDiff

extension ListComparison where Section: MutableSectionInfo {
  /// Returns current data in which only what an edit changed is as it was before the edit.
  ///
  /// A deleted item follows the item that it followed before. Items that are gone or have moved
  /// since aren't restored. If the edit moved sections, those that the data had before it are in
  /// their old order.
  ///
  /// - Parameters:
  ///   - edited: The data after the edit.
  ///   - original: The data before the edit.
  ///   - replacingItems: A Boolean value that indicates whether the edit changed the content of
  ///     items.
  ///   - current: The current data, which was made from the edited data.
  /// - Complexity: O(n) expected for n items.
  package func reverting(
    from edited: [Section], to original: [Section], replacingItems: Bool, in current: [Section]
  ) -> [Section] {
    var reversion = Reversion(from: edited, to: original, in: current, by: self)
    reversion.findItems(
      restored: ItemMatches(from: edited, to: original, by: self),
      kept: ItemMatches(from: edited, to: current, by: self), replacingItems: replacingItems)
    reversion.placeComingItems()
    let sections = reversion.sections(returning: reversion.returningSections())
    return reversion.inOldOrder(sections).map { $0.content }
  }
}

/// The reversion of an edit in data that changed since. Items are counted through all sections.
private struct Reversion<Section: MutableSectionInfo> {
  /// A section of the result, and the section of the original data that it was.
  typealias Reverted = (content: Section, original: Int?)

  private let edited: [Section]
  private let original: [Section]
  private let current: [Section]
  private let places: (edited: [ListPlace], original: [ListPlace], current: [ListPlace])
  /// The items of the original data that are in the current data.
  private let survivors: ItemMatches<Section>
  /// The difference from the edited to the original data.
  private let reverted: ListDifference
  /// The edited section of each section of the original data, or `nil` if the edit removed it.
  private let originalSections: [Int?]
  /// The section of the original data of each current section, or `nil` if there was none.
  private let currentSections: [Int?]
  /// The edited section of each current section, or `nil` if there was none.
  private let editedSections: [Int?]

  /// The items that leave their place in the current data.
  private var leaving: Set<Int> = []
  /// The items that come to a place of the original data.
  private var coming: Set<Int>
  /// The items of the original data whose content replaces that of current items.
  private var replacements: [Int: Int] = [:]
  /// The items that come to the beginning of each section of the original data.
  private var first: [[Section.Item]]
  /// The items that come after current items.
  private var following: [Int: [Section.Item]] = [:]

  init(
    from edited: [Section], to original: [Section], in current: [Section],
    by comparison: ListComparison<Section>
  ) {
    (self.edited, self.original, self.current) = (edited, original, current)
    places = (edited.places, original.places, current.places)
    let survivors = ItemMatches(from: original, to: current, by: comparison)
    self.survivors = survivors
    reverted = comparison.updates(from: edited, to: original).difference
    originalSections = reverted.oldSections(from: edited.count, to: original.count)
    currentSections = comparison.updates(from: original, to: current).difference
      .oldSections(from: original.count, to: current.count)
    editedSections = comparison.updates(from: edited, to: current).difference
      .oldSections(from: edited.count, to: current.count)
    coming = Set(places.original.indices.filter { survivors.new[$0] == nil })
    first = Array(repeating: [], count: original.count)
  }

  /// Finds the items that leave, those that come, and those whose content is replaced.
  ///
  /// - Parameters:
  ///   - restored: The items that the edited and the original data have in common.
  ///   - kept: The items that the edited and the current data have in common.
  ///   - replacingItems: A Boolean value that indicates whether the edit changed the content of
  ///     items.
  mutating func findItems(
    restored: ItemMatches<Section>, kept: ItemMatches<Section>, replacingItems: Bool
  ) {
    for (item, originalItem) in restored.new.enumerated() {
      guard let originalItem else {
        if let now = kept.new[item] { leaving.insert(now) }
        continue
      }
      // An item that the edit kept, and that is gone now, stays away.
      guard let now = survivors.new[originalItem] else {
        coming.remove(originalItem)
        continue
      }
      if replacingItems, restored.changed.contains(item) { replacements[now] = originalItem }
      let section = originalSections[places.original[originalItem].section]
      if restored.moved.contains(item) || section != places.edited[item].section {
        leaving.insert(now)
        coming.insert(originalItem)
      }
    }
  }

  /// Places each item that comes after the nearest item before it that stays.
  mutating func placeComingItems() {
    var anchor: Int?
    for (index, place) in places.original.enumerated() {
      if place.item == 0 { anchor = nil }
      if coming.contains(index) {
        if let anchor {
          following[anchor, default: []].append(comingItem(index))
        } else {
          first[place.section].append(comingItem(index))
        }
      } else if let now = survivors.new[index], !leaving.contains(now),
        currentSections[places.current[now].section] == place.section
      {
        anchor = now
      }
    }
  }

  /// Returns the sections that the edit removed, or that items come to, by the current section that
  /// they follow, or -1.
  func returningSections() -> [Int: [Reverted]] {
    var returning: [Int: [Reverted]] = [:]
    var previous = -1
    for section in original.indices {
      if let now = currentSections.firstIndex(of: section) {
        previous = now
      } else if originalSections[section] == nil || !first[section].isEmpty {
        var restored = original[section]
        restored.items = Section.Items(first[section])
        returning[previous, default: []].append((restored, section))
      }
    }
    return returning
  }

  /// Returns the current sections with the items that stay and those that come, and the sections
  /// that return after them. A section that the edit inserted is left out if it has no items.
  func sections(returning: [Int: [Reverted]]) -> [Reverted] {
    let changed = Set(reverted.changedSections.map(\.to))
    let inserted = Set(edited.indices).subtracting(originalSections.compactMap(\.self))
    var result = returning[-1] ?? []
    var index = 0
    for (section, content) in current.enumerated() {
      let origin = currentSections[section]
      var items = origin.map { first[$0] } ?? []
      for _ in content.items {
        if !leaving.contains(index) { items.append(currentItem(index)) }
        items += following[index] ?? []
        index += 1
      }
      let wasInserted = editedSections[section].map(inserted.contains) ?? false
      if !wasInserted || !items.isEmpty {
        // The edit may have changed a title.
        var kept = origin.flatMap { changed.contains($0) ? original[$0] : nil } ?? content
        kept.items = Section.Items(items)
        result.append((kept, origin))
      }
      result += returning[section] ?? []
    }
    return result
  }

  /// Returns sections in which those of the original data have its order if the edit moved
  /// sections, in the places that they have now.
  func inOldOrder(_ sections: [Reverted]) -> [Reverted] {
    guard !reverted.movedSections.isEmpty else { return sections }
    var result = sections
    let slots = result.indices.filter { result[$0].original != nil }
    let ordered = slots.map { result[$0] }.sorted { ($0.original ?? 0) < ($1.original ?? 0) }
    for (slot, section) in zip(slots, ordered) { result[slot] = section }
    return result
  }

  /// Returns an item of the current data, with its old content if the edit changed it.
  private func currentItem(_ index: Int) -> Section.Item {
    replacements[index].map { item(at: places.original[$0], of: original) }
      ?? item(at: places.current[index], of: current)
  }

  /// Returns the item that comes to a place of the original data.
  private func comingItem(_ index: Int) -> Section.Item {
    survivors.new[index].map(currentItem) ?? item(at: places.original[index], of: original)
  }

  private func item(at place: ListPlace, of sections: [Section]) -> Section.Item {
    let items = sections[place.section].items
    return items[items.index(items.startIndex, offsetBy: place.item)]
  }
}

/// The items that two lists have in common, whatever their sections. Items are counted through all
/// sections.
private struct ItemMatches<Section: MutableSectionInfo> {
  /// The item of the new list for each item of the old list, or `nil` if there is none.
  let new: [Int?]
  /// The items of the old list that are in another order, as few as possible.
  let moved: Set<Int>
  /// The items of the old list whose content changed.
  let changed: Set<Int>

  init(from old: [Section], to new: [Section], by comparison: ListComparison<Section>) {
    guard var section = old.first ?? new.first else {
      (self.new, moved, changed) = ([], [], [])
      return
    }
    section.items = Section.Items(old.flatMap(\.items))
    let (oldCount, oldSection) = (section.items.count, section)
    section.items = Section.Items(new.flatMap(\.items))
    let newCount = section.items.count
    let difference = comparison.updates(from: [oldSection], to: [section]).difference
    var places = [Int?](repeating: nil, count: oldCount)
    for move in difference.movedItems { places[move.from.item] = move.to.item }
    moved = Set(difference.movedItems.map(\.from.item))
    changed = Set(difference.changedItems.map(\.from.item))
    let gone = moved.union(difference.deletedItems.map(\.item))
    let came = Set((difference.insertedItems + difference.movedItems.map(\.to)).map(\.item))
    // Items that stay keep their order.
    var staying = (0..<oldCount).lazy.filter { !gone.contains($0) }.makeIterator()
    for item in 0..<newCount where !came.contains(item) {
      if let stayed = staying.next() { places[stayed] = item }
    }
    self.new = places
  }
}

extension Array where Element: SectionInfo {
  /// The places of all items, in their order.
  fileprivate var places: [ListPlace] {
    enumerated().flatMap { section, content in
      (0..<content.items.count).map { ListPlace(section: section, item: $0) }
    }
  }
}
