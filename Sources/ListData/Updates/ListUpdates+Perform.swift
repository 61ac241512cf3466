import ListDiff

extension ListUpdates {
  /// Makes a view show the new data.
  ///
  ///     updates.perform(on: tableView) { self.listData = $0 }
  ///
  /// All batches are performed before the method returns. Before and within each the view's and the data
  /// source's counts are compared with the data's: where they differ, UIKit would end the app, and
  /// this reloads the view instead and says why. So it does where the target names an obstacle, as
  /// one without a window does.
  ///
  /// What a person reads stays where it is on screen, wherever else items come and go, unless the view
  /// shows its beginning: then it goes on showing that.
  ///
  /// - Parameters:
  ///   - target: The view. If it is in the middle of an update by this method, the data is set and
  ///     the view reloaded after that has ended.
  ///   - limit: The most changes to perform; for more the view is reloaded.
  ///   - setData: Takes the data that the view's data source is to show from now on; it is called
  ///     within each batch, as UIKit wants it. Where it is left out the data source must show the new
  ///     data already; then several batches are a reload.
  /// - Returns: How the view came to show the data.
  @MainActor @discardableResult
  public func perform(
    on target: some ListUpdatesTarget, limit: Int = .max, setData: (([Section]) -> Void)? = nil
  ) -> ListUpdatesOutcome {
    let view = ObjectIdentifier(target.updatedView)
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
    let anchor = ScrollAnchor(of: target)
    defer { anchor.restore(on: target, after: self) }
    let batches = batches
    if let reason = obstacle(on: target, batches, limit, setsData: setData != nil) {
      setData?(data)
      target.reloadData()
      return .reloaded(reason)
    }
    for batch in batches {
      if let reason = batch.perform(on: target, setData: setData) {
        setData?(data)
        target.reloadData()
        return .reloaded(reason)
      }
    }
    return .updated(batches: batches.count)
  }

  @MainActor
  private func obstacle(
    on target: some ListUpdatesTarget, _ batches: [Batch], _ limit: Int, setsData: Bool
  ) -> ListUpdatesOutcome.Reason? {
    if let obstacle = target.updatesObstacle { return obstacle }
    if count > limit { return .tooManyChanges(count, limit: limit) }
    if setsData { return nil }
    if batches.count > 1 { return .noDataBetweenBatches }
    let expected = batches[0].countsAfter
    if let counts = target.dataSourceCounts, counts != expected {
      return .dataSourceCounts(counts, expected: expected)
    }
    return nil
  }
}

extension ListUpdates.Batch {
  /// Performs the batch, or says why not; then the data is that from before it.
  @MainActor
  fileprivate func perform(
    on target: some ListUpdatesTarget, setData: (([Section]) -> Void)?
  ) -> ListUpdatesOutcome.Reason? {
    let (before, after) = (countsBefore, countsAfter)
    if let counts = target.shownCounts, counts != before {
      return .shownCounts(counts, expected: before)
    }
    // A data source that lies now would lie again when a batch is called off.
    if setData != nil, let counts = target.dataSourceCounts, counts != before {
      return .dataSourceCounts(counts, expected: before)
    }
    var reason: ListUpdatesOutcome.Reason?
    target.performBatch {
      setData?(data)
      if let counts = target.dataSourceCounts, counts != after {
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
