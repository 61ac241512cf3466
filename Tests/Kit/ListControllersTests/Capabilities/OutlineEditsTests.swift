import Foundation
import ListControllers
import ListTesting
import TestSupport
import Testing

@testable import ListCapabilities
@testable import ListCore

/// Edits of outlines: insertions, moves by the app and by the user, drops, and their undo.
@MainActor @Suite(.timeLimit(.minutes(30))) struct OutlineEditsTests {
  struct Node: Identifiable, Equatable {
    let id: String
    var children: [Node] = []

    /// Reads nodes of one letter, whose children are in parentheses: “a(b(c)d)e”.
    static func read(_ text: inout Substring) -> [Node] {
      var nodes: [Node] = []
      while let character = text.popFirst(), character != ")" {
        if character == "(" {
          nodes[nodes.count - 1].children = read(&text)
        } else {
          nodes.append(Node(id: String(character)))
        }
      }
      return nodes
    }
  }

  final class Trees: ConnectedTable, TableList, PlainTable, OutlineList, FilteredList,
    EditableList, ReorderableList, UndoableList, MultipleSelectionList
  {
    var listData: [Outline<Node>]
    var selectedIDs: Set<String> = []
    var moves: [String] = []
    var answer: (Trees) -> Void = { _ in }
    private let manager = UndoManager(groupsByEvent: false)
    var listUndoManager: UndoManager? { manager }

    init(_ trees: String, open: String = "") {
      var outlines = Trees.outlines(trees)
      for id in open {
        for section in outlines.indices { outlines[section].expand(String(id)) }
      }
      listData = outlines
      super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }

    /// Reads outlines, which are divided by “|”.
    static func outlines(_ trees: String) -> [Outline<Node>] {
      trees.split(separator: "|").map { text in
        var text = text
        return Outline(Node.read(&text)) { $0.children.isEmpty ? nil : $0.children }
      }
    }

    func text(of node: Node) -> String { node.id }
    func filter(for text: String) -> @Sendable (Node) -> Bool { { $0.id.contains(text) } }
    func didMove(_ node: Node, from source: IndexPath, to destination: IndexPath) {
      moves.append("\(node.id) \(Array(source)) \(Array(destination))")
      answer(self)
    }

    /// The rows with a point for each level, by section: “a .b | –”.
    var rows: String {
      shownSections.map { outline in
        let rows = outline.items.indices.map {
          String(repeating: ".", count: outline.level(ofRow: $0) ?? 0) + outline.items[$0].id
        }
        return rows.isEmpty ? "–" : rows.joined(separator: " ")
      }.joined(separator: " | ")
    }

    // Steps return the rows after them.

    @discardableResult
    func undo() -> String { step { if manager.canUndo { manager.undo() } } }
    @discardableResult
    func redo() -> String { step { if manager.canRedo { manager.redo() } } }
    @discardableResult
    func insert(_ id: String, _ indexPath: IndexPath) -> String {
      step(insertItem(Node(id: id), at: indexPath))
    }
    @discardableResult
    func move(_ source: IndexPath, _ target: IndexPath) -> String {
      step(moveItem(from: source, to: target))
    }
    @discardableResult
    func remove(_ indexPath: IndexPath) -> String { step(removeItem(at: indexPath) != nil) }
    @discardableResult
    func open(_ indexPath: IndexPath) -> String { step(expandItem(at: indexPath)) }
    @discardableResult
    func close(_ indexPath: IndexPath) -> String { step(collapseItem(at: indexPath)) }
    @discardableResult
    func show(_ trees: String) -> String { step { setListData(Self.outlines(trees)) } }
    private func step(_ work: () -> Void) -> String {
      work()
      return rows
    }
    private func step(_ isDone: Bool) -> String { (isDone ? "" : "refused: ") + rows }
  }

  private static let tree = "a(b(c)d)ef(g)"

  private func screen(_ trees: String = Self.tree, open: String) -> ListScreen<Trees> {
    ListScreen(Trees(trees, open: open))
  }

  // MARK: Insertions

  @Test func `an object is inserted where a place has one meaning`() {
    let screen = screen(open: "a")
    let list = screen.controller
    // As a root, below an open node, and between two siblings.
    let three = "x a .y .b .z .d e f"
    #expect(
      [list.insert("x", [0, 0]), list.insert("y", [0, 2]), list.insert("z", [0, 4])]
        == ["x a .b .d e f", "x a .y .b .d e f", three])
    // After the last child of a node: it may be one more child, or a root.
    let all = three + " w"
    #expect([list.insert("w", [0, 6]), list.insert("w", [0, 8])] == ["refused: " + three, all])
    for path in [[0, -1], [0, 10], [1, 0], [-1, 0], [0], [0, 0, 0]] as [IndexPath] {
      #expect(list.insert("v", path) == "refused: " + all)
    }
    screen.expectAgreement()
    for _ in 0..<3 { list.undo() }
    #expect(list.undo() == "a .b .d e f")
    for _ in 0..<3 { list.redo() }
    #expect(list.redo() == all)
    screen.expectAgreement()
  }

  @Test func `what was inserted stays when its parent closes and opens`() {
    let screen = screen(open: "a")
    let list = screen.controller
    list.insert("y", [0, 1])
    #expect([list.close([0, 0]), list.open([0, 0])] == ["a e f", "a .y .b .d e f"])
    // Until the data is read again.
    var outlines = list.listData
    outlines[0].reload()
    list.setListData(outlines)
    #expect(list.rows == "a .b .d e f")
    screen.expectAgreement()
  }

  // MARK: Removals

  @Test func `a removal is undone where it was, with everything below it open`() {
    let screen = screen(open: "abf")
    let list = screen.controller
    let removed = list.removeItems(at: [[0, 1], [0, 2], [0, 6], [0, 4]]).map(\.id)
    #expect((removed, list.rows) == (["b", "e", "g"], "a .d f"))
    let all = "a .b ..c .d e f .g"
    #expect([list.undo(), list.redo(), list.undo()] == [all, "a .d f", all])
    screen.expectAgreement()
  }

  @Test func `a removal during a search is undone in the data`() async {
    let screen = screen(open: "")
    let list = screen.controller
    list.search(for: "c")
    await screen.settle()
    #expect(list.rows == "a .b ..c")
    let removed = list.removeItem(at: [0, 1])?.id
    #expect((removed, list.rows, list.undo()) == ("b", "a", "a .b ..c"))
    screen.expectAgreement()
    list.search(for: "")
    await screen.settle()
    #expect(list.open([0, 0]) == "a .b .d e f")
    screen.expectAgreement()
  }

  @Test func `objects below those that are deleted leave the selection, and return to it`() {
    let screen = screen(open: "ab")
    let list = screen.controller
    list.setEditing(true, animated: false)
    for path in [[0, 1], [0, 2], [0, 4]] as [IndexPath] { screen.tap(path) }
    #expect(list.selectedIDs == ["b", "c", "e"])
    let deleted = list.deleteSelectedObjects().map(\.id)
    #expect(
      (deleted, list.selectedIDs, list.rows, list.undo()) == (
        ["b", "e"], [], "a .d f", "a .b ..c .d e f"
      ))
    #expect(list.selectedIDs.isSuperset(of: ["b", "e"]))
    screen.expectAgreement()
  }

  // MARK: Moves

  @Test func `the app moves a node with everything below it, to another outline, too`() {
    let screen = screen(Self.tree + "|xy", open: "ab")
    let list = screen.controller
    let rows = ["a .b ..c .d e f | x y", "a .f .b ..c .d e | x y", "e f | x a .b ..c .d y"]
    // The old parent doesn't show it any more, and the new one does after it was closed.
    #expect(
      [
        list.rows, list.move([0, 5], [0, 1]), list.close([0, 0]), list.open([0, 0]), list.undo(),
      ]
        == [rows[0], rows[1], "a e | x y", rows[1], rows[0]])
    screen.expectAgreement()
    #expect([list.move([0, 0], [1, 1]), list.undo()] == [rows[2], rows[0]])
    screen.expectAgreement()
  }

  @Test func `the user moves a row where a place has one meaning, and it is indented`() {
    let screen = screen(open: "a")
    let list = screen.controller
    list.setEditing(true, animated: false)
    func drag(_ source: IndexPath, _ target: IndexPath) -> String {
      screen.drag(source, to: target)
      return list.rows
    }
    #expect([drag([0, 3], [0, 0]), drag([0, 3], [0, 2])] == ["e a .b .d f", "e a .d .b f"])
    // Behind the last child of “a”: nobody knows whose it would be.
    screen.expectRefusal { $0.drag([0, 0], to: [0, 3]) }
    #expect((list.rows, list.moves) == ("e a .d .b f", ["e [0, 3] [0, 0]", "d [0, 3] [0, 2]"]))
    screen.expectAgreement()
    list.undo()
    #expect(list.undo() == "a .b .d e f")
    screen.expectAgreement()

    func level(_ row: Int) -> Int? { list.tableView.cellForRow(at: [0, row])?.indentationLevel }
    #expect(
      (level(4), drag([0, 4], [0, 1]), level(1)) == (0, "a .f .b .d e", 1))
    list.undo()
    #expect(level(4) == 0)
  }

  @Test func `an open node that the user moves takes its rows along`() {
    let screen = screen(open: "a")
    let list = screen.controller
    list.setEditing(true, animated: false)
    // UIKit moves one row; those below it stay in between.
    screen.drag([0, 0], to: [0, 4])
    screen.window.layoutIfNeeded()
    #expect(list.rows == "e f a .b .d")
    screen.expectAgreement()
    // Not below itself.
    screen.expectRefusal { $0.drag([0, 2], to: [0, 3]) }
    #expect([list.rows, list.undo()] == ["e f a .b .d", "a .b .d e f"])
    screen.expectAgreement()
  }

  @Test func `what a list removes after a move comes back before the move is undone`() {
    let screen = screen(open: "a")
    let list = screen.controller
    list.setEditing(true, animated: false)
    var removed: [String?] = []
    list.answer = { removed.append($0.removeItem(at: [0, 2])?.id) }
    screen.drag([0, 0], to: [0, 4])
    #expect((removed, list.rows) == (["a"], "e f"))
    screen.expectAgreement()
    #expect([list.undo(), list.undo()] == ["e f a .b .d", "a .b .d e f"])
    screen.window.layoutIfNeeded()
    screen.expectAgreement()
    list.redo()
    #expect(list.redo() == "e f")
  }

  @Test func `an open node that is moved stays selected, and so do others`() {
    /// Without a capability that keeps the selection.
    final class Plain: UITableViewController, TableList, PlainTable, OutlineList, ReorderableList {
      var listData = Trees.outlines(OutlineEditsTests.tree)

      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.allowsSelectionDuringEditing = true
        tableView.allowsMultipleSelectionDuringEditing = true
        listData[0].expand("a")
        connectList()
      }
      func text(of node: Node) -> String { node.id }
    }
    let list = Plain(style: .plain)
    let screen = ListScreen(list)
    list.setEditing(true, animated: false)
    for row in [0, 2, 3] {
      list.tableView.selectRow(at: [0, row], animated: false, scrollPosition: .none)
    }
    screen.drag([0, 0], to: [0, 4])
    #expect(
      (list.shownSections[0].items.map(\.id), screen.selectedIndexPaths) == (
        ["e", "f", "a", "b", "d"], [[0, 0], [0, 2], [0, 4]]
      ))
    screen.expectAgreement()
  }

  @Test func `nothing moves or comes in during a search`() async {
    let screen = screen(open: "")
    let list = screen.controller
    list.search(for: "b")
    await screen.settle()
    #expect(list.rows == "a .b")
    let edits = [
      list.forwarding.canMoveItem(at: [0, 0]), list.moveItem(from: [0, 1], to: [0, 0]),
      list.insertItem(Node(id: "x"), at: [0, 0]),
    ]
    #expect((edits, list.rows) == ([false, false, false], "a .b"))
    list.search(for: "")
    await screen.settle()
    #expect(list.forwarding.canMoveItem(at: [0, 0]))
  }

  // MARK: By chance

  /// A naive tree, and its rows.
  struct Model {
    var roots: [Node]
    var open: Set<String>

    var rows: [(node: Node, level: Int)] { rows(of: roots, 0) }

    private func rows(of nodes: [Node], _ level: Int) -> [(Node, Int)] {
      nodes.flatMap { node in
        [(node, level)] + (open.contains(node.id) ? rows(of: node.children, level + 1) : [])
      }
    }

    @discardableResult
    mutating func remove(_ id: String) -> Node? { Self.remove(id, from: &roots) }

    private static func remove(_ id: String, from nodes: inout [Node]) -> Node? {
      if let index = nodes.firstIndex(where: { $0.id == id }) { return nodes.remove(at: index) }
      for index in nodes.indices {
        if let found = remove(id, from: &nodes[index].children) { return found }
      }
      return nil
    }

    mutating func insert(_ node: Node, below parent: String?, at index: Int) {
      func insert(_ nodes: inout [Node]) {
        for i in nodes.indices {
          if nodes[i].id == parent {
            nodes[i].children.insert(node, at: index)
          } else {
            insert(&nodes[i].children)
          }
        }
      }
      if parent == nil { roots.insert(node, at: index) } else { insert(&roots) }
    }
  }

  @Test(arguments: 0..<12) func `random edits show what a naive tree shows`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let screen = screen(open: "")
    let list = screen.controller
    var model = Model(roots: list.listData[0].roots, open: [])
    var history: [Model] = []
    var next = 0
    func texts() -> String {
      let rows = model.rows.map { String(repeating: ".", count: $0.level) + $0.node.id }
      return rows.isEmpty ? "–" : rows.joined(separator: " ")
    }
    for step in 0..<120 {
      let rows = model.rows
      let row = rows.isEmpty ? 0 : Int.random(in: 0..<rows.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        // The original tree knows which nodes can be expanded.
        guard !rows.isEmpty, list.isExpandable(at: [0, row]) else { continue }
        let id = rows[row].node.id
        if model.open.contains(id) { model.open.remove(id) } else { model.open.insert(id) }
        list.toggleItem(at: [0, row])
        // Expansion isn't an edit: what is undone keeps it.
        for index in history.indices { history[index].open = model.open }
      case 2:
        guard !rows.isEmpty else { continue }
        history.append(model)
        model.remove(rows[row].node.id)
        #expect(list.removeItem(at: [0, row]) != nil)
      case 3:
        let place = Int.random(in: 0...rows.count, using: &random)
        let node = Node(id: "n\(next)")
        next += 1
        let before = model
        if list.insertItem(node, at: [0, place]) {
          let level = list.indentationLevel(at: [0, place])
          let above = rows[..<place]
          let parent = above.lastIndex { $0.level < level }
          let index = above[(parent.map { $0 + 1 } ?? 0)...].count { $0.level == level }
          model.insert(node, below: parent.map { rows[$0].node.id }, at: index)
          history.append(before)
        }
      case 4:
        guard !rows.isEmpty else { continue }
        let target = Int.random(in: 0..<rows.count, using: &random)
        let before = model
        guard list.moveItem(from: [0, row], to: [0, target]) else { continue }
        let shown = list.shownSections[0]
        guard let node = model.remove(rows[row].node.id), let now = shown.row(of: node.id) else {
          Issue.record("seed \(seed), step \(step): the moved row is gone")
          return
        }
        let parent = shown.parent(ofRow: now)
        let siblings = shown.items[..<now].indices.filter { shown.parent(ofRow: $0) == parent }
        model.insert(node, below: parent.map { shown.items[$0].id }, at: siblings.count)
        history.append(before)
      default:
        guard let last = history.popLast() else { continue }
        let open = model.open
        model = last
        model.open = open
        list.undo()
      }
      #expect(list.rows == texts(), "seed \(seed), step \(step)")
      if list.rows != texts() { return }
    }
    screen.expectAgreement()
  }
}
