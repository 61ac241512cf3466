#if !os(tvOS)
public import Foundation
public import ListCore

/// A list in which the user drops objects of other lists, data of other apps, and its own objects
/// at another place.
///
/// Objects of a ``DraggableList`` move by one update in each list, and keep their order. If both
/// lists are undoable and share an undo manager, one undo step returns them. A list can convert
/// objects of another type. It can also make objects of text or other data of another app:
///
///     func canDrop(_ object: Any) -> Bool { object is Card || object is Note }
///     func droppedObject(from object: Any, at indexPath: IndexPath) -> Card? {
///       object as? Card ?? (object as? Note).map { Card(title: $0.text) }
///     }
///     var droppedTypeIdentifiers: [String] { ["public.utf8-plain-text"] }
///     func droppedObject(
///       from data: Data, ofType typeIdentifier: String, at indexPath: IndexPath
///     ) throws -> Card? { Card(title: String(decoding: data, as: UTF8.self)) }
///
/// Index paths are those of the rows on screen before the update. The index path after the last row
/// of a section is the end of the section. In an arranged list, objects are dropped before the
/// object that is shown at the place, or at the end of its section. An object that was deleted
/// during the drag isn't dropped.
///
/// In a ``ReorderableList``, UIKit moves a single row within the list by itself, and the list's
/// `didMove(_:from:to:)` is called instead of `didDrop(_:)`.
///
/// A connected list is the drop delegate of its view. A controller that implements other methods of
/// `UITableViewDropDelegate` or `UICollectionViewDropDelegate` conforms to the protocol.
@MainActor public protocol DroppableList: List {
  /// Returns a Boolean value that indicates whether the list accepts an object of another list.
  ///
  /// The default accepts objects of the list's own type, if its ``List/editor`` inserts objects.
  func canDrop(_ object: Any) -> Bool
  /// Returns the object to insert for a dropped object of another list, or `nil` to refuse it. The
  /// default is the object itself.
  ///
  /// - Parameters:
  ///   - object: The object, as it is in its list now.
  ///   - indexPath: The index path of the drop.
  func droppedObject(from object: Any, at indexPath: IndexPath) -> Object?
  /// The identifiers of the types of data that the list accepts from other apps, the preferred one
  /// first.
  ///
  /// The default is text for objects that are `LosslessStringConvertible`, and nothing for others.
  var droppedTypeIdentifiers: [String] { get }
  /// Returns the object to insert for dropped data, or `nil` to refuse it. The default makes an
  /// object that is `LosslessStringConvertible` from text.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: The identifier of the data's type, one of ``droppedTypeIdentifiers``.
  ///   - indexPath: The index path of the drop.
  /// - Throws: An error that is reported to ``didFailToDrop(_:)``.
  func droppedObject(
    from data: Data, ofType typeIdentifier: String, at indexPath: IndexPath
  ) throws -> Object?
  /// Returns a Boolean value that indicates whether the user can drop an object of the list at
  /// another place in the list.
  ///
  /// The default is `true` if the list's ``List/editor`` moves objects, and `canMove(_:at:)` for a
  /// ``ReorderableList``.
  func canDropWithinList(_ object: Object, at indexPath: IndexPath) -> Bool
  /// Returns the destination of a drop, or `nil` to forbid a drop there. The default is the
  /// proposed destination. It refuses a place in a collapsed section, and a place in an outline
  /// between rows with different parents.
  func dropTarget(for proposed: IndexPath) -> IndexPath?
  /// Tells the list that objects were inserted or moved by a drop. The default does nothing.
  func didDrop(_ objects: [Object])
  /// Tells the list that dropped data couldn't be loaded or used, or that the list's editor refused
  /// dropped objects. The default does nothing.
  func didFailToDrop(_ error: any Error)
}

// MARK: Defaults

extension DroppableList {
  /// Returns a Boolean value that indicates whether the object has the type of the list's objects,
  /// and can be inserted.
  public func canDrop(_ object: Any) -> Bool { editor.inserts && object is Object }

  /// Returns the object itself if it has the type of the list's objects.
  public func droppedObject(from object: Any, at indexPath: IndexPath) -> Object? {
    object as? Object
  }

  /// No types.
  public var droppedTypeIdentifiers: [String] { [] }

  /// Returns `nil`.
  public func droppedObject(
    from data: Data, ofType typeIdentifier: String, at indexPath: IndexPath
  ) throws -> Object? { nil }

  /// Returns a Boolean value that indicates whether the list's editor moves objects.
  public func canDropWithinList(_ object: Object, at indexPath: IndexPath) -> Bool { editor.moves }

  /// Returns the proposed destination, or `nil` where the list's editor drops nothing.
  public func dropTarget(for proposed: IndexPath) -> IndexPath? {
    editor.dropTarget(for: proposed)
  }

  /// Does nothing.
  public func didDrop(_ objects: [Object]) {}

  /// Does nothing.
  public func didFailToDrop(_ error: any Error) {}
}

extension DroppableList where Object: LosslessStringConvertible {
  /// Text.
  public var droppedTypeIdentifiers: [String] { ["public.utf8-plain-text"] }

  /// Returns the object that a text describes, or `nil` if it describes none.
  public func droppedObject(
    from data: Data, ofType typeIdentifier: String, at indexPath: IndexPath
  ) throws -> Object? { Object(String(decoding: data, as: UTF8.self)) }
}

extension DroppableList where Self: ReorderableList {
  /// Returns `canMove(_:at:)`.
  public func canDropWithinList(_ object: Object, at indexPath: IndexPath) -> Bool {
    canMove(object, at: indexPath)
  }
}
#endif
