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
@MainActor public protocol PlaceholderList: FollowingList {
  /// The view of a placeholder. The default has a text, and for a failure a button to try again; nil is
  /// none.
  func placeholderView(for placeholder: Placeholder) -> UIView?
  /// A person wants to try again after a failure. The default does nothing; in a `PagedList` it does.
  func retry()
}

extension PlaceholderList {
  public func placeholderView(for placeholder: Placeholder) -> UIView? {
    PlaceholderView(placeholder) { [weak self] in self?.retry() }
  }

  public func retry() {}

  /// What the list shows in place of rows; nil while there are rows, whatever was set.
  public var placeholder: Placeholder? {
    get { (0..<numberOfSections).allSatisfy { numberOfItems(inSection: $0) == 0 } ? wanted : nil }
    set {
      ListState.of(self).placeholder = newValue
      showPlaceholder()
    }
  }

  private var wanted: Placeholder {
    if let placeholder = ListState.of(self).placeholder { return placeholder }
    let text = (self as? any ArrangedList)?.searchText ?? ""
    return text.isEmpty ? .empty : .notFound(text)
  }

  /// Makes the view show the placeholder, or take it away.
  public func showPlaceholder() {
    let state = ListState.of(self)
    let view = updatesTarget?.updatedView as? any BackgroundedView
    guard let view, state.shownPlaceholder != placeholder else { return }
    state.shownPlaceholder = placeholder
    view.backgroundView = placeholder.flatMap(placeholderView)
  }

  /// After an update a list that was loading has loaded.
  func showPlaceholderAfterUpdate() {
    ListState.of(self).placeholder = nil
    showPlaceholder()
  }
}

extension PlaceholderList where Self: PagedList {
  /// Loads the page again that failed.
  public func retry() { pager?.retry() }
}

/// A view with another behind its rows.
@MainActor private protocol BackgroundedView: UIView {
  var backgroundView: UIView? { get set }
}

extension UITableView: BackgroundedView {}
extension UICollectionView: BackgroundedView {}
