import ListCore

extension List {
  #if os(tvOS)
  /// No text: a navigation item of tvOS has no search controller.
  var unsearchedText: String? { nil }
  #else
  /// The text in a search bar that isn't the list's own, if the list shows everything.
  var unsearchedText: String? {
    guard let list = self as? any FilteredList, let link = link(SearchableLink.self),
      let search = (self as? UIViewController)?.navigationItem.searchController,
      search.searchResultsUpdater !== link, let text = search.searchBar.text, !text.isEmpty
    else { return nil }
    return list.searchText.isEmpty ? text : nil
  }
  #endif
}
