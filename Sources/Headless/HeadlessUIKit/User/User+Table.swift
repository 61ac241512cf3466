public import Foundation

extension User {
  /// Taps a row, scrolling to it first if necessary.
  ///
  /// - Returns: False if the row does not exist or does not respond.
  @discardableResult
  public func tap(rowAt indexPath: IndexPath, in tableView: UITableView) -> Bool {
    act(on: tableView) {
      guard reveal(indexPath, in: tableView), tableView.touchDown(onRowAt: indexPath) else {
        return false
      }
      tableView.touchUp(onRowAt: indexPath)
      return true
    }
  }

  /// Taps the detail button of a row.
  ///
  /// - Returns: False if the row has none.
  @discardableResult
  public func tapAccessory(ofRowAt indexPath: IndexPath, in tableView: UITableView) -> Bool {
    act(on: tableView) {
      guard reveal(indexPath, in: tableView),
        let type = tableView.cellForRow(at: indexPath)?.shownAccessoryType,
        type == .detailButton || type == .detailDisclosureButton
      else { return false }
      tableView.delegateChain.notify("tableView(_:accessoryButtonTappedForRowWith:)") {
        $0.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
      }
      return true
    }
  }

  /// Taps a title of the section index.
  ///
  /// - Returns: False if there is no such title.
  @discardableResult
  public func tap(indexTitle: String, in tableView: UITableView) -> Bool {
    act(on: tableView) {
      guard let index = tableView.indexTitles?.firstIndex(of: indexTitle) else { return false }
      tableView.tapIndexTitle(at: index)
      return true
    }
  }

  /// Scrolls as little as needed to show a row. Returns false if there is no such row.
  func reveal(_ indexPath: IndexPath, in tableView: UITableView) -> Bool {
    guard tableView.geometry.contains(indexPath) else { return false }
    let rect = tableView.rectForRow(at: indexPath)
    if !tableView.bounds.inset(by: tableView.adjustedContentInset).contains(rect) {
      tableView.scrollToRow(at: indexPath, at: .none, animated: false)
      tableView.layoutIfNeeded()
    }
    return true
  }
}
