public import Foundation

extension User {
  /// Swipes an item of a list open; false where it has no actions at that edge.
  @discardableResult
  public func swipe(
    itemAt indexPath: IndexPath, in collectionView: UICollectionView, edge: SwipeEdge = .trailing
  ) -> Bool {
    act(on: collectionView) {
      reveal(indexPath, in: collectionView) && collectionView.openSwipe(indexPath, edge)
    }
  }

  /// The titles of the actions that show, the outermost first; none where no item is swiped open.
  public func swipeActions(in collectionView: UICollectionView) -> [String] {
    collectionView.swiped?.titles ?? []
  }

  /// Taps one of the actions that show; false where none has this title.
  @discardableResult
  public func choose(swipeAction title: String, in collectionView: UICollectionView) -> Bool {
    act(on: collectionView) {
      guard let action = collectionView.swiped?.action(title) else { return false }
      collectionView.performSwipeAction(action)
      return true
    }
  }

  /// Taps one of the actions that show, counted from the outermost one; false if there is no such
  /// action.
  @discardableResult
  public func choose(swipeActionAt index: Int, in collectionView: UICollectionView) -> Bool {
    act(on: collectionView) {
      guard let action = collectionView.swiped?.action(at: index) else { return false }
      collectionView.performSwipeAction(action)
      return true
    }
  }

  /// Swipes an item open and taps one of its actions; false where none has this title, and then
  /// the item is closed again.
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

  /// Swipes an item from edge to edge: its first action is performed, where the configuration
  /// allows that; else the item stays open. False where it has no actions.
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

  /// Taps an accessory of a list cell: the detail button, the chevron of an outline, the sign that
  /// deletes, inserts or selects. False where it does not show, or does nothing.
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

  /// Chooses an entry of the pop-up menu of a list cell; false where there is none of this title.
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

  /// Presses an item for long and lets its menu go again; nil where it has none.
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

  /// Presses an item for long and chooses an action of its menu; false where none has this title,
  /// or where it is disabled.
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

  /// Presses an item for long and chooses an action of its menu, counted from the first that shows,
  /// those of submenus included; false if there is no such action, or if it is disabled.
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

  /// Taps a title of the index; false where there is no such title.
  @discardableResult
  public func tap(indexTitle: String, in collectionView: UICollectionView) -> Bool {
    act(on: collectionView) { collectionView.tapIndexTitle(indexTitle) }
  }
}
