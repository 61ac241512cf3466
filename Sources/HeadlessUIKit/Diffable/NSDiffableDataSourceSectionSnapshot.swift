/// The items of one section as an outline: each may have items below it, which show while it is
/// expanded.
///
/// - Complexity: the outline is kept as one list in its order of lines; changes are O(n).
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

  /// An empty outline.
  public init() {}

  /// A copy.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    self = snapshot
  }

  // MARK: Questions

  /// All items, each before those below it.
  public var items: [ItemIdentifierType] { nodes.map(\.item) }
  /// The items that are below none.
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }
  /// The items all of whose ancestors are expanded.
  public var visibleItems: [ItemIdentifierType] {
    var hiddenBelow = Int.max
    return nodes.compactMap { node in
      if node.level > hiddenBelow { return nil }
      hiddenBelow = expanded.contains(node.item) ? .max : node.level
      return node.item
    }
  }

  /// The place of an item among all; nil for an unknown one.
  public func index(of item: ItemIdentifierType) -> Int? { indexes[item] }
  /// Whether the outline has an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { indexes[item] != nil }
  /// Whether all ancestors of an item are expanded; raises for an unknown one.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let node = node(item) else { return false }
    guard let parent = node.parent else { return true }
    return expanded.contains(parent) && isVisible(parent)
  }
  /// Whether an item is expanded, whether or not there is anything below it; raises for an unknown
  /// one.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    node(item) != nil && expanded.contains(item)
  }
  /// How deep an item is, the roots at 0; raises for an unknown one.
  public func level(of item: ItemIdentifierType) -> Int { node(item)?.level ?? 0 }
  /// The item that an item is below; nil for a root. Raises for an unknown one.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { node(child)?.parent }

  /// The outline below an item, with its expansion; raises for an unknown one.
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

  /// The outline as text, a line an item: `+` for collapsed, `-` for expanded, `*` for a leaf.
  public func visualDescription() -> String {
    nodes.indices.map { index in
      let node = nodes[index]
      let hasChildren = index + 1 < nodes.count && nodes[index + 1].level > node.level
      let sign = hasChildren ? (expanded.contains(node.item) ? "-" : "+") : "*"
      return String(repeating: "  ", count: node.level) + "\(sign) \(node.item)"
    }.joined(separator: "\n")
  }

  // MARK: Changes

  /// Adds items below another, after what is there; below none they are roots.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else { return insert(items, at: nodes.count, level: 0, parent: nil) }
    guard let range = branch(parent) else { return }
    insert(items, at: range.upperBound, level: nodes[range.lowerBound].level + 1, parent: parent)
  }

  /// Adds items before another, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let index = known(item) else { return }
    insert(items, at: index, level: nodes[index].level, parent: nodes[index].parent)
  }

  /// Adds items after another and what is below it, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let range = branch(item) else { return }
    let node = nodes[range.lowerBound]
    insert(items, at: range.upperBound, level: node.level, parent: node.parent)
  }

  /// Adds an outline before an item, at its level.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    guard let index = known(item) else { return }
    insert(snapshot, at: index, level: nodes[index].level, parent: nodes[index].parent)
  }

  /// Adds an outline after an item and what is below it, at its level.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    guard let range = branch(item) else { return }
    let node = nodes[range.lowerBound]
    insert(snapshot, at: range.upperBound, level: node.level, parent: node.parent)
  }

  /// Puts an outline below an item in place of what is there.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard let range = branch(parent) else { return }
    remove(range.dropFirst())
    let level = nodes[range.lowerBound].level + 1
    insert(snapshot, at: range.lowerBound + 1, level: level, parent: parent)
  }

  /// Takes items out with what is below them; raises for an unknown one.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where indexes[item] == nil {
      return raise("Failed to find index of item \(item)")
    }
    for item in items {
      // It may have gone with one that was above it.
      if indexes[item] != nil, let range = branch(item) { remove(range[...]) }
    }
  }

  /// Takes everything out.
  public mutating func deleteAll() { self = Self() }

  /// Shows what is below items; raises for an unknown one.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where known(item) != nil { expanded.insert(item) }
  }

  /// Hides what is below items; raises for an unknown one.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items where known(item) != nil { expanded.remove(item) }
  }

  // MARK: The list of lines

  private func node(_ item: ItemIdentifierType) -> Node? { known(item).map { nodes[$0] } }

  private func known(_ item: ItemIdentifierType) -> Int? {
    guard let index = indexes[item] else {
      raise("Item identifier does not exist in section snapshot: \(item)")
      return nil
    }
    return index
  }

  /// The lines of an item and what is below it.
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
    UIKitException(reason: reason).raiseAnywhere()
  }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {
  /// Whether the outlines and their expansion are the same.
  public static func == (first: Self, second: Self) -> Bool {
    first.nodes == second.nodes && first.expanded == second.expanded
  }
}
