public import Foundation
public import ListData
public import ListPlatform

/// Which rows of a table can be edited, and what becomes of the data when a person deletes or inserts
/// one. The table follows by itself.
///
///     TableEditingController<[[String]]> { names, style, indexPath in
///       style == .insert ? names.insert("", at: indexPath) : names.remove(at: indexPath) != nil
///     }
@MainActor public struct TableEditingController<Data: DataSource> {
  /// Whether a row can be edited.
  public typealias CanEditRow = (_ data: Data, _ indexPath: IndexPath) -> Bool
  /// Deletes the object at an index path, or inserts one there, as the style says; false if it did not.
  public typealias CommitEditing = (
    _ data: inout Data, _ style: UITableViewCell.EditingStyle, _ indexPath: IndexPath
  ) -> Bool

  private let canEditRow: CanEditRow
  private let commitEditing: CommitEditing

  /// Editing by closures.
  ///
  /// - Parameters:
  ///   - canEditRow: Whether a row can be edited; all can if it is left out.
  ///   - commitEditing: Changes the data.
  public init(
    canEditRow: @escaping CanEditRow = { _, _ in true }, commitEditing: @escaping CommitEditing
  ) {
    self.canEditRow = canEditRow
    self.commitEditing = commitEditing
  }

  /// Rows that can be deleted.
  public static func deleting<Section: MutableSectionInfo>() -> Self where Data == [Section] {
    TableEditingController { data, style, indexPath in
      style == .delete && data.remove(at: indexPath) != nil
    }
  }

  /// Whether a row can be edited.
  public func canEdit(_ data: Data, at indexPath: IndexPath) -> Bool {
    canEditRow(data, indexPath)
  }

  /// Changes the data as a person wants it, and makes the table follow.
  ///
  /// - Parameters:
  ///   - style: Whether the row is to go, or another to come in its place.
  ///   - indexPath: The row, before the change.
  ///   - data: The data that the table shows.
  ///   - tableView: The table.
  ///   - setData: Takes the data that it is to show. The table asks for it when this has returned.
  public func commit(
    _ style: UITableViewCell.EditingStyle, at indexPath: IndexPath, of data: Data,
    in tableView: UITableView, setData: (Data) -> Void
  ) {
    var data = data
    guard commitEditing(&data, style, indexPath) else { return }
    setData(data)
    switch style {
    case .delete: tableView.deleteRows(at: [indexPath], with: .automatic)
    case .insert: tableView.insertRows(at: [indexPath], with: .automatic)
    default: break
    }
  }
}
