import Foundation
public import ListControllers
public import Testing

/// The gestures of the user in a list.
extension ListScreen {
  /// Taps a row or item, and scrolls to it first if it is off screen.
  ///
  /// - Returns: False if there is no such row, or if it can't be selected.
  @discardableResult
  public func tap(
    _ indexPath: IndexPath, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    act(to: "tap \(indexPath)", sourceLocation) {
      if let tableView { return fingers.tap(rowAt: indexPath, in: tableView) }
      if let collectionView { return fingers.tap(itemAt: indexPath, in: collectionView) }
      return false
    } because: {
      missing(indexPath) ?? missingSelection ?? fingers.refusal(ofTapAt: indexPath, in: listView)
    }
  }

  /// Taps the detail button of a row.
  ///
  /// - Returns: False if the row has no detail button, or if the list is not in a table view.
  @discardableResult
  public func tapAccessory(
    at indexPath: IndexPath, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    act(to: "tap the detail button of \(indexPath)", sourceLocation) {
      tableView.map { fingers.tapAccessory(ofRowAt: indexPath, in: $0) } ?? false
    } because: {
      missingTable ?? missing(indexPath) ?? "The row has no detail button."
    }
  }

  /// Drags a row or item by its reorder control.
  ///
  /// - Parameters:
  ///   - source: The index path of the row before the move.
  ///   - target: The proposed index path, as UIKit counts it: without the dragged row.
  ///   - sourceLocation: The place of the issue.
  /// - Returns: False if the row can't be moved.
  @discardableResult
  public func drag(
    _ source: IndexPath, to target: IndexPath, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    act(to: "drag \(source) to \(target)", sourceLocation) {
      if let tableView { return fingers.drag(rowAt: source, to: target, in: tableView) }
      if let collectionView {
        return fingers.drag(itemAt: source, to: target, in: collectionView)
      }
      return false
    } because: {
      missing(source) ?? (tableView == nil ? missing(target) : missingEditing)
        ?? missingPlace(target) ?? (source == target ? "The row is there already." : missingMove)
    }
  }

  /// Taps a title of the section index.
  ///
  /// - Returns: False if the index does not have the title, or is not shown.
  @discardableResult
  public func tap(
    indexTitle title: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    act(to: "tap the index title “\(title)”", sourceLocation) {
      if let tableView { return fingers.tap(indexTitle: title, in: tableView) }
      if let collectionView { return fingers.tap(indexTitle: title, in: collectionView) }
      return false
    } because: {
      let titles = fingers.indexTitles(of: listView).map { Choice([$0]) }
      return missingList ?? missingIndex ?? Choices("index title", titles).obstacle(to: title)
    }
  }

  /// Taps the control for deletion or insertion of a row in editing mode, and confirms a deletion.
  ///
  /// - Returns: False if the row has no such control, if no action of the row is destructive, or if
  ///   the list is not in a table view.
  @discardableResult
  public func tapEditingControl(
    at indexPath: IndexPath, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    act(to: "tap the editing control of \(indexPath)", sourceLocation) {
      tableView.map { fingers.tapEditingControl(ofRowAt: indexPath, in: $0) } ?? false
    } because: {
      missingTable ?? missing(indexPath) ?? missingEditing ?? missingEditingControl
        ?? missingDeletion(of: indexPath) ?? "The row has no editing control."
    }
  }

  /// Undoes the user's last action, with the undo manager of the view controller in front.
  ///
  ///     #expect(screen.swipeToDelete([0, 0]))
  ///     #expect(screen.undo())
  ///
  /// - Returns: False if there is nothing to undo.
  @discardableResult
  public func undo(sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    revert(by: "undo", if: \.canUndo, sourceLocation) { $0.undo() }
  }

  /// Redoes the action that was undone last, with the undo manager of the view controller in front.
  ///
  /// - Returns: False if there is nothing to redo.
  @discardableResult
  public func redo(sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    revert(by: "redo", if: \.canRedo, sourceLocation) { $0.redo() }
  }

  /// Undoes or redoes an action, if there is one, as an event of its own.
  private func revert(
    by name: String, if canRevert: KeyPath<UndoManager, Bool>, _ sourceLocation: SourceLocation,
    _ revert: (UndoManager) -> Void
  ) -> Bool {
    act(to: name, sourceLocation, on: .front) {
      guard let manager = topViewController.undoManager, manager[keyPath: canRevert] else {
        return false
      }
      revert(manager)
      fingers.endEvent()
      return true
    } because: {
      guard topViewController.undoManager != nil else {
        return "\(frontName) has no undo manager. Its view isn't in a window, or its "
          + "undoManager returns nil."
      }
      return "The undo manager of \(frontName) has nothing to \(name)."
        + hint("UndoableList", topViewController is any UndoableList) + modelHint
    }
  }

  var fingers: Fingers { Fingers(of: topViewController) }
}
