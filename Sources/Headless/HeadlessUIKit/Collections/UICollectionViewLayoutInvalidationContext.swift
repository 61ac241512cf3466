public import Foundation

/// A description of the parts of a layout that are out of date.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates a context without specific elements, which layouts treat as a complete invalidation.
  public override init() {}

  // Creates a subclass that has no `required` initializer. See `UITableViewCell`.
  @_silgen_name("headless_uicollectionviewlayoutinvalidationcontext_make")
  convenience init(made: Void) {
    self.init()
  }

  /// A Boolean value that indicates whether everything is out of date, as after a reload.
  open internal(set) var invalidateEverything = false
  /// A Boolean value that indicates whether the item counts are out of date, as after a reload or
  /// an update.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items whose attributes are out of date.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views whose attributes are out of date, by kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views whose attributes are out of date, by kind.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The adjustment of the content offset, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The adjustment of the content size, in points. It is stored without effect.
  open var contentSizeAdjustment = CGSize.zero
  /// The index paths of dragged items before the step of the drag.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The index paths of dragged items after the step of the drag.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The position of the finger that drags.
  open internal(set) var interactiveMovementTarget = CGPoint.zero
  /// A Boolean value that indicates whether only the visible area changed.
  var isScroll = false
  /// The sizes that cells and views prefer, for this package's layouts.
  var preferredSizes: [ListElement: CGSize] = [:]

  /// Returns the index paths of two arrays, each once, in ascending order.
  private func union(_ first: [IndexPath], _ second: [IndexPath]) -> [IndexPath] {
    Set(first).union(second).sorted()
  }

  /// Marks items whose attributes are out of date.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = union(invalidatedItemIndexPaths ?? [], indexPaths)
  }

  /// Marks supplementary views whose attributes are out of date.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: union(indexPaths, [])], uniquingKeysWith: union)
  }

  /// Marks decoration views whose attributes are out of date.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: union(indexPaths, [])], uniquingKeysWith: union)
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Creates an instance of the receiving class. The body is the initializer of the same link name.
  @_silgen_name("headless_uicollectionviewlayoutinvalidationcontext_make")
  static func make() -> UICollectionViewLayoutInvalidationContext
}
