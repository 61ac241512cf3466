import Foundation

extension UICollectionView {
  /// Moves the focus to an item as the keyboard does, calling the delegate in UIKit's order.
  ///
  /// - Returns: False if the item can't be focused, or if the delegate keeps the focus.
  func moveFocus(to path: IndexPath?) -> Bool {
    loadIfNeeded()
    let old = focusedItem
    if let path, !canFocus(path) { return false }
    guard path != old else { return path != nil }
    let context = UICollectionViewFocusUpdateContext()
    context.previouslyFocusedIndexPath = old
    context.nextFocusedIndexPath = path
    context.previouslyFocusedView = old.flatMap(cellForItem)
    context.nextFocusedView = path.flatMap(cellForItem)
    if let old, let path { context.focusHeading = path < old ? .up : .down }
    let moves =
      delegateChain.ask("collectionView(_:shouldUpdateFocusIn:)") {
        $0.collectionView(self, shouldUpdateFocusIn: context)
      } ?? true
    guard moves else { return false }
    if let old { lastFocusedItem = old }
    focusedItem = path
    for path in [old, path] {
      if let path { cellForItem(at: path)?.setNeedsUpdateConfiguration() }
    }
    let coordinator = UIFocusAnimationCoordinator()
    delegateChain.notify("collectionView(_:didUpdateFocusIn:with:)") {
      $0.collectionView(self, didUpdateFocusIn: context, with: coordinator)
    }
    coordinator.end()
    NotificationCenter.default.post(
      name: UIFocusUpdateContext.didUpdateNotification, object: self)
    if let path, allowsTaps, selectsOnFocus(path), !selectedItems.contains(path) {
      selectByTap(path)
    }
    return true
  }

  /// Moves the focus into the collection view: to the item that was focused last if the collection
  /// view remembers it, or to the one that the delegate prefers, or else to the first visible one.
  func enterFocus() -> Bool {
    loadIfNeeded()
    let remembered = remembersLastFocusedIndexPath ? lastFocusedItem : nil
    let preferred =
      remembered
      ?? delegateChain.ask("indexPathForPreferredFocusedView(in:)") {
        $0.indexPathForPreferredFocusedView(in: self)
      } ?? nil
    let paths = [preferred].compactMap { $0 } + indexPathsForVisibleItems.sorted()
    guard let path = paths.first(where: canFocus) else { return false }
    return moveFocus(to: path)
  }

  private func canFocus(_ path: IndexPath) -> Bool {
    guard contains(path), isEditing ? allowsFocusDuringEditing : allowsFocus else {
      return false
    }
    return delegateChain.ask("collectionView(_:canFocusItemAt:)") {
      $0.collectionView(self, canFocusItemAt: path)
    } ?? true
  }

  private func selectsOnFocus(_ path: IndexPath) -> Bool {
    delegateChain.ask("collectionView(_:selectionFollowsFocusForItemAt:)") {
      $0.collectionView(self, selectionFollowsFocusForItemAt: path)
    } ?? selectionFollowsFocus
  }

  /// Opens the item that a drag stays over, as a tap does.
  ///
  /// - Returns: False if the collection view or the item isn't spring-loaded.
  func springLoad(_ path: IndexPath, at point: CGPoint) -> Bool {
    guard isSpringLoaded, contains(path) else { return false }
    let context = SpringLoadedContext(self, at: point, targetView: cellForItem(at: path))
    let loads =
      delegateChain.ask("collectionView(_:shouldSpringLoadItemAt:with:)") {
        $0.collectionView(self, shouldSpringLoadItemAt: path, with: context)
      } ?? true
    guard loads, touchDown(onItemAt: path) else { return false }
    touchUp(onItemAt: path)
    return true
  }
}
