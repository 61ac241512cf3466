public import Foundation

extension User {
  /// Swipes an item of a list open.
  ///
  /// - Returns: False if the item has no actions at the edge.
  @discardableResult
  public func swipe(
    itemAt indexPath: IndexPath, in collectionView: UICollectionView, edge: SwipeEdge = .trailing
  ) -> Bool {
    act(on: collectionView) {
      reveal(indexPath, in: collectionView) && collectionView.openSwipe(indexPath, edge)
    }
  }

  /// Returns the titles of the visible swipe actions, outermost first; empty if no item is swiped
  /// open.
  public func swipeActions(in collectionView: UICollectionView) -> [String] {
    collectionView.swiped?.titles ?? []
  }

  /// Taps the visible swipe action with a title.
  ///
  /// - Returns: False if there is no such action.
  @discardableResult
  public func choose(swipeAction title: String, in collectionView: UICollectionView) -> Bool {
    act(on: collectionView) {
      guard let action = collectionView.swiped?.action(title) else { return false }
      collectionView.performSwipeAction(action)
      return true
    }
  }

  /// Taps the visible swipe action at an index, counted from the outermost action.
  ///
  /// - Returns: False if there is no such action.
  @discardableResult
  public func choose(swipeActionAt index: Int, in collectionView: UICollectionView) -> Bool {
    act(on: collectionView) {
      guard let action = collectionView.swiped?.action(at: index) else { return false }
      collectionView.performSwipeAction(action)
      return true
    }
  }

  /// Swipes an item open and taps the action with a title.
  ///
  /// - Returns: False if there is no such action. The item is then closed again.
  @discardableResult
  public func swipe(
    itemAt indexPath: IndexPath, in collectionView: UICollectionView, edge: SwipeEdge = .trailing,
    choosing title: String
  ) -> Bool {
    guard swipe(itemAt: indexPath, in: collectionView, edge: edge) else { return false }
    if choose(swipeAction: title, in: collectionView) { return true }
    closeSwipe(in: collectionView)
    return false
  }

  /// Swipes an item from edge to edge.
  ///
  /// The first action is performed if the configuration allows it. Otherwise, the item stays open.
  ///
  /// - Returns: False if the item has no actions at the edge.
  @discardableResult
  public func fullSwipe(
    itemAt indexPath: IndexPath, in collectionView: UICollectionView, edge: SwipeEdge = .trailing
  ) -> Bool {
    act(on: collectionView) {
      guard reveal(indexPath, in: collectionView), collectionView.openSwipe(indexPath, edge),
        let swiped = collectionView.swiped
      else { return false }
      if let action = swiped.firstForFullSwipe { collectionView.performSwipeAction(action) }
      return true
    }
  }

  /// Closes the item that is swiped open.
  public func closeSwipe(in collectionView: UICollectionView) {
    act(on: collectionView) { collectionView.closeSwipe() }
  }

  /// Swipes an item open and taps its first destructive action.
  ///
  /// - Returns: False if there is no such action. The item is then closed again.
  @discardableResult
  public func swipeToDelete(
    itemAt indexPath: IndexPath, in collectionView: UICollectionView
  ) -> Bool {
    act(on: collectionView) {
      reveal(indexPath, in: collectionView) && collectionView.deleteBySwipe(indexPath)
    }
  }

  /// Taps the first destructive of the visible swipe actions, which a delete accessory shows, too.
  ///
  /// - Returns: False if there is no such action. The item is then closed.
  @discardableResult
  public func confirmDeletion(in collectionView: UICollectionView) -> Bool {
    act(on: collectionView) { collectionView.confirmDeletion() }
  }

  /// Taps an accessory of a list cell, such as the detail button, the disclosure indicator of an
  /// outline, or the delete control.
  ///
  /// - Returns: False if the accessory is not visible or has no effect.
  @discardableResult
  public func tap(
    _ accessory: UICellAccessory.AccessoryType, ofItemAt indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> Bool {
    act(on: collectionView) {
      guard reveal(indexPath, in: collectionView),
        let cell = collectionView.cellForItem(at: indexPath) as? UICollectionViewListCell
      else { return false }
      return cell.tap(accessory)
    }
  }

  /// Chooses the entry with a title in the pop-up menu of a list cell.
  ///
  /// - Returns: False if there is no such entry.
  @discardableResult
  public func choose(
    menuEntry title: String, ofItemAt indexPath: IndexPath, in collectionView: UICollectionView
  ) -> Bool {
    act(on: collectionView) {
      guard reveal(indexPath, in: collectionView),
        let cell = collectionView.cellForItem(at: indexPath) as? UICollectionViewListCell
      else { return false }
      return cell.choose(menuEntry: title)
    }
  }

  /// Long-presses an item and dismisses its context menu.
  ///
  /// - Returns: The menu, or nil if the item has none.
  @discardableResult
  public func longPress(itemAt indexPath: IndexPath, in collectionView: UICollectionView) -> UIMenu?
  {
    act(on: collectionView) {
      guard reveal(indexPath, in: collectionView),
        let session = collectionView.showContextMenu(indexPath)
      else { return nil }
      session.end()
      return session.menu
    }
  }

  /// Long-presses an item and chooses the action with a title in its context menu.
  ///
  /// - Returns: False if there is no such action or it is disabled.
  @discardableResult
  public func longPress(
    itemAt indexPath: IndexPath, in collectionView: UICollectionView, choosing title: String
  ) -> Bool {
    act(on: collectionView) {
      guard reveal(indexPath, in: collectionView),
        let session = collectionView.showContextMenu(indexPath)
      else { return false }
      return session.choose(title, sender: collectionView.cellForItem(at: indexPath))
    }
  }

  /// Long-presses an item and chooses the action at an index in its context menu.
  ///
  /// The index counts the visible actions, including those of submenus.
  ///
  /// - Returns: False if there is no such action or it is disabled.
  @discardableResult
  public func longPress(
    itemAt indexPath: IndexPath, in collectionView: UICollectionView, choosingActionAt index: Int
  ) -> Bool {
    act(on: collectionView) {
      guard reveal(indexPath, in: collectionView),
        let session = collectionView.showContextMenu(indexPath)
      else { return false }
      return session.choose(at: index, sender: collectionView.cellForItem(at: indexPath))
    }
  }

  /// Taps an index title.
  ///
  /// - Returns: False if there is no such title.
  @discardableResult
  public func tap(indexTitle: String, in collectionView: UICollectionView) -> Bool {
    act(on: collectionView) { collectionView.tapIndexTitle(indexTitle) }
  }
}
