public import Foundation

extension User {
  /// Swipes a row open; false where it has no actions at that edge.
  @discardableResult
  public func swipe(
    rowAt indexPath: IndexPath, in tableView: UITableView, edge: SwipeEdge = .trailing
  ) -> Bool {
    act(on: tableView) {
      reveal(indexPath, in: tableView) && tableView.openSwipe(indexPath, edge)
    }
  }

  /// The titles of the actions that show, the outermost first; none where no row is swiped open.
  public func swipeActions(in tableView: UITableView) -> [String] {
    tableView.swiped?.titles ?? []
  }

  /// Taps one of the actions that show; false where none has this title.
  @discardableResult
  public func choose(swipeAction title: String, in tableView: UITableView) -> Bool {
    act(on: tableView) {
      guard let action = tableView.swiped?.action(title) else { return false }
      tableView.performSwipeAction(action)
      return true
    }
  }

  /// Taps one of the actions that show, counted from the outermost one; false if there is no such
  /// action.
  @discardableResult
  public func choose(swipeActionAt index: Int, in tableView: UITableView) -> Bool {
    act(on: tableView) {
      guard let action = tableView.swiped?.action(at: index) else { return false }
      tableView.performSwipeAction(action)
      return true
    }
  }

  /// Swipes a row open and taps one of its actions; false where none has this title, and then the
  /// row is closed again.
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

  /// Swipes a row from edge to edge: its first action is performed, where the configuration allows
  /// that; else the row stays open. False where it has no actions.
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

  /// Swipes a row away by its first action that destroys; false where it has none, and then nothing
  /// changes.
  @discardableResult
  public func swipeToDelete(rowAt indexPath: IndexPath, in tableView: UITableView) -> Bool {
    act(on: tableView) {
      reveal(indexPath, in: tableView) && tableView.deleteBySwipe(indexPath)
    }
  }
}

extension SwipedItem {
  /// The action that has a title.
  func action(_ title: String) -> UIContextualAction? {
    titles.firstIndex(of: title).flatMap(action(at:))
  }

  /// The action at a place, counted from the outermost one; nil if there is none.
  func action(at index: Int) -> UIContextualAction? {
    let actions = configuration.actions
    return actions.indices.contains(index) ? actions[index] : nil
  }

  /// The action that a full swipe performs.
  var firstForFullSwipe: UIContextualAction? {
    configuration.performsFirstActionWithFullSwipe ? configuration.actions.first : nil
  }
}
