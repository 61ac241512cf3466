import Foundation
public import ListPlatform

/// A list in a collection view, whatever feeds it: what `CollectionList`, `BridgedCollectionList` and
/// `FetchedCollectionList` share.
@MainActor public protocol CollectionViewList: FollowingList
where ListView == UICollectionView, Cell: UICollectionViewCell {
  /// The collection view that shows the list.
  var collectionView: UICollectionView! { get }
}

extension CollectionViewList {
  public var updatesTarget: UICollectionView? {
    (self as? UIViewController)?.isViewLoaded == false ? nil : collectionView
  }
}
