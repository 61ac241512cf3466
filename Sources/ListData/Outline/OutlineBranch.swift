/// A node of an outline with everything below it, which moves with it to another place.
struct OutlineBranch<Item: Identifiable> {
  /// The node.
  let item: Item
  /// The identifiers of the nodes in its rows.
  private(set) var shownIDs: Set<Item.ID> = []
  /// The identifiers of the open nodes among them.
  private(set) var expandedIDs: Set<Item.ID> = []
  /// The edits of the node and of those below it.
  private(set) var edits = OutlineEdits<Item>()
}

extension OutlineBranch {
  /// Creates a branch of a node that is new, with the children that are read.
  init(_ item: Item) { self.item = item }
}

extension Outline {
  /// Removes nodes with everything below them, wherever they are.
  ///
  /// - Parameters:
  ///   - ids: The identifiers of the nodes.
  ///   - found: The outline that a search shows of this one, or nil if there is none.
  /// - Returns: The branches, with the parents and the indexes at which they were. Insert them in
  ///   this order to bring them back.
  /// - Complexity: O(rows) for each node; see ``paths(to:shownIn:)``.
  mutating func take(
    _ ids: Set<Item.ID>, shownIn found: Outline?
  ) -> [(branch: OutlineBranch<Item>, parent: Item.ID?, index: Int)] {
    var taken: [(OutlineBranch<Item>, Item.ID?, Int)] = []
    // Nodes below others leave before them, and come back after them.
    for path in paths(to: ids, shownIn: found).reversed() {
      let above = Array(path.dropLast())
      guard var siblings = children(of: above.last),
        let index = siblings.firstIndex(where: { $0.id == path.last?.id })
      else { continue }
      let item = siblings.remove(at: index)
      let shown = Set(row(of: item.id).map { items[subtree(ofRow: $0)].map(\.id) } ?? [])
      let branch = OutlineBranch(
        item: item, shownIDs: shown, expandedIDs: expandedIDs.intersection(shown),
        edits: nodes.edits.takeEdits(below: item))
      taken.append((branch, above.last?.id, index))
      setChildren(siblings, at: above)
    }
    removeRows(of: ids)
    return taken.reversed()
  }

  /// Inserts a branch into what the outline shows, until the data is read again.
  ///
  /// - Parameters:
  ///   - branch: The branch.
  ///   - parent: The identifier of the parent, or nil to insert a root.
  ///   - index: The index among the parent's children. One out of range is the nearest.
  /// - Returns: False if the parent is gone.
  /// - Complexity: O(rows), if a row shows the parent; see ``paths(to:shownIn:)``.
  mutating func insert(
    _ branch: OutlineBranch<Item>, under parent: Item.ID?, at index: Int
  ) -> Bool {
    guard let above = parent.map({ paths(to: [$0]).first }) ?? [] else { return false }
    // A node that lost its last child may be a leaf to its model.
    var children = children(of: above.last) ?? []
    let index = min(max(index, 0), children.count)
    children.insert(branch.item, at: index)
    setChildren(children, at: above)
    nodes.edits.add(branch.edits)
    show(branch, asChild: index, of: parent)
    return true
  }
}
