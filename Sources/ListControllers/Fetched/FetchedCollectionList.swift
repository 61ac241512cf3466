public import ListPlatform

/// A list of fetched objects in a collection view; `FetchedTableList` has an example.
@MainActor
public protocol FetchedCollectionList: FetchedList, CollectionViewList, UICollectionViewDataSource,
  UICollectionViewDelegate
{

  /// The collection view that shows the list.
  var collectionView: UICollectionView! { get set }
}

/// A list of fetched objects in a collection view, without conforming to UIKit's protocols: the controller forwards
/// nothing, and calls `connectList()`.
public typealias BridgedFetchedCollectionList = FetchedList & CollectionViewList
