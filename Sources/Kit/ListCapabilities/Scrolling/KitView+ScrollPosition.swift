import Foundation
import ListCore
import ListPlatform

extension KitView {
  /// Scrolls until a row or item has a place other than the nearest along each axis, without
  /// animation.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row or item.
  ///   - x: The horizontal place, or `nil` to leave it. A table doesn't scroll horizontally.
  ///   - y: The vertical place, or `nil` to leave it.
  func scroll(toItemAt indexPath: IndexPath, x: ListScrollPosition?, y: ListScrollPosition?) {
    if let self = self as? UITableView {
      self.scroll(toItemAt: indexPath, x: x, y: y)
    } else if let self = self as? UICollectionView {
      self.scroll(toItemAt: indexPath, x: x, y: y)
    }
  }
}

extension UITableView {
  fileprivate func scroll(
    toItemAt indexPath: IndexPath, x: ListScrollPosition?, y: ListScrollPosition?
  ) {
    let place: ScrollPosition =
      switch y {
      case nil, .nearest: .none
      case .start: .top
      case .middle: .middle
      case .end: .bottom
      }
    scrollToRow(at: indexPath, at: place, animated: false)
  }
}

extension UICollectionView {
  fileprivate func scroll(
    toItemAt indexPath: IndexPath, x: ListScrollPosition?, y: ListScrollPosition?
  ) {
    let horizontal: ScrollPosition =
      switch x {
      case nil, .nearest: []
      case .start: .left
      case .middle: .centeredHorizontally
      case .end: .right
      }
    let vertical: ScrollPosition =
      switch y {
      case nil, .nearest: []
      case .start: .top
      case .middle: .centeredVertically
      case .end: .bottom
      }
    scrollToItem(at: indexPath, at: [horizontal, vertical], animated: false)
    guard y == .start else { return }
    layoutIfNeeded()
    // Unlike a table, a collection view doesn't keep clear of a header that stays at its top.
    let top = contentOffset.y + adjustedContentInset.top
    let covered = top + heightCovered(inSection: indexPath.section)
    let distance = min(frame(ofItemAt: indexPath).minY - covered, 0)
    bounds.origin.y = max(contentOffset.y + distance, -adjustedContentInset.top)
  }
}
