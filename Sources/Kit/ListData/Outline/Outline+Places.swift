extension Outline {
  /// Returns the place between two rows in the tree, or `nil` if it has several meanings.
  ///
  /// - Parameters:
  ///   - row: A row, or that after the last, among the rows that stay.
  ///   - rows: The rows that don't stay.
  /// - Returns: The identifier of the parent, or `nil` for a root, and the index among the parent's
  ///   children.
  package func place(atRow row: Int, without rows: [Int]) -> (parent: Item.ID?, index: Int)? {
    let leaving = Set(rows)
    let staying = items.indices.filter { !leaving.contains($0) }
    guard (0...staying.count).contains(row) else { return nil }
    func level(_ index: Int) -> Int { self.level(ofRow: staying[index]) ?? 0 }
    var above = row - 1
    let lowest = row < staying.count ? level(row) : 0
    let highest = above < 0 ? 0 : level(above) + (isExpanded(atRow: staying[above]) ? 1 : 0)
    guard lowest == highest else { return nil }
    var index = 0
    while above >= 0, level(above) >= lowest {
      if level(above) == lowest { index += 1 }
      above -= 1
    }
    return (above < 0 ? nil : items[staying[above]].id, index)
  }

  /// Returns the ways from a root to the rows that show some items, and to items that no row shows.
  ///
  /// - Parameters:
  ///   - ids: The identifiers of the items.
  ///   - found: The outline that a search shows of this one, or `nil` if there is none.
  /// - Complexity: O(rows). To find an item of which neither a row nor an edit knows, up to 10,000
  ///   closed nodes are read.
  func paths(to ids: Set<Item.ID>, shownIn found: Outline? = nil) -> [[Item]] {
    var (paths, hidden) = ([[Item]](), ids)
    for outline in [found, self].compactMap(\.self) {
      paths += outline.rows.paths(to: outline.rows(of: hidden))
      hidden.subtract(paths.compactMap(\.last?.id))
    }
    for limit in [nil, 10_000] where !hidden.isEmpty {
      var missing = hidden
      let walk = OutlineWalk(
        of: self, from: roots, limit: limit,
        until: {
          missing.remove($0.id)
          return missing.isEmpty
        })
      paths += walk.items.indices.filter { hidden.remove(walk.items[$0].id) != nil }
        .map(walk.path)
    }
    return paths
  }
}
