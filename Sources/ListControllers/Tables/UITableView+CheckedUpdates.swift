public import ListData
public import ListPlatform

extension UITableView {
  /// Changes the data and the table in a batch update that can't end the app.
  ///
  ///     tableView.performCheckedBatchUpdates { batch in
  ///       self.names.removeFirst()
  ///       batch.deleteItems(at: [[0, 0]])
  ///     }
  ///
  /// UIKit ends the app if the operations don't lead from the rows that the table shows to those of
  /// its data source, or if they contradict one another. This method checks the batch update by the
  /// same rules before the table performs it. If it isn't legal, the table is reloaded, the outcome
  /// has UIKit's reason, and a debug build prints it together with a test. No list of this package
  /// is needed.
  ///
  /// A table that isn't in a window is reloaded, too. Within the closure, another call for the same
  /// table adds to this batch update. In the middle of an update by this package, the closure is
  /// called when that has ended.
  ///
  /// - Parameters:
  ///   - animations: The animations of rows and sections. By default, the table chooses them.
  ///   - changes: A closure that changes the data, and adds the operations that lead there. Leave
  ///     the methods of the table itself alone: they wouldn't be checked.
  /// - Returns: The way in which the table came to show the data: in no batch if another one takes
  ///   the operations.
  @discardableResult
  public func performCheckedBatchUpdates(
    with animations: TableUpdateAnimations = .init(), _ changes: @escaping (CheckedBatch) -> Void
  ) -> ListUpdatesOutcome {
    let target = TableUpdatesTarget(self, animations)
    return target.performCheckedBatch(
      in: .table, prepare: layoutIfNeeded, reloadItems: target.reload, changes
    ).advised(for: Self.self)
  }
}
