import Foundation
import ListData
import ListPlatform

/// The row below the objects.
extension PagedList {
  /// What it shows; nil where there is no such row. With another pager there is none at first.
  var shownFooter: PageFooter? {
    get { link(PagedLink.self).flatMap { $0.pager === pager ? $0.footer : nil } }
    set {
      guard let link = link(PagedLink.self) else { return }
      (link.footer, link.pager) = (newValue, pager)
    }
  }

  /// What it is to show with a number of objects.
  func wantedFooter(below count: Int) -> PageFooter? {
    guard let pager, count > 0 else { return nil }
    if let error = pager.refreshError ?? pager.appendError { return .failed(error.sentence) }
    return pager.hasMore ? .loading : nil
  }

  /// What the row at an index path shows; nil for all other rows.
  func footer(at indexPath: IndexPath) -> PageFooter? {
    indexPath == [1, 0] ? shownFooter : nil
  }

  /// Configures the row's cell. It comes on screen, and with it the last object.
  func show(_ footer: PageFooter, in cell: any PageFooterCell) {
    cell.show(footer, footerText(for: footer))
    if let pager { pager.willShow(row: pager.objects.count - 1) }
  }

  /// Tries again what failed.
  func retryPage() { pager?.retry() }

  /// Becomes the pager's delegate if it has none.
  func followPager() {
    if let pager, pager.delegate == nil { pager.delegate = self }
  }
}

/// The row below the objects, and the pages that are asked for as rows come on screen.
final class PagedLink: ListLink {
  private weak var list: (any PagedList)?
  /// What the row shows; nil while there is none.
  var footer: PageFooter?
  /// The pager that it tells of.
  weak var pager: AnyObject?

  init(_ list: any PagedList) { self.list = list }

  override func connect(to view: UIScrollView) { list?.followPager() }

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

  override func takesSelection(at indexPath: IndexPath) -> Bool {
    guard let footer = list?.footer(at: indexPath) else { return false }
    if case .failed = footer { list?.retryPage() }
    return true
  }

  override var prefetches: Bool { true }

  override func prefetchItems(at indexPaths: [IndexPath]) { list?.prefetchPages(at: indexPaths) }
}

extension Error {
  /// What went wrong, as the error itself says it.
  var sentence: String { (self as? any LocalizedError)?.errorDescription ?? "\(self)" }
}
