import Foundation

/// One section of a compositional layout, measured from its own start along the scroll direction.
///
/// Groups without estimated sizes repeat one solved template. With estimated sizes, a tree stores
/// the length of each group, and only groups with measured items are solved again.
@MainActor struct CompositionalSection {
  let section: NSCollectionLayoutSection
  let itemCount: Int
  let isVertical: Bool
  /// The size that fractional dimensions refer to: the layout's size minus the section's insets.
  let room: CGSize
  /// The position of the groups across the scroll direction, in points.
  let insetAcross: CGFloat
  /// The total length across the scroll direction, in points.
  let lengthAcross: CGFloat

  private let template: GroupSolver.Solved
  /// The number of items in a full group.
  let capacity: Int
  private var groups: Heights
  private var measured: [Int: CGSize] = [:]
  private var measuredBoundaries: [String: CGSize] = [:]
  /// The scroll offset of an orthogonal section, in points.
  var orthogonalOffset: CGFloat = 0

  init(
    _ section: NSCollectionLayoutSection, itemCount: Int, isVertical: Bool, container: CGSize,
    outer: NSDirectionalEdgeInsets, measured: [Int: CGSize], boundaries: [String: CGSize]
  ) {
    self.section = section
    self.itemCount = itemCount
    self.isVertical = isVertical
    let insets = section.contentInsets
    let wide = insets.leading + insets.trailing + outer.leading + outer.trailing
    let high = insets.top + insets.bottom + outer.top + outer.bottom
    // The insets along the scroll direction do not reduce the size that fractions refer to.
    room =
      isVertical
      ? CGSize(width: max(container.width - wide, 0), height: container.height)
      : CGSize(width: container.width, height: max(container.height - high, 0))
    insetAcross = isVertical ? insets.leading + outer.leading : insets.top + outer.top
    lengthAcross = isVertical ? container.width : container.height
    // Any number of items without a length would fit.
    let limit = max(itemCount, 1000)
    template = GroupSolver.solve(section.group, in: room, limit: limit) { _ in nil }
    capacity = max(template.items.count, 1)
    let count = (itemCount + capacity - 1) / capacity
    groups = Heights(count: 0, estimate: 0)
    let step = groupLength(template.size) + section.interGroupSpacing
    groups = Heights(count: count, estimate: step)
    self.measured = measured
    measuredBoundaries = boundaries
    for group in Set(measured.keys.map { $0 / capacity }) where group < count { solveAnew(group) }
    if count > 0, itemCount % capacity != 0, isOpenAlong { solveAnew(count - 1) }
  }

  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
  /// A Boolean value that indicates whether groups are stacked vertically on screen.
  private var stacksVertically: Bool { isVertical != isOrthogonal }

  private func groupLength(_ size: CGSize) -> CGFloat {
    stacksVertically ? size.height : size.width
  }

  private var isOpenAlong: Bool {
    section.group.layoutSize.estimatedAxes.contains(stacksVertically ? .vertical : .horizontal)
  }

  // MARK: Measuring

  /// Records the sizes that cells prefer, by item.
  mutating func setSizes(_ sizes: [Int: CGSize]) {
    measured.merge(sizes) { $1 }
    for group in Set(sizes.keys.map { $0 / capacity }) where group < groups.count {
      solveAnew(group)
    }
  }

  /// Records the sizes that headers and footers prefer, by kind.
  mutating func setSizes(boundaries: [String: CGSize]) {
    measuredBoundaries.merge(boundaries) { $1 }
  }

  private mutating func solveAnew(_ group: Int) {
    groups.set(group, to: groupLength(solved(group).size) + section.interGroupSpacing)
  }

  /// Returns a group with its items in place.
  func solved(_ group: Int) -> GroupSolver.Solved {
    let first = group * capacity
    let limit = min(capacity, itemCount - first)
    let isMeasured = (first..<first + limit).contains { measured[$0] != nil }
    if !isMeasured, limit == capacity { return template }
    return GroupSolver.solve(section.group, in: room, limit: limit) { measured[first + $0] }
  }

  // MARK: Lengths

  /// The length of all groups along the axis on which they are stacked.
  private var groupsLength: CGFloat {
    groups.count == 0 ? 0 : max(groups.total - section.interGroupSpacing, 0)
  }

  /// The length of the groups along the scroll direction.
  private var contentLength: CGFloat {
    guard isOrthogonal else { return groupsLength }
    guard groups.count > 0 else { return 0 }
    // Items that are off screen may prefer a greater length; only measured ones are known.
    let known = Set(measured.keys.map { $0 / capacity }).filter { $0 < groups.count }
    let sizes = known.map { solved($0).size } + (known.count < groups.count ? [template.size] : [])
    return sizes.map { isVertical ? $0.height : $0.width }.max() ?? 0
  }

  /// Returns the length of the boundary views at an edge.
  private func boundaryLength(_ edge: NSDirectionalRectEdge) -> CGFloat {
    section.boundarySupplementaryItems.filter {
      $0.extendsBoundary && $0.alignment.edges.contains(edge)
    }.map { item in
      let size = boundarySize(item)
      return isVertical ? size.height : size.width
    }.max() ?? 0
  }

  private var startEdge: NSDirectionalRectEdge { isVertical ? .top : .leading }
  private var endEdge: NSDirectionalRectEdge { isVertical ? .bottom : .trailing }
  private var insetBefore: CGFloat {
    isVertical ? section.contentInsets.top : section.contentInsets.leading
  }
  private var insetAfter: CGFloat {
    isVertical ? section.contentInsets.bottom : section.contentInsets.trailing
  }

  /// The position of the groups along the scroll direction.
  var contentStart: CGFloat { boundaryLength(startEdge) + insetBefore }
  /// The length of the section along the scroll direction.
  var length: CGFloat { contentStart + contentLength + insetAfter + boundaryLength(endEdge) }

  // MARK: Items

  /// Returns the items that intersect a range along the scroll direction, with their frames in the
  /// section's coordinates.
  func items(in range: ClosedRange<CGFloat>) -> [(number: Int, item: GroupSolver.Item)] {
    var result: [(number: Int, item: GroupSolver.Item)] = []
    forEachGroup(in: range) { group, solved, shift in
      for (offset, item) in solved.items.enumerated() {
        var item = item
        item.frame = item.frame.offsetBy(dx: shift.x, dy: shift.y)
        result.append((group * capacity + offset, item))
      }
    }
    return result
  }

  /// Returns the views attached to items and groups that intersect a range along the scroll
  /// direction, with their frames in the section's coordinates.
  func supplementaries(in range: ClosedRange<CGFloat>)
    -> [(number: Int, item: NSCollectionLayoutSupplementaryItem, frame: CGRect)]
  {
    var result: [(number: Int, item: NSCollectionLayoutSupplementaryItem, frame: CGRect)] = []
    forEachGroup(in: range) { group, solved, shift in
      for view in solved.supplementaries {
        result.append(
          (group * capacity + view.number, view.item, view.frame.offsetBy(dx: shift.x, dy: shift.y))
        )
      }
    }
    return result
  }

  private func forEachGroup(
    in range: ClosedRange<CGFloat>, _ body: (Int, GroupSolver.Solved, CGPoint) -> Void
  ) {
    guard groups.count > 0 else { return }
    let low: CGFloat
    let high: CGFloat
    if isOrthogonal {
      guard range.upperBound >= contentStart, range.lowerBound <= contentStart + contentLength
      else { return }
      low = orthogonalOffset - insetAcross
      high = orthogonalOffset - insetAcross + lengthAcross
    } else {
      low = range.lowerBound - contentStart
      high = range.upperBound - contentStart
    }
    var group = groups.index(at: max(low, 0))
    while group < groups.count, groups.offset(of: group) <= high {
      body(group, solved(group), origin(ofGroup: group))
      group += 1
    }
  }

  /// Returns the origin of a group in the section's coordinates.
  private func origin(ofGroup group: Int) -> CGPoint {
    let along = groups.offset(of: group)
    if isOrthogonal {
      let across = insetAcross + along - orthogonalOffset
      return isVertical
        ? CGPoint(x: across, y: contentStart) : CGPoint(x: contentStart, y: across)
    }
    return isVertical
      ? CGPoint(x: insetAcross, y: contentStart + along)
      : CGPoint(x: contentStart + along, y: insetAcross)
  }

  /// Returns an item with its frame in the section's coordinates, or nil if there is no such item.
  func item(_ number: Int) -> GroupSolver.Item? {
    guard (0..<itemCount).contains(number) else { return nil }
    let group = number / capacity
    let items = solved(group).items
    guard items.indices.contains(number % capacity) else { return nil }
    let shift = origin(ofGroup: group)
    var item = items[number % capacity]
    item.frame = item.frame.offsetBy(dx: shift.x, dy: shift.y)
    return item
  }

  /// The maximum scroll offset of an orthogonal section.
  var orthogonalLimit: CGFloat {
    max(groupsLength + 2 * insetAcross - lengthAcross, 0)
  }

  /// Returns the offset at which an orthogonal section comes to rest near a given offset.
  func restingOffset(near offset: CGFloat) -> CGFloat {
    let offset = min(max(offset, 0), orthogonalLimit)
    switch section.orthogonalScrollingBehavior {
    case .none, .continuous: return offset
    case .paging: return min((offset / lengthAcross).rounded() * lengthAcross, orthogonalLimit)
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
      guard groups.count > 0, offset < orthogonalLimit else { return offset }
      let group = min(groups.index(at: offset), groups.count - 1)
      let start = groups.offset(of: group)
      let next = groups.offset(of: group + 1)
      return min(offset - start <= next - offset ? start : next, orthogonalLimit)
    }
  }

  // MARK: Boundaries

  private func boundarySize(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
    let container =
      section.supplementariesFollowContentInsets
      ? room
      : isVertical
        ? CGSize(width: lengthAcross, height: room.height)
        : CGSize(width: room.width, height: lengthAcross)
    return item.layoutSize.size(in: container, measured: measuredBoundaries[item.elementKind])
  }

  /// Returns the frame of a header, footer, or other boundary view in the section's coordinates.
  func boundaryFrame(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> CGRect {
    let size = boundarySize(item)
    let edges = item.alignment.edges
    let inset = section.supplementariesFollowContentInsets ? insetAcross : 0
    let after =
      section.supplementariesFollowContentInsets
      ? lengthAcross - insetAcross - (isVertical ? room.width : room.height) : 0
    func across(_ length: CGFloat, _ low: NSDirectionalRectEdge, _ high: NSDirectionalRectEdge)
      -> CGFloat
    {
      if edges.contains(low) { return inset }
      if edges.contains(high) { return lengthAcross - after - length }
      return inset + (lengthAcross - inset - after - length) / 2
    }
    func along(_ length: CGFloat) -> CGFloat {
      if edges.contains(startEdge) {
        return item.extendsBoundary
          ? boundaryLength(startEdge) - length : boundaryLength(startEdge) + insetBefore
      }
      if edges.contains(endEdge) {
        let end = self.length - boundaryLength(endEdge)
        return item.extendsBoundary ? end : end - insetAfter - length
      }
      return contentStart + (contentLength - length) / 2
    }
    let origin =
      isVertical
      ? CGPoint(x: across(size.width, .leading, .trailing), y: along(size.height))
      : CGPoint(x: along(size.width), y: across(size.height, .top, .bottom))
    return CGRect(origin: origin, size: size).offsetBy(dx: item.offset.x, dy: item.offset.y)
  }

  /// Returns the frame of a section background, reduced by its insets.
  func backgroundFrame(_ item: NSCollectionLayoutDecorationItem) -> CGRect {
    let insets = item.contentInsets
    let size =
      isVertical
      ? CGSize(width: lengthAcross, height: length) : CGSize(width: length, height: lengthAcross)
    return CGRect(
      x: insets.leading, y: insets.top,
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
  }
}
