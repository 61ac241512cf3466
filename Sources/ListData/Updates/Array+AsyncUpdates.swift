public import ListDiff

/// Updates that are worked out off the caller's actor where there is much to compare. The main actor
/// stays free meanwhile; what is shown then may have changed, see `ListUpdateQueue`.
extension Array where Element: SectionInfo & Sendable, Element.Item: Identifiable & Equatable {
  /// What makes a view that shows this data show other data.
  @inlinable
  public func updates(to new: [Element]) async -> ListUpdates<Element> {
    await Self.concurrently(self, new) { ListUpdates(from: $0, to: $1, by: ByIdentifier.self) }
  }
}

extension Array where Element: SectionInfo & Sendable, Element.Item: Hashable {
  /// What makes a view that shows this data show other data.
  @inlinable
  public func updates(to new: [Element]) async -> ListUpdates<Element> {
    await Self.concurrently(self, new) { ListUpdates(from: $0, to: $1, by: ByValue.self) }
  }
}

extension Array where Element: SectionInfo & Sendable, Element.Item: Identifiable & Hashable {
  /// What makes a view that shows this data show other data.
  @inlinable
  public func updates(to new: [Element]) async -> ListUpdates<Element> {
    await Self.concurrently(self, new) { ListUpdates(from: $0, to: $1, by: ByIdentifier.self) }
  }
}

extension Array where Element: SectionInfo & Sendable {
  /// How many items are compared at once rather than handed to another thread; they take less than a
  /// millisecond.
  private static var fewItems: Int { 5_000 }

  @usableFromInline
  static func concurrently(
    _ old: Self, _ new: Self, _ compare: @Sendable (Self, Self) -> ListUpdates<Element>
  ) async -> ListUpdates<Element> {
    let count = old.reduce(0) { $0 + $1.items.count } + new.reduce(0) { $0 + $1.items.count }
    return count <= fewItems ? compare(old, new) : await elsewhere(old, new, compare)
  }

  @concurrent
  private static func elsewhere(
    _ old: Self, _ new: Self, _ compare: @Sendable (Self, Self) -> ListUpdates<Element>
  ) async -> ListUpdates<Element> {
    compare(old, new)
  }
}
