import Foundation

extension UIView {
  /// The offset from the view's coordinates to those of the root of its hierarchy.
  final var originInRoot: CGPoint {
    var origin = CGPoint.zero
    var view = self
    while let parent = view.superview {
      let frame = view.frame
      origin.x += frame.minX - view.bounds.minX
      origin.y += frame.minY - view.bounds.minY
      view = parent
    }
    origin.x -= view.bounds.minX
    origin.y -= view.bounds.minY
    return origin
  }

  /// Distributes a size change to each subview's frame by its autoresizing mask.
  func resizeSubviews(from oldSize: CGSize) {
    let dx = bounds.width - oldSize.width
    let dy = bounds.height - oldSize.height
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      let mask = view.autoresizingMask
      guard !mask.isEmpty else { continue }
      var frame = view.frame
      let x = share(
        dx, before: mask.contains(.flexibleLeftMargin), within: mask.contains(.flexibleWidth),
        after: mask.contains(.flexibleRightMargin))
      let y = share(
        dy, before: mask.contains(.flexibleTopMargin), within: mask.contains(.flexibleHeight),
        after: mask.contains(.flexibleBottomMargin))
      frame.origin.x += x.before
      frame.size.width = max(0, frame.width + x.within)
      frame.origin.y += y.before
      frame.size.height = max(0, frame.height + y.within)
      view.frame = frame
    }
  }

  private func share(
    _ change: CGFloat, before: Bool, within: Bool, after: Bool
  ) -> (before: CGFloat, within: CGFloat) {
    let takers = [before, within, after].count { $0 }
    guard takers > 0 else { return (0, 0) }
    let part = change / CGFloat(takers)
    return (before ? part : 0, within ? part : 0)
  }
}
