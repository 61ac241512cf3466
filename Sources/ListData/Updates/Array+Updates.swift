public import ListDiff

/// Updates between arrays of sections.
///
/// Items are recognised by their `id` where they are Identifiable, else by what they are. Sections are
/// recognised by their `sectionID`, those without one by their position among those without.
extension Array where Element: SectionInfo, Element.Item: Identifiable & Equatable {
  /// What makes a view that shows this data show other data.
  @inlinable
  public func updates(to new: [Element]) -> ListUpdates<Element> {
    ListUpdates(from: self, to: new, by: ByIdentifier.self)
  }

  /// The identifiers that stand more than once, in the order of their first places.
  public var repeatedIdentifiers: [RepeatedIdentifier<Element.Item.ID>] {
    RepeatedIdentifier.all(in: lazy.map(\.items), by: ByIdentifier.self)
  }
}

extension Array where Element: SectionInfo, Element.Item: Hashable {
  /// What makes a view that shows this data show other data.
  @inlinable
  public func updates(to new: [Element]) -> ListUpdates<Element> {
    ListUpdates(from: self, to: new, by: ByValue.self)
  }

  /// The items that stand more than once, in the order of their first places.
  public var repeatedIdentifiers: [RepeatedIdentifier<Element.Item>] {
    RepeatedIdentifier.all(in: lazy.map(\.items), by: ByValue.self)
  }
}

extension Array where Element: SectionInfo, Element.Item: Identifiable & Hashable {
  /// What makes a view that shows this data show other data.
  @inlinable
  public func updates(to new: [Element]) -> ListUpdates<Element> {
    ListUpdates(from: self, to: new, by: ByIdentifier.self)
  }

  /// The identifiers that stand more than once, in the order of their first places.
  public var repeatedIdentifiers: [RepeatedIdentifier<Element.Item.ID>] {
    RepeatedIdentifier.all(in: lazy.map(\.items), by: ByIdentifier.self)
  }
}
