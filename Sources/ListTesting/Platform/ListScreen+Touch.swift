#if !os(tvOS)
public import ListControllers

/// The gestures of the user on a touch screen, which tvOS doesn't have.
extension ListScreen {
  /// Deletes a row with a swipe.
  ///
  /// - Returns: False if the row cannot be deleted in this way, or if the list is not in a table
  ///   view.
  @discardableResult
  public func swipeToDelete(_ indexPath: IndexPath) -> Bool {
    act { tableView.map { fingers.swipeToDelete(rowAt: indexPath, in: $0) } ?? false }
  }

  /// Swipes a row, and taps the action with a title, at either edge.
  ///
  /// - Returns: False if no action of the row has the title, or if the list is not in a table view.
  @discardableResult
  public func choose(swipeAction title: String, at indexPath: IndexPath) -> Bool {
    act {
      tableView.map { fingers.choose(swipeAction: title, ofRowAt: indexPath, in: $0) } ?? false
    }
  }

  /// Pulls the list down to refresh it.
  ///
  /// - Returns: False if the list has no refresh control, or if a refresh is in progress.
  @discardableResult
  public func pullToRefresh() -> Bool {
    act { listView.map { fingers.pullToRefresh($0) } ?? false }
  }

  /// Types a text into the search bar, which replaces the text there.
  ///
  /// - Returns: False if the view controller in front has no search controller.
  @discardableResult
  public func search(for text: String) -> Bool {
    act {
      topViewController.navigationItem.searchController
        .map { fingers.search(for: text, in: $0) } ?? false
    }
  }

  /// Cancels the search.
  ///
  /// - Returns: False if no search is in progress.
  @discardableResult
  public func cancelSearch() -> Bool {
    act {
      topViewController.navigationItem.searchController
        .map { fingers.cancelSearch(in: $0) } ?? false
    }
  }
}
#endif
