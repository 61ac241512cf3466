public import Foundation
public import ListPlatform

/// A list of fetched objects in a collection view; `FetchedTableList` has an example.
@MainActor
public protocol FetchedCollectionList: FetchedList, CollectionViewList, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  associatedtype ListView = UICollectionView
  associatedtype Cell = UICollectionViewCell

  /// The collection view that shows the list.
  var collectionView: UICollectionView! { get set }
  // Restated, so that the compiler takes `Cell` and `Object` from the controller's method, and names
  // the method if it is missing.
  func listView(
    _ listView: UICollectionView, configure cell: Cell, with object: Object, at indexPath: IndexPath
  )
}

/// A list of fetched objects in a collection view, without conforming to UIKit's protocols: the controller forwards
/// nothing, and calls `connectList()`.
public typealias BridgedFetchedCollectionList = FetchedList & CollectionViewList
