public import Foundation
public import ListPlatform

/// What a list in a table needs, whatever feeds it.
extension List where ListView == UITableView, Cell: UITableViewCell {
  /// The configured cell of a row, for `tableView(_:cellForRowAt:)`.
  ///
  /// A cell of another class than `Cell` is a programmer's error and ends the process with a
  /// sentence that names both classes and the identifier. The last row of a `PagedList` has a cell of
  /// the kit's. A row that does not exist gets a cell that was not configured.
  @inlinable
  public func tableCell(at indexPath: IndexPath, in tableView: UITableView) -> UITableViewCell {
    configuredCell(at: indexPath, in: tableView) ?? pageFooterCell(at: indexPath, in: tableView)
      ?? dequeuedCell(at: indexPath, in: tableView)
  }

  /// Passes a selection on to `listView(_:didSelect:at:)`, for
  /// `tableView(_:didSelectRowAt:)`; does nothing for a row that does not exist.
  public func tableDidSelectItem(at indexPath: IndexPath, in tableView: UITableView) {
    didSelect(at: indexPath, in: tableView)
  }
}

/// The same helpers for a list that knows its table.
extension TableViewList {
  /// The configured cell of a row of the list's table, for `tableView(_:cellForRowAt:)`.
  @inlinable
  public func tableCell(at indexPath: IndexPath) -> UITableViewCell {
    tableCell(at: indexPath, in: tableView)
  }

  /// Passes a selection on to `listView(_:didSelect:at:)`, for `tableView(_:didSelectRowAt:)`.
  public func tableDidSelectItem(at indexPath: IndexPath) {
    tableDidSelectItem(at: indexPath, in: tableView)
  }
}
