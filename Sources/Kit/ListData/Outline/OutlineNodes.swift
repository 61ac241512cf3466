/// The items of a tree, of which only the roots are known at first.
struct OutlineNodes<Item: Identifiable> {
  var roots: [Item]
  /// Returns a Boolean value that indicates whether an item can be expanded, or nil if the children
  /// answer that.
  let isExpandable: (@Sendable (Item) -> Bool)?
  let read: @Sendable (Item) -> [Item]?
  var edits = OutlineEdits<Item>()

  /// Returns a Boolean value that indicates whether an item can be expanded.
  func canExpand(_ item: Item) -> Bool {
    edits.children[item.id]?.isEmpty == false || isExpandable?(item) ?? (read(item) != nil)
  }

  /// Returns the children of an item, or nil if it can't be expanded.
  func children(of item: Item) -> [Item]? {
    if let children = edits.children[item.id] { return children }
    let children = isExpandable?(item) == false ? nil : read(item)
    if edits.removedIDs.isEmpty { return children }
    return children?.filter { !edits.removedIDs.contains($0.id) }
  }
}

extension OutlineNodes: Sendable where Item: Sendable, Item.ID: Sendable {}

/// The place of an outline's row in the tree.
struct OutlineMark {
  var level: Int32
  /// A Boolean value that indicates whether the rows of the children follow.
  let isOpen: Bool
  let repeatsAncestor: Bool
}

/// The rows of an outline.
struct OutlineRows<Item: Identifiable> {
  private(set) var items: [Item] = []
  private(set) var marks: [OutlineMark] = []

  func level(of row: Int) -> Int? {
    marks.indices.contains(row) ? Int(marks[row].level) : nil
  }

  /// Returns the first row after a row and its descendants.
  func endOfSubtree(_ row: Int) -> Int {
    marks[(row + 1)...].firstIndex { $0.level <= marks[row].level } ?? marks.endIndex
  }

  /// Returns the first row from a row on that shows one of some items, or that after the last.
  func firstRow(from row: Int, of ids: Set<Item.ID>) -> Int {
    // A loop, because an unspecialized `firstIndex` is slow. Usually there is one identifier, and
    // comparing is faster than hashing.
    items.withUnsafeBufferPointer { items in
      var row = row
      if ids.count == 1, let id = ids.first {
        while row < items.count, items[row].id != id { row += 1 }
      } else {
        while row < items.count, !ids.contains(items[row].id) { row += 1 }
      }
      return row
    }
  }

  mutating func append(_ item: Item, _ mark: OutlineMark) {
    items.append(item)
    marks.append(mark)
  }

  mutating func reserveCapacity(_ count: Int) {
    items.reserveCapacity(count)
    marks.reserveCapacity(count)
  }

  mutating func append(_ rows: Range<Int>, of other: Self) {
    items += other.items[rows]
    marks += other.marks[rows]
  }

  /// Removes the rows of some items and of their descendants.
  mutating func removeSubtrees(_ isRemoved: (Item) -> Bool) {
    var kept = Self()
    var row = 0
    while row < items.count {
      if isRemoved(items[row]) {
        row = endOfSubtree(row)
      } else {
        kept.append(items[row], marks[row])
        row += 1
      }
    }
    self = kept
  }

  /// Inserts the rows of roots and their descendants as those of children of each open node with
  /// an identifier, or as those of roots.
  ///
  /// - Parameter subtrees: The rows by the identifiers of the nodes, nil to insert roots, each with
  ///   the index of its root among the children, in ascending order. An index that is too large is
  ///   the nearest.
  mutating func insert(_ subtrees: [Item.ID?: [(rows: Self, index: Int)]]) {
    if subtrees.isEmpty { return }
    var result = Self()
    /// The levels of the children among which subtrees are inserted, the number of children so far
    /// and the subtrees that are left.
    var open: [(level: Int32, count: Int, left: ArraySlice<(rows: Self, index: Int)>)] =
      subtrees[nil].map { [(0, 0, $0[...])] } ?? []
    func end(above level: Int32) {
      while let last = open.last, last.level > level {
        for subtree in last.left { result.append(subtree.rows, at: last.level) }
        open.removeLast()
      }
    }
    for (item, mark) in zip(items, marks) {
      end(above: mark.level)
      if var last = open.popLast() {
        if last.level == mark.level {
          while let next = last.left.first, next.index <= last.count {
            result.append(next.rows, at: mark.level)
            last.left.removeFirst()
            last.count += 1
          }
          last.count += 1
        }
        open.append(last)
      }
      result.append(item, mark)
      if mark.isOpen, let subtrees = subtrees[item.id] {
        open.append((mark.level + 1, 0, subtrees[...]))
      }
    }
    end(above: -1)
    self = result
  }

  private mutating func append(_ subtree: Self, at level: Int32) {
    for (item, mark) in zip(subtree.items, subtree.marks) {
      var mark = mark
      mark.level += level
      append(item, mark)
    }
  }

  /// Returns the ways from a root to some rows, which are in ascending order.
  func paths(to rows: [Int]) -> [[Item]] {
    var (paths, path, left) = ([[Item]](), [Item](), rows[...])
    for (row, mark) in marks.enumerated() {
      if left.isEmpty { break }
      path.removeLast(path.count - Int(mark.level))
      path.append(items[row])
      if left.first == row {
        paths.append(path)
        left.removeFirst()
      }
    }
    return paths
  }

  /// Returns the items of the rows one level below a row.
  func children(ofRow row: Int) -> [Item] {
    (row..<endOfSubtree(row)).filter { marks[$0].level == marks[row].level + 1 }.map { items[$0] }
  }

  /// The children of the open nodes, by the identifiers of their parents.
  func children() -> [Item.ID: [Item]] {
    var children: [Item.ID: [Item]] = [:]
    var path: [Item.ID] = []
    for (item, mark) in zip(items, marks) {
      path.removeLast(path.count - Int(mark.level))
      if let parent = path.last { children[parent]?.append(item) }
      if mark.isOpen { children[item.id] = [] }
      path.append(item.id)
    }
    return children
  }
}

extension OutlineRows: Sendable where Item: Sendable {}

/// Makes the rows of an outline.
struct OutlineBuilder<Item: Identifiable> {
  private let nodes: OutlineNodes<Item>
  private let expanded: Set<Item.ID>
  private let known: [Item.ID: [Item]]
  private(set) var rows = OutlineRows<Item>()
  /// The identifiers of the nodes above the next row, from the root on.
  private var path: [Item.ID] = []
  private var ancestors: Set<Item.ID> = []
  /// The number of nodes that may still open.
  private var left: Int

  init(
    _ nodes: OutlineNodes<Item>, _ expanded: Set<Item.ID>, _ known: [Item.ID: [Item]] = [:],
    limit: Int
  ) {
    self.nodes = nodes
    self.expanded = expanded
    self.known = known
    left = limit
  }

  /// A Boolean value that indicates whether no more nodes open than may. Otherwise the rows are
  /// incomplete.
  var isWithinLimit: Bool { left >= 0 }

  /// Appends the rows of items at a level, and those of the open nodes below them.
  mutating func append(_ items: [Item], at level: Int) {
    // Not recursive, because the tree may be deeper than the stack.
    var unread = [items[...]]
    while isWithinLimit, let item = unread[unread.count - 1].popFirst() {
      if let children = append(item, at: level + unread.count - 1) { unread.append(children[...]) }
      while unread.count > 1, unread.last?.isEmpty == true { unread.removeLast() }
    }
  }

  /// Appends the rows of an outline with this expansion in place of its own.
  ///
  /// - Parameters:
  ///   - old: The rows of the outline.
  ///   - toggled: The rows, in ascending order, of the nodes that are open in one of the two only.
  mutating func update(_ old: OutlineRows<Item>, at toggled: [Int]) {
    let end = old.items.count
    rows.reserveCapacity(end)
    /// The rows of the nodes above the current row.
    var above: [Int] = []
    var row = 0
    var following = toggled[...]
    while isWithinLimit, row < end {
      following = following.drop { $0 < row }
      let next = following.first ?? end
      rows.append(row..<next, of: old)
      for (row, mark) in zip(row..<next, old.marks[row..<next]) {
        above.removeLast(above.count - Int(mark.level))
        if mark.isOpen { above.append(row) }
      }
      if next == end { break }
      above.removeLast(above.count - Int(old.marks[next].level))
      path = above.map { old.items[$0].id }
      ancestors = Set(path)
      if let children = append(old.items[next], at: path.count) {
        append(children, at: path.count)
      }
      row = old.marks[next].isOpen ? old.endOfSubtree(next) : next + 1
    }
  }

  /// Appends the row of an item.
  ///
  /// - Returns: The children if the node is open, or nil.
  private mutating func append(_ item: Item, at level: Int) -> [Item]? {
    while path.count > level { ancestors.remove(path.removeLast()) }
    let repeatsAncestor = ancestors.contains(item.id)
    var children: [Item]?
    if expanded.contains(item.id), !repeatsAncestor {
      children = known[item.id] ?? nodes.children(of: item)
      if children != nil { left -= 1 }
    }
    let mark = OutlineMark(
      level: Int32(level), isOpen: children != nil, repeatsAncestor: repeatsAncestor)
    rows.append(item, mark)
    if children != nil {
      path.append(item.id)
      ancestors.insert(item.id)
    }
    return children
  }
}
