import Foundation

extension UICollectionViewCompositionalLayout {
  var isVertical: Bool { configuration.scrollDirection == .vertical }
  var pinsBoundaries: Bool {
    sections.contains {
      $0.section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
    }
      || configuration.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
  }

  // MARK: Making ready

  /// Marks the parts of the layout that an invalidation context invalidates.
  func forget(_ context: UICollectionViewLayoutInvalidationContext) {
    guard context.preferredSizes.isEmpty else {
      for (element, size) in context.preferredSizes { take(size, of: element) }
      return
    }
    if context.isScroll { return }
    if context.invalidateEverything {
      measuredItems = [:]
      measuredBoundaries = [:]
      measuredWhole = [:]
    }
    isStale = true
  }

  private func take(_ size: CGSize, of element: ListElement) {
    defer { if !isStale { updateWhole() } }
    guard element.indexPath.count == 2 else {
      if let kind = element.kind { measuredWhole[kind] = size }
      return
    }
    let (section, item) = (element.indexPath.section, element.indexPath.item)
    guard sections.indices.contains(section) else { return }
    if let kind = element.kind {
      measuredBoundaries[section, default: [:]][kind] = size
      if !isStale { sections[section].setSizes(boundaries: [kind: size]) }
    } else {
      measuredItems[section, default: [:]][item] = size
      if !isStale { sections[section].setSizes([item: size]) }
    }
    if !isStale { starts.set(section, to: extent(section)) }
  }

  private func extent(_ section: Int) -> CGFloat {
    sections[section].length
      + (section + 1 < sections.count ? configuration.interSectionSpacing : 0)
  }

  /// Creates the sections again if they are out of date.
  func refresh() {
    guard let collectionView else {
      sections = []
      starts = Heights([])
      return updateWhole()
    }
    guard isStale || preparedSize != collectionView.bounds.size else { return }
    collectionView.loadIfNeeded()
    isStale = false
    preparedSize = collectionView.bounds.size
    let inset = collectionView.contentInset
    container = CGSize(
      width: max(preparedSize.width - inset.left - inset.right, 0),
      height: max(preparedSize.height - inset.top - inset.bottom, 0))
    AutomaticTracking.track(
      self, .provideSections, { provideSections(of: collectionView) },
      invalidate: { $0.invalidateLayout() })
    starts = Heights(sections.indices.map(extent))
    updateWhole()
  }

  /// Requests the sections from the provider.
  private func provideSections(of collectionView: UICollectionView) {
    let environment = LayoutEnvironment(
      size: container, insets: .zero, traits: collectionView.traitCollection)
    let counts = collectionView.counts
    let offsets = sections.map(\.orthogonalOffset)
    sections = counts.indices.map { index in
      guard let section = sectionProvider(index, environment) else { return empty(index) }
      section.group.checkSupplementaryKinds()
      return CompositionalSection(
        section, itemCount: counts[index], isVertical: isVertical, container: container,
        outer: outerInsets(section, collectionView), measured: measuredItems[index] ?? [:],
        boundaries: measuredBoundaries[index] ?? [:],
        orthogonalOffset: offsets.indices.contains(index) ? offsets[index] : 0)
    }
  }

  /// Reports a section that the provider did not return, and returns an empty one.
  private func empty(_ index: Int) -> CompositionalSection {
    UIKitException.raise(
      "Invalid section definition. Please specify a valid section definition when content "
        + "is to be rendered for a section. This is a client error. (section \(index))")
    let none = NSCollectionLayoutSize(
      widthDimension: .absolute(0), heightDimension: .absolute(0))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: none, subitems: [NSCollectionLayoutItem(layoutSize: none)])
    return CompositionalSection(
      NSCollectionLayoutSection(group: group), itemCount: 0, isVertical: isVertical,
      container: container, outer: .zero, measured: [:], boundaries: [:], orthogonalOffset: 0)
  }

  private func outerInsets(_ section: NSCollectionLayoutSection, _ view: UICollectionView)
    -> NSDirectionalEdgeInsets
  {
    let reference =
      section.contentInsetsReference == .automatic
      ? configuration.contentInsetsReference : section.contentInsetsReference
    switch reference {
    case .automatic, .none: return .zero
    case .safeArea:
      let safe = view.safeAreaInsets
      return NSDirectionalEdgeInsets(
        top: safe.top, leading: safe.left, bottom: safe.bottom, trailing: safe.right)
    case .layoutMargins, .readableContent: return view.directionalLayoutMargins
    }
  }

  /// Moves measured sizes to the index paths of their elements after updates.
  func moveMeasurements(_ map: BatchUpdateMap) {
    var items: [Int: [Int: CGSize]] = [:]
    for (section, sizes) in measuredItems {
      for (item, size) in sizes {
        guard let path = map.indexPath(after: IndexPath(item: item, section: section)) else {
          continue
        }
        items[path.section, default: [:]][path.item] = size
      }
    }
    measuredItems = items
    var boundaries: [Int: [String: CGSize]] = [:]
    for (section, sizes) in measuredBoundaries where !map.reloadedSections.contains(section) {
      if let target = map.section(after: section) { boundaries[target] = sizes }
    }
    measuredBoundaries = boundaries
  }

  /// Returns the axes along which an element's content determines its size.
  func axes(of element: ListElement) -> UIAxis {
    let path = element.indexPath
    guard path.count == 2 else {
      return configuration.boundarySupplementaryItems.first { $0.elementKind == element.kind }?
        .layoutSize.estimatedAxes ?? []
    }
    guard sections.indices.contains(path.section) else { return [] }
    let section = sections[path.section]
    guard let kind = element.kind else { return section.item(path.item)?.estimatedAxes ?? [] }
    return section.section.boundarySupplementaryItems.first { $0.elementKind == kind }?
      .layoutSize.estimatedAxes ?? []
  }

  // MARK: The whole's own boundaries

  private func whole(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> BoundaryViews.View {
    BoundaryViews.View(
      item: item,
      size: item.layoutSize.size(in: container, measured: measuredWhole[item.elementKind]))
  }

  private func updateWhole() {
    wholeBoundaries = BoundaryViews(
      configuration.boundarySupplementaryItems.map(whole), around: starts.total,
      isVertical: isVertical)
  }

  /// The length of the content along the scroll direction.
  var length: CGFloat { wholeBoundaries.length }

  private func wholeAttributes(_ item: NSCollectionLayoutBoundarySupplementaryItem)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = newAttributes(
      ListElement(
        category: .supplementaryView, kind: item.elementKind, indexPath: IndexPath(index: 0)))
    attributes.frame = wholeBoundaries.frame(
      of: whole(item), across: 0...(isVertical ? container.width : container.height))
    attributes.zIndex = item.zIndex
    pin(attributes, item, low: 0, high: length)
    return attributes
  }

  // MARK: Attributes

  /// Returns the start of a section along the scroll direction.
  private func start(_ section: Int) -> CGFloat {
    wholeBoundaries.before + starts.offset(of: section)
  }

  private func place(_ frame: CGRect, in section: Int) -> CGRect {
    let start = start(section)
    return isVertical ? frame.offsetBy(dx: 0, dy: start) : frame.offsetBy(dx: start, dy: 0)
  }

  /// Returns the attributes of the elements that intersect a rectangle.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var elements: [UICollectionViewLayoutAttributes] = []
    for item in configuration.boundarySupplementaryItems { elements.append(wholeAttributes(item)) }
    var index = starts.index(at: max(low - wholeBoundaries.before, 0))
    while index < sections.count, start(index) <= high {
      let section = sections[index]
      let range = (low - start(index))...(high - start(index))
      // The views that an orthogonal section scrolls.
      var scrolled = section.items(in: range).map { number, item in
        itemAttributes(item, IndexPath(item: number, section: index))
      }
      scrolled += section.supplementaries(in: range).map { number, item, frame in
        viewAttributes(item, IndexPath(item: number, section: index), frame)
      }
      let distance = section.scrolledDistance
      scrolled.removeAll { !$0.frame.offsetBy(dx: distance.x, dy: distance.y).overlaps(rect) }
      var own = section.section.boundarySupplementaryItems.map { boundaryAttributes($0, index) }
      own += backgroundAttributes(index)
      own = scrolled + own.filter { $0.frame.overlaps(rect) }
      section.section.visibleItemsInvalidationHandler?(
        own.map(VisibleLayoutItem.init), offset(section),
        LayoutEnvironment(
          size: container, insets: .zero, traits: UITraitCollection.current))
      for attributes in scrolled { attributes.move(by: distance) }
      elements += own
      index += 1
      if index < sections.count, sections[index].length == 0 {
        index = max(index, starts.index(at: starts.offset(of: index)))
      }
    }
    return elements.filter { $0.frame.overlaps(rect) }
  }

  private func offset(_ section: CompositionalSection) -> CGPoint {
    guard section.isOrthogonal else { return collectionView?.contentOffset ?? .zero }
    return isVertical
      ? CGPoint(x: section.orthogonalOffset, y: 0) : CGPoint(x: 0, y: section.orthogonalOffset)
  }

  /// Returns the attributes of an item, or nil if there is no such item.
  func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, sections.indices.contains(path.section),
      let item = sections[path.section].item(path.item)
    else { return nil }
    let attributes = itemAttributes(item, path)
    attributes.move(by: sections[path.section].scrolledDistance)
    return attributes
  }

  private func itemAttributes(_ item: GroupSolver.Item, _ path: IndexPath)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = newAttributes(.cell(path))
    madeAttributes += 1
    attributes.frame = place(item.frame, in: path.section)
    // A section's background is behind its cells.
    let hasBackground = !sections[path.section].section.decorationItems.isEmpty
    attributes.zIndex = hasBackground ? max(item.zIndex, 1) : item.zIndex
    return attributes
  }

  private func viewAttributes(
    _ item: NSCollectionLayoutSupplementaryItem, _ path: IndexPath, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes = newAttributes(
      ListElement(category: .supplementaryView, kind: item.elementKind, indexPath: path))
    madeAttributes += 1
    attributes.frame = place(frame, in: path.section)
    attributes.zIndex = item.zIndex
    return attributes
  }

  private func boundaryAttributes(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ section: Int
  ) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: 0, section: section)
    let attributes = viewAttributes(item, path, sections[section].boundaryFrame(item))
    // A pinned view stops at the views at the other end.
    let boundaries = sections[section].boundaries
    let isAtEnd = BoundaryViews.Place(item, isVertical) == .end
    pin(
      attributes, item, low: start(section) + (isAtEnd ? boundaries.before : 0),
      high: start(section) + boundaries.length - (isAtEnd ? 0 : boundaries.after))
    return attributes
  }

  /// Moves a pinned header or footer into the visible area, within its section.
  private func pin(
    _ attributes: UICollectionViewLayoutAttributes,
    _ item: NSCollectionLayoutBoundarySupplementaryItem, low: CGFloat, high: CGFloat
  ) {
    guard item.pinToVisibleBounds, let collectionView else { return }
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    var frame = attributes.frame
    let isAtEnd = item.alignment.edges.contains(isVertical ? .bottom : .trailing)
    if isVertical {
      frame.origin.y =
        isAtEnd
        ? max(min(frame.minY, visible.maxY - frame.height), low)
        : min(max(frame.minY, visible.minY), high - frame.height)
    } else {
      frame.origin.x =
        isAtEnd
        ? max(min(frame.minX, visible.maxX - frame.width), low)
        : min(max(frame.minX, visible.minX), high - frame.width)
    }
    attributes.frame = frame
    // It is in front of all others while it is in sight.
    if frame.overlaps(visible) { attributes.zIndex = 1_000_000_000 + item.zIndex }
  }

  /// Returns the attributes of a header, a footer, or a view attached to an item.
  func supplementaryAttributes(_ kind: String, _ path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard path.count == 2 else {
      return configuration.boundarySupplementaryItems.first { $0.elementKind == kind }
        .map(wholeAttributes)
    }
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    if let item = section.section.boundarySupplementaryItems.first(where: {
      $0.elementKind == kind
    }) {
      return path.item == 0 ? boundaryAttributes(item, path.section) : nil
    }
    return section.supplementary(ofKind: kind, number: path.item).map {
      let attributes = viewAttributes($0.item, path, $0.frame)
      attributes.move(by: section.scrolledDistance)
      return attributes
    }
  }

  /// Returns the attributes of the views behind a section.
  func backgroundAttributes(_ section: Int) -> [UICollectionViewLayoutAttributes] {
    sections[section].section.decorationItems.map { item in
      let attributes = newAttributes(
        ListElement(
          category: .decorationView, kind: item.elementKind,
          indexPath: IndexPath(item: 0, section: section)))
      attributes.frame = place(sections[section].backgroundFrame(item), in: section)
      attributes.zIndex = item.zIndex
      return attributes
    }
  }

  // MARK: Orthogonal sections

  /// Scrolls an orthogonal section, which comes to rest according to its scrolling behavior.
  ///
  /// - Returns: `false` if the section does not exist or does not scroll by itself.
  package func scrollOrthogonally(section: Int, by distance: CGFloat) -> Bool {
    refresh()
    guard sections.indices.contains(section), sections[section].isOrthogonal else { return false }
    let wanted = sections[section].orthogonalOffset + distance
    sections[section].rest(near: wanted)
    orthogonalSectionDidScroll()
    return true
  }

  /// Scrolls the orthogonal section of an item, if it is in one.
  func scrollOrthogonally(
    toItemAt path: IndexPath, at position: UICollectionView.ScrollPosition
  ) {
    refresh()
    guard sections.indices.contains(path.section), sections[path.section].isOrthogonal else {
      return
    }
    sections[path.section].show(path.item, at: position)
    orthogonalSectionDidScroll()
  }

  private func orthogonalSectionDidScroll() {
    let context = newContext()
    context.isScroll = true
    invalidateLayout(with: context)
  }
}

extension UICollectionViewLayoutAttributes {
  /// Moves the element by a distance in points.
  fileprivate func move(by distance: CGPoint) {
    center = CGPoint(x: center.x + distance.x, y: center.y + distance.y)
  }
}
