public import Foundation

/// Makes a section when the layout is made ready; nil for a section without items.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// What is common to all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  /// A configuration that scrolls down, without space between sections.
  public override init() {}

  /// The direction in which the content scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Points between sections.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What the sections' insets count from where these do not say.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// A configuration with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}

/// Sections that are composed of groups of items, each section as it likes.
///
/// A section costs O(1) to make ready, whatever it holds, and O(log n + visible) to ask.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Makes a layout in which all sections are alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(sectionProvider: { _, _ in section })
  }

  /// Makes a layout in which all sections are alike.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Makes a layout that asks for each section when it is made ready.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes a layout that asks for each section when it is made ready.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    configurationStorage = configuration
    super.init()
  }

  public required init?(coder: NSCoder) {
    sectionProvider = { _, _ in nil }
    configurationStorage = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  private var configurationStorage: UICollectionViewCompositionalLayoutConfiguration
  /// What is common to all sections; a copy is kept, so set it to change it.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { configurationStorage }
    set {
      configurationStorage =
        newValue.copy() as? UICollectionViewCompositionalLayoutConfiguration ?? newValue
      invalidateLayout()
    }
  }

  // MARK: Being asked

  open override func prepare() {
    super.prepare()
    refresh()
  }

  open override var collectionViewContentSize: CGSize {
    refresh()
    let length = starts.total + wholeBefore + wholeAfter
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

  // MARK: State, used by the extension in the file beside this one

  var sections: [CompositionalSection] = []
  var starts = Heights([])
  var container = CGSize.zero
  var preparedSize = CGSize.zero
  var isStale = true
  /// The sizes that cells asked for, by section and item.
  var measuredItems: [Int: [Int: CGSize]] = [:]
  /// The sizes that headers and footers asked for, by section and kind.
  var measuredBoundaries: [Int: [String: CGSize]] = [:]
  /// The sizes that the headers and footers of the whole asked for, by kind.
  var measuredWhole: [String: CGSize] = [:]
  /// How many attributes were made; for tests, which count and do not time.
  var madeAttributes = 0
}
