/// A snapshot of a window's content for a page.
package struct WebFrame: Equatable, Sendable {
  /// The number of the frame, which increases with each frame.
  package var number: Int
  /// The size of the window in points.
  package var width: Double
  package var height: Double
  /// The nodes. Each node follows its parent, and siblings are ordered from back to front, except
  /// that bars precede the content behind them.
  package var nodes: [WebNode]
  /// The names of the symbols in this frame and all previous ones.
  package var symbols: Set<String>
  /// The number of screens to which the user can go back.
  package var depth: Int

  package init(
    number: Int, width: Double, height: Double, nodes: [WebNode], symbols: Set<String> = [],
    depth: Int = 0
  ) {
    self.number = number
    self.width = width
    self.height = height
    self.nodes = nodes
    self.symbols = symbols
    self.depth = depth
  }

  /// Returns the message that updates a page to this frame.
  ///
  /// - Parameters:
  ///   - previous: The frame that the page shows, or nil if it shows none.
  ///   - announcements: The texts that a screen reader says.
  package func message(since previous: WebFrame?, saying announcements: [String] = []) -> [UInt8] {
    let known = Dictionary(
      uniqueKeysWithValues: (previous?.nodes ?? []).map { ($0.id, $0) })
    let ids = Set(nodes.lazy.map(\.id))
    let places = places(since: previous, known: known, ids: ids)
    var json = JSONWriter()
    json.object { json in
      json.key("f")
      json.number(number)
      if previous == nil {
        json.key("all")
        json.number(1)
      }
      if width != previous?.width || height != previous?.height {
        json.key("w")
        json.number(width)
        json.key("h")
        json.number(height)
      }
      if depth != previous?.depth ?? 0 {
        json.key("b")
        json.number(depth)
      }
      if !announcements.isEmpty {
        json.key("said")
        json.array { json in for text in announcements { json.string(text) } }
      }
      let definitions = SVGWriter.definitions(of: symbols.subtracting(previous?.symbols ?? []))
      if !definitions.isEmpty {
        json.key("y")
        json.string(definitions)
      }
      // Removing a node removes its descendants.
      let gone = (previous?.nodes ?? []).filter {
        !ids.contains($0.id) && ($0.parent == 0 || ids.contains($0.parent))
      }
      if !gone.isEmpty {
        json.key("gone")
        json.array { json in for node in gone { json.number(node.id) } }
      }
      json.key("set")
      json.array { json in
        for node in nodes {
          let before = known[node.id]
          let place = places[node.id]
          if place != nil || before != node {
            node.write(to: &json, since: before, after: place)
          }
        }
      }
    }
    return json.bytes
  }

  /// Returns the nodes that are inserted among their siblings, with the sibling before each one.
  ///
  /// Existing nodes keep their positions if their order is unchanged. Otherwise all siblings are
  /// inserted again.
  private func places(since previous: WebFrame?, known: [Int: WebNode], ids: Set<Int>) -> [Int: Int]
  {
    var remaining: [Int: [Int]] = [:]
    for node in previous?.nodes ?? [] where ids.contains(node.id) {
      remaining[node.parent, default: []].append(node.id)
    }
    var result: [Int: Int] = [:]
    for (parent, children) in Dictionary(grouping: nodes, by: \.parent) {
      let kept = children.lazy.map(\.id).filter { known[$0] != nil }
      let isSorted = Array(kept) == remaining[parent] ?? []
      var last = 0
      for child in children {
        if !isSorted || known[child.id] == nil { result[child.id] = last }
        last = child.id
      }
    }
    return result
  }
}
