#if !os(tvOS)
import Foundation
public import ListControllers
public import Testing

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
  public func swipeToDelete(
    _ indexPath: IndexPath, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    act(to: "delete \(indexPath) by a swipe", sourceLocation) {
      if let tableView { return fingers.swipeToDelete(rowAt: indexPath, in: tableView) }
      if let collectionView {
        return fingers.swipeToDelete(itemAt: indexPath, in: collectionView)
      }
      return false
    } because: {
      missing(indexPath) ?? missingDeletion(of: indexPath)
        ?? "The data source has no tableView(_:commit:forRowAt:)."
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
  ///   - sourceLocation: The place of the issue.
  /// - Returns: False if no action of the row has the title.
  @discardableResult
  public func choose(
    swipeAction title: String, at indexPath: IndexPath,
    edges: NSDirectionalRectEdge = [.leading, .trailing],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    act(to: "choose the swipe action “\(title)” of \(indexPath)", sourceLocation) {
      if let tableView {
        return fingers.choose(swipeAction: title, ofRowAt: indexPath, in: tableView, edges: edges)
      }
      if let collectionView {
        return fingers.choose(
          swipeAction: title, ofItemAt: indexPath, in: collectionView, edges: edges)
      }
      return false
    } because: {
      missing(indexPath) ?? missingSwipeAction(title, of: indexPath, at: edges)
    }
  }

  /// Long-presses a row or item, and dismisses its context menu.
  ///
  /// UIKit doesn't expose the menu of a configuration, so there the view controller in front must
  /// be a `ContextMenuList`.
  ///
  /// - Returns: The menu, or nil if the row has none.
  @discardableResult
  public func longPress(
    _ indexPath: IndexPath, sourceLocation: SourceLocation = #_sourceLocation
  ) -> UIMenu? {
    attempt(to: "long-press \(indexPath)", sourceLocation) {
      menu(of: indexPath)
    } because: {
      missing(indexPath) ?? missingMenu
    }
  }

  /// Shows the context menu of a row or item, and dismisses it.
  private func menu(of indexPath: IndexPath) -> UIMenu? {
    if let tableView { return fingers.longPress(rowAt: indexPath, in: tableView) }
    if let collectionView { return fingers.longPress(itemAt: indexPath, in: collectionView) }
    return nil
  }

  /// Long-presses a row or item, and chooses the action with a title in its context menu or in a
  /// submenu.
  ///
  /// UIKit doesn't expose the menu of a configuration, so there the view controller in front must
  /// be a `ContextMenuList`.
  ///
  /// - Returns: False if there is no such action, or if it is disabled.
  @discardableResult
  public func longPress(
    _ indexPath: IndexPath, choosing title: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    act(to: "long-press \(indexPath) and choose “\(title)”", sourceLocation) {
      if let tableView {
        return fingers.longPress(rowAt: indexPath, in: tableView, choosing: title)
      }
      if let collectionView {
        return fingers.longPress(itemAt: indexPath, in: collectionView, choosing: title)
      }
      return false
    } because: {
      if let obstacle = missing(indexPath) { return obstacle }
      guard let menu = menu(of: indexPath) else { return missingMenu }
      return Choices("menu action", menu.choices).obstacle(to: title)
    }
  }

  /// Drags two fingers from one row or item to another. This selects both, and all between them.
  ///
  /// - Returns: False if there are no such rows, or if the list does not allow the selection to
  ///   begin.
  @discardableResult
  public func dragToSelect(
    from first: IndexPath, to last: IndexPath, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    act(to: "select the rows from \(first) to \(last)", sourceLocation) {
      if let tableView { return fingers.dragToSelect(from: first, to: last, in: tableView) }
      if let collectionView {
        return fingers.dragToSelect(from: first, to: last, in: collectionView)
      }
      return false
    } because: {
      missing(first) ?? missing(last) ?? missingMultipleSelection
    }
  }

  /// Toggles a switch in a row or item, and scrolls to it first if it is off screen.
  ///
  /// - Parameters:
  ///   - name: The accessibility label of the switch. By default, it is the first one.
  ///   - indexPath: The index path of the row.
  ///   - sourceLocation: The place of the issue.
  /// - Returns: False if there is no such switch, or if it is disabled.
  @discardableResult
  public func toggle(
    _ name: String? = nil, at indexPath: IndexPath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    use(UISwitch.self, "switch", name, at: indexPath, to: "toggle", sourceLocation) {
      fingers.toggle($0)
    }
  }

  /// Toggles a visible switch in the view of the view controller in front.
  ///
  /// - Parameters:
  ///   - name: The accessibility label of the switch.
  ///   - sourceLocation: The place of the issue.
  /// - Returns: False if there is no such switch, or if it is disabled.
  @discardableResult
  public func toggle(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    use(UISwitch.self, "switch", name, to: "toggle", sourceLocation) { fingers.toggle($0) }
  }

  /// Taps the status bar, which scrolls the content to its top unless the delegate prevents it.
  ///
  /// - Returns: False if the content does not move, which is no failure.
  @discardableResult
  public func tapStatusBar(sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    moves("tap the status bar", sourceLocation) { fingers.tapStatusBar(over: $0) }
  }

  /// Pulls the list down to refresh it.
  ///
  /// - Returns: False if the list has no refresh control or doesn't bounce, or if a refresh is in
  ///   progress.
  @discardableResult
  public func pullToRefresh(sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    act(to: "pull to refresh", sourceLocation) {
      listView.map { fingers.pullToRefresh($0) } ?? false
    } because: {
      guard let listView else { return missingList }
      guard let control = listView.refreshControl else {
        return "The list has no refresh control."
          + hint("RefreshableList", topViewController is any RefreshableList)
      }
      if control.isRefreshing { return "A refresh is in progress." }
      return listView.bounces
        ? "The list's isScrollEnabled is false." : "The list's bounces is false."
    }
  }

  /// Types a text into the search bar, which replaces the text there.
  ///
  /// - Returns: False if the view controller in front has no search controller.
  @discardableResult
  public func search(
    for text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    act(to: "search for “\(text)”", sourceLocation, on: .bars) {
      searchController.map { fingers.search(for: text, in: $0) } ?? false
    } because: {
      let text = searchController?.searchBar.text ?? ""
      return missingSearchController
        ?? "The search bar rejects a part of it, and contains “\(text)”."
    }
  }

  /// Presses the search key.
  ///
  /// - Returns: False if no search is in progress.
  @discardableResult
  public func pressSearch(sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    act(to: "press the search key", sourceLocation, on: .bars) {
      searchController.map { fingers.pressSearch(in: $0) } ?? false
    } because: {
      missingSearchController ?? "No search is in progress."
    }
  }

  /// Chooses a scope of the search bar.
  ///
  /// - Returns: False if no scope has the title.
  @discardableResult
  public func choose(
    scope title: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    act(to: "choose the scope “\(title)”", sourceLocation, on: .bars) {
      searchController.map { fingers.choose(scope: title, in: $0) } ?? false
    } because: {
      let titles = searchController?.searchBar.scopeButtonTitles ?? []
      return missingSearchController
        ?? Choices("scope", titles.map { Choice([$0]) }).obstacle(to: title)
    }
  }

  /// Cancels the search.
  ///
  /// - Returns: False if no search is in progress.
  @discardableResult
  public func cancelSearch(sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    act(to: "cancel the search", sourceLocation, on: .bars) {
      searchController.map { fingers.cancelSearch(in: $0) } ?? false
    } because: {
      missingSearchController ?? "No search is in progress."
    }
  }

  var searchController: UISearchController? {
    topViewController.navigationItem.searchController
  }

  private var missingSearchController: String? {
    searchController == nil
      ? "The navigation item of \(frontName) has no search controller."
        + hint("SearchableList", topViewController is any SearchableList) : nil
  }
}
#endif
