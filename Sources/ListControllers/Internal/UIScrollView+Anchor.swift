import Foundation
import ListPlatform

/// What keeps the scroll position needs of a scroll view.
extension UIScrollView {
  /// Whether the content's first points are visible.
  var showsBeginning: Bool {
    contentOffset.y <= -adjustedContentInset.top && contentOffset.x <= -adjustedContentInset.left
  }

  /// Where a rectangle of the content begins, points from the corner of what is visible.
  func position(of rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX - contentOffset.x, y: rect.minY - contentOffset.y)
  }

  /// Scrolls by some points, but not past the content's ends.
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
