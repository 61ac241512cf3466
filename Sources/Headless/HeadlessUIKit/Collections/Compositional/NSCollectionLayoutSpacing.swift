public import Foundation

/// The space between or around items: a fixed or a minimum number of points.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying
{
  /// The number of points, or the minimum if the spacing is flexible.
  open private(set) var spacing: CGFloat
  /// A Boolean value that indicates whether the spacing grows into the remaining space.
  open private(set) var isFlexible: Bool
  /// A Boolean value that indicates whether the spacing is a fixed number of points.
  open var isFixed: Bool { !isFlexible }

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
  }

  // Creates a subclass that has no `required` initializer. See `UITableViewCell`.
  @_silgen_name("headless_nscollectionlayoutspacing_make")
  convenience init(made spacing: CGFloat, isFlexible: Bool) {
    self.init(spacing, isFlexible: isFlexible)
  }

  /// Creates a spacing of a fixed number of points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    unsafeDowncast(make(fixedSpacing, isFlexible: false), to: Self.self)
  }
  /// Creates a spacing of a minimum number of points, which grows by an equal share of the
  /// remaining space.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    unsafeDowncast(make(flexibleSpacing, isFlexible: true), to: Self.self)
  }

  /// Returns the spacing itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutSpacing {
  /// Creates an instance of the receiving class. The body is the initializer of the same link name.
  @_silgen_name("headless_nscollectionlayoutspacing_make")
  static func make(_ spacing: CGFloat, isFlexible: Bool) -> NSCollectionLayoutSpacing
}

/// The spacing around an item.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// Creates an edge spacing. An edge that is nil has no spacing.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// The spacing before the item.
  open private(set) var leading: NSCollectionLayoutSpacing?
  /// The spacing above the item.
  open private(set) var top: NSCollectionLayoutSpacing?
  /// The spacing after the item.
  open private(set) var trailing: NSCollectionLayoutSpacing?
  /// The spacing below the item.
  open private(set) var bottom: NSCollectionLayoutSpacing?

  /// Returns the edge spacing itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
