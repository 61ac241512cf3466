import Foundation
import ListControllers
import ListData
import ListTesting
import Observation
import Testing

/// UIKit is in the middle of a move while it tells the data source of it, so nothing is performed
/// on the view then.
@MainActor struct MovesByTheUserTests {
  /// A table that notes what is performed on it during a move.
  final class WatchedTable: UITableView {
    var isMoving = false
    var faults: [String] = []

    private func note(_ name: String = #function) { if isMoving { faults.append(name) } }
    override func reloadData() {
      note()
      super.reloadData()
    }
    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      note()
      super.performBatchUpdates(updates, completion: completion)
    }
    override func reconfigureRows(at indexPaths: [IndexPath]) {
      note()
      super.reconfigureRows(at: indexPaths)
    }
  }

  /// The controller of such a table.
  class Watched: ConnectedTable {
    let watched = WatchedTable()
    let manager = UndoManager(groupsByEvent: false)
    var listUndoManager: UndoManager? { manager }

    override func loadView() {
      watched.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      view = watched
    }
    override func tableView(
      _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) {
      watched.isMoving = true
      if let list = self as? any ReorderableList { move(source, destination, in: list) }
      watched.isMoving = false
    }
    private func move<L: ReorderableList>(
      _ source: IndexPath, _ destination: IndexPath, in list: L
    ) { list.forwarding.didMoveItem(from: source, to: destination) }
  }

  final class Words: Watched, TableList, PlainTable, ReorderableList, FilteredList, UndoableList {
    var listData = [["apple", "pear", "plum", "peach"]]
    var answer: [[String]]?

    func filter(for text: String) -> @Sendable (String) -> Bool { { $0.contains(text) } }
    func canMove(_ word: String, at indexPath: IndexPath) -> Bool { true }
    func didMove(_ word: String, from source: IndexPath, to destination: IndexPath) {
      if let answer { setListData(answer) }
    }
  }

  @Test(arguments: ["", "p", "pea", "pl"])
  func `a moved row is where the data has it, also during a search`(text: String) {
    let list = Words(style: .plain)
    let screen = ListScreen(list)
    list.setEditing(true, animated: false)
    list.search(for: text)
    screen.window.layoutIfNeeded()
    screen.drag([0, list.numberOfItems(inSection: 0) - 1], to: [0, 0])
    #expect((list.listData[0].count, list.watched.faults) == (4, []))
    screen.expectAgreement()
    list.manager.undo()
    #expect(list.listData == [["apple", "pear", "plum", "peach"]])
    screen.window.layoutIfNeeded()
    screen.expectAgreement()
  }

  @Test
  func `other data that a list sets in its answer is shown after the move, or its placeholder`() {
    let list = Words(style: .plain)
    let screen = ListScreen(list)
    list.setEditing(true, animated: false)
    list.answer = [["fig"], ["date", "plum"]]
    screen.drag([0, 3], to: [0, 0])
    #expect(
      (list.watched.faults, list.listData, screen.rowCounts)
        == ([], [["fig"], ["date", "plum"]], [1, 2]))
    screen.expectAgreement()
    do {
      let screen = drag { list, _ in list.setListData([[]]) }
      #expect(screen.controller.placeholder != nil)
      #expect(screen.controller.tableView.backgroundView != nil)
    }
  }

  /// A list that edits itself when the user has moved a row.
  final class Meddler: Watched, TableList, PlainTable, ReorderableList, EditableList,
    UndoableList, PlaceholderList
  {
    var listData = [["apple", "pear", "plum", "peach"]]
    var answer: (Meddler, _ destination: IndexPath) -> Void = { _, _ in }

    func didMove(_ word: String, from source: IndexPath, to destination: IndexPath) {
      answer(self, destination)
    }
  }

  @Test func `a row that was moved stays selected, and so do those that it passes`() {
    for selected in 0...3 {
      let screen = drag(selecting: [0, selected]) { list, _ in
        list.setListData([["fig"] + list.listData[0]])
      }
      let list = screen.controller
      let names = list.tableView.indexPathsForSelectedRows?.compactMap(list.object)
      let word = ["apple", "pear", "plum", "peach"][selected]
      #expect((list.listData, names) == ([["fig", "pear", "plum", "apple", "peach"]], [word]))
    }
    do {
      let list = Meddler(style: .plain)
      list.answer = { list, _ in list.insertItem("fig", at: [0, 0]) }
      let screen = ListScreen(list)
      list.tableView.allowsSelectionDuringEditing = true
      list.setEditing(true, animated: false)
      screen.tap([0, 3])
      screen.drag([0, 3], to: [0, 1])
      #expect(
        (list.listData, screen.selectedIndexPaths)
          == ([["fig", "apple", "peach", "pear", "plum"]], [[0, 2]]))
      screen.expectAgreement()
    }
  }

  private func drag(
    selecting path: IndexPath, _ answer: @escaping (Meddler, _ destination: IndexPath) -> Void
  ) -> ListScreen<Meddler> {
    let list = Meddler(style: .plain)
    list.answer = answer
    let screen = ListScreen(list)
    list.tableView.allowsMultipleSelectionDuringEditing = true
    list.setEditing(true, animated: false)
    list.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    screen.drag([0, 0], to: [0, 2])
    return screen
  }

  private func drag(
    _ answer: @escaping (Meddler, _ destination: IndexPath) -> Void
  ) -> ListScreen<Meddler> {
    let list = Meddler(style: .plain)
    list.answer = answer
    let screen = ListScreen(list)
    list.setEditing(true, animated: false)
    screen.drag([0, 3], to: [0, 0])
    #expect(list.watched.faults == [])
    screen.expectAgreement()
    return screen
  }

  @Test func `edits after a move each start from the one before`() {
    let edited = [["3 plum", "0 peach", "fig", "kiwi"]]
    let screen = drag { list, destination in
      #expect(destination == [0, 0])
      let words = list.listData[0]
      let replaced = words.indices.map {
        list.replaceItem(at: [0, $0], with: "\($0) \(words[$0])")
      }
      let removed = [list.removeItem(at: [0, 1]), list.removeItem(at: [0, 1])]
      #expect((replaced, removed) == ([true, true, true, true], ["1 apple", "2 pear"]))
      let moved = [list.moveItem(from: [0, 1], to: [0, 0]), list.insertItem("fig", at: [0, 2])]
      #expect(list.setListData([list.listData[0] + ["kiwi"]]).way != .reloaded(.updating))
      #expect((moved, list.listData) == ([true, true], edited))
    }
    #expect(screen.controller.listData == edited)
  }

  @Test func `an undo reverts what a list did after a move, and then the move`() {
    let screen = drag { list, _ in
      list.undoably("Shout") {
        list.setListData([[list.listData[0][0] + "!"] + list.listData[0].dropFirst()])
      }
      list.removeItem(at: [0, 3])
    }
    let list = screen.controller
    #expect(list.listData == [["peach!", "apple", "pear"]])
    list.answer = { _, _ in }
    let undone = (0..<3).map { _ in
      list.manager.undo()
      return list.listData.map { $0.joined(separator: " ") }.joined(separator: " | ")
    }
    #expect(
      undone == ["peach! apple pear plum", "peach apple pear plum", "apple pear plum peach"])
    screen.window.layoutIfNeeded()
    screen.expectAgreement()
    while list.manager.canRedo { list.manager.redo() }
    #expect(list.listData == [["peach!", "apple", "pear"]])
    screen.window.layoutIfNeeded()
    screen.expectAgreement()
  }

  @available(macOS 14, *)
  @Observable final class Shelf { var books = ["Emma", "Persuasion", "Evelina"] }

  @available(macOS 14, *)
  final class Books: Watched, TableList, PlainTable, ObservedList, ReorderableList, UndoableList {
    let shelf = Shelf()
    var isSorted = false
    var listData: [[String]] = []

    func makeListData() -> [[String]] { [isSorted ? shelf.books.sorted() : shelf.books] }
    func updateModel(from listData: [[String]]) { shelf.books = listData[0] }
  }

  @available(macOS 14, *)
  @Test(arguments: [false, true])
  func `a model has the last word on a move, after it`(isSorted: Bool) {
    let list = Books(style: .plain)
    list.isSorted = isSorted
    let screen = ListScreen(list)
    list.setEditing(true, animated: false)
    screen.drag([0, 2], to: [0, 0])
    let expected =
      isSorted ? ["Emma", "Evelina", "Persuasion"] : ["Evelina", "Emma", "Persuasion"]
    #expect(
      (list.watched.faults, list.listData, list.manager.canUndo) == ([], [expected], !isSorted))
    screen.expectAgreement()
  }

  @available(macOS 14, *)
  @Test(arguments: 0...2) func `rows stay selected when a model has a move back`(row: Int) {
    let list = Books(style: .plain)
    list.isSorted = true
    let screen = ListScreen(list)
    list.tableView.allowsMultipleSelectionDuringEditing = true
    list.setEditing(true, animated: false)
    list.tableView.selectRow(at: [0, row], animated: false, scrollPosition: .none)
    screen.drag([0, 0], to: [0, 2])
    #expect(
      (list.listData, screen.selectedIndexPaths)
        == ([["Emma", "Evelina", "Persuasion"]], [[0, row]]))
  }

  @Test func `a list that leaves the screen during a move is up to date when it is back`() {
    let list = Words(style: .plain)
    let screen = ListScreen(list)
    list.setEditing(true, animated: false)
    list.answer = [["fig"]]
    list.tableView(list.tableView, moveRowAt: [0, 3], to: [0, 0])
    list.watched.removeFromSuperview()
    #expect(list.listData == [["fig"]])
    withExtendedLifetime(screen) {}
  }
}
