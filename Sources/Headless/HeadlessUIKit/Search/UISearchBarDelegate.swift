public import Foundation

/// An object that decides on changes of a search bar and is notified of them.
///
/// All methods are optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Returns a Boolean value that indicates whether editing can begin; true if not implemented.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells the delegate that editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns a Boolean value that indicates whether editing can end; true if not implemented.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells the delegate that editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Tells the delegate that the user or the app changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns a Boolean value that indicates whether a range of the text can be replaced; true if
  /// not implemented.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Tells the delegate that the user pressed the search key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the user tapped the bookmark button.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the user tapped the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the user tapped the results list button.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the user selected another scope.
  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns true by default.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalMethod.absent(true)
  }
  /// Does nothing by default.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { OptionalMethod.absent() }
  /// Returns true by default.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalMethod.absent(true)
  }
  /// Does nothing by default.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    OptionalMethod.absent()
  }
  /// Returns true by default.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { OptionalMethod.absent(true) }
  /// Does nothing by default.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    OptionalMethod.absent()
  }
  /// Does nothing by default.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) { OptionalMethod.absent() }
}
