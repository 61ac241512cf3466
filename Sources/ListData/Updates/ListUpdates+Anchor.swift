import Foundation
import ListDiff

/// Items on screen, and their positions.
struct ScrollAnchor {
  private let list: (any ShownList)?
  private let items: [(indexPath: IndexPath, position: CGPoint)]

  @MainActor init(of list: (any ShownList)?) {
    self.list = list
    guard let list, list.reloadReason == nil else {
      items = []
      return
    }
    items = list.anchorItems.map { ($0, list.position(ofItemAt: $0)) }
  }

  /// Scrolls so that the first item that still exists returns to its position on screen.
  @MainActor func restore<Section>(after updates: ListUpdates<Section>) {
    guard let list else { return }
    for (indexPath, position) in items {
      guard let newIndexPath = updates.newIndexPath(of: indexPath) else { continue }
      let newPosition = list.position(ofItemAt: newIndexPath)
      list.scrollContent(
        by: CGPoint(x: newPosition.x - position.x, y: newPosition.y - position.y))
      return
    }
  }
}
