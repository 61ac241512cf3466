import ListTesting
import TestSupport
import Testing

/// Updates that are worked out while other things happen: what a test does meanwhile it does when
/// the first rows are compared, which is not on the main actor.
@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct UpdateListDataTests {
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

  final class Table: ForwardingRows, TableList, PlainTable {
    var listData = [(0..<8_000).map { Row(id: $0) }]

    func text(of row: Row) -> String { "\(row.value)" }
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

  @Test(arguments: [true, false])
  func `data is shown when it was compared, again if it changed meanwhile`(isChanged: Bool) async {
    let update = await update(to: changed) {
      #expect(text(0) == "0")
      if isChanged {
        list.listData[0].removeLast()
        list.tableView.deleteRows(at: [[0, 7_999]], with: .automatic)
      }
      return .updated(batches: 0)
    }
    #expect((update.others.count, update.outcome) == (1, .updated(batches: 1)))
    #expect((list.tableView.numberOfRows(inSection: 0), text(0)) == (8_000, "1"))
  }

  @Test(arguments: [true, false])
  func `newer data, and newer known updates, supersede data that is still being compared`(
    isKnown: Bool
  ) async {
    let new = [[Row(id: 1, value: 7)]]
    let update = await update(to: changed) {
      isKnown
        ? list.setListData(by: list.listData.updates(to: new)) : list.setListData(new)
    }
    #expect((update.outcome, update.others) == (.superseded, [.updated(batches: 1)]))
    #expect((list.listData.map(\.count), text(0)) == ([1], "7"))
  }

  @Test func `of waiting updates, only the newest is compared`() async {
    let update = await update(
      to: changed, meanwhile: { await list.updateListData(to: [[Row(id: 0, value: 1)]]) },
      { await list.updateListData(to: [[Row(id: 0, value: 2)]]) },
      { await list.updateListData(to: [[Row(id: 0, value: 3)]]) })
    let others: [ListUpdatesOutcome] = [.superseded, .superseded, .updated(batches: 1)]
    #expect((update.outcome, update.others, text(0)) == (.superseded, others, "3"))
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
    #expect(Array(outcomes.dropLast()) == [.superseded, .superseded, .superseded])
    let performed = made.withLock { $0 }
    #expect(performed.map(\.digit) == [0, 4])
    #expect(performed.map(\.isOnMainActor) == [false, false])
    #expect((list.listData.map(\.count), list.listData.first?.first?.id) == ([2_000], 4))
  }
}
