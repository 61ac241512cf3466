import ListControllers

extension ListDifference {
  /// Returns the fault of a difference that does not lead from old data to new data, with its
  /// remedy, or nil if it does.
  func fault<Item: Identifiable & Equatable>(
    from old: [ListSection<Item>], to new: [ListSection<Item>]
  ) -> String? {
    guard isValid(from: old, to: new) else {
      return "The difference (\(self)) can't be performed: a section or a row doesn't exist, is "
        + "named twice, becomes another one, or is in a section that is deleted or inserted as a "
        + "whole. Name each change once, with its places in the shown and in the newest results."
    }
    let missing = replayed(on: old, with: new).updates(to: new).difference
    if missing.isEmpty { return nil }
    return "The difference (\(self)) doesn't lead to the newest results, which would still take: "
      + "\(missing). Compute it from the shown results to the newest, as `updates(to:)` does."
  }

  /// Returns a Boolean value that indicates whether a view can perform the changes.
  private func isValid<Data: DataSource>(from old: Data, to new: Data) -> Bool {
    let (sections, newSections) = (0..<old.numberOfSections, 0..<new.numberOfSections)
    return areDistinct(deletedSections + movedSections.map(\.from), where: sections.contains)
      && areDistinct(insertedSections + movedSections.map(\.to), where: newSections.contains)
      && areDistinct(changedSections.map(\.to), where: newSections.contains)
      && areDistinct(deletedItems + movedItems.map(\.from)) {
        old.isValid($0.indexPath) && !deletedSections.contains($0.section)
      }
      && areDistinct(insertedItems + movedItems.map(\.to)) {
        new.isValid($0.indexPath) && !insertedSections.contains($0.section)
      }
      && areDistinct(changedItems.map(\.from)) { old.isValid($0.indexPath) }
      && changedItems.allSatisfy {
        $0.to
          == newPlace(
            of: $0.from, oldSectionCount: sections.count, newSectionCount: newSections.count)
      }
  }

  /// Returns what a view shows after the changes: old content, unless a change tells it to ask for
  /// the new.
  private func replayed<Item: Identifiable>(
    on old: [ListSection<Item>], with new: [ListSection<Item>]
  ) -> [ListSection<Item>] {
    let (asked, reloaded) = (Set(changedItems.map(\.to)), Set(changedSections.map(\.to)))
    var items = Dictionary(
      uniqueKeysWithValues: insertedItems.map { ($0, new[$0.section].items[$0.item]) })
    for (index, section) in old.enumerated() where !deletedSections.contains(index) {
      for (row, item) in section.items.enumerated() {
        let source = ListPlace(section: index, item: row)
        guard
          let place = newPlace(
            of: source, oldSectionCount: old.count, newSectionCount: new.count)
        else { continue }
        let newest = new.object(at: place.indexPath)
        let isAsked = asked.contains(place) || reloaded.contains(place.section)
        items[place] = isAsked && newest?.id == item.id ? newest : item
      }
    }
    let sources = oldSections(from: old.count, to: new.count)
    let kept = sources.enumerated().compactMap { index, source in
      guard let source else { return insertedSections.contains(index) ? new[index] : nil }
      var section = reloaded.contains(index) ? new[index] : old[source]
      section.items = items.filter { $0.key.section == index }.sorted { $0.key < $1.key }
        .map(\.value)
      return section
    }
    let left = old.indices.filter { !deletedSections.contains($0) && !sources.contains($0) }
    return kept + left.map { old[$0] }
  }
}

/// Returns a Boolean value that indicates whether places exist, each of them once.
private func areDistinct<Place: Hashable>(_ places: [Place], where exists: (Place) -> Bool) -> Bool
{
  Set(places).count == places.count && places.allSatisfy(exists)
}
