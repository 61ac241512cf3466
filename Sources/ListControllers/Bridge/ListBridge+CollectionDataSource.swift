public import Foundation
public import ListPlatform

extension ListBridge: UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    collection?.sections() ?? 0
  }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { collection?.items(section) ?? 0 }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collection?.cell(collectionView, indexPath) ?? UICollectionViewCell()
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let (header, footer) = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )
    if let collapsible, kind == header {
      return collapsible.collapsibleHeader(ofKind: kind, in: collectionView, at: indexPath)
    }
    if let titled, kind == header || kind == footer {
      return titled.titleView(ofKind: kind, in: collectionView, at: indexPath)
    }
    return collectionDataSource?.supplementaryView(of: collectionView, kind, at: indexPath)
      ?? UICollectionReusableView()
  }

  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    if let indexed { return indexed.sectionIndexTitles }
    return collectionDataSource?.indexTitles(of: collectionView)
  }

  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    if let indexed { return indexed.indexPath(ofIndexTitle: title, at: index) }
    return collectionDataSource?.indexPath(of: collectionView, ofIndexTitle: title, at: index)
      ?? IndexPath(item: 0, section: index)
  }

  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    if let reorderable { return reorderable.canMoveItem(at: indexPath) }
    return collectionDataSource?.canMove(collectionView, at: indexPath) ?? true
  }

  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    if let reorderable {
      return reorderable.didMoveItem(from: sourceIndexPath, to: destinationIndexPath)
    }
    collectionDataSource?.move(collectionView, from: sourceIndexPath, to: destinationIndexPath)
  }
}

extension ListBridge: UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {
    paged?.prefetchPages(at: indexPaths)
    prefetching?.prefetchItems(at: indexPaths)
  }

  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { prefetching?.cancelPrefetchingItems(at: indexPaths) }
}
