/// An outline of the items of one section. The children of an item are visible while it is
/// expanded.
///
/// - Complexity: The outline is stored as one list in display order. Changes are O(*n*).
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  @unchecked Sendable
{
  private struct Node: Equatable {
    let item: ItemIdentifierType
    var level: Int
    var parent: ItemIdentifierType?
  }

  private var nodes: [Node] = []
  private var indexes: [ItemIdentifierType: Int] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty section snapshot.
  public init() {}

  /// Creates a copy of a section snapshot.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    self = snapshot
  }

  // MARK: Queries

  /// All items, with each parent before its children.
  public var items: [ItemIdentifierType] { nodes.map(\.item) }
  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }
  /// The items whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] {
    var hiddenBelow = Int.max
    return nodes.compactMap { node in
      if node.level > hiddenBelow { return nil }
      hiddenBelow = expanded.contains(node.item) ? .max : node.level
      return node.item
    }
  }

  /// Returns the index of an item among all items, or nil if there is no such item.
  public func index(of item: ItemIdentifierType) -> Int? { indexes[item] }
  /// Returns whether the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { indexes[item] != nil }
  /// Returns whether all ancestors of an item are expanded. Raises an exception if there is no such
  /// item.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let node = node(item) else { return false }
    guard let parent = node.parent else { return true }
    return expanded.contains(parent) && isVisible(parent)
  }
  /// Returns whether an item is expanded, even if it has no children. Raises an exception if there
  /// is no such item.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    node(item) != nil && expanded.contains(item)
  }
  /// Returns the level of an item, with root items at level 0. Raises an exception if there is no
  /// such item.
  public func level(of item: ItemIdentifierType) -> Int { node(item)?.level ?? 0 }
  /// Returns the parent of an item, or nil for a root item. Raises an exception if there is no such
  /// item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { node(child)?.parent }

  /// Returns the outline below an item, including its expansion state. Raises an exception if there
  /// is no such item.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    var result = Self()
    guard let range = branch(parent) else { return result }
    let part = includingParent ? range : range.dropFirst()
    let base = nodes[range.lowerBound].level + (includingParent ? 0 : 1)
    result.nodes = nodes[part].map { node in
      var copy = node
      copy.level -= base
      if copy.level == 0 { copy.parent = nil }
      return copy
    }
    result.expanded = expanded.intersection(result.nodes.map(\.item))
    result.renumber()
    return result
  }

  /// Returns a text with one item on each line: `+` marks a collapsed item, `-` an expanded one,
  /// and `*` an item without children.
  public func visualDescription() -> String {
    nodes.indices.map { index in
      let node = nodes[index]
      let hasChildren = index + 1 < nodes.count && nodes[index + 1].level > node.level
      let sign = hasChildren ? (expanded.contains(node.item) ? "-" : "+") : "*"
      return String(repeating: "  ", count: node.level) + "\(sign) \(node.item)"
    }.joined(separator: "\n")
  }

  // MARK: Changes

  /// Appends items to the children of an item, or to the root items if there is no parent.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else { return insert(items, at: nodes.count, level: 0, parent: nil) }
    guard let range = branch(parent) else { return }
    insert(items, at: range.upperBound, level: nodes[range.lowerBound].level + 1, parent: parent)
  }

  /// Inserts items before an item, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let index = known(item) else { return }
    insert(items, at: index, level: nodes[index].level, parent: nodes[index].parent)
  }

  /// Inserts items after an item and its descendants, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let range = branch(item) else { return }
    let node = nodes[range.lowerBound]
    insert(items, at: range.upperBound, level: node.level, parent: node.parent)
  }

  /// Inserts a section snapshot before an item, at its level.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    guard let index = known(item) else { return }
    insert(snapshot, at: index, level: nodes[index].level, parent: nodes[index].parent)
  }

  /// Inserts a section snapshot after an item and its descendants, at its level.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    guard let range = branch(item) else { return }
    let node = nodes[range.lowerBound]
    insert(snapshot, at: range.upperBound, level: node.level, parent: node.parent)
  }

  /// Replaces the descendants of an item with a section snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard let range = branch(parent) else { return }
    remove(range.dropFirst())
    let level = nodes[range.lowerBound].level + 1
    insert(snapshot, at: range.lowerBound + 1, level: level, parent: parent)
  }

  /// Deletes items and their descendants. Raises an exception if there is no such item.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where indexes[item] == nil {
      return raise("Failed to find index of item \(item)")
    }
    for item in items {
      // The item may have been deleted with an ancestor.
      if indexes[item] != nil, let range = branch(item) { remove(range[...]) }
    }
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = Self() }

  /// Expands items. Raises an exception if there is no such item.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where known(item) != nil { expanded.insert(item) }
  }

  /// Collapses items. Raises an exception if there is no such item.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items where known(item) != nil { expanded.remove(item) }
  }

  // MARK: Nodes

  private func node(_ item: ItemIdentifierType) -> Node? { known(item).map { nodes[$0] } }

  private func known(_ item: ItemIdentifierType) -> Int? {
    guard let index = indexes[item] else {
      raise("Item identifier does not exist in section snapshot: \(item)")
      return nil
    }
    return index
  }

  /// Returns the indexes of an item and its descendants.
  private func branch(_ item: ItemIdentifierType) -> Range<Int>? {
    guard let start = known(item) else { return nil }
    let end = nodes[(start + 1)...].firstIndex { $0.level <= nodes[start].level } ?? nodes.count
    return start..<end
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at index: Int, level: Int, parent: ItemIdentifierType?
  ) {
    insert(items.map { Node(item: $0, level: level, parent: parent) }, at: index)
  }

  private mutating func insert(
    _ snapshot: Self, at index: Int, level: Int, parent: ItemIdentifierType?
  ) {
    let new = snapshot.nodes.map {
      Node(item: $0.item, level: $0.level + level, parent: $0.parent ?? parent)
    }
    guard insert(new, at: index) else { return }
    expanded.formUnion(snapshot.expanded)
  }

  @discardableResult
  private mutating func insert(_ new: [Node], at index: Int) -> Bool {
    var seen = Set(indexes.keys)
    let repeated = new.map(\.item).filter { !seen.insert($0).inserted }
    guard repeated.isEmpty else {
      raise(
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
          + braced(repeated))
      return false
    }
    nodes.insert(contentsOf: new, at: index)
    renumber(from: index)
    return true
  }

  private mutating func remove(_ range: Range<Int>.SubSequence) {
    for node in nodes[range] {
      indexes[node.item] = nil
      expanded.remove(node.item)
    }
    nodes.removeSubrange(range)
    renumber(from: range.startIndex)
  }

  private mutating func renumber(from first: Int = 0) {
    for index in first..<max(nodes.count, first) { indexes[nodes[index].item] = index }
  }

  private func raise(_ reason: String) {
    UIKitException.raiseAnywhere(.internalInconsistency, reason)
  }
}
