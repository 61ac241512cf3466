public import ListPlatform

/// A list of pages in a collection view. For an example, see `PagedTableList`.
@MainActor
public protocol PagedCollectionList: PagedList, CollectionBasedList, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// The collection view that shows the list.
  var collectionView: UICollectionView! { get set }
}
