import Foundation
public import ListData
public import ListPlatform

/// A collection view as the target of updates. Its layout animates them.
@MainActor final class CollectionUpdatesTarget: ShownView, ListUpdatesTarget {
  private let collectionView: UICollectionView

  init(
    _ collectionView: UICollectionView,
    cellIdentifier: @escaping (IndexPath) -> String? = { _ in nil }
  ) {
    self.collectionView = collectionView
    super.init(collectionView, cellIdentifier: cellIdentifier)
  }

  func insertItems(at indexPaths: [IndexPath]) {
    collectionView.insertItems(at: indexPaths)
  }

  func deleteItems(at indexPaths: [IndexPath]) {
    collectionView.deleteItems(at: indexPaths)
  }

  func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    collectionView.moveItem(at: indexPath, to: newIndexPath)
  }

  func reconfigureItems(at indexPaths: [IndexPath]) {
    collectionView.reconfigureItems(at: indexPaths)
  }

  func insertSections(_ sections: IndexSet) { collectionView.insertSections(sections) }

  func deleteSections(_ sections: IndexSet) { collectionView.deleteSections(sections) }

  func moveSection(_ section: Int, toSection newSection: Int) {
    collectionView.moveSection(section, toSection: newSection)
  }

  func reloadSections(_ sections: IndexSet) { collectionView.reloadSections(sections) }

  func performBatch(_ changes: @escaping () -> Void) {
    collectionView.performBatchUpdates(changes, completion: nil)
  }

  override func reload(at indexPaths: [IndexPath]) { collectionView.reloadItems(at: indexPaths) }

  func reloadData() { collectionView.reloadData() }
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
