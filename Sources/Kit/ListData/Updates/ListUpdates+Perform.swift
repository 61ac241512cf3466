import ListDiff

extension ListUpdates {
  /// Updates a view so that it shows the new data.
  ///
  ///     updates.perform(on: tableView) { self.listData = $0 }
  ///
  /// All batches are performed before the method returns. If the target has a `shownList`, the item
  /// counts of the view and of its data source are compared with the data before and within each
  /// batch. Where UIKit would stop the app because the counts differ, this method reloads the view
  /// and returns the reason. It also reloads a view that reports an obstacle, such as a view
  /// without a window.
  ///
  /// The visible items keep their position on screen when items above them are inserted or deleted.
  /// In a view that is scrolled to its beginning, they do so only if ``keepsPositionAtBeginning``
  /// is true.
  ///
  /// - Parameters:
  ///   - target: The view. If it is in the middle of an update by this method, the data is set now
  ///     and once more when that update has ended, and the view is reloaded then.
  ///   - limit: The maximum number of changes to perform. If there are more, the view is reloaded.
  ///   - setData: A closure that receives the data for the view's data source. It is called within
  ///     each batch, as UIKit requires. If it is nil, the data source must show the new data
  ///     already, and several batches become a reload.
  /// - Returns: The way in which the view came to show the data.
  @MainActor @discardableResult
  public func perform(
    on target: some ListUpdatesTarget, limit: Int = .max, setData: (([Section]) -> Void)? = nil
  ) -> ListUpdatesOutcome {
    perform(on: target, limit: limit, recording: UpdateRecording.init, setData: setData)
  }

  /// Updates a view so that it shows the new data; see `perform(on:limit:setData:)`.
  ///
  /// - Parameter recording: A closure that records the updates for an observer. It is not called if
  ///   nobody observes the view.
  @MainActor
  package func perform(
    on target: some ListUpdatesTarget, limit: Int, recording: (ListUpdates) -> UpdateRecording,
    setData: (([Section]) -> Void)?
  ) -> ListUpdatesOutcome {
    let list = target.shownList
    let updatedView = target.viewToUpdate
    if target.reloadsLater({ setData?(data) }) { return .reloaded(.updating) }
    let update = ViewUpdate.begin(.performing(completion: nil), of: updatedView)
    defer { update.end() }
    if isEmpty {
      setData?(data)
      return .updated(batches: 0)
    }
    let anchor = ScrollAnchor(of: list, atBeginning: keepsPositionAtBeginning)
    defer { anchor.restore(at: newIndexPath(of:)) }
    let batches = batches
    if let reason = obstacle(list, batches, limit, setsData: setData != nil) {
      UpdateObserver.willReload(updatedView)
      setData?(data)
      target.reloadData()
      return .reloaded(reason)
    }
    UpdateObserver.willPerform(on: updatedView, count: old.itemCount + data.itemCount) {
      recording(self)
    }
    for (index, batch) in batches.enumerated() {
      update.isCompleted(by: index < batches.count - 1 ? { setData?(data) } : nil)
      let reason = batch.apply(to: target, in: update, setData: setData)
      if update.isSuperseded { return .reloaded(.updating) }
      if let reason {
        UpdateObserver.willReload(updatedView)
        setData?(data)
        target.reloadData()
        return .reloaded(reason)
      }
    }
    return .updated(batches: batches.count)
  }

  @MainActor
  private func obstacle(
    _ list: (any ShownList)?, _ batches: [Batch], _ limit: Int, setsData: Bool
  ) -> ListUpdatesOutcome.Reason? {
    if let obstacle = list?.reloadReason { return obstacle }
    if count > limit { return .tooManyChanges(count, limit: limit) }
    if setsData { return nil }
    if batches.count > 1 { return .noDataBetweenBatches }
    let expected = batches[0].countsAfter
    if let counts = list?.dataSourceCounts, counts != expected {
      return .dataSourceCounts(counts, expected: expected)
    }
    return nil
  }
}

extension ListUpdatesTarget {
  /// Shows changed items that the view has at these index paths: reconfigures their cells, or
  /// reloads them where they need other cells.
  package func updateItems(at indexPaths: [IndexPath]) {
    let reloaded = reconfigureItems(indexPaths.map { ListChange(from: $0, to: $0) })
    if !reloaded.isEmpty { shownList?.reloadItems(at: reloaded) }
  }

  /// Reconfigures the cells of changed items, except those that need other cells.
  ///
  /// - Returns: The index paths of the exceptions, after the batch.
  fileprivate func reconfigureItems(_ changes: [ListChange<IndexPath>]) -> [IndexPath] {
    let list = shownList
    var (reconfigured, reloaded): ([IndexPath], [IndexPath]) = ([], [])
    for change in changes {
      if list?.needsNewCell(forItemAt: change.from, movedTo: change.to) == true {
        reloaded.append(change.to)
      } else {
        reconfigured.append(change.from)
      }
    }
    if !reconfigured.isEmpty { reconfigureItems(at: reconfigured) }
    return reloaded
  }
}

extension ListUpdates.Batch {
  /// Performs the batch, or returns the reason for not performing it. In that case the data is that
  /// from before the batch.
  @MainActor
  fileprivate func apply(
    to target: some ListUpdatesTarget, in update: ViewUpdate, setData: (([Section]) -> Void)?
  ) -> ListUpdatesOutcome.Reason? {
    let list = target.shownList
    let (before, after) = (countsBefore, countsAfter)
    if let counts = list?.shownCounts, counts != before {
      return .shownCounts(counts, expected: before)
    }
    // A data source with wrong counts now would still have them when a batch is cancelled.
    if setData != nil, let counts = list?.dataSourceCounts, counts != before {
      return .dataSourceCounts(counts, expected: before)
    }
    var reason: ListUpdatesOutcome.Reason?
    var reloaded: [IndexPath] = []
    target.performBatch {
      setData?(data)
      if let counts = list?.dataSourceCounts, counts != after {
        reason = .dataSourceCounts(counts, expected: after)
        setData?(old)
        return
      }
      reloaded = target.reconfigureItems(reconfigurations)
      change(target)
    }
    // Newer data may have been set meanwhile, for which the view is reloaded as a whole.
    if !reloaded.isEmpty, !update.isSuperseded { list?.reloadItems(at: reloaded) }
    return reason
  }

  @MainActor
  private func change(_ target: some ListUpdatesTarget) {
    // Index paths are computed on access, so each list is read once.
    let (deleted, inserted) = (deletedItems, insertedItems)
    if !deleted.isEmpty { target.deleteItems(at: deleted) }
    if !deletedSections.isEmpty { target.deleteSections(deletedSections) }
    for move in movedSections { target.moveSection(move.from, toSection: move.to) }
    if !insertedSections.isEmpty { target.insertSections(insertedSections) }
    if !inserted.isEmpty { target.insertItems(at: inserted) }
    for move in movedItems { target.moveItem(at: move.from, to: move.to) }
    if !reloadedSections.isEmpty { target.reloadSections(reloadedSections) }
  }
}
