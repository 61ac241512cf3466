public import Foundation

/// One item of a group: a cell's size and what is round it.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// Makes an item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes an item of a size with views attached to it, such as badges.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }

  /// The size, from edge to edge; the insets are inside it.
  public let layoutSize: NSCollectionLayoutSize
  /// The views attached to the item.
  open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// How far the cell keeps from the item's edges; without effect along estimated lengths.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spaces round the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// The object itself: layouts keep what they are given.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
