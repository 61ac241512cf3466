public import Foundation
public import ListDiff

/// A comparison of two states of a list: a rule for the identity of items, as a value.
///
///     let comparison = ListComparison<[Contact]>(by: ByIdentifier.self)
///     let updates = comparison.updates(from: shown, to: comparison.applying(.keepFirst, to: new))
///
/// Generic code takes a comparison instead of one overload for items that are `Identifiable` and
/// another for items that are `Hashable`.
public struct ListComparison<Section: SectionInfo>: Sendable {
  @usableFromInline let compare: @Sendable ([Section], [Section]) -> ListUpdates<Section>
  @usableFromInline let duplicatePlaces: @Sendable ([Section]) -> [[ListPlace]]
  @usableFromInline let duplicateSentences: @Sendable ([Section]) -> [String]
  @usableFromInline let reselect:
    @Sendable ([IndexPath], [Section], [Section], [IndexPath]) -> [IndexPath]
  /// Returns the recording of updates, whose items are identified by the rule.
  @usableFromInline package let recording: @Sendable (ListUpdates<Section>) -> UpdateRecording

  /// Creates a comparison by a rule.
  ///
  /// - Parameter identity: The rule, such as `ByIdentifier`, `ByValue` or `ByIdentifierAlone`.
  @inlinable
  public init<Identity: ListIdentity>(by identity: Identity.Type)
  where Identity.Element == Section.Item {
    // Methods, not closures of this initializer: those would capture metatypes.
    let rule = ComparisonRule<Section, Identity>()
    compare = rule.compare
    duplicatePlaces = rule.duplicatePlaces
    duplicateSentences = rule.duplicateSentences
    reselect = rule.reselect
    recording = rule.recording
  }

  /// Returns the updates that make a view show the new sections in place of the old ones.
  ///
  /// - Complexity: O(n) expected for n items. A section with the same array as before is not
  ///   compared.
  public func updates(from old: [Section], to new: [Section]) -> ListUpdates<Section> {
    compare(old, new)
  }

  /// Returns the index paths of the items that were selected before updates and have lost their
  /// selection. A view deselects an item when the item is reloaded, or is deleted with one section
  /// and inserted with another.
  ///
  /// - Parameters:
  ///   - indexPaths: The index paths in the old data of the items that were selected.
  ///   - old: The old data.
  ///   - new: The new data.
  ///   - selected: The index paths in the new data of the items that are selected now.
  /// - Returns: Index paths in the new data, in its order.
  /// - Complexity: O(selected items) if all are still selected, otherwise O(n) for n items.
  package func reselection(
    of indexPaths: [IndexPath], from old: [Section], to new: [Section], selected: [IndexPath]
  ) -> [IndexPath] {
    reselect(indexPaths, old, new, selected)
  }

  /// Records updates in a recorder.
  ///
  /// - Complexity: O(n) for n items of both lists.
  @MainActor
  package func record(_ updates: ListUpdates<Section>, in recorder: UpdateRecorder) {
    recorder.append(recording(updates))
  }
}

extension ListComparison where Section: Sendable {
  /// The maximum number of items that are compared on the caller's actor, in less than a
  /// millisecond.
  private static var fewItems: Int { 5_000 }

  /// Returns the updates that make a view show the new sections in place of the old ones. Large
  /// lists are compared off the caller's actor.
  ///
  /// The data that the view shows may change in the meantime; see `ListUpdateQueue`.
  package func concurrentUpdates(
    from old: [Section], to new: [Section]
  ) async -> ListUpdates<Section> {
    old.itemCount + new.itemCount <= Self.fewItems
      ? compare(old, new) : await updatesElsewhere(from: old, to: new)
  }

  @concurrent
  private func updatesElsewhere(
    from old: [Section], to new: [Section]
  ) async -> ListUpdates<Section> {
    compare(old, new)
  }
}

/// The functions of a comparison for one rule. They are inlinable, so that a client specializes
/// them for its own items.
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
  func duplicatePlaces(_ sections: [Section]) -> [[ListPlace]] {
    DuplicateIdentifier.all(in: sections.lazy.map(\.items), by: Identity.self).map(\.places)
  }

  @inlinable
  func duplicateSentences(_ sections: [Section]) -> [String] {
    DuplicateIdentifier.all(in: sections.lazy.map(\.items), by: Identity.self).map(\.description)
  }

  @inlinable
  func reselect(
    _ indexPaths: [IndexPath], _ old: [Section], _ new: [Section], _ selected: [IndexPath]
  ) -> [IndexPath] {
    var missing = Set(
      indexPaths.compactMap { old.object(at: $0).map { Identity.id(of: $0) } })
    for path in selected {
      if let item = new.object(at: path) { missing.remove(Identity.id(of: item)) }
    }
    var found: [IndexPath] = []
    for (section, items) in new.lazy.map(\.items).enumerated() {
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
