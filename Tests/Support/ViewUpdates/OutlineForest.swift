import ListControllers

/// A node of the trees that are walked. It can be expanded if it has an array of children.
struct TreeNode: Identifiable, Equatable {
  let id: Int
  var text = ""
  var children: [TreeNode]?
}

/// Trees as plain values, which are searched from the roots each time.
struct OutlineForest: Equatable {
  /// A row of an open tree.
  struct Row: Equatable {
    let id: Int
    let level: Int
    let isOpen: Bool
    var parent: Int?
  }

  /// A place among the children of a node, or among the roots.
  struct Place: Equatable {
    var section: Int
    var parent: Int?
    var index: Int
  }

  var trees: [[TreeNode]]

  var ids: [Int] { trees.flatMap { Self.ids(of: $0) } }

  private static func ids(of nodes: [TreeNode]) -> [Int] {
    nodes.flatMap { [$0.id] + ids(of: $0.children ?? []) }
  }

  /// Removes a node, and returns it.
  @discardableResult
  mutating func remove(_ id: Int) -> TreeNode? {
    for section in trees.indices {
      if let node = Self.remove(id, from: &trees[section]) { return node }
    }
    return nil
  }

  private static func remove(_ id: Int, from nodes: inout [TreeNode]) -> TreeNode? {
    if let index = nodes.firstIndex(where: { $0.id == id }) { return nodes.remove(at: index) }
    for index in nodes.indices {
      var children = nodes[index].children ?? []
      if let node = remove(id, from: &children) {
        nodes[index].children = children
        return node
      }
    }
    return nil
  }

  mutating func insert(_ nodes: [TreeNode], at place: Place) {
    guard let parent = place.parent else {
      return trees[place.section].insert(contentsOf: nodes, at: place.index)
    }
    change(parent) { $0.children?.insert(contentsOf: nodes, at: place.index) }
  }

  /// Changes a node if there is one.
  mutating func change(_ id: Int, _ body: (inout TreeNode) -> Void) {
    func visit(_ nodes: inout [TreeNode]) {
      for index in nodes.indices {
        if nodes[index].id == id { return body(&nodes[index]) }
        if var children = nodes[index].children {
          visit(&children)
          nodes[index].children = children
        }
      }
    }
    for section in trees.indices { visit(&trees[section]) }
  }

  /// Returns the rows of a tree of which some nodes are open.
  func rows(_ section: Int, open: Set<Int>) -> [Row] {
    func rows(of nodes: [TreeNode], _ level: Int, _ parent: Int?) -> [Row] {
      nodes.flatMap { node in
        let children = open.contains(node.id) ? node.children : nil
        return [Row(id: node.id, level: level, isOpen: children != nil, parent: parent)]
          + rows(of: children ?? [], level + 1, node.id)
      }
    }
    return rows(of: trees[section], 0, nil)
  }

  /// Returns the only place at which a new node would be a row, or nil if there are none or
  /// several.
  func place(_ section: Int, row: Int, open: Set<Int>) -> Place? {
    let rows = rows(section, open: open)
    var places: [Place] = []
    for parent in [nil] + rows.indices.filter({ rows[$0].isOpen }).map({ Optional($0) }) {
      let id = parent.map { rows[$0].id }
      let children = rows.indices.filter { rows[$0].parent == id }
      let ends = children.map { child in
        rows[(child + 1)...].firstIndex { $0.level <= rows[child].level } ?? rows.endIndex
      }
      for (index, place) in ([parent.map { $0 + 1 } ?? 0] + ends).enumerated() where place == row {
        places.append(Place(section: section, parent: id, index: index))
      }
    }
    return places.count == 1 ? places[0] : nil
  }
}

extension OutlineForest {
  /// Creates the whole trees of outlines, whatever is open.
  init(_ outlines: [Outline<TreeNode>]) {
    trees = outlines.map { outline in
      func edited(_ nodes: [TreeNode]) -> [TreeNode] {
        nodes.map { node in
          var node = node
          node.children = outline.children(of: node).map(edited)
          return node
        }
      }
      return edited(outline.roots)
    }
  }
}
