public import Foundation

extension User {
  /// Presses a row for long and lets its menu go again; nil where it has none.
  @discardableResult
  public func longPress(rowAt indexPath: IndexPath, in tableView: UITableView) -> UIMenu? {
    act(on: tableView) {
      guard reveal(indexPath, in: tableView),
        let session = tableView.showContextMenu(indexPath)
      else { return nil }
      session.end()
      return session.menu
    }
  }

  /// Presses a row for long and chooses an action of its menu; false where none has this title, or
  /// where it is disabled.
  @discardableResult
  public func longPress(
    rowAt indexPath: IndexPath, in tableView: UITableView, choosing title: String
  ) -> Bool {
    act(on: tableView) {
      guard reveal(indexPath, in: tableView),
        let session = tableView.showContextMenu(indexPath)
      else { return false }
      return session.choose(title, sender: tableView.cellForRow(at: indexPath))
    }
  }

  /// Presses a row for long and chooses an action of its menu, counted from the first that shows,
  /// those of submenus included; false if there is no such action, or if it is disabled.
  @discardableResult
  public func longPress(
    rowAt indexPath: IndexPath, in tableView: UITableView, choosingActionAt index: Int
  ) -> Bool {
    act(on: tableView) {
      guard reveal(indexPath, in: tableView),
        let session = tableView.showContextMenu(indexPath)
      else { return false }
      return session.choose(at: index, sender: tableView.cellForRow(at: indexPath))
    }
  }

  /// Presses a row for long and taps the preview beside its menu; false where it has no menu.
  @discardableResult
  public func tapPreview(ofRowAt indexPath: IndexPath, in tableView: UITableView) -> Bool {
    act(on: tableView) {
      guard reveal(indexPath, in: tableView),
        let session = tableView.showContextMenu(indexPath)
      else { return false }
      tableView.commitPreview(of: session)
      return true
    }
  }
}
