/// The edits of a tree. Each belongs to its node, and goes with the node to another place or
/// outline.
struct OutlineEdits<Item: Identifiable> {
  /// The identifiers of items that aren't read.
  private(set) var removedIDs: Set<Item.ID> = []
  /// The children of edited nodes, by the identifiers of the nodes.
  private(set) var children: [Item.ID: [Item]] = [:]
  /// Those children of other nodes that are on the way to an edited one.
  private var ways: [Item.ID: Way] = [:]

  /// Some children of a node, and their identifiers.
  struct Way {
    var items: [Item] = []
    var ids: Set<Item.ID> = []

    mutating func append(_ item: Item) {
      if ids.insert(item.id).inserted { items.append(item) }
    }
  }

  /// Returns those children of a node that are known without reading others, or nil if there is no
  /// edit at or below the node.
  func known(below id: Item.ID) -> [Item]? { children[id] ?? ways[id]?.items }

  /// Shows some items as the children of the last node on a way that begins at a root.
  mutating func setChildren(_ items: [Item], at path: [Item]) {
    for (node, next) in zip(path, path.dropFirst()) where children[node.id] == nil {
      ways[node.id, default: Way()].append(next)
    }
    guard let node = path.last else { return }
    children[node.id] = items
    ways[node.id] = nil
  }

  /// Removes items, wherever they are.
  mutating func remove(_ ids: Set<Item.ID>) {
    removedIDs.formUnion(ids)
    children = children.mapValues { $0.filter { !ids.contains($0.id) } }
  }

  /// Removes the edits of a node and of those below it, and returns them.
  mutating func takeEdits(below item: Item) -> Self {
    var taken = Self()
    taken.removedIDs = removedIDs
    var unread = [item]
    while let item = unread.popLast() {
      unread += known(below: item.id) ?? []
      taken.children[item.id] = children.removeValue(forKey: item.id)
      taken.ways[item.id] = ways.removeValue(forKey: item.id)
    }
    return taken
  }

  /// Adds the edits of a branch that comes in.
  mutating func add(_ other: Self) {
    removedIDs.formUnion(other.removedIDs)
    children.merge(other.children) { $1 }
    ways.merge(other.ways) { $1 }
  }

  /// Shows some items as the children of nodes.
  mutating func setChildren(_ items: [Item.ID: [Item]]) { children.merge(items) { $1 } }
}

extension OutlineEdits: Sendable where Item: Sendable, Item.ID: Sendable {}
extension OutlineEdits.Way: Sendable where Item: Sendable, Item.ID: Sendable {}
