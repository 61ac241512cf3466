import Foundation

extension UITableView {
  /// A row that is held during a reorder.
  struct Movement {
    /// The row's index path before the move.
    let original: IndexPath
    /// The row's current index path.
    var current: IndexPath
  }

  /// Returns the index path of a displayed row in the data source's order.
  ///
  /// It differs only while a row is held, because the data source learns of the move when it ends.
  func dataSourcePath(_ path: IndexPath) -> IndexPath {
    let path = placeholders.isEmpty ? path : pathWithoutPlaceholders(path)
    guard let movement, movement.current != movement.original else { return path }
    return BatchUpdateMap(
      BatchUpdate.Calls([.moveItem(movement.current, to: movement.original)])
    ).indexPath(after: path) ?? path
  }

  /// Lifts a row. Returns false if the row can't be moved.
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

  /// Moves the held row to a proposed index path, unless the delegate chooses another.
  func updateMovement(_ proposed: IndexPath) {
    guard var moved = movement, proposed != moved.current else { return }
    let target =
      delegateChain.ask("tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)") {
        $0.tableView(
          self, targetIndexPathForMoveFromRowAt: moved.original, toProposedIndexPath: proposed)
      } ?? proposed
    guard target != moved.current, canHold(target, from: moved.current) else { return }
    let source = moved.current
    moved.current = target
    // Heights are asked for by the index paths of the data, so the table knows of the move first.
    movement = moved
    rearrange(source, to: target)
    layoutIfNeeded()
  }

  /// Drops the held row. If its index path changed, the data source moves the row in its data.
  ///
  /// A diffable data source moves the row by applying a snapshot. Its differences are those from
  /// the current snapshot, so the row returns to its original position first.
  ///
  /// - Returns: False if the data source does not move rows. The row then returns to its original
  ///   position.
  func endMovement() -> Bool {
    guard let moved = movement else { return false }
    let followsSnapshots = dataSource is any SnapshotDataSource
    if followsSnapshots {
      abandonMovement()
    } else {
      visibleCell(at: moved.current)?.setIsReordering(false)
      movement = nil
    }
    guard moved.current != moved.original, dataSource != nil else { return false }
    let isDone = dataSourceChain.perform("tableView(_:moveRowAt:to:)") {
      $0.tableView(self, moveRowAt: moved.original, to: moved.current)
    }
    known.move = isDone ? .implemented : .absent
    if !isDone, !followsSnapshots { rearrange(moved.current, to: moved.original) }
    layoutIfNeeded()
    return isDone
  }

  /// Returns a Boolean value that indicates whether the data source may move a row after a drop.
  func canReorder(_ path: IndexPath) -> Bool {
    dataSource != nil && geometry.contains(path) && known.move != .absent && canMove(path) ?? true
  }

  /// Moves a row that was dropped on another. Returns false if the data source does not move rows.
  func reorder(_ source: IndexPath, to target: IndexPath) -> Bool {
    guard movement == nil else { return false }
    guard target != source else { return known.move == .implemented || canMove(source) != nil }
    movement = Movement(original: source, current: source)
    var target = target
    if target.section == source.section {
      target.row = min(target.row, geometry.sections[source.section].rows.count - 1)
    }
    updateMovement(target)
    return endMovement()
  }

  /// Returns a held row to its original position before an update, whose index paths are those of
  /// the data.
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

  /// Moves a displayed row without asking the data source for counts.
  private func rearrange(_ source: IndexPath, to target: IndexPath) {
    var counts = geometry.sections.map(\.rows.count)
    counts[source.section] -= 1
    counts[target.section] += 1
    apply(BatchUpdateMap(BatchUpdate.Calls([.moveItem(source, to: target)])), counts: counts)
    setNeedsLayout()
  }
}
