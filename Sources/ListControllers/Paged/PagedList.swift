public import Foundation
public import ListData

/// A list of pages, which are loaded as a person scrolls.
///
/// It has a `Pager`:
///
///     pager = Pager { (cursor: String?) in try await client.send(FeedPage(after: cursor)) }
///     connectList()
///
/// The list becomes its pager's delegate, if that has none, when it is connected with its view and when
/// it appears. It says when it is seen:
///
///     override func viewWillAppear(_ animated: Bool) {
///       super.viewWillAppear(animated)
///       appear()
///     }
///     override func viewDidDisappear(_ animated: Bool) {
///       super.viewDidDisappear(animated)
///       disappear()
///     }
///
/// The objects are the first section. While a page may follow there is a second one with a single row, which shows
/// progress, or why a page failed; a tap tries again. A page is asked for when that row comes on screen, and before it
/// where the view tells of rows that come soon: in a connected list, or by `prefetchPages(at:)`.
///
/// For other objects, those of a search for example, set another pager, reload the view, and call `appear()`. A
/// `RefreshableList` is refreshed by the pager, and a `PlaceholderList` shows how the first page fares.
@MainActor public protocol PagedList: List, PagerDelegate where PagedObject == Object {
  associatedtype Object = PagedObject
  /// Where the objects come from. Nil is an empty list.
  var pager: Pager<Object>! { get set }
  /// What the row below the objects says. The default is English.
  func footerText(for footer: PageFooter) -> String
}

/// What the row below a paged list's objects shows.
public enum PageFooter: Hashable, Sendable {
  /// A page will follow.
  case loading
  /// A page, or a refresh, failed; why, in a sentence. A tap tries again.
  case failed(String)
}

extension PagedList {
  public func footerText(for footer: PageFooter) -> String {
    switch footer {
    case .loading: "Loading…"
    case .failed(let reason): "\(reason)\nTap to try again."
    }
  }

  /// One for the objects, and one for the row below them.
  public var numberOfSections: Int {
    guard let pager else { return 0 }
    Advice.give(
      if: pager.delegate == nil,
      "\(Self.self) isn't told of pages: call connectList(), or set pager.delegate.")
    return shownFooter == nil ? 1 : 2
  }

  public func numberOfItems(inSection section: Int) -> Int {
    switch section {
    case 0: pager?.objects.count ?? 0
    case 1: shownFooter == nil ? 0 : 1
    default: 0
    }
  }

  /// Returns an object, or `nil` for the row below the objects, and if there is no such row.
  public func object(at indexPath: IndexPath) -> Object? {
    guard indexPath.count == 2, indexPath[0] == 0, let objects = pager?.objects,
      objects.indices.contains(indexPath[1])
    else { return nil }
    return objects[indexPath[1]]
  }

  // MARK: What the controller tells

  /// The list comes on screen: becomes the pager's delegate, if that has none, and loads the first page,
  /// unless that is there.
  public func appear() {
    followPager()
    pager?.appear()
  }

  /// The list goes off screen: calls off what is loaded. The list shows what it showed before.
  public func disappear() { pager?.disappear() }

  /// Rows come on screen soon: loads pages until there are enough of them. For `tableView(_:prefetchRowsAt:)` and its
  /// namesake of collection views; a connected list is told by the kit.
  public func prefetchPages(at indexPaths: [IndexPath]) {
    guard let pager else { return }
    let rows = indexPaths.filter { $0.count == 2 && $0[0] == 0 }.map(\.item)
    guard let last = rows.filter(pager.objects.indices.contains).max() else { return }
    pager.willShow(row: last)
  }
}
