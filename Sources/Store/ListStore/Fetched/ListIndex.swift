/// The rows of a list in one snapshot, in the list's order: a tree with two levels below the
/// sections. Indexes share unchanged parts with each other.
final class ListIndex: Sendable {
  /// A run of up to `capacity` rows.
  final class Leaf: Sendable {
    let rows: [Int64]
    /// The images of the rows' keys; see `ListOrder`.
    let images: [UInt64]
    /// A lower bound of the keys in the leaf, which all keys in the previous leaf precede.
    let first: ListKey

    init(rows: [Int64], images: [UInt64], first: ListKey) {
      self.rows = rows
      self.images = images
      self.first = first
    }

    /// The maximum number of rows in a leaf.
    static let capacity = 512
  }

  /// A section of the index.
  final class Part: Sendable {
    /// The value of the section, or nil if there are no sections.
    let value: SQLiteValue?
    /// The image of the value; see `ListOrder.sectionImage(of:)`.
    let image: ListOrder.SectionImage?
    let name: String?
    let leaves: [Leaf]
    /// The number of rows before each leaf.
    let starts: [Int]
    let count: Int

    init(value: SQLiteValue?, leaves: [Leaf], _ order: ListOrder) {
      self.value = value
      image = value.flatMap(order.sectionImage)
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

    /// The identity of the section. Equal numbers are one section, regardless of their type.
    var id: SQLiteValue {
      guard case .real(let number)? = value, let integer = Int64(exactly: number) else {
        return value ?? .null
      }
      return .integer(integer)
    }

    /// Returns a Boolean value that indicates whether a part of another index is the same section.
    func isSameSection(as other: Part) -> Bool {
      guard let value, let otherValue = other.value else { return true }
      return value.compared(to: otherValue) == 0
    }

    /// Returns the number of the row at an index below `count`.
    ///
    /// - Complexity: O(log n).
    func row(at item: Int) -> Int64 {
      let leaf = starts.partition(until: starts.count) { starts[$0] > item } - 1
      return leaves[leaf].rows[item - starts[leaf]]
    }

    /// The numbers of all rows.
    var rows: [Int64] { leaves.flatMap(\.rows) }

    /// Returns the index of the leaf that has a key, or to which it belongs.
    func leaf(of key: ListKey, _ order: ListOrder) -> Int {
      max(leaves.partition(until: leaves.count) { order.isBefore(key, leaves[$0].first) } - 1, 0)
    }
  }

  let parts: [Part]
  let order: ListOrder
  /// The version of the list's data, which increases with each snapshot.
  let version: Int

  init(_ parts: [Part], _ order: ListOrder, version: Int) {
    self.parts = parts
    self.order = order
    self.version = version
  }

  /// The number of rows.
  var count: Int { parts.reduce(0) { $0 + $1.count } }

  /// Returns the index of a key's section, or the index at which to insert it, and whether it
  /// exists.
  static func part(of key: ListKey, in parts: [Part], _ order: ListOrder) -> (Int, Bool) {
    guard order.hasSection else { return (0, !parts.isEmpty) }
    let value = key.values[0]
    let image = order.sectionImage(of: value)
    return parts.withUnsafeBufferPointer { parts in
      let index = Array<Part>.partition(until: parts.count) {
        if let image, let other = parts[$0].image, image != other {
          return order.terms[0].isDescending == (image > other)
        }
        return !order.isBefore(section: parts[$0].value ?? .null, value)
      }
      return (index, index < parts.count && parts[index].value?.compared(to: value) == 0)
    }
  }

  /// Returns the place of the row with a key, or nil if it is not there, which can happen in a
  /// damaged file.
  func place(of key: ListKey) -> (section: Int, item: Int)? {
    let (section, isThere) = Self.part(of: key, in: parts, order)
    guard isThere, !parts[section].leaves.isEmpty else { return nil }
    let leaf = parts[section].leaf(of: key, order)
    guard let item = parts[section].leaves[leaf].rows.firstIndex(of: key.row) else { return nil }
    return (section, parts[section].starts[leaf] + item)
  }
}

extension Array {
  /// Returns the first index that satisfies a predicate, or `count` if no index does. If an index
  /// satisfies the predicate, all later ones must do so too.
  func partition(until count: Int, _ isIncluded: (Int) -> Bool) -> Int {
    Self.partition(until: count, isIncluded)
  }

  /// Returns the first index below a count that satisfies a predicate, or the count.
  static func partition(until count: Int, _ isIncluded: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isIncluded(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
