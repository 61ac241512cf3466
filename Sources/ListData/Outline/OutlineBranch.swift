/// A node of an outline with its descendants, which move with it to another place.
struct OutlineBranch<Item: Identifiable> {
  /// The node.
  let item: Item
  /// The identifiers of the open nodes among it and those below it.
  let expandedIDs: Set<Item.ID>
  /// The children of nodes, by the identifiers of their parents, if they may have been edited.
  let children: [Item.ID: [Item]]

  init(_ item: Item, expandedIDs: Set<Item.ID>, children: [Item.ID: [Item]]) {
    self.item = item
    self.expandedIDs = expandedIDs
    self.children = children
  }

  /// Creates a branch of a node that is closed, with the children that are read.
  init(_ item: Item) { self.init(item, expandedIDs: [], children: [:]) }
}

extension Outline {
  /// Returns the branch of a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - shown: The children of the outline's open nodes, by the identifiers of their parents.
  /// - Complexity: O(rows of the branch). In an outline that was edited, the children of the
  ///   branch's closed nodes are read.
  func branch(atRow row: Int, showing shown: [Item.ID: [Item]]) -> OutlineBranch<Item> {
    let branch = items[subtree(ofRow: row)]
    var children: [Item.ID: [Item]] = [:]
    if nodes.isEdited {
      for item in branch { children[item.id] = shown[item.id] ?? nodes.children(of: item) }
    }
    return OutlineBranch(
      items[row], expandedIDs: expandedIDs.intersection(branch.map(\.id)), children: children)
  }

  /// Inserts a branch into what the outline shows, until the data is read again.
  ///
  /// - Parameters:
  ///   - branch: The branch.
  ///   - parent: The parent, or nil to insert a root.
  ///   - index: The index among the parent's children. One out of range is the nearest.
  /// - Returns: False if the parent is gone, or can't be expanded.
  /// - Complexity: O(rows), if a row shows the parent; see `item(_:)`.
  mutating func insert(_ branch: OutlineBranch<Item>, under parent: Item?, at index: Int) -> Bool {
    // The data may have been read again since.
    let current = parent.flatMap { item($0.id) }
    if parent != nil, current == nil { return false }
    let parent = current
    guard var children = children(of: parent, showing: rows.children()) else { return false }
    let index = min(max(index, 0), children.count)
    children.insert(branch.item, at: index)
    if let parent {
      nodes.setChildren(children, of: parent.id)
    } else {
      nodes.roots = children
    }
    nodes.removedIDs.remove(branch.item.id)
    nodes.parents[branch.item.id] = .some(parent?.id)
    for (id, children) in branch.children { nodes.setChildren(children, of: id) }
    show(branch.item, asChild: index, of: parent?.id, expanding: branch.expandedIDs)
    return true
  }
  /// Returns the item with an identifier, also one that no row shows, or nil if there is none.
  ///
  /// - Complexity: O(rows). If no row shows the item, up to 10,000 closed nodes are read.
  func item(_ id: Item.ID) -> Item? {
    if let row = row(of: id) { return items[row] }
    let walk = OutlineWalk(of: self, from: roots, limit: 10_000, until: { $0.id == id })
    return walk.found.map { walk.items[$0] }
  }
}
