import ListTesting
import Testing

/// Edits of a list whose objects are neither Identifiable nor Equatable.
@MainActor struct EditsTests {
  struct Line { let text: String }

  final class Lines: ConnectedTable, TableList, PlainTable, EditableList, ReorderableList {
    var listData = [["a", "b", "c"], ["d"]].map { $0.map(Line.init) }
    var removesEmptySections = false
    var moved: [IndexPath] = []

    func text(of line: Line) -> String { line.text }
    func didMove(_ line: Line, from source: IndexPath, to destination: IndexPath) {
      moved += [source, destination]
    }
  }

  private let screen = ListScreen(Lines(style: .plain))
  private var list: Lines { screen.controller }

  private var texts: [[String]] {
    let shown = screen.rowCounts.enumerated().map { section, count in
      (0..<count).map { screen.text(at: [section, $0]) ?? "?" }
    }
    #expect(shown == list.listData.map { $0.map(\.text) })
    return shown
  }

  @Test func `an action that deletes says when its list is gone`() {
    final class Words: UITableViewController, TextTable, EditableList {
      var listData = [["a", "b"]]
    }
    var list: Words? = Words(style: .plain)
    let actions = (0..<2).compactMap { row in
      list.map { UIContextualAction.delete($0.listData[0][row], at: [0, row], of: $0) }
    }
    var outcomes: [Bool] = []
    actions[1].handler(actions[1], UIView()) { outcomes.append($0) }
    #expect(list?.listData == [["a"]])
    list = nil
    actions[0].handler(actions[0], UIView()) { outcomes.append($0) }
    #expect(outcomes == [true, false])
  }

  @Test func `items are removed once each and returned in the list's order, named in any order`() {
    let removed = list.removeItems(at: [[1, 0], [0, 2], [0, 0], [0, 2]])
    #expect((removed.map(\.text), texts) == (["a", "c", "d"], [["b"], []]))
  }

  @Test func `items are removed, one or several, and their sections if wanted`() {
    #expect((list.removeItem(at: [0, 1])?.text, texts) == ("b", [["a", "c"], ["d"]]))
    let removed = list.removeItems(at: [[1, 0], [0, 0], [1, 0], [7, 7]]).map(\.text)
    #expect((removed, texts) == (["a", "d"], [["c"], []]))
    let last = list.removeItem(at: [0, 0], removesEmptySection: true)?.text
    #expect((last, texts) == ("c", [[]]))
  }

  @Test func `what was found before the data lost it is not removed`() throws {
    let editor = list.editor
    let gone = [[0, 2], [1, 0]].compactMap { editor.find(at: $0) }
    list.setListData([["a", "b"].map(Line.init)])
    let edits = try [
      editor.remove(gone, removesEmptySections: true, as: .deletion(count: 2)).isEmpty,
      !editor.move(gone, to: [0, 0]),
      gone.allSatisfy { try !editor.replace($0, with: Line(text: "x")) },
    ]
    #expect((edits, texts) == ([true, true, true], [["a", "b"]]))
  }

  @Test func `a swipe takes the section along where the list says so`() {
    list.removesEmptySections = true
    screen.swipeToDelete([1, 0])
    #expect(texts == [["a", "b", "c"]])
  }

  @Test func `items are inserted, moved and replaced`() {
    let edits = [
      list.insertItem(Line(text: "x"), at: [0, 3]), list.moveItem(from: [0, 0], to: [1, 1]),
      list.replaceItem(at: [0, 0], with: Line(text: "B")),
    ]
    #expect((edits, texts) == ([true, true, true], [["B", "c", "x"], ["d", "a"]]))
    let isMoved = list.moveItem(from: [0, 0], to: [0, 2])
    #expect((isMoved, texts) == (true, [["c", "x", "B"], ["d", "a"]]))
    // A section's end is one further for objects of other sections.
    let atEnds = [
      list.moveItem(from: [0, 0], to: [0, 3]), list.moveItem(from: [0, 0], to: [1, 3]),
      list.insertItem(Line(text: "y"), at: [1, 3]), list.moveItem(from: [0, 0], to: [1, 2]),
    ]
    #expect((atEnds, texts) == ([false, false, false, true], [["x", "B"], ["d", "a", "c"]]))
  }

  @Test(arguments: [[0, 9], [5, 0], [-1, 0], [0, -1], [0], [0, 0, 0], []] as [IndexPath])
  func `an index path that does not exist changes nothing, and returns false`(path: IndexPath) {
    let answers = [
      list.removeItem(at: path) != nil, list.insertItem(Line(text: "x"), at: path),
      list.moveItem(from: path, to: [0, 0]), list.moveItem(from: [0, 0], to: path),
      list.replaceItem(at: path, with: Line(text: "x")), list.forwarding.canEditItem(at: path),
      list.forwarding.canMoveItem(at: path),
    ]
    #expect(answers == answers.map { _ in false })
    list.forwarding.commitEditing(.delete, at: path)
    list.forwarding.didMoveItem(from: path, to: [0, 0])
    #expect(texts == [["a", "b", "c"], ["d"]])
  }

  @Test func `the selection follows the selected items`() {
    list.tableView.allowsMultipleSelection = true
    for path: IndexPath in [[0, 0], [0, 2]] {
      list.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    list.removeItem(at: [0, 1])
    list.insertItem(Line(text: "x"), at: [0, 0])
    #expect(screen.selectedIndexPaths == [[0, 1], [0, 2]])
  }

  @Test func `an object that the user moves to a row is moved in the data, and reported`() {
    list.setEditing(true, animated: false)
    screen.drag([0, 0], to: [1, 1])
    #expect((texts, list.moved) == ([["b", "c"], ["d", "a"]], [[0, 0], [1, 1]]))
    do {
      let paths: [IndexPath] = [[], [1], [1, 0]]
      let targets = paths.map { list.forwarding.targetOfMovingItem(from: [0, 1], to: $0) }
      #expect(targets == [[0, 1], [0, 1], [1, 0]])
    }
  }

  @Test func `before the view is loaded, only the data changes`() {
    let list = Lines(style: .plain)
    let removed = list.removeItem(at: [0, 0])?.text
    let isInserted = list.insertItem(Line(text: "x"), at: [1, 0])
    #expect(
      (removed, isInserted, list.listData.map { $0.map(\.text) }, list.isViewLoaded)
        == ("a", true, [["b", "c"], ["x", "d"]], false))
  }
}
