public import Foundation

/// The width or height of an item: a length in points, a fraction of its container, or an estimate
/// that the content replaces.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  enum Kind: Hashable {
    case absolute, fractionalWidth, fractionalHeight, estimated, uniform
  }
  let kind: Kind
  /// The length in points, or the fraction.
  open private(set) var dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension.isFinite ? dimension : 0
    super.init()
    guard !dimension.isFinite else { return }
    let (name, noun) =
      switch kind {
      case .absolute: ("absolute dimension", "dimension")
      case .fractionalWidth: ("fractional width", "fraction")
      case .fractionalHeight: ("fractional height", "fraction")
      case .estimated, .uniform: ("estimated dimension", "dimension")
      }
    UIKitException.raise("Invalid \(name): \(dimension). The \(noun) must be a finite value.")
  }

  // Creates a subclass that has no `required` initializer. See `UITableViewCell`.
  @_silgen_name("headless_nscollectionlayoutdimension_make")
  convenience init(made kind: Kind, _ dimension: CGFloat) {
    self.init(kind, dimension)
  }

  /// Creates a dimension in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    unsafeDowncast(make(.absolute, absoluteDimension), to: Self.self)
  }
  /// Creates a dimension that the content determines. The estimate, in points, applies until the
  /// content is measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    unsafeDowncast(make(.estimated, estimatedDimension), to: Self.self)
  }
  /// Creates a dimension that is a fraction of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    unsafeDowncast(make(.fractionalWidth, fractionalWidth), to: Self.self)
  }
  /// Creates a dimension that is a fraction of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    unsafeDowncast(make(.fractionalHeight, fractionalHeight), to: Self.self)
  }
  /// Creates a dimension that is the greatest length that the items of a group prefer.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat)
    -> Self
  { unsafeDowncast(make(.uniform, estimatedDimension), to: Self.self) }

  /// A Boolean value that indicates whether the dimension is in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// A Boolean value that indicates whether the content determines the dimension.
  open var isEstimated: Bool { kind == .estimated || kind == .uniform }
  /// A Boolean value that indicates whether the dimension is a fraction of a width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// A Boolean value that indicates whether the dimension is a fraction of a height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// A Boolean value that indicates whether the dimension is a fraction of a length.
  var isFractional: Bool { isFractionalWidth || isFractionalHeight }
  /// A Boolean value that indicates whether all items of a group have the same length.
  open var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// Returns the dimension itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the length, in points, in a container. A measured length replaces an estimate.
  func length(in container: CGSize, measured: CGFloat?) -> CGFloat {
    switch kind {
    case .absolute: max(dimension, 0)
    case .fractionalWidth: max(dimension * container.width, 0)
    case .fractionalHeight: max(dimension * container.height, 0)
    case .estimated, .uniform: max(measured ?? dimension, 0)
    }
  }
}

extension NSCollectionLayoutDimension {
  /// Creates an instance of the receiving class. The body is the initializer of the same link name.
  @_silgen_name("headless_nscollectionlayoutdimension_make")
  static func make(_ kind: Kind, _ dimension: CGFloat) -> NSCollectionLayoutDimension
}

/// The width and height of an item.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  /// Creates a size with the specified dimensions.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  /// The width dimension.
  open private(set) var widthDimension: NSCollectionLayoutDimension
  /// The height dimension.
  open private(set) var heightDimension: NSCollectionLayoutDimension

  /// Returns the size itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the size, in points, in a container. A measured size replaces estimates.
  func size(in container: CGSize, measured: CGSize?) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container, measured: measured?.width),
      height: heightDimension.length(in: container, measured: measured?.height))
  }

  /// The axes along which the content determines the size.
  var estimatedAxes: UIAxis {
    var axes: UIAxis = []
    if widthDimension.isEstimated { axes.insert(.horizontal) }
    if heightDimension.isEstimated { axes.insert(.vertical) }
    return axes
  }
}
