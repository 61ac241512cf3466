public import Foundation
public import ListPlatform

extension ListBridge: UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { collection?.select(collectionView, indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    if let selecting { return selecting.didDeselectItem(at: indexPath) }
    collectionDelegate?.didDeselect(collectionView, at: indexPath)
  }

  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  {
    if let editable { return editable.canEditItem(at: indexPath) }
    return collectionDelegate?.canEdit(collectionView, at: indexPath) ?? true
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    if let reorderable {
      return reorderable.targetOfMovingItem(from: originalIndexPath, to: proposedIndexPath)
    }
    return collectionDelegate?.target(
      collectionView, from: originalIndexPath, at: currentIndexPath, to: proposedIndexPath)
      ?? proposedIndexPath
  }
}
