public import Foundation

/// What of a layout is out of date.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Makes a context that names nothing yet, which a layout takes for everything.
  public override init() {}

  // See UITableViewCell: makes an instance of a subclass that has no `required` initialiser.
  @_silgen_name("headless_uicollectionviewlayoutinvalidationcontext_make")
  convenience init(made: Void) {
    self.init()
  }

  /// Whether all is out of date; true after a reload.
  open internal(set) var invalidateEverything = false
  /// Whether the counts are out of date; true after a reload and after updates.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items whose attributes are out of date.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary elements whose attributes are out of date, by kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration elements whose attributes are out of date, by kind.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// What to add to the content offset.
  open var contentOffsetAdjustment = CGPoint.zero
  /// What to add to the content size.
  open var contentSizeAdjustment = CGSize.zero
  /// Where dragged items were before the step that invalidates.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where dragged items are after the step that invalidates.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the finger is that drags.
  open internal(set) var interactiveMovementTarget = CGPoint.zero
  /// Whether only the visible part changed, and no place.
  var isScroll = false
  /// The sizes that cells and views asked for; the layouts of this kit take them from here.
  var preferredSizes: [ListElement: CGSize] = [:]

  /// Names items whose attributes are out of date.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names supplementary elements whose attributes are out of date.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Names decoration elements whose attributes are out of date.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Makes an instance of the class that this is called on; the body is the initialiser of the
  /// same link name.
  @_silgen_name("headless_uicollectionviewlayoutinvalidationcontext_make")
  static func make() -> UICollectionViewLayoutInvalidationContext
}
