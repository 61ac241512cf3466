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
  private var scrollDelegate: any UIScrollViewDelegate {
    let controller: (any UIScrollViewDelegate)? = tableController ?? collectionController
    return controller ?? Nobody.delegate
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollDelegate.scrollViewDidScroll(scrollView)
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrollDelegate.scrollViewWillBeginDragging(scrollView)
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    scrollDelegate.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  { scrollDelegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    scrollDelegate.scrollViewWillBeginDecelerating(scrollView)
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    scrollDelegate.scrollViewDidEndDecelerating(scrollView)
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    scrollDelegate.scrollViewDidEndScrollingAnimation(scrollView)
  }

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    scrollDelegate.scrollViewShouldScrollToTop(scrollView)
  }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    scrollDelegate.scrollViewDidScrollToTop(scrollView)
  }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    scrollDelegate.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
}

// MARK: Tables

extension ListBridge {
  private var tableDelegate: any UITableViewDelegate { tableController ?? Nobody.delegate }

  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { tableDelegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }

  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { tableDelegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }

  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableDelegate.tableView(tableView, heightForRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  { tableDelegate.tableView(tableView, heightForHeaderInSection: section) }

  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  { tableDelegate.tableView(tableView, heightForFooterInSection: section) }

  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { tableDelegate.tableView(tableView, estimatedHeightForRowAt: indexPath) }

  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    tableDelegate.tableView(tableView, viewForFooterInSection: section)
  }

  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { tableDelegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }

  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  { tableDelegate.tableView(tableView, shouldHighlightRowAt: indexPath) }

  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    tableDelegate.tableView(tableView, didHighlightRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    tableDelegate.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  { tableDelegate.tableView(tableView, willSelectRowAt: indexPath) }

  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { tableDelegate.tableView(tableView, willDeselectRowAt: indexPath) }

  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    tableDelegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { tableDelegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }

  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    tableDelegate.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    tableDelegate.tableView(tableView, didEndEditingRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  { tableDelegate.tableView(tableView, indentationLevelForRowAt: indexPath) }

  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { tableDelegate.tableView(tableView, willDisplayHeaderView: view, forSection: section) }

  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { tableDelegate.tableView(tableView, willDisplayFooterView: view, forSection: section) }

  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { tableDelegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }

  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { tableDelegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }

  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  { tableDelegate.tableView(tableView, estimatedHeightForHeaderInSection: section) }

  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  { tableDelegate.tableView(tableView, estimatedHeightForFooterInSection: section) }

  public func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { tableDelegate.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) }

  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  { tableDelegate.tableView(tableView, performPrimaryActionForRowAt: indexPath) }

  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    tableDelegate.tableView(
      tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    tableDelegate.tableView(
      tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    tableDelegate.tableView(
      tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tableDelegate.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
  }

  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tableDelegate.tableView(
      tableView, willEndContextMenuInteraction: configuration, animator: animator)
  }

  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    tableDelegate.tableViewDidEndMultipleSelectionInteraction(tableView)
  }
}

// MARK: Collection views

extension ListBridge: UICollectionViewDelegateFlowLayout {
  private var collectionDelegate: any UICollectionViewDelegate {
    collectionController ?? Nobody.delegate
  }

  private var flowDelegate: any UICollectionViewDelegateFlowLayout {
    collectionController as? any UICollectionViewDelegateFlowLayout ?? Nobody.delegate
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { collectionDelegate.collectionView(collectionView, shouldHighlightItemAt: indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { collectionDelegate.collectionView(collectionView, didHighlightItemAt: indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { collectionDelegate.collectionView(collectionView, didUnhighlightItemAt: indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { collectionDelegate.collectionView(collectionView, shouldSelectItemAt: indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { collectionDelegate.collectionView(collectionView, shouldDeselectItemAt: indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { collectionDelegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    collectionDelegate.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath
    )
  }

  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    collectionDelegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    collectionDelegate.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collectionDelegate.collectionView(
      collectionView, willDisplayContextMenu: configuration, animator: animator)
  }

  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    collectionDelegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { collectionDelegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    collectionDelegate.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    collectionDelegate.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    collectionDelegate.collectionView(
      collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    collectionDelegate.collectionView(
      collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    collectionDelegate.collectionView(
      collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    collectionDelegate.collectionView(
      collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collectionDelegate.collectionView(
      collectionView, willEndContextMenuInteraction: configuration, animator: animator)
  }

  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    collectionDelegate.collectionViewDidEndMultipleSelectionInteraction(collectionView)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    flowDelegate.collectionView(
      collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    flowDelegate.collectionView(
      collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    flowDelegate.collectionView(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    flowDelegate.collectionView(
      collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    flowDelegate.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    flowDelegate.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }
}
#endif
