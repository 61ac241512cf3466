/// A place in the tree of one of several outlines.
package struct OutlinePlace<Item: Identifiable>: Hashable {
  /// The outline.
  let section: Int
  /// The identifier of the parent, or `nil` for a root.
  let parent: Item.ID?
  /// The index among the parent's children.
  let index: Int

  /// Creates a place in the tree of an outline.
  package init(section: Int, parent: Item.ID?, index: Int) {
    self.section = section
    self.parent = parent
    self.index = index
  }

  /// Returns a Boolean value that indicates whether this place is among the same children as
  /// another one, and after it.
  func follows(_ other: OutlinePlace) -> Bool {
    section == other.section && parent == other.parent && index > other.index
  }
}

/// A change of what outlines show. Nodes come and go with everything below them.
package struct OutlineChange<Item: Identifiable> {
  private typealias Insertion = (branch: OutlineBranch<Item>, place: OutlinePlace<Item>)

  /// The identifiers of the removed nodes, by outline.
  package private(set) var removed: [Int: Set<Item.ID>] = [:]
  /// The nodes that are inserted one after another.
  private var inserted: [Insertion] = []

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
  ///   - found: The outlines that a search shows of them, by the positions of theirs.
  /// - Returns: The change that reverts this one, and is empty if this one changes nothing; `nil`
  ///   if a parent is gone. In that case nothing is inserted from there on.
  package func apply(
    to outlines: inout [Outline<Item>], found: [Int: Outline<Item>]
  ) -> OutlineChange? {
    var inverse = OutlineChange()
    for (section, ids) in removed where outlines.indices.contains(section) {
      // During a search, the nodes may be below closed ones in the data.
      inverse.inserted += outlines[section].take(ids, shownIn: found[section]).map {
        ($0.branch, OutlinePlace(section: section, parent: $0.parent, index: $0.index))
      }
    }
    let moved = Dictionary(
      inverse.inserted.map { ($0.branch.item.id, $0.branch) },
      uniquingKeysWith: { first, _ in first }
    )
    var runs = self.runs[...]
    while let section = runs.first?.first?.place.section {
      guard outlines.indices.contains(section) else { return nil }
      // Branches go to several parents at once.
      var left: [Item.ID?: Outline<Item>.Branches] = [:]
      while let run = runs.first, run[0].place.section == section, left[run[0].place.parent] == nil
      {
        left[run[0].place.parent] = run.map {
          (moved[$0.branch.item.id] ?? $0.branch, $0.place.index)
        }
        runs.removeFirst()
      }
      while !left.isEmpty {
        // A branch may bring along the parent of others.
        let missing = outlines[section].insert(left)
        let inserted = left.filter { $0.key.map(missing.contains) != true }
        if inserted.isEmpty { return nil }
        for (branch, _) in inserted.values.joined() { inverse.remove(branch.item, from: section) }
        left = left.filter { inserted[$0.key] == nil }
      }
    }
    // Nodes may move to where they are.
    let isChange = !inserted.elementsEqual(inverse.inserted) {
      $0.branch.item.id == $1.branch.item.id && $0.place == $1.place
    }
    return isChange ? inverse : OutlineChange()
  }

  /// The nodes that are inserted, in runs of which each comes among the same children in order.
  private var runs: [[Insertion]] {
    inserted.reduce(into: []) { runs, insertion in
      if let last = runs.last?.last, insertion.place.follows(last.place) {
        runs[runs.count - 1].append(insertion)
      } else {
        runs.append([insertion])
      }
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
    let parents = Set(inserted.compactMap(\.place.parent))
    let places = self.places(of: ids.union(parents), in: new, sections)
    /// Returns the section that has a node now, at best the one that its outline is.
    func section(of id: Item.ID?, in oldSection: Int) -> Int? {
      let same = sections.indices.contains(oldSection) ? sections[oldSection] : nil
      guard let id, let now = places[id] else { return same }
      return same.map(now.contains) == true ? same : now[0]
    }
    let gone = ids.filter { places[$0] == nil }
    var change = self
    change.removed = [:]
    for (oldSection, ids) in removed {
      for id in ids.subtracting(gone) {
        guard let section = section(of: id, in: oldSection) else { continue }
        change.removed[section, default: []].insert(id)
      }
    }
    change.inserted = []
    var keys: [SiblingsKey: SiblingsKey] = [:]
    for place in inserted.map(\.place) {
      guard let section = section(of: place.parent, in: place.section) else { return nil }
      keys[SiblingsKey(section: place.section, parent: place.parent)] =
        SiblingsKey(section: section, parent: place.parent)
    }
    let before = Self.children(under: keys.keys, in: old, without: ids)
    let after = Self.children(under: keys.values, in: new, without: ids)
    var siblings = keys.mapValues { Siblings(after[$0] ?? []) }
    for key in keys.keys { siblings[key]?.before = before[key] ?? [] }
    for (branch, place) in inserted {
      let key = SiblingsKey(section: place.section, parent: place.parent)
      // Others may have brought the node back.
      let index = siblings[key]?
        .insert(branch.item.id, at: place.index, isGone: gone.contains(branch.item.id))
      if let index, let section = keys[key]?.section {
        let place = OutlinePlace<Item>(section: section, parent: place.parent, index: index)
        change.inserted.append((branch, place))
      }
    }
    return change
  }

  /// Returns the outlines that have nodes, by the identifiers of the nodes.
  ///
  /// - Parameters:
  ///   - ids: The identifiers.
  ///   - outlines: The outlines.
  ///   - sections: The position among them of each outline for which the change was made.
  private func places(
    of ids: Set<Item.ID>, in outlines: [Outline<Item>], _ sections: [Int?]
  ) -> [Item.ID: [Int]] {
    var places: [Item.ID: [Int]] = [:]
    for (section, outline) in outlines.enumerated() {
      for row in outline.rows(of: ids) {
        places[outline.items[row].id, default: []].append(section)
      }
    }
    // Nodes that no row shows are looked for in their own outlines first.
    let own = Set(removed.keys).union(inserted.map(\.place.section))
      .filter(sections.indices.contains).compactMap { sections[$0] }
    for section in own + outlines.indices.filter({ !own.contains($0) }) {
      let hidden = ids.subtracting(places.keys)
      if hidden.isEmpty { break }
      for path in outlines[section].paths(to: hidden) {
        if let node = path.last { places[node.id] = [section] }
      }
    }
    return places
  }

  /// The parent of nodes in an outline.
  private struct SiblingsKey: Hashable {
    let section: Int
    let parent: Item.ID?
  }

  /// Returns the identifiers of the children of nodes, or of roots, without some of them.
  private static func children(
    under keys: some Collection<SiblingsKey>, in outlines: [Outline<Item>],
    without ids: Set<Item.ID>
  ) -> [SiblingsKey: [Item.ID]] {
    var children: [SiblingsKey: [Item.ID]] = [:]
    for (section, keys) in Dictionary(grouping: keys, by: \.section)
    where outlines.indices.contains(section) {
      let found = outlines[section].children(under: keys.map(\.parent))
      for key in keys {
        children[key] = found[key.parent]?.map(\.id).filter { !ids.contains($0) }
      }
    }
    return children
  }

  /// The children of a node, as a change was made for them and as they are.
  private struct Siblings {
    var before: [Item.ID] = []
    private var now: [Item.ID]
    private var ids: Set<Item.ID>
    /// The node that was inserted last.
    private var last: (id: Item.ID, index: Int)?

    init(_ now: [Item.ID]) { (self.now, ids) = (now, Set(now)) }

    /// Inserts a node at an index of before, unless it is gone or there. Returns the index now.
    mutating func insert(_ id: Item.ID, at oldIndex: Int, isGone: Bool) -> Int? {
      // The node comes after the nearest one before it that stays.
      let previous = before.prefix(max(oldIndex, 0)).last(where: ids.contains)
      before.insert(id, at: min(max(oldIndex, 0), before.count))
      if isGone || ids.contains(id) { return nil }
      let place = previous == last?.id ? last?.index : previous.flatMap(now.firstIndex)
      let index = place.map { $0 + 1 } ?? 0
      now.insert(id, at: index)
      ids.insert(id)
      last = (id, index)
      return index
    }
  }
}

extension Outline {
  /// Returns the children of nodes, or the roots for nil. Nodes that are gone are left out.
  fileprivate func children(under parents: [Item.ID?]) -> [Item.ID?: [Item]] {
    let ids = Set(parents.compactMap(\.self))
    let rows = firstRows(of: ids)
    var children: [Item.ID?: [Item]] = [nil: roots]
    for way in paths(to: ids) {
      guard let node = way.last, children[node.id] == nil else { continue }
      children[node.id] = self.children(of: node, row: rows[node.id]) ?? []
    }
    return children
  }
}
