#if !os(tvOS)
import Foundation
public import ListControllers

/// The gestures of the user on a touch screen, which tvOS doesn't have.
extension ListScreen {
  /// Deletes a row or item with a swipe.
  ///
  /// In a collection view, the item needs a destructive swipe action. UIKit does not expose the
  /// swipe actions of a collection view, so there the view controller in front must be a
  /// `SwipeableList`.
  ///
  /// - Returns: False if the row can't be deleted in this way.
  @discardableResult
  public func swipeToDelete(_ indexPath: IndexPath) -> Bool {
    act {
      if let tableView { return fingers.swipeToDelete(rowAt: indexPath, in: tableView) }
      if let collectionView {
        return fingers.swipeToDelete(itemAt: indexPath, in: collectionView)
      }
      return false
    }
  }

  /// Swipes a row or item, and taps the action with a title.
  ///
  /// UIKit does not expose the swipe actions of a collection view, so there the view controller in
  /// front must be a `SwipeableList`.
  ///
  /// - Parameters:
  ///   - title: The title of the action.
  ///   - indexPath: The index path of the row.
  ///   - edges: The edges at which the row is swiped: by default the trailing edge, then the
  ///     leading one.
  /// - Returns: False if no action of the row has the title.
  @discardableResult
  public func choose(
    swipeAction title: String, at indexPath: IndexPath,
    edges: NSDirectionalRectEdge = [.leading, .trailing]
  ) -> Bool {
    act {
      if let tableView {
        return fingers.choose(swipeAction: title, ofRowAt: indexPath, in: tableView, edges: edges)
      }
      if let collectionView {
        return fingers.choose(
          swipeAction: title, ofItemAt: indexPath, in: collectionView, edges: edges)
      }
      return false
    }
  }

  /// Long-presses a row or item, and dismisses its context menu.
  ///
  /// UIKit doesn't expose the menu of a configuration, so there the view controller in front must
  /// be a `ContextMenuList`.
  ///
  /// - Returns: The menu, or nil if the row has none.
  @discardableResult
  public func longPress(_ indexPath: IndexPath) -> UIMenu? {
    act {
      if let tableView { return fingers.longPress(rowAt: indexPath, in: tableView) }
      if let collectionView { return fingers.longPress(itemAt: indexPath, in: collectionView) }
      return nil
    }
  }

  /// Long-presses a row or item, and chooses the action with a title in its context menu or in a
  /// submenu.
  ///
  /// UIKit doesn't expose the menu of a configuration, so there the view controller in front must
  /// be a `ContextMenuList`.
  ///
  /// - Returns: False if there is no such action, or if it is disabled.
  @discardableResult
  public func longPress(_ indexPath: IndexPath, choosing title: String) -> Bool {
    act {
      if let tableView {
        return fingers.longPress(rowAt: indexPath, in: tableView, choosing: title)
      }
      if let collectionView {
        return fingers.longPress(itemAt: indexPath, in: collectionView, choosing: title)
      }
      return false
    }
  }

  /// Drags two fingers from one row or item to another, which selects those between them, too.
  ///
  /// - Returns: False if there are no such rows, or if the list does not allow the selection to
  ///   begin.
  @discardableResult
  public func dragToSelect(from first: IndexPath, to last: IndexPath) -> Bool {
    act {
      if let tableView { return fingers.dragToSelect(from: first, to: last, in: tableView) }
      if let collectionView {
        return fingers.dragToSelect(from: first, to: last, in: collectionView)
      }
      return false
    }
  }

  /// Toggles a switch in a row or item, and scrolls to it first if it is off screen.
  ///
  /// - Parameters:
  ///   - name: The accessibility label of the switch. By default, it is the first one.
  ///   - indexPath: The index path of the row.
  /// - Returns: False if there is no such switch, or if it is disabled.
  @discardableResult
  public func toggle(_ name: String? = nil, at indexPath: IndexPath) -> Bool {
    act {
      let control: UISwitch? = cell(at: indexPath)?.control { control in
        name.map { control.accessibilityLabel == $0 } ?? true
      }
      return control.map { fingers.toggle($0) } ?? false
    }
  }

  /// Taps the status bar, which scrolls the content to its top unless the delegate prevents it.
  ///
  /// - Returns: False if the content does not move.
  @discardableResult
  public func tapStatusBar() -> Bool {
    moves { fingers.tapStatusBar(over: $0) }
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
    act { searchController.map { fingers.search(for: text, in: $0) } ?? false }
  }

  /// Presses the search key.
  ///
  /// - Returns: False if no search is in progress.
  @discardableResult
  public func pressSearch() -> Bool {
    act { searchController.map { fingers.pressSearch(in: $0) } ?? false }
  }

  /// Chooses a scope of the search bar.
  ///
  /// - Returns: False if no scope has the title.
  @discardableResult
  public func choose(scope title: String) -> Bool {
    act { searchController.map { fingers.choose(scope: title, in: $0) } ?? false }
  }

  /// Cancels the search.
  ///
  /// - Returns: False if no search is in progress.
  @discardableResult
  public func cancelSearch() -> Bool {
    act { searchController.map { fingers.cancelSearch(in: $0) } ?? false }
  }

  private var searchController: UISearchController? {
    topViewController.navigationItem.searchController
  }
}
#endif
