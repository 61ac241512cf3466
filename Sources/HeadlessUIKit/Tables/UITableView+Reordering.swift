import Foundation

extension UITableView {
  /// A row that is held by a finger.
  struct Movement {
    /// Where the row was when it was taken up.
    let original: IndexPath
    /// Where it is now.
    var current: IndexPath
  }

  /// The place that a row on screen has in the data: another one only while a row is held, because
  /// the data source learns of the move when it ends.
  func dataSourcePath(_ path: IndexPath) -> IndexPath {
    guard let movement, movement.current != movement.original else { return path }
    return BatchUpdateMap(
      BatchUpdate.Calls([.moveItem(movement.current, to: movement.original)])
    ).indexPath(after: path) ?? path
  }

  /// Takes a row up; false where it does not move.
  func beginMovement(_ path: IndexPath) -> Bool {
    loadIfNeeded()
    guard movement == nil, isEditing, geometry.contains(path), known.move != .absent,
      dataSource != nil, canMove(path) ?? true
    else { return false }
    closeSwipe()
    movement = Movement(original: path, current: path)
    visibleCell(at: path)?.setIsReordering(true)
    return true
  }

  /// Holds the row over another's place: the delegate may choose a third.
  func updateMovement(_ proposed: IndexPath) {
    guard var moved = movement, proposed != moved.current else { return }
    let target =
      delegateChain.ask("tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)") {
        $0.tableView(
          self, targetIndexPathForMoveFromRowAt: moved.original, toProposedIndexPath: proposed)
      } ?? proposed
    guard target != moved.current, canHold(target, from: moved.current) else { return }
    rearrange(moved.current, to: target)
    moved.current = target
    movement = moved
    layoutIfNeeded()
  }

  /// Lets the row go; the data source changes its data, if the place is another one. False where
  /// it does not do that, and then the row goes back.
  func endMovement() -> Bool {
    guard let moved = movement else { return false }
    visibleCell(at: moved.current)?.setIsReordering(false)
    movement = nil
    guard moved.current != moved.original, dataSource != nil else { return false }
    let isDone = dataSourceChain.tell("tableView(_:moveRowAt:to:)") {
      $0.tableView(self, moveRowAt: moved.original, to: moved.current)
    }
    known.move = isDone ? .implemented : .absent
    if !isDone { rearrange(moved.current, to: moved.original) }
    layoutIfNeeded()
    return isDone
  }

  /// Puts a held row back before an update, whose index paths are those of the data.
  func abandonMovement() {
    guard let moved = movement else { return }
    movement = nil
    visibleCell(at: moved.current)?.setIsReordering(false)
    if moved.current != moved.original { rearrange(moved.current, to: moved.original) }
  }

  private func canHold(_ target: IndexPath, from source: IndexPath) -> Bool {
    guard target.count == 2, geometry.sections.indices.contains(target.section) else {
      return false
    }
    let count = geometry.sections[target.section].rows.count
    return (0..<count + (target.section == source.section ? 0 : 1)).contains(target.row)
  }

  /// Moves a row among those that are shown; nobody is asked for counts.
  private func rearrange(_ source: IndexPath, to target: IndexPath) {
    var counts = geometry.sections.map(\.rows.count)
    counts[source.section] -= 1
    counts[target.section] += 1
    apply(BatchUpdateMap(BatchUpdate.Calls([.moveItem(source, to: target)])), counts: counts)
    setNeedsLayout()
  }
}
