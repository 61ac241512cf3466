import Foundation
public import ListPlatform

/// What a list shows in place of rows.
public enum Placeholder: Hashable, Sendable {
  /// There is nothing.
  case empty
  /// There is nothing yet.
  case loading
  /// A search found nothing; the text.
  case notFound(String)
  /// It could not be had; why, in a sentence.
  case failed(String)
}

/// A list that says why it shows no rows.
///
/// The placeholder lies behind the rows, so it is seen where there are none. After each update by the kit
/// an empty list shows `.empty`, or `.notFound` during a search; loading and failures are set:
///
///     placeholder = .loading
///     do { setListData(try await load()) } catch { placeholder = .failed("No connection.") }
@MainActor public protocol PlaceholderList: List {
  /// The view of a placeholder. The default has a text, and for a failure a button to try again; nil is
  /// none.
  func placeholderView(for placeholder: Placeholder) -> UIView?
  /// The placeholder of an empty list, unless another was set. The default is `.empty`; during the search
  /// of a ``FilteredList`` it is `.notFound`, and in a ``PagedList`` it tells how the pages are loading.
  var placeholderWhenEmpty: Placeholder { get }
  /// A person wants to try again after a failure. The default does nothing; in a `PagedList` it does.
  func retry()
}

extension PlaceholderList {
  public func placeholderView(for placeholder: Placeholder) -> UIView? {
    PlaceholderView(placeholder) { [weak self] in self?.retry() }
  }

  public func retry() {}

  public var placeholderWhenEmpty: Placeholder { .empty }

  /// What the list shows in place of rows; nil while there are rows, whatever was set.
  public var placeholder: Placeholder? {
    get {
      let isEmpty = (0..<numberOfSections).allSatisfy { numberOfItems(inSection: $0) == 0 }
      return isEmpty ? link(PlaceholderLink.self)?.placeholder ?? placeholderWhenEmpty : nil
    }
    set {
      link(PlaceholderLink.self)?.placeholder = newValue
      showPlaceholder()
    }
  }

  /// Makes the view show the placeholder, or take it away.
  public func showPlaceholder() { link(PlaceholderLink.self)?.show() }
}

extension PlaceholderList where Self: FilteredList {
  public var placeholderWhenEmpty: Placeholder {
    searchText.isEmpty ? .empty : .notFound(searchText)
  }
}

extension PlaceholderList where Self: PagedList {
  public var placeholderWhenEmpty: Placeholder {
    guard let pager else { return .empty }
    switch pager.refreshState {
    case .idle: return .empty
    case .loading, .refreshing: return .loading
    case .failed: return .failed(pager.refreshError?.sentence ?? "")
    // Pages without anything may have led nowhere.
    case .loaded, .empty: return pager.appendError.map { .failed($0.sentence) } ?? .empty
    }
  }

  /// Loads the page again that failed.
  public func retry() { pager?.retry() }
}

/// Shows the placeholder behind the rows.
final class PlaceholderLink: ListLink {
  private weak var list: (any PlaceholderList)?
  /// The placeholder that was set; nil for what an empty list shows by itself.
  var placeholder: Placeholder?
  private var shown: Placeholder?
  private weak var view: AnyObject?

  init(_ list: any PlaceholderList) { self.list = list }

  override func connect(to view: UIScrollView) { show() }

  /// A list that was loading has loaded.
  override func didUpdate() {
    placeholder = nil
    show()
  }

  func show() {
    guard let list, let view = list.updatesTarget?.shownList?.updatedView else { return }
    // Another view shows none yet, or the app's own background.
    if view !== self.view { (self.view, shown) = (view, nil) }
    let wanted = list.placeholder
    guard shown != wanted else { return }
    shown = wanted
    let placeholderView = wanted.flatMap(list.placeholderView)
    (view as? UITableView)?.backgroundView = placeholderView
    (view as? UICollectionView)?.backgroundView = placeholderView
  }
}
