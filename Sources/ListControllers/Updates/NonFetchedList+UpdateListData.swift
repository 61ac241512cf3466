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
  /// - Returns: How the view came to show the data, or that newer data came first.
  @discardableResult
  public func updateListData(
    to newData: ListData, animated: Bool = true
  ) async -> ListUpdatesOutcome {
    await update(animated: animated) { newData }
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
    await update(animated: animated) { ListData(await concurrently(make)) }
  }

  private func update(
    animated: Bool, _ make: @escaping @MainActor () async -> ListData
  ) async -> ListUpdatesOutcome {
    await ListState.of(self).updates.enqueue { ticket in
      let newData = await make()
      let comparison = Self.comparison(of: ListData.DataSection.self)
      while ticket.isNewest {
        let shown = self.shownData
        let next = await self.knownArranger?.concurrentNext(for: newData.sections)
        let target = next?.shown ?? newData.sections
        let updates = await comparison?.concurrentUpdates(from: shown, to: target)
        guard ticket.isNewest, shown.isSameArray(as: self.shownData) else { continue }
        guard let updates else { return self.setListData(newData, animated: animated) }
        return self.follow(updates, by: comparison, animated: animated) {
          self.setData(newData, showing: $0, next)
        }
      }
      return .overtaken
    }
  }
}
