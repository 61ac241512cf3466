public import ListDiff

/// Updates between arrays of sections.
///
/// Items are identified by their `id` if they are `Identifiable`, otherwise by their values.
/// Sections are identified by their `sectionID`, and those without one by their position among
/// themselves.
extension Array where Element: SectionInfo, Element.Item: Identifiable & Equatable {
  /// Returns the updates that make a view of this data show new data. Items are identified by their
  /// `id`.
  @inlinable
  public func updates(to new: [Element]) -> ListUpdates<Element> {
    ListUpdates(from: self, to: new, by: ByIdentifier.self)
  }

  /// The identifiers that appear more than once, in the order of their first places.
  package var duplicateIdentifiers: [DuplicateIdentifier<Element.Item.ID>] {
    DuplicateIdentifier.all(in: lazy.map(\.items), by: ByIdentifier.self)
  }
}

extension Array where Element: SectionInfo, Element.Item: Hashable {
  /// Returns the updates that make a view of this data show new data. Items are identified by their
  /// values.
  @inlinable
  public func updates(to new: [Element]) -> ListUpdates<Element> {
    ListUpdates(from: self, to: new, by: ByValue.self)
  }

  // Items that are also identifiable have the other property. The compiler does not choose between
  // properties of different types.
  /// The items that appear more than once, in the order of their first places.
  @_disfavoredOverload
  package var duplicateIdentifiers: [DuplicateIdentifier<Element.Item>] {
    DuplicateIdentifier.all(in: lazy.map(\.items), by: ByValue.self)
  }
}

extension Array where Element: SectionInfo, Element.Item: Identifiable & Hashable {
  /// Returns the updates that make a view of this data show new data. Items are identified by their
  /// `id`, although they are also `Hashable`.
  @inlinable
  public func updates(to new: [Element]) -> ListUpdates<Element> {
    ListUpdates(from: self, to: new, by: ByIdentifier.self)
  }
}
