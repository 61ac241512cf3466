public import Foundation

/// Items in lines, sections one after another, each with a header and a footer.
///
/// With one item size the layout costs O(sections) to make ready and O(visible) to ask; sizes from
/// the delegate are asked for once, O(n), then O(log n + visible) a question.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// An item size, or an estimate, that lets cells decide.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The size of items where the delegate gives none.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The size of items that were not measured yet; zero turns measuring off.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// Points between lines.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The least number of points between the items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The space round a section's lines.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// What `sectionInset` counts from.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// The size of headers, of which the length along the scroll direction counts; zero for none.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers, of which the length along the scroll direction counts; zero for none.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The direction in which the content scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// Whether headers stay in sight as long as their section is.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether footers stay in sight as long as their section is.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// What section insets count from.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: Being asked

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

  // MARK: State, used by the extension in the file beside this one

  var sections: [FlowSection] = []
  var starts = Heights([])
  /// Whether everything has to be made anew.
  var isStale = true
  /// The sections whose lines have to be broken anew.
  var staleSections: Set<Int> = []
  /// The length of lines that the sections were made for.
  var preparedLength: CGFloat?
  /// The sizes that cells asked for, by section and item.
  var measured: [Int: [Int: CGSize]] = [:]
  /// How many attributes were made; for tests, which count and do not time.
  var madeAttributes = 0
}

/// What of a flow layout is out of date.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate has to be asked again for sizes, insets and spacings.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the items have to be placed again.
  open var invalidateFlowLayoutAttributes = true
}
