import Foundation
import ListData
import ListPlatform

/// The footer: the row below the objects.
extension PagedList {
  /// The content of the footer, or `nil` if it isn't shown. A new pager has no footer at first.
  var shownFooter: PageFooter? {
    get { link(PagedLink.self).flatMap { $0.pager === pager ? $0.footer : nil } }
    set {
      guard let link = link(PagedLink.self) else { return }
      (link.footer, link.pager) = (newValue, pager)
    }
  }

  /// Returns the content that the footer should have below a number of objects, or `nil` if there
  /// should be none.
  func wantedFooter(below count: Int) -> PageFooter? {
    guard let pager, count > 0 else { return nil }
    if let error = pager.refreshError ?? pager.appendError { return .failed(error.sentence) }
    return pager.hasMore ? .loading : nil
  }

  /// Returns the content of the footer, or `nil` for all other rows.
  func footer(at indexPath: IndexPath) -> PageFooter? {
    indexPath == [1, 0] ? shownFooter : nil
  }

  /// Configures the footer's cell. The footer appears together with the last object, so the pager
  /// may load the next page.
  func show(_ footer: PageFooter, in cell: any PageFooterCell) {
    cell.show(footer, footerText(for: footer))
    if let pager { pager.willShow(row: pager.objects.count - 1) }
  }

  /// Tells the pager that its last object is shown, if the footer is visible after an update. It is
  /// not configured again while it stays visible, as in a list that doesn't fill the screen.
  fileprivate func followVisibleFooter() {
    guard let pager, shownFooter != nil, let list = updateTarget?.shownList,
      list.reloadReason == nil, let view = list.updatedView as? UIScrollView
    else { return }
    let position = list.position(ofItemAt: [1, 0])
    guard CGRect(origin: .zero, size: view.bounds.size).contains(position) else { return }
    pager.willShow(row: pager.objects.count - 1)
  }

  /// Loads the failed page again.
  func retryPage() { pager?.retry() }

  /// The page that is being loaded, in words, or `nil` if there is none.
  fileprivate var pageUnderWay: String? {
    guard let pager else { return nil }
    if pager.refreshState.isUnderWay { return "the first page is being loaded" }
    return pager.appendState.isUnderWay ? "the next page is being loaded" : nil
  }

  /// Makes the list the pager's delegate if the pager has none.
  func followPager() {
    if let pager, pager.delegate == nil { pager.delegate = self }
  }
}

/// Shows the footer, and loads pages as rows appear.
final class PagedLink: ListLink {
  private weak var list: (any PagedList)?
  /// The content of the footer, or `nil` if it isn't shown.
  var footer: PageFooter?
  /// The pager that the footer describes.
  weak var pager: AnyObject?

  init(_ list: any PagedList) { self.list = list }

  override func connect(to view: UIScrollView) { list?.followPager() }

  override func didUpdate() { list?.followVisibleFooter() }

  override func cell<ListView: CellParentView>(
    at indexPath: IndexPath, in listView: ListView
  ) -> ListView.ParentCell? {
    guard let list, let footer = list.footer(at: indexPath) else { return nil }
    let cellClass: AnyClass =
      listView is UITableView ? PageFooterTableCell.self : PageFooterCollectionCell.self
    let cell = listView.dequeueReusableCell(
      of: cellClass, withIdentifier: "\(cellClass)", for: indexPath)
    if let cell = cell as? any PageFooterCell { list.show(footer, in: cell) }
    return cell
  }

  override func handlesSelection(at indexPath: IndexPath) -> Bool {
    guard let footer = list?.footer(at: indexPath) else { return false }
    if case .failed = footer { list?.retryPage() }
    return true
  }

  override var prefetches: Bool { true }

  override func prefetchItems(at indexPaths: [IndexPath]) { list?.prefetchPages(at: indexPaths) }

  override var workUnderWay: String? { list?.pageUnderWay }
}

extension Error {
  /// The description of the error in the error's own words.
  var sentence: String { (self as? any LocalizedError)?.errorDescription ?? "\(self)" }
}
