import Foundation

extension UICollectionView {
  /// Requests prefetching of items that a scroll approaches, and cancels it for items left behind.
  func prefetchAround() {
    guard let window = prefetch.window(bounds), isPrefetchingEnabled,
      let source = prefetchDataSource
    else { return }
    let attributes = collectionViewLayout.layoutAttributesForElements(in: window) ?? []
    let ahead = attributes.filter {
      $0.representedElementCategory == .cell && $0.frame.overlaps(window)
        && contains($0.indexPath)
    }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    func distance(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
      abs(attributes.center.y - center.y) + abs(attributes.center.x - center.x) / 1000
    }
    let candidates = ahead.sorted { distance($0) < distance($1) }.map(\.indexPath)
    let (new, cancelled) = prefetch.update(
      candidates: candidates, visible: Set(indexPathsForVisibleItems))
    if !cancelled.isEmpty {
      prefetchDataSourceChain.notify("collectionView(_:cancelPrefetchingForItemsAt:)") {
        $0.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
      }
    }
    if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new) }
  }
}
