import ListTesting
import Testing

@MainActor @Test func `a deleted chore is gone`() {
  let screen = ListScreen(ChoresController())
  #expect(screen.swipeToDelete([0, 0]))
  #expect(screen.text == "Field\n  Reap\nHouse\n  Bake")
  screen.expectAgreement()
}

// The README's list.
// swift-format-ignore
final class ChoresController: UITableViewController, TableList, TitledList, EditableList, ReorderableList, FilteredList {
  var listData = [Section(["Sow", "Reap"], headerTitle: "Field"), Section(["Bake"], headerTitle: "House")]
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    connectList()
  }
  func listView(_ tableView: UITableView, configure cell: UITableViewCell, with task: String, at indexPath: IndexPath) { cell.textLabel?.text = task }
  func filter(for text: String) -> @Sendable (String) -> Bool { { $0.localizedCaseInsensitiveContains(text) } }
}
