import Foundation
import ListData
import TestSupport
import Testing

/// A node of a tree that is read as its outline asks for it.
struct Leaf: Identifiable, Hashable, Sendable {
  let id: String
}

struct OutlineTests {
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

  /// The rows after each of several steps.
  private func rows<Item: Identifiable<String>>(
    _ outline: inout Outline<Item>, after steps: [(inout Outline<Item>) -> Void]
  ) -> [String] {
    steps.map { step in
      step(&outline)
      return text(outline)
    }
  }

  // MARK: Rows

  @Test func `only the children of open nodes are rows`() {
    var outline = Outline(Self.tree, children: \.children)
    let seen = rows(
      &outline,
      after: [
        { _ in }, { $0.expand("a") }, { $0.toggle("b") }, { $0.expand("d") }, { $0.collapse("a") },
        { $0.toggle("a") }, { $0.toggle("b") },
      ])
    #expect(
      seen == [
        "a+ f g+", "a- .b+ .e f g+", "a- .b- ..c ..d+ .e f g+", "a- .b- ..c ..d- .e f g+",
        "a+ f g+", "a- .b- ..c ..d- .e f g+", "a- .b+ .e f g+",
      ])
    #expect(outline.expandedIDs == ["a", "d"])
    outline.collapseAll()
    #expect(text(outline) == "a+ f g+" && outline.expandedIDs.isEmpty)
  }

  @Test func `rows know their parents, their descendants and their levels, if they are there`() {
    let outline = Outline(Self.tree, expandedIDs: ["a", "b", "g"], children: \.children)
    #expect(
      (text(outline), (0..<8).map(outline.parent)) == (
        "a- .b- ..c ..d+ .e f g- .h+", [nil, 0, 1, 1, 0, nil, nil, 6]
      ))
    #expect(
      (0..<8).map(outline.subtree) == [0..<5, 1..<4, 2..<3, 3..<4, 4..<5, 5..<6, 6..<8, 7..<8])
    #expect(["d", "i"].map(outline.row(of:)) == [3, nil])
    let closed = Outline(Self.tree, children: \.children)
    for row in [-1, 3, .max, .min] {
      #expect([closed.level(ofRow: row), closed.parent(ofRow: row)] == [nil, nil], "row \(row)")
      #expect(
        [
          closed.isExpandable(atRow: row), closed.isExpanded(atRow: row),
          !closed.subtree(ofRow: row).isEmpty,
        ] == [false, false, false], "row \(row)")
    }
  }

  @Test func `an outline is a section with titles`() {
    let outline = Outline(
      Self.tree, id: 7, headerTitle: "H", footerTitle: "F", indexTitle: "I", children: \.children)
    #expect(
      [outline.sectionID, Outline(Self.tree, children: \.children).sectionID]
        == [AnyHashable(7), nil])
    #expect(
      [
        [outline].headerTitle(inSection: 0), [outline].footerTitle(inSection: 0),
        [outline].sectionIndexTitles?.joined(separator: ","), [outline].object(at: [0, 1])?.id,
      ] == ["H", "F", "I", "f"])
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
    let steps: [(inout Outline<Leaf>) -> Void] = [
      { $0.expand("b") }, { $0.expand("a") },
      {
        $0.expand("a")
        $0.expand("g")
      },
      { $0.collapse("a") },
      {
        $0.expand("c")
        $0.expand("f")
      },
      { $0.toggle("a") }, { $0.reload() },
    ]
    let seen = steps.map { step in
      step(&outline)
      return "\(text(outline)) | \(reads.taken.joined(separator: " "))"
    }
    #expect(
      seen == [
        "a+ f g+ | ", "a- .b- ..c ..d+ .e f g+ | a b", "a- .b- ..c ..d+ .e f g- .h+ | g",
        "a+ f g- .h+ | ", "a+ f g- .h+ | ", "a- .b- ..c ..d+ .e f g- .h+ | a b",
        "a- .b- ..c ..d+ .e f g- .h+ | a b g",
      ])
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
    /// The rows, the nodes and the reads so far.
    func costs() -> [Int] {
      [outline.items.count, Node.count.withLock { $0 }, reads.withLock { $0 }]
    }
    #expect(costs() == [9, 9, 0])
    for id in [1, 12, 123, 1_234, 12_345] { outline.expand(id) }
    #expect(
      (costs(), outline.expand(toItemAt: [9, 98, 987, 9_876, 98_765, 987_654])) == (
        [59, 59, 5], 93
      ))
    #expect(costs() == [109, 109, 10])
    outline.collapse(12)
    #expect(costs() == [69, 69, 10])
    outline.collapseAll()
    #expect(
      (costs(), outline.expandAll(limit: 100), costs().dropLast()) == (
        [9, 9, 10], false, [1_009, 1_009]
      ))
    let found = outline.filtered(limit: 2_000) { $0.id == 4_321 }
    #expect(found.items.map(\.id) == [4, 43, 432, 4_321])
    outline.collapseAll()
    #expect(Node.count.withLock { $0 } == 12)
    withExtendedLifetime((outline, found)) {}
  }

  // MARK: Many nodes at once

  @Test func `everything under a node opens, or as much of the lowest levels as a limit allows`() {
    let reads = Reads(Self.table)
    var outline = reads.outline(["a", "f", "g"], expandedIDs: ["a"])
    _ = reads.taken
    #expect(
      (outline.expandAll(under: "a"), text(outline), reads.taken) == (
        true, "a- .b- ..c ..d- .e f g+", ["b", "d"]
      ))
    #expect(
      (outline.expandAll(), text(outline), reads.taken) == (
        true, "a- .b- ..c ..d- .e f g- .h- ..i", ["g", "h"]
      ))
    let again = [
      outline.expandAll(), outline.expandAll(limit: 0), outline.expandAll(under: "i"),
      outline.expandAll(under: "z"),
    ]
    #expect(again == [true, true, true, false] && reads.taken == [])
    var limited = reads.outline(["a", "f", "g"])
    let seen = [0, 2, 3].map { "\(limited.expandAll(limit: $0)) \(text(limited))" }
    #expect(
      seen == [
        "false a+ f g+", "false a- .b+ .e f g- .h+", "true a- .b- ..c ..d- .e f g- .h- ..i",
      ])
  }

  @Test func `the way to an item opens, and an item without a way is searched, level by level`() {
    let reads = Reads(Self.table)
    var outline = reads.outline(["a", "f", "g"])
    #expect(
      (outline.expand(toItemAt: ["a", "b", "d"]), reads.taken, text(outline)) == (
        3, ["a", "b"], "a- .b- ..c ..d+ .e f g+"
      ))
    #expect(outline.expand(toItemAt: ["f"]) == 5)
    let before = text(outline)
    for path in [[], ["z"], ["g", "z"], ["g", "h", "z"], ["f", "g"], ["b"], ["a", "c"]] {
      #expect(outline.expand(toItemAt: path) == nil && text(outline) == before, "\(path)")
    }
    #expect(outline.expand(toItemAt: ["g", "h", "i"]) == 8)
    let searches = Reads(Self.table)
    var searched = searches.outline(["a", "f", "g"])
    #expect(
      (searched.expand(to: "h"), searches.taken, text(searched)) == (
        3, ["a", "g", "b"], "a+ f g- .h+"
      ))
    #expect(searched.expand(to: "z") == nil && text(searched) == "a+ f g- .h+")
    _ = searches.taken
    #expect(
      (searched.expand(to: "c", limit: 1), searches.taken, searched.expand(to: "c", limit: 4)) == (
        nil, ["a"], 2
      ))
    #expect(text(searched) == "a- .b- ..c ..d+ .e f g- .h+")
    _ = searches.taken
    #expect(searched.expand(to: "c") == 2 && searches.taken == [])
  }

  // MARK: New data

  @Test func `new roots keep the expansion by identity`() {
    var outline = Outline(Self.tree, expandedIDs: ["a", "b"], children: \.children)
    let seen = rows(
      &outline,
      after: [
        {
          $0.roots = [
            Node("g", [Node("b", [Node("d"), Node("x")])]), Node("a", [Node("y")]),
          ]
        },
        { $0.expand("g") },
      ])
    #expect((seen, outline.roots.map(\.id)) == (["g+ a- .y", "g- .b- ..d ..x a- .y"], ["g", "a"]))
    // An outline without roots has no rows, until it gets some.
    var empty = Outline([Node](), expandedIDs: ["a"], children: \.children)
    #expect([empty.expandAll(), empty.expandAll(under: "a")] == [true, false])
    #expect([empty.expand(to: "a"), empty.expand(toItemAt: ["a"])] == [nil, nil])
    empty.toggle("b")
    empty.remove(["c"])
    #expect(empty.items.isEmpty && empty.filtered { _ in true }.items.isEmpty)
    empty.roots = Self.tree
    #expect(text(empty) == "a- .b- ..c ..d+ .e f g+")
  }

  @Test func `what is removed stays away until the data is read again`() {
    var outline = Reads(Self.table).outline(["a", "f", "g"], expandedIDs: ["a", "b"])
    let seen = rows(
      &outline,
      after: [
        { $0.remove(["b", "f", "i"]) }, { $0.toggle("a") }, { $0.toggle("a") },
        { $0.expandAll() },
      ])
    #expect(
      (seen, outline.expand(to: "i")) == (["a- .e g+", "a+ g+", "a- .e g+", "a- .e g- .h-"], nil))
    let children = ["a", "e", "g", "h"].map { outline.children(of: Leaf(id: $0))?.map(\.id) }
    #expect((outline.roots.map(\.id), children) == (["a", "g"], [["e"], nil, ["h"], []]))
    let later = rows(
      &outline,
      after: [
        { $0.remove(["a"]) }, { $0.reload() }, { $0.roots = ["a", "f"].map(Leaf.init) },
      ])
    #expect(later == ["g- .h-", "g- .h- ..i", "a- .b- ..c ..d+ .e f"])
  }

  // MARK: Bad data

  @Test func `a circle ends where it begins again`() {
    let reads = Reads(["a": ["b"], "b": ["a", "c"], "c": ["c"]])
    var outline = reads.outline(["a"])
    #expect(outline.expandAll() == true && reads.taken.sorted() == ["a", "b", "c"])
    #expect(outline.expand(toItemAt: ["a", "b", "a", "b"]) == nil)
    let found = ["c", "a"].map { id in text(outline.filtered { $0.id == id }) }
    #expect(found == ["a- .b- ..c- ...c", "a- .b- ..a"])
    let seen = rows(
      &outline, after: [{ _ in }, { $0.collapse("a") }, { $0.expand("a") }])
    #expect(seen == ["a- .b- ..a ..c- ...c", "a+", "a- .b- ..a ..c- ...c"])
  }

  @Test func `nodes with one identifier open together, except below themselves`() {
    var outline = Reads(["a": ["x"], "b": ["x"], "x": ["y"]]).outline(
      ["a", "b", "b"], expandedIDs: ["a", "b"])
    let seen = rows(&outline, after: [{ $0.expand("x") }, { $0.collapse("b") }])
    #expect(seen == ["a- .x- ..y b- .x- ..y b- .x- ..y", "a- .x- ..y b+ b+"])
    let comparison = ListComparison<Outline<Leaf>>(by: ByIdentifier.self)
    #expect(
      comparison.duplicateIdentifiers(in: [outline])
        == ["The identifier b appears at [0, 3] and [0, 4]."])
    outline.remove(["x"])
    #expect(text(outline) == "a- b+ b+")
    var levels = Reads(["x": ["y", "z"], "y": ["x", "z"], "z": ["w"]]).outline(["x", "y"])
    #expect(levels.expandAll() == true)
    let found = rows(&levels, after: [{ _ in }, { $0.collapse("z") }, { $0.remove(["x"]) }])
    #expect(
      found == [
        "x- .y- ..x ..z- ...w .z- ..w y- .x- ..y ..z- ...w .z- ..w",
        "x- .y- ..x ..z+ .z+ y- .x- ..y ..z+ .z+", "y- .z+",
      ])
  }

  @Test func `an endless depth is read up to the limit, and one deeper than the stack is shown`() {
    let reads = Locked(0)
    var outline = Outline(
      [Leaf(id: "")], isExpandable: { _ in true },
      children: { item in
        reads.withLock { $0 += 1 }
        return [Leaf(id: item.id + "l"), Leaf(id: item.id + "r")]
      })
    #expect(
      (outline.expandAll(limit: 50), outline.items.count, reads.withLock { $0 }) == (false, 101, 50)
    )
    #expect(
      ["x", "rlrlrl"].map { outline.expand(to: $0, limit: 200) != nil } == [false, true])
    #expect(outline.filtered(limit: 100) { $0.id == "rr" }.items.map(\.id) == ["", "r", "rr"])
    var deep = Outline(
      [Number(id: 0)], isExpandable: { $0.id < 20_000 },
      children: { [Number(id: $0.id + 1)] })
    #expect(deep.expandAll(limit: .max) == true)
    #expect(
      (deep.items.count, deep.level(ofRow: 20_000), deep.filtered { $0.id == 20_000 }.items.count)
        == (20_001, 20_000, 20_001))
  }

  struct Number: Identifiable, Hashable, Sendable {
    let id: Int
  }

  @Test func `a parent that moves below its own child is a row of it`() {
    let table = Locked(["a": ["b", "e"], "b": ["c"]])
    var outline = Outline(
      [Leaf(id: "a")], expandedIDs: ["a", "b"],
      isExpandable: { item in
        table.withLock { $0[item.id] != nil }
      },
      children: { item in table.withLock { $0[item.id] ?? [] }.map(Leaf.init) })
    let seen = rows(
      &outline,
      after: [
        { _ in },
        {
          table.withLock { $0 = ["a": ["e"], "b": ["c", "a"]] }
          $0.roots = [Leaf(id: "b")]
        },
        // The tree forgets to remove the child from its old parent.
        {
          table.withLock { $0["a"] = ["b", "e"] }
          $0.reload()
        },
        { $0.collapse("a") },
      ])
    #expect(seen == ["a- .b- ..c .e", "b- .c .a- ..e", "b- .c .a- ..b ..e", "b- .c .a+"])
  }

  /// Twelve items, each of which is related to all others: 479,001,600 ways through them.
  @Test func `items that contain each other end at the limit`() {
    let ids = (0..<12).map { "\($0)" }
    let related = Reads(Dictionary(uniqueKeysWithValues: ids.map { id in (id, ids) }))
    var outline = related.outline(["0"])
    #expect(
      (outline.expandAll(limit: 1_000), text(outline), outline.expandedIDs.isEmpty) == (
        false, "0+", true
      ))
    #expect(
      (outline.expand(to: "7"), outline.expandAll(under: "0", limit: 1_000), outline.items.count)
        == (8, false, 13))
    let found = outline.filtered(limit: 1_000) { _ in true }
    #expect(text(found) == "0+")
    #expect(text(outline.filtered(limit: 1_000) { $0.id == "7" }).hasPrefix("0- .1- ..7- ...7 .2-"))
  }

  // MARK: Searching

  @Test func `a search finds what is in closed nodes, and keeps the nodes above`() {
    let outline = Reads(Self.table).outline(["a", "f", "g"], expandedIDs: ["g"])
    var found = outline.filtered { ["d", "f", "g"].contains($0.id) }
    // A result without results below it shows everything below it.
    let seen = rows(
      &found,
      after: [
        { _ in }, { $0.expand("g") }, { $0.toggle("b") }, { $0.toggle("b") }, { $0.toggle("a") },
        { $0.toggle("a") },
      ])
    #expect(
      seen == [
        "a- .b- ..d+ f g+", "a- .b- ..d+ f g- .h+", "a- .b+ f g- .h+", "a- .b- ..d+ f g- .h+",
        "a+ f g- .h+", "a- .b- ..d+ f g- .h+",
      ])
    #expect(
      [
        text(outline), text(outline.filtered { _ in false }),
        text(outline.filtered { $0.id == "i" }),
      ] == ["a+ f g- .h+", "", "g- .h- ..i"])
  }

  @Test func `a search of results and of removed items finds only what is there`() {
    var outline = Reads(Self.table).outline(["a", "f", "g"])
    outline.remove(["b"])
    #expect(text(outline.filtered { $0.id < "f" }) == "a- .e")
    var found = outline.filtered { ["e", "i"].contains($0.id) }
    let seen = rows(
      &found,
      after: [
        { $0.remove(["e"]) }, { $0.toggle("a") }, { $0.toggle("a") },
        { $0 = $0.filtered { $0.id == "h" } },
      ])
    #expect(seen == ["a- g- .h- ..i", "a+ g- .h- ..i", "a- g- .h- ..i", "g- .h+"])
  }

  @Test func `a search reads no more than its limit, and asks about each item once`() {
    let reads = Reads(Self.table)
    let outline = reads.outline(["a", "f", "g"])
    var asked: [String] = []
    let found = outline.filtered(limit: 2) {
      asked.append($0.id)
      return $0.id == "h"
    }
    #expect(
      ([reads.taken, asked.sorted()], text(found)) == (
        [["a", "g"], ["a", "b", "e", "f", "h"]], "g- .h+"
      ))
    // What it finds below open nodes is shown, whatever the limit.
    let open = Outline(Self.tree, expandedIDs: ["a", "b", "g"], children: \.children)
    #expect(text(open.filtered(limit: 1) { ["c", "h"].contains($0.id) }) == "a- .b- ..c g- .h+")
  }

  // MARK: Changes

  @Test func `what has moved is where the data has it when that is read again`() {
    var outlines = [Outline(Self.tree, expandedIDs: ["a", "b", "g"], children: \.children)]
    let rows = text(outlines[0])
    let items = outlines[0].items
    var change = OutlineChange<Node>()
    change.remove(items[2], from: 0)
    change.insert([items[2]], at: OutlinePlace(section: 0, parent: items[6].id, index: 0))
    #expect(
      (change.apply(to: &outlines, found: [:]) != nil, text(outlines[0])) == (
        true, "a- .b- ..d+ .e f g- .c .h+"
      ))
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
    let undo = try #require(change.apply(to: &outlines, found: [:]))
    outlines[0].collapseAll()
    outlines[0].remove(["h"])
    _ = reads.taken
    let redo = try #require(undo.apply(to: &outlines, found: [:]))
    #expect((redo.apply(to: &outlines, found: [:]) != nil, reads.taken) == (true, []))
    // They go along with the nodes above them, and so do removals below those.
    for (node, row) in [("a", 0), ("g", 1)] {
      var travel = OutlineChange<Leaf>()
      travel.remove(Leaf(id: node), from: 0)
      travel.insert([Leaf(id: node)], at: OutlinePlace(section: 1, parent: nil, index: row))
      #expect(travel.apply(to: &outlines, found: [:]) != nil)
    }
    outlines[1].expandAll()
    #expect(outlines.map(text) == ["f", "a- .b- ..x ..d- .e g- .c"])
  }

  @Test func `what others have brought back isn't inserted again, and a leaf opens for a child`()
    throws
  {
    let root = Node("p", [Node("c")])
    for (roots, rows) in [([root], ["p", "c"]), ([Node("p")], ["p", "c"])] {
      var outlines = [Outline([root], expandedIDs: ["p"], children: \.children)]
      var change = OutlineChange<Node>()
      change.remove(outlines[0].items[1], from: 0)
      let undo = try #require(change.apply(to: &outlines, found: [:]))
      var new = outlines
      new[0].roots = roots
      let adapted = try #require(undo.adapted(from: outlines, to: new, sections: [0]))
      _ = adapted.apply(to: &new, found: [:])
      #expect(new[0].items.map(\.id) == rows)
    }
  }

  @Test func `an item of two outlines leaves its own in changed data, too`() throws {
    let old = ["y", "z"].map { Outline([Node("x"), Node($0)], children: \.children) }
    var change = OutlineChange<Node>()
    change.remove(old[1].items[0], from: 1)
    var new = old
    new[0].roots.append(Node("w"))
    let adapted = try #require(change.adapted(from: old, to: new, sections: [0, 1]))
    _ = adapted.apply(to: &new, found: [:])
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
        let about: Comment = "seed \(seed), round \(round), step \(step)"
        let found = outline.items.enumerated().map { row, item in
          "\(item.id) \(outline.level(ofRow: row) ?? -1) \(outline.isExpanded(atRow: row))"
        }
        #expect(
          (found, outline.expandedIDs) == (
            model.rows.map { "\($0.id) \($0.level) \($0.isOpen)" }, model.expanded
          ), about)
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
