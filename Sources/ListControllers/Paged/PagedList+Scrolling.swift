import Foundation
import ListData
import ListPlatform

/// A part of a paged list to scroll to.
enum PageScroll: Equatable {
  case end
  case row(Int)
}

/// The part of the list that is visible at first, and the end that the list follows.
extension PagedList {
  /// Returns the part of the list to scroll to after an update, or nil to stay.
  ///
  /// - Parameters:
  ///   - old: The objects before the update, which are still shown.
  ///   - new: The objects after the update.
  func scroll(from old: [Object], to new: [Object]) -> PageScroll? {
    if old.isEmpty {
      guard let row = initialRow(in: new), new.indices.contains(row) else { return nil }
      return row == new.count - 1 ? .end : .row(row)
    }
    guard followsEnd, shownRows.footer != .loading, let list = updateTarget?.shownList,
      list.reloadReason == nil, let view = shownView, !view.isTracking
    else { return nil }
    view.layoutIfNeeded()
    return view.showsEnd ? .end : nil
  }

  /// Scrolls to the part of the list that was determined before the update.
  func performPendingScroll() {
    guard let link = link(PagedLink.self), let scroll = link.pendingScroll,
      let list = updateTarget?.shownList, list.reloadReason == nil, let view = shownView
    else { return }
    link.pendingScroll = nil
    view.layoutIfNeeded()
    let section = shownRows.objectsSection
    guard let counts = list.shownCounts, counts.indices.contains(section) else { return }
    let rows = 0..<counts[section]
    switch scroll {
    case .row(let row):
      if rows.contains(row) { view.scrollRepeatedly(toItemAt: [section, row], atEnd: false) }
    case .end:
      if let row = rows.last { view.scrollRepeatedly(toItemAt: [section, row], atEnd: true) }
      // There may be an inset or a view below the last item.
      view.bounds.origin = view.endOffset
    }
  }
}

extension TableOrCollectionView {
  /// Scrolls until an item is in the middle or at the end, as closely as the ends of the content
  /// allow. Items that come into view may move the item.
  fileprivate func scrollRepeatedly(toItemAt indexPath: IndexPath, atEnd: Bool) {
    for _ in 0..<4 {
      let offset = contentOffset
      scroll(toItemAt: indexPath, atEnd: atEnd)
      layoutIfNeeded()
      if contentOffset == offset { return }
    }
  }
}
