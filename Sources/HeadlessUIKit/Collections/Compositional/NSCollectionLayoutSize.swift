public import Foundation

/// A length of an item: in points, as a share of what contains it, or as long as its content asks.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  enum Kind: Hashable {
    case absolute, fractionalWidth, fractionalHeight, estimated, uniform
  }
  let kind: Kind
  /// The points, or the share.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
  }

  /// A length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// A length that the content decides; it is this many points until it was measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }
  /// A share of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// A share of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// The greatest length that the contents of a group's items ask for.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat)
    -> NSCollectionLayoutDimension
  { NSCollectionLayoutDimension(.uniform, estimatedDimension) }

  /// Whether the length is in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the content decides.
  open var isEstimated: Bool { kind == .estimated || kind == .uniform }
  /// Whether the length is a share of a width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the length is a share of a height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the items of a group have one length.
  open var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// The object itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The length in a container; a measured one takes an estimate's place.
  func length(in container: CGSize, measured: CGFloat?) -> CGFloat {
    switch kind {
    case .absolute: max(dimension, 0)
    case .fractionalWidth: max(dimension * container.width, 0)
    case .fractionalHeight: max(dimension * container.height, 0)
    case .estimated, .uniform: max(measured ?? dimension, 0)
    }
  }
}

/// The lengths of an item.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  /// Makes a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// The object itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The size in a container; a measured one takes the place of estimates.
  func size(in container: CGSize, measured: CGSize?) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container, measured: measured?.width),
      height: heightDimension.length(in: container, measured: measured?.height))
  }

  /// The axes along which the content decides.
  var estimatedAxes: UIAxis {
    var axes: UIAxis = []
    if widthDimension.isEstimated { axes.insert(.horizontal) }
    if heightDimension.isEstimated { axes.insert(.vertical) }
    return axes
  }
}
