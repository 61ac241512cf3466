extension ListDifference {
  /// Creates the difference of two lists without sections, by a rule and in reused memory.
  ///
  /// - Parameters:
  ///   - old: The list before.
  ///   - new: The list after.
  ///   - identity: The rule that identifies and compares items.
  ///   - scratch: The working memory.
  /// - Complexity: O(n) expected for n items; those that can stay while others move are found in
  ///   O(k log k) for k items or runs of items out of step.
  @inlinable
  init<Items: RandomAccessCollection, Identity: ListIdentity>(
    from old: Items, to new: Items, by identity: Identity.Type,
    reusing scratch: inout DifferenceScratch
  ) where Items.Element == Identity.Element {
    self.init()
    compareItems(
      of: [old], [new], in: CollectionOfOne(ListChange(from: 0, to: 0)), by: identity, &scratch)
  }

  /// Creates the difference of two lists without sections, by a rule.
  ///
  /// - Parameters:
  ///   - old: The list before.
  ///   - new: The list after.
  ///   - identity: The rule that identifies and compares items.
  @inlinable
  public init<Items: RandomAccessCollection, Identity: ListIdentity>(
    from old: Items, to new: Items, by identity: Identity.Type
  ) where Items.Element == Identity.Element {
    var scratch = DifferenceScratch()
    self.init(from: old, to: new, by: identity, reusing: &scratch)
  }

  /// Creates the difference of two lists without sections, whose items are identified by their `id`
  /// and compared by `==`.
  @inlinable
  public init<Items: RandomAccessCollection>(from old: Items, to new: Items)
  where Items.Element: Identifiable & Equatable {
    self.init(from: old, to: new, by: ByIdentifier.self)
  }

  /// Creates the difference of two lists without sections, whose items are identified by their
  /// value.
  @inlinable
  public init<Items: RandomAccessCollection>(from old: Items, to new: Items)
  where Items.Element: Hashable {
    self.init(from: old, to: new, by: ByValue.self)
  }

  /// Creates the difference of two lists without sections, whose hashable items are identified by
  /// their `id` and compared by `==`.
  @inlinable
  public init<Items: RandomAccessCollection>(from old: Items, to new: Items)
  where Items.Element: Identifiable & Hashable {
    self.init(from: old, to: new, by: ByIdentifier.self)
  }
}
