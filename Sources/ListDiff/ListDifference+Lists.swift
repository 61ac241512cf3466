extension ListDifference {
  /// The difference of two lists without sections, whose items are recognised by a rule.
  ///
  /// - Parameters:
  ///   - old: The list before.
  ///   - new: The list after.
  ///   - identity: How items are recognised, and when they count as changed.
  ///   - scratch: Memory to work in.
  /// - Complexity: O(n) expected for n items; those that can stay while others move are found in
  ///   O(k log k) for k items or runs of items out of step.
  @inlinable
  public init<Items: RandomAccessCollection, Identity: ListIdentity>(
    from old: Items, to new: Items, by identity: Identity.Type,
    reusing scratch: inout DifferenceScratch
  ) where Items.Element == Identity.Element {
    self.init()
    compareItems(
      of: [old], [new], in: CollectionOfOne(ListChange(from: 0, to: 0)), by: identity, &scratch)
  }

  /// The difference of two lists without sections, whose items are recognised by a rule.
  @inlinable
  public init<Items: RandomAccessCollection, Identity: ListIdentity>(
    from old: Items, to new: Items, by identity: Identity.Type
  ) where Items.Element == Identity.Element {
    var scratch = DifferenceScratch(keepsMemory: false)
    self.init(from: old, to: new, by: identity, reusing: &scratch)
  }

  /// The difference of two lists without sections, whose items are recognised by their `id`.
  @inlinable
  public init<Items: RandomAccessCollection>(from old: Items, to new: Items)
  where Items.Element: Identifiable & Equatable {
    self.init(from: old, to: new, by: ByIdentifier.self)
  }

  /// The difference of two lists without sections, whose items are recognised by what they are.
  @inlinable
  public init<Items: RandomAccessCollection>(from old: Items, to new: Items)
  where Items.Element: Hashable {
    self.init(from: old, to: new, by: ByValue.self)
  }

  /// The difference of two lists without sections, whose items are recognised by their `id`.
  @inlinable
  public init<Items: RandomAccessCollection>(from old: Items, to new: Items)
  where Items.Element: Identifiable & Hashable {
    self.init(from: old, to: new, by: ByIdentifier.self)
  }
}
