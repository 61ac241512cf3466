#if !os(tvOS)
public import ListCore
import ListPlatform

/// A list that the user refreshes by pulling it down.
///
/// A connected list has the refresh control. A list that forwards calls
/// ``addRefreshControl(to:)``. The idiom of the Mac has no refresh control: call
/// ``refresh(with:)`` for a menu item or a key command there.
@MainActor public protocol RefreshableList: List {
  /// Loads newer data and shows it, for example with `setListData(_:animated:)`. The refresh
  /// control spins until the method returns.
  func refresh() async
}

extension RefreshableList {
  /// Adds a refresh control, and replaces an existing one. The control holds the list weakly. In
  /// the idiom of the Mac, where UIKit refuses refresh controls, the method does nothing.
  public func addRefreshControl(to scrollView: UIScrollView) {
    if UIDevice.current.userInterfaceIdiom == .mac { return }
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let self, let control else { return }
        self.refresh(with: control)
      }, for: .valueChanged)
    scrollView.refreshControl = control
  }

  /// Refreshes the list as if the user had pulled it down; does nothing during a refresh.
  ///
  /// - Parameter control: The control that shows the refresh. If it is `nil`, the refresh control
  ///   of the list's view shows it.
  public func refresh(with control: UIRefreshControl?) {
    guard let link = link(RefreshableLink.self), link.refreshing == nil else { return }
    let control = control ?? shownView?.refreshControl
    if control?.isRefreshing == false { control?.beginRefreshing() }
    link.refreshing = Task { [weak self, weak link, weak control] in
      await self?.refresh()
      link?.refreshing = nil
      control?.endRefreshing()
    }
  }
}

extension RefreshableList where Self: PagedList {
  /// Loads the first page again.
  public func refresh() async { await pager?.refresh() }
}

extension ListCapability {
  /// The capability of a ``RefreshableList``.
  static let refreshable = ListCapability { (list: any RefreshableList) in RefreshableLink(list) }
}

/// Adds the refresh control.
final class RefreshableLink: ListLink {
  private weak var list: (any RefreshableList)?
  /// The current refresh, or `nil` if there is none.
  var refreshing: Task<Void, Never>?

  init(_ list: any RefreshableList) { self.list = list }

  override func connect(to view: UIScrollView) { list?.addRefreshControl(to: view) }

  override func disconnect(from view: UIScrollView) { view.refreshControl = nil }

  override var workUnderWay: String? { refreshing == nil ? nil : "a refresh is under way" }
}
#endif
