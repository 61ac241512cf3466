import Foundation

/// One section of a compositional layout, measured from its own start along the scroll direction.
///
/// Groups without estimated sizes repeat one solved template. With estimated sizes, a tree stores
/// the length of each group, and only groups with measured items are solved again. If the lengths
/// of the items determine how many fit into a group, the items are divided anew after measurements.
@MainActor struct CompositionalSection {
  let section: NSCollectionLayoutSection
  let itemCount: Int
  let isVertical: Bool
  /// The insets of the section, with those of its reference across the scroll direction.
  private let insets: NSDirectionalEdgeInsets
  private let container: CGSize
  /// The size that fractional dimensions of the groups refer to.
  private let room: CGSize

  private let pixels: PixelGrid
  private let template: GroupSolver.Solved
  /// The items of the groups.
  private var division: GroupDivision
  private var groups: Heights
  private var measured: [Int: CGSize] = [:]
  private var measuredBoundaries: [String: CGSize] = [:]
  let isOrthogonal: Bool
  /// A Boolean value that indicates whether groups are stacked vertically on screen.
  private let stacksVertically: Bool
  /// The spacing of the group before and after itself.
  private let groupEdges: (before: CGFloat, after: CGFloat)
  /// The distance of a group from the edge of its room across the direction of stacking.
  private let aside: CGFloat
  /// The boundary views around the groups with their insets. A section without both has no length.
  private(set) var boundaries = BoundaryViews([], around: 0, isVertical: true)
  /// The scroll offset of an orthogonal section, in points.
  private(set) var orthogonalOffset: CGFloat = 0

  init(
    _ section: NSCollectionLayoutSection, itemCount: Int, isVertical: Bool, container: CGSize,
    outer: NSDirectionalEdgeInsets, measured: [Int: CGSize], boundaries: [String: CGSize],
    orthogonalOffset: CGFloat
  ) {
    self.section = section
    self.itemCount = itemCount
    self.isVertical = isVertical
    self.container = container
    var insets = section.contentInsets
    if isVertical {
      insets.leading += outer.leading
      insets.trailing += outer.trailing
    } else {
      insets.top += outer.top
      insets.bottom += outer.bottom
    }
    self.insets = insets
    // The insets along the direction in which the groups follow each other do not reduce the size
    // that fractions refer to.
    isOrthogonal = section.orthogonalScrollingBehavior != .none
    stacksVertically = isVertical != isOrthogonal
    let wide = stacksVertically ? insets.leading + insets.trailing : 0
    let high = stacksVertically ? 0 : insets.top + insets.bottom
    room = CGSize(width: max(container.width - wide, 0), height: max(container.height - high, 0))
    pixels = .current
    let bound = max(itemCount, 1000)
    template = GroupSolver.solve(section.group, in: room, limit: bound, bound: bound) { _ in nil }
    let edges = section.group.edgeSpacing
    groupEdges =
      stacksVertically
      ? (edges?.top?.spacing ?? 0, edges?.bottom?.spacing ?? 0)
      : (edges?.leading?.spacing ?? 0, edges?.trailing?.spacing ?? 0)
    aside = section.group.offset(
      acrossRow: !stacksVertically, in: stacksVertically ? room.width : room.height,
      length: stacksVertically ? template.size.width : template.size.height)
    division = GroupDivision(of: itemCount, capacity: template.items.count)
    groups = Heights(count: 0, estimate: 0)
    self.measured = measured
    measuredBoundaries = boundaries
    if section.group.flows, !measured.isEmpty { divide() }
    groups = Heights(count: division.count, estimate: step(template.size))
    for group in groupsToSolve(measured.keys) { solveAnew(group) }
    updateBoundaries()
    setOrthogonalOffset(orthogonalOffset)
  }

  private func along(_ size: CGSize) -> CGFloat { stacksVertically ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { stacksVertically ? size.width : size.height }

  // MARK: Groups

  /// Returns the distance from the beginning of a group's room to that of the next.
  private func step(_ size: CGSize) -> CGFloat {
    groupEdges.before + along(size) + groupEdges.after + section.interGroupSpacing
  }

  /// Records the sizes that cells prefer, by item.
  mutating func setSizes(_ sizes: [Int: CGSize]) {
    measured.merge(sizes) { $1 }
    if section.group.flows, !fitsDivision(sizes.keys) {
      divide()
      groups = Heights(count: division.count, estimate: step(template.size))
      for group in groupsToSolve(measured.keys) { solveAnew(group) }
    } else {
      for group in division.groups(of: sizes.keys) { solveAnew(group) }
    }
    updateBoundaries()
  }

  /// Records the sizes that headers and footers prefer, by kind.
  mutating func setSizes(boundaries: [String: CGSize]) {
    measuredBoundaries.merge(boundaries) { $1 }
    updateBoundaries()
  }

  private mutating func solveAnew(_ group: Int) { groups.set(group, to: step(solved(group).size)) }

  /// Returns the groups with measured items, and those that aren't full.
  private func groupsToSolve(_ measured: some Sequence<Int>) -> Set<Int> {
    var groups = division.groups(of: measured)
    if let last = division.unfilled { groups.insert(last) }
    return groups
  }

  /// Returns a group with its items in place.
  private func solved(_ group: Int) -> GroupSolver.Solved {
    let items = division.items(of: group)
    let isMeasured = items.contains { measured[$0] != nil }
    if !isMeasured, items.count == division.capacity { return template }
    var solved = solved(from: items.lowerBound, limit: items.count)
    if group == division.unfilled { trim(&solved) }
    return solved
  }

  /// Returns a group that begins with an item, and has at most a number of items.
  private func solved(from first: Int, limit: Int) -> GroupSolver.Solved {
    GroupSolver.solve(section.group, in: room, limit: limit, bound: max(itemCount, 1000)) {
      measured[first + $0]
    }
  }

  /// Divides the items among the groups by their measured lengths.
  private mutating func divide() {
    var division = division
    let capacity = division.capacity
    division.divide { first in
      let isMeasured = (first..<first + capacity).contains { measured[$0] != nil }
      return isMeasured ? solved(from: first, limit: itemCount - first).items.count : nil
    }
    self.division = division
  }

  /// Returns a Boolean value that indicates whether the groups of newly measured items still hold
  /// as many items as fit.
  private func fitsDivision(_ numbers: some Sequence<Int>) -> Bool {
    // An item that is shorter than thought may fit into the group before its own.
    let changed = division.groups(of: numbers)
    return changed.union(changed.map { max($0 - 1, 0) }).allSatisfy { group in
      let items = division.items(of: group)
      return solved(from: items.lowerBound, limit: itemCount - items.lowerBound).items.count
        == items.count
    }
  }

  /// Trims a group with fewer items than fit: it ends as far behind its items as a full one.
  private func trim(_ solved: inout GroupSolver.Solved) {
    let axis: UIAxis = stacksVertically ? .vertical : .horizontal
    guard !section.group.layoutSize.estimatedAxes.contains(axis) else { return }
    func end(_ solved: GroupSolver.Solved) -> CGFloat {
      solved.items.map { stacksVertically ? $0.frame.maxY : $0.frame.maxX }.max() ?? 0
    }
    let length = max(end(solved) + along(template.size) - end(template), 0)
    if stacksVertically { solved.size.height = length } else { solved.size.width = length }
  }

  /// The length of all groups along the axis on which they are stacked.
  private var groupsLength: CGFloat {
    groups.count == 0 ? 0 : max(groups.total - section.interGroupSpacing, 0)
  }

  /// The length of the groups along the scroll direction.
  private var contentLength: CGFloat {
    guard isOrthogonal else { return groupsLength }
    guard groups.count > 0 else { return 0 }
    // Items that are off screen may prefer a greater length; only measured ones are known.
    let known = division.groups(of: measured.keys)
    let sizes = known.map { solved($0).size } + (known.count < groups.count ? [template.size] : [])
    return sizes.map(across).max() ?? 0
  }

  // MARK: Lengths

  private var insetBefore: CGFloat { isVertical ? insets.top : insets.leading }
  private var insetAfter: CGFloat { isVertical ? insets.bottom : insets.trailing }
  private var insetsAcross: (before: CGFloat, after: CGFloat) {
    isVertical ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
  }
  /// The total length across the scroll direction, in points.
  private var lengthAcross: CGFloat { isVertical ? container.width : container.height }

  private mutating func updateBoundaries() {
    let items = section.boundarySupplementaryItems
    let isEmpty = itemCount == 0 && items.isEmpty
    boundaries = BoundaryViews(
      items.map(boundary), around: isEmpty ? 0 : insetBefore + contentLength + insetAfter,
      isVertical: isVertical)
  }

  /// The length of the section along the scroll direction.
  var length: CGFloat { boundaries.length }

  // MARK: Items

  /// Returns the items that intersect a range along the scroll direction, with their frames in the
  /// section's coordinates, as if an orthogonal section weren't scrolled.
  func items(in range: ClosedRange<CGFloat>) -> [(number: Int, item: GroupSolver.Item)] {
    var result: [(number: Int, item: GroupSolver.Item)] = []
    forEachGroup(in: range) { group, solved, origin in
      for (offset, item) in solved.items.enumerated() {
        var item = item
        item.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
        result.append((division.items(of: group).lowerBound + offset, item))
      }
    }
    return result
  }

  /// A view attached to an item or a group, with its number among those of its kind, and its frame.
  typealias AttachedView = (
    number: Int, item: NSCollectionLayoutSupplementaryItem, frame: CGRect
  )

  /// Returns the views attached to items and groups that intersect a range along the scroll
  /// direction, with their frames in the section's coordinates.
  func supplementaries(in range: ClosedRange<CGFloat>) -> [AttachedView] {
    var result: [AttachedView] = []
    if template.supplementaries.isEmpty { return result }
    forEachGroup(in: range) { group, solved, origin in
      result += attachedViews(of: solved, group, at: origin)
    }
    return result
  }

  /// Returns the view of a kind with a number, or nil if there is no such view.
  func supplementary(ofKind kind: String, number: Int) -> AttachedView? {
    let count = template.supplementaries.count { $0.item.elementKind == kind }
    guard count > 0, number >= 0 else { return nil }
    func view(in group: Int) -> AttachedView? {
      attachedViews(of: solved(group), group, at: origin(ofGroup: group))
        .first { $0.item.elementKind == kind && $0.number == number }
    }
    guard division.isEven else { return (0..<groups.count).lazy.compactMap(view).first }
    return number < groups.count * count ? view(in: number / count) : nil
  }

  /// Returns the views of a group. They are numbered by kind, in the order of the layout.
  private func attachedViews(
    of solved: GroupSolver.Solved, _ group: Int, at origin: CGPoint
  ) -> [AttachedView] {
    var numbers: [String: Int] = [:]
    if division.isEven {
      for view in template.supplementaries { numbers[view.item.elementKind, default: 0] += group }
    } else {
      for view in (0..<group).flatMap({ self.solved($0).supplementaries }) {
        numbers[view.item.elementKind, default: 0] += 1
      }
    }
    return solved.supplementaries.map { view in
      let number = numbers[view.item.elementKind] ?? 0
      numbers[view.item.elementKind] = number + 1
      return (number, view.item, view.frame.offsetBy(dx: origin.x, dy: origin.y))
    }
  }

  private func forEachGroup(
    in range: ClosedRange<CGFloat>, _ body: (Int, GroupSolver.Solved, CGPoint) -> Void
  ) {
    guard groups.count > 0 else { return }
    let start = boundaries.before + insetBefore
    var (low, high) = (range.lowerBound - start, range.upperBound - start)
    if isOrthogonal {
      guard high >= 0, low <= contentLength else { return }
      low = orthogonalOffset - insetsAcross.before
      high = low + lengthAcross
    }
    var group = groups.index(at: max(low, 0))
    while group < groups.count, groups.offset(of: group) <= high {
      body(group, solved(group), origin(ofGroup: group))
      group += 1
    }
  }

  /// Returns the origin of a group in the section's coordinates.
  private func origin(ofGroup group: Int) -> CGPoint {
    let start = boundaries.before + insetBefore
    let along = groups.offset(of: group) + groupEdges.before
    let (first, second) =
      isOrthogonal
      ? (start + aside, insetsAcross.before + along) : (start + along, insetsAcross.before + aside)
    return isVertical
      ? CGPoint(x: pixels.round(second), y: pixels.round(first))
      : CGPoint(x: pixels.round(first), y: pixels.round(second))
  }

  /// Returns an item with its frame in the section's coordinates, or nil if there is no such item.
  func item(_ number: Int) -> GroupSolver.Item? {
    guard (0..<itemCount).contains(number) else { return nil }
    let group = division.group(of: number)
    let items = solved(group).items
    let index = number - division.items(of: group).lowerBound
    guard items.indices.contains(index) else { return nil }
    let shift = origin(ofGroup: group)
    var item = items[index]
    item.frame = item.frame.offsetBy(dx: shift.x, dy: shift.y)
    return item
  }

  // MARK: Scrolling across the layout

  /// The distance by which items of an orthogonal section have moved.
  var scrolledDistance: CGPoint {
    isVertical ? CGPoint(x: -orthogonalOffset, y: 0) : CGPoint(x: 0, y: -orthogonalOffset)
  }

  /// The length in which an orthogonal section scrolls, between its insets.
  private var viewport: CGFloat {
    max(lengthAcross - insetsAcross.before - insetsAcross.after, 0)
  }

  /// The maximum scroll offset of an orthogonal section that doesn't center its groups.
  private var orthogonalLimit: CGFloat { max(groupsLength - viewport, 0) }

  /// Scrolls an orthogonal section, as far as its content and its behavior allow.
  mutating func setOrthogonalOffset(_ offset: CGFloat) {
    orthogonalOffset =
      switch section.orthogonalScrollingBehavior {
      case .none: 0
      case .groupPagingCentered: restingOffset(near: offset)
      default: min(max(offset, 0), orthogonalLimit)
      }
  }

  /// Scrolls an orthogonal section to the place at which it comes to rest near an offset.
  mutating func rest(near offset: CGFloat) { orthogonalOffset = restingOffset(near: offset) }

  /// Scrolls an orthogonal section until an item has a position, or as little as needed to show it
  /// if there is no position for the axis.
  mutating func show(_ number: Int, at position: UICollectionView.ScrollPosition) {
    guard let frame = item(number)?.frame else { return }
    let (low, high) = isVertical ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    let (start, end) = (low - insetsAcross.before, high - insetsAcross.before - viewport)
    if position.contains(isVertical ? .left : .top) {
      rest(near: start)
    } else if position.contains(isVertical ? .centeredHorizontally : .centeredVertically) {
      rest(near: (start + end) / 2)
    } else if position.contains(isVertical ? .right : .bottom) || orthogonalOffset < end {
      rest(near: end)
    } else if orthogonalOffset > start {
      rest(near: start)
    }
  }

  private func restingOffset(near wanted: CGFloat) -> CGFloat {
    let offset = min(max(wanted, 0), orthogonalLimit)
    switch section.orthogonalScrollingBehavior {
    case .none, .continuous: return offset
    case .paging:
      return viewport > 0 ? min((offset / viewport).rounded() * viewport, orthogonalLimit) : 0
    case .continuousGroupLeadingBoundary, .groupPaging:
      guard groups.count > 0, offset < orthogonalLimit else { return offset }
      let group = min(groups.index(at: offset), groups.count - 1)
      let start = groups.offset(of: group)
      let next = groups.offset(of: group + 1)
      return min(offset - start <= next - offset ? start : next, orthogonalLimit)
    case .groupPagingCentered:
      guard groups.count > 0 else { return 0 }
      let group = min(groups.index(at: max(wanted + viewport / 2, 0)), groups.count - 1)
      return (max(group - 1, 0)...min(group + 1, groups.count - 1)).map(centeredOffset)
        .min { abs($0 - wanted) < abs($1 - wanted) } ?? 0
    }
  }

  /// Returns the scroll offset with which a group is in the middle.
  private func centeredOffset(ofGroup group: Int) -> CGFloat {
    let (start, next) = (groups.offset(of: group), groups.offset(of: group + 1))
    let end = next - section.interGroupSpacing - groupEdges.after
    return (start + groupEdges.before + end) / 2 - viewport / 2
  }

  // MARK: Boundaries

  /// The range across the scroll direction in which boundary views are aligned.
  private var boundaryRange: ClosedRange<CGFloat> {
    guard section.supplementariesFollowContentInsets else { return 0...lengthAcross }
    let (before, after) = insetsAcross
    return before...max(lengthAcross - after, before)
  }

  private func boundary(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> BoundaryViews.View {
    let across = boundaryRange.upperBound - boundaryRange.lowerBound
    let room =
      isVertical
      ? CGSize(width: across, height: container.height)
      : CGSize(width: container.width, height: across)
    let isHeader = item.elementKind == UICollectionView.elementKindSectionHeader
    return BoundaryViews.View(
      item: item,
      size: item.layoutSize.size(in: room, measured: measuredBoundaries[item.elementKind]),
      roomBefore: isHeader ? section.listConfiguration?.headerTopPadding ?? 0 : 0)
  }

  /// Returns the frame of a header, footer, or other boundary view in the section's coordinates.
  func boundaryFrame(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> CGRect {
    boundaries.frame(of: boundary(item), across: boundaryRange)
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
