import Foundation

extension UICollectionView {
  /// Scrolls an item to a position, as closely as the ends of the content allow.
  func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard position.isSound else {
      return UIKitException.raise(
        .invalidArgument,
        "Attempted to scroll to item at index path \(path) with more than one vertical or "
          + "horizontal scroll position (\(position.rawValue))")
    }
    prepareLayout()
    guard contains(path) else {
      let count = path.first.flatMap { counts.indices.contains($0) ? counts[$0] : nil } ?? 0
      return UIKitException.raise(
        .invalidArgument,
        "Attempted to scroll the collection view to an out-of-bounds item "
          + "(\(path.last ?? 0)) when there are only \(count) items in "
          + "section \(path.first ?? 0). Collection view: \(inWords).")
    }
    // Measuring during the scroll can move the item, so scroll again.
    for _ in 0..<2 {
      (collectionViewLayout as? UICollectionViewCompositionalLayout)?
        .scrollOrthogonally(toItemAt: path, at: position)
      guard let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame else {
        return
      }
      let target = offset(showing: frame, at: position)
      guard target != contentOffset else { break }
      setContentOffset(target, animated: false)
      layoutIfNeeded()
    }
    if animated { setContentOffset(contentOffset, animated: true) }
  }

  private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    let inset = scrolledContentInset
    let room = bounds.inset(by: inset).size
    var offset = contentOffset
    let visible = bounds.inset(by: inset)
    if position.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - room.height / 2 - inset.top
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - room.height - inset.top
    } else if frame.minY < visible.minY {
      offset.y = frame.minY - inset.top
    } else if frame.maxY > visible.maxY {
      offset.y = frame.maxY - room.height - inset.top
    }
    if position.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - room.width / 2 - inset.left
    } else if position.contains(.right) {
      offset.x = frame.maxX - room.width - inset.left
    } else if frame.minX < visible.minX {
      offset.x = frame.minX - inset.left
    } else if frame.maxX > visible.maxX {
      offset.x = frame.maxX - room.width - inset.left
    }
    return clamped(offset)
  }
}

extension UICollectionView.ScrollPosition {
  /// A Boolean value that indicates whether there is at most one position for each axis.
  fileprivate var isSound: Bool {
    let vertical: UInt = 0b111
    return (rawValue & vertical).nonzeroBitCount <= 1
      && (rawValue & (vertical << 3)).nonzeroBitCount <= 1
  }
}
