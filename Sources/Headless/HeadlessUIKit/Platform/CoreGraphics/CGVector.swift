#if !canImport(CoreGraphics)
public import Foundation

/// A vector in the plane, as in Core Graphics.
public struct CGVector: Hashable, Codable, Sendable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component.
  public var dy: CGFloat

  /// The vector without length.
  public static let zero = CGVector()

  /// Creates a vector without length.
  public init() { self.init(dx: 0, dy: 0) }
  /// Decodes the two components, in their order.
  public init(from decoder: any Decoder) throws {
    var components = try decoder.unkeyedContainer()
    let dx = try components.decode(CGFloat.self)
    self.init(dx: dx, dy: try components.decode(CGFloat.self))
  }
  /// Encodes the two components, in their order.
  public func encode(to encoder: any Encoder) throws {
    var components = encoder.unkeyedContainer()
    try components.encode(dx)
    try components.encode(dy)
  }
  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
#endif
