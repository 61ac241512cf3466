import Foundation

extension UICollectionView {
  /// The layout was told that it is out of date.
  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.contentOffsetAdjustment != .zero {
      contentOffset.x += context.contentOffsetAdjustment.x
      contentOffset.y += context.contentOffsetAdjustment.y
    }
    setNeedsLayout()
  }

  /// Makes the layout ready to be asked, and takes its content size.
  func prepareLayout() {
    loadIfNeeded()
    guard !collectionViewLayout.isPrepared else { return }
    collectionViewLayout.isPrepared = true
    collectionViewLayout.prepare()
    let size = collectionViewLayout.collectionViewContentSize
    if size != contentSize { contentSize = size }
  }

  /// Makes the cells and views of what is visible, and lets the others go.
  ///
  /// New cells are asked for before old ones are pooled. Measuring can bring elements into view or
  /// out of it, so this goes round until nothing moves any more. An app that reloads or updates the
  /// view from a callback of its layout is served too: the layout begins again.
  func layoutCollection() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    backgroundView?.frame = bounds
    var anchor: Anchor?
    for _ in 0..<Self.layoutRounds {
      if layOutOnce(&anchor) { break }
    }
    prefetchAround()
  }

  private static var layoutRounds: Int { 8 }

  /// One layout; false where data or places changed in the middle of it.
  private func layOutOnce(_ anchor: inout Anchor?) -> Bool {
    loadIfNeeded()
    if needsCells { recycleEverything() }
    let staysInRange = contentOffset == clamped(contentOffset)
    prepareLayout()
    keep(&anchor)
    if staysInRange { contentOffset = clamped(contentOffset) }
    let generation = self.generation
    let measures = needsMeasuring
    needsMeasuring = false
    var visible: Set<ListElement> = []
    for attributes in visibleAttributes() {
      let element = attributes.element
      visible.insert(element)
      if let view = shown[element] {
        view.take(attributes)
        if measures { measure(view, attributes) }
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

  /// The attributes of what the bounds show, cells before other views.
  private func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let all = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let visible = all.filter {
      !$0.isHidden && $0.frame.overlaps(bounds) && exists($0.element)
    }
    return visible.sorted { ($0.element.order, $0.indexPath) < ($1.element.order, $1.indexPath) }
  }

  /// Whether the data has an element; raises where a layout speaks of an item that is not there.
  private func exists(_ element: ListElement) -> Bool {
    let path = element.indexPath
    guard element.category == .cell, !contains(path) else { return true }
    UIKitException(
      reason: "UICollectionView received layout attributes for a cell with an index path that does "
        + "not exist: \(path.inWords)"
    ).raise()
    return false
  }

  // MARK: Coming

  /// Asks for the view of an element.
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

  /// Puts a view on screen: its state, its size, its place, and the delegate is told.
  private func show(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let element = attributes.element
    view.container = self
    view.element = element
    shown[element] = view
    if view.superview !== self { addSubview(view) }
    if let cell = view as? UICollectionViewCell { prepare(cell, at: element.indexPath) }
    view.take(attributes)
    measure(view, attributes)
    switch (view, element.kind) {
    case (let cell as UICollectionViewCell, _):
      delegateChain.tell("collectionView(_:willDisplay:forItemAt:)") {
        $0.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
      }
    case (_, let kind?) where element.category == .supplementaryView:
      delegateChain.tell("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)") {
        $0.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.indexPath)
      }
    default: break
    }
  }

  /// Asks a view for the size that it wants, and the layout whether that matters.
  func measure(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let preferred = view.preferredLayoutAttributesFitting(attributes)
    guard preferred !== attributes,
      collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    view.take(preferred)
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
  }

  /// Gives a cell the state that its item has.
  private func prepare(_ cell: UICollectionViewCell, at path: IndexPath) {
    cell.isSelected = selectedItems.contains(path)
    cell.isHighlighted = highlightedItem == path
    updateListState(of: cell, at: path)
    cell.applyConfigurationState()
  }

  // MARK: Going

  /// Takes views off the screen, first those that updates took away.
  private func letGo(_ isGone: (ListElement) -> Bool) {
    let departed = departing
    departing = []
    for view in departed { endDisplaying(view) }
    let gone = shown.keys.filter(isGone).sorted {
      ($0.order, $0.indexPath) < ($1.order, $1.indexPath)
    }
    for element in gone {
      if let view = shown.removeValue(forKey: element) { endDisplaying(view) }
    }
  }

  /// Lets all views go, before new ones are asked for, bottom to top.
  private func recycleEverything() {
    needsCells = false
    let views =
      departing
      + shown.sorted {
        ($0.key.order, $0.key.indexPath) < ($1.key.order, $1.key.indexPath)
      }.map(\.value)
    departing = []
    shown = [:]
    for view in views.reversed() { endDisplaying(view) }
  }

  /// Takes a view off the screen, keeps it for reuse and tells the delegate.
  private func endDisplaying(_ view: UICollectionReusableView) {
    guard let element = view.element else { return }
    discard(view)
    switch (view, element.kind) {
    case (let cell as UICollectionViewCell, _):
      delegateChain.tell("collectionView(_:didEndDisplaying:forItemAt:)") {
        $0.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
      }
    case (_, let kind?) where element.category == .supplementaryView:
      delegateChain.tell(
        "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)"
      ) {
        $0.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind,
          at: element.indexPath)
      }
    default: break
    }
  }

  // MARK: Places

  /// Brings the views into the order of their z indexes, cells of equal ones by their paths.
  private func orderViews() {
    let views = shown.sorted {
      ($0.value.zPosition, $0.key.order, $0.key.indexPath)
        < ($1.value.zPosition, $1.key.order, $1.key.indexPath)
    }.map(\.value)
    let present = subviews.filter { ($0 as? UICollectionReusableView)?.container === self }
    guard !present.elementsEqual(views, by: ===) else { return }
    for view in views { bringSubviewToFront(view) }
  }

  /// An item that was visible when the layout began, and where it lay.
  private struct Anchor {
    let generation: Int
    let path: IndexPath
    var origin: CGPoint
  }

  /// Moves the content so that the first item that was visible stays where it was, whatever was
  /// measured before it.
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
  /// Cells come first, then supplementary, then decoration views.
  var order: UInt { category.rawValue }
}
