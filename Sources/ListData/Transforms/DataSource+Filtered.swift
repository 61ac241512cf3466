import ListDiff

extension DataSource {
  /// The objects that fulfil a condition, in their order.
  ///
  /// - Parameters:
  ///   - hidesEmptySections: Whether sections without such an object are left out.
  ///   - previous: What the same condition left of this data before some of it changed. Sections that
  ///     have the same array as then are not looked at again.
  ///   - isIncluded: The condition.
  /// - Complexity: O(n) for n objects in sections that changed.
  public func filtered(
    hidesEmptySections: Bool = true, reusing previous: RearrangedData<Self>? = nil,
    _ isIncluded: (Object) throws -> Bool
  ) rethrows -> RearrangedData<Self> {
    let known = previous?.foundByStorage() ?? [:]
    var parts: [RearrangedData<Self>.Part] = []
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
        RearrangedData.Part(content: items.content(of: section), titles: .source(section)))
    }
    return RearrangedData(self, parts)
  }

  /// The array that a section has its items in, where it has one.
  fileprivate func storage(ofSection section: Int) -> ArrayStorage? {
    (self as? any SectionsStored)?.storage(ofSection: section)
  }
}

/// What was found in a section.
private enum Found {
  case all(Int)
  case some([Int])

  var isEmpty: Bool {
    switch self {
    case .all(let count): count == 0
    case .some(let items): items.isEmpty
    }
  }

  func content<Source>(of section: Int) -> RearrangedData<Source>.Part.Content {
    switch self {
    case .all: .whole(section)
    case .some(let items): .places(items.map { ListPlace(section: section, item: $0) })
    }
  }
}

extension RearrangedData {
  /// For each array in which a section of the source has its items what was found there.
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

/// Where an array has its elements: two arrays at one address are the same, as long as both live.
private struct ArrayStorage: Hashable {
  let address: UnsafeRawPointer?
  let count: Int
}

/// Data whose sections have their items in arrays.
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
