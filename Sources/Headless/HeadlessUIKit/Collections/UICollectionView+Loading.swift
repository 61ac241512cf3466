import Foundation

extension UICollectionView {
  /// Discards all data after a change of the data source, so that it is requested again before use.
  func setNeedsReload() {
    needsLoad = true
    needsCells = true
    collectionViewLayout.invalidateLayout(with: everything())
  }

  /// Requests the item counts if they are out of date.
  func loadIfNeeded() {
    if needsLoad { load() }
  }

  private func load() {
    needsLoad = false
    counts = askCounts()
    selectedItems = SelectedPaths(selectedItems.filter(contains))
    generation += 1
    let context = everything()
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// Requests the number of items in each section from the data source.
  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections =
      dataSourceChain.ask("numberOfSections(in:)") { $0.numberOfSections(in: self) } ?? 1
    return (0..<max(sections, 0)).map {
      max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0)
    }
  }

  /// Returns whether there is an item at an index path.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.item)
  }

  /// Returns an invalidation context that invalidates everything.
  func everything() -> UICollectionViewLayoutInvalidationContext {
    let context = collectionViewLayout.newContext()
    context.invalidateEverything = true
    return context
  }

  func reloadAll() {
    guard !group.isOpen else { return group.reload() }
    load()
    deselectAllItems()
    highlightedItem = nil
    focusedPath = nil
    lastFocusedPath = nil
    movement = nil
    placeholders = []
    swiped = nil
    prefetch = PrefetchState()
    needsCells = true
    setNeedsLayout()
  }

  func replaceLayout(with new: UICollectionViewLayout) {
    let old = collectionViewLayout
    guard new !== old else { return }
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    for view in shown.values { view.willTransition(from: old, to: new) }
    setLayoutStorage(new)
    new.invalidateLayout(with: everything())
    prepareLayout()
    let target = new.targetContentOffset(forProposedContentOffset: contentOffset)
    contentOffset = clamped(askedOffset(target))
    for view in shown.values { view.didTransition(from: old, to: new) }
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
    setNeedsLayout()
  }

  /// Returns the content offset that the delegate chooses after a change.
  func askedOffset(_ proposed: CGPoint) -> CGPoint {
    delegateChain.ask("collectionView(_:targetContentOffsetForProposedContentOffset:)") {
      $0.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
    } ?? proposed
  }
}
