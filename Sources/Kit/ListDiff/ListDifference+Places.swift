extension ListDifference {
  /// Returns the place in the new list of an item of the old list, or `nil` if the item was
  /// deleted.
  ///
  /// - Parameters:
  ///   - place: A place in the old list.
  ///   - oldSectionCount: The number of sections of the old list.
  ///   - newSectionCount: The number of sections of the new list.
  /// - Complexity: O(sections + changes).
  package func newPlace(
    of place: ListPlace, oldSectionCount: Int, newSectionCount: Int
  ) -> ListPlace? {
    newPlaces(of: [place], oldSectionCount: oldSectionCount, newSectionCount: newSectionCount)[0]
  }

  /// Returns the places in the new list of items of the old list, or `nil` for those that were
  /// deleted.
  ///
  /// - Parameters:
  ///   - places: The places in the old list, in ascending order.
  ///   - oldSectionCount: The number of sections of the old list.
  ///   - newSectionCount: The number of sections of the new list.
  /// - Complexity: O(places + sections + changes), and the changes are sorted.
  package func newPlaces(
    of places: [ListPlace], oldSectionCount: Int, newSectionCount: Int
  ) -> [ListPlace?] {
    var newSections: [Int: Int] = [:]
    for (new, old) in oldSections(from: oldSectionCount, to: newSectionCount).enumerated() {
      if let old { newSections[old] = new }
    }
    let targets = Dictionary(
      movedItems.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    let left = Dictionary(grouping: movedItems.map(\.from) + deletedItems, by: \.section)
      .mapValues { $0.map(\.item).sorted() }
    let came = Dictionary(grouping: insertedItems + movedItems.map(\.to), by: \.section)
      .mapValues { $0.map(\.item).sorted() }
    var (section, leftCount, cameCount) = (-1, 0, 0)
    return places.map { place in
      if place.section != section { (section, leftCount, cameCount) = (place.section, 0, 0) }
      let left = left[section] ?? []
      while leftCount < left.count, left[leftCount] < place.item { leftCount += 1 }
      if leftCount < left.count, left[leftCount] == place.item { return targets[place] }
      guard let newSection = newSections[section] else { return nil }
      // The items that stay fill the gaps between those that arrived.
      let came = came[newSection] ?? []
      while cameCount < came.count, came[cameCount] <= place.item - leftCount + cameCount {
        cameCount += 1
      }
      return ListPlace(section: newSection, item: place.item - leftCount + cameCount)
    }
  }
}
