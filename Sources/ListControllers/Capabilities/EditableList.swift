public import Foundation
import ListData
public import ListPlatform

/// A list in which the user deletes or inserts objects, in a table's editing mode or by a swipe.
///
/// In a collection view, objects are deleted by a swipe action (see `SwipeableList`) or by an
/// accessory of their cells.
@MainActor public protocol EditableList: List {
  /// Returns a Boolean value that indicates whether the user can delete an object, or insert one at
  /// its row. The default is `true`.
  func canEdit(_ object: Object, at indexPath: IndexPath) -> Bool
  /// Returns the style of an object's row in editing mode: deletion, insertion or none. The default
  /// is deletion.
  func editingStyle(of object: Object, at indexPath: IndexPath) -> UITableViewCell.EditingStyle
  /// Tells the list that the user deleted an object. The default removes the object, and everything
  /// below it in an outline, by the list's ``List/editor``, and its row from the view.
  ///
  /// The index path is that of the row on screen. During a search, the object has another index
  /// path in the data. To remove the object in a method of your own, call
  /// ``List/removeItem(at:removesEmptySection:)``.
  func delete(_ object: Object, at indexPath: IndexPath)
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

  /// Removes the object by the list's editor.
  public func delete(_ object: Object, at indexPath: IndexPath) {
    removeItem(at: indexPath, removesEmptySection: removesEmptySections)
  }

  /// Empty sections aren't removed.
  public var removesEmptySections: Bool { false }
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
    guard let object = list.object(at: indexPath) else { return }
    switch style {
    case .delete: list.delete(object, at: indexPath)
    case .insert: list.didTapInsertionControl(of: object, at: indexPath)
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
