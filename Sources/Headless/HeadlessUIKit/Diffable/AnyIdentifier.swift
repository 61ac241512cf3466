import Foundation

/// An identifier whose type isn't known: a hashable value, or an object.
struct AnyIdentifier: Hashable, @unchecked Sendable, CustomStringConvertible {
  /// The identifier.
  let value: Any
  private let hashable: AnyHashable

  /// Creates an identifier of a hashable value, or of an object by its identity.
  init(_ value: Any) {
    self.value = value
    hashable = value as? AnyHashable ?? AnyHashable(ObjectIdentifier(value as AnyObject))
  }

  static func == (first: Self, second: Self) -> Bool { first.hashable == second.hashable }
  func hash(into hasher: inout Hasher) { hasher.combine(hashable) }
  var description: String { "\(value)" }
}

/// A snapshot whose types can be erased.
protocol ErasableSnapshot {
  /// The snapshot without its types.
  var erased: NSDiffableDataSourceSnapshot<AnyIdentifier, AnyIdentifier> { get }
}

extension NSDiffableDataSourceSnapshot: ErasableSnapshot {
  var erased: NSDiffableDataSourceSnapshot<AnyIdentifier, AnyIdentifier> {
    converted({ AnyIdentifier($0) }, { AnyIdentifier($0) }) ?? .init()
  }

  /// Returns a snapshot of converted identifiers, or nil if one of them can't be converted.
  fileprivate func converted<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ section: (SectionIdentifierType) -> Section?, _ item: (ItemIdentifierType) -> Item?
  ) -> NSDiffableDataSourceSnapshot<Section, Item>? {
    func all<Old, New>(_ old: [Old], _ convert: (Old) -> New?) -> [New]? {
      let new = old.compactMap(convert)
      return new.count == old.count ? new : nil
    }
    var result = NSDiffableDataSourceSnapshot<Section, Item>()
    guard let sections = all(sectionIdentifiers, section),
      let reloadedSections = all(reloadedSectionIdentifiers, section),
      let reloaded = all(reloadedItemIdentifiers, item),
      let reconfigured = all(reconfiguredItemIdentifiers, item)
    else { return nil }
    result.appendSections(sections)
    for (old, new) in zip(sectionIdentifiers, sections) {
      guard let items = all(itemIdentifiers(inSection: old), item) else { return nil }
      result.appendItems(items, toSection: new)
    }
    result.reloadSections(reloadedSections)
    result.reloadItems(reloaded)
    result.reconfigureItems(reconfigured)
    return result
  }
}

extension NSDiffableDataSourceSnapshot<AnyIdentifier, AnyIdentifier> {
  /// Returns the snapshot with types, or nil if an identifier is of another type.
  func typed<Section: Hashable & Sendable, Item: Hashable & Sendable>()
    -> NSDiffableDataSourceSnapshot<Section, Item>?
  {
    converted({ $0.value as? Section }, { $0.value as? Item })
  }
}
