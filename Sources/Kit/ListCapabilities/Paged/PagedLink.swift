import Foundation
public import ListCore
import ListData
import ListPlatform

extension ListCapability {
  /// The capability of a ``PagedList``.
  public static let paged = ListCapability { (list: any PagedList) in PagedLink(list) }
}

/// Shows the header and the footer, and loads pages as rows appear.
final class PagedLink: ListLink, UITableViewDelegate, UICollectionViewDelegate {
  weak var list: (any PagedList)?
  /// The contents of the header and the footer.
  var rows = PageRows()
  /// The pager that the rows describe.
  weak var pager: AnyObject?
  /// The pager that the list follows.
  private weak var followed: AnyObject?
  /// Tells that pager whether the list is on screen.
  private var appear: (Bool) -> Void = { _ in }
  private var isFollowing = false
  /// The observers of pagers that come and go while the list is on screen.
  private var observers: NotificationObservers?
  private var isOnScreen: Bool { observers != nil }
  /// The row to scroll to after the update, `.max` for the last one, or `nil` to stay.
  var pendingRow: Int?
  /// A Boolean value that indicates whether the list is being updated and scrolled.
  var isUpdating = false
  /// A Boolean value that indicates whether a page was being loaded when the list was notified of
  /// the pager's state last.
  var wasLoading = false

  init(_ list: any PagedList) { self.list = list }

  override func connect(to view: UIScrollView) { list?.followPager() }

  override var followsView: Bool { true }

  override func viewIsAppearing() {
    list?.followPager()
    list?.adviseIfPagerIsMissing()
    observers = NotificationObservers(of: [.pagersDidChange], from: nil) { [weak self] in
      self?.setNeedsFollow()
    }
    appear(true)
  }

  override func viewDidDisappear() {
    observers = nil
    appear(false)
  }

  override func follow(animated: Bool) {
    list?.followPager()
    notifyPager()
  }

  override var observesTurns: Bool { true }

  /// Follows a pager that was there before, too. Only new and released pagers are announced.
  override func turnWillEnd() { list?.followPager() }

  /// The rows whose cells were configured since the pager was notified.
  private var configuredRows: [PageRow] = []

  /// Notifies the pager of a row that is shown, when the view has been laid out. UIKit is asking
  /// for its cell now, and doesn't expect that the pager updates the list meanwhile.
  ///
  /// What appears while the list is updated and scrolled may be out of sight afterward.
  func didShow(_ row: PageRow) {
    if isUpdating { return }
    configuredRows.append(row)
    if followedView?.window != nil {
      setNeedsFollow()
    } else {
      MainActorTurn.next { [weak self] in self?.notifyPager() }
    }
  }

  private func notifyPager() {
    let rows = configuredRows
    configuredRows = []
    for row in rows { list?.willShow(row) }
  }

  /// Follows a pager in place of another one.
  ///
  /// - Parameters:
  ///   - pager: The pager, or `nil` to follow none.
  ///   - appear: Tells the pager whether the list is on screen.
  /// - Returns: `true` if the view shows what was there before.
  func follow(_ pager: AnyObject?, _ appear: @escaping (Bool) -> Void) -> Bool {
    if pager === followed, pager != nil || !isFollowing { return false }
    let wasFollowing = isFollowing
    if isOnScreen { self.appear(false) }
    (followed, self.appear, isFollowing) = (pager, appear, pager != nil)
    if isOnScreen { appear(true) }
    return wasFollowing || isOnScreen
  }

  override func didUpdate(_ update: FollowedUpdate) {
    list?.scrollToPendingRow()
    isUpdating = false
    list?.followVisibleRows()
    // The pager loads no page while it announces one.
    if sought != nil { MainActorTurn.next { [weak self] in self?.continueSearch() } }
  }

  override var knowsEnd: Bool { followed != nil && list?.objectsAreLast == true }

  /// The object that is looked for on other pages.
  var sought: SoughtObject?

  override func reveal(
    _ object: Any, while isWanted: @escaping () -> Bool, then completion: @escaping () -> Void
  ) -> Bool {
    guard list?.pageUnderWay != nil || list?.canLoadPages == true else { return false }
    sought?.completion()
    sought = SoughtObject(object: object, isWanted: isWanted, completion: completion)
    continueSearch()
    return true
  }

  override func cell<ListView: CellParentView>(
    at indexPath: IndexPath, in listView: ListView
  ) -> ListView.ParentCell? {
    guard let list, let row = list.pageRow(at: indexPath) else { return nil }
    let cellClass: AnyClass =
      listView is UITableView ? PageFooterTableCell.self : PageFooterCollectionCell.self
    let cell = listView.dequeueReusableCell(
      of: cellClass, withIdentifier: "\(cellClass)", for: indexPath)
    if let cell = cell as? any PageFooterCell { list.show(row, in: cell) }
    return cell
  }

  override func handleSelection(at indexPath: IndexPath) -> Bool {
    guard let row = list?.pageRow(at: indexPath) else { return false }
    // The row is a button, and no choice of the user.
    list?.kitView?.deselect(indexPath)
    if case .failed = row.content { list?.retryPage() }
    return true
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    list?.pageRow(at: indexPath)?.content != .loading
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { list?.pageRow(at: indexPath)?.content != .loading }

  override var prefetches: Bool { true }

  override func prefetchItems(at indexPaths: [IndexPath]) { list?.prefetchPages(at: indexPaths) }

  override var workUnderWay: String? {
    if sought != nil { return "an object is looked for on other pages" }
    return list?.pageUnderWay
      ?? (configuredRows.isEmpty ? nil : "the pager is being notified of rows")
  }
}
