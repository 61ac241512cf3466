import Foundation

/// Lays out the items of a group in its container.
@MainActor struct GroupSolver {
  /// A group whose contents have frames in the group's coordinates.
  struct Solved {
    var size: CGSize
    var items: [Item] = []
    var supplementaries: [Supplementary] = []

    /// Moves the contents.
    mutating func offset(by distance: CGPoint) {
      for index in items.indices {
        items[index].frame = items[index].frame.offsetBy(dx: distance.x, dy: distance.y)
      }
      for index in supplementaries.indices {
        supplementaries[index].frame =
          supplementaries[index].frame.offsetBy(dx: distance.x, dy: distance.y)
      }
    }
  }

  /// An item with its frame.
  struct Item {
    var frame: CGRect
    var estimatedAxes: UIAxis
    var zIndex = 0
  }

  /// A view attached to an item or to a group, with its frame.
  struct Supplementary {
    let item: NSCollectionLayoutSupplementaryItem
    var frame: CGRect
  }

  let pixels: PixelGrid
  /// The maximum number of subitems of a full line. Any number without a length would fit.
  let bound: Int
  /// Returns the size that the nth cell prefers, or nil if it is unmeasured.
  let measured: (Int) -> CGSize?

  /// Lays out a group.
  ///
  /// - Parameters:
  ///   - group: The group to lay out.
  ///   - container: The size of the container, in points.
  ///   - limit: The maximum number of items. A group with fewer items than fit has the size and the
  ///     spacing of a full one.
  ///   - bound: The maximum number of subitems of a full line, by default that of the items.
  ///   - measured: Returns the size that the nth cell prefers, or nil if it is unmeasured.
  static func solve(
    _ group: NSCollectionLayoutGroup, in container: CGSize, limit: Int, bound: Int? = nil,
    measured: @escaping (Int) -> CGSize?
  ) -> Solved {
    GroupSolver(pixels: .current, bound: bound ?? limit, measured: measured)
      .solve(group, in: container, limit: limit, first: 0)
  }

  /// Lays out a group whose first item has a number.
  func solve(
    _ group: NSCollectionLayoutGroup, in container: CGSize, limit: Int, first: Int
  ) -> Solved {
    let size = length(of: group, in: container)
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
    case .line(let axis, let count):
      solved = GroupLine(
        of: group, along: axis, count: count, in: room, first: first, solver: self
      ).solve(limit: limit)
    }
    solved.offset(by: CGPoint(x: insets.leading, y: insets.top))
    // The content determines an estimated length.
    let axes = group.layoutSize.estimatedAxes
    solved.size = CGSize(
      width: axes.contains(.horizontal)
        ? solved.size.width + insets.leading + insets.trailing : size.width,
      height: axes.contains(.vertical)
        ? solved.size.height + insets.top + insets.bottom : size.height)
    // Fractions of a group's views are of what contains the group.
    for item in group.supplementaryItems {
      let frame = item.frame(on: CGRect(origin: .zero, size: solved.size), in: container)
      solved.supplementaries.append(Supplementary(item: item, frame: frame))
    }
    return solved
  }

  /// Lays out an item that isn't a group, at the beginning of a line.
  func solve(_ item: NSCollectionLayoutItem, in container: CGSize, number: Int) -> Solved {
    let size = length(of: item, in: container, number: number)
    let axes = item.layoutSize.estimatedAxes
    // Insets have no effect along estimated dimensions.
    var insets = item.contentInsets
    if axes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    if axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    let frame = CGRect(
      x: insets.leading, y: insets.top,
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
    var solved = Solved(size: size)
    solved.items = [Item(frame: frame, estimatedAxes: axes)]
    solved.supplementaries = item.supplementaryItems.map {
      Supplementary(item: $0, frame: $0.frame(on: frame, in: frame.size))
    }
    return solved
  }

  /// Returns the size of an item with a number in a container: that which its cell prefers where it
  /// is measured.
  func length(of item: NSCollectionLayoutItem, in container: CGSize, number: Int) -> CGSize {
    var size = length(of: item, in: container)
    let axes = item.layoutSize.estimatedAxes
    guard !axes.isEmpty, let measured = measured(number) else { return size }
    if axes.contains(.horizontal) { size.width = measured.width }
    if axes.contains(.vertical) { size.height = measured.height }
    return size
  }

  /// Returns the size of an item in a container, with estimates for what isn't measured. Fractional
  /// lengths end on a pixel.
  func length(of item: NSCollectionLayoutItem, in container: CGSize) -> CGSize {
    let size = item.layoutSize
    func length(_ dimension: NSCollectionLayoutDimension) -> CGFloat {
      let length = dimension.length(in: container, measured: nil)
      return dimension.isFractional ? pixels.floor(length) : length
    }
    return CGSize(width: length(size.widthDimension), height: length(size.heightDimension))
  }
}
