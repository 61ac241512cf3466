import Foundation
public import ListData
import ListDiff

/// Shows other data by updates. The selection stays with what was selected, wherever it went.
extension NonFetchedList where ListData: SectionedDataSource {
  /// Sets the data, and makes the view follow.
  ///
  ///     setListData([people.sorted()])
  ///
  /// Objects are recognized as ``comparison(of:)`` says. In a list of up to 10,000 objects the outcome
  /// names the identifiers that occur more than once; pass a policy to have them named in longer lists.
  ///
  /// - Parameters:
  ///   - newData: The data that the list shows from now on.
  ///   - animated: Whether changes are animated.
  /// - Returns: How the view came to show the data: a reload says why, and identifiers that occur more
  ///   than once are named.
  @discardableResult
  public func setListData(_ newData: ListData, animated: Bool = true) -> ListUpdatesOutcome {
    ListState.of(self).updates.overtake()
    let sections = newData.sections
    return show(newData, animated: animated)
      .naming(sections.itemCount <= 10_000 ? Self.repeatedIdentifiers(in: sections) : [])
  }

  /// Sets the data without what a policy leaves out, and makes the view follow.
  ///
  /// - Parameters:
  ///   - newData: The data that the list shows from now on.
  ///   - animated: Whether changes are animated.
  ///   - duplicates: What to do about identifiers that occur in the data more than once.
  /// - Returns: How the view came to show the data, with the names of the duplicates.
  @discardableResult
  public func setListData(
    _ newData: ListData, animated: Bool = true, duplicates: DuplicatePolicy
  ) -> ListUpdatesOutcome where ListData.DataSection: MutableSectionInfo {
    ListState.of(self).updates.overtake()
    let sections = newData.sections
    let kept = Self.comparison(of: ListData.DataSection.self)?.applying(duplicates, to: sections)
    return show(kept.map(ListData.init) ?? newData, animated: animated)
      .naming(Self.repeatedIdentifiers(in: sections))
  }

  /// Makes the view follow updates of the list's data that are known already.
  ///
  /// - Parameters:
  ///   - updates: Updates that begin with the data that is shown.
  ///   - animated: Whether changes are animated.
  /// - Returns: How the view came to show the data.
  @discardableResult
  public func setListData(
    by updates: ListUpdates<ListData.DataSection>, animated: Bool = true
  ) -> ListUpdatesOutcome {
    ListState.of(self).updates.overtake()
    return follow(updates, by: Self.comparison(of: ListData.DataSection.self), animated: animated) {
      self.listData = ListData($0)
    }
  }
}

// MARK: From one state to the next

extension Array where Element: SectionInfo {
  /// The number of items in all sections.
  var itemCount: Int { reduce(0) { $0 + $1.items.count } }
}

extension NonFetchedList where ListData: SectionedDataSource {
  /// The sections that are shown: all, or what an arrangement leaves.
  var shownData: [ListData.DataSection] {
    knownArranger?.shown(of: listData.sections) ?? listData.sections
  }

  /// A Boolean value that indicates whether the data's sections are one array until they change. Those
  /// that are made anew each time they are read don't tell of a change.
  var keepsSections: Bool { listData.sections.isSameArray(as: listData.sections) }

  /// Makes the view show new data, or what an arrangement leaves of it.
  func show(_ newData: ListData, animated: Bool) -> ListUpdatesOutcome {
    let sections = newData.sections
    let next = knownArranger?.next(for: sections)
    return transition(from: shownData, to: next?.shown ?? sections, animated: animated) {
      self.setData(newData, of: sections, showing: $0, next)
    }
  }

  /// Takes new data, its sections, and what is shown of them, within a batch.
  func setData(
    _ newData: ListData, of sections: [ListData.DataSection],
    showing shown: [ListData.DataSection], _ next: ListArranger<ListData.DataSection>.Next?
  ) {
    // Without an arrangement a batch may show a state between the old data and the new.
    let isDone = next != nil || shown.isSameArray(as: sections)
    listData = isDone ? newData : ListData(shown)
    next?.adopt(shown)
  }

  /// Makes the view show other sections: by updates, or by a reload if nothing tells which object is
  /// which.
  func transition(
    from old: [ListData.DataSection], to new: [ListData.DataSection], animated: Bool,
    setData: @escaping ([ListData.DataSection]) -> Void
  ) -> ListUpdatesOutcome {
    guard let comparison = Self.comparison(of: ListData.DataSection.self) else {
      return reload(from: old, to: new, setData: setData)
    }
    let updates = comparison.updates(from: old, to: new)
    return follow(updates, by: comparison, animated: animated, setData: setData)
  }

  /// Makes the view follow updates by which items are recognized even if they left and came back.
  func follow(
    _ updates: ListUpdates<ListData.DataSection>,
    by comparison: ListComparison<ListData.DataSection>?, animated: Bool,
    setData: @escaping ([ListData.DataSection]) -> Void
  ) -> ListUpdatesOutcome {
    guard let comparison else { return follow(updates, animated: animated, setData: setData) }
    if let updateRecorder { comparison.record(updates, in: updateRecorder) }
    let reselection = { (before: ShownSelection<ListData.DataSection>, now: [IndexPath]) in
      let updates = ListUpdates(
        from: before.data, to: updates.data, difference: updates.difference)
      return comparison.reselection(of: before.items, in: updates, selected: now)
    }
    return follow(updates, animated: animated, reselection: reselection, setData: setData)
  }

  /// Reloads the view: no number of changes is within the limit.
  private func reload(
    from old: [ListData.DataSection], to new: [ListData.DataSection],
    setData: @escaping ([ListData.DataSection]) -> Void
  ) -> ListUpdatesOutcome {
    var everything = ListDifference()
    everything.deletedSections = Array(old.indices)
    everything.insertedSections = Array(new.indices)
    let updates = ListUpdates(from: old, to: new, difference: everything)
    let outcome = follow(updates, limit: -1, animated: false, setData: setData)
    if case .reloaded(.tooManyChanges) = outcome { return .reloaded(.notComparable) }
    return outcome
  }

  fileprivate static func repeatedIdentifiers(in sections: [ListData.DataSection]) -> [String] {
    comparison(of: ListData.DataSection.self)?.repeatedIdentifiers(in: sections) ?? []
  }
}
