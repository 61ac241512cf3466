#if !os(tvOS)
import Foundation
import ListData
import ListPlatform

/// An object that the user drags from a list: the local object of its drag item.
///
/// A view of the same app that isn't a list accepts it in its own drop interaction:
///
///     let dragged = session.items.compactMap { $0.localObject as? DraggedObject }
///     open(dragged.compactMap { $0.object as? Card })
@MainActor public final class DraggedObject {
  /// The place of an object in its list.
  struct Place {
    /// The object as it is now.
    let object: Any
    /// The index path in the list's data.
    let dataIndexPath: IndexPath
    /// The index path of the row or item, or `nil` if the object isn't shown.
    let indexPath: IndexPath?
  }

  /// The list from which the object is dragged. The list isn't retained.
  public private(set) weak var list: AnyObject?
  /// A Boolean value that indicates whether a drop in another list removes the object from its own.
  let allowsMove: Bool
  private let find: () -> Place?
  private let remove: ([Place]) -> [RecordedEdit]?

  /// Creates a dragged object.
  ///
  /// - Parameters:
  ///   - list: The list of the object.
  ///   - allowsMove: A Boolean value that indicates whether a drop in another list removes it.
  ///   - find: A closure that returns the current place of the object, or `nil` if it is gone.
  ///   - remove: A closure that removes objects of the list in one update. It returns the edits, or
  ///     `nil` if it can't remove them.
  init(
    of list: AnyObject, allowsMove: Bool, find: @escaping () -> Place?,
    remove: @escaping ([Place]) -> [RecordedEdit]?
  ) {
    self.list = list
    self.allowsMove = allowsMove
    self.find = find
    self.remove = remove
  }

  /// The current object of the list that has the identity of the dragged one, or `nil` if the list
  /// no longer contains it.
  public var object: Any? { place?.object }

  /// The current place of the object, or `nil` if its list no longer contains it.
  var place: Place? { list == nil ? nil : find() }

  /// Removes objects from their lists, in one update of each list. Returns the edits, or `nil` if
  /// an object can't be removed; in that case, all of them remain.
  static func remove(_ objects: [DraggedObject]) -> [RecordedEdit]? {
    var edits: [RecordedEdit] = []
    var remaining = objects
    while let first = remaining.first {
      let ofList = remaining.filter { $0.list === first.list }
      let places = ofList.compactMap(\.place)
      // An object that was dragged twice, or is gone, keeps all of them.
      guard Set(places.map(\.dataIndexPath)).count == ofList.count, let made = first.remove(places)
      else {
        for edit in edits.reversed() { edit.undo() }
        return nil
      }
      edits += made
      remaining.removeAll { $0.list === first.list }
    }
    return edits
  }
}

extension UIDragItem {
  /// The dragged object of a list, or `nil` for other items.
  var draggedObject: DraggedObject? { localObject as? DraggedObject }
}
#endif
