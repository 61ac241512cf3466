import Foundation
import ListTesting
import Testing

/// Updates within updates: the inner data is shown in the end, and so is its selection.
@MainActor struct NestedUpdatesTests {
  final class Letters: UITableViewController, TextTable, MultipleSelectionList {
    /// The data that is set within the next update.
    var inner: [[String]]?
    var innerOutcome: ListUpdatesOutcome?
    var listData = [["a", "b", "c"]] {
      didSet {
        guard let inner else { return }
        self.inner = nil
        innerOutcome = setListData(inner)
      }
    }
    var selectedIDs: Set<String> = []
  }

  private let screen = ListScreen(connecting: Letters(style: .plain))
  private var list: Letters { screen.controller }

  @Test(arguments: [true, false])
  func `what is selected is selected where the inner data has it`(isSeveral: Bool) {
    if isSeveral {
      list.setEditing(true, animated: false)
      screen.tap([0, 2])
    }
    screen.tap([0, 1])
    list.inner = [["c", "x"], ["b"]]
    list.setListData([["a", "c", "b"]])
    let selected: [IndexPath] = isSeveral ? [[0, 0], [1, 0]] : [[1, 0]]
    #expect(
      (list.innerOutcome, screen.accessibilityLabels, screen.selectedIndexPaths)
        == (.reloaded(.updating), ["c", "x", "b"], selected))
    if isSeveral { #expect(list.selectedIDs == ["b", "c"]) }
    list.inner = [["c"]]
    list.setListData([["c", "b"]])
    #expect(
      (screen.accessibilityLabels, screen.selectedIndexPaths)
        == (["c"], isSeveral ? [[0, 0]] : []))
    // Of several, what is not shown now stays selected for later.
    list.setListData([["b", "c"]])
    #expect(screen.selectedIndexPaths == (isSeveral ? [[0, 0], [0, 1]] : []))
  }

  /// A list that counts the updates that its view has followed.
  final class CountedLetters: UITableViewController, TextTable {
    var listData = [["a", "b"]]
    var updateCount = 0
    static let capabilities = [ListCapability { (list: CountedLetters) in CountLink(list) }]
  }

  private final class CountLink: ListLink {
    private weak var list: CountedLetters?

    init(_ list: CountedLetters) { self.list = list }

    override func didUpdate(_ update: FollowedUpdate) { list?.updateCount += 1 }
  }

  @Test func `an update within an update that isn't the list's is reported when that has ended`() {
    let screen = ListScreen(connecting: CountedLetters(style: .plain))
    let list = screen.controller
    var inner: ListUpdatesOutcome?
    [["a", "b"]].updates(to: [["b"]]).perform(on: list.tableView) { data in
      list.listData = data
      if inner == nil { inner = list.setListData([["c", "d", "e"]]) }
      #expect(list.updateCount == 0)
    }
    #expect(
      (inner, list.updateCount, screen.accessibilityLabels)
        == (.reloaded(.updating), 1, ["c", "d", "e"]))
    screen.expectAgreement()
  }

  /// A list that edits its data while a cell is configured.
  final class Meddlers: UITableViewController, TextTable, UndoableList {
    var listData = [["a", "b", "c"]]
    var meddle: ((Meddlers) -> Void)?
    var seen: [[[String]]] = []
    private let manager = UndoManager()
    var listUndoManager: UndoManager? { manager }

    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with text: String,
      at indexPath: IndexPath
    ) {
      cell.accessibilityLabel = text
      guard let meddle else { return }
      self.meddle = nil
      meddle(self)
    }
  }

  @Test func `edits one after another within an update each start from the one before`() {
    let screen = ListScreen(connecting: Meddlers(style: .plain))
    let list = screen.controller
    list.meddle = { list in
      let removed = list.removeItem(at: [0, 0])
      let isInserted = list.insertItem("y", at: [0, 0])
      #expect((removed, isInserted, list.removeItem(at: [0, 3])) == ("a", true, "x"))
      list.undoably("Add") { list.insertItem("z", at: [0, 3]) }
      #expect(list.listData == [["y", "b", "c", "z"]])
    }
    #expect(list.setListData([["a", "b", "c", "x"]]).way == .reloaded(.updating))
    let edited = ["y", "b", "c", "z"]
    #expect((list.listData, screen.accessibilityLabels) == ([edited], edited))
    screen.expectAgreement()
    while list.listUndoManager?.canUndo == true { list.listUndoManager?.undo() }
    screen.window.layoutIfNeeded()
    screen.expectAgreement()
    #expect(list.listData == [["a", "b", "c", "x"]])
  }

  /// A list that edits its data as soon as a batch sets it.
  final class Shelves: UITableViewController, TextTable {
    var meddle: ((Shelves) -> Void)?
    var listData = [ListSection(id: 0, ["a"]), ListSection(id: 1, ["b"])] {
      didSet {
        guard let meddle else { return }
        self.meddle = nil
        meddle(self)
      }
    }
    var rows: [[String]] { listData.map(\.items) }
    /// Sections change their order, and then items change.
    let new = [ListSection(id: 1, ["b", "c"]), ListSection(id: 0, ["a"])]
  }

  @Test(arguments: [false, true])
  func `an edit between two batches starts from the data after the last one`(isRefused: Bool) {
    let screen = ListScreen(connecting: Shelves(style: .plain))
    let list = screen.controller
    list.meddle = { list in
      #expect(list.rows == [["b"], ["a"]])
      if isRefused {
        #expect(list.removeItem(at: [7, 0]) == nil)
      } else {
        let removed = list.removeItem(at: [0, 1])
        #expect((removed, list.insertItem("d", at: [1, 1])) == ("c", true))
      }
    }
    #expect(list.setListData(list.new).way == .reloaded(.updating))
    #expect(list.rows == (isRefused ? [["b", "c"], ["a"]] : [["b"], ["a", "d"]]))
    screen.expectAgreement()
  }

  @Test func `data that is set between two batches supersedes the last one`() {
    let screen = ListScreen(connecting: Shelves(style: .plain))
    let list = screen.controller
    list.meddle = { list in
      list.setListData([ListSection(id: 1, ["x"])])
      list.insertItem("y", at: [0, 0])
    }
    list.setListData(list.new)
    #expect(list.rows == [["y", "x"]])
    screen.expectAgreement()
  }
}
