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
  private typealias Insertion = (branch: OutlineBranch<Item>, place: OutlinePlace<Item>)

  /// The identifiers of the removed nodes, by outline.
  package private(set) var removed: [Int: Set<Item.ID>] = [:]
  /// The nodes that are inserted one after another.
  private var inserted: [Insertion] = []
  /// The insertions of the removed nodes, which may be below closed ones by now.
  private var known: [Item.ID: Insertion] = [:]

  /// Creates a change of nothing.
  package init() {}

  /// A Boolean value that indicates whether nothing is removed or inserted.
  package var isEmpty: Bool { removed.isEmpty && inserted.isEmpty }

  /// A Boolean value that indicates whether nodes are inserted.
  package var inserts: Bool { !inserted.isEmpty }

  /// Removes a node, if there is one, from an outline.
  package mutating func remove(_ item: Item?, from section: Int) {
    if let item { removed[section, default: []].insert(item.id) }
  }

  /// Inserts nodes one after another, the first one at a place. A node that is removed too, and so
  /// moves, takes along what is shown below it.
  package mutating func insert(_ items: [Item], at place: OutlinePlace<Item>) {
    for (offset, item) in items.enumerated() {
      let index = place.index + offset
      inserted.append(
        (
          OutlineBranch(item),
          OutlinePlace(section: place.section, parent: place.parent, index: index)
        ))
    }
  }

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
    for (section, ids) in removed where outlines.indices.contains(section) {
      let outline = outlines[section]
      // During a search, the nodes may be below closed ones in the data.
      let rows = found?.first { found in ids.contains { found.row(of: $0) != nil } } ?? outline
      inverse.inserted += insertions(of: ids, inRowsOf: rows, of: outline, section)
      outlines[section].remove(ids)
    }
    let moved = Dictionary(
      inverse.inserted.map { ($0.branch.item.id, $0.branch) },
      uniquingKeysWith: { first, _ in first }
    )
    for (branch, place) in inserted {
      let branch = moved[branch.item.id] ?? branch
      guard outlines.indices.contains(place.section),
        outlines[place.section].insert(branch, under: place.parent, at: place.index)
      else { return (inverse, false) }
      inverse.remove(branch.item, from: place.section)
      inverse.known[branch.item.id] = (branch, place)
    }
    return (inverse, true)
  }

  /// Returns the insertions that bring back nodes of an outline.
  ///
  /// - Parameters:
  ///   - ids: The identifiers of the nodes.
  ///   - rows: The outline whose rows show the nodes.
  ///   - outline: The outline of the data.
  ///   - section: Its position in the data.
  private func insertions(
    of ids: Set<Item.ID>, inRowsOf rows: Outline<Item>, of outline: Outline<Item>, _ section: Int
  ) -> [Insertion] {
    let children = outline.rows.children()
    func insertion(of branch: OutlineBranch<Item>, under parent: Item?) -> Insertion? {
      outline.children(of: parent, showing: children)?.firstIndex { $0.id == branch.item.id }.map {
        (branch, OutlinePlace(section: section, parent: parent, index: $0))
      }
    }
    let shown = rows.items.indices.filter { ids.contains(rows.items[$0].id) }
    let hidden = ids.subtracting(shown.map { rows.items[$0].id })
    return shown.compactMap { row in
      let item = rows.items[row]
      let branch =
        outline.row(of: item.id).map { outline.branch(atRow: $0, showing: children) }
        ?? OutlineBranch(item)
      return insertion(of: branch, under: rows.parent(ofRow: row).map { rows.items[$0] })
    }
      + hidden.compactMap { id in
        known[id].flatMap { insertion(of: $0.branch, under: $0.place.parent) }
      }
  }

  // MARK: Other outlines

  /// Returns the change for outlines that others have changed since it was made, or `nil` if a
  /// place is gone. A node that is gone doesn't move.
  ///
  /// - Parameters:
  ///   - old: The outlines for which the change was made.
  ///   - new: The outlines that it is applied to.
  ///   - sections: The position of each old outline among the new ones, or `nil` if it is gone.
  package func adapted(
    from old: [Outline<Item>], to new: [Outline<Item>], sections: [Int?]
  ) -> OutlineChange? {
    let ids = removed.values.reduce(into: Set()) { $0.formUnion($1) }
    let parents = Set(inserted.compactMap(\.place.parent?.id))
    var shown: [Item.ID: [Int]] = [:]
    for (section, outline) in new.enumerated() {
      for item in outline.items where ids.contains(item.id) || parents.contains(item.id) {
        shown[item.id, default: []].append(section)
      }
    }
    /// Returns the section that shows a node now, at best the one that its outline is.
    func section(of id: Item.ID?, in oldSection: Int) -> Int? {
      let same = sections.indices.contains(oldSection) ? sections[oldSection] : nil
      guard let id, let now = shown[id] else { return same }
      return same.map(now.contains) == true ? same : now[0]
    }
    let gone = ids.filter { shown[$0] == nil && known[$0] == nil }
    let moving = Set(inserted.map(\.branch.item.id)).intersection(ids)
    var change = self
    change.removed = [:]
    for (oldSection, ids) in removed {
      for id in ids.subtracting(gone.intersection(moving)) {
        guard let section = section(of: id, in: oldSection) else { continue }
        change.removed[section, default: []].insert(id)
      }
    }
    change.inserted = []
    var siblings: [SiblingsKey: (old: [Item.ID], new: [Item.ID])] = [:]
    for (branch, place) in inserted {
      guard let section = section(of: place.parent?.id, in: place.section) else { return nil }
      let key = SiblingsKey(section: place.section, parent: place.parent?.id)
      var (before, now) =
        siblings[key]
        ?? (
          old.indices.contains(place.section)
            ? old[place.section].children(under: place.parent, without: ids) : [],
          new[section].children(under: place.parent, without: ids)
        )
      // The node comes after the nearest one before it that stays.
      let previous = before.prefix(max(place.index, 0)).last(where: now.contains)
      let index = previous.flatMap(now.firstIndex).map { $0 + 1 } ?? 0
      before.insert(branch.item.id, at: min(max(place.index, 0), before.count))
      if !gone.contains(branch.item.id) {
        now.insert(branch.item.id, at: index)
        let place = OutlinePlace(section: section, parent: place.parent, index: index)
        change.inserted.append((branch, place))
      }
      siblings[key] = (before, now)
    }
    return change
  }

  /// The parent of nodes in an outline.
  private struct SiblingsKey: Hashable {
    let section: Int
    let parent: Item.ID?
  }
}

extension Outline {
  /// Returns the identifiers of the children of a node, or of the roots, without some of them.
  fileprivate func children(under parent: Item?, without ids: Set<Item.ID>) -> [Item.ID] {
    let parent = parent.map { item($0.id) ?? $0 }
    return (children(of: parent, showing: rows.children()) ?? []).map(\.id)
      .filter { !ids.contains($0) }
  }
}
