import Foundation
import ListDiff

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
  /// The sizes of items that come into view by that may differ from their estimates, and move the
  /// item again.
  ///
  /// - Parameter newIndexPath: A closure that returns an item's index path now, or nil if the item
  ///   no longer exists.
  @MainActor package func restore(at newIndexPath: (IndexPath) -> IndexPath?) {
    guard let list else { return }
    for (indexPath, position) in items {
      guard let newIndexPath = newIndexPath(indexPath) else { continue }
      var last = position
      for _ in 0..<64 {
        let newPosition = list.position(ofItemAt: newIndexPath)
        // At its ends, or between pixels, the content moves no further.
        if [position, last].contains(where: { $0.x == newPosition.x && $0.y == newPosition.y }) {
          return
        }
        last = newPosition
        list.scrollContent(
          by: CGPoint(x: newPosition.x - position.x, y: newPosition.y - position.y))
      }
      return
    }
  }
}
