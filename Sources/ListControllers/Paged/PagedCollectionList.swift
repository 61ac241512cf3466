public import ListPlatform

/// A list of pages in a collection view; `PagedTableList` has an example.
@MainActor
public protocol PagedCollectionList: PagedList, CollectionViewList, UICollectionViewDataSource,
  UICollectionViewDelegate
{

  /// The collection view that shows the list.
  var collectionView: UICollectionView! { get set }
}

/// A list of pages in a collection view, without conforming to UIKit's protocols: the controller forwards
/// nothing, and calls `connectList()`.
public typealias BridgedPagedCollectionList = PagedList & CollectionViewList
