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
    if let move = movedItems.first(where: { $0.from == place }) { return move.to }
    if deletedItems.contains(place) { return nil }
    let sources = oldSections(from: oldSectionCount, to: newSectionCount)
    guard let section = sources.firstIndex(of: place.section) else { return nil }
    let left =
      deletedItems.lazy.filter { $0.section == place.section && $0.item < place.item }.count
      + movedItems.lazy
      .filter { $0.from.section == place.section && $0.from.item < place.item }.count
    let came = (insertedItems + movedItems.map(\.to)).filter { $0.section == section }
      .map(\.item).sorted()
    // The items that stay fill the gaps between those that arrived.
    var item = place.item - left
    for other in came where other <= item { item += 1 }
    return ListPlace(section: section, item: item)
  }
}
