extension ListIndex {
  /// The change of a row: its keys before and after.
  struct Touch: Sendable {
    /// The key before the change, or nil if the row was not shown.
    var old: ListKey?
    /// The key after the change, or nil if the row is not shown.
    var new: ListKey?
  }

  /// Returns the index after rows were touched, or nil if a row is not at its expected place.
  ///
  /// - Parameters:
  ///   - touches: The rows, with their keys in this index and in the new one.
  ///   - version: The version of the new index.
  ///   - key: A closure that reads the current key of a row.
  /// - Complexity: O(k log n) for k rows. Keys are read only if images are equal, O(1) for each of
  ///   the k rows.
  func touched(
    _ touches: some Sequence<Touch>, version: Int,
    key: (Int64) throws(SQLiteError) -> ListKey?
  ) throws(SQLiteError) -> ListIndex? {
    var editor = Editor(parts: parts, order: order)
    for touch in touches {
      if let old = touch.old, !editor.remove(old) { return nil }
    }
    for touch in touches {
      guard let new = touch.new else { continue }
      guard new.isExact, try editor.insert(new, key) else { return nil }
    }
    return ListIndex(editor.parts, order, version: version)
  }

  /// An editor of the parts of an index.
  private struct Editor {
    var parts: [Part]
    let order: ListOrder

    mutating func remove(_ key: ListKey) -> Bool {
      let (section, isThere) = ListIndex.part(of: key, in: parts, order)
      guard isThere, !parts[section].leaves.isEmpty else { return false }
      let part = parts[section]
      let index = part.leaf(of: key, order)
      let leaf = part.leaves[index]
      guard let item = leaf.rows.firstIndex(of: key.row) else { return false }
      var leaves = part.leaves
      if leaf.rows.count == 1 {
        leaves.remove(at: index)
      } else {
        leaves[index] = Leaf(
          rows: leaf.rows.without(item), images: leaf.images.without(item), first: leaf.first)
      }
      if leaves.isEmpty, order.hasSection {
        parts.remove(at: section)
      } else {
        parts[section] = Part(value: part.value, leaves: leaves, order)
      }
      return true
    }

    mutating func insert(
      _ new: ListKey, _ key: (Int64) throws(SQLiteError) -> ListKey?
    ) throws(SQLiteError) -> Bool {
      let image = order.image(of: new)
      let alone = Leaf(rows: [new.row], images: [image], first: new)
      let (section, isThere) = ListIndex.part(of: new, in: parts, order)
      guard isThere else {
        let part = Part(value: order.hasSection ? new.values[0] : nil, leaves: [alone], order)
        parts.insert(part, at: section)
        return true
      }
      let part = parts[section]
      guard !part.leaves.isEmpty else {
        parts[section] = Part(value: part.value, leaves: [alone], order)
        return true
      }
      let index = part.leaf(of: new, order)
      let leaf = part.leaves[index]
      guard let item = try place(new, image, in: leaf, key) else { return false }
      let (rows, images) = (leaf.rows.with(new.row, at: item), leaf.images.with(image, at: item))
      let first = order.isBefore(new, leaf.first) ? new : leaf.first
      var leaves = part.leaves
      if rows.count <= Leaf.capacity {
        leaves[index] = Leaf(rows: rows, images: images, first: first)
      } else {
        let middle = rows.count / 2
        let half = rows[middle] == new.row ? new : try key(rows[middle])
        guard let half else { return false }
        leaves.replaceSubrange(
          index...index,
          with: [
            Leaf(rows: Array(rows[..<middle]), images: Array(images[..<middle]), first: first),
            Leaf(rows: Array(rows[middle...]), images: Array(images[middle...]), first: half),
          ])
      }
      parts[section] = Part(value: part.value, leaves: leaves, order)
      return true
    }

    /// Returns the position of a new row in a leaf. Only rows with the same image are read.
    private func place(
      _ new: ListKey, _ image: UInt64, in leaf: Leaf,
      _ key: (Int64) throws(SQLiteError) -> ListKey?
    ) throws(SQLiteError) -> Int? {
      let images = leaf.images
      var low = images.partition(until: images.count) { images[$0] >= image }
      var high = images.partition(until: images.count) { images[$0] > image }
      while low < high {
        let middle = (low + high) / 2
        guard let other = try key(leaf.rows[middle]), other.isExact else { return nil }
        if order.isBefore(other, new) { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }
}

// Copies of the exact size, in one step. A mutated array would first copy itself, and then reserve
// room to grow.
extension Array where Element: FixedWidthInteger {
  fileprivate func without(_ index: Int) -> Self {
    Array(unsafeUninitializedCapacity: count - 1) { copy, count in
      withUnsafeBufferPointer { old in
        let next = copy[..<index].initialize(fromContentsOf: old[..<index])
        count = copy[next...].initialize(fromContentsOf: old[(index + 1)...])
      }
    }
  }

  fileprivate func with(_ element: Element, at index: Int) -> Self {
    Array(unsafeUninitializedCapacity: count + 1) { copy, count in
      withUnsafeBufferPointer { old in
        let next = copy[..<index].initialize(fromContentsOf: old[..<index])
        copy.initializeElement(at: next, to: element)
        count = copy[(next + 1)...].initialize(fromContentsOf: old[index...])
      }
    }
  }
}
