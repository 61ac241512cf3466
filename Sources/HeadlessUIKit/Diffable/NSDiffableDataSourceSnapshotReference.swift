public import Foundation

/// A snapshot object for interfaces without generic types. The expression `reference as
/// NSDiffableDataSourceSnapshot<String, X>` returns the snapshot.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  /// The snapshot, whose types are not statically known.
  private let value: Any

  /// Creates a reference to an empty snapshot.
  public override init() {
    value = NSDiffableDataSourceSnapshot<AnySendableHashable, AnySendableHashable>()
  }

  /// Creates a reference to a snapshot.
  init(value: Any) {
    self.value = value
  }

  /// Returns the snapshot if it has the specified types.
  func snapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    of types: (Section, Item).Type
  ) -> NSDiffableDataSourceSnapshot<Section, Item>? {
    if let value = value as? NSDiffableDataSourceSnapshot<Section, Item> { return value }
    let isEmpty =
      (value as? NSDiffableDataSourceSnapshot<AnySendableHashable, AnySendableHashable>) != nil
    return isEmpty ? NSDiffableDataSourceSnapshot() : nil
  }

  /// Returns the reference itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A placeholder type for identifiers.
struct AnySendableHashable: Hashable, Sendable {}

extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
  /// The reference type of a snapshot.
  public typealias _ObjectiveCType = NSDiffableDataSourceSnapshotReference

  /// Returns a reference to the snapshot.
  public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
    NSDiffableDataSourceSnapshotReference(value: self)
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
