import Foundation

extension UICollectionView {
  /// Performs the updates of a closure, which doesn't escape, as one batch update.
  ///
  /// It calls the method that takes an optional closure, which subclasses override, unless an
  /// override calls it.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and calls the update methods of the view.
  ///   - completion: A closure that is called at the next turn of the run loop, or before the
  ///     method returns while animations are disabled.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      let isCalledByOverride = group.isForwarding
      let inner = {
        self.group.isForwarding = false
        updates()
        self.group.isForwarding = true
      }
      group.isForwarding = true
      if isCalledByOverride {
        beginGroup(completion: completion)
        inner()
        endGroup()
      } else {
        performBatchUpdates(Optional(inner), completion: completion)
      }
      group.isForwarding = isCalledByOverride
    }
  }

  /// Begins a batch update. The outermost one loads the item counts if they are out of date.
  func beginGroup(completion: ((Bool) -> Void)? = nil) {
    if group.begin(completion: completion) { loadIfNeeded() }
  }

  /// Adds operations to the current batch update, or performs them in a batch update of their own.
  func update(_ operations: some Sequence<BatchUpdate.Operation>) {
    guard UIKitException.allowsUpdate(of: "UICollectionView", with: dataSource) else { return }
    beginGroup()
    group.add(operations)
    endGroup()
  }

  /// Performs operations as a batch update.
  ///
  /// - Parameters:
  ///   - operations: The operations, whose index paths follow the rules of batch updates.
  ///   - change: A closure that changes the data.
  func performGroup(_ operations: [BatchUpdate.Operation], _ change: () -> Void) {
    beginGroup()
    change()
    group.add(operations)
    endGroup()
  }

  /// Ends a batch update. The outermost one performs all operations at once.
  func endGroup() {
    guard let finished = group.end() else { return }
    if finished.reloads { reloadAll() } else { perform(finished.update) }
    finished.complete()
  }

  private func perform(_ update: BatchUpdate) {
    abandonMovement()
    let taken = takePlaceholders()
    let after = askCounts()
    guard let map = update.map(before: counts, after: after, in: .collection, view: inWords) else {
      return reloadAll()
    }
    apply(update, map, counts: after)
    for case .reconfigureItem(let path) in update.operations {
      if let path = map.indexPath(after: path) { reconfigure(path) }
    }
    show(taken, after: map)
    layoutIfNeeded()
    collectionViewLayout.finalizeCollectionViewUpdates()
  }

  /// Moves all state of items and sections to their index paths after the update.
  func apply(_ update: BatchUpdate, _ map: BatchUpdateMap, counts: [Int]) {
    self.counts = counts
    generation += 1
    collectionViewLayout.remember(map)
    moveState(map)
    let layout = collectionViewLayout
    let old = shown
    meter?.rowsReloaded += old.keys.count { $0.kind == nil && map.reloads($0.indexPath) }
    moveViews(map)
    let context = layout.newContext()
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    prepareLayout()
    layout.prepare(
      forCollectionViewUpdates: UICollectionViewUpdateItem.items(of: update, map))
    askForAnimations(old, update)
    let target = layout.targetContentOffset(forProposedContentOffset: contentOffset)
    let asked = askedOffset(target)
    contentOffset = asked == contentOffset ? clampedToEnd(asked) : clamped(asked)
    setNeedsLayout()
  }

  /// Moves the selection and other state of items to their index paths after the update.
  func moveState(_ map: BatchUpdateMap) {
    selectedItems = SelectedPaths(selectedItems.compactMap(map.indexPath(after:)))
    highlightedItem = highlightedItem.flatMap(map.indexPath(after:))
    itemsToMeasure = Set(itemsToMeasure.compactMap(map.indexPath(after:)))
    focusedPath = focusedPath.flatMap(map.indexPath(after:))
    lastFocusedPath = lastFocusedPath.flatMap(map.indexPath(after:))
    prefetch.move(map)
    activeDrag?.move(map, in: self)
    swiped = swiped.flatMap { open in
      map.indexPath(after: open.indexPath).map {
        SwipedItem(indexPath: $0, edge: open.edge, configuration: open.configuration)
      }
    }
  }

  /// Moves visible views to their elements' new index paths, and marks those of deleted elements
  /// for removal.
  private func moveViews(_ map: BatchUpdateMap) {
    let old = shown
    shown = [:]
    for (element, view) in old {
      if let target = place(of: element, map) {
        view.element = target
        shown[target] = view
      } else {
        departing.append(view)
      }
    }
    if let cell = editedCell, let element = cell.element {
      if let target = place(of: element, map) {
        cell.element = target
      } else {
        departing.append(cell)
        editedCell = nil
      }
    }
    departing.sort {
      ($0.element?.indexPath ?? []) < ($1.element?.indexPath ?? [])
    }
  }

  private func place(of element: ListElement, _ map: BatchUpdateMap) -> ListElement? {
    let path = element.indexPath
    // A header of the entire layout has an index path of length 1 and remains.
    guard path.count == 2 else { return element }
    var target = element
    if element.category == .cell || element.kind.map(collectionViewLayout.belongsToItems) == true {
      guard let path = map.indexPath(after: path) else { return nil }
      target.indexPath = path
    } else {
      guard !map.reloadedSections.contains(path.section),
        let section = map.section(after: path.section)
      else { return nil }
      target.indexPath = IndexPath(item: path.item, section: section)
    }
    return target
  }

  /// Requests the initial and final attributes of items from the layout. Animations end at once.
  private func askForAnimations(
    _ old: [ListElement: UICollectionReusableView], _ update: BatchUpdate
  ) {
    let layout = collectionViewLayout
    for operation in update.operations {
      switch operation {
      case .insertItem(let path): _ = layout.initialLayoutAttributesForAppearingItem(at: path)
      case .deleteItem(let path) where old[.cell(path)] != nil:
        _ = layout.finalLayoutAttributesForDisappearingItem(at: path)
      default: break
      }
    }
  }

  /// Returns an offset limited to the content's end. An offset before its start is an active pull.
  private func clampedToEnd(_ offset: CGPoint) -> CGPoint {
    let inRange = clamped(offset)
    return CGPoint(x: min(offset.x, inRange.x), y: min(offset.y, inRange.y))
  }

  /// Requests an item's cell again if there is one. The data source must return the existing cell.
  private func reconfigure(_ path: IndexPath) {
    let edited = editedCell?.element == .cell(path) ? editedCell as? UICollectionViewCell : nil
    guard let dataSource, let cell = cellForItem(at: path) ?? edited else { return }
    meter?.cellsConfigured += 1
    meter?.rowsReloaded += 1
    reconfiguredItem = (path, cell)
    let answer = RegistrationScope.$isProviding.withValue(true) {
      dataSource.collectionView(self, cellForItemAt: path)
    }
    reconfiguredItem = nil
    guard answer === cell else {
      return UIKitException.raise(
        "The data source returned a different cell for the reconfigured item at \(path). "
          + "Dequeue the cell with the same reuse identifier and index path, so that the "
          + "collection view returns the existing cell.")
    }
    updateListState(of: cell, at: path)
    cell.setNeedsUpdateConfiguration()
    cell.applyConfigurationState()
    itemsToMeasure.insert(path)
  }
}
