public import Foundation

/// An object with a coordinate system, such as a view or a screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle of the object in its own coordinates.
  var bounds: CGRect { get }
  /// Converts a point to the coordinates of another object.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from the coordinates of another object.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle to the coordinates of another object.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from the coordinates of another object.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  /// The origin of the object's coordinates in those of the screen.
  fileprivate var origin: CGPoint {
    (self as? UIView)?.convert(CGPoint.zero, to: nil as UIView?) ?? .zero
  }
}

extension UIView: UICoordinateSpace {
  /// Converts a point to the coordinates of another object.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let (from, to) = (origin, coordinateSpace.origin)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }
  /// Converts a point from the coordinates of another object.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }
  /// Converts a rectangle to the coordinates of another object.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: convert(rect.origin, to: coordinateSpace), size: rect.size)
  }
  /// Converts a rectangle from the coordinates of another object.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: convert(rect.origin, from: coordinateSpace), size: rect.size)
  }
}
