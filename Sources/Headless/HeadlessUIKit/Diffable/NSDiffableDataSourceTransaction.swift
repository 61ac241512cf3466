/// A change of a diffable data source that the user made by dragging.
@preconcurrency
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: @unchecked Sendable {
  /// The snapshot before the change.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The difference between the lists of all items.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
      .inferringMoves()
  }

  /// The transactions of the sections that changed.
  public var sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
  {
    finalSnapshot.sectionIdentifiers.compactMap { section in
      let old =
        initialSnapshot.indexOfSection(section) == nil
        ? [] : initialSnapshot.itemIdentifiers(inSection: section)
      let new = finalSnapshot.itemIdentifiers(inSection: section)
      guard old != new else { return nil }
      var initial = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
      initial.append(old)
      var final = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
      final.append(new)
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section, initialSnapshot: initial, finalSnapshot: final)
    }
  }
}

/// The part of a transaction that concerns one section.
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: @unchecked Sendable {
  /// The identifier of the section.
  public let sectionIdentifier: SectionIdentifierType
  /// The snapshot of the section before the change.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The snapshot of the section after the change.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The difference between the section's items.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.items.difference(from: initialSnapshot.items).inferringMoves()
  }
}
