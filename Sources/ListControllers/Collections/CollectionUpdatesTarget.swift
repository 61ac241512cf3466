public import Foundation
public import ListData
public import ListPlatform

/// A collection view as the target of updates. Its layout animates them.
@MainActor public final class CollectionUpdatesTarget: ListUpdatesTarget {
  /// The collection view that is updated.
  public let collectionView: UICollectionView

  /// Creates a target from a collection view.
  public init(_ collectionView: UICollectionView) { self.collectionView = collectionView }

  /// Inserts items; index paths after the batch.
  public func insertItems(at indexPaths: [IndexPath]) {
    collectionView.insertItems(at: indexPaths)
  }

  /// Deletes items; index paths before the batch.
  public func deleteItems(at indexPaths: [IndexPath]) {
    collectionView.deleteItems(at: indexPaths)
  }

  /// Moves an item from its place before the batch to its place after the batch.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    collectionView.moveItem(at: indexPath, to: newIndexPath)
  }

  /// Reconfigures the cells of changed items; index paths before the batch.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    collectionView.reconfigureItems(at: indexPaths)
  }

  /// Inserts sections; indexes after the batch.
  public func insertSections(_ sections: IndexSet) { collectionView.insertSections(sections) }

  /// Deletes sections; indexes before the batch.
  public func deleteSections(_ sections: IndexSet) { collectionView.deleteSections(sections) }

  /// Moves a section from its place before the batch to its place after the batch.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    collectionView.moveSection(section, toSection: newSection)
  }

  /// Reloads sections; indexes before the batch.
  public func reloadSections(_ sections: IndexSet) { collectionView.reloadSections(sections) }

  /// Performs the collection view's batch update.
  public func performBatch(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { collectionView.performBatchUpdates($0, completion: nil) }
  }

  /// Reloads the collection view.
  public func reloadData() { collectionView.reloadData() }
}

extension CollectionUpdatesTarget: ShownList {
  /// The reason why the collection view can only be reloaded: it has no window, or is in an update.
  public var reloadReason: ListUpdatesOutcome.Reason? {
    if collectionView.window == nil { return .noWindow }
    return collectionView.hasUncommittedUpdates ? .updating : nil
  }

  /// The number of items in each section that the collection view shows.
  public var shownCounts: [Int]? {
    (0..<collectionView.numberOfSections).map(collectionView.numberOfItems(inSection:))
  }

  /// The number of items in each section of the collection view's data source, or `nil` if it has
  /// none.
  public var dataSourceCounts: [Int]? {
    guard let dataSource = collectionView.dataSource else { return nil }
    return (0..<dataSource.sectionCount(in: collectionView)).map {
      dataSource.collectionView(collectionView, numberOfItemsInSection: $0)
    }
  }

  /// The index paths of the selected items.
  public var selectedItems: [IndexPath] { collectionView.indexPathsForSelectedItems ?? [] }

  /// Selects an item without scrolling to it.
  public func selectItem(at indexPath: IndexPath) {
    collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
  }

  /// Deselects an item.
  public func deselectItem(at indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
  }

  /// A Boolean value that indicates whether the collection view allows multiple selection in its
  /// current mode.
  public var selectsMultipleItems: Bool {
    collectionView.isEditing
      ? collectionView.allowsMultipleSelectionDuringEditing
      : collectionView.allowsMultipleSelection
  }

  /// The index paths of the visible items, in ascending order.
  public var anchorItems: [IndexPath] { collectionView.indexPathsForVisibleItems.sorted() }

  /// A Boolean value that indicates whether the beginning of the content is visible.
  public var isAtBeginning: Bool { collectionView.showsBeginning }

  /// Returns the origin of an item, in points from the top left corner of the visible content.
  public func position(ofItemAt indexPath: IndexPath) -> CGPoint {
    collectionView.layoutIfNeeded()
    let frame = collectionView.layoutAttributesForItem(at: indexPath)?.frame
    return collectionView.position(of: frame ?? .zero)
  }

  /// Scrolls by a distance in points, without animation, within the bounds of the content.
  public func scrollContent(by distance: CGPoint) {
    collectionView.scrollWithinContent(by: distance)
  }

  /// The collection view.
  public var updatedView: AnyObject { collectionView }
}

extension ListUpdates {
  /// Updates a collection view to show the new data; see `perform(on:limit:setData:)`.
  ///
  ///     updates.perform(on: collectionView) { self.listData = $0 }
  ///
  /// - Parameters:
  ///   - collectionView: The collection view, which shows the data before the updates.
  ///   - limit: The maximum number of changes; the collection view is reloaded for more.
  ///   - setData: Receives the data that the collection view shows from now on; called within each
  ///     batch.
  @MainActor @discardableResult
  public func perform(
    on collectionView: UICollectionView, limit: Int = .max, setData: (([Section]) -> Void)? = nil
  ) -> ListUpdatesOutcome {
    perform(on: CollectionUpdatesTarget(collectionView), limit: limit, setData: setData)
  }
}
