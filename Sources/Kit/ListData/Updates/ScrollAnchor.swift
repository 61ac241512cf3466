import Foundation

/// Items on screen, and their positions.
package struct ScrollAnchor {
  private let list: (any ShownList)?
  private let items: [(indexPath: IndexPath, position: CGPoint)]

  /// Creates an anchor from the visible items of a list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - keepsBeginning: Whether there are items to keep even if the list is scrolled to its
  ///     beginning.
  @MainActor package init(of list: (any ShownList)?, atBeginning keepsBeginning: Bool) {
    self.list = list
    guard let list, list.reloadReason == nil, keepsBeginning || !list.isAtBeginning else {
      items = []
      return
    }
    items = list.anchorItems.map { ($0, list.position(ofItemAt: $0)) }
  }

  /// Scrolls so that the first item that still exists returns to its position on screen.
  ///
  /// - Parameter newIndexPath: A closure that returns an item's index path now, or nil if the item
  ///   no longer exists.
  @MainActor package func restore(at newIndexPath: (IndexPath) -> IndexPath?) {
    for (indexPath, position) in items {
      guard let newIndexPath = newIndexPath(indexPath) else { continue }
      list?.scroll({ newIndexPath }, to: position)
      return
    }
  }
}

extension ShownList {
  /// Scrolls until an item has a position on screen, as closely as the ends of the content allow.
  ///
  /// The sizes of items that come into view by that may differ from their estimates, and move the
  /// item again, even to where it was. At the end of the content, each step may show only one more.
  ///
  /// - Parameters:
  ///   - item: A closure that returns the item's index path, or nil if the item is gone.
  ///   - position: The origin of the item, in points from the top left corner of the visible
  ///     content.
  package func scroll(_ item: () -> IndexPath?, to position: CGPoint) {
    var (last, lastButOne) = (position, position)
    for _ in 0..<64 {
      guard let now = item().map(self.position(ofItemAt:)) else { return }
      func isThere(_ other: CGPoint) -> Bool { now.x == other.x && now.y == other.y }
      // At its ends, or between pixels, the content moves no further.
      if isThere(position) || isThere(last) && isThere(lastButOne) { return }
      (last, lastButOne) = (now, last)
      scrollContent(by: CGPoint(x: now.x - position.x, y: now.y - position.y))
    }
  }
}
