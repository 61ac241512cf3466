import Foundation

extension User {
  /// Taps a search bar and types text, character by character.
  ///
  /// If scrolling has hidden the bar, the user scrolls to the top of the content first.
  ///
  /// - Returns: False if the search bar rejects a part of the text, or if it is hidden and the
  ///   content can't be scrolled.
  @discardableResult
  public func search(for text: String, in searchController: UISearchController) -> Bool {
    if let scrollView = searchController.scrollViewHidingBar {
      scroll(scrollView, to: CGPoint(x: scrollView.contentOffset.x, y: scrollView.topOffset))
    }
    return type(text, into: searchController.searchBar.searchTextField)
  }

  /// Taps the cancel button of a search.
  ///
  /// - Returns: False if no search is in progress.
  @discardableResult
  public func cancelSearch(in searchController: UISearchController) -> Bool {
    guard searchController.isActive else { return false }
    searchController.searchBar.cancel()
    HeadlessRunLoop.tick()
    return true
  }

  /// Taps the bookmark button of a search bar.
  ///
  /// - Returns: False if there is none.
  @discardableResult
  public func tapBookmark(in searchBar: UISearchBar) -> Bool {
    guard searchBar.showsBookmarkButton, searchBar.canBeTouched else { return false }
    searchBar.tapBookmark()
    HeadlessRunLoop.tick()
    return true
  }

  /// Taps the results button of a search bar.
  ///
  /// - Returns: False if there is none.
  @discardableResult
  public func tapResults(in searchBar: UISearchBar) -> Bool {
    guard searchBar.showsSearchResultsButton, searchBar.canBeTouched else { return false }
    searchBar.tapResults()
    HeadlessRunLoop.tick()
    return true
  }

  /// Presses the search key.
  ///
  /// - Returns: False if the search bar is not being edited.
  @discardableResult
  public func pressSearch(in searchBar: UISearchBar) -> Bool {
    guard searchBar.isFirstResponder else { return false }
    searchBar.search()
    HeadlessRunLoop.tick()
    return true
  }

  /// Chooses the scope of a search bar with a title.
  ///
  /// - Returns: False if there is no such scope.
  @discardableResult
  public func choose(scope title: String, in searchBar: UISearchBar) -> Bool {
    guard let index = searchBar.scopeButtonTitles?.firstIndex(of: title) else { return false }
    return choose(scopeAt: index, in: searchBar)
  }

  /// Chooses the scope of a search bar at an index.
  ///
  /// - Returns: False if there is no such scope.
  @discardableResult
  public func choose(scopeAt index: Int, in searchBar: UISearchBar) -> Bool {
    guard let titles = searchBar.scopeButtonTitles, titles.indices.contains(index),
      searchBar.canBeTouched
    else { return false }
    searchBar.choose(scope: index)
    HeadlessRunLoop.tick()
    return true
  }
}
