import Foundation
import ListCore
import ListData
import ListPlatform

extension List {
  /// The view of the list if it can be scrolled now; `nil` while it isn't in a window, or while the
  /// user holds its items.
  var scrollableView: (any KitView)? {
    updateTarget?.shownList?.reloadReason == nil ? kitView : nil
  }
}

// An item is given by a closure that returns its index path, or `nil` if it is gone. A layout pass
// configures cells, and may therefore change the data.
extension KitView {
  /// Scrolls until an item has a place, as closely as the ends of the content allow. Items that
  /// come into view may move the item.
  ///
  /// - Returns: `false` if the item is gone.
  @discardableResult
  func scroll(to item: () -> IndexPath?, at position: ListScrollPosition) -> Bool {
    layoutIfNeeded()
    guard let first = shown(item) else { return false }
    let (x, y) = places(ofItemAt: first, for: position)
    if x == .nearest, y == .nearest { return true }
    for _ in 0..<4 {
      guard let indexPath = shown(item) else { return false }
      let offset = contentOffset
      scroll(toItemAt: indexPath, x: x, y: y)
      layoutIfNeeded()
      if contentOffset == offset { break }
    }
    return shown(item) != nil
  }

  /// Scrolls to the end of the content, whose last item is measured on the way.
  func scrollToEnd() {
    scroll(
      to: { [unowned self] in
        let counts = shownCounts
        return counts.lastIndex { $0 > 0 }.map { [$0, counts[$0] - 1] }
      }, at: .end)
    // There may be an inset or a view below the last item.
    bounds.origin = endOffset
  }

  /// Returns the index path of an item, or `nil` if it is gone, or if the view doesn't show it yet.
  func shown(_ item: () -> IndexPath?) -> IndexPath? {
    let counts = shownCounts
    return item().flatMap {
      counts.indices.contains($0.section) && $0.item < counts[$0.section] ? $0 : nil
    }
  }

  /// Returns the place to scroll an item to along each axis, for the nearest position the end of
  /// the screen that is nearest to the item. The nearest place is that of an item that is visible
  /// along the axis.
  private func places(
    ofItemAt indexPath: IndexPath, for position: ListScrollPosition
  ) -> (x: ListScrollPosition, y: ListScrollPosition) {
    guard position == .nearest else { return (position, position) }
    // A section that scrolls by itself moves its cells.
    let frame =
      shownCell(at: indexPath).map { $0.convert($0.bounds, to: self) }
      ?? frame(ofItemAt: indexPath)
    let visible = bounds.inset(by: adjustedContentInset)
    let top = visible.minY + heightCovered(inSection: indexPath.section)
    // An item that is higher than the screen has no nearer place.
    let isFilling = frame.minY <= top && frame.maxY >= visible.maxY
    return (
      frame.minX < visible.minX ? .start : frame.maxX > visible.maxX ? .end : .nearest,
      isFilling ? .nearest : frame.minY < top ? .start : frame.maxY > visible.maxY ? .end : .nearest
    )
  }

  /// Scrolls until a row or item has a place along each axis, without animation. The nearest place
  /// leaves it, and a table doesn't scroll horizontally.
  private func scroll(
    toItemAt indexPath: IndexPath, x: ListScrollPosition, y: ListScrollPosition
  ) {
    if let table = self as? UITableView {
      let rows: [ListScrollPosition: UITableView.ScrollPosition] = [
        .start: .top, .middle: .middle, .end: .bottom,
      ]
      table.scrollToRow(at: indexPath, at: rows[y] ?? .none, animated: false)
    } else if let collection = self as? UICollectionView {
      let columns: [ListScrollPosition: UICollectionView.ScrollPosition] = [
        .start: .left, .middle: .centeredHorizontally, .end: .right,
      ]
      let rows: [ListScrollPosition: UICollectionView.ScrollPosition] = [
        .start: .top, .middle: .centeredVertically, .end: .bottom,
      ]
      collection.scrollToItem(
        at: indexPath, at: [columns[x] ?? [], rows[y] ?? []], animated: false)
      guard y == .start else { return }
      layoutIfNeeded()
      // Unlike a table, a collection view doesn't keep clear of a header that stays at its top.
      let covered =
        contentOffset.y + adjustedContentInset.top + heightCovered(inSection: indexPath.section)
      let distance = min(frame(ofItemAt: indexPath).minY - covered, 0)
      bounds.origin.y = max(contentOffset.y + distance, -adjustedContentInset.top)
    }
  }
}
