import Foundation
import ListControllers
import ListData
import ListTesting
import Observation
import Testing

@testable import ListCapabilities
@testable import ListCore

/// Edits of lists that follow a model: they are written to the model, or refused.
@MainActor struct ObservedEditsTests {
  nonisolated static let books = ["Emma", "Persuasion", "Evelina"]

  @available(macOS 14, *)
  @Observable final class Library {
    var books = ObservedEditsTests.books
    /// A model may change what it is given.
    var isSorted = false
  }

  @available(macOS 14, *)
  class Books: ConnectedTable, TableList, PlainTable, ObservedList, EditableList, ReorderableList,
    UndoableList
  {
    let library = Library()
    var listData: [[String]] = []
    private let manager = UndoManager(groupsByEvent: false)
    var listUndoManager: UndoManager? { manager }
    func makeListData() -> [[String]] {
      [library.isSorted ? library.books.sorted() : library.books]
    }
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
    let added = ["Persuasion", "Evelina", "Pamela"]
    #expect((list.listData, manager.undoActionName) == ([added], "Add"))
    manager.undo()
    #expect(list.library.books == ["Persuasion", "Evelina"])
    manager.redo()
    #expect((list.library.books, screen.rowTexts) == (added, added))
    list.undoably("Nothing") { list.library.isSorted = false }
    #expect(manager.undoActionName == "Add")
  }

  @available(macOS 14, *)
  @Test func `edits change the model, and are undone there`() {
    let screen = ListScreen(Books(style: .plain))
    let list = screen.controller
    let removed = list.removeItem(at: [0, 1])
    let rest = ["Emma", "Evelina"]
    #expect((removed, list.library.books, screen.rowTexts) == ("Persuasion", rest, rest))
    #expect(
      [
        list.insertItem("Ivanhoe", at: [0, 0]), list.replaceItem(at: [0, 1], with: "Middlemarch"),
        list.moveItem(from: [0, 0], to: [0, 2]),
      ] == [true, true, true])
    let edited = ["Middlemarch", "Evelina", "Ivanhoe"]
    #expect((list.library.books, screen.rowTexts) == (edited, edited))
    for _ in 0..<4 { list.listUndoManager?.undo() }
    #expect((list.library.books, screen.rowTexts) == (Self.books, Self.books))
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
    let (isDone, kept): (Bool, [String])
    switch edit {
    case "remove":
      isDone = list.removeItem(at: [0, 0]) == "Emma"
      kept = ["Pamela", "Evelina"]
    case "insert":
      isDone = list.insertItem("Ivanhoe", at: [0, 1])
      kept = ["Pamela", "Emma", "Ivanhoe", "Evelina"]
    case "replace":
      isDone = list.replaceItem(at: [0, 1], with: "Middlemarch")
      kept = ["Pamela", "Emma", "Middlemarch"]
    case "move":
      isDone = list.moveItem(from: [0, 1], to: [0, 0])
      kept = ["Evelina", "Pamela", "Emma"]
    default:
      list.listUndoManager?.undo()
      (isDone, kept) = (true, ["Pamela", "Emma", "Persuasion", "Evelina"])
    }
    #expect((isDone, list.library.books, screen.rowTexts) == (true, kept, kept))
    if edit == "undo" { list.listUndoManager?.redo() } else { list.listUndoManager?.undo() }
    let undone = ["Pamela", "Emma", "Evelina"]
    #expect(list.library.books == undone)
    screen.window.layoutIfNeeded()
    #expect(screen.rowTexts == undone)
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
    let moved = ["Evelina", "Emma", "Persuasion", "Pamela"]
    #expect((list.library.books, list.listData) == (moved, [moved]))
    list.listUndoManager?.undo()
    #expect(list.library.books == ["Emma", "Persuasion", "Evelina", "Pamela"])
  }

  @available(macOS 14, *)
  @Test(arguments: ["remove", "replace", "move", "drag"])
  func `an edit of what the model has removed in the same turn does nothing`(edit: String) {
    let screen = ListScreen(Books(style: .plain))
    let list = screen.controller
    var isDone = false
    let sentences = advice {
      list.library.books.removeFirst()
      switch edit {
      case "remove": isDone = list.removeItem(at: [0, 0]) != nil
      case "replace": isDone = list.replaceItem(at: [0, 0], with: "Emma")
      case "move": isDone = list.moveItem(from: [0, 0], to: [0, 1])
      default: list.editor.adoptMove(of: "Emma", from: [0, 0], to: [0, 1]) { _, _, _ in }
      }
      screen.window.layoutIfNeeded()
    }
    let rest = ["Persuasion", "Evelina"]
    #expect((isDone, list.library.books, list.listData) == (false, rest, [rest]))
    #expect(
      (screen.rowCounts, list.listUndoManager?.canUndo, sentences) == ([2], false, []))
  }

  @available(macOS 14, *)
  @Test func `a removal returns what was in the model, and is named by its number`() {
    let screen = ListScreen(Books(style: .plain))
    let list = screen.controller
    list.library.books.removeFirst()
    let removed = list.removeItems(at: [[0, 0], [0, 1]])
    #expect((removed, list.library.books) == (["Persuasion"], ["Evelina"]))
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
    let deleted = list.deleteSelectedObjects()
    // As any other object that isn't shown, one stays selected.
    #expect(
      (deleted, list.library.books, list.selectedIDs) == (["Evelina"], ["Persuasion"], ["Emma"]))
    list.library.books.insert("Emma", at: 0)
    list.selectedIDs = []
    list.listUndoManager?.undo()
    #expect(list.library.books == Self.books)
    screen.window.layoutIfNeeded()
    #expect(list.selectedIDs == ["Evelina"])
    screen.expectAgreement()
  }

  @available(macOS 14, *)
  @Test func `a move by the user changes the model, which decides what is shown`() {
    let screen = ListScreen(Books(style: .plain))
    let list = screen.controller
    list.setEditing(true, animated: false)
    screen.drag([0, 2], to: [0, 0])
    let moved = ["Evelina", "Emma", "Persuasion"]
    #expect((list.library.books, screen.rowTexts) == (moved, moved))
    list.listUndoManager?.undo()
    #expect(list.library.books == Self.books)
    screen.window.layoutIfNeeded()
    #expect(screen.rowTexts == Self.books)
    list.library.isSorted = true
    screen.window.layoutIfNeeded()
    let sorted = ["Emma", "Evelina", "Persuasion"]
    #expect(screen.rowTexts == sorted)
    screen.drag([0, 2], to: [0, 0])
    screen.window.layoutIfNeeded()
    #expect(screen.rowTexts == sorted)
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
    let isInserted = list.insertItem("Tales, I", at: [0, 0])
    #expect(
      (isInserted, list.library.books) == (true, ["Tales, I"] + Self.books + ["Tales, II"]))
    list.listUndoManager?.undo()
    #expect((list.library.books, screen.rowTexts) == (Self.books, Self.books))
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
  final class Loans: ConnectedTable, TableList, PlainTable, ObservedList {
    let desk = Desk()
    var listData: [[Loan]] = []

    func makeListData() -> [[Loan]] { [desk.loans] }
    func updateModel(from listData: [[Loan]]) { desk.loans = listData[0] }
    func text(of loan: Loan) -> String { "\(loan.id): \(loan.days) days" }
  }

  @available(macOS 14, *)
  @Test func `new content of an object comes to what the model has changed in the same turn`() {
    let screen = ListScreen(Loans(style: .plain))
    let list = screen.controller
    list.desk.loans.insert(Loan(id: 2), at: 0)
    let isReplaced = list.replaceItem(at: [0, 1], with: Loan(id: 1, days: 14))
    let loans = [Loan(id: 2), Loan(id: 0), Loan(id: 1, days: 14)]
    #expect(
      (isReplaced, list.desk.loans, screen.rowTexts) == (
        true, loans, ["2: 7 days", "0: 7 days", "1: 14 days"]
      ))
  }

  @available(macOS 14, *)
  @Test func `a refused edit changes nothing, and is explained`() {
    let screen = ListScreen(LentBooks(style: .plain))
    let list = screen.controller
    let sentences = advice {
      #expect(list.removeItem(at: [0, 1]) == nil)
      list.setEditing(true, animated: false)
      screen.expectRefusal { $0.drag([0, 2], to: [0, 0]) }
      screen.window.layoutIfNeeded()
    }
    #expect((list.library.books, screen.rowTexts) == (Self.books, Self.books))
    #expect(
      (sentences, list.listUndoManager?.canUndo)
        == (["LentBooks wasn't edited. The library is closed."], false))
    screen.expectAgreement()
  }

  // MARK: Changing the model in the list

  @available(macOS 14, *)
  final class Handwritten: ConnectedTable, TableList, PlainTable, ObservedList, EditableList,
    ReorderableList
  {
    let library = Library()
    var listData: [[String]] = []

    func makeListData() -> [[String]] { [library.books] }
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
    let edited = ["Evelina", "Persuasion"]
    #expect((list.library.books, screen.rowTexts, sentences) == (edited, edited, []))
    let refusal = advice { list.insertItem("Ivanhoe", at: [0, 0]) }
    #expect(refusal.count == 1 && refusal[0].contains("Implement updateModel(from:)"))
    #expect(screen.rowTexts == edited)
  }
}
