import Foundation
package import ListData
import ListPlatform

/// Presents the updates of a list in its view.
@MainActor package final class UpdatePresenter {
  /// A state of the view, as far as the list's updates are concerned.
  enum State {
    /// The view shows the list's data.
    case idle
    /// The view performs an update.
    case performing(RunningUpdate)
    /// An update has been made. The view shows it when it has ended a change that isn't the list's,
    /// such as a move by the user.
    case waiting(RunningUpdate)
  }

  private(set) var state = State.idle
  /// The updates that are computed off the main actor, of which the newest wins.
  package let queue = ListUpdateQueue()
  /// The move by the user that UIKit is in the middle of, or `nil` if there is none.
  var move: MoveByTheUser?
  /// The number of links that have been notified of all updates.
  private var informedLinks = Int.max

  /// A Boolean value that indicates whether the view performs an update of the list.
  package var isPerforming: Bool { if case .performing = state { true } else { false } }

  /// A Boolean value that indicates whether no update is performed or waits.
  var isIdle: Bool { if case .idle = state { true } else { false } }

  private func isWaiting(_ update: RunningUpdate) -> Bool {
    if case .waiting(let waiting) = state { waiting === update } else { false }
  }

  /// Performs an update, restores the selection, and notifies the links.
  ///
  /// An update within another one begins with the selection of the outer one, and has the newest
  /// data. If the view is in an update that isn't the list's, the list follows when it has ended.
  /// Of several updates that wait for it and begin with the same data, the last one counts.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - target: The view to update.
  ///   - old: The data that the view shows.
  ///   - animated: A Boolean value that indicates whether changes are animated.
  ///   - body: A closure that updates the view. Its second parameter indicates whether the update
  ///     is within another one.
  func present<L: List, Section>(
    _ list: L, on target: any ListUpdatesTarget, from old: [Section], animated: Bool,
    by body: (RunningUpdate, _ isWithin: Bool) -> ListUpdatesOutcome
  ) -> ListUpdatesOutcome {
    var outcome = ListUpdatesOutcome.superseded
    if case .performing(let outer) = state {
      UIView.perform(animated: animated) { outcome = body(outer, true) }
      return outcome
    }
    let update = waitingUpdate(from: old) ?? begin(list, on: target, from: old)
    state = .performing(update)
    UIView.perform(animated: animated) { outcome = body(update, false) }
    state = .waiting(update)
    update.parts += 1
    target.whenUpdated { [weak list, way = outcome.way] in
      update.parts -= 1
      if update.parts > 0 { return }
      if self.isWaiting(update) { self.state = .idle }
      guard let list else { return }
      let shownList = target.shownList
      let selection = update.reselection(update, shownList?.selectedItems ?? [])
      let followed = FollowedUpdate(way, update.changes, isAnimated: animated)
      self.end(list, shownList, selecting: selection, followed)
    }
    return outcome
  }

  /// Begins an update with the items that are selected before it.
  private func begin<Section>(
    _ list: some List, on target: any ListUpdatesTarget, from old: [Section]
  ) -> RunningUpdate {
    let update = RunningUpdate(from: old)
    announceUpdate(of: list)
    let move = move
    target.whenUpdated {
      let selected = target.shownList?.selectedItems ?? []
      update.selection = move.map { selected.map($0.original) } ?? selected
    }
    return update
  }

  /// Returns the update that waits for the view and begins with the same data, or `nil` if there is
  /// none.
  private func waitingUpdate<Section>(from old: [Section]) -> RunningUpdate? {
    guard case .waiting(let update) = state,
      update.data(of: Section.self).isTriviallyIdentical(to: old)
    else { return nil }
    return update
  }

  /// Tells the links that an update begins.
  func announceUpdate(of list: some List) {
    for link in list.allLinks.prefix(informedLinks) { link.willUpdate() }
  }

  /// Selects items of the updated view, and notifies the links.
  func end(
    _ list: some List, _ shownList: (any ShownList)?, selecting items: [IndexPath],
    _ update: FollowedUpdate
  ) {
    for item in items { shownList?.selectItem(at: item) }
    notify(list, of: update)
  }

  /// Notifies the links of an update. If one of them makes another update, the links after it are
  /// notified of both as one, whose changes aren't known.
  package func notify(_ list: some List, of update: FollowedUpdate) {
    let informed = informedLinks
    UIView.perform(animated: update.isAnimated) {
      for (index, link) in list.allLinks.enumerated() {
        informedLinks = index + 1
        link.didUpdate(index < informed ? update : update.withoutChanges)
        // The update that the link has made notified the others.
        if informedLinks != index + 1 { return }
      }
    }
    informedLinks = .max
  }
}

/// An update of a list that its view is in the middle of.
final class RunningUpdate {
  /// The data that was shown when the update began, an array of sections.
  private let data: Any
  /// The items that were selected when the update began.
  var selection: [IndexPath] = []
  /// Returns the items to select after the update, from the update and those that are selected
  /// then.
  var reselection: (RunningUpdate, _ now: [IndexPath]) -> [IndexPath] = { _, _ in [] }
  /// The changes, or `nil` if they aren't known.
  var changes: FollowedUpdate.Changes?
  /// The number of updates that have become one, and haven't ended.
  fileprivate var parts = 0

  init(from data: Any) { self.data = data }

  /// Returns the data that was shown when the update began. The sections of a list are always of
  /// the same type.
  func data<Section>(of type: Section.Type) -> [Section] { data as? [Section] ?? [] }
}

extension UIView {
  /// Makes changes with animations or without.
  fileprivate static func perform(animated: Bool, _ changes: () -> Void) {
    if animated { changes() } else { performWithoutAnimation(changes) }
  }
}
