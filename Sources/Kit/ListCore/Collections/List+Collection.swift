public import Foundation
public import ListPlatform

/// The helpers of lists in collection views.
extension List where ListView == UICollectionView, Cell: UICollectionViewCell {
  /// Returns the configured cell of an item, for `collectionView(_:cellForItemAt:)`.
  ///
  /// An item that shows no object, such as the footer of a paged list, has a cell of its
  /// capability. An item that doesn't exist has a cell that isn't configured. If a cell's class
  /// isn't `Cell`, the process ends with a message that names both classes and the reuse
  /// identifier.
  @inlinable
  public func collectionCell(
    at indexPath: IndexPath, in collectionView: UICollectionView
  ) -> UICollectionViewCell {
    configuredCell(at: indexPath, in: collectionView)
      ?? linkedCell(at: indexPath, in: collectionView)
      ?? dequeuedCell(at: indexPath, in: collectionView)
  }

  /// Passes a selection to `listView(_:didSelect:at:)`, for `collectionView(_:didSelectItemAt:)`;
  /// does nothing for an item that doesn't exist.
  public func collectionDidSelectItem(
    at indexPath: IndexPath, in collectionView: UICollectionView
  ) {
    didSelect(at: indexPath, in: collectionView)
  }
}

/// The helpers of lists that have a collection view.
extension CollectionBasedList {
  /// Returns the configured cell of an item of the list's collection view, for
  /// `collectionView(_:cellForItemAt:)`.
  @inlinable
  public func collectionCell(at indexPath: IndexPath) -> UICollectionViewCell {
    collectionCell(at: indexPath, in: collectionView)
  }

  /// Passes a selection in the list's collection view to `listView(_:didSelect:at:)`, for
  /// `collectionView(_:didSelectItemAt:)`.
  public func collectionDidSelectItem(at indexPath: IndexPath) {
    collectionDidSelectItem(at: indexPath, in: collectionView)
  }
}
