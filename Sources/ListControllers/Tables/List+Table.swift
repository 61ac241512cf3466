public import Foundation
public import ListPlatform

/// What a list in a table needs, whatever feeds it.
extension List where ListView == UITableView, Cell: UITableViewCell {
  /// Returns the configured cell of a row, for `tableView(_:cellForRowAt:)`.
  ///
  /// A cell of another class than `Cell` is a programmer's error and ends the process with a
  /// sentence that names both classes and the identifier. A row that shows no object, as the footer of
  /// a paged list, has a cell of its capability. A row that doesn't exist gets a cell that wasn't
  /// configured.
  @inlinable
  public func tableCell(at indexPath: IndexPath, in tableView: UITableView) -> UITableViewCell {
    configuredCell(at: indexPath, in: tableView) ?? linkedCell(at: indexPath, in: tableView)
      ?? dequeuedCell(at: indexPath, in: tableView)
  }

  /// Passes a selection on to `listView(_:didSelect:at:)`, for `tableView(_:didSelectRowAt:)`; does
  /// nothing for a row that doesn't exist.
  public func tableDidSelectItem(at indexPath: IndexPath, in tableView: UITableView) {
    didSelect(at: indexPath, in: tableView)
  }
}

/// The same helpers for a list that has a table.
extension TableViewList {
  /// Returns the configured cell of a row of the list's table, for `tableView(_:cellForRowAt:)`.
  @inlinable
  public func tableCell(at indexPath: IndexPath) -> UITableViewCell {
    tableCell(at: indexPath, in: tableView)
  }

  /// Passes a selection on to `listView(_:didSelect:at:)`, for `tableView(_:didSelectRowAt:)`.
  public func tableDidSelectItem(at indexPath: IndexPath) {
    tableDidSelectItem(at: indexPath, in: tableView)
  }
}
