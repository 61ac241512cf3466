import Foundation
import ListControllers
import ListData
import ListTesting
import Observation
import Testing

/// UIKit is in the middle of a move while it tells the data source of it, so nothing is performed
/// on the view then.
@MainActor @Suite(.timeLimit(.minutes(5))) struct MovesByTheUserTests {
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

  final class Words: UITableViewController, TableList, ReorderableList, FilteredList, UndoableList {
    let watched = WatchedTable()
    var listData = [["apple", "pear", "plum", "peach"]]
    var answer: [[String]]?
    let manager = UndoManager()
    var listUndoManager: UndoManager? { manager }

    override func loadView() {
      watched.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      view = watched
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      manager.groupsByEvent = false
      connectList()
    }
    override func tableView(
      _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) {
      watched.isMoving = true
      forwarding.didMoveItem(from: source, to: destination)
      watched.isMoving = false
    }
    func filter(for text: String) -> @Sendable (String) -> Bool { { $0.contains(text) } }
    func canMove(_ word: String, at indexPath: IndexPath) -> Bool { true }
    func didMove(_ word: String, from source: IndexPath, to destination: IndexPath) {
      if let answer { setListData(answer) }
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with word: String,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = word }
  }

  @Test(arguments: ["", "p", "pea", "pl"])
  func `a moved row is where the data has it, also during a search`(text: String) {
    let list = Words(style: .plain)
    let screen = ListScreen(list)
    list.setEditing(true, animated: false)
    list.search(for: text)
    screen.window.layoutIfNeeded()
    #expect(screen.drag([0, list.numberOfItems(inSection: 0) - 1], to: [0, 0]))
    #expect(list.listData[0].count == 4)
    #expect(list.watched.faults == [])
    screen.expectAgreement()
    list.manager.undo()
    #expect(list.listData == [["apple", "pear", "plum", "peach"]])
    screen.window.layoutIfNeeded()
    screen.expectAgreement()
  }

  @Test func `other data that a list sets in its answer is shown after the move`() {
    let list = Words(style: .plain)
    let screen = ListScreen(list)
    list.setEditing(true, animated: false)
    list.answer = [["fig"], ["date", "plum"]]
    #expect(screen.drag([0, 3], to: [0, 0]))
    #expect(list.watched.faults == [])
    #expect(list.listData == [["fig"], ["date", "plum"]])
    #expect(screen.rowCounts == [1, 2])
    screen.expectAgreement()
  }

  @available(macOS 14, *)
  @Observable final class Shelf { var books = ["Emma", "Persuasion", "Evelina"] }

  @available(macOS 14, *)
  final class Books: UITableViewController, TableList, ObservedList, ReorderableList, UndoableList {
    let shelf = Shelf()
    let watched = WatchedTable()
    var isSorted = false
    var listData: [[String]] = []
    let manager = UndoManager()
    var listUndoManager: UndoManager? { manager }

    override func loadView() {
      watched.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      view = watched
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      manager.groupsByEvent = false
      connectList()
    }
    func makeListData() -> [[String]] { [isSorted ? shelf.books.sorted() : shelf.books] }
    func updateModel(from listData: [[String]]) { shelf.books = listData[0] }
    override func tableView(
      _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) {
      watched.isMoving = true
      forwarding.didMoveItem(from: source, to: destination)
      watched.isMoving = false
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with book: String,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = book }
  }

  @available(macOS 14, *)
  @Test(arguments: [false, true])
  func `a model has the last word on a move, after it`(isSorted: Bool) {
    let list = Books(style: .plain)
    list.isSorted = isSorted
    let screen = ListScreen(list)
    list.setEditing(true, animated: false)
    #expect(screen.drag([0, 2], to: [0, 0]))
    #expect(list.watched.faults == [])
    let expected =
      isSorted ? ["Emma", "Evelina", "Persuasion"] : ["Evelina", "Emma", "Persuasion"]
    #expect(list.listData == [expected])
    #expect(list.manager.canUndo == !isSorted)
    screen.expectAgreement()
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
