public import Foundation
public import ListData

/// A list of pages that are loaded as the user scrolls.
///
/// The list has a `Pager`:
///
///     pager = Pager { (cursor: String?) in try await client.send(FeedPage(after: cursor)) }
///     connectList()
///
/// The list becomes the delegate of its pager, if the pager has none, when it is connected with its
/// view and when it appears. Tell the list when it appears and disappears:
///
///     override func viewWillAppear(_ animated: Bool) {
///       super.viewWillAppear(animated)
///       listWillAppear()
///     }
///     override func viewDidDisappear(_ animated: Bool) {
///       super.viewDidDisappear(animated)
///       listDidDisappear()
///     }
///
/// The objects are the first section. While more pages may follow, a second section has a single
/// row, the footer. It shows progress, or the reason for a failure, which the user taps to try
/// again. The next page is loaded when the footer appears. It is loaded earlier if the list is
/// connected, or if it calls `prefetchPages(at:)`.
///
/// To show other objects, such as those of a search, set another pager, reload the view, and call
/// `listWillAppear()`. The pager refreshes a `RefreshableList`, and a `PlaceholderList` shows the
/// state of the first page.
@MainActor public protocol PagedList: List, PagerDelegate where PagedObject == Object {
  /// The type of the objects on the pages.
  associatedtype Object = PagedObject
  /// The pager that loads the objects; `nil` is an empty list.
  var pager: Pager<Object>! { get set }
  /// Returns the text of the footer. The default is in English.
  func footerText(for footer: PageFooter) -> String
}

/// The content of the row below the objects of a paged list.
public enum PageFooter: Hashable, Sendable {
  /// A page will follow.
  case loading
  /// A page or a refresh failed, for a reason in a sentence. A tap tries again.
  case failed(String)
}

extension PagedList {
  /// Returns the English text of the footer.
  public func footerText(for footer: PageFooter) -> String {
    switch footer {
    case .loading: "Loading…"
    case .failed(let reason): "\(reason)\nTap to try again."
    }
  }

  /// The number of sections: one for the objects, and one for the footer if it is shown.
  public var numberOfSections: Int {
    guard let pager else { return 0 }
    Advice.give(
      if: pager.delegate == nil,
      "\(Self.self) isn't notified of pages. Call connectList(), or set pager.delegate.")
    return shownFooter == nil ? 1 : 2
  }

  /// Returns the number of objects in the first section, or 1 for the footer in the second one.
  public func numberOfItems(inSection section: Int) -> Int {
    switch section {
    case 0: pager?.objects.count ?? 0
    case 1: shownFooter == nil ? 0 : 1
    default: 0
    }
  }

  /// Returns an object, or `nil` for the footer and for rows that don't exist.
  public func object(at indexPath: IndexPath) -> Object? {
    guard indexPath.count == 2, indexPath[0] == 0, let objects = pager?.objects,
      objects.indices.contains(indexPath[1])
    else { return nil }
    return objects[indexPath[1]]
  }

  // MARK: Loading pages

  /// Tells the list that it appears. It becomes the pager's delegate if the pager has none, and
  /// loads the first page unless it is already loaded.
  public func listWillAppear() {
    followPager()
    pager?.listWillAppear()
  }

  /// Tells the list that it disappeared. It cancels the page that is being loaded, and keeps the
  /// objects that it shows.
  public func listDidDisappear() { pager?.listDidDisappear() }

  /// Tells the list that rows may soon be shown, and loads pages until there are enough of them.
  ///
  /// Call the method from `tableView(_:prefetchRowsAt:)` or `collectionView(_:prefetchItemsAt:)`.
  /// In a connected list, the kit calls it.
  public func prefetchPages(at indexPaths: [IndexPath]) {
    guard let pager else { return }
    let rows = indexPaths.filter { $0.count == 2 && $0[0] == 0 }.map(\.item)
    guard let last = rows.filter(pager.objects.indices.contains).max() else { return }
    pager.willShow(row: last)
  }
}
