import Foundation
import ListTesting
import TestSupport
import Testing

@testable import ListControllers

/// Edits of outlines: insertions, moves by the app and by the user, drops, and their undo.
@MainActor @Suite(.timeLimit(.minutes(5))) struct OutlineEditsTests {
  struct Node: Identifiable, Equatable {
    let id: String
    var children: [Node] = []
  }

  final class Trees: UITableViewController, TableList, OutlineList, FilteredOutlineList,
    EditableList,
    ReorderableList, UndoableList, MultipleSelectionList
  {
    var listData: [Outline<Node>]
    var selectedIDs: Set<String> = []
    var moves: [String] = []
    var answer: (Trees) -> Void = { _ in }
    private let manager = UndoManager()
    var listUndoManager: UndoManager? { manager }

    init(_ trees: [[Node]]) {
      listData = trees.map { Outline($0) { $0.children.isEmpty ? nil : $0.children } }
      super.init(style: .plain)
      manager.groupsByEvent = false
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with node: Node,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = node.id }
    func filter(for text: String) -> @Sendable (Node) -> Bool { { $0.id.contains(text) } }
    func didMove(_ node: Node, from source: IndexPath, to destination: IndexPath) {
      moves.append("\(node.id) \(Array(source)) \(Array(destination))")
      answer(self)
    }

    func undo() { if manager.canUndo { manager.undo() } }
    func redo() { if manager.canRedo { manager.redo() } }
    /// The rows of all sections, each with a point for each level.
    var rows: [[String]] {
      shownSections.map { outline in
        outline.items.indices.map {
          String(repeating: ".", count: outline.level(ofRow: $0) ?? 0) + outline.items[$0].id
        }
      }
    }
  }

  /// a(b(c), d), e, f(g)
  private static let tree = [
    Node(id: "a", children: [Node(id: "b", children: [Node(id: "c")]), Node(id: "d")]),
    Node(id: "e"), Node(id: "f", children: [Node(id: "g")]),
  ]

  private func screen(_ trees: [[Node]] = [Self.tree], open: [String]) -> ListScreen<Trees> {
    let list = Trees(trees)
    for id in open {
      for section in list.listData.indices { list.listData[section].expand(id) }
    }
    return ListScreen(list)
  }

  // MARK: Insertions

  @Test func `an object is inserted where a place has one meaning`() {
    let screen = screen(open: ["a"])
    let list = screen.controller
    #expect(list.rows == [["a", ".b", ".d", "e", "f"]])
    #expect(list.insertItem(Node(id: "x"), at: [0, 0]))
    // Below an open node, and between two siblings.
    #expect(list.insertItem(Node(id: "y"), at: [0, 2]))
    #expect(list.insertItem(Node(id: "z"), at: [0, 4]))
    #expect(list.rows == [["x", "a", ".y", ".b", ".z", ".d", "e", "f"]])
    // After the last child of a node: it may be one more child, or a root.
    #expect(!list.insertItem(Node(id: "w"), at: [0, 6]))
    #expect(list.insertItem(Node(id: "w"), at: [0, 8]))
    #expect(list.rows == [["x", "a", ".y", ".b", ".z", ".d", "e", "f", "w"]])
    for path in [[0, -1], [0, 10], [1, 0], [-1, 0], [0], [0, 0, 0]] as [IndexPath] {
      #expect(!list.insertItem(Node(id: "v"), at: path))
    }
    screen.expectAgreement()
    for _ in 0..<4 { list.undo() }
    #expect(list.rows == [["a", ".b", ".d", "e", "f"]])
    for _ in 0..<4 { list.redo() }
    #expect(list.rows == [["x", "a", ".y", ".b", ".z", ".d", "e", "f", "w"]])
    screen.expectAgreement()
  }

  @Test func `what was inserted stays when its parent closes and opens`() {
    let screen = screen(open: ["a"])
    let list = screen.controller
    list.insertItem(Node(id: "y"), at: [0, 1])
    #expect(list.collapseItem(at: [0, 0]))
    #expect(list.rows == [["a", "e", "f"]])
    #expect(list.expandItem(at: [0, 0]))
    #expect(list.rows == [["a", ".y", ".b", ".d", "e", "f"]])
    // Until the data is read again.
    var outlines = list.listData
    outlines[0].reload()
    list.setListData(outlines)
    #expect(list.rows == [["a", ".b", ".d", "e", "f"]])
    screen.expectAgreement()
  }

  // MARK: Removals

  @Test func `a removal is undone where it was, with everything below it open`() {
    let screen = screen(open: ["a", "b", "f"])
    let list = screen.controller
    let rows = [["a", ".b", "..c", ".d", "e", "f", ".g"]]
    #expect(list.rows == rows)
    #expect(
      list.removeItems(at: [[0, 1], [0, 2], [0, 6], [0, 4]]).map(\.id) == ["b", "e", "g"])
    #expect(list.rows == [["a", ".d", "f"]])
    list.undo()
    #expect(list.rows == rows)
    list.redo()
    #expect(list.rows == [["a", ".d", "f"]])
    list.undo()
    #expect(list.rows == rows)
    screen.expectAgreement()
  }

  @Test func `a removal during a search is undone in the data`() async {
    let screen = screen(open: [])
    let list = screen.controller
    list.search(for: "c")
    await screen.settle()
    #expect(list.rows == [["a", ".b", "..c"]])
    #expect(list.removeItem(at: [0, 1])?.id == "b")
    #expect(list.rows == [["a"]])
    list.undo()
    #expect(list.rows == [["a", ".b", "..c"]])
    screen.expectAgreement()
    list.search(for: "")
    await screen.settle()
    list.expandItem(at: [0, 0])
    #expect(list.rows == [["a", ".b", ".d", "e", "f"]])
    screen.expectAgreement()
  }

  @Test func `objects below those that are deleted leave the selection, and return to it`() {
    let screen = screen(open: ["a", "b"])
    let list = screen.controller
    list.setEditing(true, animated: false)
    for path in [[0, 1], [0, 2], [0, 4]] as [IndexPath] { #expect(screen.tap(path)) }
    #expect(list.selectedIDs == ["b", "c", "e"])
    #expect(list.deleteSelectedObjects().map(\.id) == ["b", "e"])
    #expect(list.selectedIDs == [] && list.rows == [["a", ".d", "f"]])
    list.undo()
    #expect(list.rows == [["a", ".b", "..c", ".d", "e", "f"]])
    #expect(list.selectedIDs.isSuperset(of: ["b", "e"]))
    screen.expectAgreement()
  }

  // MARK: Moves

  @Test func `the app moves a node with everything below it`() {
    let screen = screen(open: ["a", "b"])
    let list = screen.controller
    let rows = [["a", ".b", "..c", ".d", "e", "f"]]
    #expect(list.rows == rows)
    #expect(list.moveItem(from: [0, 5], to: [0, 1]))
    #expect(list.rows == [["a", ".f", ".b", "..c", ".d", "e"]])
    // The old parent doesn't show it any more, and the new one does after it was closed.
    list.collapseItem(at: [0, 0])
    list.expandItem(at: [0, 0])
    #expect(list.rows == [["a", ".f", ".b", "..c", ".d", "e"]])
    list.undo()
    #expect(list.rows == rows)
    screen.expectAgreement()
  }

  @Test func `the user moves a row where a place has one meaning`() {
    let screen = screen(open: ["a"])
    let list = screen.controller
    list.setEditing(true, animated: false)
    #expect(screen.drag([0, 3], to: [0, 0]))
    #expect(list.rows == [["e", "a", ".b", ".d", "f"]])
    #expect(screen.drag([0, 3], to: [0, 2]))
    #expect(list.rows == [["e", "a", ".d", ".b", "f"]])
    // Behind the last child of “a”: nobody knows whose it would be.
    screen.expectRefusal { $0.drag([0, 0], to: [0, 3]) }
    #expect(list.rows == [["e", "a", ".d", ".b", "f"]])
    #expect(list.moves == ["e [0, 3] [0, 0]", "d [0, 3] [0, 2]"])
    screen.expectAgreement()
    list.undo()
    list.undo()
    #expect(list.rows == [["a", ".b", ".d", "e", "f"]])
    screen.expectAgreement()
  }

  @Test func `a row that the user moves below another node is indented`() {
    let screen = screen(open: ["a"])
    let list = screen.controller
    list.setEditing(true, animated: false)
    func level(_ row: Int) -> Int? { list.tableView.cellForRow(at: [0, row])?.indentationLevel }
    #expect(level(4) == 0)
    #expect(screen.drag([0, 4], to: [0, 1]))
    #expect(list.rows == [["a", ".f", ".b", ".d", "e"]])
    #expect(level(1) == 1)
    list.undo()
    #expect(level(4) == 0)
  }

  @Test func `an open node that the user moves takes its rows along`() {
    let screen = screen(open: ["a"])
    let list = screen.controller
    list.setEditing(true, animated: false)
    // UIKit moves one row; those below it stay in between.
    #expect(screen.drag([0, 0], to: [0, 4]))
    screen.window.layoutIfNeeded()
    #expect(list.rows == [["e", "f", "a", ".b", ".d"]])
    screen.expectAgreement()
    // Not below itself.
    screen.expectRefusal { $0.drag([0, 2], to: [0, 3]) }
    #expect(list.rows == [["e", "f", "a", ".b", ".d"]])
    list.undo()
    #expect(list.rows == [["a", ".b", ".d", "e", "f"]])
    screen.expectAgreement()
  }

  @Test func `what a list removes after a move comes back before the move is undone`() {
    let screen = screen(open: ["a"])
    let list = screen.controller
    list.setEditing(true, animated: false)
    list.answer = { list in
      #expect(list.removeItem(at: [0, 2])?.id == "a")
    }
    #expect(screen.drag([0, 0], to: [0, 4]))
    #expect(list.rows == [["e", "f"]])
    screen.expectAgreement()
    list.undo()
    #expect(list.rows == [["e", "f", "a", ".b", ".d"]])
    list.undo()
    #expect(list.rows == [["a", ".b", ".d", "e", "f"]])
    screen.window.layoutIfNeeded()
    screen.expectAgreement()
    list.redo()
    list.redo()
    #expect(list.rows == [["e", "f"]])
  }

  @Test func `an open node that is moved stays selected, and so do others`() {
    /// Without a capability that keeps the selection.
    final class Plain: UITableViewController, TableList, OutlineList, ReorderableList {
      var listData = [Outline(OutlineEditsTests.tree) { $0.children.isEmpty ? nil : $0.children }]

      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.allowsSelectionDuringEditing = true
        tableView.allowsMultipleSelectionDuringEditing = true
        listData[0].expand("a")
        connectList()
      }
      func listView(
        _ tableView: UITableView, configure cell: UITableViewCell, with node: Node,
        at indexPath: IndexPath
      ) { cell.textLabel?.text = node.id }
    }
    let list = Plain(style: .plain)
    let screen = ListScreen(list)
    list.setEditing(true, animated: false)
    for row in [0, 2, 3] {
      list.tableView.selectRow(at: [0, row], animated: false, scrollPosition: .none)
    }
    #expect(screen.drag([0, 0], to: [0, 4]))
    #expect(list.shownSections[0].items.map(\.id) == ["e", "f", "a", "b", "d"])
    #expect(screen.selectedIndexPaths == [[0, 0], [0, 2], [0, 4]])
    screen.expectAgreement()
  }

  @Test func `a node moves to another outline and back`() {
    let screen = screen([Self.tree, [Node(id: "x"), Node(id: "y")]], open: ["a"])
    let list = screen.controller
    let rows = [["a", ".b", ".d", "e", "f"], ["x", "y"]]
    #expect(list.moveItem(from: [0, 0], to: [1, 1]))
    #expect(list.rows == [["e", "f"], ["x", "a", ".b", ".d", "y"]])
    list.undo()
    #expect(list.rows == rows)
    screen.expectAgreement()
  }

  @Test func `nothing moves or comes in during a search`() async {
    let screen = screen(open: [])
    let list = screen.controller
    list.search(for: "b")
    await screen.settle()
    #expect(list.rows == [["a", ".b"]])
    #expect(!list.forwarding.canMoveItem(at: [0, 0]))
    #expect(!list.moveItem(from: [0, 1], to: [0, 0]))
    #expect(!list.insertItem(Node(id: "x"), at: [0, 0]))
    #expect(list.rows == [["a", ".b"]])
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
    let list = Trees([Self.tree])
    let screen = ListScreen(list)
    var model = Model(roots: Self.tree, open: [])
    var history: [Model] = []
    var next = 0
    func texts() -> [String] {
      model.rows.map { String(repeating: ".", count: $0.level) + $0.node.id }
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
      #expect(list.rows == [texts()], "seed \(seed), step \(step)")
      if list.rows != [texts()] { return }
    }
    screen.expectAgreement()
  }
}
