import Foundation
import ListPlatform

/// The helpers that keep the scroll position.
extension UIScrollView {
  /// A Boolean value that indicates whether the beginning of the content is visible.
  var showsBeginning: Bool {
    contentOffset.y <= -adjustedContentInset.top && contentOffset.x <= -adjustedContentInset.left
  }

  /// Returns the origin of a rectangle of the content, in points from the top left corner of the
  /// visible content.
  func position(of rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX - contentOffset.x, y: rect.minY - contentOffset.y)
  }

  /// Scrolls by a distance in points, within the bounds of the content.
  func scrollWithinContent(by distance: CGPoint) {
    guard distance != .zero else { return }
    let inset = adjustedContentInset
    let last = CGPoint(
      x: max(-inset.left, contentSize.width + inset.right - bounds.width),
      y: max(-inset.top, contentSize.height + inset.bottom - bounds.height))
    setContentOffset(
      CGPoint(
        x: min(max(contentOffset.x + distance.x, -inset.left), last.x),
        y: min(max(contentOffset.y + distance.y, -inset.top), last.y)),
      animated: false)
  }
}
