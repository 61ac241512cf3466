public import Foundation

/// An offset of a position, in points.
public struct UIOffset: Equatable, Codable, Sendable {
  /// The horizontal offset.
  public var horizontal: CGFloat
  /// The vertical offset.
  public var vertical: CGFloat

  /// Creates an offset of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }
  /// Creates an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The offset of zero.
  public static let zero = UIOffset()
}
