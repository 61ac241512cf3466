public import Foundation

extension User {
  /// Drags two fingers from one row to another: the rows between them are selected, if the
  /// delegate lets that begin. False where it does not.
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
      delegates.tell("tableView(_:didBeginMultipleSelectionInteractionAt:)") {
        $0.tableView(tableView, didBeginMultipleSelectionInteractionAt: first)
      }
      for path in tableView.rows(from: first, to: last)
      where tableView.indexPathsForSelectedRows?.contains(path) != true {
        guard tableView.touchDown(onRowAt: path) else { continue }
        tableView.touchUp(onRowAt: path)
      }
      delegates.tell("tableViewDidEndMultipleSelectionInteraction(_:)") {
        $0.tableViewDidEndMultipleSelectionInteraction(tableView)
      }
      return true
    }
  }

  /// Drags two fingers from one item to another: the items between them are selected, if the
  /// delegate lets that begin. False where it does not.
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
      delegates.tell("collectionView(_:didBeginMultipleSelectionInteractionAt:)") {
        $0.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: first)
      }
      for path in collectionView.items(from: first, to: last)
      where collectionView.indexPathsForSelectedItems?.contains(path) != true {
        guard collectionView.touchDown(onItemAt: path) else { continue }
        collectionView.touchUp(onItemAt: path)
      }
      delegates.tell("collectionViewDidEndMultipleSelectionInteraction(_:)") {
        $0.collectionViewDidEndMultipleSelectionInteraction(collectionView)
      }
      return true
    }
  }

  /// Drags a section whose groups lie across the scroll direction, by so many points; it comes to
  /// rest as its behaviour says. False where the section does not scroll by itself.
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
  /// The rows from one to another, whichever is first.
  fileprivate func rows(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
    var rows = [min(first, last)]
    while let row = rows.last, row < max(first, last), let next = geometry.row(after: row) {
      rows.append(next)
    }
    return rows
  }
}

extension UICollectionView {
  /// The items from one to another, whichever is first.
  fileprivate func items(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
    let (low, high) = (min(first, last), max(first, last))
    return (low.section...high.section).flatMap { section -> [IndexPath] in
      let start = section == low.section ? low.item : 0
      let end = section == high.section ? high.item + 1 : counts[section]
      return (start..<max(end, start)).map { IndexPath(item: $0, section: section) }
    }
  }
}
