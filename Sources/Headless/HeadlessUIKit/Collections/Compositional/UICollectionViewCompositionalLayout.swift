public import Foundation

/// A closure that creates a section of a layout. It may return nil for a section without items.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// The properties that all sections of a compositional layout share.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  /// Creates a configuration that scrolls vertically, without spacing between sections.
  public override init() {}

  /// The direction in which the content scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The spacing between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the entire layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The boundary that the insets of sections refer to, unless a section specifies its own.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// Returns a configuration with the same properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}

/// A layout whose sections are composed of groups of items.
///
/// Each section can have its own arrangement.
///
/// - Complexity: O(1) to prepare a section of any size, O(log *n* + *visible*) for a query.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Creates a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(sectionProvider: { _, _ in section })
  }

  /// Creates a layout whose sections are all alike and share the specified configuration.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout that requests its sections from a closure.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout that requests its sections from a closure and shares the specified
  /// configuration among them.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    configurationStorage = configuration
    super.init()
  }

  /// Creates a layout without a section provider.
  public required init?(coder: NSCoder) {
    sectionProvider = { _, _ in nil }
    configurationStorage = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  private var configurationStorage: UICollectionViewCompositionalLayoutConfiguration
  /// The properties that all sections share. The layout stores a copy; assign a new value to change
  /// it.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { configurationStorage }
    set {
      configurationStorage =
        newValue.copy() as? UICollectionViewCompositionalLayoutConfiguration ?? newValue
      invalidateLayout()
    }
  }

  // MARK: Queries

  open override func prepare() {
    super.prepare()
    refresh()
  }

  open override var collectionViewContentSize: CGSize {
    refresh()
    return isVertical
      ? CGSize(width: container.width, height: length)
      : CGSize(width: length, height: container.height)
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
    return supplementaryAttributes(elementKind, indexPath)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    refresh()
    guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
    return backgroundAttributes(indexPath.section).first {
      $0.representedElementKind == elementKind
    }
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    forget(context)
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != preparedSize || pinsBoundaries
      || sections.contains { $0.section.visibleItemsInvalidationHandler != nil }
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    !estimatedAxes(of: originalAttributes.element).isEmpty
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.isScroll = newBounds.size == preparedSize
    return context
  }

  override func estimatedAxes(of element: ListElement) -> UIAxis { axes(of: element) }
  override var keepsItemsInSight: Bool { true }
  override func listConfiguration(ofSection section: Int)
    -> UICollectionLayoutListConfiguration?
  {
    refresh()
    return sections.indices.contains(section) ? sections[section].section.listConfiguration : nil
  }
  override func remember(_ map: BatchUpdateMap) { moveMeasurements(map) }
  override func belongsToItems(kind: String) -> Bool {
    !sections.contains { section in
      section.section.boundarySupplementaryItems.contains { $0.elementKind == kind }
    } && !configuration.boundarySupplementaryItems.contains { $0.elementKind == kind }
  }

  // MARK: State for UICollectionViewCompositionalLayout+Sections.swift

  var sections: [CompositionalSection] = []
  var starts = Heights([])
  /// The boundary views around the sections.
  var wholeBoundaries = BoundaryViews([], around: 0, isVertical: true)
  var container = CGSize.zero
  var preparedSize = CGSize.zero
  var isStale = true
  /// The sizes that cells prefer, by section and item.
  var measuredItems: [Int: [Int: CGSize]] = [:]
  /// The sizes that headers and footers prefer, by section and kind.
  var measuredBoundaries: [Int: [String: CGSize]] = [:]
  /// The sizes that the headers and footers of the entire layout prefer, by kind.
  var measuredWhole: [String: CGSize] = [:]
  /// The number of attributes created. Tests count instead of measuring time.
  var madeAttributes = 0
}
