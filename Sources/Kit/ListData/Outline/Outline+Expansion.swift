/// Nodes that open and close.
extension Outline {
  /// Opens a node. If no row shows it, it is open as soon as one does.
  ///
  /// - Complexity: O(rows).
  public mutating func expand(_ id: Item.ID) { show(expandedIDs.union([id])) }

  /// Closes a node. Its open descendants are open again when it opens.
  ///
  /// - Complexity: O(rows).
  public mutating func collapse(_ id: Item.ID) { show(expandedIDs.subtracting([id])) }

  /// Opens a closed node, or closes an open one.
  ///
  /// - Returns: The rows that show the node, before the change.
  /// - Complexity: O(rows).
  @discardableResult
  package mutating func toggle(_ id: Item.ID) -> [Int] {
    let rows = rows(of: [id])
    show(expandedIDs.symmetricDifference([id]), at: rows)
    return rows
  }

  /// Closes all nodes, so that only the roots are shown.
  ///
  /// - Complexity: O(rows).
  package mutating func collapseAll() { show([]) }

  /// Opens a node and all nodes below it.
  ///
  /// - Parameters:
  ///   - id: The identifier of a node, or nil for all nodes of the outline.
  ///   - limit: The maximum number of nodes that are read. Those nearest to the roots
  ///     are read first.
  /// - Returns: False if the limit was reached, or if no row shows the node.
  /// - Complexity: O(rows + nodes that are read).
  @discardableResult
  package mutating func expandAll(under id: Item.ID? = nil, limit: Int = 10_000) -> Bool {
    let starts = id.map { id in row(of: id).map { [items[$0]] } ?? [] } ?? roots
    if id != nil, starts.isEmpty { return false }
    let walk = OutlineWalk(of: self, from: starts, limit: limit)
    return show(expandedIDs.union(walk.children.keys), known: walk.children, limit: limit)
      && walk.isComplete
  }

  /// Opens the nodes on the way to an item.
  ///
  /// - Parameter path: The identifiers of the nodes from a root to the item, and of the item.
  /// - Returns: The row of the item, or nil if the path doesn't exist. In that case nothing opens.
  /// - Complexity: O(rows) for each node on the way.
  @discardableResult
  package mutating func expand(toItemAt path: [Item.ID]) -> Int? {
    var outline = self
    var row: Int?
    for (level, id) in path.enumerated() {
      if let row { outline.expand(outline.items[row].id) }
      let rows = row.map(outline.subtree) ?? outline.items.indices
      row = rows.first { outline.items[$0].id == id && outline.level(ofRow: $0) == level }
      if row == nil { return nil }
    }
    if row != nil { self = outline }
    return row
  }

  /// Searches for an item, and opens the nodes on the way to it.
  ///
  /// - Parameters:
  ///   - id: The identifier of the item.
  ///   - limit: The maximum number of nodes that are read. Those nearest to the roots
  ///     are read first.
  /// - Returns: The row of the item, or nil if it wasn't found. In that case nothing opens.
  /// - Complexity: O(rows + nodes that are read); O(rows) if a row shows the item.
  @discardableResult
  package mutating func expand(to id: Item.ID, limit: Int = 10_000) -> Int? {
    if let row = row(of: id) { return row }
    let walk = OutlineWalk(of: self, from: roots, limit: limit, until: { $0.id == id })
    guard let found = walk.found else { return nil }
    let ids = Set(walk.path(to: found).dropLast().map(\.id))
    show(expandedIDs.union(ids), known: walk.children.filter { ids.contains($0.key) })
    return row(of: id)
  }
}
