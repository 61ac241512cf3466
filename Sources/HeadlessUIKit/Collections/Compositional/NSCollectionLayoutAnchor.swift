public import Foundation

/// Where a view is attached: at edges, moved by points or by a share of its size.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying
{
  /// Makes an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// Makes an anchor at edges, moved by points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isFractionalOffset = false
  }

  /// Makes an anchor at edges, moved by shares of the attached view's size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isFractionalOffset = true
  }

  /// The edges.
  public let edges: NSDirectionalRectEdge
  /// The move, in points or in shares.
  public let offset: CGPoint
  /// Whether the move is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }
  /// Whether the move is in shares.
  public let isFractionalOffset: Bool

  /// The object itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The point of a rectangle that the edges name; its middle where they name none along an axis.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }
}
