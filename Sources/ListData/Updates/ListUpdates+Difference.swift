public import ListDiff

extension ListUpdates {
  /// Updates between any sections, whose items are recognised by a rule.
  ///
  ///     ListUpdates(from: before, to: after, by: ByName.self)
  ///
  /// Identifiers that stand more than once are numbered, see `DuplicatePolicy`.
  ///
  /// - Parameters:
  ///   - old: What is shown before.
  ///   - new: What is shown after.
  ///   - identity: How items are recognised, and when they count as changed.
  /// - Complexity: O(n) expected for n items; a section that has the same array as before is not
  ///   looked at.
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

  /// What sections are recognised by: an identifier, or the position among those without.
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

/// What a section is recognised by.
@usableFromInline
enum UpdatesSectionID: Hashable {
  case id(AnyHashable)
  case position(Int)
}
