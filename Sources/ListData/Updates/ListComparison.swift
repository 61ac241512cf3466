public import Foundation
public import ListDiff

/// A comparison of two states of a list: the rule by which items are recognized, as a value.
///
///     let comparison = ListComparison<[Contact]>(by: ByIdentifier.self)
///     let updates = comparison.updates(from: shown, to: comparison.applying(.keepFirst, to: new))
///
/// Code that works for all items takes a comparison. It then needs no overload for items that are
/// `Identifiable` and another for items that are `Hashable`.
public struct ListComparison<Section: SectionInfo>: Sendable {
  @usableFromInline let compare: @Sendable ([Section], [Section]) -> ListUpdates<Section>
  @usableFromInline let repeatedPlaces: @Sendable ([Section]) -> [[ListPlace]]
  @usableFromInline let repeatedSentences: @Sendable ([Section]) -> [String]
  @usableFromInline let reselect:
    @Sendable ([IndexPath], ListUpdates<Section>, [IndexPath]) -> [IndexPath]
  @usableFromInline let recording: @Sendable (ListUpdates<Section>) -> UpdateRecording

  /// Creates a comparison by a rule.
  ///
  /// - Parameter identity: The rule, such as `ByIdentifier`, `ByValue` or `ByIdentifierAlone`.
  @inlinable
  public init<Identity: ListIdentity>(by identity: Identity.Type)
  where Identity.Element == Section.Item {
    // Methods, not closures of this initializer: those would capture metatypes.
    let rule = ComparisonRule<Section, Identity>()
    compare = rule.compare
    repeatedPlaces = rule.repeatedPlaces
    repeatedSentences = rule.repeatedSentences
    reselect = rule.reselect
    recording = rule.recording
  }

  /// Returns the updates that make a view show the new sections in place of the old ones.
  ///
  /// - Complexity: O(n) expected for n items; a section that is the same array as before is not
  ///   compared.
  public func updates(from old: [Section], to new: [Section]) -> ListUpdates<Section> {
    compare(old, new)
  }

  /// Returns the places of the items that were selected before updates and are not selected after
  /// them. A view loses the selection of an item when it is reloaded, or when the item leaves with
  /// one section and arrives with another.
  ///
  /// - Parameters:
  ///   - indexPaths: The items that were selected, by their places in the old data.
  ///   - updates: The updates that were performed.
  ///   - selected: The items that are selected now, by their places in the new data.
  /// - Returns: The places in the new data, in its order.
  /// - Complexity: O(selected items) if all are still selected, else O(n) for n items.
  public func reselection(
    of indexPaths: [IndexPath], in updates: ListUpdates<Section>, selected: [IndexPath]
  ) -> [IndexPath] {
    reselect(indexPaths, updates, selected)
  }

  /// Records updates.
  ///
  /// - Complexity: O(n) for n items of both lists.
  @MainActor
  public func record(_ updates: ListUpdates<Section>, in recorder: UpdateRecorder) {
    recorder.append(recording(updates))
  }
}

extension ListComparison where Section: Sendable {
  /// The number of items that are compared at once, in less than a millisecond. More are compared
  /// off the caller's actor.
  private static var fewItems: Int { 5_000 }

  /// Returns the updates that make a view show the new sections in place of the old ones, and
  /// compares large lists off the caller's actor.
  ///
  /// The data that the view shows may change meanwhile, see `ListUpdateQueue`.
  public func concurrentUpdates(
    from old: [Section], to new: [Section]
  ) async -> ListUpdates<Section> {
    let count = old.reduce(0) { $0 + $1.items.count } + new.reduce(0) { $0 + $1.items.count }
    return count <= Self.fewItems ? compare(old, new) : await updatesElsewhere(from: old, to: new)
  }

  @concurrent
  private func updatesElsewhere(
    from old: [Section], to new: [Section]
  ) async -> ListUpdates<Section> {
    compare(old, new)
  }
}

/// The answers of a comparison for one rule. They are inlinable: a client compiles them for its own
/// items.
@usableFromInline
struct ComparisonRule<Section: SectionInfo, Identity: ListIdentity>: Sendable
where Identity.Element == Section.Item {
  @inlinable
  init() {}

  @inlinable
  func compare(_ old: [Section], _ new: [Section]) -> ListUpdates<Section> {
    ListUpdates(from: old, to: new, by: Identity.self)
  }

  @inlinable
  func repeatedPlaces(_ sections: [Section]) -> [[ListPlace]] {
    RepeatedIdentifier.all(in: sections.lazy.map(\.items), by: Identity.self).map(\.places)
  }

  @inlinable
  func repeatedSentences(_ sections: [Section]) -> [String] {
    RepeatedIdentifier.all(in: sections.lazy.map(\.items), by: Identity.self).map(\.description)
  }

  @inlinable
  func reselect(
    _ indexPaths: [IndexPath], _ updates: ListUpdates<Section>, _ selected: [IndexPath]
  ) -> [IndexPath] {
    var missing = Set(
      indexPaths.compactMap { updates.old.object(at: $0).map { Identity.id(of: $0) } })
    for path in selected {
      if let item = updates.data.object(at: path) { missing.remove(Identity.id(of: item)) }
    }
    var found: [IndexPath] = []
    for (section, items) in updates.data.lazy.map(\.items).enumerated() {
      if missing.isEmpty { break }
      for (index, item) in items.enumerated() where missing.remove(Identity.id(of: item)) != nil {
        found.append([section, index])
      }
    }
    return found
  }

  @inlinable
  func recording(_ updates: ListUpdates<Section>) -> UpdateRecording {
    UpdateRecording(of: updates, by: Identity.self)
  }
}
