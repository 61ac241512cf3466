public import Foundation

extension User {
  /// Drags two fingers from one row to another, which selects the rows between them.
  ///
  /// - Returns: False if the delegate does not allow the selection to begin.
  @discardableResult
  public func dragToSelect(
    from first: IndexPath, to last: IndexPath, in tableView: UITableView
  ) -> Bool {
    act(on: tableView) {
      guard reveal(first, in: tableView), tableView.geometry.contains(last) else { return false }
      let delegates = tableView.delegateChain
      let begins = delegates.ask("tableView(_:shouldBeginMultipleSelectionInteractionAt:)") {
        $0.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: first)
      }
      guard begins == true else { return false }
      delegates.notify("tableView(_:didBeginMultipleSelectionInteractionAt:)") {
        $0.tableView(tableView, didBeginMultipleSelectionInteractionAt: first)
      }
      for path in tableView.rows(from: first, to: last)
      where tableView.indexPathsForSelectedRows?.contains(path) != true {
        guard tableView.touchDown(onRowAt: path) else { continue }
        tableView.touchUp(onRowAt: path)
      }
      delegates.notify("tableViewDidEndMultipleSelectionInteraction(_:)") {
        $0.tableViewDidEndMultipleSelectionInteraction(tableView)
      }
      return true
    }
  }

  /// Drags two fingers from one item to another, which selects the items between them.
  ///
  /// - Returns: False if the delegate does not allow the selection to begin.
  @discardableResult
  public func dragToSelect(
    from first: IndexPath, to last: IndexPath, in collectionView: UICollectionView
  ) -> Bool {
    act(on: collectionView) {
      guard reveal(first, in: collectionView), collectionView.contains(last) else { return false }
      let delegates = collectionView.delegateChain
      let begins = delegates.ask("collectionView(_:shouldBeginMultipleSelectionInteractionAt:)") {
        $0.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: first)
      }
      guard begins == true else { return false }
      delegates.notify("collectionView(_:didBeginMultipleSelectionInteractionAt:)") {
        $0.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: first)
      }
      for path in collectionView.items(from: first, to: last)
      where collectionView.indexPathsForSelectedItems?.contains(path) != true {
        guard collectionView.touchDown(onItemAt: path) else { continue }
        collectionView.touchUp(onItemAt: path)
      }
      delegates.notify("collectionViewDidEndMultipleSelectionInteraction(_:)") {
        $0.collectionViewDidEndMultipleSelectionInteraction(collectionView)
      }
      return true
    }
  }

  /// Drags a section that scrolls orthogonally by a distance in points.
  ///
  /// The section comes to rest according to its scrolling behavior.
  ///
  /// - Returns: False if the section does not scroll orthogonally.
  @discardableResult
  public func scroll(section: Int, in collectionView: UICollectionView, by points: CGFloat) -> Bool
  {
    act(on: collectionView) {
      let layout = collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout
      return layout?.scrollOrthogonally(section: section, by: points) ?? false
    }
  }
}

extension UITableView {
  /// Returns the rows between two index paths in either order, including both.
  fileprivate func rows(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
    var rows = [min(first, last)]
    while let row = rows.last, row < max(first, last), let next = geometry.row(after: row) {
      rows.append(next)
    }
    return rows
  }
}

extension UICollectionView {
  /// Returns the items between two index paths in either order, including both.
  fileprivate func items(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
    let (low, high) = (min(first, last), max(first, last))
    return (low.section...high.section).flatMap { section -> [IndexPath] in
      let start = section == low.section ? low.item : 0
      let end = section == high.section ? high.item + 1 : counts[section]
      return (start..<max(end, start)).map { IndexPath(item: $0, section: section) }
    }
  }
}
