public import Foundation

/// An abstract base class that determines the positions of a collection view's elements.
///
/// The collection view calls `prepare()` after an invalidation. It then requests the size of the
/// content and the attributes of the elements in a rectangle. Subclasses override the methods for
/// which they provide values.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  /// Creates a layout.
  public override init() {}

  /// Creates a layout from an archive.
  public required init?(coder: NSCoder) {}

  /// Encodes nothing: a layout itself has no values.
  open func encode(with coder: NSCoder) {}

  /// The collection view that uses the layout.
  open var collectionView: UICollectionView? { owner }
  /// The storage of ``collectionView``, which subclasses can override.
  final weak var owner: UICollectionView?

  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the layout's invalidation contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Attributes

  /// Prepares the layout for queries. This method is called before the first query after an
  /// invalidation.
  open func prepare() {}

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of the elements that intersect a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// Returns the attributes of an item, even if it is off screen.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Returns the attributes of a supplementary view, or nil if there is no such view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// Returns the attributes of a decoration view, or nil if there is no such view.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Creates attributes of the layout's class for an element.
  func newAttributes(_ element: ListElement) -> UICollectionViewLayoutAttributes {
    let type = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (type ?? UICollectionViewLayoutAttributes.self).make()
    attributes.element = element
    return attributes
  }

  // MARK: Invalidation

  /// A Boolean value that indicates whether `prepare()` was called since the last invalidation.
  var isPrepared = false

  /// Invalidates the entire layout, which is recomputed at the next layout pass.
  open func invalidateLayout() {
    invalidateLayout(with: newContext())
  }

  /// Invalidates the part of the layout that a context describes. Overrides must call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    owner?.layoutWasInvalidated(context)
  }

  /// Creates an invalidation context of the layout's class.
  func newContext() -> UICollectionViewLayoutInvalidationContext {
    let type =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).make()
  }

  /// Returns whether new bounds invalidate the layout. This method is called for each scroll and
  /// each change of size.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns a context that describes the part of the layout that new bounds invalidate.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { newContext() }

  /// Returns whether the attributes that a view prefers invalidate the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns a context that describes the part of the layout that the attributes of a view
  /// invalidate.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = newContext()
    context.preferredSizes[preferredAttributes.element] = preferredAttributes.size
    let path = [preferredAttributes.indexPath]
    switch (preferredAttributes.element.category, preferredAttributes.element.kind) {
    case (.supplementaryView, let kind?):
      context.invalidateSupplementaryElements(ofKind: kind, at: path)
    case (.decorationView, let kind?): context.invalidateDecorationElements(ofKind: kind, at: path)
    default: context.invalidateItems(at: path)
    }
    return context
  }

  // MARK: Target offsets

  /// Returns the offset at which scrolling comes to rest. The default is the proposed one.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset at which scrolling would come to rest.
  ///   - velocity: The velocity, in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after updates or a change of layout. The default is the proposed
  /// one.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  // MARK: Updates

  /// Prepares the layout for updates. The new item counts are already available.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Notifies the layout that the updates are finished.
  open func finalizeCollectionViewUpdates() {}
  /// Prepares the layout for an animated change of bounds.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Notifies the layout that the animation of a change of bounds is set up.
  open func finalizeAnimatedBoundsChange() {}
  /// Prepares the layout for its replacement by another layout.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Prepares the layout to replace another layout.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Tells the layout that a change of layouts ended. The old and the new layout receive it.
  open func finalizeLayoutTransition() {}

  /// Returns the initial attributes of an inserted item. Its animation ends at once.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// Returns the final attributes of a deleted item. The index path refers to the data before the
  /// batch update.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// Returns the initial attributes of an inserted supplementary view.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the final attributes of a deleted supplementary view.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the initial attributes of an inserted decoration view.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the final attributes of a deleted decoration view.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the supplementary views that updates delete in addition to those of deleted items and
  /// sections.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the supplementary views that updates insert.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decoration views that updates delete.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decoration views that updates insert.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Moves stored values to the index paths of their elements after updates.
  func remember(_ map: BatchUpdateMap) {}

  /// Returns whether supplementary views of a kind belong to items, and move with them, rather than
  /// to sections.
  func belongsToItems(kind: String) -> Bool {
    kind != UICollectionView.elementKindSectionHeader
      && kind != UICollectionView.elementKindSectionFooter
  }

  /// Returns the axes along which an element's size is an estimate until its view is measured.
  func estimatedAxes(of element: ListElement) -> UIAxis { .both }

  /// Returns the list configuration of a section, or nil if the section is not a list.
  func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }

  /// A Boolean value that indicates whether the offset follows the first visible item when
  /// measuring moves it.
  var keepsItemsInSight: Bool { false }

  // MARK: Reordering

  /// Returns the index path of an item that is dragged to a point of the content. Between items,
  /// this is the previous one.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    collectionView?.indexPathForItem(at: position) ?? previousIndexPath
  }

  /// Returns the attributes of an item while it is dragged: its own, centered under the finger.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: indexPath)
    let attributes =
      own?.copy() as? UICollectionViewLayoutAttributes ?? newAttributes(.cell(indexPath))
    attributes.center = position
    attributes.zIndex = .max
    return attributes
  }

  /// Returns a context that describes the part of the layout that a step of a drag invalidates.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = newContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// Returns a context that describes the part of the layout that the end of a drag invalidates.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = newContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  // MARK: Decoration views

  var decorationClasses: [String: AnyClass] = [:]

  /// Registers a decoration view class for an element kind. Passing nil removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass
  }

  /// Registers a nib in place of a decoration view class. Nibs are not supported, so displaying a
  /// decoration view of the kind raises an exception. Passing nil removes the registration.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = nib.map { _ in UINib.self }
  }

  // MARK: Direction

  /// The reading direction for which the layout was developed.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// A Boolean value that indicates whether the layout is mirrored in the opposite direction. It is
  /// false unless overridden. A layout that is wider than its view isn't mirrored here.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
