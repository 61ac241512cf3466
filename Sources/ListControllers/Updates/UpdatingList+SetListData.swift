public import ListData
public import ListDiff

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
  @inlinable
  @discardableResult
  public func setListData<Section: SectionInfo>(
    _ newData: [Section], animated: Bool = true
  ) -> ListUpdatesOutcome where ListData == [Section], Section.Item: Identifiable & Equatable {
    show(
      newData, after: listData, by: ByIdentifier.self, animated, updates: { $0.updates(to: $1) },
      setData: { self.listData = $0 })
  }

  /// Sets the data, and makes the view follow.
  @inlinable
  @discardableResult
  public func setListData<Section: SectionInfo>(
    _ newData: [Section], animated: Bool = true
  ) -> ListUpdatesOutcome where ListData == [Section], Section.Item: Hashable {
    show(
      newData, after: listData, by: ByValue.self, animated, updates: { $0.updates(to: $1) },
      setData: { self.listData = $0 })
  }

  /// Sets the data, and makes the view follow.
  @inlinable
  @discardableResult
  public func setListData<Section: SectionInfo>(
    _ newData: [Section], animated: Bool = true
  ) -> ListUpdatesOutcome where ListData == [Section], Section.Item: Identifiable & Hashable {
    show(
      newData, after: listData, by: ByIdentifier.self, animated, updates: { $0.updates(to: $1) },
      setData: { self.listData = $0 })
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
    ListState.of(self).updates.overtake()
    return perform(updates, by: identity, animated: animated) { self.listData = $0 }
  }

  /// Makes the view follow new data, or what an arranged list shows of it.
  @usableFromInline
  func show<Section: SectionInfo, Identity: ListIdentity>(
    _ new: [Section], after old: [Section], by identity: Identity.Type, _ animated: Bool,
    updates: ([Section], [Section]) -> ListUpdates<Section>,
    setData: @escaping ([Section]) -> Void
  ) -> ListUpdatesOutcome where Identity.Element == Section.Item {
    ListState.of(self).updates.overtake()
    guard let arranger = ListState.of(self).arranger as? SectionsArranger<Section> else {
      return perform(updates(old, new), by: identity, animated: animated, setData: setData)
    }
    let shown = arranger.shown(of: old)
    let next = arranger.next(for: new)
    return perform(updates(shown, next.shown), by: identity, animated: animated) {
      setData(new)
      next.adopt($0)
    }
  }

  /// Performs updates of what is shown of the list's data.
  func perform<Section: SectionInfo, Identity: ListIdentity>(
    _ updates: ListUpdates<Section>, by identity: Identity.Type, animated: Bool,
    setData: @escaping ([Section]) -> Void
  ) -> ListUpdatesOutcome where Identity.Element == Section.Item {
    updateRecorder?.record(updates, by: identity)
    let selection = (updatesTarget?.selectedItems ?? []).compactMap {
      updates.old.object(at: $0).map { Identity.id(of: $0) }
    }
    return perform(updates, animated: animated, setData: setData) { target in
      target.select(selection, in: updates.data, by: identity)
    }
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
