public import Foundation

extension UIView {
  /// The offset from the view's coordinates to those of the root of its hierarchy.
  private var originInRoot: CGPoint {
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

// Declared in an extension because they are not meant to be overridden.
extension UIView {
  /// Converts a point from the view's coordinates to those of another view, or of the window if it
  /// is nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let from = originInRoot
    let to = view?.originInRoot ?? .zero
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// Converts a point from the coordinates of another view, or of the window if it is nil, to the
  /// view's own.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let from = view?.originInRoot ?? .zero
    let to = originInRoot
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// Converts a rectangle from the view's coordinates to those of another view, or of the window if
  /// it is nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle from the coordinates of another view, or of the window if it is nil, to
  /// the view's own.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
}
