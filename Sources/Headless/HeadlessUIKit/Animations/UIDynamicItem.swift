public import Foundation

/// An object whose place an animator of physics can change. There is no such animator here: the
/// protocol is for code that places views and layout attributes alike.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The center of the object in the coordinates of its container.
  var center: CGPoint { get set }
  /// The bounds of the object, with an origin of zero.
  var bounds: CGRect { get }
  /// The rotation of the object.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
