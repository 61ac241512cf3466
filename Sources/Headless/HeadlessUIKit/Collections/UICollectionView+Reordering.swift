import Foundation

extension UICollectionView {
  /// The state of an item that the user is dragging.
  struct Movement {
    /// The index path of the item when the drag began.
    let original: IndexPath
    /// The current index path of the item.
    var current: IndexPath
    /// The current position of the finger.
    var position: CGPoint
  }

  /// Returns the index path in the data source of an item on screen.
  ///
  /// The two differ only during a drag, because the data source learns of the move when it ends.
  func dataSourcePath(_ path: IndexPath) -> IndexPath {
    let path = placeholders.isEmpty ? path : pathWithoutPlaceholders(path)
    guard let movement, movement.current != movement.original else { return path }
    return BatchUpdateMap(
      BatchUpdate.Calls([.moveItem(movement.current, to: movement.original)])
    ).indexPath(after: path) ?? path
  }

  private func canMove(_ path: IndexPath) -> Bool {
    guard dataSource != nil else { return false }
    return dataSourceChain.ask("collectionView(_:canMoveItemAt:)") {
      $0.collectionView(self, canMoveItemAt: path)
    } ?? true
  }

  func beginMovement(_ path: IndexPath) -> Bool {
    prepareLayout()
    guard movement == nil, contains(path), canMove(path),
      let attributes = collectionViewLayout.layoutAttributesForItem(at: path)
    else { return false }
    movement = Movement(original: path, current: path, position: attributes.center)
    if let cell = cellForItem(at: path) { updateListState(of: cell, at: path) }
    return true
  }

  func updateMovement(_ position: CGPoint) {
    guard var moved = movement else { return }
    prepareLayout()
    let layout = collectionViewLayout
    let proposed = layout.targetIndexPath(
      forInteractivelyMovingItem: moved.current, withPosition: position)
    let target = proposed == moved.current ? proposed : asked(moved, proposed)
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: position,
      previousIndexPaths: [moved.current], previousPosition: moved.position)
    moved.position = position
    if target != moved.current, canHold(target, from: moved.current) {
      rearrange(moved.current, to: target)
      moved.current = target
    }
    movement = moved
    layout.invalidateLayout(with: context)
    layoutIfNeeded()
  }

  /// Drops the item. If its index path changed, the data source moves the item in its data.
  ///
  /// The collection view lays out its items when the data has changed, so that each cell shows the
  /// item at its index path.
  ///
  /// A diffable data source moves the item by applying a snapshot. Its differences are those from
  /// the current snapshot, so the item returns to its original position first.
  ///
  /// - Returns: False if the item did not move, or if the data source does not move items. The item
  ///   then returns to its original position.
  @discardableResult func endMovement() -> Bool {
    guard let moved = movement else { return false }
    let followsSnapshots = dataSource is any SnapshotDataSource
    if followsSnapshots { abandonMovement() } else { letGo(moved) }
    guard moved.current != moved.original else {
      settleLayout(after: moved)
      return false
    }
    let isDone = dataSourceChain.perform("collectionView(_:moveItemAt:to:)") {
      $0.collectionView(self, moveItemAt: moved.original, to: moved.current)
    }
    if !isDone, !followsSnapshots { rearrange(moved.current, to: moved.original) }
    settleLayout(after: moved)
    return isDone
  }

  /// Returns a Boolean value that indicates whether the data source may move an item after a drop.
  func canReorder(_ path: IndexPath) -> Bool { contains(path) && canMove(path) }

  /// Moves an item that was dropped on another. Returns false if the data source does not move
  /// items.
  func reorder(_ source: IndexPath, to target: IndexPath) -> Bool {
    guard movement == nil, let center = layoutAttributesForItem(at: source)?.center else {
      return false
    }
    let held = Movement(original: source, current: source, position: center)
    var target = target
    if target.section == source.section {
      target.item = min(target.item, counts[source.section] - 1)
    }
    if target != source { target = asked(held, target) }
    guard target != source else { return true }
    guard canHold(target, from: source) else { return false }
    rearrange(source, to: target)
    movement = Movement(original: source, current: target, position: center)
    return endMovement()
  }

  func cancelMovement() {
    guard let moved = movement else { return }
    if moved.current != moved.original { rearrange(moved.current, to: moved.original) }
    letGo(Movement(original: moved.original, current: moved.original, position: .zero))
    settleLayout(after: moved, isCancelled: true)
  }

  /// Moves a dragged item back before an update, whose index paths are those of the data source.
  func abandonMovement() {
    guard let moved = movement else { return }
    letGo(moved)
    if moved.current != moved.original { rearrange(moved.current, to: moved.original) }
  }

  private func settleLayout(after moved: Movement, isCancelled: Bool = false) {
    let layout = collectionViewLayout
    let end = isCancelled ? moved.original : moved.current
    layout.invalidateLayout(
      with: layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [end], previousIndexPaths: [moved.current],
        movementCancelled: isCancelled))
    layoutIfNeeded()
  }

  private func letGo(_ moved: Movement) {
    movement = nil
    if let cell = cellForItem(at: moved.current) { updateListState(of: cell, at: moved.current) }
  }

  /// Returns the delegate's target for a move, from the newer method if it is implemented or else
  /// from the older one.
  private func asked(_ moved: Movement, _ proposed: IndexPath) -> IndexPath {
    delegateChain.ask(
      """
      collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:\
      atCurrentIndexPath:toProposedIndexPath:)
      """
    ) {
      $0.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moved.original,
        atCurrentIndexPath: moved.current, toProposedIndexPath: proposed)
    }
      ?? delegateChain.ask(
        "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)"
      ) {
        $0.collectionView(
          self, targetIndexPathForMoveFromItemAt: moved.current, toProposedIndexPath: proposed)
      } ?? proposed
  }

  /// Returns whether an index path is valid as the target of a move.
  private func canHold(_ target: IndexPath, from source: IndexPath) -> Bool {
    guard target.count == 2, counts.indices.contains(target.section) else { return false }
    let count = counts[target.section] + (target.section == source.section ? 0 : 1)
    return (0..<count).contains(target.item)
  }

  /// Moves an item on screen without a request to the data source.
  private func rearrange(_ source: IndexPath, to target: IndexPath) {
    counts[source.section] -= 1
    counts[target.section] += 1
    let map = BatchUpdateMap(BatchUpdate.Calls([.moveItem(source, to: target)]))
    collectionViewLayout.remember(map)
    moveState(map)
    var moved: [ListElement: UICollectionReusableView] = [:]
    for (element, view) in shown {
      var place = element
      if element.category == .cell
        || element.kind.map(collectionViewLayout.belongsToItems) == true,
        let path = map.indexPath(after: element.indexPath)
      {
        place.indexPath = path
      }
      view.element = place
      moved[place] = view
    }
    shown = moved
    let context = collectionViewLayout.newContext()
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }
}
