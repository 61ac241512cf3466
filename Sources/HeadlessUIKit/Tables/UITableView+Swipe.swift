import Foundation

extension UITableView {
  /// Shows a row's actions at an edge; false where there are none.
  func openSwipe(_ path: IndexPath, _ edge: SwipeEdge) -> Bool {
    loadIfNeeded()
    closeSwipe()
    guard geometry.contains(path), canEdit(path),
      let configuration = swipeConfiguration(path, edge), !configuration.actions.isEmpty
    else { return false }
    delegate?.tableView(self, willBeginEditingRowAt: path)
    guard geometry.contains(path) else { return false }
    swiped = SwipedItem(indexPath: path, edge: edge, configuration: configuration)
    visibleCell(at: path)?.setShowsActions(true)
    return true
  }

  /// Hides the actions that show.
  func closeSwipe() {
    guard let open = swiped else { return }
    swiped = nil
    visibleCell(at: open.indexPath)?.setShowsActions(false)
    delegate?.tableView(self, didEndEditingRowAt: open.indexPath)
  }

  /// The actions that show belonged to a row that is gone.
  func swipedRowIsGone() {
    swiped = nil
    delegate?.tableView(self, didEndEditingRowAt: nil)
  }

  /// Performs one of the actions that show; they go when the action says that it is done.
  func performSwipeAction(_ action: UIContextualAction) {
    guard let open = swiped else { return }
    let view = visibleCell(at: open.indexPath) ?? self
    action.handler(action, view) { [weak self] _ in self?.closeSwipe() }
  }

  /// The delegate's actions; where it has nothing to say, Delete at the trailing edge of a row that
  /// can be deleted. No actions at all is a way to say that there are none.
  private func swipeConfiguration(_ path: IndexPath, _ edge: SwipeEdge)
    -> UISwipeActionsConfiguration?
  {
    let asked = delegate.flatMap { delegate in
      edge == .leading
        ? delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        : delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
    return asked ?? (edge == .trailing ? deleteConfiguration(path) : nil)
  }

  private func deleteConfiguration(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard editingStyle(path) == .delete, known.commit != .absent else { return nil }
    let title = delegate.flatMap {
      $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    }
    let delete = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, done in
      // Updates made meanwhile have moved the row that is swiped.
      let row = self?.swiped?.indexPath ?? path
      done(self?.commit(.delete, row) ?? false)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// Has the data source commit an edit; false where it does not do that.
  func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    let isDone = OptionalMethod.perform("tableView(_:commit:forRowAt:)") {
      dataSource.tableView(self, commit: style, forRowAt: path)
    }
    known.commit = isDone ? .implemented : .absent
    return isDone
  }

  /// Deletes a row as a swipe does, by the first action that destroys; false where there is none,
  /// or where nobody commits the edit.
  func deleteBySwipe(_ path: IndexPath) -> Bool {
    guard openSwipe(path, .trailing), let open = swiped else { return false }
    guard let action = open.configuration.actions.first(where: { $0.style == .destructive }) else {
      closeSwipe()
      return false
    }
    performSwipeAction(action)
    return known.commit != .absent
  }
}
