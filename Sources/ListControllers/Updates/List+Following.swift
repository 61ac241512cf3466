import Foundation
import ListData
import ListPlatform

extension List {
  /// Updates the view, and restores the selection.
  ///
  /// - Parameters:
  ///   - updates: The updates. They start from the data that the view shows.
  ///   - limit: The maximum number of changes. The default is `updateLimit`.
  ///   - animated: A Boolean value that indicates whether changes are animated.
  ///   - recording: A closure that returns the recording of the updates for an observer.
  ///   - reselection: A closure that returns the items to select. Its parameters are the selection
  ///     before the update and the items that are still selected. By default, selected items that
  ///     stay or move remain selected.
  ///   - setData: A closure that receives the new data. It is called in each batch.
  func follow<Section: SectionInfo>(
    _ updates: ListUpdates<Section>, limit: Int? = nil, animated: Bool,
    recording: @escaping (ListUpdates<Section>) -> UpdateRecording = UpdateRecording.init,
    reselection: ((_ before: ShownSelection<Section>, _ now: [IndexPath]) -> [IndexPath])? = nil,
    setData: @escaping ([Section]) -> Void
  ) -> ListUpdatesOutcome {
    guard let target = updateTarget else {
      setData(updates.data)
      return .reloaded(.notLoaded)
    }
    let sectionViews = SectionViewUpdate(of: self)
    let updates = sectionViews.withoutReloads(updates)
    // A nested update begins with the selection of the outer one, and has the newest data.
    let state = ListState.of(self)
    let isWithin = state.selection != nil
    let selection =
      state.selection as? ShownSelection<Section>
      ?? ShownSelection(data: updates.old, items: target.shownList?.selectedItems ?? [])
    state.selection = selection
    state.reselection = { now in
      if let reselection { return reselection(selection, now) }
      return isWithin ? [] : updates.reselection(of: selection.items, now)
    }
    var outcome = ListUpdatesOutcome.superseded
    let limit = limit ?? updateLimit
    perform(animated: animated) {
      outcome = updates.perform(
        on: target, limit: limit, recording: recording, setData: setData)
      if case .updated = outcome {
        sectionViews.reloadChangedSections(after: updates, of: target)
      }
    }
    if isWithin { return outcome }
    let items = state.reselection
    (state.selection, state.reselection) = (nil, nil)
    // The view is in an update that isn't the list's: the data is set after it.
    if case .reloaded(.updating) = outcome { return outcome }
    if let shown = target.shownList, let items {
      for item in items(shown.selectedItems) { shown.selectItem(at: item) }
    }
    perform(animated: animated) { for link in allLinks { link.didUpdate() } }
    adviseIfNothingAnswers(target.shownList)
    return outcome
  }

  private func perform(animated: Bool, _ changes: () -> Void) {
    if animated { changes() } else { UIView.performWithoutAnimation(changes) }
  }

  /// Advises the developer if the view doesn't ask this list.
  private func adviseIfNothingAnswers(_ shownList: (any ShownList)?) {
    #if DEBUG
    guard let shownList, shownList.reloadReason == nil,
      let answers = shownList.dataSourceCounts
    else { return }
    let counts = (0..<numberOfSections).map(numberOfItems(inSection:))
    Advice.give(
      if: answers != counts,
      "The sections of \(Self.self) have \(counts) items, but its view's data source returns "
        + "\(answers). Call connectList() in viewDidLoad, or forward the data source's methods to "
        + "the list.")
    #endif
  }
}

/// The items that were selected when an update began, and the data that was shown.
struct ShownSelection<Section> {
  let data: [Section]
  let items: [IndexPath]
}

extension ListUpdates {
  /// Returns the new index paths of items that stayed or moved, without those that are selected.
  fileprivate func reselection(of before: [IndexPath], _ now: [IndexPath]) -> [IndexPath] {
    let selected = Set(now)
    return before.compactMap(newIndexPath(of:)).filter { !selected.contains($0) }
  }
}
