public import ListPlatform

/// A list of fetched objects in a collection view. For an example, see `FetchedTableList`.
@MainActor
public protocol FetchedCollectionList: FetchedList, CollectionBasedList, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// The collection view that shows the list.
  var collectionView: UICollectionView! { get set }
}
