public import ListPlatform

/// A list of data that the controller holds, in a collection view.
///
/// A `UICollectionViewController` has the collection view already; any other controller holds one. The
/// data source's and delegate's methods are forwarded to the list's members and helpers:
///
///     override func numberOfSections(in collectionView: UICollectionView) -> Int { numberOfSections }
///     override func collectionView(
///       _ collectionView: UICollectionView, numberOfItemsInSection section: Int
///     ) -> Int { numberOfItems(inSection: section) }
///     override func collectionView(
///       _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
///     ) -> UICollectionViewCell { collectionCell(at: indexPath) }
///     override func collectionView(
///       _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
///     ) { collectionDidSelectItem(at: indexPath) }
///
/// Or it forwards nothing, and calls `connectList()` in `viewDidLoad`.
@MainActor
public protocol CollectionList: NonFetchedList, CollectionViewList,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  /// The collection view that shows the list.
  var collectionView: UICollectionView! { get set }
}

/// A list of data that the controller holds, in a collection view, without conforming to UIKit's
/// protocols; ``BridgedTableList`` has an example.
///
/// A `UICollectionViewController` is a data source already: it is a ``CollectionList``.
public typealias BridgedCollectionList = NonFetchedList & CollectionViewList
