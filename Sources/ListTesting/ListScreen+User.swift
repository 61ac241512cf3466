public import ListControllers

/// What the user does with a list.
extension ListScreen {
  /// Taps a row or item, and scrolls to it first if it is off screen.
  ///
  /// - Returns: False if there is no such row, or if it cannot be selected.
  @discardableResult
  public func tap(_ indexPath: IndexPath) -> Bool {
    act {
      if let tableView { return fingers.tap(rowAt: indexPath, in: tableView) }
      if let collectionView { return fingers.tap(itemAt: indexPath, in: collectionView) }
      return false
    }
  }

  /// Taps the detail button of a row.
  ///
  /// - Returns: False if the row has no detail button, or if the list is not in a table view.
  @discardableResult
  public func tapAccessory(at indexPath: IndexPath) -> Bool {
    act { tableView.map { fingers.tapAccessory(ofRowAt: indexPath, in: $0) } ?? false }
  }

  /// Drags a row or item by its reorder control.
  ///
  /// - Parameters:
  ///   - source: The index path of the row before the move.
  ///   - target: The proposed index path, as UIKit counts it: without the dragged row.
  /// - Returns: False if the row cannot be moved.
  @discardableResult
  public func drag(_ source: IndexPath, to target: IndexPath) -> Bool {
    act {
      if let tableView { return fingers.drag(rowAt: source, to: target, in: tableView) }
      if let collectionView {
        return fingers.drag(itemAt: source, to: target, in: collectionView)
      }
      return false
    }
  }

  /// Goes back to the previous view controller.
  ///
  /// - Returns: False if the first view controller is in front.
  @discardableResult
  public func goBack() -> Bool {
    act { topViewController.navigationController.map { fingers.goBack(in: $0) } ?? false }
  }

  #if !os(tvOS)
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
  #endif

  private var fingers: Fingers { Fingers() }

  private func act(_ gesture: () -> Bool) -> Bool {
    layOut()
    defer { layOut() }
    return gesture()
  }
}
