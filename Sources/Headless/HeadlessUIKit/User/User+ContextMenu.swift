public import Foundation

extension User {
  /// Long-presses a row and dismisses its context menu.
  ///
  /// - Returns: The menu, or nil if the row has none.
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

  /// Long-presses a row and chooses the action with a title in its context menu.
  ///
  /// - Returns: False if there is no such action or it is disabled.
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

  /// Long-presses a row and chooses the action at an index in its context menu.
  ///
  /// The index counts the visible actions, including those of submenus.
  ///
  /// - Returns: False if there is no such action or it is disabled.
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

  /// Long-presses a row and taps the preview next to its context menu.
  ///
  /// - Returns: False if the row has no menu.
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
