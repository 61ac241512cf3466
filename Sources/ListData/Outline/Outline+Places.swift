extension Outline {
  /// Returns the place between two rows in the tree, or `nil` if it has several meanings.
  ///
  /// - Parameters:
  ///   - row: A row, or that after the last, among the rows that stay.
  ///   - rows: The rows that don't stay.
  /// - Returns: The parent, or `nil` for a root, and the index among the parent's children.
  package func place(atRow row: Int, without rows: [Int]) -> (parent: Item?, index: Int)? {
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
    return (above < 0 ? nil : items[staying[above]], index)
  }
}
