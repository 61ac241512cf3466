import Foundation
import ListData
import ListPlatform

/// The update of a list that its view is in the middle of.
package final class RunningUpdate<Section> {
  /// The data that was shown when the update began.
  let data: [Section]
  /// The items that were selected when the update began.
  var selection: [IndexPath] = []
  /// Returns the items to select after the update, from the update and those that are selected
  /// then.
  var reselection: (RunningUpdate, _ now: [IndexPath]) -> [IndexPath] = { _, _ in [] }
  /// The changes, or `nil` if they aren't known.
  var changes: FollowedUpdate.Changes?

  init(from data: [Section]) { self.data = data }
}

extension List {
  /// Updates the view, and restores the selection.
  ///
  /// - Parameters:
  ///   - updates: The updates. They start from the data that the view shows.
  ///   - animated: A Boolean value that indicates whether changes are animated.
  ///   - recording: A closure that returns the recording of the updates for an observer.
  ///   - reselection: A closure that returns the items to select. Its parameters are the update
  ///     that began with the selection, and the items that are still selected. By default, selected
  ///     items that stay or move remain selected.
  ///   - setData: A closure that receives the new data. It is called in each batch.
  package func follow<Section: SectionInfo>(
    _ updates: ListUpdates<Section>, animated: Bool,
    recording: @escaping (ListUpdates<Section>) -> UpdateRecording = UpdateRecording.init,
    reselection: ((RunningUpdate<Section>, _ now: [IndexPath]) -> [IndexPath])? = nil,
    setData: @escaping ([Section]) -> Void
  ) -> ListUpdatesOutcome {
    ListState.of(self).rowsMayChange()
    guard let target = updateTarget else {
      setData(updates.data)
      return .reloaded(.notLoaded)
    }
    let sectionViews = SectionViewUpdate(of: self)
    var updates = sectionViews.withoutReloads(updates)
    if allLinks.contains(where: \.keepsPositionAtBeginning) {
      updates.keepsPositionAtBeginning = true
    }
    return update(target, from: updates.old, animated: animated) { running, isWithin in
      running.changes = isWithin ? nil : FollowedUpdate.Changes(of: updates)
      running.reselection =
        reselection ?? { isWithin ? [] : updates.reselection(of: $0.selection, $1) }
      let outcome = updates.perform(
        on: target, limit: updateLimit, recording: recording, setData: setData)
      if case .updated = outcome.way {
        sectionViews.reloadChangedSections(after: updates, of: target)
      }
      return outcome
    }
  }

  /// Reloads the view to show data whose objects can't be recognized, so that none is selected.
  package func reload<Section: SectionInfo>(
    from old: [Section], to new: [Section], setData: @escaping ([Section]) -> Void
  ) -> ListUpdatesOutcome {
    ListState.of(self).rowsMayChange()
    guard let target = updateTarget else {
      setData(new)
      return .reloaded(.notLoaded)
    }
    return update(target, from: old, animated: false) { running, _ in
      running.reselection = { _, _ in [] }
      running.changes = nil
      return target.reload(for: .notComparable) { setData(new) }
    }
  }

  /// Updates the view by a closure, restores the selection, and notifies the links.
  ///
  /// An update within another one begins with the selection of the outer one, and has the newest
  /// data. If the view is in an update that isn't the list's, such as a move by the user, the list
  /// follows when it has ended.
  private func update<Section>(
    _ target: any ListUpdatesTarget, from old: [Section], animated: Bool,
    by body: (RunningUpdate<Section>, _ isWithin: Bool) -> ListUpdatesOutcome
  ) -> ListUpdatesOutcome {
    let state = ListState.of(self)
    state.watch(kitView)
    let outer = state[RunningUpdate<Section>.self]
    let running = outer ?? RunningUpdate(from: old)
    if outer == nil {
      for link in allLinks { link.willUpdate() }
      let move = state[MoveByTheUser.self]
      target.whenUpdated {
        let selected = target.shownList?.selectedItems ?? []
        running.selection = move.map { selected.map($0.original) } ?? selected
      }
    }
    (state[RunningUpdate<Section>.self], state.isUpdating) = (running, true)
    var outcome = ListUpdatesOutcome.superseded
    perform(animated: animated) { outcome = body(running, outer != nil) }
    if outer != nil { return outcome }
    (state[RunningUpdate<Section>.self], state.isUpdating) = (nil, false)
    target.whenUpdated { [weak self] in
      let shownList = target.shownList
      let selected = shownList?.selectedItems ?? []
      self?.didUpdate(
        shownList, selecting: running.reselection(running, selected),
        FollowedUpdate(outcome.way, running.changes, isAnimated: animated))
    }
    return outcome
  }

  /// Performs an action when the view is in no update: at once, or when the update has ended.
  public func whenUpdated(_ action: @escaping () -> Void) {
    if let updateTarget { updateTarget.whenUpdated(action) } else { action() }
  }

  /// Reloads the view when the user's move that it is in has ended, or at once if there is none.
  package func reloadWhenUpdated() {
    guard let target = updateTarget else { return }
    let move = ListState.of(self)[MoveByTheUser.self]
    target.whenUpdated { [weak self] in
      let shownList = target.shownList
      let selected = shownList?.selectedItems ?? []
      target.reloadData()
      self?.didUpdate(
        shownList, selecting: move.map { selected.compactMap($0.current) } ?? selected,
        FollowedUpdate(.reloaded(.updating), nil, isAnimated: false))
    }
  }

  /// Selects items of the updated view, and notifies the links.
  private func didUpdate(
    _ shownList: (any ShownList)?, selecting items: [IndexPath], _ update: FollowedUpdate
  ) {
    for item in items { shownList?.selectItem(at: item) }
    perform(animated: update.isAnimated) { for link in allLinks { link.didUpdate(update) } }
  }

  private func perform(animated: Bool, _ changes: () -> Void) {
    if animated { changes() } else { UIView.performWithoutAnimation(changes) }
  }
}

extension ListUpdates {
  /// Returns the new index paths of items that stayed or moved, without those that are selected.
  fileprivate func reselection(of before: [IndexPath], _ now: [IndexPath]) -> [IndexPath] {
    let selected = Set(now)
    return newIndexPaths(of: before).compactMap { $0 }.filter { !selected.contains($0) }
  }
}
