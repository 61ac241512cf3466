#if os(iOS) || os(tvOS) || os(visionOS)
import Foundation
import ListPlatform

// UIKit forwards a method to one object. What returns nothing is implemented here for all of them:
// the list and each link that implements it. Elsewhere, HeadlessUIKit notifies all targets.

/// The chain of a table or a collection view.
class ViewChain: ListChain, UIScrollViewDelegate {
  /// The list and the links, which are all notified.
  fileprivate var all: [AnyObject] { [list].compactMap(\.self) + links }

  private func tell(_ call: (any UIScrollViewDelegate) -> Void) {
    for case let delegate as any UIScrollViewDelegate in all { call(delegate) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    tell { $0.scrollViewWillBeginDragging?(scrollView) }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    tell { $0.scrollViewDidEndScrollingAnimation?(scrollView) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    tell { $0.scrollViewDidScroll?(scrollView) }
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    tell { $0.scrollViewDidScrollToTop?(scrollView) }
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    tell { $0.scrollViewDidChangeAdjustedContentInset?(scrollView) }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    tell {
      $0.scrollViewWillEndDragging?(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    tell { $0.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate) }
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    tell { $0.scrollViewWillBeginDecelerating?(scrollView) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    tell { $0.scrollViewDidEndDecelerating?(scrollView) }
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    tell { $0.scrollViewWillBeginZooming?(scrollView, with: view) }
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { tell { $0.scrollViewDidZoom?(scrollView) } }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { tell { $0.scrollViewDidEndZooming?(scrollView, with: view, atScale: scale) } }
}

extension TableChain {
  private func tell(_ call: (any UITableViewDelegate) -> Void) {
    for case let delegate as any UITableViewDelegate in all { call(delegate) }
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { tell { $0.tableView?(tableView, willDisplay: cell, forRowAt: indexPath) } }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { tell { $0.tableView?(tableView, didEndDisplaying: cell, forRowAt: indexPath) } }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { tell { $0.tableView?(tableView, willDisplayHeaderView: view, forSection: section) } }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { tell { $0.tableView?(tableView, didEndDisplayingHeaderView: view, forSection: section) } }

  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { tell { $0.tableView?(tableView, willDisplayFooterView: view, forSection: section) } }

  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { tell { $0.tableView?(tableView, didEndDisplayingFooterView: view, forSection: section) } }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    tell { $0.tableView?(tableView, didHighlightRowAt: indexPath) }
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    tell { $0.tableView?(tableView, didUnhighlightRowAt: indexPath) }
  }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { tell { $0.tableView?(tableView, accessoryButtonTappedForRowWith: indexPath) } }

  #if !os(tvOS)
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    tell { $0.tableView?(tableView, willBeginEditingRowAt: indexPath) }
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    tell { $0.tableView?(tableView, didEndEditingRowAt: indexPath) }
  }
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { tell { $0.tableView?(tableView, didBeginMultipleSelectionInteractionAt: indexPath) } }

  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    tell { $0.tableViewDidEndMultipleSelectionInteraction?(tableView) }
  }

  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { tell { $0.tableView?(tableView, willDisplayContextMenu: configuration, animator: animator) } }

  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tell {
      $0.tableView?(tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
  #endif
}

extension CollectionChain {
  private func tell(_ call: (any UICollectionViewDelegate) -> Void) {
    for case let delegate as any UICollectionViewDelegate in all { call(delegate) }
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { tell { $0.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath) } }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { tell { $0.collectionView?(collectionView, didEndDisplaying: cell, forItemAt: indexPath) } }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind kind: String,
    at indexPath: IndexPath
  ) {
    tell {
      $0.collectionView?(
        collectionView, willDisplaySupplementaryView: view, forElementKind: kind, at: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind kind: String, at indexPath: IndexPath
  ) {
    tell {
      $0.collectionView?(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: kind,
        at: indexPath)
    }
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    tell { $0.collectionView?(collectionView, didHighlightItemAt: indexPath) }
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { tell { $0.collectionView?(collectionView, didUnhighlightItemAt: indexPath) } }

  #if !os(tvOS)
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    tell { $0.collectionView?(collectionView, didBeginMultipleSelectionInteractionAt: indexPath) }
  }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    tell { $0.collectionViewDidEndMultipleSelectionInteraction?(collectionView) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tell {
      $0.collectionView?(collectionView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tell {
      $0.collectionView?(
        collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
  #endif
}
#endif
