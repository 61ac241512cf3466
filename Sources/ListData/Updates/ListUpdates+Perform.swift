import ListDiff

extension ListUpdates {
  /// Makes a view show the new data.
  ///
  ///     updates.perform(on: tableView) { self.listData = $0 }
  ///
  /// All batches are performed before the method returns. If the target has a `shownList`, the view's
  /// and the data source's counts are compared with the data's before and within each batch. Where they
  /// differ UIKit would end the app; this method reloads the view, and returns the reason. It also
  /// reloads a view that names an obstacle, such as a view without a window.
  ///
  /// The visible items keep their place on screen when others come and go above them, unless the view
  /// shows its beginning.
  ///
  /// - Parameters:
  ///   - target: The view. If it is in the middle of an update by this method, the data is set and
  ///     the view reloaded after that has ended.
  ///   - limit: The most changes to perform. For more of them the view is reloaded.
  ///   - setData: Receives the data that the view's data source shows from now on, within each batch as
  ///     UIKit requires. If it is nil, the data source has to show the new data already, and several
  ///     batches are a reload.
  /// - Returns: The way in which the view came to show the data.
  @MainActor @discardableResult
  public func perform(
    on target: some ListUpdatesTarget, limit: Int = .max, setData: (([Section]) -> Void)? = nil
  ) -> ListUpdatesOutcome {
    let list = target.shownList
    let view = ObjectIdentifier(list?.updatedView ?? target)
    if UpdatesInFlight.contains(view) {
      UpdatesInFlight.after(view) {
        setData?(data)
        target.reloadData()
      }
      return .reloaded(.updating)
    }
    UpdatesInFlight.begin(view)
    defer { UpdatesInFlight.end(view) }
    if isEmpty {
      setData?(data)
      return .updated(batches: 0)
    }
    let anchor = ScrollAnchor(of: list)
    defer { anchor.restore(after: self) }
    let batches = batches
    if let reason = obstacle(list, batches, limit, setsData: setData != nil) {
      setData?(data)
      target.reloadData()
      return .reloaded(reason)
    }
    for batch in batches {
      if let reason = batch.apply(to: target, setData: setData) {
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
    if let obstacle = list?.updatesObstacle { return obstacle }
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

extension ListUpdates.Batch {
  /// Performs the batch, or says why not; then the data is that from before it.
  @MainActor
  fileprivate func apply(
    to target: some ListUpdatesTarget, setData: (([Section]) -> Void)?
  ) -> ListUpdatesOutcome.Reason? {
    let list = target.shownList
    let (before, after) = (countsBefore, countsAfter)
    if let counts = list?.shownCounts, counts != before {
      return .shownCounts(counts, expected: before)
    }
    // A data source that lies now would lie again when a batch is called off.
    if setData != nil, let counts = list?.dataSourceCounts, counts != before {
      return .dataSourceCounts(counts, expected: before)
    }
    var reason: ListUpdatesOutcome.Reason?
    target.performBatch {
      setData?(data)
      if let counts = list?.dataSourceCounts, counts != after {
        reason = .dataSourceCounts(counts, expected: after)
        setData?(old)
        return
      }
      change(target)
    }
    return reason
  }

  @MainActor
  private func change(_ target: some ListUpdatesTarget) {
    // Index paths are made when they are asked for: each once.
    let (reconfigured, deleted, inserted) = (reconfiguredItems, deletedItems, insertedItems)
    if !reconfigured.isEmpty { target.reconfigureItems(at: reconfigured) }
    if !deleted.isEmpty { target.deleteItems(at: deleted) }
    if !deletedSections.isEmpty { target.deleteSections(deletedSections) }
    for move in movedSections { target.moveSection(move.from, toSection: move.to) }
    if !insertedSections.isEmpty { target.insertSections(insertedSections) }
    if !inserted.isEmpty { target.insertItems(at: inserted) }
    for move in movedItems { target.moveItem(at: move.from, to: move.to) }
    if !reloadedSections.isEmpty { target.reloadSections(reloadedSections) }
  }
}

/// The views that are being updated, and what is to be done when that has ended.
@MainActor private enum UpdatesInFlight {
  static var work: [ObjectIdentifier: [() -> Void]] = [:]

  static func contains(_ view: ObjectIdentifier) -> Bool { work[view] != nil }

  static func begin(_ view: ObjectIdentifier) { work[view] = [] }

  static func after(_ view: ObjectIdentifier, _ action: @escaping () -> Void) {
    work[view]?.append(action)
  }

  static func end(_ view: ObjectIdentifier) {
    for action in work.removeValue(forKey: view) ?? [] { action() }
  }
}
