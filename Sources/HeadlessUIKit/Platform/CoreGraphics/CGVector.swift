#if !canImport(CoreGraphics)
public import Foundation

/// A vector in the plane, as in Core Graphics.
public struct CGVector: Hashable, Sendable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component.
  public var dy: CGFloat

  /// The vector without length.
  public static let zero = CGVector()

  /// Creates a vector without length.
  public init() { self.init(dx: 0, dy: 0) }
  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
#endif
