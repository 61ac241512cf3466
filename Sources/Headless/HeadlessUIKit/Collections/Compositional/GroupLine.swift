import Foundation

/// A row or a column of a group, in which its subitems repeat.
///
/// Fractions along the line are of its length without the spacing between the items, so the number
/// of items decides on their lengths: it is the greatest with which they fit. Items whose content
/// determines their lengths count with those that are measured.
@MainActor struct GroupLine {
  private let group: NSCollectionLayoutGroup
  private let isRow: Bool
  /// The size of the group without its insets.
  private let room: CGSize
  /// The number of the first item.
  private let first: Int
  /// The number of subitems in a full line.
  private var count = 0
  private let solver: GroupSolver

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - group: The group of the subitems.
  ///   - axis: The axis of the line.
  ///   - count: The number of subitems, or nil for as many as fit. A line whose content determines
  ///     its length has each subitem once.
  ///   - room: The size of the group without its insets.
  ///   - first: The number of the first item.
  ///   - solver: The solver of the subitems.
  init(
    of group: NSCollectionLayoutGroup, along axis: UIAxis, count: Int?, in room: CGSize,
    first: Int, solver: GroupSolver
  ) {
    self.group = group
    self.room = room
    self.first = first
    self.solver = solver
    isRow = axis == .horizontal
    let fixed = group.subitems.isEmpty ? 0 : count ?? (isOpen ? group.subitems.count : nil)
    self.count = fixed ?? fittingCount(atMost: solver.bound)
  }

  /// A Boolean value that indicates whether the content determines the line's length.
  private var isOpen: Bool {
    group.layoutSize.estimatedAxes.contains(isRow ? .horizontal : .vertical)
  }

  private func along(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { isRow ? size.height : size.width }
  private var spacing: CGFloat { group.interItemSpacing?.spacing ?? 0 }

  private func subitem(_ index: Int) -> NSCollectionLayoutItem {
    group.subitems[index % group.subitems.count]
  }

  /// Returns the size that the subitems divide if there is a number of them.
  private func container(for count: Int) -> CGSize {
    let length = max(along(room) - CGFloat(max(count - 1, 0)) * spacing, 0)
    return isRow
      ? CGSize(width: length, height: room.height) : CGSize(width: room.width, height: length)
  }

  /// Returns the greatest number of subitems that fit, at least one. It is the same in a line that
  /// is only partly filled.
  private func fittingCount(atMost limit: Int) -> Int {
    var count = 1
    // A hair more lets three thirds fit. A length that is no number is none.
    while count < limit, !(length(of: count + 1) > along(room) + 0.01) { count += 1 }
    return count
  }

  /// Returns the length of a number of subitems with the spacing around them.
  private func length(of count: Int) -> CGFloat {
    let container = container(for: count)
    guard !group.flows(along: isRow ? .horizontal : .vertical) else {
      return (0..<count).reduce(CGFloat(count - 1) * spacing) { length, index in
        let item = subitem(index)
        let size = solver.length(of: item, in: container, number: first + index)
        return length + along(size) + edges(of: item)
      }
    }
    let (rounds, remainder) = count.quotientAndRemainder(dividingBy: group.subitems.count)
    var length = CGFloat(count - 1) * spacing
    for (index, item) in group.subitems.enumerated() {
      let number = CGFloat(rounds + (index < remainder ? 1 : 0))
      length += number * (along(solver.length(of: item, in: container)) + edges(of: item))
    }
    return length
  }

  // MARK: Laying out

  /// A subitem of the line while it is being laid out.
  private struct Part {
    let item: NSCollectionLayoutItem
    var solved: GroupSolver.Solved
    var size: CGSize { solved.size }
  }

  /// Lays out the line.
  ///
  /// - Parameter limit: The maximum number of items.
  func solve(limit: Int) -> GroupSolver.Solved {
    let container = container(for: count)
    var parts: [Part] = []
    var placed = 0
    while placed < limit, parts.count < count {
      let item = subitem(parts.count)
      let solved =
        (item as? NSCollectionLayoutGroup).map {
          solver.solve($0, in: container, limit: limit - placed, first: first + placed)
        } ?? solver.solve(item, in: container, number: first + placed)
      placed += solved.items.count
      parts.append(Part(item: item, solved: solved))
    }
    equalise(&parts)
    return place(parts, sharing: spare(around: parts, in: container))
  }

  /// Applies the greatest length to all items with a uniform dimension.
  private func equalise(_ parts: inout [Part]) {
    let heights = parts.filter { $0.item.layoutSize.heightDimension.isUniformAcrossSiblings }
    let widths = parts.filter { $0.item.layoutSize.widthDimension.isUniformAcrossSiblings }
    guard !heights.isEmpty || !widths.isEmpty else { return }
    let height = heights.map(\.size.height).max()
    let width = widths.map(\.size.width).max()
    for index in parts.indices where parts[index].solved.items.count == 1 {
      let size = parts[index].item.layoutSize
      if let height, size.heightDimension.isUniformAcrossSiblings {
        parts[index].solved.size.height = height
        parts[index].solved.items[0].frame.size.height = height
      }
      if let width, size.widthDimension.isUniformAcrossSiblings {
        parts[index].solved.size.width = width
        parts[index].solved.items[0].frame.size.width = width
      }
    }
  }

  /// Returns the share of each flexible spacing in what a full line leaves over.
  private func spare(around parts: [Part], in container: CGSize) -> CGFloat {
    if isOpen { return 0 }
    var springs = group.interItemSpacing?.isFlexible == true ? max(count - 1, 0) : 0
    for (index, item) in group.subitems.enumerated() {
      let number = (count - index + group.subitems.count - 1) / group.subitems.count
      springs += springsAlong(item).count * number
    }
    guard springs > 0 else { return 0 }
    var used = CGFloat(max(count - 1, 0)) * spacing
    for index in 0..<count {
      let item = subitem(index)
      let size =
        parts.indices.contains(index)
        ? parts[index].size : solver.length(of: item, in: container)
      used += along(size) + edges(of: item)
    }
    return max(along(room) - used, 0) / CGFloat(springs)
  }

  private func place(_ parts: [Part], sharing spare: CGFloat) -> GroupSolver.Solved {
    var solved = GroupSolver.Solved(size: .zero)
    var position: CGFloat = 0
    var widest: CGFloat = 0
    for (number, var part) in parts.enumerated() {
      let (before, after) = edgesAlong(part.item)
      if number > 0 { position += length(of: group.interItemSpacing, spare) }
      position += length(of: before, spare)
      let aside = part.item.offset(acrossRow: isRow, in: across(room), length: across(part.size))
      part.solved.offset(
        by: isRow ? CGPoint(x: position, y: aside) : CGPoint(x: aside, y: position))
      for var item in part.solved.items {
        item.frame = solver.pixels.place(item.frame)
        solved.items.append(item)
      }
      solved.supplementaries += part.solved.supplementaries
      position += along(part.size) + length(of: after, spare)
      let below = isRow ? part.item.edgeSpacing?.bottom : part.item.edgeSpacing?.trailing
      widest = max(widest, aside + across(part.size) + (below?.spacing ?? 0))
    }
    solved.size =
      isRow ? CGSize(width: position, height: widest) : CGSize(width: widest, height: position)
    return solved
  }

  // MARK: Spacing

  private func edgesAlong(_ item: NSCollectionLayoutItem)
    -> (NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?)
  {
    let edges = item.edgeSpacing
    return isRow ? (edges?.leading, edges?.trailing) : (edges?.top, edges?.bottom)
  }

  /// Returns the flexible spacings around an item along the line.
  private func springsAlong(_ item: NSCollectionLayoutItem) -> [NSCollectionLayoutSpacing] {
    let (before, after) = edgesAlong(item)
    return [before, after].compactMap(\.self).filter(\.isFlexible)
  }

  /// Returns the sum of an item's edge spacings along the line.
  private func edges(of item: NSCollectionLayoutItem) -> CGFloat {
    let (before, after) = edgesAlong(item)
    return (before?.spacing ?? 0) + (after?.spacing ?? 0)
  }

  private func length(of spacing: NSCollectionLayoutSpacing?, _ spare: CGFloat) -> CGFloat {
    guard let spacing else { return 0 }
    return spacing.spacing + (spacing.isFlexible ? spare : 0)
  }
}

extension NSCollectionLayoutGroup {
  /// Returns a Boolean value that indicates whether a line of the group holds as many items as fit
  /// by the lengths of their content.
  func flows(along axis: UIAxis) -> Bool {
    guard case .line(axis, count: nil) = arrangement, !layoutSize.estimatedAxes.contains(axis),
      !subitems.contains(where: { $0 is NSCollectionLayoutGroup })
    else { return false }
    return subitems.contains { $0.layoutSize.estimatedAxes.contains(axis) }
  }

  /// A Boolean value that indicates whether the content of the items determines how many of them
  /// the group holds.
  var flows: Bool {
    flows(along: .horizontal) || flows(along: .vertical)
      || subitems.contains { ($0 as? NSCollectionLayoutGroup)?.flows == true }
  }
}

extension NSCollectionLayoutItem {
  /// Returns the item's distance from the edge of its container across a line: its fixed spacing
  /// plus its share of the remaining space.
  ///
  /// - Parameters:
  ///   - isRow: A Boolean value that indicates whether the line is a row.
  ///   - room: The container's length across the line, in points.
  ///   - length: The item's length across the line, in points.
  func offset(acrossRow isRow: Bool, in room: CGFloat, length: CGFloat) -> CGFloat {
    let (before, after) =
      isRow
      ? (edgeSpacing?.top, edgeSpacing?.bottom) : (edgeSpacing?.leading, edgeSpacing?.trailing)
    let fixed = before?.spacing ?? 0
    guard before?.isFlexible == true else { return fixed }
    let spare = max(room - length - fixed - (after?.spacing ?? 0), 0)
    return fixed + (after?.isFlexible == true ? spare / 2 : spare)
  }
}
