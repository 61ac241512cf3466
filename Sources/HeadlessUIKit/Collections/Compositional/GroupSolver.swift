import Foundation

/// A namespace for the functions that lay out the items of one group in its container.
@MainActor enum GroupSolver {
  /// A group whose contents have frames in the group's coordinates.
  struct Solved {
    var size: CGSize
    var items: [Item] = []
    var supplementaries: [Supplementary] = []
  }

  /// An item with its frame.
  struct Item {
    var frame: CGRect
    var estimatedAxes: UIAxis
    var zIndex = 0
  }

  /// A view attached to an item or to the group. A group's view has the number of the first item.
  struct Supplementary {
    let item: NSCollectionLayoutSupplementaryItem
    let number: Int
    var frame: CGRect
  }

  /// Lays out a group.
  ///
  /// - Parameters:
  ///   - group: The group to lay out.
  ///   - container: The size of the container, in points.
  ///   - limit: The maximum number of items.
  ///   - measured: Returns the size that the nth cell prefers, or nil if it is unmeasured.
  static func solve(
    _ group: NSCollectionLayoutGroup, in container: CGSize, limit: Int,
    measured: (Int) -> CGSize?
  ) -> Solved {
    solve(group, in: container, given: nil, limit: limit, first: 0, measured)
  }

  private static func solve(
    _ group: NSCollectionLayoutGroup, in container: CGSize, given: CGSize?, limit: Int, first: Int,
    _ measured: (Int) -> CGSize?
  ) -> Solved {
    let size = given ?? group.layoutSize.size(in: container, measured: nil)
    let insets = group.contentInsets
    let room = CGSize(
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
    var solved: Solved
    switch group.arrangement {
    case .custom(let provider):
      let environment = LayoutEnvironment(
        size: room, insets: .zero, traits: UITraitCollection.current)
      solved = Solved(size: room)
      solved.items = provider(environment).prefix(limit).map {
        Item(frame: $0.frame, estimatedAxes: [], zIndex: $0.zIndex)
      }
    case .filling(let axis), .repeating(let axis, _, _):
      solved = Line(group: group, axis: axis, room: room).solve(limit, first, measured)
    }
    for index in solved.items.indices {
      solved.items[index].frame = solved.items[index].frame.offsetBy(
        dx: insets.leading, dy: insets.top)
    }
    for index in solved.supplementaries.indices {
      solved.supplementaries[index].frame = solved.supplementaries[index].frame.offsetBy(
        dx: insets.leading, dy: insets.top)
    }
    // The content determines an estimated length.
    let axes = group.layoutSize.estimatedAxes
    solved.size = CGSize(
      width: axes.contains(.horizontal)
        ? solved.size.width + insets.leading + insets.trailing : size.width,
      height: axes.contains(.vertical)
        ? solved.size.height + insets.top + insets.bottom : size.height)
    for item in group.supplementaryItems {
      let frame = item.frame(on: CGRect(origin: .zero, size: solved.size), measured: nil)
      solved.supplementaries.append(Supplementary(item: item, number: first, frame: frame))
    }
    return solved
  }

  /// A row or a column of items.
  @MainActor private struct Line {
    let group: NSCollectionLayoutGroup
    let axis: UIAxis
    let room: CGSize

    /// An item of the line while it is being laid out.
    private struct Part {
      var item: NSCollectionLayoutItem
      var solved: Solved
      var size: CGSize
    }

    private var isRow: Bool { axis == .horizontal }
    private func along(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
    private func across(_ size: CGSize) -> CGFloat { isRow ? size.height : size.width }
    private var spacing: CGFloat { group.interItemSpacing?.spacing ?? 0 }

    func solve(_ limit: Int, _ first: Int, _ measured: (Int) -> CGSize?) -> Solved {
      var parts: [Part] = []
      var placed = 0
      var used: CGFloat = 0
      let length = along(room)
      let count = repetitions
      let isOpen =
        isRow
        ? group.layoutSize.widthDimension.isEstimated
        : group.layoutSize.heightDimension.isEstimated
      while placed < limit, parts.count < count ?? .max {
        let item = group.subitems[parts.count % max(group.subitems.count, 1)]
        let part = make(item, limit - placed, first + placed, measured)
        let needed = along(part.size) + edges(item) + (parts.isEmpty ? 0 : spacing)
        // A small tolerance lets three thirds fit.
        if count == nil, !parts.isEmpty {
          if isOpen ? parts.count >= group.subitems.count : used + needed > length + 0.01 { break }
        }
        guard !part.solved.items.isEmpty || part.item is NSCollectionLayoutGroup == false else {
          break
        }
        used += needed
        placed += part.solved.items.count
        parts.append(part)
        if along(part.size) + edges(item) + spacing <= 0, count == nil { break }
      }
      equalise(&parts)
      return place(parts, length: isOpen ? nil : length)
    }

    private var repetitions: Int? {
      if case .repeating(_, let count, _) = group.arrangement { return max(count, 1) }
      return group.subitems.isEmpty ? 0 : nil
    }

    private func make(
      _ item: NSCollectionLayoutItem, _ limit: Int, _ number: Int,
      _ measured: (Int) -> CGSize?
    ) -> Part {
      var given = item.layoutSize.size(in: room, measured: nil)
      if case .repeating(_, let count, true) = group.arrangement, count > 0 {
        let share = max((along(room) - spacing * CGFloat(count - 1)) / CGFloat(count), 0)
        if isRow { given.width = share } else { given.height = share }
      }
      if let inner = item as? NSCollectionLayoutGroup {
        let solved = GroupSolver.solve(
          inner, in: room, given: given, limit: limit, first: number, measured)
        return Part(item: item, solved: solved, size: solved.size)
      }
      let axes = item.layoutSize.estimatedAxes
      let insets = item.contentInsets
      if let size = measured(number) {
        if axes.contains(.horizontal) { given.width = size.width }
        if axes.contains(.vertical) { given.height = size.height }
      }
      let wide = axes.contains(.horizontal) ? 0 : insets.leading + insets.trailing
      let high = axes.contains(.vertical) ? 0 : insets.top + insets.bottom
      let frame = CGRect(
        x: axes.contains(.horizontal) ? 0 : insets.leading,
        y: axes.contains(.vertical) ? 0 : insets.top, width: max(given.width - wide, 0),
        height: max(given.height - high, 0))
      var solved = Solved(size: given)
      solved.items = [Item(frame: frame, estimatedAxes: axes)]
      solved.supplementaries = item.supplementaryItems.map {
        Supplementary(item: $0, number: number, frame: $0.frame(on: frame, measured: nil))
      }
      return Part(item: item, solved: solved, size: given)
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
          parts[index].size.height = height
          parts[index].solved.items[0].frame.size.height = height
        }
        if let width, size.widthDimension.isUniformAcrossSiblings {
          parts[index].size.width = width
          parts[index].solved.items[0].frame.size.width = width
        }
      }
    }

    /// Returns the sum of an item's edge spacings along the line.
    private func edges(_ item: NSCollectionLayoutItem) -> CGFloat {
      let (before, after) = edgesAlong(item)
      return (before?.spacing ?? 0) + (after?.spacing ?? 0)
    }

    private func edgesAlong(_ item: NSCollectionLayoutItem)
      -> (NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?)
    {
      let edges = item.edgeSpacing
      return isRow ? (edges?.leading, edges?.trailing) : (edges?.top, edges?.bottom)
    }

    private func edgesAcross(_ item: NSCollectionLayoutItem)
      -> (NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?)
    {
      let edges = item.edgeSpacing
      return isRow ? (edges?.top, edges?.bottom) : (edges?.leading, edges?.trailing)
    }

    private func place(_ parts: [Part], length: CGFloat?) -> Solved {
      let between = CGFloat(max(parts.count - 1, 0)) * spacing
      let used = parts.reduce(between) { $0 + along($1.size) + edges($1.item) }
      var springs = group.interItemSpacing?.isFlexible == true ? max(parts.count - 1, 0) : 0
      for part in parts {
        let (before, after) = edgesAlong(part.item)
        springs += [before, after].count { $0?.isFlexible == true }
      }
      let spare = springs > 0 ? max((length ?? used) - used, 0) / CGFloat(springs) : 0
      var solved = Solved(size: .zero)
      var position: CGFloat = 0
      var widest: CGFloat = 0
      for (number, part) in parts.enumerated() {
        let (before, after) = edgesAlong(part.item)
        if number > 0 {
          position += spacing + (group.interItemSpacing?.isFlexible == true ? spare : 0)
        }
        position += (before?.spacing ?? 0) + (before?.isFlexible == true ? spare : 0)
        let aside = offsetAcross(part)
        let shift = isRow ? CGPoint(x: position, y: aside) : CGPoint(x: aside, y: position)
        for var item in part.solved.items {
          item.frame = item.frame.offsetBy(dx: shift.x, dy: shift.y)
          solved.items.append(item)
        }
        for var view in part.solved.supplementaries {
          view.frame = view.frame.offsetBy(dx: shift.x, dy: shift.y)
          solved.supplementaries.append(view)
        }
        position += along(part.size) + (after?.spacing ?? 0)
        position += after?.isFlexible == true ? spare : 0
        let (_, below) = edgesAcross(part.item)
        widest = max(widest, aside + across(part.size) + (below?.spacing ?? 0))
      }
      solved.size =
        isRow
        ? CGSize(width: position, height: widest) : CGSize(width: widest, height: position)
      return solved
    }

    /// Returns an item's distance from the edge of the line: its fixed spacing plus its share of
    /// the remaining space.
    private func offsetAcross(_ part: Part) -> CGFloat {
      let (before, after) = edgesAcross(part.item)
      let fixed = before?.spacing ?? 0
      guard before?.isFlexible == true else { return fixed }
      let spare = max(across(room) - across(part.size) - fixed - (after?.spacing ?? 0), 0)
      return fixed + (after?.isFlexible == true ? spare / 2 : spare)
    }
  }
}
