import ListControllers
import ListTesting
import Testing

@testable import ListCapabilities
@testable import ListCore

/// What ends on an object after its row has moved or left.
@MainActor @Suite(.timeLimit(.minutes(30))) struct HeldObjectTests {
  /// A list of pictures that are loaded ahead, and whose rows aren't deleted at once.
  class Album: ConnectedTable, TableList, EditableList, PrefetchingList, SwipeableList {
    var listData = [Array(0..<100)]
    var log: [String] = []
    /// Called while a cell is configured.
    var whileConfiguring: () -> Void = {}
    var asksFirst = false

    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with number: Int,
      at indexPath: IndexPath
    ) {
      cell.textLabel?.text = "\(number)"
      whileConfiguring()
    }
    func prefetch(_ numbers: [Int], at indexPaths: [IndexPath]) {}
    func cancelPrefetching(_ numbers: [Int], at indexPaths: [IndexPath]) {
      log += zip(numbers, indexPaths).map { "\($0) at \($1.row)" }
    }
    func trailingSwipeActions(for number: Int, at indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
    { UISwipeActionsConfiguration(actions: [.delete(number, at: indexPath, of: self)]) }
    func shouldDelete(_ number: Int, at indexPath: IndexPath) -> Bool {
      log.append("delete \(number) at \(indexPath.row)")
      return !asksFirst
    }
    func didDelete(_ number: Int, at indexPath: IndexPath) {
      log.append("deleted \(number) at \(indexPath.row)")
    }
  }

  @Test func `prefetching is cancelled for the objects that were announced`() {
    let list = Album(style: .plain)
    let screen = ListScreen(list)
    let source = list.tableView.prefetchDataSource
    source?.tableView(list.tableView, prefetchRowsAt: [[0, 80], [0, 81], [0, 82], [0, 83]])
    list.setListData([[200] + (0..<80) + [82, 83] + (84..<100)])
    list.log.append("-")
    source?.tableView(list.tableView, cancelPrefetchingForRowsAt: [[0, 81], [0, 80], [0, 5]])
    list.log.append("-")
    list.setListData([[1]])
    // 80 and 81 have left; 82 and 83 are a row above.
    #expect(list.log == ["80 at 80", "81 at 81", "-", "82 at 81", "-", "83 at 82"])
    screen.window.layoutIfNeeded()
  }

  /// Objects that nothing tells apart are where they were, or held no longer.
  @Test(arguments: ["set before the view is loaded", "moved by the user"])
  func `an object that can't be recognized is let go when rows may have changed`(change: String) {
    struct Opaque { let name: String }
    final class Opaques: ConnectedTable, TableList, PlainTable, ReorderableList {
      var listData = [["a", "b", "c"].map(Opaque.init)]
      func text(of object: Opaque) -> String { object.name }
    }
    let list = Opaques(style: .plain)
    let screen = change == "moved by the user" ? ListScreen(list) : nil
    let held = HeldObject(list.listData[0][0], at: [0, 0], of: list)
    #expect(held.current == [0, 0])
    if let screen {
      list.setEditing(true, animated: false)
      screen.drag([0, 0], to: [0, 2])
    } else {
      list.setListData([["x", "y"].map(Opaque.init)])
    }
    #expect((list.listData[0].count, held.current) == (screen == nil ? 2 : 3, nil))
  }

  @Test func `objects that are tracked since different times are found where they are`() throws {
    let list = Album(style: .plain)
    _ = ListScreen(list)
    var tracks: [() -> EditedObject<Int>?] = []
    for data in [[Int](), [200], [300, 200], [300]] {
      list.setListData([data + Array(0..<100)])
      let object = try #require(list.editor.find(at: [0, data.count + 5]))
      tracks.append(list.editor.track(object))
      // The first one has followed none of the changes yet.
      let current = tracks.dropFirst().map { $0()?.dataIndexPath }
      #expect(current.allSatisfy { $0 == [0, data.count + 5] })
    }
    #expect(tracks.map { $0()?.object } == [5, 5, 5, 5])
  }

  @Test func `a deletion is asked for, and reported`() {
    let list = Album(style: .plain)
    let screen = ListScreen(list)
    list.forwarding.commitEditing(.delete, at: [0, 1])
    #expect(list.log == ["delete 1 at 1", "deleted 1 at 1"])
    list.asksFirst = true
    list.log = []
    let action = UIContextualAction.delete(5, at: [0, 4], of: list)
    list.setListData([[9, 8, 5, 7]])
    var results: [Bool] = []
    action.handler(action, UIView()) { results.append($0) }
    #expect((list.log, list.listData) == (["delete 5 at 2"], [[9, 8, 5, 7]]))
    // The user has agreed, and rows have moved meanwhile.
    list.setListData([[5, 9, 8, 7]])
    #expect((list.removeItem(5), list.listData) == (5, [[9, 8, 7]]))
    let sentences = advice(about: Album.self) {
      action.handler(action, UIView()) { results.append($0) }
    }
    #expect(
      (results, list.listData, sentences) == (
        [false, false], [[9, 8, 7]],
        ["Album didn't delete an object, because no row shows it any more."]
      ))
    screen.window.layoutIfNeeded()
  }

  @Test func `a scroll ends where its object is, or says that it has left`() {
    for isKept in [true, false] {
      let list = Album(style: .plain)
      let screen = ListScreen(list)
      var isShown: [Bool] = []
      // A cell on the way changes the data.
      list.whileConfiguring = { [unowned list] in
        guard list.listData[0].count == 100 else { return }
        list.listData = [isKept ? [80] : [1]]
        list.tableView.reloadData()
      }
      list.scroll(to: 80, at: .end, animated: false) { isShown.append($0) }
      screen.window.layoutIfNeeded()
      #expect(isShown == [isKept])
    }
  }

  @Test func `objects are recognized by an identifier of the list's own`() {
    struct File {
      var path: String
      var size = 0
    }
    final class Files: ConnectedTable, TextTable, EditableList, MultipleSelectionList {
      var listData = [[File(path: "a"), File(path: "b"), File(path: "c")]]
      var selectedIDs: Set<String> = []
      func id(of file: File) -> AnyHashable? { file.path }
    }
    let list = Files(style: .plain)
    let screen = ListScreen(list)
    list.setEditing(true, animated: false)
    screen.tap([0, 1])
    list.setListData([[File(path: "x"), File(path: "c"), File(path: "b", size: 1)]])
    screen.window.layoutIfNeeded()
    let path = list.indexPath(of: File(path: "c"))
    #expect((screen.selectedIndexPaths, path) == ([[0, 2]], [0, 1]))
    #expect(list.deleteSelectedObjects().map(\.size) == [1])
  }

  // MARK: What the app does meanwhile

  /// A list whose app may change it when it is asked.
  final class Notes: ConnectedTable, TableList, PlainTable, EditableList, MultipleSelectionList,
    KeyboardList
  {
    var listData = [["new", "a", "b", "c"]]
    var selectedIDs: Set<String> = []
    var log: [String] = []
    var answer: (Notes, String) -> Bool = { _, _ in true }
    func shouldDelete(_ note: String, at indexPath: IndexPath) -> Bool { answer(self, note) }
    func didDelete(_ note: String, at indexPath: IndexPath) {
      log.append("\(note) at \(indexPath.row)")
    }
  }

  @Test func `an object is deleted where it is when the question is answered`() {
    let list = Notes(style: .plain)
    let screen = ListScreen(list)
    list.answer = { list, _ in
      list.setListData([list.listData[0].filter { $0 != "new" }])
      return true
    }
    list.forwarding.commitEditing(.delete, at: [0, 1])
    #expect((list.listData, list.log) == ([["b", "c"]], ["a at 0"]))
    list.setListData([["new", "b", "c", "d"]])
    list.setEditing(true, animated: false)
    screen.tap([0, 1])
    screen.tap([0, 2])
    #expect((list.deleteSelectedObjects(), list.listData) == (["b", "c"], [["d"]]))
    list.answer = { list, _ in
      list.setListData([["e"]])
      return true
    }
    list.forwarding.commitEditing(.delete, at: [0, 0])
    #expect((list.listData, list.log) == ([["e"]], ["a at 0", "b at 0", "c at 1"]))
    screen.window.layoutIfNeeded()
  }

  @Test func `the key of deletion means what is selected, or the object that has the focus`() {
    let list = Notes(style: .plain)
    let screen = ListScreen(list)
    let user = User()
    #expect(user.focus(rowAt: [0, 1], in: list.tableView))
    list.listData = [["x", "y", "new", "a", "b"]]
    list.tableView.reloadData()
    screen.window.layoutIfNeeded()
    #expect(user.press(.delete, in: screen.window))
    #expect((list.listData, list.log) == ([["x", "y", "new", "b"]], ["a at 3"]))
    // A row that isn't selected isn't deleted in place of one that can't be.
    list.answer = { $1 != "x" }
    list.setEditing(true, animated: false)
    screen.tap([0, 0])
    _ = user.focus(rowAt: [0, 1], in: list.tableView)
    _ = user.press(.delete, in: screen.window)
    #expect(list.listData == [["x", "y", "new", "b"]])
  }

  @Test func `of two rows with one object, that near the first place is meant`() {
    let list = Album(style: .plain)
    let screen = ListScreen(list)
    list.setListData([[1, 2], [3, 1]])
    let action = UIContextualAction.delete(1, at: [1, 1], of: list)
    list.setListData([[1, 2], [4, 3, 1]])
    action.handler(action, UIView()) { _ in }
    #expect(list.listData == [[1, 2], [4, 3]])
    screen.window.layoutIfNeeded()
  }

  @Test func `of two nodes with one identifier, that of the section leaves during a search`() async
  {
    final class Trees: ConnectedTable, TextTable, OutlineList, FilteredList, EditableList {
      var listData = ["a", "b"].map {
        Outline([Topic($0, [Topic("x"), Topic("y")])], children: \.subtopics)
      }
      func text(of topic: Topic) -> String { topic.id }
      func filter(for text: String) -> @Sendable (Topic) -> Bool { { $0.id.contains(text) } }
    }
    let list = Trees(style: .plain)
    let screen = ListScreen(list)
    list.search(for: "x")
    await screen.settle()
    list.removeItem(at: [1, 1])
    list.search(for: "")
    await screen.settle()
    list.expandItem(at: [1, 0])
    list.expandItem(at: [0, 0])
    #expect(
      (0..<2).map { list.listData[$0].items.map(\.id) } == [["a", "x", "y"], ["b", "y"]])
  }
}
