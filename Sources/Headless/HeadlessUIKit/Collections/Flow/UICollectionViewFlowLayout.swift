public import Foundation

/// A layout that arranges items in lines and its sections one after another, each with an optional
/// header and footer.
///
/// - Complexity: With one item size, O(*sections*) to prepare and O(*visible*) for a query. The
///   layout requests sizes from the delegate once, in O(*n*); queries are then O(log *n* +
///   *visible*).
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// An item size or estimate that lets cells determine their sizes.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The size of items for which the delegate provides none.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The size of items before they are measured. A size of zero disables self-sizing.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The minimum spacing between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The minimum spacing between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The insets around the lines of a section.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// The boundary that `sectionInset` refers to.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// The size of headers, of which the layout uses the length along the scroll direction. A size of
  /// zero omits headers.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers, of which the layout uses the length along the scroll direction. A size of
  /// zero omits footers.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The direction in which the content scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// A Boolean value that indicates whether headers stay visible as long as their section is
  /// visible.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// A Boolean value that indicates whether footers stay visible as long as their section is
  /// visible.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// The boundary that section insets refer to.
  @nonexhaustive public enum SectionInsetReference: Int, Sendable {
    /// The content inset.
    case fromContentInset
    /// The safe area.
    case fromSafeArea
    /// The layout margins.
    case fromLayoutMargins
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: Queries

  open override func prepare() {
    super.prepare()
    refresh()
  }

  open override var collectionViewContentSize: CGSize {
    refresh()
    guard let collectionView else { return .zero }
    let insets = collectionView.contentInset
    let length = starts.total
    return isVertical
      ? CGSize(
        width: max(collectionView.bounds.width - insets.left - insets.right, 0), height: length)
      : CGSize(
        width: length, height: max(collectionView.bounds.height - insets.top - insets.bottom, 0))
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    refresh()
    return elements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    refresh()
    return itemAttributes(indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    refresh()
    guard sections.indices.contains(indexPath.section), indexPath.item == 0 else { return nil }
    return boundaryAttributes(elementKind, indexPath.section)
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    forget(context)
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    pinsBoundaries || isStale || lineLength(newBounds) != preparedLength
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutAttributes = lineLength(newBounds) != preparedLength
      context.invalidateFlowLayoutDelegateMetrics = false
    }
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimates && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  override func estimatedAxes(of element: ListElement) -> UIAxis {
    estimates && element.category == .cell ? .both : []
  }

  override var keepsItemsInSight: Bool { estimates }

  override func remember(_ map: BatchUpdateMap) {
    var moved: [Int: [Int: CGSize]] = [:]
    for (section, sizes) in measured {
      for (item, size) in sizes {
        guard let path = map.indexPath(after: IndexPath(item: item, section: section)) else {
          continue
        }
        moved[path.section, default: [:]][path.item] = size
      }
    }
    measured = moved
  }

  // MARK: State for UICollectionViewFlowLayout+Sections.swift

  var sections: [FlowSection] = []
  var starts = Heights([])
  /// A Boolean value that indicates whether all sections are out of date.
  var isStale = true
  /// The sections whose lines are out of date.
  var staleSections: Set<Int> = []
  /// The line length for which the sections were created.
  var preparedLength: CGFloat?
  /// The sizes that cells prefer, by section and item.
  var measured: [Int: [Int: CGSize]] = [:]
  /// The number of attributes created. Tests count instead of measuring time.
  var madeAttributes = 0
}

/// An invalidation context that describes the parts of a flow layout that are out of date.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// A Boolean value that indicates whether to request sizes, insets, and spacings from the
  /// delegate again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// A Boolean value that indicates whether to place the items again.
  open var invalidateFlowLayoutAttributes = true
}
