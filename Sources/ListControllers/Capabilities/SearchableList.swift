/// A list that can be searched.
///
/// A bridge puts a search bar into the navigation bar, and passes on what a person types. A list that
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
