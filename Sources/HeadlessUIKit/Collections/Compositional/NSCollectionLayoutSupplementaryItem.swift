public import Foundation

/// A view that is attached to an item or a group.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// Makes a view whose own anchor is the same corner as the container's.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: nil)
  }

  /// Makes a view that has its own anchor on the container's.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: Optional(itemAnchor))
  }

  init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The kind of the view.
  public let elementKind: String
  /// Where on the container the view is attached.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Where on the view it is attached; nil for the same corner.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// What is in front: the higher number.
  open var zIndex = 1

  /// The view's frame beside a container's.
  func frame(on container: CGRect, measured: CGSize?) -> CGRect {
    let size = layoutSize.size(in: container.size, measured: measured)
    var point = containerAnchor.point(in: container)
    let offset = containerAnchor.offset
    let isShare = containerAnchor.isFractionalOffset
    point.x += isShare ? offset.x * size.width : offset.x
    point.y += isShare ? offset.y * size.height : offset.y
    let own = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges))
      .point(in: CGRect(origin: .zero, size: size))
    return CGRect(
      x: point.x - own.x, y: point.y - own.y, width: size.width, height: size.height)
  }
}

/// A view at an edge of a section or of the whole layout: a header, a footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Makes a view at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }

  /// Makes a view at an edge, moved by points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges), itemAnchor: nil)
  }

  /// The edge or corner.
  public let alignment: NSRectAlignment
  /// The move in points.
  public let offset: CGPoint
  /// Whether the section makes room for the view, rather than lying under it.
  open var extendsBoundary = true
  /// Whether the view stays in sight as long as its section is.
  open var pinToVisibleBounds = false
}

/// A view behind a section.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// A view behind all of a section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }

  /// The kind of the view.
  public let elementKind: String
  /// What is in front: the higher number.
  open var zIndex = -1
}
