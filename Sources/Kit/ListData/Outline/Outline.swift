/// A section of nested items, which shows the children of open nodes only.
///
///     struct Topic: Identifiable {
///       let id: String
///       var subtopics: [Topic]?
///     }
///
///     var topics = Outline([biology, physics], children: \.subtopics)
///     topics.expand("Biology")
///     topics.items.map(\.id)  // ["Biology", "Botany", "Zoology", "Physics"]
///
/// An array of outlines is the data of a list. Each outline is a section with titles of its own,
/// and its rows are the roots and the children of open nodes. Lists recognize the items by `id`, so
/// insertions, removals and moves anywhere in the tree are updates.
///
/// Children are read when their node opens, and kept until it closes. An outline of a million nodes
/// therefore takes no more time and memory than its rows do. The outline calls `isExpandable` only
/// for visible rows.
///
/// The outline stores the identifiers of the open nodes. They stay open when you set new roots.
/// When a node opens again, its descendants that were open are open again.
///
/// Bad data is shown as far as possible:
/// - A node with the identifier of one of its ancestors isn't expandable, so a cycle ends where it
///   begins again.
/// - Nodes with the same identifier open and close together. `setListData(_:animated:)` names the
///   identifiers that appear in more than one row.
/// - What reads closed nodes, such as a search or `expandAll(under:limit:)` of an `OutlineList`,
///   reads at most `limit` of them, and begins near the roots. It ends even if the depth is
///   unlimited. If more than `limit` nodes would open because nodes with the same identifier are in
///   many places, none opens.
/// - If several nodes have the same identifier, the node nearest to the roots is read.
///
/// - Important: An outline doesn't change its items. The methods that edit an outline only change
///   the rows that it shows. ``children(of:)`` returns what they have changed.
public struct Outline<Item: Identifiable>: SectionInfo {
  /// The section's identifier in updates, or nil to identify the section by its position.
  public var id: AnyHashable?
  /// The title above the section.
  public var headerTitle: String?
  /// The title below the section.
  public var footerTitle: String?
  /// The section's title in the index at the list's edge.
  public var indexTitle: String?
  /// The identifiers of the nodes that are open, including those in closed nodes.
  public private(set) var expandedIDs: Set<Item.ID>

  var nodes: OutlineNodes<Item>
  var rows = OutlineRows<Item>()

  /// Creates an outline whose leaves are the items that have no array of children.
  ///
  /// To find out whether a row can be expanded, the outline asks for its children. If reading them
  /// takes time, use the initializer with `isExpandable`.
  ///
  /// - Parameters:
  ///   - roots: The items at the first level.
  ///   - id: The section's identifier in updates, or nil to identify it by its position.
  ///   - headerTitle: The title above the section.
  ///   - footerTitle: The title below the section.
  ///   - indexTitle: The section's title in the index at the list's edge.
  ///   - expandedIDs: The identifiers of the nodes that are open.
  ///   - children: Returns the children of an item, or nil for a leaf. The closure is called off
  ///     the main actor during a search, if the items are `Sendable`.
  public init(
    _ roots: [Item], id: AnyHashable? = nil, headerTitle: String? = nil,
    footerTitle: String? = nil, indexTitle: String? = nil, expandedIDs: Set<Item.ID> = [],
    children: @escaping @Sendable (Item) -> [Item]?
  ) {
    self.init(
      OutlineNodes(roots: roots, isExpandable: nil, read: children), id, headerTitle, footerTitle,
      indexTitle, expandedIDs)
  }

  /// Creates an outline that reads children only when their node opens.
  ///
  ///     Outline(volumes, isExpandable: \.isFolder) { $0.contents() }
  ///
  /// - Parameters:
  ///   - roots: The items at the first level.
  ///   - id: The section's identifier in updates, or nil to identify it by its position.
  ///   - headerTitle: The title above the section.
  ///   - footerTitle: The title below the section.
  ///   - indexTitle: The section's title in the index at the list's edge.
  ///   - expandedIDs: The identifiers of the nodes that are open.
  ///   - isExpandable: Returns a Boolean value that indicates whether an item can be expanded, even
  ///     if it turns out to have no children.
  ///   - children: Returns the children of an item that can be expanded. Both closures are called
  ///     off the main actor during a search, if the items are `Sendable`.
  public init(
    _ roots: [Item], id: AnyHashable? = nil, headerTitle: String? = nil,
    footerTitle: String? = nil, indexTitle: String? = nil, expandedIDs: Set<Item.ID> = [],
    isExpandable: @escaping @Sendable (Item) -> Bool,
    children: @escaping @Sendable (Item) -> [Item]
  ) {
    self.init(
      OutlineNodes(roots: roots, isExpandable: isExpandable, read: children), id, headerTitle,
      footerTitle, indexTitle, expandedIDs)
  }

  private init(
    _ nodes: OutlineNodes<Item>, _ id: AnyHashable?, _ headerTitle: String?,
    _ footerTitle: String?, _ indexTitle: String?, _ expandedIDs: Set<Item.ID>
  ) {
    self.nodes = nodes
    self.id = id
    self.headerTitle = headerTitle
    self.footerTitle = footerTitle
    self.indexTitle = indexTitle
    self.expandedIDs = expandedIDs
    readRows()
  }

  // MARK: Rows

  /// The items of the rows, which are the roots and the children of open nodes.
  public var items: [Item] { rows.items }

  /// The section's identifier in updates: the value of `id`.
  public var sectionID: AnyHashable? { id }

  /// Returns the level of a row, which is 0 for roots, or nil if there is no such row.
  public func level(ofRow row: Int) -> Int? { rows.level(of: row) }

  /// Returns a Boolean value that indicates whether a row can be expanded. Returns false if there
  /// is no such row.
  public func isExpandable(atRow row: Int) -> Bool {
    guard rows.items.indices.contains(row) else { return false }
    if rows.marks[row].isOpen { return true }
    return !rows.marks[row].repeatsAncestor && nodes.canExpand(rows.items[row])
  }

  /// Returns a Boolean value that indicates whether the node of a row is open. Returns false if
  /// there is no such row.
  public func isExpanded(atRow row: Int) -> Bool {
    rows.items.indices.contains(row) && rows.marks[row].isOpen
  }

  /// Returns the row of the parent of a row, or nil for roots and if there is no such row.
  ///
  /// - Complexity: O(rows between the two).
  public func parent(ofRow row: Int) -> Int? {
    guard let level = level(ofRow: row), level > 0 else { return nil }
    return rows.marks[..<row].lastIndex { $0.level < level }
  }

  /// Returns a row followed by the rows of its descendants, or an empty range if there is no such
  /// row.
  ///
  /// - Complexity: O(rows of the descendants).
  package func subtree(ofRow row: Int) -> Range<Int> {
    rows.items.indices.contains(row) ? row..<rows.endOfSubtree(row) : 0..<0
  }

  /// Returns the first row of an item, or nil if no row shows it.
  ///
  /// - Complexity: O(rows).
  package func row(of id: Item.ID) -> Int? {
    let row = rows.firstRow(from: 0, of: [id])
    return row < rows.items.count ? row : nil
  }

  /// Returns the first rows of items by their identifiers.
  func firstRows(of ids: Set<Item.ID>) -> [Item.ID: Int] {
    Dictionary(rows(of: ids).map { (items[$0].id, $0) }, uniquingKeysWith: { row, _ in row })
  }

  /// Returns the rows that show some items.
  package func rows(of ids: Set<Item.ID>) -> [Int] {
    if ids.isEmpty { return [] }
    var found: [Int] = []
    var row = rows.firstRow(from: 0, of: ids)
    while row < items.count {
      found.append(row)
      row = rows.firstRow(from: row + 1, of: ids)
    }
    return found
  }

  /// Returns the children of an item as the user has edited them, or nil if the item can't be
  /// expanded.
  ///
  /// The edits aren't in the items. To write them to a tree of your own, begin with ``roots``, and
  /// set the children of each item:
  ///
  ///     func edited(_ topics: [Topic]) -> [Topic] {
  ///       topics.map { Topic(id: $0.id, subtopics: outline.children(of: $0).map(edited)) }
  ///     }
  ///     allTopics = edited(outline.roots)
  ///
  /// The method also reads the children of closed nodes.
  public func children(of item: Item) -> [Item]? {
    nodes.canExpand(item) ? nodes.children(of: item) : nil
  }

  // MARK: New data

  /// The items at the first level. If they are set, the children of open nodes are read again.
  public var roots: [Item] {
    get { nodes.roots }
    set {
      nodes.roots = newValue
      reload()
    }
  }

  /// Reads the children of open nodes again. Items that were removed return if the data still has
  /// them.
  ///
  /// - Complexity: O(rows).
  public mutating func reload() {
    nodes.edits = OutlineEdits()
    readRows()
  }

  /// Removes items and all of their descendants from the rows of the outline.
  ///
  /// The items stay removed until the data is read again by ``reload()`` or by setting ``roots``.
  ///
  /// - Parameter ids: The identifiers of the items, which needn't be shown.
  /// - Complexity: O(rows).
  package mutating func remove(_ ids: Set<Item.ID>) {
    nodes.edits.remove(ids)
    nodes.roots.removeAll { ids.contains($0.id) }
    removeRows(of: ids)
  }

  /// Returns the children of a node, or the roots, without those that were removed. Returns nil if
  /// the node can't be expanded.
  ///
  /// - Parameters:
  ///   - parent: The node, or nil for the roots.
  ///   - row: The node's row, or nil if no row shows it.
  func children(of parent: Item?, row: Int?) -> [Item]? {
    guard let parent else { return nodes.roots }
    if nodes.edits.children[parent.id] == nil, let row, isExpanded(atRow: row) {
      return rows.children(ofRow: row)
    }
    return nodes.children(of: parent)
  }

  /// Shows some items as the children of the last node on a way that begins at a root, or as the
  /// roots if the way is empty.
  mutating func setChildren(_ children: [Item], at path: [Item]) {
    if path.isEmpty { nodes.roots = children }
    nodes.edits.setChildren(children, at: path)
  }

  /// Removes the rows of nodes that have left, and of everything below them.
  mutating func removeRows(of ids: Set<Item.ID>) { rows.removeSubtrees { ids.contains($0.id) } }

  /// Shows the rows of branches that were inserted, by the identifiers of their parents.
  mutating func show(_ branches: [Item.ID?: Branches]) {
    for (branch, _) in branches.values.joined() {
      expandedIDs.subtract(branch.shownIDs)
      expandedIDs.formUnion(branch.expandedIDs)
    }
    // Parents that were leaves meanwhile open again.
    let parents = Set(branches.keys.compactMap(\.self))
    let closed = firstRows(of: parents.intersection(expandedIDs)).filter { !isExpanded(atRow: $1) }
    let opening = Set(closed.keys)
    let others = branches.filter { $0.key.map(opening.contains) != true }
    rows.insert(
      others.mapValues { branches in
        branches.map { branch, index in
          var builder = OutlineBuilder(nodes, expandedIDs, limit: .max)
          builder.append([branch.item], at: 0)
          return (builder.rows, index)
        }
      })
    if opening.isEmpty { return }
    expandedIDs.subtract(opening)
    show(expandedIDs.union(opening))
  }

  /// Reads the children of all open nodes.
  ///
  /// - Parameters:
  ///   - expanded: The identifiers of the nodes that are open from now on.
  ///   - limit: The maximum number of nodes that open. If there are more, none opens.
  mutating func readRows(expanding expanded: Set<Item.ID>, limit: Int) {
    var builder = OutlineBuilder(nodes, expanded, limit: limit)
    builder.append(nodes.roots, at: 0)
    expandedIDs = builder.isWithinLimit ? expanded : []
    if builder.isWithinLimit { rows = builder.rows } else { readRows() }
  }

  private mutating func readRows() { readRows(expanding: expandedIDs, limit: .max) }

  /// Opens and closes nodes, and reads the children of those that open.
  ///
  /// - Parameters:
  ///   - expanded: The identifiers of the nodes that are open from now on.
  ///   - known: Children that are known already.
  ///   - limit: The maximum number of nodes that open. If there are more, nothing changes.
  ///   - toggledRows: The rows of the nodes that open or close, or nil to look for them.
  /// - Returns: False if there are more.
  @discardableResult
  mutating func show(
    _ expanded: Set<Item.ID>, known: [Item.ID: [Item]] = [:], limit: Int = .max,
    at toggledRows: [Int]? = nil
  ) -> Bool {
    let toggled = expanded.symmetricDifference(expandedIDs)
    if toggled.isEmpty { return true }
    var builder = OutlineBuilder(nodes, expanded, known, limit: limit)
    builder.update(rows, at: toggledRows ?? rows(of: toggled))
    guard builder.isWithinLimit else { return false }
    expandedIDs = expanded
    rows = builder.rows
    return true
  }
}

/// Unchecked because of `id` alone; see `Section`.
extension Outline: @unchecked Sendable where Item: Sendable, Item.ID: Sendable {}
