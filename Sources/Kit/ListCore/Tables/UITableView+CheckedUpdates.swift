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
  /// same rules before the table performs it. If the update isn't legal, the table is reloaded
  /// instead. The outcome contains UIKit's reason, and a debug build prints the reason with a test.
  /// The method works for any table.
  ///
  /// A table that isn't in a window is reloaded, too. Within the closure, another call for the same
  /// table adds to this batch update. If this package is performing an update, the closure is
  /// called when that update has ended.
  ///
  /// - Parameters:
  ///   - animations: The animations of rows and sections. By default, the table chooses them.
  ///   - changes: A closure that changes the data, and adds the operations to the batch. Don't call
  ///     the methods of the table itself, because they aren't checked.
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
