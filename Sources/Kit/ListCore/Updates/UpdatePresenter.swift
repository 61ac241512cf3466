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
    case performing
    /// An update has been made. The view shows it when it has ended a change that isn't the list's,
    /// such as a move by the user.
    case waiting
  }

  private var state = State.idle
  /// The update that is performed or waits.
  private var update: RunningUpdate?
  /// The updates that are computed off the main actor, of which the newest wins.
  package let queue = ListUpdateQueue()
  /// The move by the user that UIKit is in the middle of, or `nil` if there is none.
  var move: MoveByTheUser?
  /// The number of updates that were presented.
  private var count = 0
  /// The number of links that have been notified of all updates.
  private var informedLinks = Int.max

  /// A Boolean value that indicates whether the view performs an update of the list.
  package var isPerforming: Bool { state == .performing }

  /// Performs an update, restores the selection, and notifies the links.
  ///
  /// An update within another one begins with the selection of the outer one, and has the newest
  /// data. If the view is in an update that isn't the list's, the list follows when it has ended.
  /// Of several updates that wait for it and begin with the same data, the last one counts. If a
  /// link makes an update when it is told of this one, that is part of this one, which reloads the
  /// view.
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
    let isWithin = isPerforming
    let update = current(from: old) ?? begin(list, on: target, from: old)
    (state, self.update) = (.performing, update)
    count += 1
    move?.isShown = false
    var outcome = ListUpdatesOutcome.superseded
    UIView.perform(animated: animated) { outcome = body(update, isWithin) }
    if isWithin { return outcome }
    state = .waiting
    update.parts += 1
    target.whenUpdated(.ofUpdate) { [weak list, way = outcome.way] in
      update.parts -= 1
      if update.parts > 0 { return }
      if self.update === update { (self.state, self.update) = (.idle, nil) }
      let followed = FollowedUpdate(way, update.changes, isAnimated: animated)
      list.map { self.end($0, target, followed) { update.reselection(update, $0) } }
    }
    return outcome
  }

  /// Returns the update of which another one becomes a part: the one that is performed, or one that
  /// waits for the view and begins with the same data.
  private func current<Section>(from old: [Section]) -> RunningUpdate? {
    isPerforming || update?.data(of: Section.self).isTriviallyIdentical(to: old) == true
      ? update : nil
  }

  /// Begins an update with the items that are selected before it, and tells the links.
  private func begin(
    _ list: some List, on target: any ListUpdatesTarget, from old: Any
  ) -> RunningUpdate {
    let update = RunningUpdate(from: old)
    target.whenUpdated(.ofChange) { [move] in
      let selected = target.shownList?.selectedItems ?? []
      update.selection = move.map { selected.map($0.original) } ?? selected
    }
    // The links know of a move by the user.
    if move != nil { return update }
    let count = count
    (state, self.update) = (.performing, update)
    announceUpdate(of: list)
    update.isOutdated = self.count > count
    return update
  }

  /// Tells the links that an update begins.
  func announceUpdate(of list: some List) {
    for link in list.allLinks.prefix(informedLinks) { link.willUpdate() }
  }

  /// Selects items of the updated view again, and notifies the links.
  func end(
    _ list: some List, _ target: any ListUpdatesTarget, _ update: FollowedUpdate,
    reselection: ([IndexPath]) -> [IndexPath]
  ) {
    let shownList = target.shownList
    for item in reselection(shownList?.selectedItems ?? []) { shownList?.selectItem(at: item) }
    notify(list, of: update)
  }

  /// Notifies the links of another state of a list's source. An update that is under way notifies
  /// them itself.
  package func notifyOfState(of list: some List) {
    if state == .idle { notify(list, of: .unchanged(sectionCount: list.numberOfSections)) }
  }

  /// Notifies the links of an update. If one of them makes another update, the links after it are
  /// notified of both as one, whose changes aren't known.
  func notify(_ list: some List, of update: FollowedUpdate) {
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
  /// A Boolean value that indicates whether a link has made another update since this one was
  /// computed.
  fileprivate(set) var isOutdated = false
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
