public import ListData
import ListDiff

/// Shows other data by updates that are worked out while the main actor is free; for much data.
extension UpdatingList {
  /// Sets the data and makes the view follow as soon as is known what changed.
  ///
  ///     Task { await updateListData(to: await store.allContacts()) }
  ///
  /// One update of the list is worked out at a time. If newer data is set meanwhile, by this method or
  /// by `setListData(_:animated:)`, this is dropped. If the list's data was changed otherwise
  /// meanwhile, the updates are worked out again from what it is then.
  ///
  /// - Parameters:
  ///   - newData: What the list is to show.
  ///   - animated: Whether changes are animated.
  /// - Returns: How the view came to show the data, or that newer data came first.
  @discardableResult
  public func updateListData<Section: SectionInfo & Sendable>(
    to newData: [Section], animated: Bool = true
  ) async -> ListUpdatesOutcome
  where ListData == [Section], Section.Item: Identifiable & Equatable {
    await update(by: ByIdentifier.self, animated) {
      newData
    } updates: {
      await $0.updates(to: $1)
    }
  }

  /// Sets the data and makes the view follow as soon as is known what changed.
  @discardableResult
  public func updateListData<Section: SectionInfo & Sendable>(
    to newData: [Section], animated: Bool = true
  ) async -> ListUpdatesOutcome where ListData == [Section], Section.Item: Hashable {
    await update(by: ByValue.self, animated) {
      newData
    } updates: {
      await $0.updates(to: $1)
    }
  }

  /// Sets the data and makes the view follow as soon as is known what changed.
  @discardableResult
  public func updateListData<Section: SectionInfo & Sendable>(
    to newData: [Section], animated: Bool = true
  ) async -> ListUpdatesOutcome
  where ListData == [Section], Section.Item: Identifiable & Hashable {
    await update(by: ByIdentifier.self, animated) {
      newData
    } updates: {
      await $0.updates(to: $1)
    }
  }

  /// Makes data and updates when it is this update's turn.
  func update<Section: SectionInfo & Sendable, Identity: ListIdentity>(
    by identity: Identity.Type, _ animated: Bool,
    _ make: @escaping @MainActor () async -> [Section],
    updates: @escaping @MainActor ([Section], [Section]) async -> ListUpdates<Section>
  ) async -> ListUpdatesOutcome
  where ListData == [Section], Identity.Element == Section.Item {
    await ListState.of(self).updates.perform { ticket in
      let newData = await make()
      let arranger = ListState.of(self).arranger as? SectionsArranger<Section>
      while ticket.isNewest {
        let shown = arranger?.shown(of: self.listData) ?? self.listData
        let next = await arranger?.nextConcurrently(for: newData)
        let updates = await updates(shown, next?.shown ?? newData)
        let data = self.listData
        if ticket.isNewest, shown.isSameArray(as: arranger?.shown(of: data) ?? data) {
          return self.perform(updates, by: identity, animated: animated) {
            self.listData = next == nil ? $0 : newData
            next?.adopt($0)
          }
        }
      }
      return .overtaken
    }
  }
}
