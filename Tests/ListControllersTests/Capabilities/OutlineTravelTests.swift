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
      [Outline(model.roots) { $0.children.isEmpty ? nil : $0.children }]
    }
    func updateModel(from listData: [Outline<Node>]) throws(EditRefusal) {
      if model.isClosed { throw EditRefusal("The model is closed.") }
      model.roots = listData[0].roots
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
}
