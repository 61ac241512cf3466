import ListTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct MultipleSelectionListTests {
  final class Letters: UITableViewController, TableList, MultipleSelectionList {
    var listData = [["a", "b", "c"]]
    var selectedIDs: Set<String> = []
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with text: String,
      at indexPath: IndexPath
    ) {}
    func listView(_ tableView: UITableView, didSelect text: String, at indexPath: IndexPath) {
      log.append(text)
    }
    func selectionDidChange() { log.append("changed") }
  }

  @Test func `taps on rows one at a time leave the selection of several alone`() {
    let list = Letters(style: .plain)
    let screen = ListScreen(list)
    list.selectedIDs = ["a", "c"]
    // The second tap deselects the first row.
    screen.tap([0, 0])
    screen.tap([0, 1])
    #expect(list.log == ["a", "b"])
    #expect(list.selectedIDs == ["a", "c"])
    list.setEditing(true, animated: false)
    list.showSelection()
    screen.tap([0, 0])
    #expect(list.log == ["a", "b", "changed"])
    #expect(list.selectedIDs == ["c"])
  }
}
