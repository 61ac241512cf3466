import ListTesting
import Testing

/// Updates within updates: the inner data is shown in the end, and so is its selection.
@MainActor @Suite(.timeLimit(.minutes(5))) struct NestedUpdatesTests {
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

  @Test func `of several the selected ones are selected where the inner data has them`() {
    list.setEditing(true, animated: false)
    screen.tap([0, 1])
    screen.tap([0, 2])
    #expect(list.selectedIDs == ["b", "c"])
    list.inner = [["b", "x"], ["c"]]
    list.setListData([["a", "c", "b"]])
    #expect(list.innerOutcome == .reloaded(.updating))
    #expect(screen.accessibilityLabels == ["b", "x", "c"])
    #expect(screen.selectedIndexPaths == [[0, 0], [1, 0]])
    #expect(list.selectedIDs == ["b", "c"])
    list.inner = [["c"]]
    list.setListData([["c", "b"]])
    #expect(screen.selectedIndexPaths == [[0, 0]])
    // What is not shown now stays selected for later.
    list.setListData([["b", "c"]])
    #expect(screen.selectedIndexPaths == [[0, 0], [0, 1]])
  }

  @Test func `the one that is selected is selected where the inner data has it`() {
    screen.tap([0, 1])
    list.inner = [["x", "y"], ["b"]]
    list.setListData([["a", "c", "b"]])
    #expect(list.innerOutcome == .reloaded(.updating))
    #expect(screen.accessibilityLabels == ["x", "y", "b"])
    #expect(screen.selectedIndexPaths == [[1, 0]])
    list.inner = [["x"]]
    list.setListData([["b"]])
    #expect(screen.accessibilityLabels == ["x"])
    #expect(screen.selectedIndexPaths == [])
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

    override func didUpdate() { list?.updateCount += 1 }
  }

  @Test func `an update within an update that isn't the list's is not reported as followed`() {
    let screen = ListScreen(connecting: CountedLetters(style: .plain))
    let list = screen.controller
    var inner: ListUpdatesOutcome?
    [["a", "b"]].updates(to: [["b"]]).perform(on: list.tableView) { data in
      list.listData = data
      if inner == nil { inner = list.setListData([["c", "d", "e"]]) }
      #expect(list.updateCount == 0)
    }
    #expect(inner == .reloaded(.updating))
    #expect(screen.accessibilityLabels == ["c", "d", "e"])
    screen.expectAgreement()
  }
}
