import Foundation
import ListCore
import ListData
import ListPlatform

/// A part of a paged list to scroll to.
enum PageScroll: Equatable {
  case end
  case row(Int)
}

/// The part of the list that is visible at first.
extension PagedList {
  /// Returns the part of the list to scroll to after an update, or nil to stay.
  ///
  /// - Parameters:
  ///   - old: The objects before the update, which are still shown.
  ///   - new: The objects after the update.
  func scroll(from old: [Object], to new: [Object]) -> PageScroll? {
    guard old.isEmpty, let row = initialRow(in: new), new.indices.contains(row) else { return nil }
    return row == new.count - 1 ? .end : .row(row)
  }

  /// Scrolls to the part of the list that was determined before the update.
  func performPendingScroll() {
    guard let link = link(PagedLink.self), let scroll = link.pendingScroll,
      let list = updateTarget?.shownList, list.reloadReason == nil, let view = kitView
    else { return }
    link.pendingScroll = nil
    let lastRow = { [unowned self] () -> IndexPath? in
      let (section, counts) = (shownRows.objectsSection, view.shownCounts)
      return counts.indices.contains(section) && counts[section] > 0
        ? [section, counts[section] - 1] : nil
    }
    switch scroll {
    case .row(let row):
      guard let object = object(at: [shownRows.objectsSection, row]) else { return }
      let held = HeldObject(object, at: [shownRows.objectsSection, row], of: self)
      _ = view.scrollRepeatedly(to: { held.current }, at: .middle)
    case .end:
      if view.scrollRepeatedly(to: lastRow, at: .end) { view.bounds.origin = view.endOffset }
    }
  }
}
