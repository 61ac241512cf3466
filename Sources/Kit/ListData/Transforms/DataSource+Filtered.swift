import ListDiff

extension DataSource {
  /// Returns the objects that satisfy a condition, in their order.
  ///
  /// - Parameters:
  ///   - hidesEmptySections: Whether to leave out sections in which no object satisfies the
  ///     condition.
  ///   - previous: The result of the same condition for an earlier state of this data. Sections
  ///     whose array is unchanged since then are not filtered again.
  ///   - isIncluded: The condition.
  /// - Complexity: O(n) for n objects in sections that changed.
  public func filtered(
    hidesEmptySections: Bool = true, reusing previous: TransformedData<Self>? = nil,
    _ isIncluded: (Object) throws -> Bool
  ) rethrows -> TransformedData<Self> {
    let known = previous?.foundByStorage() ?? [:]
    var parts: [TransformedData<Self>.Part] = []
    for section in 0..<numberOfSections {
      let count = numberOfItems(inSection: section)
      let items: Found
      if let storage = storage(ofSection: section), let found = known[storage] {
        items = found
      } else {
        let found = try (0..<count).filter { item in
          try object(at: [section, item]).map(isIncluded) ?? false
        }
        items = found.count == count ? .all(count) : .some(found)
      }
      if items.isEmpty, hidesEmptySections { continue }
      parts.append(
        TransformedData.Part(content: items.content(of: section), titles: .source(section)))
    }
    return TransformedData(self, parts)
  }

  /// Returns the storage of a section's items, or nil if they are not in an array.
  fileprivate func storage(ofSection section: Int) -> ArrayStorage? {
    (self as? any SectionsStored)?.storage(ofSection: section)
  }
}

/// The items of a section that satisfy the condition.
private enum Found {
  case all(Int)
  case some([Int])

  var isEmpty: Bool {
    switch self {
    case .all(let count): count == 0
    case .some(let items): items.isEmpty
    }
  }

  func content<Source>(of section: Int) -> TransformedData<Source>.Part.Content {
    switch self {
    case .all: .whole(section)
    case .some(let items): .places(items.map { ListPlace(section: section, item: $0) })
    }
  }
}

extension TransformedData {
  /// Returns the items found in each section of the source that has an array, by the array's
  /// storage.
  fileprivate func foundByStorage() -> [ArrayStorage: Found] {
    var found: [ArrayStorage: Found] = [:]
    for section in 0..<source.numberOfSections {
      if let storage = source.storage(ofSection: section) { found[storage] = .some([]) }
    }
    for part in parts {
      guard case .source(let section) = part.titles,
        let storage = source.storage(ofSection: section)
      else { continue }
      switch part.content {
      case .whole: found[storage] = .all(source.numberOfItems(inSection: section))
      case .places(let places): found[storage] = .some(places.map(\.item))
      }
    }
    return found
  }
}

/// The identity of an array's storage. Two arrays at one address are the same as long as both are
/// alive.
private struct ArrayStorage: Hashable {
  let address: UnsafeRawPointer?
  let count: Int
}

/// A data source whose sections have their items in arrays.
private protocol SectionsStored {
  func storage(ofSection section: Int) -> ArrayStorage?
}

extension Array: SectionsStored where Element: SectionInfo {
  fileprivate func storage(ofSection section: Int) -> ArrayStorage? {
    guard let items = self[section].items as? [Element.Item] else { return nil }
    return items.withUnsafeBufferPointer {
      ArrayStorage(address: UnsafeRawPointer($0.baseAddress), count: $0.count)
    }
  }
}
