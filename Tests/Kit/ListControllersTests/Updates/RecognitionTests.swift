import ListTesting
import Testing

/// By what a list recognizes its objects.
@MainActor @Suite(.timeLimit(.minutes(30))) struct RecognitionTests {
  // MARK: By nothing

  struct Line {
    let text: String
  }

  final class Lines: UITableViewController, TextTable {
    var listData = [[Line(text: "a"), Line(text: "b")]]
    func text(of line: Line) -> String { line.text }
  }

  @Test func `objects that can't be told apart are a reload, and the outcome says so`()
    async
  {
    let list = Lines(style: .plain)
    let screen = ListScreen(connecting: list)
    let reloaded = ListUpdatesOutcome.reloaded(.notComparable)
    let set = list.setListData([[Line(text: "b")], [Line(text: "c")]])
    #expect((set, screen.accessibilityLabels) == (reloaded, ["b", "c"]))
    let unique = list.setListData([], duplicates: .keepFirst)
    #expect((unique, screen.accessibilityLabels) == (reloaded, []))
    let awaited = await list.updateListData(to: [[Line(text: "d")]])
    #expect((awaited, screen.accessibilityLabels) == (reloaded, ["d"]))
  }

  // MARK: By their identifiers alone

  /// Not Equatable: whether its content changed isn't known.
  struct Message: Identifiable {
    let id: Int
    let text: String
    let attachment: Any? = nil
  }

  final class Messages: UITableViewController, TextTable {
    var listData = [[Message(id: 1, text: "a"), Message(id: 2, text: "b")]]
    func text(of message: Message) -> String { message.text }
  }

  @Test func `objects with an identifier alone keep their cells, which are configured again`() {
    let list = Messages(style: .plain)
    let screen = ListScreen(connecting: list)
    let cell = list.tableView.cellForRow(at: [0, 1])
    list.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    let outcome = list.setListData([[Message(id: 3, text: "c"), Message(id: 2, text: "new")]])
    #expect(
      (outcome, screen.accessibilityLabels, screen.selectedIndexPaths)
        == (.updated(batches: 1), ["c", "new"], [[0, 1]]))
    #expect(list.tableView.cellForRow(at: [0, 1]) === cell)
  }

  // MARK: By a rule of the list's own

  struct File: Identifiable, Hashable {
    let id: Int
    let name: String
  }

  enum ByName: ListIdentity {
    static func id(of file: File) -> String { file.name }
    static func hasSameContent(_ old: File, _ new: File) -> Bool { old == new }
  }

  final class Files: UITableViewController, TextTable, FilteredList {
    var listData = [[File(id: 1, name: "a"), File(id: 2, name: "b")]]
    func text(of file: File) -> String { "\(file.name) \(file.id)" }
    func filter(for text: String) -> @Sendable (File) -> Bool { { $0.name == text } }

    static func comparison<S: SectionInfo>(of sections: S.Type) -> ListComparison<S>?
    where S.Item == File { ListComparison(by: ByName.self) }
  }

  @Test func `a list's own rule serves updates, duplicates, searches and edits`() async {
    let list = Files(style: .plain)
    let screen = ListScreen(connecting: list)
    let cell = list.tableView.cellForRow(at: [0, 0])
    // Another file of the same name.
    let outcome = list.setListData([[File(id: 9, name: "b"), File(id: 8, name: "a")]])
    #expect(list.tableView.cellForRow(at: [0, 1]) === cell)
    let ids = screen.lastUpdate?.after.first?.items.map(\.id)
    #expect(
      (outcome.duplicates, screen.accessibilityLabels, ids) == ([], ["b 9", "a 8"], [1, 0]))
    list.search(for: "a")
    list.search(for: "")
    #expect(screen.accessibilityLabels == ["b 9", "a 8"])
    list.replaceItem(at: [0, 1], with: File(id: 7, name: "a"))
    #expect(screen.accessibilityLabels == ["b 9", "a 7"])
    let twice = [[File(id: 1, name: "a"), File(id: 2, name: "a")]]
    let sentence = "The identifier a appears at [0, 0] and [0, 1]."
    let kept = list.setListData(twice, duplicates: .keepFirst).duplicates
    #expect((kept, screen.accessibilityLabels) == ([sentence], ["a 1"]))
    #expect(await list.updateListData(to: twice).duplicates == [sentence])
  }
}
