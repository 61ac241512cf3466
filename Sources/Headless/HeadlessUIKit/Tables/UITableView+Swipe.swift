import Foundation

extension UITableView {
  /// Shows a row's actions at an edge. Returns false if there are none.
  func openSwipe(_ path: IndexPath, _ edge: SwipeEdge) -> Bool {
    loadIfNeeded()
    closeSwipe()
    guard geometry.contains(path), canEdit(path),
      let configuration = swipeConfiguration(path, edge), !configuration.actions.isEmpty
    else { return false }
    delegateChain.notify("tableView(_:willBeginEditingRowAt:)") {
      $0.tableView(self, willBeginEditingRowAt: path)
    }
    guard geometry.contains(path) else { return false }
    swiped = SwipedItem(indexPath: path, edge: edge, configuration: configuration)
    visibleCell(at: path)?.setShowsActions(true)
    return true
  }

  /// Hides the visible actions.
  func closeSwipe() {
    guard let open = swiped else { return }
    swiped = nil
    visibleCell(at: open.indexPath)?.setShowsActions(false)
    notifyEndOfEditing(open.indexPath)
  }

  /// Ends the swipe of a row that was deleted.
  func swipedRowIsGone() {
    swiped = nil
    notifyEndOfEditing(nil)
  }

  private func notifyEndOfEditing(_ path: IndexPath?) {
    delegateChain.notify("tableView(_:didEndEditingRowAt:)") {
      $0.tableView(self, didEndEditingRowAt: path)
    }
  }

  /// Returns the actions that a swipe would show at an edge of a row.
  ///
  /// The table can't know whether the data source deletes rows until it has done so. It assumes
  /// that a data source deletes rows if it implements `tableView(_:canEditRowAt:)`.
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

  /// Performs one of the visible actions. They are hidden when the action reports its completion.
  func performSwipeAction(_ action: UIContextualAction) {
    guard let open = swiped else { return }
    let view = visibleCell(at: open.indexPath) ?? self
    action.handler(action, view) { [weak self] _ in self?.closeSwipe() }
  }

  /// Returns the delegate's actions, or Delete at the trailing edge of a row that can be deleted.
  ///
  /// A delegate that returns a configuration without actions shows none.
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
    if let asked { return asked }
    return edge == .trailing ? rowActionsConfiguration(path) : nil
  }

  /// Returns the delegate's row actions, which a full swipe doesn't perform.
  private func rowActionsConfiguration(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    let asked = delegateChain.ask("tableView(_:editActionsForRowAt:)") {
      $0.tableView(self, editActionsForRowAt: path)
    }
    guard let actions = asked ?? nil else { return nil }
    let configuration = UISwipeActionsConfiguration(
      actions: actions.map { action in
        // Updates made in the meantime may have moved the swiped row.
        action.swipeAction { [weak self] in self?.swiped?.indexPath ?? path }
      })
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  private func deleteConfiguration(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard editingStyle(path) == .delete, known.commit != .absent else { return nil }
    let title = delegateChain.ask("tableView(_:titleForDeleteConfirmationButtonForRowAt:)") {
      $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    }
    let delete = UIContextualAction(style: .destructive, title: (title ?? nil) ?? "Delete") {
      [weak self] _, _, done in
      // Updates made in the meantime may have moved the swiped row.
      let row = self?.swiped?.indexPath ?? path
      done(self?.commit(.delete, row) ?? false)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// Commits an edit through the data source. Returns false if it does not implement the method.
  func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) -> Bool {
    guard dataSource != nil else { return false }
    let isDone = dataSourceChain.perform("tableView(_:commit:forRowAt:)") {
      $0.tableView(self, commit: style, forRowAt: path)
    }
    known.commit = isDone ? .implemented : .absent
    return isDone
  }

  /// Deletes a row with the first destructive action at its trailing edge.
  ///
  /// - Returns: False if there is no such action, or if the data source does not commit the edit.
  func deleteBySwipe(_ path: IndexPath) -> Bool {
    openSwipe(path, .trailing) && confirmDeletion()
  }

  /// Performs the first destructive of the visible actions.
  ///
  /// - Returns: False if there is no such action, or if the data source does not commit the edit.
  func confirmDeletion() -> Bool {
    guard let action = swiped?.configuration.actions.first(where: { $0.style == .destructive })
    else {
      closeSwipe()
      return false
    }
    performSwipeAction(action)
    return known.commit != .absent
  }
}
