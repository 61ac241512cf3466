public import Foundation

/// A space between or round items: so many points, or at least so many.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying
{
  /// The points, or the least number of them.
  public let spacing: CGFloat
  /// Whether the space takes what is left over.
  public let isFlexible: Bool
  /// Whether the space is so many points.
  open var isFixed: Bool { !isFlexible }

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
  }

  /// So many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  /// At least so many points, and an equal part of what is left over.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// The object itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The spaces round an item.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// Makes spaces; none where nil.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// The space before the item.
  public let leading: NSCollectionLayoutSpacing?
  /// The space above the item.
  public let top: NSCollectionLayoutSpacing?
  /// The space after the item.
  public let trailing: NSCollectionLayoutSpacing?
  /// The space below the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// The object itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
