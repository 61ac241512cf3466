#if !os(tvOS)
import Foundation
import ListCore
import ListPlatform

extension ListCapability {
  /// The capability of a ``SearchableList`` that has a search bar.
  static let searchable = ListCapability { (list: any SearchableList) in SearchableLink(list) }
}

/// Adds a search bar to the navigation bar, and passes its text to the list.
final class SearchableLink: ListLink, UISearchResultsUpdating {
  private weak var list: (any SearchableList)?

  init(_ list: any SearchableList) { self.list = list }

  override func connect(to view: UIScrollView) {
    guard let item = (list as? UIViewController)?.navigationItem else { return }
    let search = item.searchController ?? UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    item.searchController = search
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    list?.link(SearchLink.self)?.text = text
    list?.search(for: text)
  }
}
#endif
