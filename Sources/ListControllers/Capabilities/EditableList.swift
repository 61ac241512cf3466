public import Foundation
import ListData
public import ListPlatform

/// A list from which a person can delete objects, or into which they insert some, in a table's editing
/// mode or by a swipe.
///
/// A list that forwards:
///
///     func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
///       canEditItem(at: indexPath)
///     }
///     func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
///       -> UITableViewCell.EditingStyle
///     { editingStyleOfItem(at: indexPath) }
///     func tableView(
///       _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
///       forRowAt indexPath: IndexPath
///     ) { commitEditing(editingStyle, at: indexPath) }
///
/// A list in a collection view deletes by a swipe action, see `SwipeableList`, or by an accessory of its
/// cells.
@MainActor public protocol EditableList: List {
  /// Whether an object can be deleted, or one be inserted by its row. The default is true.
  func canEdit(_ object: Object, at indexPath: IndexPath) -> Bool
  /// Whether a row in editing mode deletes, inserts, or neither. The default deletes.
  func editingStyle(of object: Object, at indexPath: IndexPath) -> UITableViewCell.EditingStyle
  /// A person deleted an object. The default removes it from the list's data, and its row.
  func delete(_ object: Object, at indexPath: IndexPath)
  /// A person wants an object to be inserted, by an object's row. The default does nothing;
  /// `insertItem(_:at:)` inserts one.
  func insert(besides object: Object, at indexPath: IndexPath)
  /// Whether a section goes with its last object. The default is false.
  var removesEmptySections: Bool { get }
}

extension EditableList {
  public func canEdit(_ object: Object, at indexPath: IndexPath) -> Bool { true }

  public func editingStyle(of object: Object, at indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }

  public func insert(besides object: Object, at indexPath: IndexPath) {}

  public var removesEmptySections: Bool { false }

  /// Whether a row can be edited; false where there is none.
  public func canEditItem(at indexPath: IndexPath) -> Bool {
    object(at: indexPath).map { canEdit($0, at: indexPath) } ?? false
  }

  /// How a row is edited; not at all where there is none.
  public func editingStyleOfItem(at indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    object(at: indexPath).map { editingStyle(of: $0, at: indexPath) } ?? .none
  }

  /// Deletes or inserts as a person wants it; does nothing where there is no such row.
  public func commitEditing(_ style: UITableViewCell.EditingStyle, at indexPath: IndexPath) {
    guard let object = object(at: indexPath) else { return }
    switch style {
    case .delete: delete(object, at: indexPath)
    case .insert: insert(besides: object, at: indexPath)
    default: break
    }
  }
}

extension EditableList
where Self: NonFetchedList, ListData: SectionedDataSource, ListData.DataSection: MutableSectionInfo
{
  public func delete(_ object: Object, at indexPath: IndexPath) {
    removeItem(at: indexPath, removesEmptySection: removesEmptySections)
  }
}

extension EditableList where Self: FetchedList {
  /// Deletes it from the source, and the row goes with the change that follows.
  public func delete(_ object: Object, at indexPath: IndexPath) {
    attempt { try $0.delete(object) }
  }

  /// Puts an object into the source; its row comes with the change that follows.
  public func insertItem(_ object: Object) { attempt { try $0.insert(object) } }
}

/// Answers what can be edited, and has it done.
final class EditableLink: ListLink, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDelegate
{
  private weak var list: (any EditableList)?

  init(_ list: any EditableList) { self.list = list }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    list?.canEditItem(at: indexPath) ?? false
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { list?.commitEditing(editingStyle, at: indexPath) }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { list?.editingStyleOfItem(at: indexPath) ?? .none }

  func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { list?.canEditItem(at: indexPath) ?? false }
}
