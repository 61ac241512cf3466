public import Foundation

/// A view that is attached to an item or a group.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// Creates a supplementary item that aligns the same edges of the view and of its container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: nil)
  }

  /// Creates a supplementary item that aligns an anchor of the view with an anchor of its
  /// container.
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
  open private(set) var elementKind: String
  /// The anchor on the container.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The anchor on the view, or nil to use the edges of `containerAnchor`.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  /// The z-index of the view. Views with higher values appear in front.
  open var zIndex = 1

  /// Returns the frame of the view, with estimates for what isn't measured.
  ///
  /// - Parameters:
  ///   - frame: The frame of the item or the group to which the view is attached.
  ///   - container: The size that fractions of the view's size are of.
  func frame(on frame: CGRect, in container: CGSize) -> CGRect {
    let size = layoutSize.size(in: container, measured: nil)
    let point = containerAnchor.point(in: frame)
    let own = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges))
      .point(in: CGRect(origin: .zero, size: size))
    let offset = containerAnchor.offset(of: size)
    let ownOffset = itemAnchor?.offset(of: size) ?? .zero
    return CGRect(
      x: point.x - own.x + offset.x + ownOffset.x, y: point.y - own.y + offset.y + ownOffset.y,
      width: size.width, height: size.height)
  }
}

/// A view at an edge of a section or of the entire layout, such as a header or a footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Creates a boundary view at the specified edge or corner.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }

  /// Creates a boundary view at the specified edge or corner with an offset in points.
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

  /// The edge or corner of the view.
  open private(set) var alignment: NSRectAlignment
  /// The offset of the view, in points.
  open private(set) var offset: CGPoint
  /// A Boolean value that indicates whether the section makes room for the view. If `false`, the
  /// view overlaps the content.
  open var extendsBoundary = true
  /// A Boolean value that indicates whether the view stays visible as long as its section is
  /// visible.
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

  /// Creates a background for the entire section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }

  /// The kind of the view.
  open private(set) var elementKind: String
  /// The z-index of the view. Views with higher values appear in front.
  open var zIndex = 0
}
