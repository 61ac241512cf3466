import HeadlessUIKit

/// A finger that scrolls, and pulls the content beyond its top.
@MainActor struct ScreenPull {
  /// The distance, in points, from which a release refreshes.
  private static let threshold: CGFloat = 100
  private var start: CGPoint?
  /// The distance by which the content would be beyond its top.
  private var distance: CGFloat = 0
  /// The content that was scrolled last, to which the momentum of a flick belongs.
  private weak var scrolled: UIScrollView?

  /// Scrolls down from a point, or moves a pulled content back first.
  mutating func scroll(_ touch: ScreenTouch, from point: CGPoint, by points: CGFloat) {
    if start != point { (start, distance) = (point, 0) }
    let back = min(distance, max(points, 0))
    let view = touch.view(at: point, UIScrollView.self)
    scrolled = view
    let before = view?.contentOffset.y ?? 0
    touch.scroll(at: point, by: points - back)
    let moved = (view?.contentOffset.y ?? 0) - before
    distance = max(distance + moved - points, 0)
  }

  /// Scrolls on after a flick that began at a point, unless other content is there now.
  func glide(_ touch: ScreenTouch, from point: CGPoint, by points: CGFloat) {
    guard let scrolled, touch.view(at: point, UIScrollView.self) === scrolled else { return }
    touch.scroll(at: point, by: points)
  }

  /// Lifts the finger, which refreshes content that is pulled far enough. Returns false if nothing
  /// is refreshed.
  @discardableResult
  mutating func release(_ touch: ScreenTouch, from point: CGPoint) -> Bool {
    defer { start = nil }
    guard start == point, distance >= Self.threshold, touch.alert == nil,
      touch.window.shownMenu == nil, let view = touch.view(at: point, UIScrollView.self)
    else { return false }
    return touch.user.pullToRefresh(view)
  }
}
