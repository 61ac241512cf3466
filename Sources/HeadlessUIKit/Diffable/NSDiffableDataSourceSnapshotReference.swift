public import Foundation

/// A snapshot as an object, for interfaces that know no generic types:
/// `reference as NSDiffableDataSourceSnapshot<String, X>` gives the value back.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  /// The value, of whatever types.
  private let value: Any

  /// An empty snapshot.
  public override init() {
    value = NSDiffableDataSourceSnapshot<AnySendableHashable, AnySendableHashable>()
  }

  /// The object of a value.
  init(value: Any) {
    self.value = value
  }

  /// The value, if it is of these types.
  func snapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    of types: (Section, Item).Type
  ) -> NSDiffableDataSourceSnapshot<Section, Item>? {
    if let value = value as? NSDiffableDataSourceSnapshot<Section, Item> { return value }
    let isEmpty =
      (value as? NSDiffableDataSourceSnapshot<AnySendableHashable, AnySendableHashable>) != nil
    return isEmpty ? NSDiffableDataSourceSnapshot() : nil
  }

  /// The object itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An identifier of no type in particular.
struct AnySendableHashable: Hashable, Sendable {}

extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSDiffableDataSourceSnapshotReference

  /// The snapshot as an object.
  public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
    NSDiffableDataSourceSnapshotReference(value: self)
  }

  /// The value of an object; it traps where the types are others.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
  ) {
    guard let value = source.snapshot(of: (SectionIdentifierType, ItemIdentifierType).self) else {
      fatalError(
        "the snapshot is not one of \(SectionIdentifierType.self) and "
          + "\(ItemIdentifierType.self)")
    }
    result = value
  }

  /// The value of an object, if the types are these.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
  ) -> Bool {
    result = source.snapshot(of: (SectionIdentifierType, ItemIdentifierType).self)
    return result != nil
  }

  /// The value of an object; an empty one for none.
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference?
  ) -> Self {
    var result: Self?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? Self()
  }
}
