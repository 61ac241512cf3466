import ListControllers
import TestSupport
import Testing

/// Refreshes: one at a time.
@MainActor @Suite(.timeLimit(.minutes(5))) struct RefreshableListTests {
  final class Names: UITableViewController, TableList, RefreshableList {
    var listData = [["Ada"]]
    var refreshes = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with name: String,
      at indexPath: IndexPath
    ) { cell.accessibilityLabel = name }
    func refresh() async {
      refreshes += 1
      await withCheckedContinuation { waiting.append($0) }
    }
    func finish() {
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
  }

  @Test func `a second refresh is refused while one is under way`() async throws {
    let list = Names(style: .plain)
    let screen = ListScreen(list)
    let control = try #require(list.tableView.refreshControl)
    list.refresh(showing: control)
    list.refresh(showing: control)
    await MainQueue.turn()
    list.refresh(showing: control)
    await MainQueue.turn()
    #expect(list.refreshes == 1)
    #expect(control.isRefreshing)
    list.finish()
    try await MainQueue.wait { !control.isRefreshing }
    list.refresh(showing: control)
    #expect(control.isRefreshing)
    await MainQueue.turn()
    #expect(list.refreshes == 2)
    list.finish()
    withExtendedLifetime(screen) {}
  }
}
