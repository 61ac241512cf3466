public import ListPlatform

/// A list of data that the controller holds, in a collection view.
///
/// A `UICollectionViewController` already has the collection view; any other controller holds one.
/// The controller forwards the methods of the data source and the delegate to the list's members
/// and helpers:
///
///     override func numberOfSections(in collectionView: UICollectionView) -> Int {
///       numberOfSections
///     }
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
/// Alternatively, it forwards nothing and calls `connectList()` in `viewDidLoad`.
@MainActor
public protocol CollectionList: NonFetchedList, CollectionBasedList,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  /// The collection view that shows the list.
  var collectionView: UICollectionView! { get set }
}
