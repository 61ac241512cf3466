import Foundation

extension UITableView: FocusList {
  package var isSidebar: Bool { false }

  package var focusedCell: UIView? { focusedPath.flatMap(cellForRow) }

  package func count(inSection section: Int) -> Int { numberOfRows(inSection: section) }

  package func neighbor(of path: IndexPath, _ heading: UIFocusHeading) -> IndexPath? {
    if heading == .down { return item(after: path) }
    return heading == .up ? item(before: path) : nil
  }

  package func revealForFocus(_ path: IndexPath) {
    scrollToRow(at: path, at: .none, animated: false)
  }

  package func moveFocus(to path: IndexPath?, heading: UIFocusHeading) -> Bool {
    loadIfNeeded()
    let old = focusedPath
    if let path, !(cellForRow(at: path)?.canBecomeFocused ?? canFocus(path)) { return false }
    guard path != old else { return path != nil }
    let context = UITableViewFocusUpdateContext()
    context.previouslyFocusedIndexPath = old
    context.nextFocusedIndexPath = path
    context.previouslyFocusedView = old.flatMap(cellForRow)
    context.nextFocusedView = path.flatMap(cellForRow)
    context.focusHeading = heading
    let moves =
      delegateChain.ask("tableView(_:shouldUpdateFocusIn:)") {
        $0.tableView(self, shouldUpdateFocusIn: context)
      } ?? true
    guard moves, context.isAllowed, path == nil || window?.release(for: self) ?? true else {
      return false
    }
    if let old { lastFocusedPath = old }
    focusedPath = path
    if path != nil { window?.focusHolder = self }
    for path in [old, path] {
      if let path { cellForRow(at: path)?.setNeedsUpdateConfiguration() }
    }
    let coordinator = UIFocusAnimationCoordinator()
    delegateChain.perform("tableView(_:didUpdateFocusIn:with:)") {
      $0.tableView(self, didUpdateFocusIn: context, with: coordinator)
    }
    context.end(with: coordinator)
    if let path, allowsTaps, selectsOnFocus(path), !selectedRows.contains(path) {
      selectByTap(path)
    }
    return true
  }

  /// Moves the focus into the table view: to the row that was focused last if the table view
  /// remembers it, or to the one that the delegate prefers, or else to a selected row, to the one
  /// that was focused last, or to the first one, of those that are visible.
  package func enterFocus() -> Bool {
    loadIfNeeded()
    let paths = entryPaths(
      remembered: remembersLastFocusedIndexPath ? lastFocusedPath : nil,
      preferred: delegateChain.ask("indexPathForPreferredFocusedView(in:)") {
        $0.indexPathForPreferredFocusedView(in: self)
      } ?? nil,
      selected: selectedRows.all, last: lastFocusedPath,
      visible: (indexPathsForVisibleRows ?? []).sorted())
    guard let path = paths.first(where: canFocus) else { return false }
    revealForFocus(path)
    layoutIfNeeded()
    return moveFocus(to: path, heading: [])
  }

  package func canFocus(_ path: IndexPath) -> Bool {
    guard geometry.contains(path) else { return false }
    return delegateChain.ask("tableView(_:canFocusRowAt:)") {
      $0.tableView(self, canFocusRowAt: path)
    } ?? (isEditing ? allowsFocusDuringEditing : allowsFocus)
  }

  private func selectsOnFocus(_ path: IndexPath) -> Bool {
    delegateChain.ask("tableView(_:selectionFollowsFocusForRowAt:)") {
      $0.tableView(self, selectionFollowsFocusForRowAt: path)
    } ?? selectionFollowsFocus
  }

  package func pressReturn() -> Bool {
    guard let path = focusedPath else { return false }
    if selectsOnFocus(path), selectedRows.contains(path), !allowsSeveralSelections {
      performPrimaryAction(path)
      return true
    }
    guard touchDown(onRowAt: path) else { return false }
    touchUp(onRowAt: path)
    return true
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
