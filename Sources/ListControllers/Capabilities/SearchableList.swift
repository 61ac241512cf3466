/// A list that the user can search.
///
/// A connected list has a search bar in the navigation bar, and receives its text. A list that
/// forwards has a `UISearchController` of its own, and is its `searchResultsUpdater`:
///
///     func updateSearchResults(for searchController: UISearchController) {
///       search(for: searchController.searchBar.text ?? "")
///     }
///
/// A `FilteredList` also performs the search.
@MainActor public protocol SearchableList: List {
  /// Shows the objects that match a text, or all objects if the text is empty.
  func search(for text: String)
}
