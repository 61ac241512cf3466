public import Foundation

/// The distances from the edges of a rectangle, in points.
public struct UIEdgeInsets: Equatable, Codable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// Insets of zero at all edges.
  public static let zero = UIEdgeInsets()

  /// Creates insets of zero at all edges.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets with the specified distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Reads insets from an archive: an array of the distances, in the order of the initializer.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    top = try values.decode(CGFloat.self)
    left = try values.decode(CGFloat.self)
    bottom = try values.decode(CGFloat.self)
    right = try values.decode(CGFloat.self)
  }

  /// Writes the insets into an archive.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(top)
    try values.encode(left)
    try values.encode(bottom)
    try values.encode(right)
  }

  /// Returns the insets at some edges, and zero at the others.
  func at(_ edges: UIRectEdge) -> UIEdgeInsets {
    UIEdgeInsets(
      top: edges.contains(.top) ? top : 0, left: edges.contains(.left) ? left : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, right: edges.contains(.right) ? right : 0)
  }
}

/// The distances from the edges of a rectangle, in points, where leading and trailing follow the
/// reading direction.
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Insets of zero at all edges.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of zero at all edges.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets with the specified distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Reads insets from an archive: an array of the distances, in the order of the initializer.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    top = try values.decode(CGFloat.self)
    leading = try values.decode(CGFloat.self)
    bottom = try values.decode(CGFloat.self)
    trailing = try values.decode(CGFloat.self)
  }

  /// Writes the insets into an archive.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(top)
    try values.encode(leading)
    try values.encode(bottom)
    try values.encode(trailing)
  }
}

extension CGRect {
  /// Returns the rectangle reduced by the specified insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(width - insets.left - insets.right, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}

/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bit mask of the edges.
  public let rawValue: UInt
  /// Creates a set of edges from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
