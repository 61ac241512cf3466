public import ListControllers

/// The gestures of the user in a list.
extension ListScreen {
  /// Taps a row or item, and scrolls to it first if it is off screen.
  ///
  /// - Returns: False if there is no such row, or if it can't be selected.
  @discardableResult
  public func tap(_ indexPath: IndexPath) -> Bool {
    act {
      if let tableView { return fingers.tap(rowAt: indexPath, in: tableView) }
      if let collectionView { return fingers.tap(itemAt: indexPath, in: collectionView) }
      return false
    }
  }

  /// Taps the detail button of a row.
  ///
  /// - Returns: False if the row has no detail button, or if the list is not in a table view.
  @discardableResult
  public func tapAccessory(at indexPath: IndexPath) -> Bool {
    act { tableView.map { fingers.tapAccessory(ofRowAt: indexPath, in: $0) } ?? false }
  }

  /// Drags a row or item by its reorder control.
  ///
  /// - Parameters:
  ///   - source: The index path of the row before the move.
  ///   - target: The proposed index path, as UIKit counts it: without the dragged row.
  /// - Returns: False if the row can't be moved.
  @discardableResult
  public func drag(_ source: IndexPath, to target: IndexPath) -> Bool {
    act {
      if let tableView { return fingers.drag(rowAt: source, to: target, in: tableView) }
      if let collectionView {
        return fingers.drag(itemAt: source, to: target, in: collectionView)
      }
      return false
    }
  }

  /// Taps a title of the section index.
  ///
  /// - Returns: False if the index does not have the title, or is not shown.
  @discardableResult
  public func tap(indexTitle title: String) -> Bool {
    act {
      if let tableView { return fingers.tap(indexTitle: title, in: tableView) }
      if let collectionView { return fingers.tap(indexTitle: title, in: collectionView) }
      return false
    }
  }

  /// Taps the control for deletion or insertion of a row in editing mode, and confirms a deletion.
  ///
  /// - Returns: False if the row has no such control, if no action of the row is destructive, or if
  ///   the list is not in a table view.
  @discardableResult
  public func tapEditingControl(at indexPath: IndexPath) -> Bool {
    act { tableView.map { fingers.tapEditingControl(ofRowAt: indexPath, in: $0) } ?? false }
  }

  /// Undoes the user's last action, with the undo manager of the view controller in front.
  ///
  ///     #expect(screen.swipeToDelete([0, 0]))
  ///     #expect(screen.undo())
  ///
  /// - Returns: False if there is nothing to undo.
  @discardableResult
  public func undo() -> Bool {
    act {
      guard let manager = topViewController.undoManager, manager.canUndo else { return false }
      manager.undo()
      fingers.endEvent()
      return true
    }
  }

  /// Redoes the action that was undone last, with the undo manager of the view controller in front.
  ///
  /// - Returns: False if there is nothing to redo.
  @discardableResult
  public func redo() -> Bool {
    act {
      guard let manager = topViewController.undoManager, manager.canRedo else { return false }
      manager.redo()
      fingers.endEvent()
      return true
    }
  }

  var fingers: Fingers { Fingers(of: topViewController) }

  /// Performs a gesture between two layouts of the window. What it registers with the undo manager
  /// is one action.
  func act<Outcome>(_ gesture: () -> Outcome) -> Outcome {
    layOut()
    defer { layOut() }
    let outcome = gesture()
    if let manager = topViewController.undoManager, manager.groupingLevel > 0 {
      fingers.endEvent()
    }
    return outcome
  }
}
