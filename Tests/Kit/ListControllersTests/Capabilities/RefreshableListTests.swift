import ListTesting
import TestSupport
import Testing

/// Refreshes: one at a time.
@MainActor @Suite(.timeLimit(.minutes(30))) struct RefreshableListTests {
  final class Names: UITableViewController, TextTable, RefreshableList {
    var listData = [["Ada"]]
    var refreshes = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []
    func refresh() async {
      refreshes += 1
      await withCheckedContinuation { waiting.append($0) }
    }
    func finish() {
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
  }

  @Test func `a second refresh is refused while one is in progress`() async throws {
    let list = Names(style: .plain)
    let screen = ListScreen(connecting: list)
    let control = try #require(list.tableView.refreshControl)
    list.refresh(with: control)
    list.refresh(with: control)
    await MainQueue.turn()
    list.refresh(with: control)
    await MainQueue.turn()
    #expect((list.refreshes, control.isRefreshing) == (1, true))
    list.finish()
    await screen.wait { !control.isRefreshing }
    list.refresh(with: control)
    #expect(control.isRefreshing)
    await MainQueue.turn()
    #expect(list.refreshes == 2)
    list.finish()
  }

  @Test func `a menu refreshes, also where UIKit refuses the control`() async {
    let list = Names(style: .plain)
    UITraitCollection(userInterfaceIdiom: .mac).performAsCurrent {
      list.addRefreshControl(to: list.tableView)
    }
    #expect(list.tableView.refreshControl == nil)
    list.refresh(with: nil)
    list.refresh(with: nil)
    await MainQueue.turn()
    #expect(list.refreshes == 1)
    list.finish()
    let other = Names(style: .plain)
    let phone = ListScreen(connecting: other)
    other.refresh(with: nil)
    #expect(other.tableView.refreshControl?.isRefreshing == true)
    await MainQueue.turn()
    other.finish()
    await phone.settle()
    #expect(other.tableView.refreshControl?.isRefreshing == false)
  }
}
