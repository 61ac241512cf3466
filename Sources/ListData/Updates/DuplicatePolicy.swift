import ListDiff

/// What to do about identifiers that stand more than once in a list.
///
///     let updates = old.updates(to: downloaded, duplicates: .keepFirst)
///     for identifier in downloaded.repeatedIdentifiers { print(identifier) }
///     // The identifier 7 stands at 0.1 and 2.0.
public enum DuplicatePolicy: Hashable, Sendable {
  /// The first item with an identifier is kept; the others are left out of the data.
  case keepFirst
  /// All are shown; they count as different items, the first, the second and so on. Which of them is
  /// taken for which after a change is not promised, only that as many stay as both lists have.
  case number
  /// The program ends with a sentence that names them.
  case trap
}

extension DuplicatePolicy {
  /// The data after the policy was applied.
  func applied<Section: MutableSectionInfo, Identity: ListIdentity>(
    to sections: [Section], by identity: Identity.Type
  ) -> [Section] where Identity.Element == Section.Item {
    if self == .number { return sections }
    let repeated = RepeatedIdentifier.all(in: sections.lazy.map(\.items), by: identity)
    if repeated.isEmpty { return sections }
    if self == .trap {
      fatalError(
        "A list's identifiers must be unique here. "
          + repeated.map(\.description).joined(separator: " "))
    }
    let dropped = Dictionary(
      grouping: repeated.flatMap { $0.places.dropFirst() }, by: \.section)
    var sections = sections
    for (section, places) in dropped {
      let items = Set(places.map(\.item))
      sections[section].items = .init(
        sections[section].items.enumerated().lazy.filter { !items.contains($0.offset) }
          .map(\.element))
    }
    return sections
  }
}

/// Updates with a policy for identifiers that stand more than once.
extension Array where Element: MutableSectionInfo, Element.Item: Identifiable & Equatable {
  /// What makes a view that shows this data show other data.
  ///
  /// - Parameters:
  ///   - new: The data after the updates.
  ///   - duplicates: What to do about identifiers that stand in it more than once.
  /// - Complexity: O(n) expected for n items; all policies but `number` hash each item of the new data.
  public func updates(
    to new: [Element], duplicates: DuplicatePolicy
  ) -> ListUpdates<Element> {
    updates(to: duplicates.applied(to: new, by: ByIdentifier.self))
  }
}

extension Array where Element: MutableSectionInfo, Element.Item: Hashable {
  /// What makes a view that shows this data show other data.
  public func updates(
    to new: [Element], duplicates: DuplicatePolicy
  ) -> ListUpdates<Element> {
    updates(to: duplicates.applied(to: new, by: ByValue.self))
  }
}

extension Array where Element: MutableSectionInfo, Element.Item: Identifiable & Hashable {
  /// What makes a view that shows this data show other data.
  public func updates(
    to new: [Element], duplicates: DuplicatePolicy
  ) -> ListUpdates<Element> {
    updates(to: duplicates.applied(to: new, by: ByIdentifier.self))
  }
}
