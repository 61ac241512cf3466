extension ListDifference {
  /// Returns the place in the new list of an item of the old list, or `nil` if the item was
  /// deleted.
  ///
  /// - Parameters:
  ///   - place: A place in the old list.
  ///   - oldSectionCount: The number of sections of the old list.
  ///   - newSectionCount: The number of sections of the new list.
  /// - Complexity: O(sections + changes).
  public func newPlace(
    of place: ListPlace, oldSectionCount: Int, newSectionCount: Int
  ) -> ListPlace? {
    newPlaces(
      of: [place.item], inSection: place.section, oldSectionCount: oldSectionCount,
      newSectionCount: newSectionCount)[0]
  }

  /// Returns the places in the new list of items of the old list, or `nil` for those that were
  /// deleted.
  ///
  /// - Parameters:
  ///   - items: Items of one section in ascending order.
  ///   - section: The section in the old list.
  ///   - oldSectionCount: The number of sections of the old list.
  ///   - newSectionCount: The number of sections of the new list.
  /// - Complexity: O(items + sections + changes).
  package func newPlaces(
    of items: [Int], inSection section: Int, oldSectionCount: Int, newSectionCount: Int
  ) -> [ListPlace?] {
    let newSection = oldSections(from: oldSectionCount, to: newSectionCount).firstIndex(of: section)
    let moved = movedItems.filter { $0.from.section == section }
    let targets = Dictionary(
      moved.map { ($0.from.item, $0.to) }, uniquingKeysWith: { first, _ in first })
    let left = (moved.map(\.from) + deletedItems.filter { $0.section == section }).map(\.item)
      .sorted()
    let came = (insertedItems + movedItems.map(\.to)).filter { $0.section == newSection }
      .map(\.item).sorted()
    var (leftCount, cameCount) = (0, 0)
    return items.map { item in
      while leftCount < left.count, left[leftCount] < item { leftCount += 1 }
      if leftCount < left.count, left[leftCount] == item { return targets[item] }
      guard let newSection else { return nil }
      // The items that stay fill the gaps between those that arrived.
      while cameCount < came.count, came[cameCount] <= item - leftCount + cameCount {
        cameCount += 1
      }
      return ListPlace(section: newSection, item: item - leftCount + cameCount)
    }
  }
}
