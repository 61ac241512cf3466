#if !(os(iOS) || os(tvOS) || os(visionOS))
public import ListPlatform
public import Foundation

// What a bridge does not answer itself goes on to its controller, method by method: there is no
// Objective-C to forward messages. A method that the controller does not implement counts as absent
// here too.

/// A controller that implements nothing.
private final class Nobody: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout {
  static let delegate = Nobody()
}

// MARK: Scrolling

extension ListBridge {
  private var ownScroll: any UIScrollViewDelegate {
    list as? any UIScrollViewDelegate ?? Nobody.delegate
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    ownScroll.scrollViewDidScroll(scrollView)
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    ownScroll.scrollViewWillBeginDragging(scrollView)
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    ownScroll.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  { ownScroll.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    ownScroll.scrollViewWillBeginDecelerating(scrollView)
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    ownScroll.scrollViewDidEndDecelerating(scrollView)
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    ownScroll.scrollViewDidEndScrollingAnimation(scrollView)
  }

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    ownScroll.scrollViewShouldScrollToTop(scrollView)
  }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    ownScroll.scrollViewDidScrollToTop(scrollView)
  }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    ownScroll.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
}

// MARK: Tables

extension ListBridge {
  private var ownTable: any UITableViewDelegate { tableDelegate ?? Nobody.delegate }

  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { ownTable.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }

  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { ownTable.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }

  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    ownTable.tableView(tableView, heightForRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  { ownTable.tableView(tableView, heightForHeaderInSection: section) }

  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  { ownTable.tableView(tableView, heightForFooterInSection: section) }

  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { ownTable.tableView(tableView, estimatedHeightForRowAt: indexPath) }

  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    ownTable.tableView(tableView, viewForFooterInSection: section)
  }

  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { ownTable.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }

  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  { ownTable.tableView(tableView, shouldHighlightRowAt: indexPath) }

  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    ownTable.tableView(tableView, didHighlightRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    ownTable.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  { ownTable.tableView(tableView, willSelectRowAt: indexPath) }

  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { ownTable.tableView(tableView, willDeselectRowAt: indexPath) }

  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    ownTable.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { ownTable.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }

  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    ownTable.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    ownTable.tableView(tableView, didEndEditingRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  { ownTable.tableView(tableView, indentationLevelForRowAt: indexPath) }

  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { ownTable.tableView(tableView, willDisplayHeaderView: view, forSection: section) }

  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { ownTable.tableView(tableView, willDisplayFooterView: view, forSection: section) }

  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { ownTable.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }

  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { ownTable.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }

  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  { ownTable.tableView(tableView, estimatedHeightForHeaderInSection: section) }

  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  { ownTable.tableView(tableView, estimatedHeightForFooterInSection: section) }

  public func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { ownTable.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) }

  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  { ownTable.tableView(tableView, performPrimaryActionForRowAt: indexPath) }

  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    ownTable.tableView(
      tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    ownTable.tableView(
      tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    ownTable.tableView(
      tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    ownTable.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
  }

  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    ownTable.tableView(
      tableView, willEndContextMenuInteraction: configuration, animator: animator)
  }

  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    ownTable.tableViewDidEndMultipleSelectionInteraction(tableView)
  }
}

// MARK: Collection views

extension ListBridge: UICollectionViewDelegateFlowLayout {
  private var ownCollection: any UICollectionViewDelegate { collectionDelegate ?? Nobody.delegate }

  private var ownFlow: any UICollectionViewDelegateFlowLayout {
    collectionDelegate as? any UICollectionViewDelegateFlowLayout ?? Nobody.delegate
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { ownCollection.collectionView(collectionView, shouldHighlightItemAt: indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { ownCollection.collectionView(collectionView, didHighlightItemAt: indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { ownCollection.collectionView(collectionView, didUnhighlightItemAt: indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { ownCollection.collectionView(collectionView, shouldSelectItemAt: indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { ownCollection.collectionView(collectionView, shouldDeselectItemAt: indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { ownCollection.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    ownCollection.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath
    )
  }

  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    ownCollection.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    ownCollection.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    ownCollection.collectionView(
      collectionView, willDisplayContextMenu: configuration, animator: animator)
  }

  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    ownCollection.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { ownCollection.collectionView(collectionView, performPrimaryActionForItemAt: indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    ownCollection.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    ownCollection.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    ownCollection.collectionView(
      collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    ownCollection.collectionView(
      collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    ownCollection.collectionView(
      collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    ownCollection.collectionView(
      collectionView, willEndContextMenuInteraction: configuration, animator: animator)
  }

  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    ownCollection.collectionViewDidEndMultipleSelectionInteraction(collectionView)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    ownFlow.collectionView(
      collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    ownFlow.collectionView(
      collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    ownFlow.collectionView(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    ownFlow.collectionView(
      collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    ownFlow.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    ownFlow.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }
}
#endif
