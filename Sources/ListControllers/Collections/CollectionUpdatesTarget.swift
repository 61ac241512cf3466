public import Foundation
public import ListData
public import ListPlatform

/// A collection view as the target of updates, which its layout animates.
@MainActor public final class CollectionUpdatesTarget: ListUpdatesTarget {
  /// The collection view.
  public let collectionView: UICollectionView

  /// Creates a target from a collection view.
  public init(_ collectionView: UICollectionView) { self.collectionView = collectionView }

  public func insertItems(at indexPaths: [IndexPath]) {
    collectionView.insertItems(at: indexPaths)
  }

  public func deleteItems(at indexPaths: [IndexPath]) {
    collectionView.deleteItems(at: indexPaths)
  }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    collectionView.moveItem(at: indexPath, to: newIndexPath)
  }

  public func reconfigureItems(at indexPaths: [IndexPath]) {
    collectionView.reconfigureItems(at: indexPaths)
  }

  public func insertSections(_ sections: IndexSet) { collectionView.insertSections(sections) }

  public func deleteSections(_ sections: IndexSet) { collectionView.deleteSections(sections) }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    collectionView.moveSection(section, toSection: newSection)
  }

  public func reloadSections(_ sections: IndexSet) { collectionView.reloadSections(sections) }

  public func performBatch(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { collectionView.performBatchUpdates($0, completion: nil) }
  }

  public func reloadData() { collectionView.reloadData() }
}

extension CollectionUpdatesTarget: ShownList {
  public var updatesObstacle: ListUpdatesOutcome.Reason? {
    if collectionView.window == nil { return .noWindow }
    return collectionView.hasUncommittedUpdates ? .updating : nil
  }

  public var shownCounts: [Int]? {
    (0..<collectionView.numberOfSections).map(collectionView.numberOfItems(inSection:))
  }

  public var dataSourceCounts: [Int]? {
    guard let dataSource = collectionView.dataSource else { return nil }
    return (0..<dataSource.sectionCount(in: collectionView)).map {
      dataSource.collectionView(collectionView, numberOfItemsInSection: $0)
    }
  }

  public var selectedItems: [IndexPath] { collectionView.indexPathsForSelectedItems ?? [] }

  public func selectItem(at indexPath: IndexPath) {
    collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
  }

  public func deselectItem(at indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
  }

  public var selectsSeveral: Bool {
    collectionView.isEditing
      ? collectionView.allowsMultipleSelectionDuringEditing
      : collectionView.allowsMultipleSelection
  }

  public var anchorItems: [IndexPath] {
    collectionView.showsBeginning ? [] : collectionView.indexPathsForVisibleItems.sorted()
  }

  public func position(ofItemAt indexPath: IndexPath) -> CGPoint {
    collectionView.layoutIfNeeded()
    let frame = collectionView.layoutAttributesForItem(at: indexPath)?.frame
    return collectionView.position(of: frame ?? .zero)
  }

  public func scrollContent(by distance: CGPoint) {
    collectionView.scrollWithinContent(by: distance)
  }

  public var updatedView: AnyObject { collectionView }
}

extension ListUpdates {
  /// Makes a collection view show the new data; see `perform(on:limit:setData:)`.
  ///
  ///     updates.perform(on: collectionView) { self.listData = $0 }
  @MainActor @discardableResult
  public func perform(
    on collectionView: UICollectionView, limit: Int = .max, setData: (([Section]) -> Void)? = nil
  ) -> ListUpdatesOutcome {
    perform(on: CollectionUpdatesTarget(collectionView), limit: limit, setData: setData)
  }
}
