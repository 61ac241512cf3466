public import Foundation
public import ListPlatform

/// What a list in a table needs, whatever feeds it.
extension List where ListView == UITableView, Cell: UITableViewCell {
  /// The configured cell of a row, for `tableView(_:cellForRowAt:)`.
  ///
  /// A cell of another class than `Cell` is a programmer's error and ends the process with a
  /// sentence that names both classes and the identifier. A row that does not exist gets a cell
  /// that was not configured.
  public func tableCell(at indexPath: IndexPath, in tableView: UITableView) -> UITableViewCell {
    let identifier = cellIdentifier(at: indexPath)
    let cell = dequeue(identifier, at: indexPath, in: tableView)
    if let object = object(at: indexPath) {
      listView(tableView, configure: cell, with: object, at: indexPath)
    }
    return cell
  }

  /// Passes a selection on to `listView(_:didSelect:at:)`, for
  /// `tableView(_:didSelectRowAt:)`; does nothing for a row that does not exist.
  public func tableDidSelectItem(at indexPath: IndexPath, in tableView: UITableView) {
    guard let object = object(at: indexPath) else { return }
    listView(tableView, didSelect: object, at: indexPath)
  }

  private func dequeue(
    _ identifier: String, at indexPath: IndexPath, in tableView: UITableView
  ) -> Cell {
    // The default identifier needs no registration by the app: the first dequeue without an index
    // path finds nothing, and then the class is registered.
    if identifier == defaultCellIdentifier {
      if let cell = tableView.dequeueReusableCell(withIdentifier: identifier) {
        return checked(cell, identifier)
      }
      tableView.register(Cell.self, forCellReuseIdentifier: identifier)
    }
    return checked(
      tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath), identifier)
  }

  private func checked(_ cell: UITableViewCell, _ identifier: String) -> Cell {
    guard let cell = cell as? Cell else {
      fatalError(
        "\(type(of: self)) shows its rows in cells of class \(Cell.self), but the table has a "
          + "\(type(of: cell)) for the identifier \"\(identifier)\": register \(Cell.self) for "
          + "it, or return another identifier from cellIdentifier(at:).")
    }
    return cell
  }
}

/// The same helpers for a list that knows its table.
extension TableList {
  /// The configured cell of a row of the list's table, for `tableView(_:cellForRowAt:)`.
  public func tableCell(at indexPath: IndexPath) -> UITableViewCell {
    tableCell(at: indexPath, in: tableView)
  }

  /// Passes a selection on to `listView(_:didSelect:at:)`, for `tableView(_:didSelectRowAt:)`.
  public func tableDidSelectItem(at indexPath: IndexPath) {
    tableDidSelectItem(at: indexPath, in: tableView)
  }
}
