extension ListDifference {
  /// Creates the difference of two lists of sections, in reused memory.
  ///
  ///     ListDifference(
  ///       fromSections: before, toSections: after, by: ByIdentifier<Track>.self,
  ///       sectionIDs: { $0.map(\.id) }, items: { $0.tracks },
  ///       hasSameContent: { $0.title == $1.title })
  ///
  /// - Parameters:
  ///   - old: The list before.
  ///   - new: The list after.
  ///   - identity: The rule that identifies and compares items.
  ///   - sectionIDs: Returns the identifiers of a list's sections, one for each section.
  ///   - items: Returns the items of a section. Items in the same memory as before, such as those
  ///     of an array that wasn't changed, aren't compared.
  ///   - hasSameContent: Returns a Boolean value that indicates whether two sections have the same
  ///     content apart from their items.
  ///   - scratch: The working memory.
  /// - Complexity: O(n) expected for n sections and items, not counting the items of sections that
  ///   are deleted, inserted, or the same array as before.
  @inlinable
  init<
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

  /// Creates the difference of two lists of sections.
  ///
  /// - Parameters:
  ///   - old: The list before.
  ///   - new: The list after.
  ///   - identity: The rule that identifies and compares items.
  ///   - sectionIDs: Returns the identifiers of a list's sections, one for each section.
  ///   - items: Returns the items of a section.
  ///   - hasSameContent: Returns a Boolean value that indicates whether two sections have the same
  ///     content apart from their items.
  @inlinable
  public init<
    Sections: RandomAccessCollection, SectionID: Hashable, Items: RandomAccessCollection,
    Identity: ListIdentity
  >(
    fromSections old: Sections, toSections new: Sections, by identity: Identity.Type,
    sectionIDs: (Sections) -> [SectionID], items: (Sections.Element) -> Items,
    hasSameContent: (Sections.Element, Sections.Element) -> Bool = { _, _ in true }
  ) where Items.Element == Identity.Element {
    var scratch = DifferenceScratch()
    self.init(
      fromSections: old, toSections: new, by: identity, sectionIDs: sectionIDs, items: items,
      hasSameContent: hasSameContent, reusing: &scratch)
  }
}
