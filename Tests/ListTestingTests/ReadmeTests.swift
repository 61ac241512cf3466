import ListTesting
import Testing

// The README's list.
// swift-format-ignore
final class ChoresController: UITableViewController, TableList, TitledList, EditableList, ReorderableList, FilteredList {
  var listData = [Section(["Sow", "Reap"], headerTitle: "Field"), Section(["Bake"], headerTitle: "House")]
  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }
  func listView(_ tableView: UITableView, configure cell: UITableViewCell, with task: String, at indexPath: IndexPath) { cell.textLabel?.text = task }
  func filter(for text: String) -> @Sendable (String) -> Bool { { $0.localizedCaseInsensitiveContains(text) } }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct ReadmeTests {
  // swift-format-ignore
  @Test func `the README's test passes`() {
let screen = ListScreen(ChoresController())
#expect(screen.swipeToDelete([0, 0]))
#expect(screen.text == "Field\n  Reap\nHouse\n  Bake")
screen.expectAgreement()
  }
}
