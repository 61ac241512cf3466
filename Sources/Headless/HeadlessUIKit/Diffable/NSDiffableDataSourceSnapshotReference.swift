public import Foundation

/// A snapshot object for interfaces without generic types. The expression `reference as
/// NSDiffableDataSourceSnapshot<String, X>` returns the snapshot.
///
/// Identifiers are values of hashable types, or objects.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  typealias Snapshot = NSDiffableDataSourceSnapshot<AnyIdentifier, AnyIdentifier>

  /// The snapshot that the reference was created with, until the reference is changed.
  private var typed: (any ErasableSnapshot)?
  /// The snapshot without its types, or nil until it is needed.
  private var untyped: Snapshot?

  var snapshot: Snapshot {
    get {
      if let untyped { return untyped }
      let erased = typed?.erased ?? Snapshot()
      untyped = erased
      return erased
    }
    set {
      typed = nil
      untyped = newValue
    }
  }

  /// Creates a reference to an empty snapshot.
  public override init() {}

  /// Creates a reference to a snapshot.
  init(_ typed: any ErasableSnapshot) {
    self.typed = typed
  }

  /// Creates a reference to a snapshot without types.
  init(untyped: Snapshot) {
    self.untyped = untyped
  }

  /// Returns the snapshot if its identifiers have the specified types.
  func snapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    of types: (Section, Item).Type
  ) -> NSDiffableDataSourceSnapshot<Section, Item>? {
    if let typed { return typed as? NSDiffableDataSourceSnapshot<Section, Item> }
    return snapshot.typed()
  }

  /// Returns a copy, which changes independently.
  open func copy(with zone: NSZone? = nil) -> Any {
    if let typed { return NSDiffableDataSourceSnapshotReference(typed) }
    return NSDiffableDataSourceSnapshotReference(untyped: snapshot)
  }

  // MARK: Counts and identifiers

  /// The number of items.
  open var numberOfItems: Int { snapshot.numberOfItems }
  /// The number of sections.
  open var numberOfSections: Int { snapshot.numberOfSections }
  /// The identifiers of the sections, in order.
  open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.map(\.value) }
  /// The identifiers of the items, in order.
  open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.map(\.value) }
  /// The identifiers of the sections that are marked to be reloaded.
  open var reloadedSectionIdentifiers: [Any] { snapshot.reloadedSectionIdentifiers.map(\.value) }
  /// The identifiers of the items that are marked to be reloaded.
  open var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.map(\.value) }
  /// The identifiers of the items that are marked to be reconfigured.
  open var reconfiguredItemIdentifiers: [Any] { snapshot.reconfiguredItemIdentifiers.map(\.value) }

  /// Returns the number of items in a section.
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    snapshot.numberOfItems(inSection: AnyIdentifier(sectionIdentifier))
  }
  /// Returns the identifiers of the items in a section, in order.
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    snapshot.itemIdentifiers(inSection: AnyIdentifier(sectionIdentifier)).map(\.value)
  }
  /// Returns the section that contains an item, or nil if there is no such item.
  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    snapshot.sectionIdentifier(containingItem: AnyIdentifier(itemIdentifier))?.value
  }
  /// Returns the index of an item among all items, or `NSNotFound` if there is no such item.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    snapshot.indexOfItem(AnyIdentifier(itemIdentifier)) ?? NSNotFound
  }
  /// Returns the index of a section, or `NSNotFound` if there is no such section.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    snapshot.indexOfSection(AnyIdentifier(sectionIdentifier)) ?? NSNotFound
  }

  // MARK: Items

  /// Appends items to the last section.
  open func appendItems(withIdentifiers identifiers: [Any]) {
    snapshot.appendItems(identifiers.map(AnyIdentifier.init))
  }
  /// Appends items to a section.
  open func appendItems(
    withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any
  ) {
    snapshot.appendItems(
      identifiers.map(AnyIdentifier.init), toSection: AnyIdentifier(sectionIdentifier))
  }
  /// Inserts items before another.
  open func insertItems(
    withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any
  ) {
    snapshot.insertItems(
      identifiers.map(AnyIdentifier.init), beforeItem: AnyIdentifier(itemIdentifier))
  }
  /// Inserts items after another.
  open func insertItems(
    withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any
  ) {
    snapshot.insertItems(
      identifiers.map(AnyIdentifier.init), afterItem: AnyIdentifier(itemIdentifier))
  }
  /// Deletes items.
  open func deleteItems(withIdentifiers identifiers: [Any]) {
    snapshot.deleteItems(identifiers.map(AnyIdentifier.init))
  }
  /// Deletes all sections and items.
  open func deleteAllItems() { snapshot.deleteAllItems() }
  /// Moves an item before another.
  open func moveItem(
    withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any
  ) {
    snapshot.moveItem(
      AnyIdentifier(fromIdentifier), beforeItem: AnyIdentifier(toIdentifier))
  }
  /// Moves an item after another.
  open func moveItem(
    withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any
  ) {
    snapshot.moveItem(AnyIdentifier(fromIdentifier), afterItem: AnyIdentifier(toIdentifier))
  }
  /// Marks items to be reloaded.
  open func reloadItems(withIdentifiers identifiers: [Any]) {
    snapshot.reloadItems(identifiers.map(AnyIdentifier.init))
  }
  /// Marks items to be reconfigured.
  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    snapshot.reconfigureItems(identifiers.map(AnyIdentifier.init))
  }

  // MARK: Sections

  /// Appends sections.
  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.appendSections(sectionIdentifiers.map(AnyIdentifier.init))
  }
  /// Inserts sections before another.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any],
    beforeSectionWithIdentifier toSectionIdentifier: Any
  ) {
    snapshot.insertSections(
      sectionIdentifiers.map(AnyIdentifier.init),
      beforeSection: AnyIdentifier(toSectionIdentifier))
  }
  /// Inserts sections after another.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any],
    afterSectionWithIdentifier toSectionIdentifier: Any
  ) {
    snapshot.insertSections(
      sectionIdentifiers.map(AnyIdentifier.init),
      afterSection: AnyIdentifier(toSectionIdentifier))
  }
  /// Deletes sections and their items.
  open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.deleteSections(sectionIdentifiers.map(AnyIdentifier.init))
  }
  /// Moves a section before another.
  open func moveSection(
    withIdentifier fromSectionIdentifier: Any,
    beforeSectionWithIdentifier toSectionIdentifier: Any
  ) {
    snapshot.moveSection(
      AnyIdentifier(fromSectionIdentifier), beforeSection: AnyIdentifier(toSectionIdentifier))
  }
  /// Moves a section after another.
  open func moveSection(
    withIdentifier fromSectionIdentifier: Any,
    afterSectionWithIdentifier toSectionIdentifier: Any
  ) {
    snapshot.moveSection(
      AnyIdentifier(fromSectionIdentifier), afterSection: AnyIdentifier(toSectionIdentifier))
  }
  /// Marks sections to be reloaded.
  open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.reloadSections(sectionIdentifiers.map(AnyIdentifier.init))
  }
}

extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
  /// The reference type of a snapshot.
  public typealias _ObjectiveCType = NSDiffableDataSourceSnapshotReference

  /// Returns a reference to the snapshot.
  public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
    NSDiffableDataSourceSnapshotReference(self)
  }

  /// Stores the snapshot of a reference in `result`. Traps if its types differ.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
  ) {
    guard let value = source.snapshot(of: (SectionIdentifierType, ItemIdentifierType).self) else {
      fatalError(
        "The snapshot doesn't identify sections by \(SectionIdentifierType.self) and items by "
          + "\(ItemIdentifierType.self).")
    }
    result = value
  }

  /// Stores the snapshot of a reference in `result` and returns whether its types match.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
  ) -> Bool {
    result = source.snapshot(of: (SectionIdentifierType, ItemIdentifierType).self)
    return result != nil
  }

  /// Returns the snapshot of a reference, or an empty one for nil. Traps if its types differ.
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference?
  ) -> Self {
    var result: Self?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? Self()
  }
}
