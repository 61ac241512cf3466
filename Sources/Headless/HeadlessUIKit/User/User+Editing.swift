public import Foundation

extension User {
  /// Taps the editing control of a row.
  ///
  /// The delete control shows the Delete action, which is then chosen like a swipe action or with
  /// ``confirmDeletion(in:)-(UITableView)``. The insert control inserts at once.
  ///
  /// - Returns: False if there is no such control.
  @discardableResult
  public func tapEditingControl(ofRowAt indexPath: IndexPath, in tableView: UITableView) -> Bool {
    act(on: tableView) {
      reveal(indexPath, in: tableView) && tableView.tapEditingControl(indexPath)
    }
  }

  /// Drags a row in editing mode to the position of another, past the rows between them.
  ///
  /// - Returns: False if the row does not move.
  @discardableResult
  public func drag(rowAt source: IndexPath, to target: IndexPath, in tableView: UITableView) -> Bool
  {
    act(on: tableView) {
      guard reveal(source, in: tableView), target.count == 2, tableView.beginMovement(source) else {
        return false
      }
      for path in source.path(to: target) { tableView.updateMovement(path) }
      return tableView.endMovement()
    }
  }
}

extension IndexPath {
  /// Returns the index paths that a finger passes on its way to another, including that one.
  ///
  /// It crosses sections in one step.
  func path(to target: IndexPath) -> [IndexPath] {
    guard section == target.section else { return [target] }
    let step = target.item < item ? -1 : 1
    return stride(from: item, through: target.item, by: step).dropFirst().map {
      IndexPath(item: $0, section: section)
    }
  }
}
