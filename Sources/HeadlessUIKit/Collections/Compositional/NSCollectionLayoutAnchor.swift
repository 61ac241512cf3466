public import Foundation

/// The attachment point of a supplementary view: edges of the container, with an offset in points
/// or as a fraction of the view's size.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying
{
  /// Creates an anchor at the specified edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// Creates an anchor at the specified edges with an offset in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isFractionalOffset = false
  }

  /// Creates an anchor at the specified edges with an offset as a fraction of the view's size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isFractionalOffset = true
  }

  /// The edges of the anchor.
  public let edges: NSDirectionalRectEdge
  /// The offset of the anchor, in points or as a fraction of the view's size.
  public let offset: CGPoint
  /// A Boolean value that indicates whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }
  /// A Boolean value that indicates whether the offset is a fraction of the view's size.
  public let isFractionalOffset: Bool

  /// Returns the anchor itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the anchor's point in a rectangle. An axis without an edge uses the middle.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }
}
