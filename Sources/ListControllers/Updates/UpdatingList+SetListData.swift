public import ListData
public import ListDiff
import ListPlatform

/// Shows other data by updates. Items are recognised by their `id` where they are Identifiable, else by
/// what they are; the selection stays with what was selected, wherever it went.
extension UpdatingList {
  /// Sets the data, and makes the view follow.
  ///
  ///     setListData([people.sorted()])
  ///
  /// - Parameters:
  ///   - newData: What the list shows from now on.
  ///   - animated: Whether changes are animated.
  /// - Returns: How the view came to show the data; a reload says why.
  @discardableResult
  public func setListData<Section: SectionInfo>(
    _ newData: [Section], animated: Bool = true
  ) -> ListUpdatesOutcome where ListData == [Section], Section.Item: Identifiable & Equatable {
    perform(listData.updates(to: newData), by: ByIdentifier.self, animated: animated)
  }

  /// Sets the data, and makes the view follow.
  @discardableResult
  public func setListData<Section: SectionInfo>(
    _ newData: [Section], animated: Bool = true
  ) -> ListUpdatesOutcome where ListData == [Section], Section.Item: Hashable {
    perform(listData.updates(to: newData), by: ByValue.self, animated: animated)
  }

  /// Sets the data, and makes the view follow.
  @discardableResult
  public func setListData<Section: SectionInfo>(
    _ newData: [Section], animated: Bool = true
  ) -> ListUpdatesOutcome where ListData == [Section], Section.Item: Identifiable & Hashable {
    perform(listData.updates(to: newData), by: ByIdentifier.self, animated: animated)
  }

  /// Performs updates of the list's data on its view.
  ///
  /// - Parameters:
  ///   - updates: Updates that begin with the data that is shown.
  ///   - identity: How items are recognised.
  ///   - animated: Whether changes are animated.
  /// - Returns: How the view came to show the data.
  @discardableResult
  public func perform<Section: SectionInfo, Identity: ListIdentity>(
    _ updates: ListUpdates<Section>, by identity: Identity.Type, animated: Bool = true
  ) -> ListUpdatesOutcome where ListData == [Section], Identity.Element == Section.Item {
    perform(updates, by: identity, animated: animated) { self.listData = $0 }
  }

  /// Performs updates of data that is part of the list's data.
  func perform<Section: SectionInfo, Identity: ListIdentity>(
    _ updates: ListUpdates<Section>, by identity: Identity.Type, animated: Bool,
    setData: @escaping ([Section]) -> Void
  ) -> ListUpdatesOutcome where Identity.Element == Section.Item {
    ListUpdateQueue.existing(of: self)?.overtake()
    updateRecorder?.record(updates, by: identity)
    guard let target = updatesTarget else {
      setData(updates.data)
      return .reloaded(.notLoaded)
    }
    let selection = target.selectedItems.compactMap {
      updates.old.object(at: $0).map { Identity.id(of: $0) }
    }
    var outcome = ListUpdatesOutcome.overtaken
    let work = {
      outcome = updates.perform(on: target, limit: self.updatesLimit, setData: setData)
    }
    if animated { work() } else { UIView.performWithoutAnimation(work) }
    target.select(selection, in: updates.data, by: identity)
    return outcome
  }
}

extension ListUpdatesTarget {
  /// Selects those of some items that are not selected any more: UIKit forgets what it selected in a
  /// reload, and when an item goes with one section and comes with another.
  ///
  /// - Complexity: O(1) where all are still selected, else O(n) for n items.
  fileprivate func select<Section: SectionInfo, Identity: ListIdentity>(
    _ ids: [Identity.ID], in data: [Section], by identity: Identity.Type
  ) where Identity.Element == Section.Item {
    if ids.isEmpty { return }
    var missing = Set(ids)
    for path in selectedItems {
      if let item = data.object(at: path) { missing.remove(Identity.id(of: item)) }
    }
    for (section, items) in data.lazy.map(\.items).enumerated() {
      if missing.isEmpty { return }
      for (index, item) in items.enumerated()
      where missing.remove(Identity.id(of: item)) != nil {
        selectItem(at: [section, index])
      }
    }
  }
}
