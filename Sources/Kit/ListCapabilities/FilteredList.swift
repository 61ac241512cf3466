public import ListCore
import ListData

/// A searchable list that shows those of its objects that match a text, below their sections'
/// titles.
///
///     func filter(for text: String) -> @Sendable (Person) -> Bool {
///       { $0.name.localizedStandardContains(text) }
///     }
///
/// Objects are recognized by `id`, or by their value. Objects that a search hides stay in the
/// list's data, and edits of the visible objects change the data.
///
/// In an ``OutlineList``, a search reads closed nodes too, and shows the nodes above each result
/// open. The user may open and close nodes of the result. When the search ends, the nodes are open
/// that were open before.
///
/// A list of more than 2,000 objects, and any outline, is searched off the main actor if its
/// objects are `Sendable`. The list shows the last result until the newest search ends. Other lists
/// are searched at once.
@MainActor public protocol FilteredList: SearchableList, ArrangedList {
  /// Returns a closure that indicates whether an object matches a text, which isn't empty.
  ///
  /// If the objects are `Sendable`, the closure may be called off the main actor. Capture what it
  /// needs of the list before you return it.
  func filter(for text: String) -> @Sendable (Object) -> Bool
}

// Swift ranks extensions by the protocol that they extend, not by `Sendable` alone.
extension SearchableList where Self: FilteredList, ListData.DataSection: MutableSectionInfo {
  /// Shows the objects that match a text, or all objects if the text is empty.
  public func search(for text: String) { search(arranger, for: text) }
}

extension SearchableList where Self: FilteredList & OutlineList {
  /// Shows the objects that match a text, or all objects if the text is empty.
  public func search(for text: String) { search(arranger, for: text) }
}

extension FilteredList where ListData.DataSection: MutableSectionInfo & Sendable {
  /// Shows the objects that match a text, or all objects if the text is empty. A large list is
  /// searched off the main actor.
  public func search(for text: String) {
    guard listData.sections.itemCount > 2_000 else { return search(arranger, for: text) }
    searchConcurrently(arranger, for: text)
  }
}

extension FilteredList where Self: OutlineList, ListData.DataSection: Sendable {
  /// Shows the objects that match a text, or all objects if the text is empty. The nodes are read
  /// and searched off the main actor.
  public func search(for text: String) { searchConcurrently(arranger, for: text) }
}

extension FilteredList {
  /// Shows the objects that match a text. The newer search supersedes those that are under way.
  fileprivate func search(_ arranger: ListArranger<ListData.DataSection>, for text: String) {
    link(SearchLink.self)?.begin(nil)
    rearrange(arranger, by: rules(of: arranger, for: text))
  }

  /// Returns the rules for showing the objects that match a text.
  private func rules(
    of arranger: ListArranger<ListData.DataSection>, for text: String
  ) -> ArrangementRules<ListData.DataSection> {
    var rules = arranger.rules
    rules.search = text.isEmpty ? nil : ItemSearch(for: text, isFound: filter(for: text))
    return rules
  }
}

extension FilteredList where ListData.DataSection: Sendable {
  /// Shows the objects that match a text, which are found off the main actor if that can be seen
  /// as one update.
  fileprivate func searchConcurrently(
    _ arranger: ListArranger<ListData.DataSection>, for text: String
  ) {
    guard !text.isEmpty, keepsSections,
      let comparison = Self.comparison(of: ListData.DataSection.self)
    else { return search(arranger, for: text) }
    beginSearch(arranger, by: comparison) { $0.rules(of: arranger, for: text) }
  }
}
