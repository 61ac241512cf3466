import Foundation

/// The items that were announced to a prefetch data source and are not yet visible.
///
/// Unlike UIKit's, this policy is predictable. After a layout pass that follows a scroll, items
/// within one viewport length in the direction of the scroll are announced once, the nearest first.
/// Announced items that leave this area without becoming visible are canceled.
struct PrefetchState {
  private(set) var announced: Set<IndexPath> = []
  private var lastOffset: CGPoint?

  /// Returns the area that will become visible next, or nil if the view was not scrolled since the
  /// last layout pass.
  ///
  /// - Parameter bounds: The current bounds of the view.
  mutating func window(_ bounds: CGRect) -> CGRect? {
    defer { lastOffset = bounds.origin }
    guard let lastOffset else { return nil }
    let dx = bounds.minX - lastOffset.x
    let dy = bounds.minY - lastOffset.y
    if dy != 0 { return bounds.offsetBy(dx: 0, dy: dy > 0 ? bounds.height : -bounds.height) }
    if dx != 0 { return bounds.offsetBy(dx: dx > 0 ? bounds.width : -bounds.width, dy: 0) }
    return nil
  }

  /// Updates the announced items and returns the items to announce and to cancel.
  ///
  /// - Parameters:
  ///   - candidates: The items in the area that will become visible next, the nearest first.
  ///   - visible: The items that are visible.
  mutating func update(candidates: [IndexPath], visible: Set<IndexPath>) -> (
    new: [IndexPath], cancelled: [IndexPath]
  ) {
    let new = candidates.filter { !announced.contains($0) && !visible.contains($0) }
    let wanted = Set(candidates)
    let cancelled = announced.filter { !wanted.contains($0) && !visible.contains($0) }.sorted()
    announced = announced.subtracting(cancelled).subtracting(visible).union(new)
    return (new, cancelled)
  }

  /// Moves announced items to their index paths after updates.
  mutating func move(_ map: BatchUpdateMap) {
    announced = Set(announced.compactMap(map.indexPath(after:)))
  }
}
