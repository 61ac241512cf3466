import Foundation
public import ListControllers

/// The user's ways to scroll a list.
extension ListScreen {
  /// Scrolls as little as is needed to have a row or item on screen.
  ///
  /// - Returns: False if there is no such row.
  @discardableResult
  public func scroll(to indexPath: IndexPath) -> Bool {
    act { tableView?.reveal(indexPath) ?? collectionView?.reveal(indexPath) ?? false }
  }

  /// Drags the content up by a distance, or down if it is negative. The content comes to rest
  /// there, or at its end.
  ///
  /// - Parameter points: The distance, in points.
  /// - Returns: False if the content does not move.
  @discardableResult
  public func scroll(by points: CGFloat) -> Bool {
    moves { list in
      let offset = list.contentOffset
      fingers.scroll(list, to: CGPoint(x: offset.x, y: offset.y + points))
    }
  }

  /// Drags the content until its end is on screen.
  ///
  /// - Returns: False if the content does not move.
  @discardableResult
  public func scrollToEnd() -> Bool {
    moves { list in
      // Cells that appear may be taller or shorter than their estimates.
      for _ in 0..<16 {
        list.layoutIfNeeded()
        let inset = list.adjustedContentInset
        let end = list.contentSize.height + inset.bottom - list.bounds.height
        guard list.contentOffset.y < end else { break }
        fingers.scroll(list, to: CGPoint(x: list.contentOffset.x, y: end))
      }
    }
  }

  /// Performs a gesture on the list, and returns whether its content is at another place then.
  func moves(_ gesture: (UIScrollView) -> Void) -> Bool {
    act {
      guard let listView else { return false }
      let offset = listView.contentOffset
      gesture(listView)
      return listView.contentOffset != offset
    }
  }
}

extension UITableView {
  /// Scrolls as little as is needed to have a row on screen; false if there is no such row.
  func reveal(_ indexPath: IndexPath) -> Bool {
    guard indexPath.count == 2, (0..<numberOfSections).contains(indexPath.section),
      (0..<numberOfRows(inSection: indexPath.section)).contains(indexPath.row)
    else { return false }
    scrollToRow(at: indexPath, at: .none, animated: false)
    layoutIfNeeded()
    return true
  }
}

extension UICollectionView {
  /// Scrolls to an item if it is off screen; false if there is no such item.
  func reveal(_ indexPath: IndexPath) -> Bool {
    guard indexPath.count == 2, (0..<numberOfSections).contains(indexPath.section),
      (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
    else { return false }
    if !indexPathsForVisibleItems.contains(indexPath) {
      scrollToItem(at: indexPath, at: .centeredVertically, animated: false)
      layoutIfNeeded()
    }
    return true
  }
}
