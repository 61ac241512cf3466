extension Outline {
  /// Returns the items that satisfy a condition, with the nodes above them, which are open.
  ///
  /// Closed nodes are searched too. A node that satisfies the condition while nothing below it does
  /// is closed, and shows all of its children when it opens. The expansion of this outline isn't
  /// changed, so it is there again when the search ends.
  ///
  ///     let found = files.filtered { $0.name.contains("swift") }
  ///
  /// - Parameters:
  ///   - limit: The maximum number of nodes that are read. Those nearest to the roots
  ///     are read first.
  ///   - isIncluded: The condition.
  /// - Complexity: O(rows + nodes that are read).
  package func filtered(limit: Int = 1_000_000, _ isIncluded: (Item) -> Bool) -> Outline {
    filtered(limit: limit, unless: { false }, isIncluded)
  }

  /// Returns the items that satisfy a condition; an incomplete result if the search was cancelled.
  package func filtered(
    limit: Int, unless isCancelled: () -> Bool, _ isIncluded: (Item) -> Bool
  ) -> Outline {
    let walk = OutlineWalk(of: self, from: roots, limit: limit, unless: isCancelled)
    var isKept = [Bool](repeating: false, count: walk.items.count)
    // Children come after their parents.
    for index in walk.items.indices.reversed() {
      if index % 256 == 0, isCancelled() { break }
      if !isKept[index] { isKept[index] = isIncluded(walk.items[index]) }
      if isKept[index], let parent = walk.parents[index] { isKept[parent] = true }
    }
    var result = self
    result.nodes.roots = []
    var found: [Item.ID: [Item]] = [:]
    for index in walk.items.indices where isKept[index] {
      if let parent = walk.parents[index] {
        found[walk.items[parent].id, default: []].append(walk.items[index])
      } else {
        result.nodes.roots.append(walk.items[index])
      }
    }
    result.nodes.edits.setChildren(found)
    let expanded = Set(found.keys)
    result.readRows(expanding: expanded, limit: max(limit, expanded.count))
    return result
  }
}

/// A walk through a tree, level by level, so that it finds what is near even in an endless one.
struct OutlineWalk<Item: Identifiable> {
  /// The items that were visited.
  private(set) var items: [Item]
  /// The indices of their parents, or nil for those with which the walk began.
  private(set) var parents: [Int?]
  /// The children of the nodes, by identifier. Each identifier is read once.
  private(set) var children: [Item.ID: [Item]] = [:]
  /// The index of the first item for which the walk ended, or nil.
  private(set) var found: Int?
  /// A Boolean value that indicates whether all nodes were read.
  private(set) var isComplete = true

  /// Walks through an outline.
  ///
  /// - Parameters:
  ///   - outline: The outline, whose open nodes aren't read again.
  ///   - starts: The items with which the walk begins.
  ///   - limit: The maximum number of closed nodes to read, or nil to visit only nodes that rows
  ///     and edits know.
  ///   - isCancelled: Returns a Boolean value that indicates whether to end the walk.
  ///   - isEnd: Returns a Boolean value that indicates whether an item is the one that is wanted.
  init(
    of outline: Outline<Item>, from starts: [Item], limit: Int?,
    unless isCancelled: () -> Bool = { false }, until isEnd: (Item) -> Bool = { _ in false }
  ) {
    items = starts
    parents = Array(repeating: nil, count: starts.count)
    let open = outline.rows.children()
    var left = limit ?? 0
    var index = 0
    while index < items.count {
      let item = items[index]
      if isEnd(item) {
        found = index
        return
      }
      if index % 256 == 0, isCancelled() {
        isComplete = false
        return
      }
      if children[item.id] == nil {
        var below = open[item.id]
        if below == nil, limit == nil {
          below = outline.nodes.edits.known(below: item.id)
        } else if below == nil, left > 0 {
          below = outline.nodes.children(of: item)
          if below != nil { left -= 1 }
        } else if below == nil, isComplete {
          isComplete = !outline.nodes.canExpand(item)
        }
        if let below {
          children[item.id] = below
          items += below
          parents += Array(repeating: index, count: below.count)
        }
      }
      index += 1
    }
  }

  /// Returns the way from the beginning of the walk to an item.
  func path(to index: Int) -> [Item] {
    sequence(first: index) { parents[$0] }.map { items[$0] }.reversed()
  }
}
