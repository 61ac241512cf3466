import Foundation

/// Which items were announced to a prefetching data source and not shown yet.
///
/// The policy is this kit's own, because it has to be predictable: after a layout that follows a
/// scroll, the items within one viewport's length in the direction of the scroll are announced
/// once, the nearest first; those that leave it without having been shown are cancelled.
struct PrefetchState {
  private(set) var announced: Set<IndexPath> = []
  private var lastOffset: CGPoint?

  /// The part of the content that comes into view next, given where the view is now; nil where it
  /// was not scrolled since the last layout.
  mutating func window(_ bounds: CGRect) -> CGRect? {
    defer { lastOffset = bounds.origin }
    guard let lastOffset else { return nil }
    let dx = bounds.minX - lastOffset.x
    let dy = bounds.minY - lastOffset.y
    if dy != 0 { return bounds.offsetBy(dx: 0, dy: dy > 0 ? bounds.height : -bounds.height) }
    if dx != 0 { return bounds.offsetBy(dx: dx > 0 ? bounds.width : -bounds.width, dy: 0) }
    return nil
  }

  /// Takes note of the items in the window, the nearest first, and of those that are visible; gives
  /// what to announce and what to cancel.
  mutating func update(candidates: [IndexPath], visible: Set<IndexPath>) -> (
    new: [IndexPath], cancelled: [IndexPath]
  ) {
    let new = candidates.filter { !announced.contains($0) && !visible.contains($0) }
    let wanted = Set(candidates)
    let cancelled = announced.filter { !wanted.contains($0) && !visible.contains($0) }.sorted()
    announced = announced.subtracting(cancelled).subtracting(visible).union(new)
    return (new, cancelled)
  }

  /// Takes what was announced to its places after updates.
  mutating func move(_ map: BatchUpdateMap) {
    announced = Set(announced.compactMap(map.indexPath(after:)))
  }
}
