public import ListCore
public import ListData

/// Updates that are computed off the main actor, for large lists.
///
/// A list computes one update at a time. If newer data is set while an update is computed, by these
/// methods or by ``NonFetchedList/setListData(_:animated:)``, the list drops the older update. So
/// the newest search wins while the user types. If the list's data changes in another way, the list
/// computes the update again.
extension NonFetchedList where ListData: SectionedDataSource, ListData.DataSection: Sendable {
  /// Sets the data, and updates the view when the updates are computed.
  ///
  ///     Task { await updateListData(to: await store.allContacts()) }
  ///
  /// - Parameters:
  ///   - newData: The data to show.
  ///   - animated: A Boolean value that indicates whether changes are animated.
  /// - Returns: The way in which the view was updated, with the names of duplicates, or
  ///   `superseded` if newer data superseded the update.
  @discardableResult
  public func updateListData(
    to newData: ListData, animated: Bool = true
  ) async -> ListUpdatesOutcome {
    await update(animated: animated) { (newData, nil) }
  }

  /// Sets the data after applying a policy for duplicates, and updates the view when the updates
  /// are computed.
  ///
  /// - Parameters:
  ///   - newData: The data to show.
  ///   - animated: A Boolean value that indicates whether changes are animated.
  ///   - duplicates: The policy for identifiers that appear more than once.
  /// - Returns: The way in which the view was updated, with the names of the duplicates, or
  ///   `superseded` if newer data superseded the update.
  @discardableResult
  public func updateListData(
    to newData: ListData, animated: Bool = true, duplicates: DuplicatePolicy
  ) async -> ListUpdatesOutcome where ListData.DataSection: MutableSectionInfo {
    await update(animated: animated) {
      guard let comparison = Self.comparison(of: ListData.DataSection.self) else {
        return (newData, nil)
      }
      let sections = newData.sections
      let (kept, named) = await concurrently {
        (
          comparison.applying(duplicates, to: sections),
          comparison.duplicateIdentifiers(in: sections)
        )
      }
      return (ListData(kept), named)
    }
  }

  /// Makes data off the main actor, and then updates the view.
  ///
  ///     let (contacts, text) = (contacts, searchText)
  ///     await updateListData { contacts.filtered { $0.name.contains(text) }.sections() }
  ///
  /// - Parameters:
  ///   - animated: A Boolean value that indicates whether changes are animated.
  ///   - make: Returns the data to show. The closure is called off the main actor, and isn't called
  ///     if the update was superseded while it waited.
  /// - Returns: The way in which the view was updated, or `superseded` if newer data superseded the
  ///   update.
  @discardableResult
  public func updateListData(
    animated: Bool = true, by make: @escaping @Sendable () -> [ListData.DataSection]
  ) async -> ListUpdatesOutcome {
    await update(animated: animated) { (ListData(await concurrently(make)), nil) }
  }

  /// Makes data, with the names of its duplicates if they are known, and updates the view.
  private func update(
    animated: Bool, _ make: @escaping @MainActor () async -> (ListData, duplicates: [String]?)
  ) async -> ListUpdatesOutcome {
    for link in allLinks { link.dataWillBeSet(by: "updateListData") }
    return await presenter.queue.enqueue { ticket in
      let (newData, known) = await make()
      let sections = newData.sections
      let comparison = Self.comparison(of: ListData.DataSection.self)
      var duplicates = known ?? []
      if known == nil, let comparison {
        duplicates = await concurrently { comparison.duplicateIdentifiers(in: sections) }
      }
      while ticket.isNewest {
        guard let comparison, self.keepsSections else {
          return self.show(newData, animated: animated).reporting(duplicates: duplicates)
        }
        let shown = self.shownSections
        let next = await self.existingArranger?.concurrentNext(for: sections)
        let updates = await comparison.concurrentUpdates(
          from: shown, to: next?.arrangement.shown ?? sections)
        guard ticket.isNewest, next.map({ self.existingArranger?.isCurrent($0) == true }) ?? true,
          shown.isTriviallyIdentical(to: self.shownSections)
        else { continue }
        return self.present(updates, by: comparison, animated: animated) {
          self.setData(newData, of: sections, showing: $0, next)
        }
        .reporting(duplicates: duplicates)
      }
      return .superseded
    }
  }
}

extension NonFetchedList where ListData: SectionedDataSource {
  /// A Boolean value that indicates whether the data's sections are the same array until they
  /// change. Sections that are computed at each access can't reveal a change.
  var keepsSections: Bool { listData.sections.isTriviallyIdentical(to: listData.sections) }
}
