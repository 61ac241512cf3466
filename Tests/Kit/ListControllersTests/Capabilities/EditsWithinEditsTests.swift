import ListControllers
import ListTesting
import Observation
import Testing

@testable import ListCapabilities
@testable import ListCore

/// Edits that a capability makes while it is notified of another one.
@MainActor @Suite(.timeLimit(.minutes(30))) struct EditsWithinEditsTests {
  /// A list that is told of its updates and edits.
  @MainActor protocol Told: NonFetchedList {
    var onUpdate: () -> Void { get }
    var onEdit: () -> Void { get }
  }

  private final class ToldLink: ListLink {
    private weak var list: (any Told)?

    init(_ list: any Told) { self.list = list }

    override func didUpdate(_ update: FollowedUpdate) { list?.onUpdate() }
    override func didEdit(_ edit: RecordedEdit) { list?.onEdit() }
  }

  private static let told = ListCapability { (list: any Told) in ToldLink(list) }

  /// A list of objects that can't be recognized, or that can.
  class Words<Word>: ConnectedTable, TableList, PlainTable, Told, UndoableList {
    static var capabilities: [ListCapability] { [EditsWithinEditsTests.told] }
    var listData: [[Word]]
    var onUpdate: () -> Void = {}
    var onEdit: () -> Void = {}
    private let manager = UndoManager(groupsByEvent: false)
    var listUndoManager: UndoManager? { manager }

    init(_ words: [Word]) {
      listData = [words]
      super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }

    // A generic class takes the default for any type.
    func id(of word: Word) -> AnyHashable? { (word as? any Hashable).map { AnyHashable($0) } }

    func undoAll() { while manager.canUndo { manager.undo() } }
    func redoAll() { while manager.canRedo { manager.redo() } }
  }

  struct Opaque: CustomStringConvertible { let description: String }

  /// Performs an edit, with another one within it, and undoes and redoes both.
  private func check<Word: CustomStringConvertible>(
    _ words: [Word], isOnUpdate: Bool, outer: (Words<Word>) -> Void,
    inner: @escaping (Words<Word>) -> Void, result: [String]
  ) {
    let screen = ListScreen(Words(words))
    let list = screen.controller
    var isDone = false
    let within = { [unowned list] in
      if isDone { return }
      isDone = true
      inner(list)
    }
    if isOnUpdate { list.onUpdate = within } else { list.onEdit = within }
    outer(list)
    #expect(isDone && screen.rowTexts == result)
    for _ in 0..<2 {
      list.undoAll()
      let undone = screen.rowTexts
      list.redoAll()
      #expect((undone, screen.rowTexts) == (words.map(\.description), result))
    }
    screen.expectAgreement()
  }

  @Test(arguments: [true, false])
  func `the inner edit is undone first, whatever the objects are`(isOnUpdate: Bool) {
    check(
      ["a", "b"].map(Opaque.init), isOnUpdate: isOnUpdate,
      outer: { $0.insertItem(Opaque(description: "z"), at: [0, 2]) },
      inner: { $0.removeItem(at: [0, 0]) }, result: ["b", "z"])
    check(
      ["a", "b", "c"], isOnUpdate: isOnUpdate, outer: { $0.insertItem("z", at: [0, 3]) },
      inner: { $0.removeItem(at: [0, 0]) }, result: ["b", "c", "z"])
    // The inner edit has one within it, too.
    check(
      ["a", "b"], isOnUpdate: isOnUpdate, outer: { $0.insertItem("z", at: [0, 2]) },
      inner: { list in
        list.onUpdate = { [unowned list] in
          list.onUpdate = {}
          list.removeItem(at: [0, 0])
        }
        list.insertItem("y", at: [0, 0])
      }, result: ["a", "b", "z"])
  }

  @Test func `a replaced object that is replaced again has its first content after undo`() {
    check(
      ["x", "b"].map(Opaque.init), isOnUpdate: false,
      outer: { $0.replaceItem(at: [0, 0], with: Opaque(description: " y ")) },
      inner: { $0.replaceItem(at: [0, 0], with: Opaque(description: "y")) }, result: ["y", "b"])
  }

  private final class Ordered: Words<String>, ReorderableList {}

  @Test func `an edit within a move by the user is registered with it`() {
    let screen = ListScreen(Ordered(["a", "b", "c"]))
    let list = screen.controller
    list.setEditing(true, animated: false)
    var isDone = false
    list.onEdit = { [unowned list] in
      if isDone { return }
      isDone = true
      list.removeItem(at: [0, 1])
      list.insertItem("d", at: [0, 2])
    }
    screen.drag([0, 2], to: [0, 0])
    #expect(screen.rowTexts == ["c", "b", "d"])
    // The edits within are reported in their order.
    let undone = (0..<3).map { _ in
      list.listUndoManager?.undo()
      return screen.rowTexts
    }
    #expect(undone == [["c", "b"], ["c", "a", "b"], ["a", "b", "c"]])
    screen.expectAgreement()
  }

  // MARK: Accompanied edits

  private final class Choices: Words<String>, MultipleSelectionList, EditableList {
    var selectedIDs: Set<String> = []
  }

  @Test func `an inner edit, and one after it, don't bring back the selection`() {
    let screen = ListScreen(Choices(["a", "b", "c", "d"]))
    let list = screen.controller
    list.setEditing(true, animated: false)
    for row in [0, 2] { screen.tap([0, row]) }
    var isDone = false
    list.onUpdate = { [unowned list] in
      if isDone { return }
      isDone = true
      list.insertItem("z", at: [0, 0])
    }
    #expect(list.deleteSelectedObjects() == ["a", "c"])
    list.removeItem(at: [0, 1])
    #expect((screen.rowTexts, list.selectedIDs) == (["z", "d"], []))
    list.listUndoManager?.undo()
    list.listUndoManager?.undo()
    #expect((screen.rowTexts, list.selectedIDs) == (["b", "d"], []))
    list.listUndoManager?.undo()
    #expect(
      (screen.rowTexts, list.selectedIDs, screen.selectedIndexPaths)
        == (["a", "b", "c", "d"], ["a", "c"], [[0, 0], [0, 2]]))
    screen.expectAgreement()
  }

  // MARK: Models

  @available(macOS 14, *)
  @Observable final class Model { var words = ["a", "b"] }

  @available(macOS 14, *)
  private final class Followed: Words<String>, ObservedList {
    let model = Model()
    func makeListData() -> [[String]] { [model.words] }
    func updateModel(from listData: [[String]]) throws(EditRefusal) { model.words = listData[0] }
  }

  @available(macOS 14, *)
  @Test func `a list that follows a model refuses an edit within its update`() async {
    let screen = ListScreen(Followed([]))
    let list = screen.controller
    list.onUpdate = { [unowned list] in list.removeItem(at: [0, 0]) }
    let sentences = advice(about: Followed.self) { list.insertItem("z", at: [0, 2]) }
    list.onUpdate = {}
    await screen.settle()
    let words = ["a", "b", "z"]
    #expect((list.model.words, screen.rowTexts) == (words, words))
    #expect(sentences.contains { $0.contains("in the middle of an update") })
    list.undoAll()
    #expect(list.model.words == ["a", "b"])
    await screen.settle()
    screen.expectAgreement()
  }
}
