import ListData

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

/// Lists of more than 2,000 objects are searched off the main actor, if the objects are Sendable: what
/// was found last is shown until the newest search has ended. Others are searched at once.
// Swift doesn't rank extensions by Sendable alone, but by the protocol that they extend.
extension SearchableList where Self: FilteredList {
  public func search(for text: String) { searchAtOnce(for: text) }
}

extension FilteredList {
  fileprivate func searchAtOnce(for text: String) {
    arranger.searches.overtake()
    rearrange(arranging(for: text))
  }

  fileprivate func arranging(for text: String) -> Arranging<ListData.DataSection> {
    var arranging = arranger.wanted
    arranging.search = text.isEmpty ? nil : ItemSearch(for: text, isFound: filter(for: text))
    return arranging
  }
}

extension FilteredList where ListData.DataSection: Sendable {
  public func search(for text: String) {
    guard listData.sections.itemCount > 2_000, !text.isEmpty, keepsSections,
      let comparison = Self.comparison(of: ListData.DataSection.self)
    else { return searchAtOnce(for: text) }
    let arranger = arranger
    Task { [weak self] in
      _ = await arranger.searches.enqueue { ticket in
        while ticket.isNewest, let self {
          let (data, shown) = (self.listData.sections, self.shownSections)
          let next = await arranger.concurrentNext(for: data, self.arranging(for: text))
          let updates = await comparison.concurrentUpdates(from: shown, to: next.shown)
          // New data, or a section that was collapsed meanwhile, is searched again.
          if ticket.isNewest, next.isCurrent(), shown.isSameArray(as: self.shownSections),
            data.isSameArray(as: self.listData.sections)
          {
            return self.follow(updates, by: comparison, animated: true, setData: next.adopt)
          }
        }
        return .overtaken
      }
    }
  }
}
