import ListData
import ListDiff

/// A searchable list that shows those of its objects that a text finds, under their sections' titles.
///
///     func filter(for text: String) -> @Sendable (Person) -> Bool {
///       { $0.name.localizedCaseInsensitiveContains(text) }
///     }
///
/// Objects are told apart by `id`, or by what they are. What a search hides stays in the list's data, and
/// edits of what it shows change the data too.
@MainActor public protocol FilteredList: SearchableList, ArrangedList {
  /// What a text finds; it is not empty. The closure is asked for each object, and not on the main actor
  /// where objects are Sendable: what it needs of the list is made ready before it is returned.
  func filter(for text: String) -> @Sendable (Object) -> Bool
}

/// Lists of more than 2,000 objects are searched while the main actor is free, if these are Sendable:
/// what was found last is shown until the newest search has ended. Others are searched at once.
extension FilteredList {
  public func search(for text: String) { searchAtOnce(for: text) }

  private func searchAtOnce(for text: String) {
    ListState.of(self).searches.overtake()
    arranger.wanted = arranging(for: text)
    rearrange(animated: true)
  }

  private func arranging(for text: String) -> Arranging<ListData.DataSection> {
    var arranging = arranger.wanted
    arranging.searchText = text
    arranging.isFound = text.isEmpty ? nil : filter(for: text)
    return arranging
  }
}

extension FilteredList where ListData.DataSection: Sendable, Object: Identifiable & Equatable {
  public func search(for text: String) {
    search(for: text, by: ByIdentifier.self) { await $0.updates(to: $1) }
  }
}

extension FilteredList where ListData.DataSection: Sendable, Object: Hashable {
  public func search(for text: String) {
    search(for: text, by: ByValue.self) { await $0.updates(to: $1) }
  }
}

extension FilteredList where ListData.DataSection: Sendable, Object: Identifiable & Hashable {
  public func search(for text: String) {
    search(for: text, by: ByIdentifier.self) { await $0.updates(to: $1) }
  }
}

extension FilteredList where ListData.DataSection: Sendable {
  private func search<Identity: ListIdentity<Object>>(
    for text: String, by identity: Identity.Type,
    _ updates:
      @escaping @MainActor (
        _ old: [ListData.DataSection], _ new: [ListData.DataSection]
      ) async -> ListUpdates<ListData.DataSection>
  ) {
    let count = listData.sections.reduce(0) { $0 + $1.items.count }
    guard count > 2_000, !text.isEmpty else { return searchAtOnce(for: text) }
    let state = ListState.of(self)
    Task { [weak self] in
      _ = await state.searches.perform { ticket in
        while ticket.isNewest, let self {
          let (data, shown) = (self.listData.sections, self.shownSections)
          let next = await self.arranger.nextConcurrently(for: data, self.arranging(for: text))
          let updates = await updates(shown, next.shown)
          // New data, or a section that was collapsed meanwhile, is searched again.
          if ticket.isNewest, shown.isSameArray(as: self.shownSections),
            data.isSameArray(as: self.listData.sections)
          {
            return self.perform(updates, by: identity, animated: true, setData: next.adopt)
          }
        }
        return .overtaken
      }
    }
  }
}
