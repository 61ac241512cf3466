public import ListData
import ListDiff

/// Shows data that is made while the main actor is free: the result of a search through much, for
/// example.
extension UpdatingList {
  /// Makes data, and then makes the view follow.
  ///
  ///     let (contacts, text) = (contacts, searchText)
  ///     await updateListData { contacts.filtered { $0.name.contains(text) }.sections() }
  ///
  /// Data is made for one update of the list at a time, and not at all for one that was overtaken while
  /// it waited: while a person types, the newest search wins.
  ///
  /// - Parameters:
  ///   - animated: Whether changes are animated.
  ///   - make: Makes what the list is to show; not on the main actor.
  /// - Returns: How the view came to show the data, or that newer data came first.
  @discardableResult
  public func updateListData<Section: SectionInfo & Sendable>(
    animated: Bool = true, by make: @escaping @Sendable () -> [Section]
  ) async -> ListUpdatesOutcome
  where ListData == [Section], Section.Item: Identifiable & Equatable {
    await update(by: ByIdentifier.self, animated) {
      await concurrently(make)
    } updates: {
      await $0.updates(to: $1)
    }
  }

  /// Makes data, and then makes the view follow.
  @discardableResult
  public func updateListData<Section: SectionInfo & Sendable>(
    animated: Bool = true, by make: @escaping @Sendable () -> [Section]
  ) async -> ListUpdatesOutcome where ListData == [Section], Section.Item: Hashable {
    await update(by: ByValue.self, animated) {
      await concurrently(make)
    } updates: {
      await $0.updates(to: $1)
    }
  }

  /// Makes data, and then makes the view follow.
  @discardableResult
  public func updateListData<Section: SectionInfo & Sendable>(
    animated: Bool = true, by make: @escaping @Sendable () -> [Section]
  ) async -> ListUpdatesOutcome
  where ListData == [Section], Section.Item: Identifiable & Hashable {
    await update(by: ByIdentifier.self, animated) {
      await concurrently(make)
    } updates: {
      await $0.updates(to: $1)
    }
  }
}
