/// Which rows a list has, in its order, at one moment: a tree of two levels below the sections. Indexes share what
/// did not change between them.
final class ListIndex: Sendable {
  /// Some hundred rows.
  final class Leaf: Sendable {
    let rows: [Int64]
    /// Images of the rows' keys, see `ListOrder`.
    let images: [UInt64]
    /// No row's key comes before this one, and all keys in the leaf before come before it.
    let first: ListKey

    init(rows: [Int64], images: [UInt64], first: ListKey) {
      self.rows = rows
      self.images = images
      self.first = first
    }

    /// How many rows a leaf has at most.
    static let capacity = 512
  }

  /// A section.
  final class Part: Sendable {
    /// The section's value; nil where there are no sections.
    let value: SQLiteValue?
    let name: String?
    let leaves: [Leaf]
    /// How many rows are before each leaf.
    let starts: [Int]
    let count: Int

    init(value: SQLiteValue?, leaves: [Leaf], _ order: ListOrder) {
      self.value = value
      name = value.flatMap { order.section?.sectionName(of: $0) }
      self.leaves = leaves
      var starts: [Int] = []
      starts.reserveCapacity(leaves.count)
      var count = 0
      for leaf in leaves {
        starts.append(count)
        count += leaf.rows.count
      }
      self.starts = starts
      self.count = count
    }

    /// What tells the section from others: equal numbers are one, whether they are integers or not.
    var id: SQLiteValue {
      guard case .real(let number)? = value, let integer = Int64(exactly: number) else {
        return value ?? .null
      }
      return .integer(integer)
    }

    /// The number of the row at an index below `count`.
    ///
    /// - Complexity: O(log n).
    func row(at item: Int) -> Int64 {
      let leaf = starts.partition(until: starts.count) { starts[$0] > item } - 1
      return leaves[leaf].rows[item - starts[leaf]]
    }

    /// All rows.
    var rows: [Int64] { leaves.flatMap(\.rows) }

    /// The leaf in which a key is, or belongs.
    func leaf(of key: ListKey, _ order: ListOrder) -> Int {
      max(leaves.partition(until: leaves.count) { order.isBefore(key, leaves[$0].first) } - 1, 0)
    }
  }

  let parts: [Part]
  let order: ListOrder
  /// Counts the moments of a list.
  let version: Int

  init(_ parts: [Part], _ order: ListOrder, version: Int) {
    self.parts = parts
    self.order = order
    self.version = version
  }

  /// The number of rows.
  var count: Int { parts.reduce(0) { $0 + $1.count } }

  /// The section of a key, or where it would come, and whether it is there.
  static func part(of key: ListKey, in parts: [Part], _ order: ListOrder) -> (Int, Bool) {
    guard order.hasSection else { return (0, !parts.isEmpty) }
    let value = key.values[0]
    let index = parts.partition(until: parts.count) {
      !order.isBefore(section: parts[$0].value ?? .null, value)
    }
    return (index, index < parts.count && parts[index].value?.compared(to: value) == 0)
  }

  /// Where a row with a key is; nil where it is not, which a damaged file may bring about.
  func place(of key: ListKey) -> (section: Int, item: Int)? {
    let (section, isThere) = Self.part(of: key, in: parts, order)
    guard isThere, !parts[section].leaves.isEmpty else { return nil }
    let leaf = parts[section].leaf(of: key, order)
    guard let item = parts[section].leaves[leaf].rows.firstIndex(of: key.row) else { return nil }
    return (section, parts[section].starts[leaf] + item)
  }
}

extension Array {
  /// The first index for which something is true that stays true from there on; the count where it is nowhere.
  func partition(until count: Int, _ isTrue: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isTrue(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
