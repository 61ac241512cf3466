public import Foundation
public import ListPlatform

/// The helpers of lists in tables.
extension List where ListView == UITableView, Cell: UITableViewCell {
  /// Returns the configured cell of a row, for `tableView(_:cellForRowAt:)`.
  ///
  /// A row that shows no object, such as the footer of a paged list, has a cell of its capability.
  /// A row that doesn't exist has a cell that isn't configured. If a cell's class isn't `Cell`, the
  /// process ends with a message that names both classes and the reuse identifier.
  @inlinable
  public func tableCell(at indexPath: IndexPath, in tableView: UITableView) -> UITableViewCell {
    configuredCell(at: indexPath, in: tableView) ?? linkedCell(at: indexPath, in: tableView)
      ?? dequeuedCell(at: indexPath, in: tableView)
  }

  /// Passes a selection to `listView(_:didSelect:at:)`, for `tableView(_:didSelectRowAt:)`; does
  /// nothing for a row that doesn't exist.
  public func tableDidSelectItem(at indexPath: IndexPath, in tableView: UITableView) {
    didSelect(at: indexPath, in: tableView)
  }
}

/// The helpers of lists that have a table.
extension TableBasedList {
  /// Returns the configured cell of a row of the list's table, for `tableView(_:cellForRowAt:)`.
  @inlinable
  public func tableCell(at indexPath: IndexPath) -> UITableViewCell {
    tableCell(at: indexPath, in: tableView)
  }

  /// Passes a selection in the list's table to `listView(_:didSelect:at:)`, for
  /// `tableView(_:didSelectRowAt:)`.
  public func tableDidSelectItem(at indexPath: IndexPath) {
    tableDidSelectItem(at: indexPath, in: tableView)
  }
}
