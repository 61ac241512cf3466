public import ListData
import ListPlatform

/// A list whose view follows its data by updates: in tables, in collection views, and in views of your own
/// that are `ListUpdatesTarget`s; whatever feeds it.
@MainActor public protocol FollowingList: List {
  /// What performs the updates.
  associatedtype UpdatesTarget: ListUpdatesTarget

  /// What performs the updates; nil while there is no view.
  var updatesTarget: UpdatesTarget? { get }
  /// The most changes that are shown one by one; more than these are a reload. The default is 10,000.
  var updatesLimit: Int { get }
}

extension FollowingList {
  public var updatesLimit: Int { 10_000 }

  /// Performs updates of which is known what changed; the selection stays with what was selected.
  func perform<Section: SectionInfo>(
    _ updates: ListUpdates<Section>, animated: Bool, setData: @escaping ([Section]) -> Void
  ) -> ListUpdatesOutcome {
    let selection = updatesTarget?.selectedItems ?? []
    return perform(updates, animated: animated, setData: setData) { target in
      let selected = Set(target.selectedItems)
      for path in selection {
        let place = updates.newIndexPath(of: path)
        if let place, !selected.contains(place) { target.selectItem(at: place) }
      }
    }
  }

  /// Performs updates, and has what was selected selected again.
  func perform<Section: SectionInfo>(
    _ updates: ListUpdates<Section>, animated: Bool, setData: @escaping ([Section]) -> Void,
    reselect: (UpdatesTarget) -> Void
  ) -> ListUpdatesOutcome {
    guard let target = updatesTarget else {
      setData(updates.data)
      return .reloaded(.notLoaded)
    }
    defer {
      (self as? any MultipleSelectionList)?.showSelection()
      (self as? any PlaceholderList)?.showPlaceholderAfterUpdate()
    }
    var outcome = ListUpdatesOutcome.overtaken
    let work = {
      outcome = updates.perform(on: target, limit: self.updatesLimit, setData: setData)
    }
    if animated { work() } else { UIView.performWithoutAnimation(work) }
    reselect(target)
    return outcome
  }
}
