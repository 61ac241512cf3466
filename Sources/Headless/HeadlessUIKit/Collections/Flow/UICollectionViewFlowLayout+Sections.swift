import Foundation

extension UICollectionViewFlowLayout {
  var isVertical: Bool { scrollDirection == .vertical }
  var pinsBoundaries: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }
  /// A Boolean value that indicates whether cells determine their sizes.
  var estimates: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }

  /// Returns the length across the scroll direction.
  func lineLength(_ bounds: CGRect) -> CGFloat { isVertical ? bounds.width : bounds.height }

  // MARK: Making ready

  /// Marks the parts of the layout that an invalidation context invalidates.
  func forget(_ context: UICollectionViewLayoutInvalidationContext) {
    if !context.preferredSizes.isEmpty {
      for (element, size) in context.preferredSizes where element.category == .cell {
        measured[element.indexPath.section, default: [:]][element.indexPath.item] = size
        staleSections.insert(element.indexPath.section)
      }
      return
    }
    if context.invalidateEverything { measured = [:] }
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext,
      !context.invalidateEverything, !context.invalidateDataSourceCounts,
      !context.invalidateFlowLayoutAttributes, !context.invalidateFlowLayoutDelegateMetrics
    {
      return
    }
    isStale = true
  }

  /// Creates the sections again that are out of date.
  func refresh() {
    guard let collectionView else {
      sections = []
      starts = Heights([])
      return
    }
    let length = lineLength(collectionView.bounds)
    if isStale || preparedLength != length {
      collectionView.loadIfNeeded()
      isStale = false
      staleSections = []
      preparedLength = length
      let counts = collectionView.counts
      sections = counts.indices.map { makeSection($0, count: counts[$0], collectionView) }
      starts = Heights(sections.map(\.extent))
    } else {
      for section in staleSections where sections.indices.contains(section) {
        let count = collectionView.counts[section]
        sections[section] = makeSection(section, count: count, collectionView)
        starts.set(section, to: sections[section].extent)
      }
      staleSections = []
    }
  }

  private func makeSection(_ section: Int, count: Int, _ view: UICollectionView) -> FlowSection {
    let delegates = view.flowDelegateChain
    let inset =
      delegates.ask("collectionView(_:layout:insetForSectionAt:)") {
        $0.collectionView(view, layout: self, insetForSectionAt: section)
      } ?? sectionInset
    let header =
      delegates.ask("collectionView(_:layout:referenceSizeForHeaderInSection:)") {
        $0.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      } ?? headerReferenceSize
    let footer =
      delegates.ask("collectionView(_:layout:referenceSizeForFooterInSection:)") {
        $0.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      } ?? footerReferenceSize
    let spacing =
      delegates.ask("collectionView(_:layout:minimumInteritemSpacingForSectionAt:)") {
        $0.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      } ?? minimumInteritemSpacing
    let lineSpacing =
      delegates.ask("collectionView(_:layout:minimumLineSpacingForSectionAt:)") {
        $0.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      } ?? minimumLineSpacing
    let around = insetsAcross(inset, view)
    let metrics = FlowLines.Metrics(
      available: lineLength(view.bounds) - contentInsets(view) - around.0 - around.1,
      spacing: spacing, lineSpacing: lineSpacing, estimates: estimates)
    return FlowSection(
      header: max(isVertical ? header.height : header.width, 0),
      footer: max(isVertical ? footer.height : footer.width, 0),
      before: isVertical ? inset.top : inset.left, after: isVertical ? inset.bottom : inset.right,
      across: around.0, lines: makeLines(section, count: count, view, metrics))
  }

  private func makeLines(
    _ section: Int, count: Int, _ view: UICollectionView, _ metrics: FlowLines.Metrics
  ) -> FlowLines {
    func asked(_ item: Int) -> CGSize? {
      view.flowDelegateChain.ask("collectionView(_:layout:sizeForItemAt:)") {
        $0.collectionView(
          view, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
      }
    }
    let sizes = estimates ? measured[section] : nil
    let common = flowSize(commonSize)
    guard count > 0, let first = asked(0) else {
      guard let sizes, !sizes.isEmpty else {
        return FlowLines(count: count, size: common, metrics)
      }
      return FlowLines((0..<count).map { sizes[$0].map(flowSize) ?? common }, metrics)
    }
    let rest = (1..<count).map { flowSize(sizes?[$0] ?? asked($0) ?? commonSize) }
    return FlowLines([flowSize(sizes?[0] ?? first)] + rest, metrics)
  }

  /// The size of items for which neither the delegate nor a cell provides one.
  private var commonSize: CGSize {
    guard estimates else { return itemSize }
    let isOpen = estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize
    return isOpen ? CGSize(width: 50, height: 50) : estimatedItemSize
  }

  private func flowSize(_ size: CGSize) -> FlowSize {
    let size = CGSize(width: max(size.width, 0), height: max(size.height, 0))
    return isVertical
      ? FlowSize(along: size.height, across: size.width)
      : FlowSize(along: size.width, across: size.height)
  }

  private func contentInsets(_ view: UICollectionView) -> CGFloat {
    let insets = view.contentInset
    return isVertical ? insets.left + insets.right : insets.top + insets.bottom
  }

  /// Returns the insets of a section across the scroll direction. They refer to the content, which
  /// the view's own insets already keep from its edges.
  private func insetsAcross(_ inset: UIEdgeInsets, _ view: UICollectionView) -> (CGFloat, CGFloat) {
    let outer: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset:
      return isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    case .fromSafeArea: outer = view.safeAreaInsets
    case .fromLayoutMargins: outer = view.layoutMargins
    }
    let adjusted = view.adjustedContentInset
    return isVertical
      ? (
        max(inset.left + outer.left - adjusted.left, 0),
        max(inset.right + outer.right - adjusted.right, 0)
      )
      : (
        max(inset.top + outer.top - adjusted.top, 0),
        max(inset.bottom + outer.bottom - adjusted.bottom, 0)
      )
  }

  // MARK: Attributes

  /// Returns the attributes of the elements that intersect a rectangle.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var elements: [UICollectionViewLayoutAttributes] = []
    var section = starts.index(at: max(low, 0))
    while section < sections.count, starts.offset(of: section) <= high {
      let start = starts.offset(of: section)
      let lines = sections[section].lines
      let origin = start + sections[section].linesStart
      if let header = boundaryAttributes(UICollectionView.elementKindSectionHeader, section),
        header.frame.overlaps(rect)
      {
        elements.append(header)
      }
      if high >= origin, low - origin <= lines.extent {
        for line in lines.lines(in: (low - origin)...(high - origin)) {
          elements += attributes(ofLine: line, section, origin).filter { $0.frame.overlaps(rect) }
        }
      }
      if let footer = boundaryAttributes(UICollectionView.elementKindSectionFooter, section),
        footer.frame.overlaps(rect)
      {
        elements.append(footer)
      }
      section += 1
      // Skip sections without length.
      if section < sections.count, sections[section].extent == 0 {
        section = max(section, starts.index(at: starts.offset(of: section)))
      }
    }
    return elements
  }

  private func attributes(ofLine line: Int, _ section: Int, _ origin: CGFloat)
    -> [UICollectionViewLayoutAttributes]
  {
    let lines = sections[section].lines
    let items = lines.items(inLine: line)
    return zip(items, lines.origins(inLine: line)).map { item, place in
      attributes(IndexPath(item: item, section: section), place, lines.size(ofItem: item), origin)
    }
  }

  /// Returns the attributes of an item, or nil if there is no such item.
  func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let collectionView, collectionView.contains(path),
      sections.indices.contains(path.section)
    else { return nil }
    let lines = sections[path.section].lines
    let line = lines.line(ofItem: path.item)
    guard line < lines.count else { return nil }
    let place = lines.origins(inLine: line)[path.item - lines.items(inLine: line).lowerBound]
    let origin = starts.offset(of: path.section) + sections[path.section].linesStart
    return attributes(path, place, lines.size(ofItem: path.item), origin)
  }

  private func attributes(
    _ path: IndexPath, _ place: FlowSize, _ size: FlowSize, _ origin: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    let along = onPixel(origin + place.along)
    let across = onPixel(sections[path.section].across + place.across)
    let attributes = newAttributes(.cell(path))
    madeAttributes += 1
    attributes.frame =
      isVertical
      ? CGRect(x: across, y: along, width: size.across, height: size.along)
      : CGRect(x: along, y: across, width: size.along, height: size.across)
    return attributes
  }

  /// Returns the attributes of a header or footer, or nil if the section has none.
  func boundaryAttributes(_ kind: String, _ section: Int) -> UICollectionViewLayoutAttributes? {
    guard let collectionView else { return nil }
    let length: CGFloat
    var start = starts.offset(of: section)
    let end = start + sections[section].extent
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    var isPinned = false
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      length = sections[section].header
      if sectionHeadersPinToVisibleBounds {
        let top = isVertical ? visible.minY : visible.minX
        let limit = end - sections[section].footer - length
        isPinned = top > start
        start = max(start, min(top, limit))
      }
    case UICollectionView.elementKindSectionFooter:
      length = sections[section].footer
      let first = start + sections[section].header
      start = end - length
      if sectionFootersPinToVisibleBounds {
        let bottom = isVertical ? visible.maxY : visible.maxX
        isPinned = bottom < end
        start = min(start, max(bottom - length, first))
      }
    default: return nil
    }
    guard length > 0 else { return nil }
    let path = IndexPath(item: 0, section: section)
    let attributes = newAttributes(
      ListElement(category: .supplementaryView, kind: kind, indexPath: path))
    madeAttributes += 1
    let across = max(lineLength(collectionView.bounds) - contentInsets(collectionView), 0)
    attributes.frame =
      isVertical
      ? CGRect(x: 0, y: start, width: across, height: length)
      : CGRect(x: start, y: 0, width: length, height: across)
    if pinsBoundaries { attributes.zIndex = isPinned ? 11 : 10 }
    return attributes
  }

  /// Returns a position rounded to the nearest pixel of the screen.
  private func onPixel(_ length: CGFloat) -> CGFloat {
    let scale = max(UIScreen.main.scale, 1)
    return (length * scale).rounded() / scale
  }
}
