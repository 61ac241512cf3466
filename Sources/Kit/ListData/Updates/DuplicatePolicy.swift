import ListDiff

/// A policy for identifiers that appear more than once in a list.
///
///     let comparison = ListComparison<[Contact]>(by: ByIdentifier.self)
///     let new = comparison.applying(.keepFirst, to: downloaded)
///     for sentence in comparison.duplicateIdentifiers(in: downloaded) { print(sentence) }
///     // The identifier 7 appears at [0, 1] and [2, 0].
public enum DuplicatePolicy: Hashable, Sendable {
  /// Keeps the first item with an identifier, and removes the others from the data.
  case keepFirst
  /// Shows all items, and numbers those with the same identifier to tell them apart. Updates keep
  /// as many of them as both lists have. The pairing of old and new items with the same identifier
  /// is unspecified.
  case keepAll
  /// Stops the program with a message that names the identifiers and their places.
  case trap
}

extension ListComparison {
  /// Returns a sentence about each identifier that appears more than once, in the order of their
  /// first places: "The identifier 7 appears at [0, 1] and [2, 0]."
  ///
  /// - Complexity: O(n) for n items.
  public func duplicateIdentifiers(in sections: [Section]) -> [String] {
    duplicateSentences(sections)
  }

  /// Returns the sections after a policy for repeated identifiers is applied.
  ///
  /// - Complexity: O(n) for n items; O(1) for the policy `keepAll`.
  public func applying(_ policy: DuplicatePolicy, to sections: [Section]) -> [Section]
  where Section: MutableSectionInfo {
    switch policy {
    case .keepAll: return sections
    case .keepFirst: return removing(duplicatePlaces(sections).flatMap { $0.dropFirst() }, sections)
    case .trap:
      let sentences = duplicateIdentifiers(in: sections)
      if sentences.isEmpty { return sections }
      fatalError(
        "The identifiers of this list must be unique. " + sentences.joined(separator: " "))
    }
  }

  private func removing(_ places: [ListPlace], _ sections: [Section]) -> [Section]
  where Section: MutableSectionInfo {
    var sections = sections
    for (section, places) in Dictionary(grouping: places, by: \.section) {
      let items = Set(places.map(\.item))
      sections[section].items = .init(
        sections[section].items.enumerated().lazy.filter { !items.contains($0.offset) }
          .map(\.element))
    }
    return sections
  }
}

// MARK: Arrays of sections

extension Array where Element: MutableSectionInfo, Element.Item: Identifiable & Equatable {
  /// Returns the updates that make a view of this data show new data, after a policy for repeated
  /// identifiers is applied. Items are identified by their `id`.
  ///
  /// - Parameters:
  ///   - new: The data after the updates.
  ///   - duplicates: The policy for identifiers that appear more than once in the new data.
  public func updates(to new: [Element], duplicates: DuplicatePolicy) -> ListUpdates<Element> {
    ListComparison(by: ByIdentifier.self).updates(from: self, to: new, duplicates)
  }
}

extension Array where Element: MutableSectionInfo, Element.Item: Hashable {
  /// Returns the updates that make a view of this data show new data, after a policy for repeated
  /// items is applied. Items are identified by their values.
  public func updates(to new: [Element], duplicates: DuplicatePolicy) -> ListUpdates<Element> {
    ListComparison(by: ByValue.self).updates(from: self, to: new, duplicates)
  }
}

extension Array where Element: MutableSectionInfo, Element.Item: Identifiable & Hashable {
  /// Returns the updates that make a view of this data show new data, after a policy for repeated
  /// identifiers is applied. Items are identified by their `id`, although they are also `Hashable`.
  public func updates(to new: [Element], duplicates: DuplicatePolicy) -> ListUpdates<Element> {
    ListComparison(by: ByIdentifier.self).updates(from: self, to: new, duplicates)
  }
}

extension ListComparison where Section: MutableSectionInfo {
  fileprivate func updates(
    from old: [Section], to new: [Section], _ duplicates: DuplicatePolicy
  ) -> ListUpdates<Section> {
    updates(from: old, to: applying(duplicates, to: new))
  }
}
