import ListControllers
import ListTesting
import Observation
import TestSupport
import Testing

@testable import ListCapabilities
@testable import ListCore

/// Nodes of outlines that move with everything below them, and what undo and redo make of it.
@MainActor struct OutlineTravelTests {
  typealias Node = OutlineEditsTests.Node
  typealias Trees = OutlineEditsTests.Trees

  private func node(_ id: String, _ children: String...) -> Node {
    Node(id: id, children: children.map { Node(id: $0) })
  }

  // MARK: Places

  @Test func `objects move to one place and are inserted there in their order`() throws {
    func rows(
      _ trees: String, open: String = "", _ edit: (ListEditor<Node>) throws -> Bool
    ) throws -> String {
      let screen = ListScreen(Trees(trees, open: open))
      let isDone = try edit(screen.controller.editor)
      screen.expectAgreement()
      return (isDone ? "" : "refused: ") + screen.controller.rows
    }
    func moved(_ trees: String, _ paths: [IndexPath], to target: IndexPath) throws -> String {
      try rows(trees) { editor in
        try editor.move(paths.compactMap { editor.find(at: $0) }, to: target)
      }
    }
    // To the end of a section, out of two sections, and a node that is named twice.
    #expect(
      try [
        moved("a(b)cd", [[0, 0]], to: [0, 3]), moved("abc|d", [[0, 0], [1, 0]], to: [0, 2]),
        moved("abc", [[0, 0], [0, 0]], to: [0, 1]),
      ] == ["c d a", "b a d c | –", "b a c"])
    let inserted = try rows("a(b)d", open: "a") {
      try $0.insert([node("x"), node("y"), node("z")], at: [0, 1], as: .insertion(count: 3))
    }
    #expect(inserted == "a .x .y .z .b d")
  }

  @Test func `the user moves an open node past its own rows, and not among them`() {
    let list = ListScreen(Trees("a(bcd)ef", open: "a")).controller
    func target(_ row: Int, _ proposed: Int) -> IndexPath {
      list.forwarding.targetOfMovingItem(from: [0, row], to: [0, proposed])
    }
    #expect(
      ((1...4).map { target(0, $0) }, target(99, 4)) == (
        [[0, 0], [0, 0], [0, 3], [0, 4]], [0, 4]
      ))
  }

  @Test func `nothing moves to where there is no place`() {
    let screen = ListScreen(Trees("ab"))
    let list = screen.controller
    for path in [[], [0], [0, -1], [0, 9], [3, 0], [0, 0, 0]] as [IndexPath] {
      #expect(list.forwarding.targetOfMovingItem(from: [0, 0], to: path) == [0, 0])
      list.forwarding.didMoveItem(from: [0, 0], to: path)
    }
    let removed = list.editor.removedRows(with: [[], [5, 0], [0, 7], [0, 1]])
    #expect((list.rows, list.moves, removed) == ("a b", [], [[0, 1]]))
    screen.expectAgreement()
  }

  @Test func `only what was selected is selected again`() {
    let screen = ListScreen(Trees("a(bc)d", open: "a"))
    let list = screen.controller
    list.setEditing(true, animated: false)
    screen.tap([0, 0])
    screen.tap([0, 2])
    list.deleteSelectedObjects()
    #expect((list.rows, list.selectedIDs) == ("d", []))
    list.undo()
    #expect((list.selectedIDs, screen.selectedIndexPaths) == (["a", "c"], [[0, 0], [0, 2]]))
    screen.expectAgreement()
  }

  // MARK: Edits and their nodes

  /// Steps with trees, and the rows after some of them.
  struct Journey: CustomTestStringConvertible, Sendable {
    typealias Steps = @MainActor @Sendable (Trees) -> [String]
    let testDescription: String
    let trees: String
    let open: String
    let rows: [String]
    let steps: Steps

    init(
      _ name: String, _ trees: String, open: String = "", _ rows: [String], _ steps: @escaping Steps
    ) {
      testDescription = name
      (self.trees, self.open, self.rows, self.steps) = (trees, open, rows, steps)
    }

    /// Creates a journey of open nodes, with the rows when everything is open at its end.
    init(_ name: String, _ rows: String, _ steps: @escaping @MainActor @Sendable (Trees) -> Void) {
      self.init(name, "a(b(xy)c(z))d|e", open: "abc", [rows]) { list in
        steps(list)
        list.view.window?.layoutIfNeeded()
        for (section, outline) in list.listData.enumerated() {
          for row in outline.items where outline.isExpandable(atRow: outline.row(of: row.id)!) {
            list.expandAllItems(under: [section, list.listData[section].row(of: row.id)!])
          }
        }
        return [list.rows]
      }
    }
  }

  nonisolated static let toOtherSections = [
    Journey(
      "a node takes along what was removed below it", "a(bx)|e", open: "a",
      ["– | a .x e", "a .b .x | e"]
    ) { list in
      list.remove([0, 1])
      let moved = list.move([0, 0], [1, 0])
      list.undo()
      return [moved, list.undo()]
    },
    Journey(
      "a closed node takes along what was removed below it", "a(bx)|e", open: "a", ["– | a .x e"]
    ) { list in
      list.remove([0, 1])
      list.close([0, 0])
      list.move([0, 0], [1, 0])
      return [list.open([1, 0])]
    },
    Journey(
      "a node leaves behind what moved away from below it", "a(bx)d|e", open: "a",
      ["b a .x d | e", "b d | a .x e"]
    ) { [$0.move([0, 1], [0, 0]), $0.move([0, 1], [1, 0])] },
    Journey(
      "a node takes along what was inserted below it, and brings it back", "a(b)|e", open: "a",
      ["a .n .b | e", "– | a .n .b e", "a .n .b | e"]
    ) { [$0.insert("n", [0, 1]), $0.move([0, 0], [1, 0]), $0.undo()] },
    Journey(
      "moves to another section and back are undone one after the other", "df(g)|ei", open: "f",
      [
        "d | e f .g i", "g d | e f i", "d | e f .g i", "d f .g | e i", "d | e f .g i",
        "g d | e f i",
      ]
    ) { list in
      let moves = [list.move([0, 1], [1, 1]), list.move([1, 2], [0, 0])]
      return moves + [list.undo(), list.undo(), list.redo(), list.redo()]
    },
    Journey(
      "a node that was open in another section stays as the user left it", "a(b)c|d", open: "a",
      ["a c | d"]
    ) { list in
      list.move([0, 0], [1, 0])
      list.close([1, 0])
      return [list.move([1, 0], [0, 0])]
    },
  ]

  nonisolated static let belowClosedNodes = [
    Journey(
      "an insertion below a node that was closed since is undone and redone", "a(b)d", open: "a",
      ["a .x .b d", "a .x .b d"]
    ) { list in
      let inserted = list.insert("x", [0, 1])
      list.close([0, 0])
      list.undo()
      list.redo()
      return [inserted, list.open([0, 0])]
    },
    Journey(
      "a move below a node that was closed since is undone and redone", "a(b)d", open: "a",
      ["a .d .b", "a", "a d", "a", "a .d .b"]
    ) { list in
      let moved = [list.move([0, 2], [0, 1]), list.close([0, 0])]
      return moved + [list.undo(), list.redo(), list.open([0, 0])]
    },
    Journey(
      "a node that the user closed stays closed when it comes back", "a(b(c))d", open: "ab",
      ["a .b ..c d", "a .b d"]
    ) { list in
      list.remove([0, 0])
      let undone = list.undo()
      list.close([0, 1])
      list.redo()
      return [undone, list.undo()]
    },
    Journey(
      "what comes back below a closed node joins the children that it has now", "a(bc)", open: "a",
      ["a .c", "a .b .n .c"]
    ) { list in
      let removed = list.remove([0, 1])
      list.show("a(nc)")
      list.undo()
      return [removed, list.open([0, 0])]
    },
  ]

  nonisolated static let inOtherData = [
    Journey(
      "a removal is undone with its open nodes in data that was set since", "a(b(c))d", open: "ab",
      ["a .b ..c d"]
    ) { list in
      list.remove([0, 0])
      list.show("d")
      return [list.undo()]
    },
    Journey(
      "an edit is undone in its section when others come before it", "abc",
      ["c a b", "c b", "x y | c b", "x y | c a b", "x y | a b c"]
    ) { list in
      list.setListData(list.listData.map { Outline($0.roots, id: "0") { _ in nil } })
      let edits = [list.move([0, 2], [0, 0]), list.remove([0, 1])]
      let nodes = ["x", "y"].map { Node(id: $0) }
      list.setListData([Outline(nodes, id: "1") { _ in nil }] + list.listData)
      return edits + [list.rows, list.undo(), list.undo()]
    },
    Journey(
      "nodes that come back together are in their order", "abcd(efg)", open: "d",
      ["a b f g", "c d .e", "a b x c d .e .f .g .h"]
    ) { list in
      let removed = list.removeItems(at: [[0, 0], [0, 1], [0, 5], [0, 6]])
      let rows = list.rows
      list.show("xcd(eh)")
      list.undo()
      return [removed.map(\.id).joined(separator: " "), rows, list.open([0, 4])]
    },
  ]

  nonisolated static let ofOpenNodes = [
    Journey(
      "a move below an ancestor that was closed is undone and redone",
      "a .b ..y .c ..x ..z d | e"
    ) { list in
      list.move([0, 2], [0, 4])
      list.close([0, 0])
      for _ in 0..<2 {
        list.undo()
        list.redo()
      }
    },
    Journey(
      "what comes back together below closed nodes is in its order", "a .b ..x ..y .c ..z d | e"
    ) { list in
      list.move([0, 6], [0, 3])
      list.undo()
      list.removeItems(at: [[0, 2], [0, 3], [0, 5]])
      list.close([0, 0])
      list.undo()
      list.redo()
      list.undo()
    },
    Journey(
      "a removal goes along with a closed node above it", "d | a .b ..y .c ..z e"
    ) { list in
      list.remove([0, 2])
      list.close([0, 1])
      list.close([0, 0])
      list.move([0, 0], [1, 0])
    },
    Journey(
      "what has moved away isn't there again in another section", "d | a .b ..y .c ..z x e"
    ) { list in
      list.move([0, 2], [1, 0])
      list.close([0, 0])
      list.move([0, 0], [1, 0])
    },
    Journey(
      "a removal from closed nodes goes along with them", "d | a .b ..x .c ..z e"
    ) { list in
      list.collapseAllItems()
      list.listData[0].remove(["y"])
      list.move([0, 0], [1, 0])
    },
    Journey("an edit returns with its node", "a .b ..x ..y .c ..z d | e") { list in
      list.remove([0, 2])
      list.close([0, 0])
      list.move([0, 0], [1, 0])
      list.undo()
      list.undo()
    },
    Journey("a move to the same place is no edit", "a .b ..x .c ..z d | e") { list in
      list.remove([0, 3])
      list.undo()
      _ = try? list.editor.move([list.editor.find(at: [0, 6])!], to: [0, 7])
      list.setEditing(true, animated: false)
      list.view.layoutIfNeeded()
      list.forwarding.didMoveItem(from: [0, 1], to: [0, 3])
      list.redo()
    },
  ]

  @Test(arguments: toOtherSections + belowClosedNodes + inOtherData + ofOpenNodes)
  func `an edit belongs to its node, wherever that is and whatever is open`(journey: Journey) {
    let screen = ListScreen(Trees(journey.trees, open: journey.open))
    #expect(journey.steps(screen.controller) == journey.rows)
    screen.expectAgreement()
  }

  @Test func `a move isn't undone below a parent that is gone`() {
    let screen = ListScreen(Trees("a(b)c", open: "a"))
    let list = screen.controller
    #expect(list.move([0, 1], [0, 0]) == "b a c")
    list.show("bc")
    var refusals: [String] = []
    EditRefusal.observer = { refusals.append($0) }
    defer { EditRefusal.observer = nil }
    list.undo()
    #expect(
      (refusals, list.rows) == (["Trees wasn't edited. The place in the tree is gone."], "b c"))
    screen.expectAgreement()
  }

  // MARK: Models

  @available(macOS 14, *)
  @Observable final class Model {
    var roots = [Node(id: "a", children: [Node(id: "b")]), Node(id: "c")]
    var isClosed = false
  }

  @available(macOS 14, *)
  final class Followed: ConnectedTable, TableList, PlainTable, ObservedList, OutlineList,
    ReorderableList, UndoableList
  {
    let model = Model()
    var listData: [Outline<Node>] = []
    private let manager = UndoManager(groupsByEvent: false)
    var listUndoManager: UndoManager? { manager }
    func makeListData() -> [Outline<Node>] {
      let open = listData.first?.expandedIDs ?? []
      return [Outline(model.roots, expandedIDs: open) { $0.children.isEmpty ? nil : $0.children }]
    }
    func updateModel(from listData: [Outline<Node>]) throws(EditRefusal) {
      if model.isClosed { throw EditRefusal("The model is closed.") }
      var outline = listData[0]
      outline.expandAll()
      // From the last row on, so that the children of a row are complete.
      var levels: [[Node]] = []
      for row in outline.items.indices.reversed() {
        let level = outline.level(ofRow: row) ?? 0
        while levels.count < level + 2 { levels.append([]) }
        levels[level].insert(Node(id: outline.items[row].id, children: levels[level + 1]), at: 0)
        levels[level + 1] = []
      }
      model.roots = levels.first ?? []
    }
    func text(of node: Node) -> String { node.id }
  }

  @available(macOS 14, *)
  @Test func `a move by the user changes the model, or is refused by it`() {
    let screen = ListScreen(Followed(style: .plain))
    let list = screen.controller
    list.setEditing(true, animated: false)
    /// What the model has, and what is shown.
    func after(_ step: () -> Void) -> [[String]] {
      step()
      screen.window.layoutIfNeeded()
      return [list.model.roots.map(\.id), screen.rowTexts]
    }
    #expect(after { screen.drag([0, 1], to: [0, 0]) } == [["c", "a"], ["c", "a"]])
    #expect(after { list.listUndoManager?.undo() } == [["a", "c"], ["a", "c"]])
    list.listUndoManager?.removeAllActions()
    list.model.isClosed = true
    let refused = after { screen.expectRefusal { $0.drag([0, 1], to: [0, 0]) } }
    #expect(refused == [["a", "c"], ["a", "c"]] && list.listUndoManager?.canUndo == false)
    screen.expectAgreement()
  }

  @available(macOS 14, *)
  @Test func `a model loses no node that moves below one that is closed`() {
    let screen = ListScreen(Followed(style: .plain))
    let list = screen.controller
    list.model.roots = [Node(id: "a", children: [node("b", "x"), node("c", "y")])]
    list.followModel()
    list.expandAllItems(under: [0, 0])
    let isMoved = list.moveItem(from: [0, 2], to: [0, 3])
    let moved = [Node(id: "a", children: [node("b"), node("c", "x", "y")])]
    #expect((isMoved, list.model.roots) == (true, moved))
    list.collapseItem(at: [0, 0])
    list.listUndoManager?.undo()
    #expect(list.model.roots == [Node(id: "a", children: [node("b", "x"), node("c", "y")])])
    list.listUndoManager?.redo()
    #expect(list.model.roots == moved)
    screen.expectAgreement()
  }

  @available(macOS 14, *)
  @Test func `an edit by the app keeps what the model has changed in the same turn`() {
    let screen = ListScreen(Followed(style: .plain))
    let list = screen.controller
    list.model.roots.append(Node(id: "d"))
    let isMoved = list.moveItem(from: [0, 1], to: [0, 0])
    let moved = ["c", "a", "d"]
    #expect((isMoved, list.model.roots.map(\.id), screen.rowTexts) == (true, moved, moved))
    list.listUndoManager?.undo()
    #expect(list.model.roots.map(\.id) == ["a", "c", "d"])
    screen.expectAgreement()
  }

  @available(macOS 14, *)
  @Test func `a removal returns the nodes that were in the model, and is named by their number`() {
    let screen = ListScreen(Followed(style: .plain))
    let list = screen.controller
    list.model.roots = [Node(id: "c"), Node(id: "d")]
    let removed = list.removeItems(at: [[0, 0], [0, 1]]).map(\.id)
    #expect((removed, list.model.roots.map(\.id), screen.rowTexts) == (["c"], ["d"], ["d"]))
    #expect(list.listUndoManager?.undoActionName == list.undoActionName(for: .deletion(count: 1)))
    list.model.roots = []
    #expect(list.removeItem(at: [0, 0]) == nil)
    list.listUndoManager?.undo()
    #expect((list.model.roots.map(\.id), list.listUndoManager?.canUndo) == (["c"], false))
    screen.expectAgreement()
  }

  /// A model of several trees, each of which is a section.
  @available(macOS 14, *)
  @Observable final class Forest {
    var trees = [
      Node(id: "0", children: [Node(id: "a", children: [Node(id: "b")]), Node(id: "c")]),
      Node(id: "1", children: [Node(id: "d"), Node(id: "e")]),
    ]
    var ids: [[String]] { trees.map { $0.children.map(\.id) } }
  }

  /// A list that writes the roots of its trees to the model.
  @available(macOS 14, *)
  final class Planted: ConnectedTable, TableList, PlainTable, ObservedList, OutlineList,
    ReorderableList, UndoableList
  {
    let forest = Forest()
    var listData: [Outline<Node>] = []
    private let manager = UndoManager(groupsByEvent: false)
    var listUndoManager: UndoManager? { manager }
    func makeListData() -> [Outline<Node>] {
      forest.trees.map { tree in
        Outline(tree.children, id: tree.id, expandedIDs: ["a"]) {
          $0.children.isEmpty ? nil : $0.children
        }
      }
    }
    func updateModel(from listData: [Outline<Node>]) {
      forest.trees = listData.map { Node(id: $0.id as! String, children: $0.roots) }
    }
    func text(of node: Node) -> String { node.id }

    var ids: [[String]] { listData.map { $0.items.map(\.id) } }

    /// Moves a row as the app does, or as the user does before the list follows the model.
    func move(_ id: String, from source: IndexPath, to target: IndexPath, byUser: Bool) {
      if byUser {
        editor.adoptMove(of: Node(id: id), from: source, to: target) { _, _, _ in }
      } else {
        moveItem(from: source, to: target)
      }
      view.window?.layoutIfNeeded()
    }
  }

  @available(macOS 14, *)
  @Test(arguments: ["remove", "insert", "move", "drag"])
  func `an edit stays in its section when the model inserts one before it`(edit: String) {
    let screen = ListScreen(Planted(style: .plain))
    let list = screen.controller
    list.forest.trees.insert(node("2", "x", "y", "z"), at: 0)
    switch edit {
    case "remove": list.removeItem(at: [1, 0])
    case "insert": list.insertItem(Node(id: "n"), at: [1, 0])
    default: list.move("e", from: [1, 1], to: [1, 0], byUser: edit == "drag")
    }
    let edited = ["remove": ["e"], "insert": ["n", "d", "e"]][edit] ?? ["e", "d"]
    #expect(list.forest.ids == [["x", "y", "z"], ["a", "c"], edited])
    // It is undone there when there is another one.
    list.forest.trees.insert(node("3", "w"), at: 1)
    screen.window.layoutIfNeeded()
    list.listUndoManager?.undo()
    #expect(list.forest.ids == [["x", "y", "z"], ["w"], ["a", "c"], ["d", "e"]])
    list.listUndoManager?.redo()
    #expect(list.forest.ids == [["x", "y", "z"], ["w"], ["a", "c"], edited])
    // The view of this test hasn't moved the row.
    if edit != "drag" { screen.expectAgreement() }
  }

  @available(macOS 14, *)
  @Test func `a node doesn't move that the model has removed, nor one whose new parent is gone`() {
    var sentences: [String] = []
    for isDrag in [false, true] {
      let screen = ListScreen(Planted(style: .plain))
      let list = screen.controller
      list.forest.trees[0].children.removeLast()
      sentences += advice { list.move("c", from: [0, 2], to: [0, 0], byUser: isDrag) }
      #expect((sentences, list.listUndoManager?.canUndo) == ([], false))
      #expect(
        (list.forest.ids, list.ids, screen.rowCounts)
          == ([["a"], ["d", "e"]], [["a", "b"], ["d", "e"]], [2, 2]))
    }
    sentences = advice {
      for isDrag in [false, true] {
        let screen = ListScreen(Planted(style: .plain))
        let list = screen.controller
        #expect(screen.rowTexts == ["a", "b", "c", "d", "e"])
        list.forest.trees[0].children.removeFirst()
        list.move("c", from: [0, 2], to: [0, 1], byUser: isDrag)
        #expect(
          (list.forest.ids, list.ids, list.listUndoManager?.canUndo)
            == ([["c"], ["d", "e"]], [["c"], ["d", "e"]], false))
      }
    }
    #expect(sentences == ["Planted wasn't edited. The place in the tree is gone."])
  }

  @available(macOS 14, *)
  @Test func `a node comes after the sibling that it followed, whatever the model has inserted`() {
    let screen = ListScreen(Planted(style: .plain))
    let list = screen.controller
    list.forest.trees[1].children.insert(contentsOf: [node("x"), node("y")], at: 0)
    let isInserted = list.insertItem(Node(id: "n"), at: [1, 1])
    #expect((isInserted, list.forest.ids) == (true, [["a", "c"], ["x", "y", "d", "n", "e"]]))
    screen.expectAgreement()
  }

  @available(macOS 14, *)
  @Test func `a node that two sections show is removed from the one in which it was`() {
    let screen = ListScreen(Planted(style: .plain))
    let list = screen.controller
    list.forest.trees[1].children.append(Node(id: "c"))
    screen.window.layoutIfNeeded()
    list.forest.trees[0].children.append(Node(id: "x"))
    let removed = list.removeItem(at: [1, 2])?.id
    #expect((removed, list.forest.ids) == ("c", [["a", "c", "x"], ["d", "e"]]))
    screen.expectAgreement()
    list.forest.trees[0].children.removeLast()
    list.listUndoManager?.undo()
    #expect(list.forest.ids == [["a", "c"], ["d", "e", "c"]])
    screen.expectAgreement()
  }
}
