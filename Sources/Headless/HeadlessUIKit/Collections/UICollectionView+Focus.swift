import Foundation

extension UICollectionView: FocusList {
  package var isSidebar: Bool {
    switch collectionViewLayout.listConfiguration(ofSection: 0)?.appearance {
    case .sidebar, .sidebarPlain: true
    default: false
    }
  }

  package var focusedCell: UIView? { focusedPath.flatMap(cellForItem) }

  package func count(inSection section: Int) -> Int { numberOfItems(inSection: section) }

  package func revealForFocus(_ path: IndexPath) {
    scrollToItem(at: path, at: [], animated: false)
    layoutIfNeeded()
    // A section may scroll along the other axis by itself.
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let frame = layoutAttributesForItem(at: path)?.frame
    else { return }
    let x = frame.minX < bounds.minX ? frame.minX - bounds.minX : max(frame.maxX - bounds.maxX, 0)
    let y = frame.minY < bounds.minY ? frame.minY - bounds.minY : max(frame.maxY - bounds.maxY, 0)
    if x != 0 || y != 0 {
      _ = layout.scrollOrthogonally(section: path.section, by: x != 0 ? x : y)
      layoutIfNeeded()
    }
  }

  package func moveFocus(to path: IndexPath?, heading: UIFocusHeading) -> Bool {
    loadIfNeeded()
    let old = focusedPath
    if let path, !(cellForItem(at: path)?.canBecomeFocused ?? canFocus(path)) { return false }
    guard path != old else { return path != nil }
    let context = UICollectionViewFocusUpdateContext()
    context.previouslyFocusedIndexPath = old
    context.nextFocusedIndexPath = path
    context.previouslyFocusedView = old.flatMap(cellForItem)
    context.nextFocusedView = path.flatMap(cellForItem)
    context.focusHeading = heading
    let moves =
      delegateChain.ask("collectionView(_:shouldUpdateFocusIn:)") {
        $0.collectionView(self, shouldUpdateFocusIn: context)
      } ?? true
    guard moves, context.isAllowed, path == nil || window?.release(for: self) ?? true else {
      return false
    }
    if let old { lastFocusedPath = old }
    focusedPath = path
    if path != nil { window?.focusHolder = self }
    for path in [old, path] {
      if let path { cellForItem(at: path)?.setNeedsUpdateConfiguration() }
    }
    let coordinator = UIFocusAnimationCoordinator()
    delegateChain.perform("collectionView(_:didUpdateFocusIn:with:)") {
      $0.collectionView(self, didUpdateFocusIn: context, with: coordinator)
    }
    context.end(with: coordinator)
    if let path, allowsTaps, selectsOnFocus(path), !selectedItems.contains(path) {
      selectByTap(path)
    }
    return true
  }

  /// Moves the focus into the collection view: to the item that was focused last if the collection
  /// view remembers it, or to the one that the delegate prefers, or else to a selected item, to the
  /// one that was focused last, or to the first one, of those that are visible.
  package func enterFocus() -> Bool {
    loadIfNeeded()
    let paths = entryPaths(
      remembered: remembersLastFocusedIndexPath ? lastFocusedPath : nil,
      preferred: delegateChain.ask("indexPathForPreferredFocusedView(in:)") {
        $0.indexPathForPreferredFocusedView(in: self)
      } ?? nil,
      selected: selectedItems.all, last: lastFocusedPath,
      visible: indexPathsForVisibleItems.sorted())
    guard let path = paths.first(where: canFocus) else { return false }
    revealForFocus(path)
    layoutIfNeeded()
    return moveFocus(to: path, heading: [])
  }

  package func canFocus(_ path: IndexPath) -> Bool {
    guard contains(path) else { return false }
    return delegateChain.ask("collectionView(_:canFocusItemAt:)") {
      $0.collectionView(self, canFocusItemAt: path)
    } ?? (isEditing ? allowsFocusDuringEditing : allowsFocus)
  }

  private func selectsOnFocus(_ path: IndexPath) -> Bool {
    delegateChain.ask("collectionView(_:selectionFollowsFocusForItemAt:)") {
      $0.collectionView(self, selectionFollowsFocusForItemAt: path)
    } ?? selectionFollowsFocus
  }

  package func pressReturn() -> Bool {
    guard let path = focusedPath else { return false }
    if selectsOnFocus(path), selectedItems.contains(path), !allowsSeveralSelections {
      performPrimaryAction(path)
      return true
    }
    guard touchDown(onItemAt: path) else { return false }
    touchUp(onItemAt: path)
    return true
  }

  // MARK: Directions

  /// A Boolean value that indicates whether items are next to each other.
  package var isGrid: Bool {
    guard let path = indexPathsForVisibleItems.first,
      let frame = layoutAttributesForItem(at: path)?.frame
    else { return false }
    return frame.width <= bounds.width * 0.6
  }

  /// Returns the item on the nearest line whose center is nearest, or on the same line the next
  /// one. Only items within the size of the collection view are considered.
  package func neighbor(of path: IndexPath, _ heading: UIFocusHeading) -> IndexPath? {
    let isForward = heading == .down || heading == (isMirrored ? .left : .right)
    let isVertical = heading == .down || heading == .up
    let next = isForward ? item(after: path) : item(before: path)
    guard let here = layoutAttributesForItem(at: path)?.frame else {
      return isVertical ? next : nil
    }
    if isVertical, !isGrid { return next }
    let size = bounds.size
    let strip =
      isVertical
      ? CGRect(
        x: bounds.minX, y: isForward ? here.maxY : here.minY - size.height, width: size.width,
        height: size.height)
      : CGRect(
        x: isForward ? here.maxX : here.minX - size.width, y: here.minY, width: size.width,
        height: here.height)
    func isBeyond(_ frame: CGRect) -> Bool {
      switch (isVertical, isForward) {
      case (true, true): frame.minY >= here.midY
      case (true, false): frame.maxY <= here.midY
      case (false, true): frame.minX >= here.midX
      case (false, false): frame.maxX <= here.midX
      }
    }
    func distance(_ attributes: UICollectionViewLayoutAttributes) -> (CGFloat, CGFloat, Int) {
      let x = abs(attributes.frame.midX - here.midX)
      let y = abs(attributes.frame.midY - here.midY)
      return isVertical ? (y, x, attributes.indexPath.item) : (x, y, attributes.indexPath.item)
    }
    let beyond = (collectionViewLayout.layoutAttributesForElements(in: strip) ?? []).filter {
      $0.representedElementCategory == .cell && isBeyond($0.frame)
        && (isVertical || ($0.frame.minY < here.maxY && $0.frame.maxY > here.minY))
    }
    if let nearest = beyond.min(by: { distance($0) < distance($1) }) { return nearest.indexPath }
    // No item is near. Continue in the order of the data, but not on another line or column.
    guard let next, let there = layoutAttributesForItem(at: next)?.frame else { return nil }
    let isOnSameLine = there.maxY > here.minY && there.minY < here.maxY
    return isVertical != isOnSameLine ? next : nil
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
