#if os(iOS) || os(tvOS) || os(visionOS)
import Foundation
import ListPlatform

// UIKit forwards a method to one object. What returns nothing is implemented here for all of them:
// the list and each link that implements it. Elsewhere, HeadlessUIKit notifies all targets.

extension ListChain {
  /// The list and the links, which are all notified.
  fileprivate var all: [AnyObject] { [list].compactMap(\.self) + links }

  private var scrollDelegates: [any UIScrollViewDelegate] {
    all.compactMap { $0 as? any UIScrollViewDelegate }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    for delegate in scrollDelegates { delegate.scrollViewWillBeginDragging?(scrollView) }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    for delegate in scrollDelegates { delegate.scrollViewDidEndScrollingAnimation?(scrollView) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    for delegate in scrollDelegates { delegate.scrollViewDidScroll?(scrollView) }
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    for delegate in scrollDelegates { delegate.scrollViewDidScrollToTop?(scrollView) }
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    for delegate in scrollDelegates {
      delegate.scrollViewDidChangeAdjustedContentInset?(scrollView)
    }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    for delegate in scrollDelegates {
      delegate.scrollViewWillEndDragging?(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    for delegate in scrollDelegates {
      delegate.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
    }
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    for delegate in scrollDelegates { delegate.scrollViewWillBeginDecelerating?(scrollView) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    for delegate in scrollDelegates { delegate.scrollViewDidEndDecelerating?(scrollView) }
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    for delegate in scrollDelegates { delegate.scrollViewWillBeginZooming?(scrollView, with: view) }
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    for delegate in scrollDelegates { delegate.scrollViewDidZoom?(scrollView) }
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    for delegate in scrollDelegates {
      delegate.scrollViewDidEndZooming?(scrollView, with: view, atScale: scale)
    }
  }
}

extension TableChain {
  private var delegates: [any UITableViewDelegate] {
    all.compactMap { $0 as? any UITableViewDelegate }
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    for delegate in delegates {
      delegate.tableView?(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    for delegate in delegates {
      delegate.tableView?(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    for delegate in delegates {
      delegate.tableView?(tableView, willDisplayHeaderView: view, forSection: section)
    }
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    for delegate in delegates {
      delegate.tableView?(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    for delegate in delegates {
      delegate.tableView?(tableView, willDisplayFooterView: view, forSection: section)
    }
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    for delegate in delegates {
      delegate.tableView?(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    for delegate in delegates { delegate.tableView?(tableView, didHighlightRowAt: indexPath) }
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    for delegate in delegates { delegate.tableView?(tableView, didUnhighlightRowAt: indexPath) }
  }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    for delegate in delegates {
      delegate.tableView?(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
  }

  #if !os(tvOS)
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    for delegate in delegates { delegate.tableView?(tableView, willBeginEditingRowAt: indexPath) }
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    for delegate in delegates { delegate.tableView?(tableView, didEndEditingRowAt: indexPath) }
  }
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    for delegate in delegates {
      delegate.tableView?(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    for delegate in delegates { delegate.tableViewDidEndMultipleSelectionInteraction?(tableView) }
  }

  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    for delegate in delegates {
      delegate.tableView?(
        tableView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    for delegate in delegates {
      delegate.tableView?(
        tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
  #endif
}

extension CollectionChain {
  private var delegates: [any UICollectionViewDelegate] {
    all.compactMap { $0 as? any UICollectionViewDelegate }
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    for delegate in delegates {
      delegate.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    for delegate in delegates {
      delegate.collectionView?(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind kind: String,
    at indexPath: IndexPath
  ) {
    for delegate in delegates {
      delegate.collectionView?(
        collectionView, willDisplaySupplementaryView: view, forElementKind: kind, at: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind kind: String, at indexPath: IndexPath
  ) {
    for delegate in delegates {
      delegate.collectionView?(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: kind,
        at: indexPath)
    }
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    for delegate in delegates {
      delegate.collectionView?(collectionView, didHighlightItemAt: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    for delegate in delegates {
      delegate.collectionView?(collectionView, didUnhighlightItemAt: indexPath)
    }
  }

  #if !os(tvOS)
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    for delegate in delegates {
      delegate.collectionView?(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    for delegate in delegates {
      delegate.collectionViewDidEndMultipleSelectionInteraction?(collectionView)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    for delegate in delegates {
      delegate.collectionView?(
        collectionView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    for delegate in delegates {
      delegate.collectionView?(
        collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
  #endif
}
#endif
