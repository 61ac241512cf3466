public import Foundation

/// A layout between two others, which it mixes according to the progress of a transition.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// Creates a layout that begins with the current layout and ends with the next one.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Creates a layout between two empty ones. There are no archives here.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// The layout at the beginning of the transition.
  open private(set) var currentLayout: UICollectionViewLayout
  /// The layout at the end of the transition.
  open private(set) var nextLayout: UICollectionViewLayout

  /// The progress of the transition, from 0 to 1.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }

  private var values: [String: CGFloat] = [:]

  /// Stores a value that a subclass takes from the gesture that controls the transition.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// Returns the last value for a key, or 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] {
      layout.owner = collectionView
      layout.prepare()
    }
  }

  open override var collectionViewContentSize: CGSize {
    let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: mix(old.width, new.width), height: mix(old.height, new.height))
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    // An element between its two places can be in sight although neither of them is.
    let reach = rect.insetBy(dx: -rect.width, dy: -rect.height)
    var elements: Set<ListElement> = []
    var mixed: [UICollectionViewLayoutAttributes] = []
    for layout in [currentLayout, nextLayout] {
      for attributes in layout.layoutAttributesForElements(in: reach) ?? []
      where elements.insert(attributes.element).inserted {
        if let attributes = mixedAttributes(of: attributes.element),
          attributes.frame.intersects(rect)
        {
          mixed.append(attributes)
        }
      }
    }
    return mixed
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { mixedAttributes(of: .cell(indexPath)) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixedAttributes(
      of: ListElement(category: .supplementaryView, kind: elementKind, indexPath: indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixedAttributes(
      of: ListElement(category: .decorationView, kind: elementKind, indexPath: indexPath))
  }

  /// Returns the attributes between those of the two layouts, or those of the one that has any.
  private func mixedAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
    let (old, new) = (currentLayout.attributes(of: element), nextLayout.attributes(of: element))
    guard let old, let new else { return old ?? new }
    guard let attributes = new.copy() as? UICollectionViewLayoutAttributes else { return new }
    attributes.center = CGPoint(
      x: mix(old.center.x, new.center.x), y: mix(old.center.y, new.center.y))
    attributes.size = CGSize(
      width: mix(old.size.width, new.size.width), height: mix(old.size.height, new.size.height))
    attributes.alpha = mix(old.alpha, new.alpha)
    return attributes
  }

  private func mix(_ old: CGFloat, _ new: CGFloat) -> CGFloat {
    old + (new - old) * transitionProgress
  }
}

extension UICollectionViewLayout {
  /// Returns the attributes of an element of any category.
  fileprivate func attributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
    switch (element.category, element.kind) {
    case (.supplementaryView, let kind?):
      layoutAttributesForSupplementaryView(ofKind: kind, at: element.indexPath)
    case (.decorationView, let kind?):
      layoutAttributesForDecorationView(ofKind: kind, at: element.indexPath)
    default: layoutAttributesForItem(at: element.indexPath)
    }
  }
}
