public import Foundation

/// Constants for the shape with which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The item's bounds.
  case rectangle
  /// The ellipse in the item's bounds.
  case ellipse
  /// The item's path.
  case path
}

/// An object that an animation of forces moves. There is no animator here.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The center of the item, in its container's coordinates.
  var center: CGPoint { get set }
  /// The rectangle of the item in its own coordinates.
  var bounds: CGRect { get }
  /// The rotation of the item.
  var transform: CGAffineTransform { get set }
  /// The shape with which the item collides. It is optional.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The path with which the item collides. It is optional.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The item's bounds by default.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The item's bounds by default, about the center.
  public var collisionBoundingPath: UIBezierPath {
    let size = bounds.size
    return UIBezierPath(
      rect: CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
}

extension UIView: UIDynamicItem {}
