import Foundation

extension UICollectionView {
  /// Applies the offset adjustment of an invalidated layout and schedules a layout pass.
  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.contentOffsetAdjustment != .zero {
      contentOffset.x += context.contentOffsetAdjustment.x
      contentOffset.y += context.contentOffsetAdjustment.y
    }
    setNeedsLayout()
  }

  /// Prepares the layout and updates the content size.
  func prepareLayout() {
    loadIfNeeded()
    guard !collectionViewLayout.isPrepared else { return }
    collectionViewLayout.isPrepared = true
    collectionViewLayout.prepare()
    let size = collectionViewLayout.collectionViewContentSize
    if size != contentSize { contentSize = size }
  }

  /// Creates the views of visible elements and removes the others.
  ///
  /// The collection view requests new cells before it returns old ones to the pool. Measuring can
  /// change which elements are visible, so passes repeat until nothing changes. If the app reloads
  /// or updates the view from a callback, layout starts over. The number of passes that add
  /// no view is limited.
  func layoutCollection() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    backgroundView?.frame = bounds
    let staysInRange = contentOffset == clamped(contentOffset)
    prepareLayout()
    if staysInRange { contentOffset = clamped(contentOffset) }
    var anchor: Anchor?
    var (idleRounds, count) = (0, 0)
    while idleRounds < Self.layoutRounds {
      if layOutOnce(&anchor) {
        // The content has its size when all that is visible was measured.
        let offset = staysInRange ? clamped(contentOffset) : contentOffset
        if offset == contentOffset { break }
        contentOffset = offset
      }
      idleRounds = shown.count > count ? 0 : idleRounds + 1
      count = shown.count
    }
    prefetchAround()
  }

  private static var layoutRounds: Int { 8 }

  /// Performs one layout pass. Returns `false` if data or positions changed during it.
  private func layOutOnce(_ anchor: inout Anchor?) -> Bool {
    loadIfNeeded()
    if needsCells { recycleEverything() }
    prepareLayout()
    keep(&anchor)
    let generation = self.generation
    let (measuresAll, reconfigured) = (needsMeasuring, itemsToMeasure)
    (needsMeasuring, itemsToMeasure) = (false, [])
    var visible: Set<ListElement> = []
    for attributes in visibleAttributes() {
      let element = attributes.element
      visible.insert(element)
      if let cell = editedCell, cell.element == element {
        shown[element] = cell
        editedCell = nil
      }
      if let view = shown[element] {
        view.applyFrame(attributes)
        if measuresAll || element.category == .cell && reconfigured.contains(element.indexPath) {
          measure(view, attributes)
        }
      } else if let view = makeView(attributes) {
        guard generation == self.generation else {
          discard(view)
          return false
        }
        show(view, attributes)
      }
      guard generation == self.generation else { return false }
    }
    guard collectionViewLayout.isPrepared else { return false }
    letGo { !visible.contains($0) }
    orderViews()
    return generation == self.generation && collectionViewLayout.isPrepared
  }

  /// A Boolean value that indicates whether views are shown mirrored: if the layout wants that and
  /// is as wide as the view.
  package var isMirrored: Bool {
    isRightToLeft && collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && contentSize.width <= bounds.width
  }

  /// Returns the center of an element's view.
  func shownCenter(of attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    guard isMirrored else { return attributes.center }
    return CGPoint(x: contentSize.width - attributes.center.x, y: attributes.center.y)
  }

  /// Returns the attributes of visible elements, cells before other views.
  private func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let all = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let visible = all.filter {
      !$0.isHidden && $0.frame.overlaps(bounds) && exists($0.element)
    }
    return visible.sorted { ($0.element.order, $0.indexPath) < ($1.element.order, $1.indexPath) }
  }

  /// Returns whether the data has an element. Raises an exception if a layout returns attributes
  /// for an item that does not exist.
  private func exists(_ element: ListElement) -> Bool {
    let path = element.indexPath
    guard element.category == .cell, !contains(path) else { return true }
    UIKitException.raise(
      "UICollectionView received layout attributes for a cell with an index path that does "
        + "not exist: \(path.inWords)")
    return false
  }

  // MARK: Adding views

  /// Requests the view of an element.
  private func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView?
  {
    let element = attributes.element
    switch (element.category, element.kind) {
    case (.cell, _): return provideCell(at: element.indexPath)
    case (.supplementaryView, let kind?):
      return provideSupplementaryView(ofKind: kind, at: element.indexPath)
    case (.decorationView, let kind?): return makeDecorationView(ofKind: kind)
    default: return nil
    }
  }

  /// Adds a view to the screen, sets its state and frame, and notifies the delegate.
  private func show(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let element = attributes.element
    view.container = self
    view.element = element
    shown[element] = view
    if view.superview !== self { addSubview(view) }
    if let cell = view as? UICollectionViewCell { prepare(cell, at: element.indexPath) }
    view.applyFrame(attributes)
    measure(view, attributes)
    switch (view, element.kind) {
    case (let cell as UICollectionViewCell, _):
      delegateChain.notify("collectionView(_:willDisplay:forItemAt:)") {
        $0.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
      }
    case (_, let kind?) where element.category == .supplementaryView:
      delegateChain.notify("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)") {
        $0.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.indexPath)
      }
    default: break
    }
  }

  /// Requests the size that a view prefers, and invalidates the layout if the size matters to it.
  ///
  /// The view receives a copy of the layout's attributes, which it can change and return.
  func measure(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    meter?.measurements += 1
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return }
    let preferred = view.preferredLayoutAttributesFitting(copy)
    guard preferred != attributes,
      collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    view.applyFrame(preferred)
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
  }

  /// Updates a cell to the state of its item.
  private func prepare(_ cell: UICollectionViewCell, at path: IndexPath) {
    cell.isSelected = selectedItems.contains(path)
    cell.isHighlighted = highlightedItem == path
    updateListState(of: cell, at: path)
    cell.applyConfigurationState()
  }

  // MARK: Removing views

  /// Removes views from the screen, beginning with those of deleted elements, except a cell that
  /// contains the first responder.
  private func letGo(_ isGone: (ListElement) -> Bool) {
    let departed = departing
    departing = []
    for view in departed { endDisplaying(view) }
    let gone = shown.keys.filter(isGone).sorted {
      ($0.order, $0.indexPath) < ($1.order, $1.indexPath)
    }
    if let cell = editedCell, !cell.holdsFirstResponder {
      editedCell = nil
      endDisplaying(cell)
    }
    for element in gone {
      guard let view = shown.removeValue(forKey: element) else { continue }
      if element.category == .cell, view.holdsFirstResponder {
        editedCell = view
      } else {
        endDisplaying(view)
      }
    }
  }

  /// Removes all views, from bottom to top, before new ones are requested.
  private func recycleEverything() {
    needsCells = false
    let views =
      departing
      + shown.sorted {
        ($0.key.order, $0.key.indexPath) < ($1.key.order, $1.key.indexPath)
      }.map(\.value) + [editedCell].compactMap { $0 }
    (departing, editedCell) = ([], nil)
    meter?.rowsReloaded += shown.keys.count { $0.kind == nil }
    shown = [:]
    for view in views.reversed() { endDisplaying(view) }
  }

  /// Removes a view from the screen, returns it to the reuse pool, and notifies the delegate.
  private func endDisplaying(_ view: UICollectionReusableView) {
    guard let element = view.element else { return }
    discard(view)
    switch (view, element.kind) {
    case (let cell as UICollectionViewCell, _):
      delegateChain.notify("collectionView(_:didEndDisplaying:forItemAt:)") {
        $0.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
      }
    case (_, let kind?) where element.category == .supplementaryView:
      delegateChain.notify(
        "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)"
      ) {
        $0.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind,
          at: element.indexPath)
      }
    default: break
    }
  }

  // MARK: Positions

  /// Orders views by z-index, and cells with the same z-index by index path.
  private func orderViews() {
    // The keys are read once for each view, and numbers are faster to compare than index paths.
    let views = shown.map { element, view in
      let path = element.indexPath
      let item = path.count > 1 ? path[1] : -1
      return (z: view.zPosition, order: element.order, section: path[0], item: item, view: view)
    }
    .sorted { ($0.z, $0.order, $0.section, $0.item) < ($1.z, $1.order, $1.section, $1.item) }
    .map(\.view)
    let present = subviews.filter { ($0 as? UICollectionReusableView)?.container === self }
    guard !present.elementsEqual(views, by: ===) else { return }
    for view in views { bringSubviewToFront(view) }
  }

  /// An item that was visible when layout began, with its original position.
  private struct Anchor {
    let generation: Int
    let path: IndexPath
    var origin: CGPoint
  }

  /// Adjusts the content offset so that the first visible item keeps its position when elements
  /// before it are measured.
  private func keep(_ anchor: inout Anchor?) {
    guard collectionViewLayout.keepsItemsInSight else { return }
    guard let old = anchor, old.generation == generation else {
      let visible = shown.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
      for path in visible where contains(path) {
        guard let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame,
          frame.overlaps(bounds)
        else { continue }
        anchor = Anchor(generation: generation, path: path, origin: frame.origin)
        return
      }
      anchor = nil
      return
    }
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: old.path)?.frame else {
      return
    }
    anchor?.origin = frame.origin
    let moved = frame.minY - old.origin.y
    if moved != 0, contentOffset.y > -adjustedContentInset.top { shiftContentOffset(by: moved) }
  }
}

extension ListElement {
  /// The position of the category in the order of views: cells, supplementary views, decoration
  /// views.
  var order: UInt { category.rawValue }
}
