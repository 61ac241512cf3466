import Foundation
import ListData

/// The row below the objects.
extension PagedList {
  /// What it shows; nil where there is no such row. With another pager there is none at first.
  var shownFooter: PageFooter? {
    get {
      let state = ListState.of(self)
      return state.pageFooterPager === pager ? state.pageFooter : nil
    }
    set {
      let state = ListState.of(self)
      (state.pageFooter, state.pageFooterPager) = (newValue, pager)
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

  /// The row comes on screen, and with it the last object.
  func footerWillShow() {
    guard let pager else { return }
    pager.willShow(row: pager.objects.count - 1)
  }

  func didSelectFooter(at indexPath: IndexPath) {
    if case .failed = footer(at: indexPath) { pager?.retry() }
  }
}

extension Error {
  /// What went wrong, as the error itself says it.
  var sentence: String { (self as? any LocalizedError)?.errorDescription ?? "\(self)" }
}
