public import Foundation

/// Says where a collection view's elements are; subclasses override what they decide.
///
/// The collection view calls `prepare()` when the layout was invalidated, then asks for the
/// content's size and for the attributes of what lies in a rectangle.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// Makes a layout.
  public override init() {}

  public required init?(coder: NSCoder) {}

  /// The collection view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?

  /// The class of this layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of this layout's invalidation contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Attributes

  /// Gets ready to answer; called before the first question after an invalidation.
  open func prepare() {}

  /// The content's size in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of the elements that touch a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// The attributes of an item, on screen or off.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// The attributes of a supplementary view; nil where there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// The attributes of a decoration view; nil where there is none.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Empty attributes of the layout's class for an element.
  func newAttributes(_ element: ListElement) -> UICollectionViewLayoutAttributes {
    let type = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (type ?? UICollectionViewLayoutAttributes.self).make()
    attributes.element = element
    return attributes
  }

  // MARK: Invalidation

  /// Whether `prepare()` was called since the last invalidation.
  var isPrepared = false

  /// Makes the layout answer anew at the next layout pass.
  open func invalidateLayout() {
    invalidateLayout(with: newContext())
  }

  /// Makes the part of the layout that a context names answer anew; overrides call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    collectionView?.layoutWasInvalidated(context)
  }

  /// An invalidation context of the layout's class.
  func newContext() -> UICollectionViewLayoutInvalidationContext {
    let type =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).make()
  }

  /// Whether new bounds invalidate the layout; asked at each scroll and each change of size.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What new bounds invalidate.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { newContext() }

  /// Whether the attributes that a view asks for invalidate the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What the attributes that a view asks for invalidate.
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

  // MARK: Resting places

  /// Where scrolling comes to rest; the proposed offset unless overridden. The velocity is in
  /// points a millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The offset after updates or a change of layout; the proposed one unless overridden.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  // MARK: Updates

  /// Updates are about to be shown; the layout has the new counts.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// The updates are shown.
  open func finalizeCollectionViewUpdates() {}
  /// Bounds are about to change in an animation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// The animation of a change of bounds is set up.
  open func finalizeAnimatedBoundsChange() {}
  /// This layout is about to give way to another.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// This layout is about to follow another.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Where an item that comes begins its animation, which is at its end at once.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// Where an item that goes ends its animation; the index path is the one before the group.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// Where a supplementary view that comes begins its animation.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a supplementary view that goes ends its animation.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a decoration view that comes begins its animation.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a decoration view that goes ends its animation.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The supplementary views that go with the updates beside those whose places are gone.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The supplementary views that come with the updates.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The decoration views that go with the updates.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The decoration views that come with the updates.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Takes what the layout remembers of elements to their places after updates.
  func remember(_ map: BatchUpdateMap) {}

  /// Whether supplementary views of a kind belong to items, and move with them, rather than to
  /// sections.
  func belongsToItems(kind: String) -> Bool {
    kind != UICollectionView.elementKindSectionHeader
      && kind != UICollectionView.elementKindSectionFooter
  }

  /// The axes along which an element's size is an estimate until its view was measured.
  func estimatedAxes(of element: ListElement) -> UIAxis { .both }

  /// How the rows of a section look, where it is a list.
  func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }

  /// Whether the offset follows the first visible item when measuring moves it.
  var keepsItemsInSight: Bool { false }

  // MARK: Reordering

  /// The place of an item that is dragged to a point of the content; it stays where it is between
  /// items.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    collectionView?.indexPathForItem(at: position) ?? previousIndexPath
  }

  /// The attributes of an item while it is dragged: its own, under the finger.
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

  /// What a step of a drag invalidates.
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

  // MARK: Decoration views

  var decorationClasses: [String: AnyClass] = [:]

  /// Says which class makes the decoration views of a kind; nil takes it back.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass
  }

  /// Says which nib makes the decoration views of a kind; there are no nibs here.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = nil
  }

  // MARK: Direction

  /// The reading direction that the layout was written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the layout is mirrored in the other direction; kept, screens read left to right.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
