public import Foundation
public import ListPlatform

/// What a list in a collection view needs, whatever feeds it.
extension List where ListView == UICollectionView, Cell: UICollectionViewCell {
  /// Returns the configured cell of an item, for `collectionView(_:cellForItemAt:)`.
  ///
  /// A cell of another class than `Cell` is a programmer's error and ends the process with a
  /// sentence that names both classes and the identifier. An item that shows no object, as the footer
  /// of a paged list, has a cell of its capability. An item that doesn't exist gets a cell that wasn't
  /// configured.
  @inlinable
  public func collectionCell(
    at indexPath: IndexPath, in collectionView: UICollectionView
  ) -> UICollectionViewCell {
    configuredCell(at: indexPath, in: collectionView)
      ?? linkedCell(at: indexPath, in: collectionView)
      ?? dequeuedCell(at: indexPath, in: collectionView)
  }

  /// Passes a selection on to `listView(_:didSelect:at:)`, for `collectionView(_:didSelectItemAt:)`;
  /// does nothing for an item that doesn't exist.
  public func collectionDidSelectItem(
    at indexPath: IndexPath, in collectionView: UICollectionView
  ) {
    didSelect(at: indexPath, in: collectionView)
  }
}

/// The same helpers for a list that has a collection view.
extension CollectionViewList {
  /// Returns the configured cell of an item of the list's collection view, for
  /// `collectionView(_:cellForItemAt:)`.
  @inlinable
  public func collectionCell(at indexPath: IndexPath) -> UICollectionViewCell {
    collectionCell(at: indexPath, in: collectionView)
  }

  /// Passes a selection on to `listView(_:didSelect:at:)`, for `collectionView(_:didSelectItemAt:)`.
  public func collectionDidSelectItem(at indexPath: IndexPath) {
    collectionDidSelectItem(at: indexPath, in: collectionView)
  }
}
