import ListTesting
import TestSupport
import Testing

/// Updates that are worked out while other things happen: what a test does meanwhile it does when
/// the first rows are compared, which is not on the main actor.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct UpdateListDataTests {
  struct Row: Identifiable, Equatable {
    static let meanwhile = Meanwhile()

    let id: Int
    var value = 0

    static func == (first: Row, second: Row) -> Bool {
      if !MainQueue.isCurrent { meanwhile.begin() }
      return first.value == second.value
    }
  }

  /// Work that the main actor does while a list's update is under way on another thread.
  final class Meanwhile: Sendable {
    private let works = Locked<[@MainActor @Sendable () async -> ListUpdatesOutcome]>([])
    private let tasks = Locked<[Task<ListUpdatesOutcome, Never>]>([])

    /// Starts the work, once. It is in the main actor's queue before the update comes back there.
    func begin() {
      let works = works.withLock { works in
        defer { works = [] }
        return works
      }
      for work in works {
        let task = Task { @MainActor in await work() }
        tasks.withLock { $0.append(task) }
      }
    }

    func set(_ works: [@MainActor @Sendable () async -> ListUpdatesOutcome]) {
      self.works.withLock { $0 = works }
    }

    /// What came of the work, in the order in which it was begun.
    func outcomes() async -> [ListUpdatesOutcome] {
      let tasks = tasks.withLock { tasks in
        defer { tasks = [] }
        return tasks
      }
      var outcomes: [ListUpdatesOutcome] = []
      for task in tasks { outcomes.append(await task.value) }
      return outcomes
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

  private let screen = ListScreen(Table())
  private var list: Table { screen.controller }

  private var changed: [[Row]] { [(0..<8_000).map { Row(id: $0, value: 1) }] }

  private func text(_ row: Int) -> String? { screen.text(at: [0, row]) }

  /// Updates the list, and does other things while the data is compared.
  private func update(
    to data: [[Row]], meanwhile works: (@MainActor @Sendable () async -> ListUpdatesOutcome)...
  ) async -> (outcome: ListUpdatesOutcome, others: [ListUpdatesOutcome]) {
    Row.meanwhile.set(works)
    let outcome = await list.updateListData(to: data)
    return (outcome, await Row.meanwhile.outcomes())
  }

  @Test func `data is shown when it was compared`() async {
    let update = await update(to: changed) {
      #expect(text(0) == "0")
      return .updated(batches: 0)
    }
    #expect(update.others.count == 1)
    #expect(update.outcome == .updated(batches: 1))
    #expect(text(0) == "1")
  }

  @Test func `newer data supersedes data that is still being compared`() async {
    let update = await update(to: changed) { list.setListData([[Row(id: 1, value: 7)]]) }
    #expect(update.others == [.updated(batches: 1)])
    #expect(update.outcome == .superseded)
    #expect(list.listData.map(\.count) == [1])
    #expect(text(0) == "7")
  }

  @Test func `newer known updates supersede data that is still being compared`() async {
    let update = await update(to: changed) {
      list.setListData(by: list.listData.updates(to: [[Row(id: 1, value: 7)]]))
    }
    #expect(update.others == [.updated(batches: 1)])
    #expect(update.outcome == .superseded)
    #expect(text(0) == "7")
  }

  @Test func `of waiting updates, only the newest is compared`() async {
    let update = await update(
      to: changed, meanwhile: { await list.updateListData(to: [[Row(id: 0, value: 1)]]) },
      { await list.updateListData(to: [[Row(id: 0, value: 2)]]) },
      { await list.updateListData(to: [[Row(id: 0, value: 3)]]) })
    #expect(update.outcome == .superseded)
    #expect(update.others == [.superseded, .superseded, .updated(batches: 1)])
    #expect(text(0) == "3")
  }

  @Test func `data that changed meanwhile is compared again`() async {
    let update = await update(to: changed) {
      list.listData[0].removeLast()
      list.tableView.deleteRows(at: [[0, 7_999]], with: .automatic)
      return .updated(batches: 0)
    }
    #expect(update.others.count == 1)
    #expect(update.outcome == .updated(batches: 1))
    #expect(list.tableView.numberOfRows(inSection: 0) == 8_000)
    #expect(text(0) == "1")
  }

  @Test func `of long searches, only those that were not superseded are performed`() async {
    let all = [(0..<20_000).map { Row(id: $0) }]
    let made = Locked<[(digit: Int, isOnMainActor: Bool)]>([])
    let search: @MainActor @Sendable (Int) async -> ListUpdatesOutcome = { digit in
      await list.updateListData {
        made.withLock { $0.append((digit, MainQueue.isCurrent)) }
        Row.meanwhile.begin()
        return all.filtered { $0.id % 10 == digit }.sections().map(\.items)
      }
    }
    Row.meanwhile.set((1...4).map { digit in { await search(digit) } })
    #expect(await search(0) == .superseded)
    let outcomes = await Row.meanwhile.outcomes()
    #expect(outcomes.count == 4)
    #expect(outcomes.dropLast().allSatisfy { $0 == .superseded })
    #expect(made.withLock { $0.map(\.digit) } == [0, 4])
    #expect(made.withLock { $0.allSatisfy { !$0.isOnMainActor } })
    #expect(list.listData.map(\.count) == [2_000])
    #expect(list.listData.first?.first?.id == 4)
  }
}
