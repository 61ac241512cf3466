import ListTesting
import Observation
import TestSupport
import Testing

@testable import ListControllers

/// Nodes of outlines that move with everything below them, and what undo and redo make of it.
@MainActor @Suite(.timeLimit(.minutes(5))) struct OutlineTravelTests {
  typealias Node = OutlineEditsTests.Node
  typealias Trees = OutlineEditsTests.Trees

  private func screen(_ trees: [[Node]], open: [String] = []) -> ListScreen<Trees> {
    let list = Trees(trees)
    for id in open {
      for section in list.listData.indices { list.listData[section].expand(id) }
    }
    return ListScreen(list)
  }

  private func node(_ id: String, _ children: String...) -> Node {
    Node(id: id, children: children.map { Node(id: $0) })
  }

  // MARK: Places

  @Test func `objects move to a section's end`() throws {
    let screen = screen([[node("a", "b"), node("c"), node("d")]])
    let list = screen.controller
    let first = try #require(list.editor.find(at: [0, 0]))
    #expect(try list.editor.move([first], to: [0, 3]))
    #expect(list.rows == [["c", "d", "a"]])
    screen.expectAgreement()
  }

  @Test func `objects of two sections move next to each other`() throws {
    let screen = screen([[node("a"), node("b"), node("c")], [node("d")]])
    let list = screen.controller
    let objects = [[0, 0], [1, 0]].compactMap { list.editor.find(at: $0) }
    #expect(try list.editor.move(objects, to: [0, 2]))
    #expect(list.rows == [["b", "a", "d", "c"], []])
    screen.expectAgreement()
  }

  @Test func `an object that is named twice moves once`() throws {
    let screen = screen([[node("a"), node("b"), node("c")]])
    let list = screen.controller
    let first = try #require(list.editor.find(at: [0, 0]))
    #expect(try list.editor.move([first, first], to: [0, 1]))
    #expect(list.rows == [["b", "a", "c"]])
    screen.expectAgreement()
  }

  @Test func `several objects are inserted in their order`() throws {
    let screen = screen([[node("a", "b"), node("d")]], open: ["a"])
    let list = screen.controller
    #expect(
      try list.editor.insert(
        [node("x"), node("y"), node("z")], at: [0, 1], as: .insertion(count: 3)))
    #expect(list.rows == [["a", ".x", ".y", ".z", ".b", "d"]])
    screen.expectAgreement()
  }

  @Test func `the user moves an open node past its own rows, and not among them`() {
    let screen = screen([[node("a", "b", "c", "d"), node("e"), node("f")]], open: ["a"])
    let forwarding = screen.controller.forwarding
    for item in 1...3 {
      #expect(
        forwarding.targetOfMovingItem(from: [0, 0], to: [0, item]) == [0, item == 3 ? 3 : 0])
    }
    #expect(forwarding.targetOfMovingItem(from: [0, 0], to: [0, 4]) == [0, 4])
    #expect(forwarding.targetOfMovingItem(from: [0, 99], to: [0, 4]) == [0, 4])
  }

  @Test func `nothing moves to where there is no place`() {
    let screen = screen([[node("a"), node("b")]])
    let list = screen.controller
    for path in [[], [0], [0, -1], [0, 9], [3, 0], [0, 0, 0]] as [IndexPath] {
      #expect(list.forwarding.targetOfMovingItem(from: [0, 0], to: path) == [0, 0])
      list.forwarding.didMoveItem(from: [0, 0], to: path)
    }
    #expect(list.rows == [["a", "b"]] && list.moves == [])
    #expect(list.editor.removedRows(with: [[], [5, 0], [0, 7], [0, 1]]) == [[0, 1]])
    screen.expectAgreement()
  }

  // MARK: To another section

  @Test func `a node takes along what was removed below it`() {
    let screen = screen([[node("a", "b", "x")], [node("e")]], open: ["a"])
    let list = screen.controller
    list.removeItem(at: [0, 1])
    list.moveItem(from: [0, 0], to: [1, 0])
    #expect(list.rows == [[], ["a", ".x", "e"]])
    for _ in 0..<2 { list.undo() }
    #expect(list.rows == [["a", ".b", ".x"], ["e"]])
    screen.expectAgreement()
  }

  @Test func `a closed node takes along what was removed below it`() {
    let screen = screen([[node("a", "b", "x")], [node("e")]], open: ["a"])
    let list = screen.controller
    list.removeItem(at: [0, 1])
    list.collapseItem(at: [0, 0])
    list.moveItem(from: [0, 0], to: [1, 0])
    list.expandItem(at: [1, 0])
    #expect(list.rows == [[], ["a", ".x", "e"]])
    screen.expectAgreement()
  }

  @Test func `a node leaves behind what moved away from below it`() {
    let screen = screen([[node("a", "b", "x"), node("d")], [node("e")]], open: ["a"])
    let list = screen.controller
    list.moveItem(from: [0, 1], to: [0, 0])
    #expect(list.rows == [["b", "a", ".x", "d"], ["e"]])
    list.moveItem(from: [0, 1], to: [1, 0])
    #expect(list.rows == [["b", "d"], ["a", ".x", "e"]])
    screen.expectAgreement()
  }

  @Test func `a node takes along what was inserted below it, and brings it back`() {
    let screen = screen([[node("a", "b")], [node("e")]], open: ["a"])
    let list = screen.controller
    #expect(list.insertItem(node("n"), at: [0, 1]))
    #expect(list.moveItem(from: [0, 0], to: [1, 0]))
    #expect(list.rows == [[], ["a", ".n", ".b", "e"]])
    list.undo()
    #expect(list.rows == [["a", ".n", ".b"], ["e"]])
    screen.expectAgreement()
  }

  @Test func `moves to another section and back are undone one after the other`() {
    let screen = screen(
      [[node("d"), node("f", "g")], [node("e"), node("i")]], open: ["f"])
    let list = screen.controller
    #expect(list.moveItem(from: [0, 1], to: [1, 1]))
    #expect(list.moveItem(from: [1, 2], to: [0, 0]))
    #expect(list.rows == [["g", "d"], ["e", "f", "i"]])
    list.undo()
    #expect(list.rows == [["d"], ["e", "f", ".g", "i"]])
    list.undo()
    #expect(list.rows == [["d", "f", ".g"], ["e", "i"]])
    for _ in 0..<2 { list.redo() }
    #expect(list.rows == [["g", "d"], ["e", "f", "i"]])
    screen.expectAgreement()
  }

  // MARK: Below closed nodes

  @Test func `an insertion below a node that was closed since is undone and redone`() {
    let screen = screen([[node("a", "b"), node("d")]], open: ["a"])
    let list = screen.controller
    #expect(list.insertItem(node("x"), at: [0, 1]))
    list.collapseItem(at: [0, 0])
    list.undo()
    list.redo()
    list.expandItem(at: [0, 0])
    #expect(list.rows == [["a", ".x", ".b", "d"]])
    screen.expectAgreement()
  }

  @Test func `a move below a node that was closed since is undone and redone`() {
    let screen = screen([[node("a", "b"), node("d")]], open: ["a"])
    let list = screen.controller
    #expect(list.moveItem(from: [0, 2], to: [0, 1]))
    list.collapseItem(at: [0, 0])
    list.undo()
    #expect(list.rows == [["a", "d"]])
    list.redo()
    #expect(list.rows == [["a"]])
    list.expandItem(at: [0, 0])
    #expect(list.rows == [["a", ".d", ".b"]])
    screen.expectAgreement()
  }

  @Test func `a node that the user closed stays closed when it comes back`() {
    let tree = [Node(id: "a", children: [node("b", "c")]), node("d")]
    let screen = screen([tree], open: ["a", "b"])
    let list = screen.controller
    list.removeItem(at: [0, 0])
    list.undo()
    #expect(list.rows == [["a", ".b", "..c", "d"]])
    list.collapseItem(at: [0, 1])
    list.redo()
    list.undo()
    #expect(list.rows == [["a", ".b", "d"]])
    screen.expectAgreement()
  }

  @Test func `a removal is undone with its open nodes in data that was set since`() {
    let tree = [Node(id: "a", children: [node("b", "c")]), node("d")]
    let screen = screen([tree], open: ["a", "b"])
    let list = screen.controller
    list.removeItem(at: [0, 0])
    list.setListData([Outline([node("d")]) { $0.children.isEmpty ? nil : $0.children }])
    list.undo()
    #expect(list.rows == [["a", ".b", "..c", "d"]])
    screen.expectAgreement()
  }

  @Test func `only what was selected is selected again`() {
    let screen = screen([[node("a", "b", "c"), node("d")]], open: ["a"])
    let list = screen.controller
    list.setEditing(true, animated: false)
    #expect(screen.tap([0, 0]) && screen.tap([0, 2]))
    list.deleteSelectedObjects()
    #expect(list.rows == [["d"]] && list.selectedIDs == [])
    list.undo()
    #expect(list.selectedIDs == ["a", "c"])
    #expect(screen.selectedIndexPaths == [[0, 0], [0, 2]])
    screen.expectAgreement()
  }

  // MARK: Edits and their nodes

  /// Edits of trees, and the trees after them.
  struct Journey: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let edits: @MainActor @Sendable (Trees) -> Void
    let rows: [[String]]

    init(
      _ name: String, _ rows: [[String]], _ edits: @escaping @MainActor @Sendable (Trees) -> Void
    ) {
      (testDescription, self.rows, self.edits) = (name, rows, edits)
    }
  }

  /// All nodes are open: a(b(x, y), c(z)), d and e.
  nonisolated static let journeys = [
    Journey(
      "a move below an ancestor that was closed is undone and redone",
      [["a", ".b", "..y", ".c", "..x", "..z", "d"], ["e"]]
    ) { list in
      list.moveItem(from: [0, 2], to: [0, 4])
      list.collapseItem(at: [0, 0])
      for _ in 0..<2 {
        list.undo()
        list.redo()
      }
    },
    Journey(
      "what comes back together below closed nodes is in its order",
      [["a", ".b", "..x", "..y", ".c", "..z", "d"], ["e"]]
    ) { list in
      list.moveItem(from: [0, 6], to: [0, 3])
      list.undo()
      list.removeItems(at: [[0, 2], [0, 3], [0, 5]])
      list.collapseItem(at: [0, 0])
      list.undo()
      list.redo()
      list.undo()
    },
    Journey(
      "a removal goes along with a closed node above it",
      [["d"], ["a", ".b", "..y", ".c", "..z", "e"]]
    ) { list in
      list.removeItem(at: [0, 2])
      list.collapseItem(at: [0, 1])
      list.collapseItem(at: [0, 0])
      list.moveItem(from: [0, 0], to: [1, 0])
    },
    Journey(
      "what has moved away isn't there again in another section",
      [["d"], ["a", ".b", "..y", ".c", "..z", "x", "e"]]
    ) { list in
      list.moveItem(from: [0, 2], to: [1, 0])
      list.collapseItem(at: [0, 0])
      list.moveItem(from: [0, 0], to: [1, 0])
    },
    Journey(
      "a removal from closed nodes goes along with them",
      [["d"], ["a", ".b", "..x", ".c", "..z", "e"]]
    ) { list in
      list.collapseAllItems()
      list.listData[0].remove(["y"])
      list.moveItem(from: [0, 0], to: [1, 0])
    },
    Journey(
      "an edit returns with its node", [["a", ".b", "..x", "..y", ".c", "..z", "d"], ["e"]]
    ) { list in
      list.removeItem(at: [0, 2])
      list.collapseItem(at: [0, 0])
      list.moveItem(from: [0, 0], to: [1, 0])
      list.undo()
      list.undo()
    },
    Journey(
      "a move to the same place is no edit", [["a", ".b", "..x", ".c", "..z", "d"], ["e"]]
    ) { list in
      list.removeItem(at: [0, 3])
      list.undo()
      _ = try? list.editor.move([list.editor.find(at: [0, 6])!], to: [0, 7])
      list.setEditing(true, animated: false)
      list.view.layoutIfNeeded()
      list.forwarding.didMoveItem(from: [0, 1], to: [0, 3])
      list.redo()
    },
  ]

  @Test(arguments: journeys)
  func `an edit belongs to its node, wherever that is and whatever is open`(journey: Journey) {
    let tree = [Node(id: "a", children: [node("b", "x", "y"), node("c", "z")]), node("d")]
    let screen = screen([tree, [node("e")]], open: ["a", "b", "c"])
    let list = screen.controller
    journey.edits(list)
    screen.window.layoutIfNeeded()
    for (section, outline) in list.listData.enumerated() {
      for row in outline.items where outline.isExpandable(atRow: outline.row(of: row.id)!) {
        list.expandAllItems(under: [section, list.listData[section].row(of: row.id)!])
      }
    }
    #expect(list.rows == journey.rows)
    screen.expectAgreement()
  }

  @Test func `a node that was open in another section stays as the user left it`() {
    let screen = screen([[node("a", "b"), node("c")], [node("d")]], open: ["a"])
    let list = screen.controller
    list.moveItem(from: [0, 0], to: [1, 0])
    list.collapseItem(at: [1, 0])
    list.moveItem(from: [1, 0], to: [0, 0])
    #expect(list.rows == [["a", "c"], ["d"]])
    screen.expectAgreement()
  }

  // MARK: Models

  @available(macOS 14, *)
  @Observable final class Model {
    var roots = [Node(id: "a", children: [Node(id: "b")]), Node(id: "c")]
    var isClosed = false
  }

  @available(macOS 14, *)
  final class Followed: UITableViewController, TableList, ObservedList, OutlineList,
    ReorderableList, UndoableList
  {
    let model = Model()
    var listData: [Outline<Node>] = []
    private let manager = UndoManager()
    var listUndoManager: UndoManager? { manager }

    override func viewDidLoad() {
      super.viewDidLoad()
      manager.groupsByEvent = false
      connectList()
    }
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
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with node: Node,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = node.id }
  }

  @available(macOS 14, *)
  @Test func `a move by the user changes the model, or is refused by it`() {
    let screen = ListScreen(Followed(style: .plain))
    let list = screen.controller
    list.setEditing(true, animated: false)
    #expect(screen.drag([0, 1], to: [0, 0]))
    screen.window.layoutIfNeeded()
    #expect(list.model.roots.map(\.id) == ["c", "a"] && screen.rowTexts == ["c", "a"])
    list.listUndoManager?.undo()
    screen.window.layoutIfNeeded()
    #expect(list.model.roots.map(\.id) == ["a", "c"] && screen.rowTexts == ["a", "c"])
    list.listUndoManager?.removeAllActions()
    list.model.isClosed = true
    screen.expectRefusal { $0.drag([0, 1], to: [0, 0]) }
    screen.window.layoutIfNeeded()
    #expect(list.model.roots.map(\.id) == ["a", "c"] && screen.rowTexts == ["a", "c"])
    #expect(list.listUndoManager?.canUndo == false)
    screen.expectAgreement()
  }

  @available(macOS 14, *)
  @Test func `a model loses no node that moves below one that is closed`() {
    let screen = ListScreen(Followed(style: .plain))
    let list = screen.controller
    list.model.roots = [Node(id: "a", children: [node("b", "x"), node("c", "y")])]
    list.followModel()
    list.expandAllItems(under: [0, 0])
    #expect(list.moveItem(from: [0, 2], to: [0, 3]))
    let moved = [Node(id: "a", children: [node("b"), node("c", "x", "y")])]
    #expect(list.model.roots == moved)
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
    #expect(list.moveItem(from: [0, 1], to: [0, 0]))
    #expect(list.model.roots.map(\.id) == ["c", "a", "d"])
    #expect(screen.rowTexts == ["c", "a", "d"])
    list.listUndoManager?.undo()
    #expect(list.model.roots.map(\.id) == ["a", "c", "d"])
    screen.expectAgreement()
  }

  @available(macOS 14, *)
  @Test func `a removal returns the nodes that were in the model, and is named by their number`() {
    let screen = ListScreen(Followed(style: .plain))
    let list = screen.controller
    list.model.roots = [Node(id: "c"), Node(id: "d")]
    #expect(list.removeItems(at: [[0, 0], [0, 1]]).map(\.id) == ["c"])
    #expect(list.model.roots.map(\.id) == ["d"] && screen.rowTexts == ["d"])
    #expect(list.listUndoManager?.undoActionName == list.undoActionName(for: .deletion(count: 1)))
    list.model.roots = []
    #expect(list.removeItem(at: [0, 0]) == nil)
    list.listUndoManager?.undo()
    #expect(list.model.roots.map(\.id) == ["c"])
    #expect(list.listUndoManager?.canUndo == false)
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
  final class Planted: UITableViewController, TableList, ObservedList, OutlineList,
    ReorderableList, UndoableList
  {
    let forest = Forest()
    var listData: [Outline<Node>] = []
    private let manager = UndoManager()
    var listUndoManager: UndoManager? { manager }

    override func viewDidLoad() {
      super.viewDidLoad()
      manager.groupsByEvent = false
      connectList()
    }
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
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with node: Node,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = node.id }

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
  @Test func `a node stays where it is if the model has removed its new parent`() {
    let sentences = advice {
      for isDrag in [false, true] {
        let screen = ListScreen(Planted(style: .plain))
        let list = screen.controller
        #expect(screen.rowTexts == ["a", "b", "c", "d", "e"])
        list.forest.trees[0].children.removeFirst()
        list.move("c", from: [0, 2], to: [0, 1], byUser: isDrag)
        #expect(list.forest.ids == [["c"], ["d", "e"]])
        #expect(list.listData.map { $0.items.map(\.id) } == list.forest.ids)
        #expect(list.listUndoManager?.canUndo == false)
      }
    }
    #expect(sentences == ["Planted wasn't edited. The place in the tree is gone."])
  }

  @available(macOS 14, *)
  @Test(arguments: [false, true])
  func `a node that the model has removed doesn't come back by a move`(isDrag: Bool) {
    let screen = ListScreen(Planted(style: .plain))
    let list = screen.controller
    list.forest.trees[0].children.removeLast()
    let sentences = advice { list.move("c", from: [0, 2], to: [0, 0], byUser: isDrag) }
    #expect(sentences == [])
    #expect(list.forest.ids == [["a"], ["d", "e"]])
    #expect(list.listData.map { $0.items.map(\.id) } == [["a", "b"], ["d", "e"]])
    #expect(list.listUndoManager?.canUndo == false && screen.rowCounts == [2, 2])
  }

  @available(macOS 14, *)
  @Test func `a node comes after the sibling that it followed, whatever the model has inserted`() {
    let screen = ListScreen(Planted(style: .plain))
    let list = screen.controller
    list.forest.trees[1].children.insert(contentsOf: [node("x"), node("y")], at: 0)
    #expect(list.insertItem(Node(id: "n"), at: [1, 1]))
    #expect(list.forest.ids == [["a", "c"], ["x", "y", "d", "n", "e"]])
    screen.expectAgreement()
  }

  @available(macOS 14, *)
  @Test func `a node that two sections show is removed from the one in which it was`() {
    let screen = ListScreen(Planted(style: .plain))
    let list = screen.controller
    list.forest.trees[1].children.append(Node(id: "c"))
    screen.window.layoutIfNeeded()
    list.forest.trees[0].children.append(Node(id: "x"))
    #expect(list.removeItem(at: [1, 2])?.id == "c")
    #expect(list.forest.ids == [["a", "c", "x"], ["d", "e"]])
    screen.expectAgreement()
    list.forest.trees[0].children.removeLast()
    list.listUndoManager?.undo()
    #expect(list.forest.ids == [["a", "c"], ["d", "e", "c"]])
    screen.expectAgreement()
  }

  // MARK: Other data

  @Test func `a move isn't undone below a parent that is gone`() {
    let screen = screen([[node("a", "b"), node("c")]], open: ["a"])
    let list = screen.controller
    #expect(list.moveItem(from: [0, 1], to: [0, 0]))
    #expect(list.rows == [["b", "a", "c"]])
    list.setListData([Outline([node("b"), node("c")]) { $0.children.isEmpty ? nil : $0.children }])
    var refusals: [String] = []
    EditRefusal.observer = { refusals.append($0) }
    defer { EditRefusal.observer = nil }
    list.undo()
    #expect(refusals == ["Trees wasn't edited. The place in the tree is gone."])
    #expect(list.rows == [["b", "c"]])
    screen.expectAgreement()
  }

  @Test func `an edit is undone in its section when others come before it`() {
    let screen = screen([[node("a"), node("b"), node("c")]])
    let list = screen.controller
    list.setListData(list.listData.map { Outline($0.roots, id: "0") { _ in nil } })
    #expect(list.moveItem(from: [0, 2], to: [0, 0]))
    #expect(list.removeItem(at: [0, 1])?.id == "a")
    list.setListData([Outline([node("x"), node("y")], id: "1") { _ in nil }] + list.listData)
    #expect(list.rows == [["x", "y"], ["c", "b"]])
    list.undo()
    #expect(list.rows == [["x", "y"], ["c", "a", "b"]])
    list.undo()
    #expect(list.rows == [["x", "y"], ["a", "b", "c"]])
    screen.expectAgreement()
  }

  @Test func `nodes that come back together are in their order`() {
    let screen = screen([[node("a"), node("b"), node("c"), node("d", "e", "f", "g")]], open: ["d"])
    let list = screen.controller
    #expect(list.removeItems(at: [[0, 0], [0, 1], [0, 5], [0, 6]]).count == 4)
    #expect(list.rows == [["c", "d", ".e"]])
    let tree = [node("x"), node("c"), node("d", "e", "h")]
    list.setListData([Outline(tree) { $0.children.isEmpty ? nil : $0.children }])
    list.undo()
    list.expandItem(at: [0, 4])
    #expect(list.rows == [["a", "b", "x", "c", "d", ".e", ".f", ".g", ".h"]])
    screen.expectAgreement()
  }

  @Test func `what comes back below a closed node joins the children that it has now`() {
    let screen = screen([[node("a", "b", "c")]], open: ["a"])
    let list = screen.controller
    #expect(list.removeItem(at: [0, 1])?.id == "b")
    list.setListData([
      Outline([node("a", "n", "c")]) { $0.children.isEmpty ? nil : $0.children }
    ])
    list.undo()
    list.expandItem(at: [0, 0])
    #expect(list.rows == [["a", ".b", ".n", ".c"]])
    screen.expectAgreement()
  }
}
