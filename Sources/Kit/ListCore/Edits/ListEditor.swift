public import Foundation

/// An object that edits the data of a list.
///
/// The capabilities with which users edit a list, such as ``EditableList`` and ``DroppableList``,
/// are written against its ``List/editor``. There are editors for data in sections, for outlines,
/// and for fetched objects. A list with another source returns its own subclass, which overrides
/// the edits that the source supports. The list refuses the other edits, and gives the reason.
@MainActor open class ListEditor<Object> {
  private let object: (IndexPath) -> Object?
  private let rows: (Set<AnyHashable>) -> [IndexPath]

  /// Creates an editor of a list, which isn't retained.
  public init<L: List>(of list: L) where L.Object == Object {
    object = { [weak list] in list?.object(at: $0) }
    rows = { [weak list] ids in
      list.map { list in
        list.allIndexPaths.filter { list.id(at: $0).map(ids.contains) ?? false }
      } ?? []
    }
  }

  // MARK: Objects

  /// Returns the object of a shown row as it can be edited, or `nil` if there is none.
  open func find(at indexPath: IndexPath) -> EditedObject<Object>? {
    object(indexPath).map { EditedObject($0, at: indexPath) }
  }

  /// Returns the objects with identifiers, in the list's order. The default returns those that the
  /// list shows.
  ///
  /// - Complexity: O(n) for n objects.
  open func find(_ ids: Set<AnyHashable>) -> [EditedObject<Object>] {
    rows(ids).compactMap(find(at:))
  }

  /// Returns a closure that returns an object as it can be edited later, or `nil` if it is gone.
  /// The default doesn't track the object.
  open func track(_ object: EditedObject<Object>) -> () -> EditedObject<Object>? { { object } }

  /// Returns the index paths of the objects, and of the rows below them that are removed with them.
  open func removedRows(with indexPaths: [IndexPath]) -> [IndexPath] { indexPaths }

  /// Updates the list if its model has changed since the last update.
  open func followModel() {}

  // MARK: Edits

  /// A Boolean value that indicates whether objects can be removed. The default is `false`.
  open var removes: Bool { false }

  /// Removes objects, in one update.
  ///
  /// - Parameters:
  ///   - objects: The objects.
  ///   - removesEmptySections: A Boolean value that indicates whether to remove sections with their
  ///     last object.
  ///   - edit: The edit of which the links are notified.
  /// - Returns: The removed objects, in the list's order.
  @discardableResult
  open func remove(
    _ objects: [EditedObject<Object>], removesEmptySections: Bool, as edit: ListEdit
  ) throws(EditRefusal) -> [Object] { throw EditRefusal(.removal) }

  /// A Boolean value that indicates whether objects can be inserted. The default is `false`.
  open var inserts: Bool { false }

  /// Inserts objects one after another, in one update.
  ///
  /// - Parameters:
  ///   - objects: The objects.
  ///   - indexPath: The index path of the first one after the update.
  ///   - edit: The edit of which the links are notified.
  /// - Returns: `false` if there is no such place.
  @discardableResult
  open func insert(
    _ objects: [Object], at indexPath: IndexPath, as edit: ListEdit
  ) throws(EditRefusal) -> Bool { throw EditRefusal(.insertion) }

  /// A Boolean value that indicates whether objects can be moved by ``move(_:to:)``. The default is
  /// `false`.
  open var moves: Bool { false }

  /// Moves objects next to each other, in one update.
  ///
  /// Objects above the target move behind the row that is shown there, and others before it, as in
  /// UIKit's moves of a single row.
  ///
  /// - Parameters:
  ///   - objects: The objects, in the order that they will have.
  ///   - indexPath: The index path of a shown row before the update, or that after a section's
  ///     last.
  /// - Returns: `false` if nothing moved.
  @discardableResult
  open func move(
    _ objects: [EditedObject<Object>], to indexPath: IndexPath
  ) throws(EditRefusal) -> Bool { throw EditRefusal(.move) }

  /// Replaces an object by another one, or by the same one with other content.
  ///
  /// - Returns: `false` if the object is gone.
  @discardableResult
  open func replace(
    _ object: EditedObject<Object>, with other: Object
  ) throws(EditRefusal) -> Bool { throw EditRefusal(.replacement) }

  /// Performs a change by the app, and records it as an edit, which can be undone. The default
  /// doesn't record it, and a debug build says so.
  @discardableResult
  open func record<Outcome>(
    _ edit: ListEdit, _ change: () throws -> Outcome
  ) rethrows -> Outcome {
    if case .change(let name) = edit {
      Advice.give(
        "The change “\(name)” can't be undone, because \(type(of: self)) records only the edits that "
          + "it makes. Register the change with the undo manager.")
    }
    return try change()
  }

  // MARK: Places

  /// Returns a Boolean value that indicates whether the user can move a row. The default is `true`.
  open func canMove(from indexPath: IndexPath) -> Bool { true }

  /// Returns the destination of a row that the user moves. The default is the proposed one.
  ///
  /// - Parameters:
  ///   - source: The index path before the move.
  ///   - proposed: The proposed index path after the move.
  /// - Returns: The index path after the move; the source to refuse the move.
  open func target(ofMovingFrom source: IndexPath, to proposed: IndexPath) -> IndexPath { proposed }

  /// Returns the place of a drop, or `nil` if nothing can be dropped there. The default is the
  /// proposed place.
  open func dropTarget(for proposed: IndexPath) -> IndexPath? { proposed }

  /// Adopts a move that the view already shows.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - source: The index path before the move.
  ///   - destination: The index path after the move.
  ///   - didMove: A closure that tells the list of a move: this one, or one that undoes it. The
  ///     default calls it.
  open func adoptMove(
    of object: Object, from source: IndexPath, to destination: IndexPath,
    _ didMove: @escaping (Object, IndexPath, IndexPath) -> Void
  ) { didMove(object, source, destination) }
}
