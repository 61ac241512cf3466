/// A list that can be searched.
///
/// A connected list has a search bar in the navigation bar, and is told what is typed. A list that
/// forwards has a `UISearchController` of its own, and is its `searchResultsUpdater`:
///
///     func updateSearchResults(for searchController: UISearchController) {
///       search(for: searchController.searchBar.text ?? "")
///     }
///
/// `FilteredList` does the searching too.
@MainActor public protocol SearchableList: List {
  /// Shows what is found by a text; all where the text is empty.
  func search(for text: String)
}
