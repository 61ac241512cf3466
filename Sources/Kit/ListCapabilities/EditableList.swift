public import Foundation
public import ListCore
import ListData
import ListPlatform

/// A list in which the user deletes or inserts objects, in a table's editing mode or by a swipe.
///
/// In a collection view, objects are deleted by a swipe action (see `SwipeableList`) or by an
/// accessory of their cells. To let the user undo edits, adopt ``UndoableList``, too.
@MainActor public protocol EditableList: List {
  /// Returns a Boolean value that indicates whether the user can delete an object, or insert one at
  /// its row. The default is `true`.
  func canEdit(_ object: Object, at indexPath: IndexPath) -> Bool
  /// Returns the style of an object's row in editing mode: deletion, insertion or none. The default
  /// is deletion.
  func editingStyle(of object: Object, at indexPath: IndexPath) -> UITableViewCell.EditingStyle
  /// Returns a Boolean value that indicates whether the kit deletes an object, as the user wants.
  /// The default is `true`.
  ///
  /// A list that asks first, or deletes in a way of its own, returns `false`. Later, it deletes the
  /// object by ``List/removeItem(_:removesEmptySection:)``, wherever the row is by then:
  ///
  ///     func shouldDelete(_ album: Album, at indexPath: IndexPath) -> Bool {
  ///       confirm("Delete \(album.title)?") { self.removeItem(album) }
  ///       return false
  ///     }
  func shouldDelete(_ object: Object, at indexPath: IndexPath) -> Bool
  /// Tells the list that the user has deleted an object. The default does nothing.
  ///
  /// The kit has removed the object, and everything below it in an outline, by the list's
  /// ``List/editor``, and its row from the view.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - indexPath: The index path of the row before the deletion.
  func didDelete(_ object: Object, at indexPath: IndexPath)
  /// Tells the list that the user tapped the insertion control of an object's row. The default does
  /// nothing. To insert an object, call ``List/insertItem(_:at:)``.
  func didTapInsertionControl(of object: Object, at indexPath: IndexPath)
  /// A Boolean value that indicates whether a section is removed with its last object. The default
  /// is `false`.
  var removesEmptySections: Bool { get }
}

extension EditableList {
  /// Returns `true`.
  public func canEdit(_ object: Object, at indexPath: IndexPath) -> Bool { true }

  /// Returns the deletion style.
  public func editingStyle(of object: Object, at indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }

  /// Does nothing.
  public func didTapInsertionControl(of object: Object, at indexPath: IndexPath) {}

  /// Returns `true`.
  public func shouldDelete(_ object: Object, at indexPath: IndexPath) -> Bool { true }

  /// Does nothing.
  public func didDelete(_ object: Object, at indexPath: IndexPath) {}

  /// Empty sections aren't removed.
  public var removesEmptySections: Bool { false }

  /// Deletes the object of a row as the user wants. Returns `false` if the list doesn't.
  @discardableResult
  func deleteByUser(at indexPath: IndexPath) -> Bool {
    guard let object = object(at: indexPath) else { return false }
    let held = HeldObject(object, at: indexPath, of: self)
    guard shouldDelete(object, at: indexPath) else { return false }
    // The answer may have changed the list.
    guard let current = held.current else {
      held.adviseOfAbsence("delete")
      return false
    }
    guard removeItem(at: current, removesEmptySection: removesEmptySections) != nil else {
      return false
    }
    didDelete(object, at: current)
    return true
  }
}

extension ListForwarding where L: EditableList {
  /// Returns a Boolean value that indicates whether the user can edit a row. Returns `false` if
  /// there is no such row.
  public func canEditItem(at indexPath: IndexPath) -> Bool {
    list.object(at: indexPath).map { list.canEdit($0, at: indexPath) } ?? false
  }

  /// Returns the editing style of a row, or `none` if there is no such row.
  public func editingStyleOfItem(at indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    list.object(at: indexPath).map { list.editingStyle(of: $0, at: indexPath) } ?? .none
  }

  /// Deletes or inserts an object at the user's request. Does nothing if there is no such row.
  public func commitEditing(_ style: UITableViewCell.EditingStyle, at indexPath: IndexPath) {
    switch style {
    case .delete: list.deleteByUser(at: indexPath)
    case .insert:
      list.object(at: indexPath).map { list.didTapInsertionControl(of: $0, at: indexPath) }
    default: break
    }
  }
}

extension ListCapability {
  /// The capability of an ``EditableList``.
  static let editable = ListCapability { (list: any EditableList) in list.editableLink }
}

extension EditableList {
  fileprivate var editableLink: ListLink { EditableLink(self) }
}

/// Answers which rows can be edited, and commits the edits.
private final class EditableLink<L: EditableList>: ForwardingLink<L>, UITableViewDataSource,
  UITableViewDelegate, UICollectionViewDelegate
{
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    forwarding?.canEditItem(at: indexPath) ?? false
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { forwarding?.commitEditing(editingStyle, at: indexPath) }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { forwarding?.editingStyleOfItem(at: indexPath) ?? .none }

  func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { forwarding?.canEditItem(at: indexPath) ?? false }
}
