public import ListData

/// Shows other data by updates that are computed while the main actor is free; for much data.
///
/// One update of the list is computed at a time. If newer data is set meanwhile, by these methods or by
/// ``NonFetchedList/setListData(_:animated:)``, the older is dropped: while text is typed, the newest
/// search wins. If the list's data is changed otherwise meanwhile, the updates are computed again from
/// what it is then.
extension NonFetchedList where ListData: SectionedDataSource, ListData.DataSection: Sendable {
  /// Sets the data, and makes the view follow as soon as the updates are computed.
  ///
  ///     Task { await updateListData(to: await store.allContacts()) }
  ///
  /// - Parameters:
  ///   - newData: The data that the list is to show.
  ///   - animated: Whether changes are animated.
  /// - Returns: How the view came to show the data, with the names of duplicates, or that newer data
  ///   came first.
  @discardableResult
  public func updateListData(
    to newData: ListData, animated: Bool = true
  ) async -> ListUpdatesOutcome {
    await update(animated: animated) { (newData, nil) }
  }

  /// Sets the data without what a policy leaves out, and makes the view follow as soon as the updates
  /// are computed.
  ///
  /// - Parameters:
  ///   - newData: The data that the list is to show.
  ///   - animated: Whether changes are animated.
  ///   - duplicates: What to do about identifiers that occur in the data more than once.
  /// - Returns: How the view came to show the data, with the names of the duplicates, or that newer
  ///   data came first.
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
          comparison.repeatedIdentifiers(in: sections)
        )
      }
      return (ListData(kept), named)
    }
  }

  /// Makes data off the main actor, and then makes the view follow.
  ///
  ///     let (contacts, text) = (contacts, searchText)
  ///     await updateListData { contacts.filtered { $0.name.contains(text) }.sections() }
  ///
  /// - Parameters:
  ///   - animated: Whether changes are animated.
  ///   - make: Makes the data that the list is to show; not on the main actor, and not at all for an
  ///     update that was overtaken while it waited.
  /// - Returns: How the view came to show the data, or that newer data came first.
  @discardableResult
  public func updateListData(
    animated: Bool = true, by make: @escaping @Sendable () -> [ListData.DataSection]
  ) async -> ListUpdatesOutcome {
    await update(animated: animated) { (ListData(await concurrently(make)), nil) }
  }

  /// Makes data, with the names of its duplicates if they are known, and makes the view follow.
  private func update(
    animated: Bool, _ make: @escaping @MainActor () async -> (ListData, duplicates: [String]?)
  ) async -> ListUpdatesOutcome {
    await ListState.of(self).updates.enqueue { ticket in
      let (newData, known) = await make()
      let sections = newData.sections
      let comparison = Self.comparison(of: ListData.DataSection.self)
      var duplicates = known ?? []
      if known == nil, let comparison {
        duplicates = await concurrently { comparison.repeatedIdentifiers(in: sections) }
      }
      while ticket.isNewest {
        guard let comparison, self.keepsSections else {
          return self.show(newData, animated: animated).naming(duplicates)
        }
        let shown = self.shownData
        let next = await self.knownArranger?.concurrentNext(for: sections)
        let target = next?.shown ?? sections
        let updates = await comparison.concurrentUpdates(from: shown, to: target)
        guard ticket.isNewest, next?.isCurrent() != false, shown.isSameArray(as: self.shownData)
        else { continue }
        return self.follow(updates, by: comparison, animated: animated) {
          self.setData(newData, of: sections, showing: $0, next)
        }
        .naming(duplicates)
      }
      return .overtaken
    }
  }
}
