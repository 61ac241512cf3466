import Foundation
import ListPlatform

/// The helpers that keep the scroll position.
extension UIScrollView {
  /// A Boolean value that indicates whether the beginning of the content is visible.
  package var showsBeginning: Bool {
    contentOffset.y <= -adjustedContentInset.top && contentOffset.x <= -adjustedContentInset.left
  }

  /// Returns the origin of a rectangle of the content, in points from the top left corner of the
  /// visible content.
  package func position(of rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX - contentOffset.x, y: rect.minY - contentOffset.y)
  }

  /// The offset that shows the end of the content.
  package var endOffset: CGPoint {
    let inset = adjustedContentInset
    return CGPoint(
      x: max(-inset.left, contentSize.width + inset.right - bounds.width),
      y: max(-inset.top, contentSize.height + inset.bottom - bounds.height))
  }

  /// Scrolls by a distance in points, within the bounds of the content. A scroll of the user goes
  /// on, and content that is pulled beyond its beginning stays pulled.
  package func scrollWithinContent(by distance: CGPoint) {
    guard distance != .zero else { return }
    let (inset, end) = (adjustedContentInset, endOffset)
    let first = CGPoint(x: min(-inset.left, contentOffset.x), y: min(-inset.top, contentOffset.y))
    // Unlike `setContentOffset(_:animated:)`, the bounds leave a deceleration alone.
    bounds.origin = CGPoint(
      x: max(min(contentOffset.x + distance.x, end.x), first.x),
      y: max(min(contentOffset.y + distance.y, end.y), first.y))
  }
}
