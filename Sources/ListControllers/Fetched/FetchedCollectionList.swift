public import ListPlatform

/// A list of fetched objects in a collection view; `FetchedTableList` has an example.
@MainActor
public protocol FetchedCollectionList: FetchedList, CollectionViewList,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  /// The collection view that shows the list.
  var collectionView: UICollectionView! { get set }
}
