import Foundation
import ListData
import TestSupport
import Testing

/// A node of a tree that is read as its outline asks for it.
struct Leaf: Identifiable, Hashable, Sendable {
  let id: String
}

@Suite(.timeLimit(.minutes(5))) struct OutlineTests {
  struct Node: Identifiable, Hashable, Sendable {
    let id: String
    var children: [Node]?

    init(_ id: String, _ children: [Node]? = nil) {
      self.id = id
      self.children = children
    }
  }

  static let tree = [
    Node("a", [Node("b", [Node("c"), Node("d", [])]), Node("e")]), Node("f"),
    Node("g", [Node("h", [Node("i")])]),
  ]

  /// The rows in words: the identifiers, indented by level, with a sign for open and closed nodes.
  private func text<Item: Identifiable<String>>(_ outline: Outline<Item>) -> String {
    outline.items.indices.map { row in
      String(repeating: ".", count: outline.level(ofRow: row) ?? -1) + outline.items[row].id
        + (outline.isExpanded(atRow: row) ? "-" : outline.isExpandable(atRow: row) ? "+" : "")
    }.joined(separator: " ")
  }

  // MARK: Rows

  @Test func `only the children of open nodes are rows`() {
    var outline = Outline(Self.tree, children: \.children)
    #expect(text(outline) == "a+ f g+")
    outline.expand("a")
    #expect(text(outline) == "a- .b+ .e f g+")
    outline.toggle("b")
    #expect(text(outline) == "a- .b- ..c ..d+ .e f g+")
    outline.expand("d")
    #expect(text(outline) == "a- .b- ..c ..d- .e f g+")
    outline.collapse("a")
    #expect(text(outline) == "a+ f g+")
    outline.toggle("a")
    #expect(text(outline) == "a- .b- ..c ..d- .e f g+")
    outline.toggle("b")
    #expect(text(outline) == "a- .b+ .e f g+")
    #expect(outline.expandedIDs == ["a", "d"])
    outline.collapseAll()
    #expect(text(outline) == "a+ f g+" && outline.expandedIDs.isEmpty)
  }

  @Test func `rows know their parents, their descendants and their levels`() {
    let outline = Outline(Self.tree, expandedIDs: ["a", "b", "g"], children: \.children)
    #expect(text(outline) == "a- .b- ..c ..d+ .e f g- .h+")
    #expect((0..<8).map(outline.parent) == [nil, 0, 1, 1, 0, nil, nil, 6])
    #expect(
      (0..<8).map(outline.subtree) == [0..<5, 1..<4, 2..<3, 3..<4, 4..<5, 5..<6, 6..<8, 7..<8])
    #expect(outline.row(of: "d") == 3 && outline.row(of: "i") == nil)
  }

  @Test(arguments: [-1, 3, .max, .min]) func `a row out of range is nothing`(row: Int) {
    let outline = Outline(Self.tree, children: \.children)
    #expect(outline.level(ofRow: row) == nil && outline.parent(ofRow: row) == nil)
    #expect(!outline.isExpandable(atRow: row) && !outline.isExpanded(atRow: row))
    #expect(outline.subtree(ofRow: row).isEmpty)
  }

  @Test func `an outline is a section with titles`() {
    let outline = Outline(
      Self.tree, id: 7, headerTitle: "H", footerTitle: "F", indexTitle: "I", children: \.children)
    #expect(outline.sectionID == AnyHashable(7))
    #expect([outline].headerTitle(inSection: 0) == "H")
    #expect([outline].footerTitle(inSection: 0) == "F")
    #expect([outline].sectionIndexTitles == ["I"])
    #expect([outline].object(at: [0, 1])?.id == "f")
    #expect(Outline(Self.tree, children: \.children).sectionID == nil)
  }

  // MARK: Reading

  /// A tree of which the reads are counted. Its items are read by a table.
  final class Reads: Sendable {
    let table: [String: [String]]
    let asked = Locked<[String]>([])
    let checked = Locked(0)

    init(_ table: [String: [String]]) { self.table = table }

    func outline(_ roots: [String], expandedIDs: Set<String> = []) -> Outline<Leaf> {
      Outline(
        roots.map(Leaf.init), expandedIDs: expandedIDs,
        isExpandable: { item in
          self.checked.withLock { $0 += 1 }
          return self.table[item.id] != nil
        },
        children: { item in
          self.asked.withLock { $0.append(item.id) }
          return (self.table[item.id] ?? []).map(Leaf.init)
        })
    }

    var taken: [String] {
      asked.withLock { asked in
        defer { asked = [] }
        return asked
      }
    }
  }

  static let table = ["a": ["b", "e"], "b": ["c", "d"], "d": [], "g": ["h"], "h": ["i"]]

  @Test func `children are read once, when their node opens`() {
    let reads = Reads(Self.table)
    var outline = reads.outline(["a", "f", "g"])
    #expect(reads.taken == [] && reads.checked.withLock { $0 } == 0)
    outline.expand("b")
    #expect(reads.taken == [] && text(outline) == "a+ f g+")
    outline.expand("a")
    #expect(reads.taken == ["a", "b"] && text(outline) == "a- .b- ..c ..d+ .e f g+")
    outline.expand("a")
    outline.expand("g")
    #expect(reads.taken == ["g"])
    outline.collapse("a")
    #expect(reads.taken == [] && text(outline) == "a+ f g- .h+")
    outline.expand("c")
    outline.expand("f")
    #expect(reads.taken == [] && text(outline) == "a+ f g- .h+")
    outline.toggle("a")
    #expect(reads.taken == ["a", "b"])
    outline.reload()
    #expect(reads.taken == ["a", "b", "g"])
    #expect(text(outline) == "a- .b- ..c ..d+ .e f g- .h+")
  }

  @Test func `a million nodes cost what is open`() {
    /// Counts the nodes that exist.
    final class Node: Identifiable, Sendable {
      static let count = Locked(0)
      let id: Int
      init(_ id: Int) {
        self.id = id
        Self.count.withLock { $0 += 1 }
      }
      deinit { Self.count.withLock { $0 -= 1 } }
    }
    let reads = Locked(0)
    var outline = Outline(
      (1...9).map(Node.init), isExpandable: { $0.id < 1_000_000 },
      children: { node in
        reads.withLock { $0 += 1 }
        return (0..<10).map { Node(node.id * 10 + $0) }
      })
    #expect(Node.count.withLock { $0 } == 9)
    for id in [1, 12, 123, 1_234, 12_345] { outline.expand(id) }
    #expect(outline.items.count == 59 && Node.count.withLock { $0 } == 59)
    #expect(reads.withLock { $0 } == 5)
    #expect(outline.expand(toItemAt: [9, 98, 987, 9_876, 98_765, 987_654]) == 93)
    #expect(outline.items.count == 109 && Node.count.withLock { $0 } == 109)
    #expect(reads.withLock { $0 } == 10)
    outline.collapse(12)
    #expect(outline.items.count == 69 && Node.count.withLock { $0 } == 69)
    outline.collapseAll()
    #expect(Node.count.withLock { $0 } == 9)
    #expect(outline.expandAll(limit: 100) == false)
    #expect(outline.items.count == 1_009 && Node.count.withLock { $0 } == 1_009)
    let found = outline.filtered(limit: 2_000) { $0.id == 4_321 }
    #expect(found.items.map(\.id) == [4, 43, 432, 4_321])
    outline.collapseAll()
    #expect(Node.count.withLock { $0 } == 12)
    withExtendedLifetime((outline, found)) {}
  }

  // MARK: Many nodes at once

  @Test func `everything under a node opens`() {
    let reads = Reads(Self.table)
    var outline = reads.outline(["a", "f", "g"], expandedIDs: ["a"])
    _ = reads.taken
    #expect(outline.expandAll(under: "a") == true)
    #expect(text(outline) == "a- .b- ..c ..d- .e f g+")
    #expect(reads.taken == ["b", "d"])
    #expect(outline.expandAll() == true)
    #expect(text(outline) == "a- .b- ..c ..d- .e f g- .h- ..i")
    #expect(reads.taken == ["g", "h"])
    #expect(outline.expandAll() == true)
    #expect(outline.expandAll(limit: 0) == true)
    #expect(outline.expandAll(under: "i") == true)
    #expect(outline.expandAll(under: "z") == false)
    #expect(reads.taken == [])
  }

  @Test func `a limit opens the nodes of the lowest levels`() {
    var outline = Reads(Self.table).outline(["a", "f", "g"])
    #expect(outline.expandAll(limit: 0) == false)
    #expect(text(outline) == "a+ f g+")
    #expect(outline.expandAll(limit: 2) == false)
    #expect(text(outline) == "a- .b+ .e f g- .h+")
    #expect(outline.expandAll(limit: 3) == true)
    #expect(text(outline) == "a- .b- ..c ..d- .e f g- .h- ..i")
  }

  @Test func `the way to an item opens`() {
    let reads = Reads(Self.table)
    var outline = reads.outline(["a", "f", "g"])
    #expect(outline.expand(toItemAt: ["a", "b", "d"]) == 3)
    #expect(reads.taken == ["a", "b"])
    #expect(text(outline) == "a- .b- ..c ..d+ .e f g+")
    #expect(outline.expand(toItemAt: ["f"]) == 5)
    let before = text(outline)
    for path in [[], ["z"], ["g", "z"], ["g", "h", "z"], ["f", "g"], ["b"], ["a", "c"]] {
      #expect(outline.expand(toItemAt: path) == nil)
      #expect(text(outline) == before)
    }
    #expect(outline.expand(toItemAt: ["g", "h", "i"]) == 8)
  }

  @Test func `an item is searched, level by level`() {
    let reads = Reads(Self.table)
    var outline = reads.outline(["a", "f", "g"])
    #expect(outline.expand(to: "h") == 3)
    #expect(text(outline) == "a+ f g- .h+")
    #expect(reads.taken == ["a", "g", "b"])
    #expect(outline.expand(to: "z") == nil)
    #expect(text(outline) == "a+ f g- .h+")
    _ = reads.taken
    #expect(outline.expand(to: "c", limit: 1) == nil)
    #expect(reads.taken == ["a"])
    #expect(outline.expand(to: "c", limit: 4) == 2)
    #expect(text(outline) == "a- .b- ..c ..d+ .e f g- .h+")
    _ = reads.taken
    #expect(outline.expand(to: "c") == 2 && reads.taken == [])
  }

  // MARK: New data

  @Test func `new roots keep the expansion by identity`() {
    var outline = Outline(Self.tree, expandedIDs: ["a", "b"], children: \.children)
    outline.roots = [
      Node("g", [Node("b", [Node("d"), Node("x")])]), Node("a", [Node("y")]),
    ]
    #expect(text(outline) == "g+ a- .y")
    outline.expand("g")
    #expect(text(outline) == "g- .b- ..d ..x a- .y")
    #expect(outline.roots.map(\.id) == ["g", "a"])
  }

  @Test func `what is removed stays away until the data is read again`() {
    let reads = Reads(Self.table)
    var outline = reads.outline(["a", "f", "g"], expandedIDs: ["a", "b"])
    outline.remove(["b", "f", "i"])
    #expect(text(outline) == "a- .e g+")
    outline.toggle("a")
    outline.toggle("a")
    #expect(text(outline) == "a- .e g+")
    outline.expandAll()
    #expect(text(outline) == "a- .e g- .h-")
    #expect(outline.expand(to: "i") == nil)
    outline.remove(["a"])
    #expect(text(outline) == "g- .h-")
    outline.reload()
    #expect(text(outline) == "g- .h- ..i")
    outline.roots = ["a", "f"].map(Leaf.init)
    #expect(text(outline) == "a- .b- ..c ..d+ .e f")
  }

  // MARK: Bad data

  @Test func `a circle ends where it begins again`() {
    let reads = Reads(["a": ["b"], "b": ["a", "c"], "c": ["c"]])
    var outline = reads.outline(["a"])
    #expect(outline.expandAll() == true)
    #expect(text(outline) == "a- .b- ..a ..c- ...c")
    #expect(reads.taken.sorted() == ["a", "b", "c"])
    #expect(outline.expand(toItemAt: ["a", "b", "a", "b"]) == nil)
    #expect(text(outline.filtered { $0.id == "c" }) == "a- .b- ..c- ...c")
    #expect(text(outline.filtered { $0.id == "a" }) == "a- .b- ..a")
    outline.collapse("a")
    #expect(text(outline) == "a+")
    outline.expand("a")
    #expect(text(outline) == "a- .b- ..a ..c- ...c")
  }

  @Test func `nodes with the same identifier open together, and are named`() {
    var outline = Reads(["a": ["x"], "b": ["x"], "x": ["y"]]).outline(
      ["a", "b", "b"], expandedIDs: ["a", "b"])
    outline.expand("x")
    #expect(text(outline) == "a- .x- ..y b- .x- ..y b- .x- ..y")
    outline.collapse("b")
    #expect(text(outline) == "a- .x- ..y b+ b+")
    let comparison = ListComparison<Outline<Leaf>>(by: ByIdentifier.self)
    #expect(
      comparison.duplicateIdentifiers(in: [outline])
        == ["The identifier b appears at [0, 3] and [0, 4]."])
    outline.remove(["x"])
    #expect(text(outline) == "a- b+ b+")
  }

  @Test func `an endless depth is read up to the limit`() {
    let reads = Locked(0)
    var outline = Outline(
      [Leaf(id: "")], isExpandable: { _ in true },
      children: { item in
        reads.withLock { $0 += 1 }
        return [Leaf(id: item.id + "l"), Leaf(id: item.id + "r")]
      })
    #expect(outline.expandAll(limit: 50) == false)
    #expect(outline.items.count == 101 && reads.withLock { $0 } == 50)
    #expect(outline.expand(to: "x", limit: 200) == nil)
    #expect(outline.expand(to: "rlrlrl", limit: 200) != nil)
    #expect(outline.filtered(limit: 100) { $0.id == "rr" }.items.map(\.id) == ["", "r", "rr"])
  }

  @Test func `a tree that is deeper than the stack is shown`() {
    var outline = Outline(
      [Number(id: 0)], isExpandable: { $0.id < 20_000 },
      children: { [Number(id: $0.id + 1)] })
    #expect(outline.expandAll(limit: .max) == true)
    #expect(outline.items.count == 20_001)
    #expect(outline.level(ofRow: 20_000) == 20_000)
    #expect(outline.filtered { $0.id == 20_000 }.items.count == 20_001)
  }

  struct Number: Identifiable, Hashable, Sendable {
    let id: Int
  }

  @Test func `an outline without roots has no rows, until it gets some`() {
    var outline = Outline([Node](), expandedIDs: ["a"], children: \.children)
    #expect(outline.expandAll() == true)
    #expect(outline.expandAll(under: "a") == false)
    #expect(outline.expand(to: "a") == nil && outline.expand(toItemAt: ["a"]) == nil)
    outline.toggle("b")
    outline.remove(["c"])
    #expect(outline.items.isEmpty && outline.filtered { _ in true }.items.isEmpty)
    outline.roots = Self.tree
    #expect(text(outline) == "a- .b- ..c ..d+ .e f g+")
  }

  @Test func `a parent that moves below its own child is a row of it`() {
    let table = Locked(["a": ["b", "e"], "b": ["c"]])
    var outline = Outline(
      [Leaf(id: "a")], expandedIDs: ["a", "b"],
      isExpandable: { item in
        table.withLock { $0[item.id] != nil }
      },
      children: { item in table.withLock { $0[item.id] ?? [] }.map(Leaf.init) })
    #expect(text(outline) == "a- .b- ..c .e")
    table.withLock { $0 = ["a": ["e"], "b": ["c", "a"]] }
    outline.roots = [Leaf(id: "b")]
    #expect(text(outline) == "b- .c .a- ..e")
    // The tree forgets to remove the child from its old parent.
    table.withLock { $0["a"] = ["b", "e"] }
    outline.reload()
    #expect(text(outline) == "b- .c .a- ..b ..e")
    outline.collapse("a")
    #expect(text(outline) == "b- .c .a+")
  }

  @Test func `an identifier at several levels opens at each, except below itself`() {
    var outline = Reads(["x": ["y", "z"], "y": ["x", "z"], "z": ["w"]]).outline(["x", "y"])
    #expect(outline.expandAll() == true)
    #expect(
      text(outline)
        == "x- .y- ..x ..z- ...w .z- ..w y- .x- ..y ..z- ...w .z- ..w")
    outline.collapse("z")
    #expect(text(outline) == "x- .y- ..x ..z+ .z+ y- .x- ..y ..z+ .z+")
    outline.remove(["x"])
    #expect(text(outline) == "y- .z+")
  }

  /// Twelve items, each of which is related to all others: 479,001,600 ways through them.
  @Test func `items that contain each other end at the limit`() {
    let ids = (0..<12).map { "\($0)" }
    let related = Reads(Dictionary(uniqueKeysWithValues: ids.map { id in (id, ids) }))
    var outline = related.outline(["0"])
    #expect(outline.expandAll(limit: 1_000) == false)
    #expect(text(outline) == "0+" && outline.expandedIDs.isEmpty)
    #expect(outline.expand(to: "7") == 8)
    #expect(outline.expandAll(under: "0", limit: 1_000) == false)
    #expect(outline.items.count == 13)
    let found = outline.filtered(limit: 1_000) { _ in true }
    #expect(text(found) == "0+")
    #expect(text(outline.filtered(limit: 1_000) { $0.id == "7" }).hasPrefix("0- .1- ..7- ...7 .2-"))
  }

  // MARK: Searching

  @Test func `a search finds what is in closed nodes, and keeps the nodes above`() {
    let reads = Reads(Self.table)
    let outline = reads.outline(["a", "f", "g"], expandedIDs: ["g"])
    var found = outline.filtered { ["d", "f", "g"].contains($0.id) }
    #expect(text(found) == "a- .b- ..d+ f g+")
    // A result without results below it shows everything below it.
    found.expand("g")
    #expect(text(found) == "a- .b- ..d+ f g- .h+")
    found.toggle("b")
    found.toggle("b")
    #expect(text(found) == "a- .b- ..d+ f g- .h+")
    found.toggle("a")
    found.toggle("a")
    #expect(text(found) == "a- .b- ..d+ f g- .h+")
    #expect(text(outline) == "a+ f g- .h+")
    #expect(text(outline.filtered { _ in false }) == "")
    #expect(text(outline.filtered { $0.id == "i" }) == "g- .h- ..i")
  }

  @Test func `a search of results and of removed items finds only what is there`() {
    var outline = Reads(Self.table).outline(["a", "f", "g"])
    outline.remove(["b"])
    #expect(text(outline.filtered { $0.id < "f" }) == "a- .e")
    var found = outline.filtered { ["e", "i"].contains($0.id) }
    found.remove(["e"])
    #expect(text(found) == "a- g- .h- ..i")
    found.toggle("a")
    found.toggle("a")
    #expect(text(found) == "a- g- .h- ..i")
    #expect(text(found.filtered { $0.id == "h" }) == "g- .h+")
  }

  @Test func `a search reads no more than its limit, and asks about each item once`() {
    let reads = Reads(Self.table)
    let outline = reads.outline(["a", "f", "g"])
    var asked: [String] = []
    let found = outline.filtered(limit: 2) {
      asked.append($0.id)
      return $0.id == "h"
    }
    #expect(reads.taken == ["a", "g"])
    #expect(asked.sorted() == ["a", "b", "e", "f", "h"])
    #expect(text(found) == "g- .h+")
  }

  @Test func `what a search finds below open nodes is shown, whatever the limit`() {
    let outline = Outline(Self.tree, expandedIDs: ["a", "b", "g"], children: \.children)
    #expect(text(outline.filtered(limit: 1) { ["c", "h"].contains($0.id) }) == "a- .b- ..c g- .h+")
  }

  // MARK: Changes

  @Test func `what has moved is where the data has it when that is read again`() {
    var outlines = [Outline(Self.tree, expandedIDs: ["a", "b", "g"], children: \.children)]
    let rows = text(outlines[0])
    let items = outlines[0].items
    var change = OutlineChange<Node>()
    change.remove(items[2], from: 0)
    change.insert([items[2]], at: OutlinePlace(section: 0, parent: items[6].id, index: 0))
    #expect(change.apply(to: &outlines, found: nil) != nil)
    #expect(text(outlines[0]) == "a- .b- ..d+ .e f g- .c .h+")
    outlines[0].reload()
    #expect(text(outlines[0]) == rows)
  }

  @Test func `edited nodes are found below closed ones without reading others`() throws {
    let reads = Reads(Self.table)
    var outlines = [
      reads.outline(["a", "f", "g"], expandedIDs: ["a", "b", "g"]),
      reads.outline([], expandedIDs: []),
    ]
    let items = outlines[0].items
    var change = OutlineChange<Leaf>()
    change.remove(items[2], from: 0)
    change.insert([items[2]], at: OutlinePlace(section: 0, parent: "g", index: 0))
    change.insert([Leaf(id: "x")], at: OutlinePlace(section: 0, parent: "b", index: 0))
    let undo = try #require(change.apply(to: &outlines, found: nil))
    outlines[0].collapseAll()
    outlines[0].remove(["h"])
    _ = reads.taken
    let redo = try #require(undo.apply(to: &outlines, found: nil))
    #expect(redo.apply(to: &outlines, found: nil) != nil)
    #expect(reads.taken == [])
    // They go along with the nodes above them, and so do removals below those.
    for (node, row) in [("a", 0), ("g", 1)] {
      var travel = OutlineChange<Leaf>()
      travel.remove(Leaf(id: node), from: 0)
      travel.insert([Leaf(id: node)], at: OutlinePlace(section: 1, parent: nil, index: row))
      #expect(travel.apply(to: &outlines, found: nil) != nil)
    }
    outlines[1].expandAll()
    #expect(outlines.map(text) == ["f", "a- .b- ..x ..d- .e g- .c"])
  }

  @Test func `an item of two outlines leaves its own in changed data, too`() throws {
    let old = ["y", "z"].map { Outline([Node("x"), Node($0)], children: \.children) }
    var change = OutlineChange<Node>()
    change.remove(old[1].items[0], from: 1)
    var new = old
    new[0].roots.append(Node("w"))
    let adapted = try #require(change.adapted(from: old, to: new, sections: [0, 1]))
    _ = adapted.apply(to: &new, found: nil)
    #expect(new.map(text) == ["x y w", "z"])
  }

  // MARK: Chance

  @Test(arguments: Walk.seeds(4)) func `random changes, against a simple model`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<Walk.steps(20) {
      var model = Model(nodes: Int.random(in: 1...25, using: &random), &random)
      let table = model.table
      var outline = Outline(
        model.roots.map(Number.init), isExpandable: { table[$0.id] != nil },
        children: { (table[$0.id] ?? []).map(Number.init) })
      for step in 0..<25 {
        let id = Int.random(in: 0...25, using: &random)
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<4:
          outline.toggle(id)
          model.expanded.formSymmetricDifference([id])
        case 4, 5:
          outline.expand(id)
          model.expanded.insert(id)
        case 6:
          outline.collapse(id)
          model.expanded.remove(id)
        case 7:
          if outline.row(of: id) != nil {
            #expect(outline.expandAll(under: id) == true)
            model.expanded.formUnion(model.all(under: id))
          }
        case 8:
          if let path = model.path(to: id) {
            #expect(outline.expand(toItemAt: path).map { outline.items[$0].id } == id)
            model.expanded.formUnion(path.dropLast())
          }
        case 9:
          let path = model.path(to: id)
          #expect(outline.expand(to: id).map { outline.items[$0].id } == (path == nil ? nil : id))
          model.expanded.formUnion(path?.dropLast() ?? [])
        case 10:
          outline.remove([id])
          model.remove(id)
        default:
          let divisor = Int.random(in: 1...4, using: &random)
          let found = outline.filtered { $0.id.isMultiple(of: divisor) }
          #expect(
            found.items.map(\.id) == model.found { $0.isMultiple(of: divisor) },
            "seed \(seed), round \(round), step \(step)")
        }
        let rows = model.rows
        let about: Comment = "seed \(seed), round \(round), step \(step)"
        #expect(outline.items.map(\.id) == rows.map(\.id), about)
        #expect(
          outline.items.indices.map { outline.level(ofRow: $0) } == rows.map(\.level), about)
        #expect(
          outline.items.indices.map { outline.isExpanded(atRow: $0) } == rows.map(\.isOpen), about)
        #expect(outline.expandedIDs == model.expanded, about)
      }
    }
  }

  /// A tree whose rows are made anew each time.
  private struct Model {
    var roots: [Int] = []
    var table: [Int: [Int]] = [:]
    var expanded: Set<Int> = []

    init(nodes: Int, _ random: inout SeededGenerator) {
      for id in 0..<nodes {
        let parents = table.keys.sorted()
        if let parent = parents.randomElement(using: &random), Bool.random(using: &random) {
          table[parent]?.append(id)
        } else {
          roots.append(id)
        }
        if Bool.random(using: &random) { table[id] = [] }
      }
    }

    var rows: [(id: Int, level: Int, isOpen: Bool)] { rows(of: roots, at: 0) }

    private func rows(of ids: [Int], at level: Int) -> [(id: Int, level: Int, isOpen: Bool)] {
      ids.flatMap { id in
        let children = expanded.contains(id) ? table[id] : nil
        return [(id, level, children != nil)] + rows(of: children ?? [], at: level + 1)
      }
    }

    /// The nodes under a node that can be open, and itself.
    func all(under id: Int) -> [Int] {
      guard let children = table[id] else { return [] }
      return [id] + children.flatMap(all)
    }

    func path(to id: Int) -> [Int]? {
      func search(_ ids: [Int]) -> [Int]? {
        for other in ids {
          if other == id { return [id] }
          if let path = search(table[other] ?? []) { return [other] + path }
        }
        return nil
      }
      return search(roots)
    }

    mutating func remove(_ id: Int) {
      roots.removeAll { $0 == id }
      for parent in table.keys { table[parent]?.removeAll { $0 == id } }
    }

    /// The items found and those above them, and nothing below other results.
    func found(_ fits: (Int) -> Bool) -> [Int] {
      func search(_ ids: [Int]) -> [Int] {
        ids.flatMap { id in
          let below = search(table[id] ?? [])
          return fits(id) || !below.isEmpty ? [id] + below : []
        }
      }
      return search(roots)
    }
  }
}
