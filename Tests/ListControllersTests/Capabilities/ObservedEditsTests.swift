import Foundation
import ListData
import ListTesting
import Observation
import Testing

@testable import ListControllers

/// Edits of lists that follow a model: they are written to the model, or refused.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ObservedEditsTests {
  @available(macOS 14, *)
  @Observable final class Library {
    var books = ["Emma", "Persuasion", "Evelina"]
    /// A model may change what it is given.
    var isSorted = false
  }

  @available(macOS 14, *)
  class Books: UITableViewController, TableList, ObservedList, EditableList, ReorderableList,
    UndoableList
  {
    let library = Library()
    var listData: [[String]] = []
    private let manager = UndoManager()
    var listUndoManager: UndoManager? { manager }

    override func viewDidLoad() {
      super.viewDidLoad()
      manager.groupsByEvent = false
      connectList()
    }
    func makeListData() -> [[String]] {
      [library.isSorted ? library.books.sorted() : library.books]
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with book: String,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = book }
    func updateModel(from listData: [[String]]) throws(EditRefusal) {
      try willUpdateModel()
      library.books = listData[0]
    }
    func willUpdateModel() throws(EditRefusal) {}
  }

  /// A list whose model can't be changed.
  @available(macOS 14, *)
  final class LentBooks: Books {
    override func willUpdateModel() throws(EditRefusal) {
      throw EditRefusal("The library is closed.")
    }
  }

  @available(macOS 14, *)
  @Test func `a change of the model is undone if it was made undoably`() throws {
    let list = Books(style: .plain)
    let screen = ListScreen(list)
    let manager = try #require(list.listUndoManager)
    // What came before is no part of it.
    list.library.books.removeFirst()
    list.undoably("Add") { list.library.books.append("Pamela") }
    #expect(list.listData == [["Persuasion", "Evelina", "Pamela"]])
    #expect(manager.undoActionName == "Add")
    manager.undo()
    #expect(list.library.books == ["Persuasion", "Evelina"])
    manager.redo()
    #expect(list.library.books == ["Persuasion", "Evelina", "Pamela"])
    #expect(screen.rowTexts == list.library.books)
    list.undoably("Nothing") { list.library.isSorted = false }
    #expect(manager.undoActionName == "Add")
  }

  @available(macOS 14, *)
  @Test func `edits change the model, and are undone there`() {
    let screen = ListScreen(Books(style: .plain))
    let list = screen.controller
    #expect(list.removeItem(at: [0, 1]) == "Persuasion")
    #expect(list.library.books == ["Emma", "Evelina"])
    #expect(screen.rowTexts == ["Emma", "Evelina"])
    #expect(list.insertItem("Ivanhoe", at: [0, 0]))
    #expect(list.replaceItem(at: [0, 1], with: "Middlemarch"))
    #expect(list.moveItem(from: [0, 0], to: [0, 2]))
    #expect(list.library.books == ["Middlemarch", "Evelina", "Ivanhoe"])
    #expect(screen.rowTexts == list.library.books)
    for _ in 0..<4 { list.listUndoManager?.undo() }
    #expect(list.library.books == ["Emma", "Persuasion", "Evelina"])
    #expect(screen.rowTexts == list.library.books)
    screen.expectAgreement()
  }

  @available(macOS 14, *)
  @Test(arguments: ["remove", "insert", "replace", "move", "undo"])
  func `an edit keeps what the model has changed in the same turn`(edit: String) {
    let screen = ListScreen(Books(style: .plain))
    let list = screen.controller
    list.removeItem(at: [0, 1])
    #expect(screen.rowTexts == ["Emma", "Evelina"])
    list.library.books.insert("Pamela", at: 0)
    // Index paths are those of shown rows.
    let kept: [String]
    switch edit {
    case "remove":
      #expect(list.removeItem(at: [0, 0]) == "Emma")
      kept = ["Pamela", "Evelina"]
    case "insert":
      #expect(list.insertItem("Ivanhoe", at: [0, 1]))
      kept = ["Pamela", "Emma", "Ivanhoe", "Evelina"]
    case "replace":
      #expect(list.replaceItem(at: [0, 1], with: "Middlemarch"))
      kept = ["Pamela", "Emma", "Middlemarch"]
    case "move":
      #expect(list.moveItem(from: [0, 1], to: [0, 0]))
      kept = ["Evelina", "Pamela", "Emma"]
    default:
      list.listUndoManager?.undo()
      kept = ["Pamela", "Emma", "Persuasion", "Evelina"]
    }
    #expect(list.library.books == kept)
    #expect(screen.rowTexts == kept)
    if edit == "undo" { list.listUndoManager?.redo() } else { list.listUndoManager?.undo() }
    #expect(list.library.books == ["Pamela", "Emma", "Evelina"])
    screen.window.layoutIfNeeded()
    #expect(screen.rowTexts == list.library.books)
    screen.expectAgreement()
  }

  @available(macOS 14, *)
  @Test func `a move by the user keeps what the model has changed in the same turn`() {
    let screen = ListScreen(Books(style: .plain))
    let list = screen.controller
    list.library.books.append("Pamela")
    // As at the end of a drag, before the list follows the model.
    list.editor.adoptMove(of: "Evelina", from: [0, 2], to: [0, 0]) { _, _, _ in }
    screen.window.layoutIfNeeded()
    #expect(list.library.books == ["Evelina", "Emma", "Persuasion", "Pamela"])
    #expect(list.listData == [list.library.books])
    list.listUndoManager?.undo()
    #expect(list.library.books == ["Emma", "Persuasion", "Evelina", "Pamela"])
  }

  @available(macOS 14, *)
  @Test(arguments: ["remove", "replace", "move", "drag"])
  func `an edit of what the model has removed in the same turn does nothing`(edit: String) {
    let screen = ListScreen(Books(style: .plain))
    let list = screen.controller
    let sentences = advice {
      list.library.books.removeFirst()
      switch edit {
      case "remove": #expect(list.removeItem(at: [0, 0]) == nil)
      case "replace": #expect(!list.replaceItem(at: [0, 0], with: "Emma"))
      case "move": #expect(!list.moveItem(from: [0, 0], to: [0, 1]))
      default: list.editor.adoptMove(of: "Emma", from: [0, 0], to: [0, 1]) { _, _, _ in }
      }
      screen.window.layoutIfNeeded()
    }
    #expect(list.library.books == ["Persuasion", "Evelina"])
    #expect(list.listData == [list.library.books] && screen.rowCounts == [2])
    #expect(list.listUndoManager?.canUndo == false)
    #expect(sentences == [])
  }

  @available(macOS 14, *)
  @Test func `a removal returns what was in the model, and is named by its number`() {
    let screen = ListScreen(Books(style: .plain))
    let list = screen.controller
    list.library.books.removeFirst()
    #expect(list.removeItems(at: [[0, 0], [0, 1]]) == ["Persuasion"])
    #expect(list.library.books == ["Evelina"])
    #expect(list.listUndoManager?.undoActionName == list.undoActionName(for: .deletion(count: 1)))
    list.listUndoManager?.undo()
    #expect(list.library.books == ["Persuasion", "Evelina"])
    screen.expectAgreement()
  }

  @available(macOS 14, *)
  final class ChosenBooks: Books, MultipleSelectionList {
    var selectedIDs: Set<String> = []
  }

  @available(macOS 14, *)
  @Test func `the undo of a deletion selects no object that the model had removed before`() {
    let screen = ListScreen(ChosenBooks(style: .plain))
    let list = screen.controller
    list.setEditing(true, animated: false)
    list.selectedIDs = ["Emma", "Evelina"]
    list.library.books.removeFirst()
    #expect(list.deleteSelectedObjects() == ["Evelina"])
    #expect(list.library.books == ["Persuasion"])
    // As any other object that isn't shown.
    #expect(list.selectedIDs == ["Emma"])
    list.library.books.insert("Emma", at: 0)
    list.selectedIDs = []
    list.listUndoManager?.undo()
    #expect(list.library.books == ["Emma", "Persuasion", "Evelina"])
    screen.window.layoutIfNeeded()
    #expect(list.selectedIDs == ["Evelina"])
    screen.expectAgreement()
  }

  @available(macOS 14, *)
  @Test func `a move by the user changes the model`() {
    let screen = ListScreen(Books(style: .plain))
    let list = screen.controller
    list.setEditing(true, animated: false)
    #expect(screen.drag([0, 2], to: [0, 0]))
    #expect(list.library.books == ["Evelina", "Emma", "Persuasion"])
    #expect(screen.rowTexts == list.library.books)
    list.listUndoManager?.undo()
    #expect(list.library.books == ["Emma", "Persuasion", "Evelina"])
    screen.window.layoutIfNeeded()
    #expect(screen.rowTexts == list.library.books)
  }

  @available(macOS 14, *)
  @Test func `the list shows what the model has made of an edit`() {
    let screen = ListScreen(Books(style: .plain))
    let list = screen.controller
    list.library.isSorted = true
    screen.window.layoutIfNeeded()
    #expect(screen.rowTexts == ["Emma", "Evelina", "Persuasion"])
    list.setEditing(true, animated: false)
    screen.drag([0, 2], to: [0, 0])
    screen.window.layoutIfNeeded()
    #expect(screen.rowTexts == ["Emma", "Evelina", "Persuasion"])
    screen.expectAgreement()
  }

  /// A list whose model adds the second volume to the first one.
  @available(macOS 14, *)
  final class Sets: Books {
    override func updateModel(from listData: [[String]]) {
      library.books = listData[0] + (listData[0].contains("Tales, I") ? ["Tales, II"] : [])
    }
  }

  @available(macOS 14, *)
  @Test func `what the model has added to an edit is undone with it`() {
    let screen = ListScreen(Sets(style: .plain))
    let list = screen.controller
    #expect(list.insertItem("Tales, I", at: [0, 0]))
    #expect(list.library.books == ["Tales, I", "Emma", "Persuasion", "Evelina", "Tales, II"])
    list.listUndoManager?.undo()
    #expect(list.library.books == ["Emma", "Persuasion", "Evelina"])
    #expect(screen.rowTexts == list.library.books)
    screen.expectAgreement()
  }

  struct Loan: Identifiable, Equatable {
    let id: Int
    var days = 7
  }

  @available(macOS 14, *)
  @Observable final class Desk { var loans = [Loan(id: 0), Loan(id: 1)] }

  /// A list whose objects have content besides their identity.
  @available(macOS 14, *)
  final class Loans: UITableViewController, TableList, ObservedList {
    let desk = Desk()
    var listData: [[Loan]] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func makeListData() -> [[Loan]] { [desk.loans] }
    func updateModel(from listData: [[Loan]]) { desk.loans = listData[0] }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with loan: Loan,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = "\(loan.id): \(loan.days) days" }
  }

  @available(macOS 14, *)
  @Test func `new content of an object comes to what the model has changed in the same turn`() {
    let screen = ListScreen(Loans(style: .plain))
    let list = screen.controller
    list.desk.loans.insert(Loan(id: 2), at: 0)
    #expect(list.replaceItem(at: [0, 1], with: Loan(id: 1, days: 14)))
    #expect(list.desk.loans == [Loan(id: 2), Loan(id: 0), Loan(id: 1, days: 14)])
    #expect(screen.rowTexts == ["2: 7 days", "0: 7 days", "1: 14 days"])
  }

  @available(macOS 14, *)
  @Test func `a refused edit changes nothing, and is explained`() {
    let screen = ListScreen(LentBooks(style: .plain))
    let list = screen.controller
    let books = list.library.books
    let sentences = advice {
      #expect(list.removeItem(at: [0, 1]) == nil)
      list.setEditing(true, animated: false)
      screen.expectRefusal { $0.drag([0, 2], to: [0, 0]) }
      screen.window.layoutIfNeeded()
    }
    #expect(list.library.books == books && screen.rowTexts == books)
    #expect(sentences == ["LentBooks wasn't edited. The library is closed."])
    #expect(list.listUndoManager?.canUndo == false)
    screen.expectAgreement()
  }

  // MARK: Changing the model in the list

  @available(macOS 14, *)
  final class Handwritten: UITableViewController, TableList, ObservedList, EditableList,
    ReorderableList
  {
    let library = Library()
    var listData: [[String]] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func makeListData() -> [[String]] { [library.books] }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with book: String,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = book }
    func shouldDelete(_ book: String, at indexPath: IndexPath) -> Bool {
      library.books.removeAll { $0 == book }
      return false
    }
    func didMove(_ book: String, from source: IndexPath, to destination: IndexPath) {
      library.books.insert(library.books.remove(at: source.row), at: destination.row)
    }
  }

  @available(macOS 14, *)
  @Test func `a list may change the model itself`() {
    let screen = ListScreen(Handwritten(style: .plain))
    let list = screen.controller
    list.setEditing(true, animated: false)
    let sentences = advice {
      list.forwarding.commitEditing(.delete, at: [0, 0])
      screen.window.layoutIfNeeded()
      screen.drag([0, 1], to: [0, 0])
    }
    #expect(list.library.books == ["Evelina", "Persuasion"])
    #expect(screen.rowTexts == list.library.books)
    #expect(sentences == [])
    let refusal = advice { list.insertItem("Ivanhoe", at: [0, 0]) }
    #expect(refusal.count == 1 && refusal[0].contains("Implement updateModel(from:)"))
    #expect(screen.rowTexts == ["Evelina", "Persuasion"])
  }
}
