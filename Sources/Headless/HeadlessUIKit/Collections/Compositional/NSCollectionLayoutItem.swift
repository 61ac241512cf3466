public import Foundation

/// One item of a group: the size of a cell, its insets, and its attached views.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// Creates an item of the specified size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item of the specified size with supplementary views, such as badges.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }

  /// The size of the item, including its content insets.
  open private(set) var layoutSize: NSCollectionLayoutSize
  /// The supplementary views attached to the item.
  open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The distances between the cell and the item's edges. Insets have no effect along estimated
  /// dimensions.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing around the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Returns a copy of the item with another size.
  func copy(with size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: supplementaryItems)
    copy.takeSpacing(from: self)
    return copy
  }

  final func takeSpacing(from item: NSCollectionLayoutItem) {
    (contentInsets, edgeSpacing) = (item.contentInsets, item.edgeSpacing)
  }

  /// Returns the item itself; layouts do not copy their items.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
