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
  /// - Complexity: O(rows), and the ways to the nodes; see ``paths(to:shownIn:)``.
  mutating func take(
    _ ids: Set<Item.ID>, shownIn found: Outline?
  ) -> [(branch: OutlineBranch<Item>, parent: Item.ID?, index: Int)] {
    let rows = Dictionary(zip(items.map(\.id), items.indices), uniquingKeysWith: { row, _ in row })
    let groups = Dictionary(grouping: paths(to: ids, shownIn: found)) { $0.dropLast().map(\.id) }
    var taken: [[(OutlineBranch<Item>, Item.ID?, Int)]] = []
    // Nodes below others leave before them, and come back after them.
    for (above, paths) in groups.sorted(by: { $0.key.count > $1.key.count }) {
      let way = Array(paths[0].dropLast())
      let leaving = Set(paths.compactMap { $0.last?.id })
      let siblings = children(of: way.last, row: above.last.flatMap { rows[$0] })
      guard let siblings, siblings.contains(where: { leaving.contains($0.id) }) else { continue }
      setChildren(siblings.filter { !leaving.contains($0.id) }, at: way)
      taken.append(
        siblings.enumerated().filter { leaving.contains($0.element.id) }.map { index, item in
          let shown = Set(rows[item.id].map { items[subtree(ofRow: $0)].map(\.id) } ?? [])
          let branch = OutlineBranch(
            item: item, shownIDs: shown, expandedIDs: expandedIDs.intersection(shown),
            edits: nodes.edits.takeEdits(below: item))
          return (branch, above.last, index)
        })
    }
    removeRows(of: ids)
    return taken.reversed().flatMap(\.self)
  }

  /// Branches, each with the index that it has among the parent's children as soon as it is there,
  /// in ascending order. An index that is too large is the nearest.
  typealias Branches = [(branch: OutlineBranch<Item>, index: Int)]

  /// Inserts branches into what the outline shows, until the data is read again.
  ///
  /// - Parameter branches: The branches by the identifiers of their parents, nil to insert roots.
  /// - Returns: The identifiers of parents that are gone, and whose branches aren't inserted.
  /// - Complexity: O(rows), if rows show the parents; see ``paths(to:shownIn:)``.
  mutating func insert(_ branches: [Item.ID?: Branches]) -> Set<Item.ID> {
    let parents = Set(branches.keys.compactMap(\.self))
    var ways: [Item.ID?: [Item]] = [nil: []]
    for way in paths(to: parents) where ways[way.last?.id] == nil { ways[way.last?.id] = way }
    let rows = firstRows(of: parents)
    let inserted = branches.filter { ways[$0.key] != nil }
    for (parent, branches) in inserted {
      guard let way = ways[parent] else { continue }
      // A node that lost its last child may be a leaf to its model.
      let old = children(of: way.last, row: parent.flatMap { rows[$0] }) ?? []
      setChildren(Self.children(old, with: branches), at: way)
    }
    for (branch, _) in inserted.values.joined() { nodes.edits.add(branch.edits) }
    show(inserted)
    return parents.filter { ways[$0] == nil }
  }

  /// Returns the children of a node among which branches are inserted.
  private static func children(_ old: [Item], with branches: Branches) -> [Item] {
    var following = old[...]
    var children: [Item] = []
    for (branch, index) in branches {
      let before = following.prefix(max(index - children.count, 0))
      children += before
      children.append(branch.item)
      following = following.dropFirst(before.count)
    }
    return children + following
  }
}
