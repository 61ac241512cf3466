import Foundation
import ListCore
import ListData
import ListPlatform

/// The contents of the rows next to the objects, nil for a row that isn't shown.
struct PageRows: Equatable {
  var header: PageFooter?
  var footer: PageFooter?

  /// The section of the objects.
  var objectsSection: Int { header == nil ? 0 : 1 }
  /// The number of sections.
  var sectionCount: Int { 1 + (header == nil ? 0 : 1) + (footer == nil ? 0 : 1) }
}

/// A row next to the objects: the header or the footer.
struct PageRow {
  let isHeader: Bool
  let content: PageFooter
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
    let isHeader = indexPath == [0, 0] && rows.header != nil
    guard isHeader || indexPath == [rows.objectsSection + 1, 0] else { return nil }
    return (isHeader ? rows.header : rows.footer).map { PageRow(isHeader: isHeader, content: $0) }
  }

  /// Configures the cell of the header or the footer. It appears together with the first or the
  /// last object, so the pager may load the page next to it.
  func show(_ row: PageRow, in cell: any PageFooterCell) {
    cell.show(
      row.content, row.isHeader ? headerText(for: row.content) : footerText(for: row.content))
    link(PagedLink.self)?.didShow(row)
  }

  /// Tells the pager that its first or last object is shown.
  func willShow(_ row: PageRow) {
    guard let pager else { return }
    pager.willShow(row: row.isHeader ? 0 : pager.objects.count - 1)
  }

  /// Tells the pager which of its ends are visible after an update. The rows there are not
  /// configured again while they stay visible, as in a list that doesn't fill the screen.
  func followVisibleRows() {
    let rows = shownRows
    guard rows != PageRows(), let view = scrollableView else { return }
    view.layoutIfNeeded()
    let visible = view.visibleIndexPaths
    for indexPath: IndexPath in [[rows.objectsSection + 1, 0], [0, 0]]
    where visible.contains(indexPath) {
      if let row = pageRow(at: indexPath) { willShow(row) }
    }
  }
}

extension Error {
  /// The description of the error in the error's own words.
  package var sentence: String { (self as? any LocalizedError)?.errorDescription ?? "\(self)" }
}
