public import ListPlatform

/// A list of fetched objects in a collection view. For an example, see `FetchedTableList`.
@MainActor
public protocol FetchedCollectionList: FetchedList, CollectionBasedList, UICollectionViewDataSource,
  UICollectionViewDelegate
{

  /// The collection view that shows the list.
  var collectionView: UICollectionView! { get set }
}

/// A list of fetched objects in a collection view, without conforming to UIKit's protocols. The
/// controller forwards nothing, and calls `connectList()`.
public typealias BridgedFetchedCollectionList = FetchedList & CollectionBasedList
