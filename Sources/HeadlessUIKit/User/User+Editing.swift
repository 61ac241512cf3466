public import Foundation

extension User {
  /// Taps the control at the leading edge of a row that is edited: minus shows Delete, which is
  /// then chosen as a swipe action is; plus inserts at once. False where there is no such control.
  @discardableResult
  public func tapEditingControl(ofRowAt indexPath: IndexPath, in tableView: UITableView) -> Bool {
    act(on: tableView) {
      reveal(indexPath, in: tableView) && tableView.tapEditingControl(indexPath)
    }
  }

  /// Drags a row of a table that is edited to the place of another, past those between them; false
  /// where it does not move, or stays where it was.
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
  /// The places that a finger passes on its way to another, that one included; sections are
  /// crossed in one step.
  func path(to target: IndexPath) -> [IndexPath] {
    guard section == target.section else { return [target] }
    let step = target.item < item ? -1 : 1
    return stride(from: item, through: target.item, by: step).dropFirst().map {
      IndexPath(item: $0, section: section)
    }
  }
}
