import Foundation

extension UITableView {
  /// Shows a row's actions at an edge; false where there are none.
  func openSwipe(_ path: IndexPath, _ edge: SwipeEdge) -> Bool {
    loadIfNeeded()
    closeSwipe()
    guard geometry.contains(path), canEdit(path),
      let configuration = swipeConfiguration(path, edge), !configuration.actions.isEmpty
    else { return false }
    delegateChain.tell("tableView(_:willBeginEditingRowAt:)") {
      $0.tableView(self, willBeginEditingRowAt: path)
    }
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
    tellEndOfEditing(open.indexPath)
  }

  /// The actions that show belonged to a row that is gone.
  func swipedRowIsGone() {
    swiped = nil
    tellEndOfEditing(nil)
  }

  private func tellEndOfEditing(_ path: IndexPath?) {
    delegateChain.tell("tableView(_:didEndEditingRowAt:)") {
      $0.tableView(self, didEndEditingRowAt: path)
    }
  }

  /// Returns the actions that a swipe would show at an edge of a row. Whether a data source deletes
  /// rows cannot be known before it did: it is taken to if it says which rows can be edited.
  package func swipeActions(forRowAt path: IndexPath, at edge: SwipeEdge) -> [UIContextualAction] {
    guard geometry.contains(path), canEdit(path) else { return [] }
    if let configuration = delegateSwipeConfiguration(path, edge) { return configuration.actions }
    guard edge == .trailing, known.commit == .implemented || saysWhatCanBeEdited(path) else {
      return []
    }
    return deleteConfiguration(path)?.actions ?? []
  }

  private func saysWhatCanBeEdited(_ path: IndexPath) -> Bool {
    dataSourceChain.ask("tableView(_:canEditRowAt:)") {
      $0.tableView(self, canEditRowAt: dataSourcePath(path))
    } != nil
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
    delegateSwipeConfiguration(path, edge)
      ?? (edge == .trailing ? deleteConfiguration(path) : nil)
  }

  private func delegateSwipeConfiguration(_ path: IndexPath, _ edge: SwipeEdge)
    -> UISwipeActionsConfiguration?
  {
    let asked: UISwipeActionsConfiguration?? =
      switch edge {
      case .leading:
        delegateChain.ask("tableView(_:leadingSwipeActionsConfigurationForRowAt:)") {
          $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        }
      case .trailing:
        delegateChain.ask("tableView(_:trailingSwipeActionsConfigurationForRowAt:)") {
          $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        }
      }
    return asked ?? nil
  }

  private func deleteConfiguration(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard editingStyle(path) == .delete, known.commit != .absent else { return nil }
    let title = delegateChain.ask("tableView(_:titleForDeleteConfirmationButtonForRowAt:)") {
      $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    }
    let delete = UIContextualAction(style: .destructive, title: (title ?? nil) ?? "Delete") {
      [weak self] _, _, done in
      // Updates made meanwhile have moved the row that is swiped.
      let row = self?.swiped?.indexPath ?? path
      done(self?.commit(.delete, row) ?? false)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// Has the data source commit an edit; false where it does not do that.
  func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) -> Bool {
    guard dataSource != nil else { return false }
    let isDone = dataSourceChain.tell("tableView(_:commit:forRowAt:)") {
      $0.tableView(self, commit: style, forRowAt: path)
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
