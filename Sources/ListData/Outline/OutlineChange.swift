/// A place in the tree of one of several outlines.
package struct OutlinePlace<Item: Identifiable> {
  /// The outline.
  let section: Int
  /// The parent, or `nil` for a root.
  let parent: Item?
  /// The index among the parent's children.
  let index: Int

  /// Creates a place in the tree of an outline.
  package init(section: Int, parent: Item?, index: Int) {
    self.section = section
    self.parent = parent
    self.index = index
  }
}

/// A change of what outlines show. Nodes come and go with everything below them.
package struct OutlineChange<Item: Identifiable> {
  /// The identifiers of the removed nodes, by outline.
  package private(set) var removed: [Int: Set<Item.ID>] = [:]
  /// The nodes that are inserted one after another.
  private var inserted: [(item: Item, place: OutlinePlace<Item>)] = []
  /// The identifiers of the nodes that are open among those inserted.
  private var expanded: Set<Item.ID> = []

  /// Creates a change of nothing.
  package init() {}

  /// A Boolean value that indicates whether nodes are inserted.
  package var inserts: Bool { !inserted.isEmpty }

  /// Removes a node, if there is one, from an outline.
  package mutating func remove(_ item: Item?, from section: Int) {
    if let item { removed[section, default: []].insert(item.id) }
  }

  /// Inserts nodes one after another, the first one at a place.
  package mutating func insert(_ items: [Item], at place: OutlinePlace<Item>) {
    for (offset, item) in items.enumerated() {
      inserted.append(
        (
          item,
          OutlinePlace(section: place.section, parent: place.parent, index: place.index + offset)
        ))
    }
  }

  /// Opens nodes that are inserted.
  package mutating func expand(_ ids: Set<Item.ID>) { expanded.formUnion(ids) }

  /// Changes outlines.
  ///
  /// - Parameters:
  ///   - outlines: The outlines of the data.
  ///   - found: The outlines that a search shows of them, or `nil` if there is none.
  /// - Returns: The change that reverts this one, and a Boolean value that is `false` if a parent
  ///   is gone: nothing is inserted from there on.
  package func apply(
    to outlines: inout [Outline<Item>], found: [Outline<Item>]?
  ) -> (inverse: OutlineChange, isComplete: Bool) {
    var inverse = OutlineChange()
    inverse.expanded = expanded
    for (section, ids) in removed where outlines.indices.contains(section) {
      let outline = outlines[section]
      for row in outline.items.indices where ids.contains(outline.items[row].id) {
        inverse.expand(outline.openIDs(below: row))
      }
      // During a search, the nodes may be below closed ones in the data.
      let rows = found?.first { found in ids.contains { found.row(of: $0) != nil } }
      inverse.inserted += Self.places(of: ids, inRowsOf: rows ?? outline, of: outline, section)
      outlines[section].remove(ids)
    }
    for (item, place) in inserted {
      guard outlines.indices.contains(place.section),
        outlines[place.section].insert(
          item, under: place.parent, at: place.index, expanding: expanded)
      else { return (inverse, false) }
      inverse.remove(item, from: place.section)
    }
    return (inverse, true)
  }

  /// Returns the nodes with some identifiers, and their places in an outline.
  ///
  /// - Parameters:
  ///   - ids: The identifiers.
  ///   - rows: The outline whose rows show the nodes.
  ///   - outline: The outline of the data.
  ///   - section: Its position in the data.
  private static func places(
    of ids: Set<Item.ID>, inRowsOf rows: Outline<Item>, of outline: Outline<Item>, _ section: Int
  ) -> [(item: Item, place: OutlinePlace<Item>)] {
    rows.items.indices.filter { ids.contains(rows.items[$0].id) }.compactMap { row in
      let parent = rows.parent(ofRow: row).map { rows.items[$0] }
      let children = outline.children(of: parent) ?? []
      return children.firstIndex { $0.id == rows.items[row].id }.map {
        (rows.items[row], OutlinePlace(section: section, parent: parent, index: $0))
      }
    }
  }
}
