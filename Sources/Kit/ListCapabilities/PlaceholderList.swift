import Foundation
public import ListCore
import ListPlatform

/// The content that a list shows in place of rows.
public enum Placeholder: Hashable, Sendable {
  /// The list has no rows.
  case empty
  /// The list is loading its first rows.
  case loading
  /// A search for a text found nothing.
  case notFound(String)
  /// Loading failed, for a reason in a sentence.
  case failed(String)

  /// Returns the placeholder for no rows or, during a search for a text, for no results.
  fileprivate static func noRows(searchingFor text: String) -> Placeholder {
    text.isEmpty ? .empty : .notFound(text)
  }
}

/// A list that shows a placeholder while it has no rows.
///
/// The placeholder is behind the rows, and is visible if there are none. After each update by the
/// kit, an empty list shows `.empty`, or `.notFound` during a search. Set the placeholder for
/// loading and for failures:
///
///     placeholder = .loading
///     do { setListData(try await load()) } catch { placeholder = .failed("No connection.") }
@MainActor public protocol PlaceholderList: List {
  /// Returns the view of a placeholder, or `nil` for none. The default shows a text and, after a
  /// failure, a button to try again.
  func placeholderView(for placeholder: Placeholder) -> UIView?
  /// The placeholder of an empty list, unless another was set. The default is `.empty` or, during a
  /// search, `.notFound`. In a ``PagedList`` whose pages aren't loaded, it is their state.
  var placeholderWhenEmpty: Placeholder { get }
  /// Tells the list that the user wants to try again after a failure. The default does nothing, or
  /// loads the failed page of a `PagedList` again.
  func retryLoading()
}

extension PlaceholderList {
  /// Returns a view with a text and, after a failure, a button to try again.
  public func placeholderView(for placeholder: Placeholder) -> UIView? {
    PlaceholderView(placeholder) { [weak self] in self?.retryLoading() }
  }

  /// Does nothing.
  public func retryLoading() {}

  /// The placeholder for no rows or, during a search, for no results.
  public var placeholderWhenEmpty: Placeholder { placeholderForNoRows }

  private var placeholderForNoRows: Placeholder {
    .noRows(searchingFor: link(SearchLink.self)?.text ?? "")
  }

  /// The placeholder that the list shows, or `nil` while it has rows, even if one was set.
  public var placeholder: Placeholder? {
    get {
      let isEmpty =
        (0..<numberOfSections).allSatisfy { numberOfItems(inSection: $0) == 0 }
        && !allLinks.contains(where: \.hidesObjects)
      return isEmpty ? link(PlaceholderLink.self)?.placeholder ?? placeholderWhenEmpty : nil
    }
    set {
      link(PlaceholderLink.self)?.placeholder = newValue
      showPlaceholder()
    }
  }

  /// Shows or removes the placeholder.
  public func showPlaceholder() { link(PlaceholderLink.self)?.show() }
}

extension PlaceholderList where Self: FilteredList {
  /// The placeholder for no rows or, during a search, for no results.
  public var placeholderWhenEmpty: Placeholder { .noRows(searchingFor: searchText) }
}

extension PlaceholderList where Self: PagedList {
  /// The placeholder for the state of the pages.
  public var placeholderWhenEmpty: Placeholder {
    guard let pager else { return placeholderForNoRows }
    switch pager.refreshState {
    case .idle: return placeholderForNoRows
    case .loading, .refreshing: return .loading
    case .failed: return .failed(pager.refreshError?.sentence ?? "")
    // Empty pages may have been followed by a failure.
    case .loaded, .empty:
      let error = pager.appendError ?? pager.prependError
      return error.map { .failed($0.sentence) } ?? placeholderForNoRows
    }
  }

  /// Loads the failed page again.
  public func retryLoading() { pager?.retry() }
}

extension ListCapability {
  /// The capability of a ``PlaceholderList``. It is asked after those that load the data.
  static let placeholder = ListCapability(
    after: [(any FetchedList).self, (any PagedList).self]
  ) { (list: any PlaceholderList) in PlaceholderLink(list) }
}

/// Shows the placeholder behind the rows.
final class PlaceholderLink: ListLink {
  private weak var list: (any PlaceholderList)?
  /// The placeholder that was set, or `nil` for that of an empty list.
  var placeholder: Placeholder?
  private var shown: Placeholder?
  private weak var view: UIView?

  init(_ list: any PlaceholderList) { self.list = list }

  override func connect(to view: UIScrollView) { show() }

  override func disconnect(from view: UIScrollView) {
    guard view === self.view, shown != nil else { return }
    (view as? any TableOrCollectionView)?.backgroundView = nil
    (self.view, shown) = (nil, nil)
  }

  /// Removes the placeholder that was set, because the list has loaded.
  override func didUpdate(_ update: FollowedUpdate) {
    placeholder = nil
    show()
  }

  func show() {
    guard let list, let view = list.shownView else { return }
    // Another view shows no placeholder yet, or the app's own background.
    if view !== self.view { (self.view, shown) = (view, nil) }
    let wanted = list.placeholder
    guard shown != wanted else { return }
    if let wanted { Announcement.post(wanted.text, about: list) }
    shown = wanted
    view.backgroundView = wanted.flatMap(list.placeholderView)
  }
}
