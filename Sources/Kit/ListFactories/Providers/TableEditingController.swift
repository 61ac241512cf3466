public import Foundation
public import ListData
public import ListPlatform

/// A controller for editing a table. It indicates which rows can be edited, and changes the data
/// when the user deletes or inserts a row. It also updates the table.
///
///     TableEditingController<[[String]]> { names, style, indexPath in
///       style == .insert ? names.insert("", at: indexPath) : names.remove(at: indexPath) != nil
///     }
@MainActor public struct TableEditingController<Data: DataSource> {
  /// A closure that returns a Boolean value that indicates whether a row can be edited.
  public typealias CanEditRow = (_ data: Data, _ indexPath: IndexPath) -> Bool
  /// A closure that deletes the object at an index path or inserts one there, as the style
  /// requires. It returns `false` if the data didn't change.
  public typealias CommitEditing = (
    _ data: inout Data, _ style: UITableViewCell.EditingStyle, _ indexPath: IndexPath
  ) -> Bool

  private let canEditRow: CanEditRow
  private let commitEditing: CommitEditing

  /// Creates a controller from closures.
  ///
  /// - Parameters:
  ///   - canEditRow: Returns a Boolean value that indicates whether a row can be edited. By
  ///     default, all rows can be.
  ///   - commitEditing: Changes the data.
  public init(
    canEditRow: @escaping CanEditRow = { _, _ in true }, commitEditing: @escaping CommitEditing
  ) {
    self.canEditRow = canEditRow
    self.commitEditing = commitEditing
  }

  /// Returns a controller of rows that can be deleted.
  public static func deleting<Section: MutableSectionInfo>() -> Self where Data == [Section] {
    TableEditingController { data, style, indexPath in
      style == .delete && data.remove(at: indexPath) != nil
    }
  }

  /// Returns a Boolean value that indicates whether a row can be edited.
  public func canEdit(_ data: Data, at indexPath: IndexPath) -> Bool {
    canEditRow(data, indexPath)
  }

  /// Changes the data at the user's request, and updates the table.
  ///
  /// - Parameters:
  ///   - style: The editing style, deletion or insertion.
  ///   - indexPath: The index path of the row before the update.
  ///   - data: The data that the table shows.
  ///   - tableView: The table.
  ///   - setData: Receives the data to show, before the table is updated.
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
