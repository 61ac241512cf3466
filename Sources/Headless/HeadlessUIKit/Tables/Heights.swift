import Foundation

/// The heights of a run of rows, and their sums.
///
/// A row has the height `estimate` until its height is set. Only heights that differ from the
/// estimate take memory: a list of ten million rows of one height takes none. A Fenwick tree over
/// the differences gives sums and searches.
///
/// - Complexity: `set`, `offset(of:)` and `index(at:)` are O(log n), and O(1) until a height is
///   set.
struct Heights {
  /// The number of rows.
  let count: Int
  /// The height of a row whose height is not set.
  let estimate: CGFloat
  private var storage: Storage

  private enum Storage {
    /// No height is set.
    case uniform
    /// The heights that are set, by row, and the tree's nodes, by index.
    case sparse(set: [Int: CGFloat], tree: [Int: CGFloat])
    /// All heights, all nodes of the tree, and the rows whose heights were set individually.
    case dense(all: [CGFloat], tree: [CGFloat], set: Set<Int>)
  }

  /// Creates rows of one height.
  init(count: Int, estimate: CGFloat) {
    self.count = count
    self.estimate = estimate
    storage = .uniform
  }

  /// Creates rows that each have their own height.
  ///
  /// - Complexity: O(n)
  init(_ heights: [CGFloat]) {
    count = heights.count
    estimate = 0
    var tree = [0] + heights
    for node in 1..<max(tree.count, 1) {
      let parent = node + (node & -node)
      if parent < tree.count { tree[parent] += tree[node] }
    }
    storage = .dense(all: heights, tree: tree, set: [])
  }

  /// The height of a row.
  subscript(row: Int) -> CGFloat {
    switch storage {
    case .uniform: estimate
    case .sparse(let set, _): set[row] ?? estimate
    case .dense(let all, _, _): all[row]
    }
  }

  /// The heights that were set individually, by row.
  var exceptions: [Int: CGFloat] {
    switch storage {
    case .uniform: [:]
    case .sparse(let set, _): set
    case .dense(let all, _, let set): Dictionary(uniqueKeysWithValues: set.map { ($0, all[$0]) })
    }
  }

  /// Sets a row's height.
  mutating func set(_ row: Int, to height: CGFloat) {
    let change = height - self[row]
    guard change != 0 else { return }
    switch storage {
    case .uniform:
      storage = .sparse(set: [:], tree: [:])
      set(row, to: height)
    case .sparse(var set, var tree):
      storage = .uniform
      set[row] = height
      var node = row + 1
      while node <= count {
        tree[node, default: 0] += change
        node += node & -node
      }
      storage = .sparse(set: set, tree: tree)
    case .dense(var all, var tree, var set):
      storage = .uniform
      all[row] = height
      set.insert(row)
      var node = row + 1
      while node <= count {
        tree[node] += change
        node += node & -node
      }
      storage = .dense(all: all, tree: tree, set: set)
    }
  }

  /// Returns the sum of the heights before a row. For `count`, it is the total.
  func offset(of row: Int) -> CGFloat {
    if case .uniform = storage { return CGFloat(row) * estimate }
    var sum = CGFloat(row) * estimate
    var node = row
    while node > 0 {
      sum += excess(node)
      node -= node & -node
    }
    return sum
  }

  /// The sum of all heights.
  var total: CGFloat { offset(of: count) }

  /// Returns the first row that ends below `y`, or `count` if there is no such row.
  func index(at y: CGFloat) -> Int {
    if y < 0 { return 0 }
    if case .uniform = storage {
      guard estimate > 0, y < total else { return count }
      return min(Int(y / estimate), count - 1)
    }
    var row = 0
    var rest = y
    var step = count == 0 ? 0 : 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next = row + step
      if next <= count {
        let sum = CGFloat(step) * estimate + excess(next)
        if sum <= rest {
          row = next
          rest -= sum
        }
      }
      step >>= 1
    }
    return row
  }

  /// Returns the value of a tree node: its rows' height beyond the estimates.
  private func excess(_ node: Int) -> CGFloat {
    switch storage {
    case .uniform: 0
    case .sparse(_, let tree): tree[node] ?? 0
    case .dense(_, let tree, _): tree[node]
    }
  }
}
