public import Foundation

extension User {
  /// Moves the focus into a table view with the keyboard.
  ///
  /// - Returns: False if no row can be focused.
  @discardableResult
  public func focus(_ tableView: UITableView) -> Bool {
    act(on: tableView) { tableView.enterFocus() }
  }

  /// Moves the focus to a row with the keyboard, scrolling to it first if necessary.
  ///
  /// - Returns: False if the row can't be focused.
  @discardableResult
  public func focus(rowAt indexPath: IndexPath, in tableView: UITableView) -> Bool {
    act(on: tableView) {
      reveal(indexPath, in: tableView) && tableView.moveFocusInOrder(to: indexPath)
    }
  }

  /// Moves the focus out of a table view.
  ///
  /// - Returns: False if the delegate keeps the focus.
  @discardableResult
  public func endFocus(in tableView: UITableView) -> Bool {
    act(on: tableView) { tableView.focusedPath == nil || tableView.moveFocus(to: nil, heading: []) }
  }

  /// Moves the focus into a collection view with the keyboard.
  ///
  /// - Returns: False if no item can be focused.
  @discardableResult
  public func focus(_ collectionView: UICollectionView) -> Bool {
    act(on: collectionView) { collectionView.enterFocus() }
  }

  /// Moves the focus to an item with the keyboard, scrolling to it first if necessary.
  ///
  /// - Returns: False if the item can't be focused.
  @discardableResult
  public func focus(itemAt indexPath: IndexPath, in collectionView: UICollectionView) -> Bool {
    act(on: collectionView) {
      reveal(indexPath, in: collectionView) && collectionView.moveFocusInOrder(to: indexPath)
    }
  }

  /// Moves the focus out of a collection view.
  ///
  /// - Returns: False if the delegate keeps the focus.
  @discardableResult
  public func endFocus(in collectionView: UICollectionView) -> Bool {
    act(on: collectionView) {
      collectionView.focusedPath == nil || collectionView.moveFocus(to: nil, heading: [])
    }
  }
}

extension FocusList {
  /// Moves the focus to an item, up or down in the order of the data.
  fileprivate func moveFocusInOrder(to path: IndexPath) -> Bool {
    moveFocus(to: path, heading: focusedPath.map { path < $0 ? .up : .down } ?? [])
  }
}
