import Foundation
import ListCore
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
  func willShow(_ row: PageRow) {
    guard let pager else { return }
    switch row {
    case .header: pager.willShow(row: 0)
    case .footer: pager.willShow(row: pager.objects.count - 1)
    }
  }

  /// Tells the pager which of its ends are visible after an update. The rows there are not
  /// configured again while they stay visible, as in a list that doesn't fill the screen.
  func followVisibleRows() {
    let rows = shownRows
    guard rows != PageRows(), let view = scrollableView else { return }
    view.layoutIfNeeded()
    let visible = view.visibleIndexPaths
    if let footer = rows.footer, visible.contains([rows.objectsSection + 1, 0]) {
      willShow(.footer(footer))
    }
    if let header = rows.header, visible.contains([0, 0]) { willShow(.header(header)) }
  }
}

extension Error {
  /// The description of the error in the error's own words.
  package var sentence: String { (self as? any LocalizedError)?.errorDescription ?? "\(self)" }
}
