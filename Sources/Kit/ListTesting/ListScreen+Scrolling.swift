import Foundation
public import ListControllers
public import Testing

/// The user's ways to scroll a list.
extension ListScreen {
  /// Scrolls as little as is needed to have a row or item on screen.
  ///
  /// - Returns: False if there is no such row.
  @discardableResult
  public func scroll(
    to indexPath: IndexPath, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    act(to: "scroll to \(indexPath)", sourceLocation) {
      reveal(indexPath)
    } because: {
      missing(indexPath)
    }
  }

  /// Scrolls as little as is needed to have a row on screen. Returns false if there is no such row.
  func reveal(_ indexPath: IndexPath) -> Bool {
    tableView?.reveal(indexPath) ?? collectionView?.reveal(indexPath) ?? false
  }

  /// Drags the content up by a distance, or down if it is negative. The content comes to rest
  /// there, or at its end.
  ///
  /// - Parameters:
  ///   - points: The distance, in points.
  ///   - sourceLocation: The place of the issue.
  /// - Returns: False if the content does not move, which is no failure at its end.
  @discardableResult
  public func scroll(
    by points: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    moves("scroll by \(points) points", sourceLocation) { list in
      let offset = list.contentOffset
      fingers.scroll(list, to: CGPoint(x: offset.x, y: offset.y + points))
    }
  }

  /// Drags the content until its end is on screen.
  ///
  /// - Returns: True if the content moves, and its end is on screen then. If the end is on screen
  ///   already, the content does not move, which is no failure.
  @discardableResult
  public func scrollToEnd(sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    var isAtEnd = false
    let moves = moves("scroll to the end", sourceLocation) { list in
      // Cells that appear may be taller or shorter than their estimates. As long as the end moves
      // away, a drag shows a row, a header or a footer that wasn't measured before.
      for _ in 0..<rowCounts.reduce(2, { $0 + $1 + 2 }) {
        list.layoutIfNeeded()
        let (offset, size) = (list.contentOffset, list.contentSize)
        let end = size.height + list.adjustedContentInset.bottom - list.bounds.height
        isAtEnd = offset.y >= end
        if isAtEnd { return }
        fingers.scroll(list, to: CGPoint(x: offset.x, y: end))
        list.layoutIfNeeded()
        // Between pixels, and in pages, the content moves no further.
        if list.contentOffset == offset, list.contentSize == size {
          isAtEnd = end - offset.y < 1
          return
        }
      }
    }
    return moves && isAtEnd
  }

  /// Performs a gesture on a list that scrolls, and returns a Boolean value that indicates whether
  /// its content is at another place then.
  func moves(
    _ name: String, _ sourceLocation: SourceLocation, _ gesture: (UIScrollView) -> Void
  ) -> Bool {
    let moves = attempt(to: name, sourceLocation) {
      listView.flatMap { list -> Bool? in
        let offset = list.contentOffset
        gesture(list)
        return list.isScrollEnabled ? list.contentOffset != offset : nil
      }
    } because: {
      missingList ?? "The list's isScrollEnabled is false."
    }
    return moves ?? false
  }
}

extension UITableView {
  /// Scrolls as little as is needed to have a row on screen. Returns false if there is no such row.
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
  /// Scrolls to an item if it is off screen. Returns false if there is no such item.
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
