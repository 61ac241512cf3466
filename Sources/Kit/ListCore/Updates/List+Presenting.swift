import Foundation
import ListData
import ListPlatform

extension List {
  /// Updates the view, and restores the selection.
  ///
  /// - Parameters:
  ///   - updates: The updates. They start from the data that the view shows.
  ///   - animated: A Boolean value that indicates whether changes are animated.
  ///   - recording: A closure that returns the recording of the updates for an observer.
  ///   - reselection: A closure that returns the items to select. Its parameters are the items that
  ///     were selected before the update, the data of that time, and the items that are selected
  ///     now. By default, selected items that stay or move remain selected.
  ///   - setData: A closure that receives the new data. It is called in each batch.
  package func present<Section: SectionInfo>(
    _ updates: ListUpdates<Section>, animated: Bool,
    recording: @escaping (ListUpdates<Section>) -> UpdateRecording = UpdateRecording.init,
    reselection: (([IndexPath], _ old: [Section], _ now: [IndexPath]) -> [IndexPath])? = nil,
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
    return presenter.present(self, on: target, from: updates.old, animated: animated) {
      update, isWithin in
      update.changes = isWithin || update.isOutdated ? nil : FollowedUpdate.Changes(of: updates)
      if let reselection {
        update.reselection = { reselection($0.selection, $0.data(of: Section.self), $1) }
      } else {
        update.reselection = { isWithin ? [] : updates.reselection(of: $0.selection, $1) }
      }
      if update.isOutdated { return target.reload(for: .updating) { setData(updates.data) } }
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
    return presenter.present(self, on: target, from: old, animated: false) { update, _ in
      (update.reselection, update.changes) = ({ _, _ in [] }, nil)
      return target.reload(for: .notComparable) { setData(new) }
    }
  }

  /// The object that presents the list's updates.
  package var presenter: UpdatePresenter { ListState.of(self).presenter }

  /// Performs an action when the view is in no update: at once, or when the update has ended.
  public func whenUpdated(_ action: @escaping () -> Void) {
    if let updateTarget { updateTarget.whenUpdated(.ofNotifications, action) } else { action() }
  }

  /// Reloads the view when the user's move that it is in has ended, or at once if there is none.
  package func reloadWhenUpdated() {
    guard let target = updateTarget else { return }
    let (presenter, move) = (presenter, presenter.move)
    move?.isShown = false
    if move == nil { presenter.announceUpdate(of: self) }
    target.whenUpdated(.ofChange) { [weak self] in
      let selected = target.shownList?.selectedItems ?? []
      target.reloadData()
      guard let self else { return }
      let update = FollowedUpdate(.reloaded(.updating), nil, isAnimated: false)
      presenter.end(self, target, update) { _ in
        move.map { selected.compactMap($0.current) } ?? selected
      }
    }
  }
}

extension ListUpdates {
  /// Returns the new index paths of items that stayed or moved, without those that are selected.
  fileprivate func reselection(of before: [IndexPath], _ now: [IndexPath]) -> [IndexPath] {
    let selected = Set(now)
    return newIndexPaths(of: before).compactMap { $0 }.filter { !selected.contains($0) }
  }
}
