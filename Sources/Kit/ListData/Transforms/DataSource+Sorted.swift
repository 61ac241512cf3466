import ListDiff

extension DataSource {
  /// Returns the objects of each section, sorted by a predicate. The sort is stable.
  ///
  /// - Parameter areInOrder: A closure that returns whether its first object comes before its
  ///   second object.
  /// - Complexity: O(n log n) for n objects.
  public func sorted(
    by areInOrder: (Object, Object) throws -> Bool
  ) rethrows -> TransformedData<Self> {
    let parts = try (0..<numberOfSections).map { section in
      let objects = (0..<numberOfItems(inSection: section)).compactMap { item in
        object(at: [section, item]).map { (object: $0, item: item) }
      }
      let order = try objects.sorted { try areInOrder($0.object, $1.object) }
      return TransformedData<Self>.Part(
        content: .places(order.map { ListPlace(section: section, item: $0.item) }),
        titles: .source(section))
    }
    return TransformedData(self, parts)
  }
}

extension DataSource where Object: Comparable {
  /// Returns the objects of each section in ascending order. The sort is stable.
  ///
  /// - Complexity: O(n log n) for n objects.
  public func sorted() -> TransformedData<Self> { sorted { $0 < $1 } }
}
