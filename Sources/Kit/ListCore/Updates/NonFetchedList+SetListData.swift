import Foundation
public import ListData
import ListDiff

/// Updates that show other data. Selected objects stay selected, even if they move.
extension NonFetchedList where ListData: SectionedDataSource {
  /// Sets the data, and updates the view.
  ///
  ///     setListData([people.sorted()])
  ///
  /// Objects are recognized by ``comparison(of:)``. For a list of up to 10,000 objects, the outcome
  /// names the identifiers that appear more than once. Pass a policy to have them named for longer
  /// lists.
  ///
  /// - Parameters:
  ///   - newData: The data to show.
  ///   - animated: A Boolean value that indicates whether changes are animated.
  /// - Returns: The way in which the view was updated, with the reason for a reload and the names
  ///   of repeated identifiers.
  @discardableResult
  public func setListData(_ newData: ListData, animated: Bool = true) -> ListUpdatesOutcome {
    willSetData(by: "setListData(_:)")
    let sections = newData.sections
    let duplicates = sections.itemCount <= 10_000 ? Self.duplicateIdentifiers(in: sections) : []
    adviseOfDuplicates(duplicates)
    adviseOfSectionIDs(sections)
    return show(newData, animated: animated).reporting(duplicates: duplicates)
  }

  /// Sets the data after applying a policy for duplicates, and updates the view.
  ///
  /// - Parameters:
  ///   - newData: The data to show.
  ///   - animated: A Boolean value that indicates whether changes are animated.
  ///   - duplicates: The policy for identifiers that appear more than once.
  /// - Returns: The way in which the view was updated, with the names of the duplicates.
  @discardableResult
  public func setListData(
    _ newData: ListData, animated: Bool = true, duplicates: DuplicatePolicy
  ) -> ListUpdatesOutcome where ListData.DataSection: MutableSectionInfo {
    willSetData(by: "setListData(_:duplicates:)")
    let sections = newData.sections
    let kept = Self.comparison(of: ListData.DataSection.self)?.applying(duplicates, to: sections)
    return show(kept.map(ListData.init) ?? newData, animated: animated)
      .reporting(duplicates: Self.duplicateIdentifiers(in: sections))
  }

  /// Updates the view by changes of the list's data that are already known.
  ///
  /// - Parameters:
  ///   - updates: The updates, which begin with the data that is shown.
  ///   - animated: A Boolean value that indicates whether changes are animated.
  /// - Returns: The way in which the view was updated.
  @discardableResult
  public func setListData(
    by updates: ListUpdates<ListData.DataSection>, animated: Bool = true
  ) -> ListUpdatesOutcome {
    willSetData(by: "setListData(by:)")
    return present(updates, by: Self.comparison(of: ListData.DataSection.self), animated: animated)
    {
      self.listData = ListData($0)
    }
  }
}

// MARK: Performing updates

extension NonFetchedList where ListData: SectionedDataSource {
  /// Updates the view to show new data, in the list's arrangement if it has one.
  package func show(_ newData: ListData, animated: Bool) -> ListUpdatesOutcome {
    let sections = newData.sections
    ListState.of(self).isSetToItself = sections.isTriviallyIdentical(to: listData.sections)
    adviseOfSettingInConfiguration()
    let next = existingArranger?.next(for: sections)
    return transition(
      from: shownSections, to: next?.arrangement.shown ?? sections, animated: animated
    ) { self.setData(newData, of: sections, showing: $0, next) }
  }

  /// Sets new data and the sections that are shown of it, within a batch.
  package func setData(
    _ newData: ListData, of sections: [ListData.DataSection],
    showing shown: [ListData.DataSection], _ next: ListArranger<ListData.DataSection>.Next?
  ) {
    // Without an arrangement, a batch may show a state between the old data and the new data.
    let isDone = next != nil || shown.isTriviallyIdentical(to: sections)
    listData = isDone ? newData : ListData(shown)
    if let next { existingArranger?.adopt(next, showing: shown) }
  }

  /// Updates the view to show other sections, or reloads it if the objects can't be recognized.
  package func transition(
    from old: [ListData.DataSection], to new: [ListData.DataSection], animated: Bool,
    setData: @escaping ([ListData.DataSection]) -> Void
  ) -> ListUpdatesOutcome {
    guard let comparison = Self.comparison(of: ListData.DataSection.self) else {
      if new.lazy.compactMap(\.items.first).first.flatMap(id(of:)) == nil {
        adviseOfMissingIdentity()
      } else {
        Advice.give(
          to: type(of: self),
          "\(type(of: self)) reloads its view at each update, although id(of:) recognizes its "
            + "objects. Return a comparison by the same rule from comparison(of:), too.")
      }
      return reload(from: old, to: new, setData: setData)
    }
    let updates = comparison.updates(from: old, to: new)
    return present(updates, by: comparison, animated: animated, setData: setData)
  }

  /// Updates the view, and selects items again even if they left and came back.
  package func present(
    _ updates: ListUpdates<ListData.DataSection>,
    by comparison: ListComparison<ListData.DataSection>?, animated: Bool,
    setData: @escaping ([ListData.DataSection]) -> Void
  ) -> ListUpdatesOutcome {
    guard let comparison else { return present(updates, animated: animated, setData: setData) }
    if let updateRecorder { comparison.record(updates, in: updateRecorder) }
    return present(
      updates, animated: animated, recording: comparison.recording,
      reselection: { comparison.reselection(of: $0, from: $1, to: updates.data, selected: $2) },
      setData: setData)
  }

  /// Drops updates with older data, and notifies the links.
  private func willSetData(by method: String) {
    presenter.queue.supersede()
    for link in allLinks { link.dataWillBeSet(by: method) }
  }

  /// Says that data is set while the view asks for it.
  private func adviseOfSettingInConfiguration() {
    let name = type(of: self)
    Advice.give(
      to: name, if: ListState.of(self).isConfiguring,
      "\(name) sets its data while it configures a cell, when its view is asking for rows. Move "
        + "the call out of the configuration, such as to the action that changes the data.")
  }

  private func adviseOfDuplicates(_ duplicates: [String]) {
    Advice.give(
      to: type(of: self), if: !duplicates.isEmpty,
      "\(type(of: self)) has objects of the same identifier. \(duplicates.joined(separator: " ")) "
        + "Their changes are guessed. Give each an id of its own, or pass a policy to "
        + "setListData(_:duplicates:).")
  }

  /// Says that two sections have one identifier.
  private func adviseOfSectionIDs(_ sections: [ListData.DataSection]) {
    let ids = { sections.compactMap(\.sectionID) }
    Advice.give(
      to: type(of: self), if: Set(ids()).count < ids().count,
      "\(type(of: self)) has several sections of the same id, among "
        + "\(ids().map { "“\($0)”" }.joined(separator: ", ")). Their changes are guessed. Give each "
        + "section an id of its own.")
  }

  fileprivate static func duplicateIdentifiers(in sections: [ListData.DataSection]) -> [String] {
    comparison(of: ListData.DataSection.self)?.duplicateIdentifiers(in: sections) ?? []
  }
}
