import Foundation
public import ListCore
import ListData
import ListPlatform

/// The contents of the rows next to the objects, nil for a row that isn't shown.
struct PageRows: Equatable {
  var header: PageHeader?
  var footer: PageFooter?

  /// The section of the objects.
  var objectsSection: Int { header == nil ? 0 : 1 }
  /// The number of sections.
  var sectionCount: Int { 1 + (header == nil ? 0 : 1) + (footer == nil ? 0 : 1) }
}

/// A row next to the objects.
enum PageRow {
  case header(PageHeader)
  case footer(PageFooter)

  var content: PageFooter {
    switch self {
    case .header(let header): header
    case .footer(let footer): footer
    }
  }
}

/// The header and the footer: the rows above and below the objects.
extension PagedList {
  /// The rows that are shown. A new pager has none at first.
  var shownRows: PageRows {
    get {
      guard let pager, let link = link(PagedLink.self), link.pager === pager else {
        return PageRows()
      }
      return link.rows
    }
    set {
      guard let link = link(PagedLink.self) else { return }
      (link.rows, link.pager) = (newValue, pager)
    }
  }

  /// Returns the rows that should be next to a number of objects.
  func wantedRows(around count: Int) -> PageRows {
    var rows = PageRows()
    guard let pager, count > 0 else { return rows }
    if let error = pager.prependError {
      rows.header = .failed(error.sentence)
    } else if pager.hasPrevious {
      rows.header = .loading
    }
    if let error = pager.refreshError ?? pager.appendError {
      rows.footer = .failed(error.sentence)
    } else if pager.hasMore {
      rows.footer = .loading
    }
    return rows
  }

  /// Returns the header or the footer, or nil for all other rows.
  func pageRow(at indexPath: IndexPath) -> PageRow? {
    let rows = shownRows
    if indexPath == [rows.objectsSection + 1, 0] { return rows.footer.map(PageRow.footer) }
    return indexPath == [0, 0] ? rows.header.map(PageRow.header) : nil
  }

  /// Configures the cell of the header or the footer. It appears together with the first or the
  /// last object, so the pager may load the page next to it.
  func show(_ row: PageRow, in cell: any PageFooterCell) {
    switch row {
    case .header(let header): cell.show(header, headerText(for: header))
    case .footer(let footer): cell.show(footer, footerText(for: footer))
    }
    link(PagedLink.self)?.didShow(row)
  }

  /// Tells the pager that its first or last object is shown.
  fileprivate func willShow(_ row: PageRow) {
    guard let pager else { return }
    switch row {
    case .header: pager.willShow(row: 0)
    case .footer: pager.willShow(row: pager.objects.count - 1)
    }
  }

  /// Tells the pager which of its ends are visible after an update. The rows there are not
  /// configured again while they stay visible, as in a list that doesn't fill the screen.
  fileprivate func followVisibleRows() {
    let rows = shownRows
    guard rows != PageRows(), let view = scrollableView else { return }
    view.layoutIfNeeded()
    let visible = view.visibleIndexPaths
    if let footer = rows.footer, visible.contains([rows.objectsSection + 1, 0]) {
      willShow(.footer(footer))
    }
    if let header = rows.header, visible.contains([0, 0]) { willShow(.header(header)) }
  }

  /// Scrolls to the row that is visible at first, when the first page has arrived.
  fileprivate func scrollToPendingRow() {
    guard let link = link(PagedLink.self), let row = link.pendingRow, let view = scrollableView
    else { return }
    link.pendingRow = nil
    if row == .max { return view.scrollToEnd() }
    let indexPath: IndexPath = [objectsSection, row]
    guard let object = object(at: indexPath) else { return }
    let held = HeldObject(object, at: indexPath, of: self)
    view.scroll(to: { held.current }, at: .middle)
  }

  /// Loads the failed pages again.
  func retryPage() { pager?.retry() }

  /// The page that is being loaded, in words, or `nil` if there is none.
  var pageUnderWay: String? {
    guard let pager else { return nil }
    if pager.refreshState.isUnderWay { return "the first page is being loaded" }
    if pager.prependState.isUnderWay { return "the previous page is being loaded" }
    return pager.appendState.isUnderWay ? "the next page is being loaded" : nil
  }
}

/// The pager that the list follows.
extension PagedList {
  /// Becomes the pager's delegate if it has none, and shows its objects in place of those of
  /// another pager.
  fileprivate func followPager() {
    guard let link = link(PagedLink.self) else { return }
    if let pager, pager.delegate == nil { pager.delegate = self }
    adviseOfOtherList(pager?.delegate, of: "pager")
    let isOther = link.follow(pager) { [weak pager] in
      $0 ? pager?.listWillAppear() : pager?.listDidDisappear()
    }
    guard isOther else { return }
    let objects = pager?.objects ?? []
    _ = reload(from: [[Object]](), to: [objects]) { [weak self] _ in
      guard let self else { return }
      shownRows = wantedRows(around: objects.count)
    }
  }
}

extension PagedList {
  /// A Boolean value that indicates whether there are objects, and no page can follow them.
  fileprivate var objectsAreLast: Bool {
    pager?.objects.isEmpty == false && shownRows.footer != .loading
  }

  /// A Boolean value that indicates whether a page can be loaded, and none has failed.
  fileprivate var canLoadPages: Bool {
    guard let pager, pager.appendError == nil, pager.prependError == nil else { return false }
    return pager.hasMore || pager.hasPrevious
  }

  fileprivate func hasObject(_ object: Any) -> Bool {
    guard let object = object as? Object, let id = id(of: object) else { return false }
    return pager?.objects.contains { self.id(of: $0) == id } == true
  }

  /// Loads the pages after and before the objects.
  fileprivate func loadPages() {
    guard let pager else { return }
    pager.willShow(row: pager.objects.count - 1)
    pager.willShow(row: 0)
  }
}

/// An object that is looked for on pages that aren't loaded.
private struct SoughtObject {
  let object: Any
  let isWanted: () -> Bool
  let completion: () -> Void
  /// The number of pages that may still be loaded for it.
  var pages = 20
}

extension PagedList {
  fileprivate func adviseIfPagerIsMissing() {
    Advice.give(
      if: pager == nil,
      "\(type(of: self)) appears without a pager, and shows nothing. Set its pager in viewDidLoad.")
  }
}

extension ListCapability {
  /// The capability of a ``PagedList``.
  public static let paged = ListCapability { (list: any PagedList) in PagedLink(list) }
}

/// Shows the header and the footer, and loads pages as rows appear.
final class PagedLink: ListLink, UITableViewDelegate, UICollectionViewDelegate {
  private weak var list: (any PagedList)?
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

  // MARK: Objects on pages to come

  /// The object that is looked for on other pages.
  private var sought: SoughtObject?

  override func reveal(
    _ object: Any, while isWanted: @escaping () -> Bool, then completion: @escaping () -> Void
  ) -> Bool {
    guard pageUnderWay || list?.canLoadPages == true else { return false }
    sought?.completion()
    sought = SoughtObject(object: object, isWanted: isWanted, completion: completion)
    continueSearch()
    return true
  }

  /// Loads the pages around those that are loaded, until the object is among them.
  private func continueSearch() {
    guard var sought, !pageUnderWay else { return }
    if sought.pages > 0, sought.isWanted(), list?.hasObject(sought.object) == false,
      list?.canLoadPages == true
    {
      sought.pages -= 1
      self.sought = sought
      list?.loadPages()
      if pageUnderWay { return }
    }
    self.sought = nil
    sought.completion()
  }

  private var pageUnderWay: Bool { list?.pageUnderWay != nil }

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

extension Error {
  /// The description of the error in the error's own words.
  package var sentence: String { (self as? any LocalizedError)?.errorDescription ?? "\(self)" }
}
