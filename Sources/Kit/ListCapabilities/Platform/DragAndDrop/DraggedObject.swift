#if !os(tvOS)
import Foundation
import ListCore
import ListPlatform

/// An object that the user drags from a list: the local object of its drag item.
///
/// A view of the same app that isn't a list accepts it in its own drop interaction:
///
///     let dragged = session.items.compactMap { $0.localObject as? DraggedObject }
///     open(dragged.compactMap { $0.object as? Card })
@MainActor public class DraggedObject {
  /// The list from which the object is dragged. The list isn't retained.
  public private(set) final weak var list: AnyObject?
  /// A Boolean value that indicates whether a drop in another list removes the object from its own.
  final let allowsMove: Bool

  init(of list: AnyObject, allowsMove: Bool) {
    self.list = list
    self.allowsMove = allowsMove
  }

  /// The current object of the list that has the identity of the dragged one, or `nil` if the list
  /// no longer contains it.
  public var object: Any? { nil }

  /// Removes objects of the list in one update. Returns the edits, or `nil` if it can't remove all
  /// of them.
  func remove(_ objects: [DraggedObject]) -> [RecordedEdit]? { nil }

  /// Removes objects from their lists, in one update of each list. Returns the edits, or `nil` if
  /// an object can't be removed; in that case, all of them remain.
  static func remove(_ objects: [DraggedObject]) -> [RecordedEdit]? {
    var edits: [RecordedEdit] = []
    var remaining = objects
    while let first = remaining.first {
      guard let made = first.remove(remaining.filter { $0.list === first.list }) else {
        for edit in edits.reversed() { edit.undo() }
        return nil
      }
      edits += made
      remaining.removeAll { $0.list === first.list }
    }
    return edits
  }
}

/// A dragged object whose type is known.
final class DraggedItem<Object>: DraggedObject {
  private let find: () -> EditedObject<Object>?
  private let removeAll: ([EditedObject<Object>]) -> [RecordedEdit]?

  /// Creates a dragged object.
  ///
  /// - Parameters:
  ///   - list: The list of the object.
  ///   - allowsMove: A Boolean value that indicates whether a drop in another list removes it.
  ///   - find: Returns the object as it is now, or `nil` if it is gone.
  ///   - removeAll: Removes objects of the list in one update. Returns the edits, or `nil` if it
  ///     can't remove them.
  init(
    of list: AnyObject, allowsMove: Bool, find: @escaping () -> EditedObject<Object>?,
    removeAll: @escaping ([EditedObject<Object>]) -> [RecordedEdit]?
  ) {
    self.find = find
    self.removeAll = removeAll
    super.init(of: list, allowsMove: allowsMove)
  }

  /// The object as it is now, or `nil` if its list no longer contains it.
  var edited: EditedObject<Object>? { list == nil ? nil : find() }

  override var object: Any? { edited?.object }

  override func remove(_ objects: [DraggedObject]) -> [RecordedEdit]? {
    let edited = objects.compactMap { ($0 as? DraggedItem)?.edited }
    // An object that was dragged twice, or is gone, keeps all of them.
    guard Set(edited.map(\.dataIndexPath)).count == objects.count else { return nil }
    return removeAll(edited)
  }
}

extension UIDragItem {
  /// The dragged object of a list, or `nil` for other items.
  var draggedObject: DraggedObject? { localObject as? DraggedObject }

  /// Returns the object that is dragged from a list, or `nil` for other items and if it is gone.
  func edited<L: List>(in list: L) -> EditedObject<L.Object>? {
    guard let dragged = localObject as? DraggedItem<L.Object>, dragged.list === list else {
      return nil
    }
    return dragged.edited
  }
}
#endif
