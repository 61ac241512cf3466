import Foundation

extension User {
  /// Taps into a search bar and types, letter by letter; false where the bar does not take it.
  @discardableResult
  public func search(for text: String, in searchController: UISearchController) -> Bool {
    type(text, into: searchController.searchBar.searchTextField)
  }

  /// Taps the way to cancel a search; false where no search is on.
  @discardableResult
  public func cancelSearch(in searchController: UISearchController) -> Bool {
    guard searchController.isActive else { return false }
    searchController.searchBar.cancel()
    HeadlessRunLoop.tick()
    return true
  }

  /// Presses the search key; false where the bar is not being edited.
  @discardableResult
  public func pressSearch(in searchBar: UISearchBar) -> Bool {
    guard searchBar.isFirstResponder else { return false }
    searchBar.search()
    HeadlessRunLoop.tick()
    return true
  }

  /// Chooses a scope of a search bar; false where there is none of this title.
  @discardableResult
  public func choose(scope title: String, in searchBar: UISearchBar) -> Bool {
    guard let index = searchBar.scopeButtonTitles?.firstIndex(of: title) else { return false }
    return choose(scopeAt: index, in: searchBar)
  }

  /// Chooses the scope of a search bar that has a position; false where there is none.
  @discardableResult
  public func choose(scopeAt index: Int, in searchBar: UISearchBar) -> Bool {
    guard let titles = searchBar.scopeButtonTitles, titles.indices.contains(index) else {
      return false
    }
    searchBar.choose(scope: index)
    HeadlessRunLoop.tick()
    return true
  }
}
