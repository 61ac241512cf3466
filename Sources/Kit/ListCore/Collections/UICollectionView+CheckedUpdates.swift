public import ListData
public import ListPlatform

extension UICollectionView {
  /// Changes the data and the collection view in a batch update that can't end the app.
  ///
  ///     collectionView.performCheckedBatchUpdates { batch in
  ///       self.photos.removeFirst()
  ///       batch.deleteItems(at: [[0, 0]])
  ///     }
  ///
  /// UIKit ends the app if the operations don't lead from the items that the collection view shows
  /// to those of its data source, or if they contradict one another. This method checks the batch
  /// update by the same rules before the collection view performs it. If the update isn't legal,
  /// the collection view is reloaded instead. The outcome contains UIKit's reason, and a debug
  /// build prints the reason with a test. No list of this package is needed.
  ///
  /// A collection view that isn't in a window is reloaded, too. Within the closure, another call
  /// for the same collection view adds to this batch update. In the middle of an update by this
  /// package, the closure is called when that has ended.
  ///
  /// - Parameter changes: A closure that changes the data, and adds the operations that lead there.
  ///   Leave the methods of the collection view itself alone: they wouldn't be checked.
  /// - Returns: The way in which the collection view came to show the data: in no batch if another
  ///   one takes the operations.
  @discardableResult
  public func performCheckedBatchUpdates(
    _ changes: @escaping (CheckedBatch) -> Void
  ) -> ListUpdatesOutcome {
    let target = CollectionUpdatesTarget(self)
    return target.performCheckedBatch(
      in: .collection, prepare: layoutIfNeeded, reloadItems: target.reload, changes
    ).advised(for: Self.self)
  }
}
