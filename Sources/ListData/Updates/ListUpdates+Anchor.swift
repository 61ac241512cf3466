import Foundation
import ListDiff

/// Items on screen, and where they are.
struct ScrollAnchor {
  private let items: [(indexPath: IndexPath, position: CGPoint)]

  @MainActor init(of target: some ListUpdatesTarget) {
    let paths = target.updatesObstacle == nil ? target.anchorItems : []
    items = paths.map { ($0, target.position(ofItemAt: $0)) }
  }

  /// Scrolls so that the first of the items that is still there is where it was on screen.
  @MainActor
  func restore<Section>(on target: some ListUpdatesTarget, after updates: ListUpdates<Section>) {
    for (indexPath, position) in items {
      guard let newIndexPath = updates.newIndexPath(of: indexPath) else { continue }
      let newPosition = target.position(ofItemAt: newIndexPath)
      target.scrollContent(
        by: CGPoint(x: newPosition.x - position.x, y: newPosition.y - position.y))
      return
    }
  }
}
