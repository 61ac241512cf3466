import Foundation

extension UITableView {
  /// Moves the focus to a row as the keyboard does, calling the delegate in UIKit's order.
  ///
  /// - Returns: False if the row can't be focused, or if the delegate keeps the focus.
  func moveFocus(to path: IndexPath?) -> Bool {
    loadIfNeeded()
    let old = focusedRow
    if let path, !canFocus(path) { return false }
    guard path != old else { return path != nil }
    let context = UITableViewFocusUpdateContext()
    context.previouslyFocusedIndexPath = old
    context.nextFocusedIndexPath = path
    context.previouslyFocusedView = old.flatMap(cellForRow)
    context.nextFocusedView = path.flatMap(cellForRow)
    if let old, let path { context.focusHeading = path < old ? .up : .down }
    let moves =
      delegateChain.ask("tableView(_:shouldUpdateFocusIn:)") {
        $0.tableView(self, shouldUpdateFocusIn: context)
      } ?? true
    guard moves else { return false }
    if let old { lastFocusedRow = old }
    focusedRow = path
    for path in [old, path] {
      if let path { cellForRow(at: path)?.setNeedsUpdateConfiguration() }
    }
    let coordinator = UIFocusAnimationCoordinator()
    delegateChain.notify("tableView(_:didUpdateFocusIn:with:)") {
      $0.tableView(self, didUpdateFocusIn: context, with: coordinator)
    }
    coordinator.end()
    NotificationCenter.default.post(
      name: UIFocusUpdateContext.didUpdateNotification, object: self)
    if let path, allowsTaps, selectsOnFocus(path), !selectedRows.contains(path) {
      selectByTap(path)
    }
    return true
  }

  /// Moves the focus into the table view: to the row that was focused last if the table view
  /// remembers it, or to the one that the delegate prefers, or else to the first visible one.
  func enterFocus() -> Bool {
    loadIfNeeded()
    let remembered = remembersLastFocusedIndexPath ? lastFocusedRow : nil
    let preferred =
      remembered
      ?? delegateChain.ask("indexPathForPreferredFocusedView(in:)") {
        $0.indexPathForPreferredFocusedView(in: self)
      } ?? nil
    let paths = [preferred].compactMap { $0 } + (indexPathsForVisibleRows ?? []).sorted()
    guard let path = paths.first(where: canFocus) else { return false }
    return moveFocus(to: path)
  }

  private func canFocus(_ path: IndexPath) -> Bool {
    guard geometry.contains(path), isEditing ? allowsFocusDuringEditing : allowsFocus else {
      return false
    }
    return delegateChain.ask("tableView(_:canFocusRowAt:)") {
      $0.tableView(self, canFocusRowAt: path)
    } ?? true
  }

  private func selectsOnFocus(_ path: IndexPath) -> Bool {
    delegateChain.ask("tableView(_:selectionFollowsFocusForRowAt:)") {
      $0.tableView(self, selectionFollowsFocusForRowAt: path)
    } ?? selectionFollowsFocus
  }

  /// Opens the row that a drag stays over, as a tap does.
  ///
  /// - Returns: False if the table view or the row isn't spring-loaded.
  func springLoad(_ path: IndexPath, at point: CGPoint) -> Bool {
    guard isSpringLoaded, geometry.contains(path) else { return false }
    let context = SpringLoadedContext(self, at: point, targetView: cellForRow(at: path))
    let loads =
      delegateChain.ask("tableView(_:shouldSpringLoadRowAt:with:)") {
        $0.tableView(self, shouldSpringLoadRowAt: path, with: context)
      } ?? true
    guard loads, touchDown(onRowAt: path) else { return false }
    touchUp(onRowAt: path)
    return true
  }
}
