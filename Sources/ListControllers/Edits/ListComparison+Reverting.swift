import ListData
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
  func reverting(
    from edited: [Section], to original: [Section], replacingItems: Bool, in current: [Section]
  ) -> [Section] {
    let reversion = ItemMatches(from: edited, to: original, by: self)
    let survivors = ItemMatches(from: original, to: current, by: self)
    let places = (edited: edited.places, original: original.places, current: current.places)
    let reverted = updates(from: edited, to: original).difference
    let originalSections = reverted.oldSections(from: edited.count, to: original.count)
    let changedSections = Set(reverted.changedSections.map(\.to))
    let currentSections = updates(from: original, to: current).difference
      .oldSections(from: original.count, to: current.count)

    /// The items that leave their place in the current data, and those that come to a place of the
    /// original data.
    var leaving = Set<Int>()
    var coming = Set(places.original.indices.filter { survivors.new[$0] == nil })
    var replacements: [Int: Int] = [:]
    let stale = ItemMatches(from: edited, to: current, by: self)
    for (item, originalItem) in reversion.new.enumerated() {
      guard let originalItem else {
        if let now = stale.new[item] { leaving.insert(now) }
        continue
      }
      // An item that the edit kept, and that is gone now, stays away.
      guard let now = survivors.new[originalItem] else {
        coming.remove(originalItem)
        continue
      }
      if replacingItems, reversion.changed.contains(item) { replacements[now] = originalItem }
      let section = originalSections[places.original[originalItem].section]
      if reversion.moved.contains(item) || section != places.edited[item].section {
        leaving.insert(now)
        coming.insert(originalItem)
      }
    }

    func item(_ index: Int, of sections: [Section], _ places: [ListPlace]) -> Section.Item {
      let items = sections[places[index].section].items
      return items[items.index(items.startIndex, offsetBy: places[index].item)]
    }
    func currentItem(_ index: Int) -> Section.Item {
      replacements[index].map { item($0, of: original, places.original) }
        ?? item(index, of: current, places.current)
    }
    func comingItem(_ index: Int) -> Section.Item {
      survivors.new[index].map(currentItem) ?? item(index, of: original, places.original)
    }

    // Each item that comes follows the nearest item before it that stays.
    var first = [[Section.Item]](repeating: [], count: original.count)
    var following: [Int: [Section.Item]] = [:]
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

    // Sections that the edit removed, or that items come to, follow the section before them.
    typealias Reverted = (content: Section, original: Int?)
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

    let inserted = Set(edited.indices).subtracting(originalSections.compactMap(\.self))
    let editedSections = updates(from: edited, to: current).difference
      .oldSections(from: edited.count, to: current.count)
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
        var kept = origin.flatMap { changedSections.contains($0) ? original[$0] : nil } ?? content
        kept.items = Section.Items(items)
        result.append((kept, origin))
      }
      result += returning[section] ?? []
    }
    guard !reverted.movedSections.isEmpty else { return result.map { $0.content } }
    // The sections of the original data have its order, in the places that they have now.
    let slots = result.indices.filter { result[$0].original != nil }
    let ordered = slots.map { result[$0] }.sorted { ($0.original ?? 0) < ($1.original ?? 0) }
    for (slot, section) in zip(slots, ordered) { result[slot] = section }
    return result.map { $0.content }
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
