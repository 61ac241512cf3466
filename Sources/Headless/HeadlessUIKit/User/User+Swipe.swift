public import Foundation

extension User {
  /// Swipes a row open.
  ///
  /// - Returns: False if the row has no actions at the edge.
  @discardableResult
  public func swipe(
    rowAt indexPath: IndexPath, in tableView: UITableView, edge: SwipeEdge = .trailing
  ) -> Bool {
    act(on: tableView) {
      reveal(indexPath, in: tableView) && tableView.openSwipe(indexPath, edge)
    }
  }

  /// Returns the titles of the visible swipe actions, outermost first; empty if no row is swiped
  /// open.
  public func swipeActions(in tableView: UITableView) -> [String] {
    tableView.swiped?.titles ?? []
  }

  /// Taps the visible swipe action with a title.
  ///
  /// - Returns: False if there is no such action.
  @discardableResult
  public func choose(swipeAction title: String, in tableView: UITableView) -> Bool {
    act(on: tableView) {
      guard let action = tableView.swiped?.action(title) else { return false }
      tableView.performSwipeAction(action)
      return true
    }
  }

  /// Taps the visible swipe action at an index, counted from the outermost action.
  ///
  /// - Returns: False if there is no such action.
  @discardableResult
  public func choose(swipeActionAt index: Int, in tableView: UITableView) -> Bool {
    act(on: tableView) {
      guard let action = tableView.swiped?.action(at: index) else { return false }
      tableView.performSwipeAction(action)
      return true
    }
  }

  /// Swipes a row open and taps the action with a title.
  ///
  /// - Returns: False if there is no such action. The row is then closed again.
  @discardableResult
  public func swipe(
    rowAt indexPath: IndexPath, in tableView: UITableView, edge: SwipeEdge = .trailing,
    choosing title: String
  ) -> Bool {
    guard swipe(rowAt: indexPath, in: tableView, edge: edge) else { return false }
    if choose(swipeAction: title, in: tableView) { return true }
    closeSwipe(in: tableView)
    return false
  }

  /// Swipes a row from edge to edge.
  ///
  /// The first action is performed if the configuration allows it. Otherwise, the row stays open.
  ///
  /// - Returns: False if the row has no actions at the edge.
  @discardableResult
  public func fullSwipe(
    rowAt indexPath: IndexPath, in tableView: UITableView, edge: SwipeEdge = .trailing
  ) -> Bool {
    act(on: tableView) {
      guard reveal(indexPath, in: tableView), tableView.openSwipe(indexPath, edge),
        let swiped = tableView.swiped
      else { return false }
      if let action = swiped.firstForFullSwipe { tableView.performSwipeAction(action) }
      return true
    }
  }

  /// Closes the row that is swiped open.
  public func closeSwipe(in tableView: UITableView) {
    act(on: tableView) { tableView.closeSwipe() }
  }

  /// Swipes a row open and taps its first destructive action.
  ///
  /// - Returns: False if there is no such action, or if the data source does not commit the
  ///   deletion.
  @discardableResult
  public func swipeToDelete(rowAt indexPath: IndexPath, in tableView: UITableView) -> Bool {
    act(on: tableView) {
      reveal(indexPath, in: tableView) && tableView.deleteBySwipe(indexPath)
    }
  }

  /// Taps the first destructive of the visible swipe actions, which the delete control of a row
  /// shows, too.
  ///
  /// - Returns: False if there is no such action, which closes the row, or if the data source does
  ///   not commit the deletion.
  @discardableResult
  public func confirmDeletion(in tableView: UITableView) -> Bool {
    act(on: tableView) { tableView.confirmDeletion() }
  }
}

extension SwipedItem {
  /// Returns the action with a title.
  func action(_ title: String) -> UIContextualAction? {
    titles.firstIndex(of: title).flatMap(action(at:))
  }

  /// Returns the action at an index, counted from the outermost action, or nil if there is none.
  func action(at index: Int) -> UIContextualAction? {
    let actions = configuration.actions
    return actions.indices.contains(index) ? actions[index] : nil
  }

  /// The action that a full swipe performs.
  var firstForFullSwipe: UIContextualAction? {
    configuration.performsFirstActionWithFullSwipe ? configuration.actions.first : nil
  }
}
