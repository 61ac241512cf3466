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
  open private(set) var edges: NSDirectionalRectEdge
  /// The offset of the anchor, in points or as a fraction of the view's size.
  open private(set) var offset: CGPoint
  /// A Boolean value that indicates whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }
  /// A Boolean value that indicates whether the offset is a fraction of the view's size.
  open private(set) var isFractionalOffset: Bool

  /// Returns the anchor itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the point of the anchor's edges in a rectangle. An axis with no edge or with both uses
  /// the middle.
  func point(in rect: CGRect) -> CGPoint {
    func position(
      _ low: NSDirectionalRectEdge, _ high: NSDirectionalRectEdge, _ range: ClosedRange<CGFloat>
    ) -> CGFloat {
      switch (edges.contains(low), edges.contains(high)) {
      case (true, false): range.lowerBound
      case (false, true): range.upperBound
      default: (range.lowerBound + range.upperBound) / 2
      }
    }
    return CGPoint(
      x: position(.leading, .trailing, rect.minX...rect.maxX),
      y: position(.top, .bottom, rect.minY...rect.maxY))
  }

  /// Returns the offset of a view of a size, in points.
  func offset(of size: CGSize) -> CGPoint {
    isFractionalOffset
      ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}
