public import ListDiff

extension ListUpdates {
  /// Creates the updates between two arrays of sections whose items are identified by a rule.
  ///
  ///     ListUpdates(from: before, to: after, by: ByName.self)
  ///
  /// Identifiers that appear more than once are numbered; see `DuplicatePolicy`.
  ///
  /// - Parameters:
  ///   - old: The data that is shown before.
  ///   - new: The data that is shown after.
  ///   - identity: The rule by which items are identified and compared.
  /// - Complexity: O(n) expected for n items. A section with the same array as before is not
  ///   compared.
  @inlinable
  public init<Identity: ListIdentity>(
    from old: [Section], to new: [Section], by identity: Identity.Type
  ) where Identity.Element == Section.Item {
    self.init(
      from: old, to: new,
      difference: ListDifference(
        fromSections: old, toSections: new, by: identity, sectionIDs: { Self.sectionIDs(of: $0) },
        items: { $0.items }, hasSameContent: { Self.haveSameTitles($0, $1) }))
  }

  /// Returns the identities of sections: an identifier, or the position among sections without one.
  @usableFromInline
  static func sectionIDs(of sections: [Section]) -> [UpdatesSectionID] {
    var positions = 0
    return sections.map { section in
      if let id = section.sectionID { return .id(id) }
      positions += 1
      return .position(positions)
    }
  }

  @usableFromInline
  static func haveSameTitles(_ first: Section, _ second: Section) -> Bool {
    first.headerTitle == second.headerTitle && first.footerTitle == second.footerTitle
      && first.indexTitle == second.indexTitle
  }
}

/// The identity of a section in updates.
@usableFromInline
enum UpdatesSectionID: Hashable {
  case id(AnyHashable)
  case position(Int)
}
