extension ListDifference {
  /// The difference of two lists of sections.
  ///
  ///     ListDifference(
  ///       fromSections: before, toSections: after, by: ByIdentifier<Track>.self,
  ///       sectionIDs: { $0.map(\.id) }, items: { $0.tracks },
  ///       hasSameContent: { $0.title == $1.title })
  ///
  /// - Parameters:
  ///   - old: The list before.
  ///   - new: The list after.
  ///   - identity: How items are recognised, and when they count as changed.
  ///   - sectionIDs: What the sections of a list are recognised by, one each.
  ///   - items: A section's items. Where they lie in the same memory as before, as in an array that
  ///     was not changed, they are not looked at.
  ///   - hasSameContent: Whether two sections, their items left out, show the same.
  ///   - scratch: Memory to work in.
  /// - Complexity: O(n) expected for n sections and items, those of sections that go, come, or are
  ///   the same array as before not counted.
  @inlinable
  public init<
    Sections: RandomAccessCollection, SectionID: Hashable, Items: RandomAccessCollection,
    Identity: ListIdentity
  >(
    fromSections old: Sections, toSections new: Sections, by identity: Identity.Type,
    sectionIDs: (Sections) -> [SectionID], items: (Sections.Element) -> Items,
    hasSameContent: (Sections.Element, Sections.Element) -> Bool = { _, _ in true },
    reusing scratch: inout DifferenceScratch
  ) where Items.Element == Identity.Element {
    self.init()
    let sections = ListDifference(
      from: sectionIDs(old), to: sectionIDs(new), by: ByValue.self, reusing: &scratch)
    deletedSections = sections.deletedItems.map { $0.item }
    insertedSections = sections.insertedItems.map { $0.item }
    movedSections = sections.movedItems.map { ListChange(from: $0.from.item, to: $0.to.item) }
    var pairs: [ListChange<Int>] = []
    pairs.reserveCapacity(new.count)
    for (to, from) in oldSections(from: old.count, to: new.count).enumerated() {
      guard let from else { continue }
      pairs.append(ListChange(from: from, to: to))
      let oldSection = old[old.index(old.startIndex, offsetBy: from)]
      let newSection = new[new.index(new.startIndex, offsetBy: to)]
      if !hasSameContent(oldSection, newSection) {
        changedSections.append(ListChange(from: from, to: to))
      }
    }
    compareItems(
      of: ContiguousArray(old.lazy.map(items)), ContiguousArray(new.lazy.map(items)), in: pairs,
      by: identity, &scratch)
  }

  /// The difference of two lists of sections.
  @inlinable
  public init<
    Sections: RandomAccessCollection, SectionID: Hashable, Items: RandomAccessCollection,
    Identity: ListIdentity
  >(
    fromSections old: Sections, toSections new: Sections, by identity: Identity.Type,
    sectionIDs: (Sections) -> [SectionID], items: (Sections.Element) -> Items,
    hasSameContent: (Sections.Element, Sections.Element) -> Bool = { _, _ in true }
  ) where Items.Element == Identity.Element {
    var scratch = DifferenceScratch(keepsMemory: false)
    self.init(
      fromSections: old, toSections: new, by: identity, sectionIDs: sectionIDs, items: items,
      hasSameContent: hasSameContent, reusing: &scratch)
  }
}
