import DiffModel
import ListControllers
import Synchronization
import Testing

/// Updates that are worked out while other things happen. A gate holds the comparison, which is not on
/// the main actor, until the test has done what it wants to do meanwhile.
@MainActor @Suite(.serialized) struct UpdateListDataTests {
  struct Row: Identifiable, Equatable {
    static let gate = Gate()

    let id: Int
    var value = 0

    static func == (first: Row, second: Row) -> Bool {
      if !MainQueue.isCurrent { gate.pass() }
      return first.value == second.value
    }
  }

  /// Lets nobody pass until it is opened.
  final class Gate: Sendable {
    private let state = Mutex((isOpen: true, waits: 0))

    var isBesieged: Bool { state.withLock { $0.waits > 0 } }

    func close() { state.withLock { $0 = (false, 0) } }

    func open() { state.withLock { $0.isOpen = true } }

    func pass() {
      while true {
        let isOpen = state.withLock { state in
          state.waits += 1
          return state.isOpen
        }
        if isOpen { return }
        Thread.sleep(forTimeInterval: 0.001)
      }
    }
  }

  final class Table: UITableViewController, TableList {
    var listData = [(0..<8_000).map { Row(id: $0) }]

    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with row: Row,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = "\(row.value)" }

    override func numberOfSections(in tableView: UITableView) -> Int { numberOfSections }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      numberOfItems(inSection: section)
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    { tableCell(at: indexPath) }
  }

  private let list = Table()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  init() {
    window.rootViewController = list
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private var changed: [[Row]] { [(0..<8_000).map { Row(id: $0, value: 1) }] }

  /// Begins an update, and comes back while it is compared.
  private func begin(_ data: [[Row]]) async -> Task<ListUpdatesOutcome, Never> {
    Row.gate.close()
    let task = Task { await list.updateListData(to: data) }
    await MainQueue.wait { Row.gate.isBesieged }
    return task
  }

  private func text(_ row: Int) -> String? {
    list.tableView.layoutIfNeeded()
    return list.tableView.cellForRow(at: [0, row])?.textLabel?.text
  }

  @Test func `data is shown when it was compared`() async {
    let update = await begin(changed)
    #expect(text(0) == "0")
    Row.gate.open()
    #expect(await update.value == .updated(batches: 1))
    #expect(text(0) == "1")
  }

  @Test func `newer data overtakes what is still compared`() async {
    let update = await begin(changed)
    #expect(list.setListData([[Row(id: 1, value: 7)]]) == .updated(batches: 1))
    Row.gate.open()
    #expect(await update.value == .overtaken)
    #expect(list.listData.map(\.count) == [1])
    #expect(text(0) == "7")
  }

  @Test func `of updates that wait only the newest is compared`() async {
    let first = await begin(changed)
    let tasks = (1...3).map { value in
      Task { await list.updateListData(to: [[Row(id: 0, value: value)]]) }
    }
    // They wait for the first one.
    await MainQueue.settle()
    Row.gate.open()
    #expect(await first.value == .overtaken)
    var outcomes: [ListUpdatesOutcome] = []
    for task in tasks { outcomes.append(await task.value) }
    #expect(outcomes == [.overtaken, .overtaken, .updated(batches: 1)])
    #expect(text(0) == "3")
  }

  @Test func `data that changed meanwhile is compared again`() async {
    let update = await begin(changed)
    list.listData[0].removeLast()
    list.tableView.deleteRows(at: [[0, 7_999]], with: .automatic)
    Row.gate.open()
    #expect(await update.value == .updated(batches: 1))
    #expect(list.tableView.numberOfRows(inSection: 0) == 8_000)
    #expect(text(0) == "1")
  }

  @Test func `of searches through much only those are made that nobody overtook`() async {
    let all = [(0..<100_000).map { Row(id: $0) }]
    let made = Mutex<[(digit: Int, isOnMainActor: Bool)]>([])
    func search(_ digit: Int) -> Task<ListUpdatesOutcome, Never> {
      Task {
        await list.updateListData {
          made.withLock { $0.append((digit, MainQueue.isCurrent)) }
          Row.gate.pass()
          return all.filtered { $0.id % 10 == digit }.sections().map(\.items)
        }
      }
    }
    Row.gate.close()
    let first = search(0)
    await MainQueue.wait { Row.gate.isBesieged }
    let others = (1...4).map { search($0) }
    await MainQueue.settle()
    Row.gate.open()
    #expect(await first.value == .overtaken)
    var outcomes: [ListUpdatesOutcome] = []
    for search in others { outcomes.append(await search.value) }
    #expect(outcomes.dropLast().allSatisfy { $0 == .overtaken })
    #expect(made.withLock { $0.map(\.digit) } == [0, 4])
    #expect(made.withLock { $0.allSatisfy { !$0.isOnMainActor } })
    #expect(list.listData.map(\.count) == [10_000])
    #expect(list.listData.first?.first?.id == 4)
  }
}
