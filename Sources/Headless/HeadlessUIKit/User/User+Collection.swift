public import Foundation

extension User {
  /// Taps an item, scrolling to it first if necessary.
  ///
  /// - Returns: False if the item does not exist or does not respond.
  @discardableResult
  public func tap(itemAt indexPath: IndexPath, in collectionView: UICollectionView) -> Bool {
    act(on: collectionView) {
      guard reveal(indexPath, in: collectionView),
        collectionView.touchDown(onItemAt: indexPath)
      else { return false }
      collectionView.touchUp(onItemAt: indexPath)
      return true
    }
  }

  /// Drags an item to the position of another, past the items between them.
  ///
  /// - Returns: False if the item does not move.
  @discardableResult
  public func drag(
    itemAt source: IndexPath, to target: IndexPath, in collectionView: UICollectionView
  ) -> Bool {
    act(on: collectionView) {
      guard collectionView.contains(target), reveal(source, in: collectionView),
        collectionView.beginInteractiveMovementForItem(at: source)
      else { return false }
      for path in source.path(to: target) {
        guard reveal(path, in: collectionView),
          let place = collectionView.layoutAttributesForItem(at: path)
        else { continue }
        collectionView.updateInteractiveMovementTargetPosition(place.center)
      }
      let end = collectionView.movement?.current
      collectionView.endInteractiveMovement()
      return end != source
    }
  }

  /// Scrolls as little as needed to show an item. Returns false if there is no such item.
  func reveal(_ indexPath: IndexPath, in collectionView: UICollectionView) -> Bool {
    guard collectionView.contains(indexPath),
      let frame = collectionView.layoutAttributesForItem(at: indexPath)?.frame
    else { return false }
    if !collectionView.bounds.inset(by: collectionView.adjustedContentInset).contains(frame) {
      collectionView.scrollToItem(at: indexPath, at: [], animated: false)
      collectionView.layoutIfNeeded()
    }
    return true
  }
}
