import ListDiff

extension DataSource {
  /// The objects that fulfil a condition, in their order.
  ///
  /// - Parameters:
  ///   - hidesEmptySections: Whether sections without such an object are left out.
  ///   - isIncluded: The condition.
  /// - Complexity: O(n) for n objects.
  public func filtered(
    hidesEmptySections: Bool = true, _ isIncluded: (Object) throws -> Bool
  ) rethrows -> RearrangedData<Self> {
    var parts: [RearrangedData<Self>.Part] = []
    for section in 0..<numberOfSections {
      let count = numberOfItems(inSection: section)
      var places: [ListPlace] = []
      for item in 0..<count {
        if let object = object(at: [section, item]), try isIncluded(object) {
          places.append(ListPlace(section: section, item: item))
        }
      }
      if places.isEmpty, hidesEmptySections { continue }
      parts.append(
        RearrangedData.Part(
          content: places.count == count ? .whole(section) : .places(places),
          titles: .source(section)))
    }
    return RearrangedData(self, parts)
  }
}
