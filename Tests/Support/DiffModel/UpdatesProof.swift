public import ListData

/// Finds faults in updates, by rules of its own: UIKit's check of each batch, a replay of all of
/// them, and a count of what is needed at least.
public enum UpdatesProof {
  /// The first fault in the updates between two lists; nil where there is none.
  public static func fault(from old: ModelWorld, to new: ModelWorld) -> String? {
    let updates = old.updates(to: new)
    if let fault = replayFault(updates, old, new) { return fault }
    if let fault = batchesFault(updates) { return fault }
    if let fault = repeatsFault(updates, old, new) { return fault }
    return isUnique(old) && isUnique(new) ? costFault(updates, old, new) : nil
  }

  // MARK: Replay

  /// The first fault in updates that were found by other means: a batch that UIKit refuses, or a
  /// replay that does not end in the new list.
  public static func replayFault(
    _ updates: ListUpdates<Section<ModelItem>>, _ old: ModelWorld, _ new: ModelWorld
  ) -> String? {
    var shown = old
    for batch in updates.batches {
      if !haveSameItems(batch.old, shown) {
        return "\(batch) begins with other data than was shown"
      }
      if let reason = refusal(of: batch) { return "\(batch) is refused: \(reason)" }
      let moved = Set(batch.movedItems.map(\.from))
      if !moved.isDisjoint(with: batch.reconfiguredItems) {
        return "\(batch) moves and reconfigures the same item"
      }
      shown = replayed(batch, on: shown)
      if !haveSameItems(batch.data, shown) {
        return "\(batch) shows \(shown), its data is \(batch.data)"
      }
    }
    if shown != new { return "the last batch ends in \(shown)" }
    if updates.data != new { return "the data is \(updates.data)" }
    return nil
  }

  /// The data is new before titles are reloaded and before items that moved are reconfigured: on
  /// the way there only the places are compared.
  private static func haveSameItems(_ first: ModelWorld, _ second: ModelWorld) -> Bool {
    first.count == second.count
      && zip(first, second).allSatisfy {
        $0.id == $1.id && $0.items.map(\.id) == $1.items.map(\.id)
      }
  }

  /// What a view shows after a batch that asks the data for what it has to and for nothing else.
  private static func replayed(
    _ batch: ListUpdates<Section<ModelItem>>.Batch, on shown: ModelWorld
  ) -> ModelWorld {
    /// What a view has of an item: what it shows, and where it took it from.
    struct Cell {
      var item: ModelItem
      var source: IndexPath
    }
    var removed = Set(batch.deletedItems)
    removed.formUnion(batch.movedItems.map(\.from))
    var sections: [(section: Section<ModelItem>, cells: [Cell])] = []
    var rest: [(section: Section<ModelItem>, cells: [Cell])] = []
    var moved: [Int: (section: Section<ModelItem>, cells: [Cell])] = [:]
    let sectionTargets = Dictionary(
      uniqueKeysWithValues: batch.movedSections.map { ($0.from, $0.to) })
    for (index, section) in shown.enumerated() where !batch.deletedSections.contains(index) {
      let cells = section.items.indices.filter { !removed.contains([index, $0]) }
        .map { Cell(item: section.items[$0], source: [index, $0]) }
      if let target = sectionTargets[index] {
        moved[target] = (section, cells)
      } else {
        rest.append((section, cells))
      }
    }
    rest.reverse()
    for index in batch.data.indices {
      if batch.insertedSections.contains(index) {
        sections.append(
          (batch.data[index], batch.data[index].items.map { Cell(item: $0, source: []) }))
      } else if let section = moved[index] ?? rest.popLast() {
        sections.append(section)
      }
    }
    let sources = Dictionary(uniqueKeysWithValues: batch.movedItems.map { ($0.to, $0.from) })
    for target in (batch.insertedItems + batch.movedItems.map(\.to)).sorted() {
      let cell =
        sources[target].map { Cell(item: shown[$0[0]].items[$0[1]], source: $0) }
        ?? Cell(item: batch.data[target[0]].items[target[1]], source: [])
      let spot = min(target[1], sections[target[0]].cells.count)
      sections[target[0]].cells.insert(cell, at: spot)
    }
    let reconfigured = Set(batch.reconfiguredItems)
    for (section, entry) in sections.enumerated() {
      for (index, cell) in entry.cells.enumerated() where reconfigured.contains(cell.source) {
        sections[section].cells[index].item = batch.data[section].items[index]
      }
    }
    var result: ModelWorld = []
    for (index, entry) in sections.enumerated() {
      var section = entry.section
      section.items = entry.cells.map(\.item)
      if batch.reloadedSections.contains(index) { section = batch.data[index] }
      result.append(section)
    }
    return result
  }

  // MARK: Batches

  /// Whether there are as few batches as the rules of `ListUpdates` allow.
  private static func batchesFault(_ updates: ListUpdates<Section<ModelItem>>) -> String? {
    let difference = updates.difference
    let hasItems =
      difference.deletedItems.count + difference.insertedItems.count
      + difference.movedItems.count + difference.changedItems.count > 0
    let hasSections =
      difference.deletedSections.count + difference.insertedSections.count
      + difference.movedSections.count > 0
    var bound = hasItems || hasSections ? 1 : 0
    if hasItems, !difference.movedSections.isEmpty { bound += 1 }
    let changesInPlace = difference.changedItems.contains { change in
      difference.movedItems.contains(change)
        && !difference.changedSections.contains { $0.to == change.to.section }
    }
    if changesInPlace || !difference.changedSections.isEmpty { bound += 1 }
    if updates.batches.count != bound { return "\(bound) batches would do" }
    for batch in updates.batches where !batch.movedSections.isEmpty {
      if !batch.deletedItems.isEmpty || !batch.insertedItems.isEmpty || !batch.movedItems.isEmpty
        || !batch.reconfiguredItems.isEmpty || !batch.reloadedSections.isEmpty
      {
        return "items change in the batch in which sections move: \(batch)"
      }
    }
    return nil
  }

  // MARK: Cost

  /// Whether as many items stay as both lists have of each identifier, however often it stands
  /// there.
  private static func repeatsFault(
    _ updates: ListUpdates<Section<ModelItem>>, _ old: ModelWorld, _ new: ModelWorld
  ) -> String? {
    let sources = updates.difference.oldSections(from: old.count, to: new.count)
    var counts: [Int: (old: Int, new: Int)] = [:]
    for case (let target, let source?) in sources.enumerated() {
      for item in old[source].items { counts[item.id, default: (0, 0)].old += 1 }
      for item in new[target].items { counts[item.id, default: (0, 0)].new += 1 }
    }
    let deletes = counts.values.reduce(0) { $0 + max(0, $1.old - $1.new) }
    let inserts = counts.values.reduce(0) { $0 + max(0, $1.new - $1.old) }
    if updates.difference.deletedItems.count != deletes { return "\(deletes) deletes would do" }
    if updates.difference.insertedItems.count != inserts { return "\(inserts) inserts would do" }
    return nil
  }

  private static func isUnique(_ world: ModelWorld) -> Bool {
    let items = world.flatMap(\.items).map(\.id)
    return Set(world.map(\.id)).count == world.count && Set(items).count == items.count
  }

  /// Whether there are more operations than are needed, for lists without repeated identifiers.
  private static func costFault(
    _ updates: ListUpdates<Section<ModelItem>>, _ old: ModelWorld, _ new: ModelWorld
  ) -> String? {
    let difference = updates.difference
    let oldIDs = old.compactMap { $0.id?.base as? Int }
    let newIDs = new.compactMap { $0.id?.base as? Int }
    if difference.deletedSections != oldIDs.indices.filter({ !newIDs.contains(oldIDs[$0]) }) {
      return "other sections are deleted than those that went"
    }
    if difference.insertedSections != newIDs.indices.filter({ !oldIDs.contains(newIDs[$0]) }) {
      return "other sections are inserted than those that came"
    }
    let commonSections = newIDs.compactMap { oldIDs.firstIndex(of: $0) }
    if difference.movedSections.count != commonSections.count - longestIncrease(commonSections) {
      return "other sections move than must"
    }
    var places: [Int: (section: Int, item: Int, content: Int)] = [:]
    for section in old.indices where newIDs.contains(oldIDs[section]) {
      for (index, item) in old[section].items.enumerated() {
        places[item.id] = (section, index, item.content)
      }
    }
    var inserted: [ListPlace] = []
    var moves = 0
    var changes = 0
    var found: Set<Int> = []
    for section in new.indices {
      guard let source = oldIDs.firstIndex(of: newIDs[section]) else { continue }
      var staying: [Int] = []
      for (index, item) in new[section].items.enumerated() {
        guard let place = places[item.id] else {
          inserted.append(ListPlace(section: section, item: index))
          continue
        }
        found.insert(item.id)
        if place.section == source { staying.append(place.item) } else { moves += 1 }
        if place.content != item.content { changes += 1 }
      }
      moves += staying.count - longestIncrease(staying)
    }
    let deleted = places.filter { !found.contains($0.key) }
      .map { ListPlace(section: $0.value.section, item: $0.value.item) }.sorted()
    if difference.deletedItems != deleted { return "other items are deleted than those that went" }
    if difference.insertedItems != inserted {
      return "other items are inserted than those that came"
    }
    if difference.movedItems.count != moves { return "\(moves) moves would do" }
    if difference.changedItems.count != changes { return "\(changes) items changed" }
    return nil
  }

  /// The length of a longest increasing subsequence, by comparing all pairs.
  private static func longestIncrease(_ values: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, value) in values.enumerated() {
      lengths.append(
        1 + (0..<index).filter { values[$0] < value }.map { lengths[$0] }.max(default: 0))
    }
    return lengths.max() ?? 0
  }
}

extension Sequence where Element: Comparable {
  fileprivate func max(default other: Element) -> Element { self.max() ?? other }
}
