import ListData
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct AsyncUpdatesTests {
  @Test func `updates that are awaited are the same`() async {
    let old = [Array(0..<20_000)]
    let new = [Array(old[0].reversed())]
    let updates = await old.updates(to: new)
    #expect(updates.difference.movedItems.count == 19_999)
    let few = await [[1]].updates(to: [[2]])
    #expect(few.count == 2)
  }

  /// An item that takes down whether it was compared on the main actor.
  struct Witness: Identifiable, Equatable {
    static let wasOnMainActor = Locked<Set<Bool>>([])

    let id: Int
    let value: Int

    static func == (first: Witness, second: Witness) -> Bool {
      wasOnMainActor.withLock { _ = $0.insert(MainQueue.isCurrent) }
      return first.value == second.value
    }
  }

  @MainActor
  @Test func `much is compared off the main actor, little on it`() async {
    func updates(_ count: Int) async -> Set<Bool> {
      Witness.wasOnMainActor.withLock { $0 = [] }
      let old = [(0..<count).map { Witness(id: $0, value: 0) }]
      let new = [(0..<count).map { Witness(id: $0, value: 1) }]
      #expect(await old.updates(to: new).count == count)
      return Witness.wasOnMainActor.withLock { $0 }
    }
    #expect(await updates(20_000) == [false])
    #expect(await updates(10) == [true])
  }

  @MainActor
  @Test func `the newest wins, and one is worked out at a time`() async {
    let queue = ListUpdateQueue()
    var running = 0
    var most = 0
    var performed: [Int] = []
    let tasks = (0..<5).map { number in
      Task {
        await queue.perform { ticket in
          running += 1
          most = max(most, running)
          for _ in 0..<10 { await Task.yield() }
          running -= 1
          guard ticket.isNewest else { return .overtaken }
          performed.append(number)
          return .updated(batches: 1)
        }
      }
    }
    var outcomes: [ListUpdatesOutcome] = []
    for task in tasks { outcomes.append(await task.value) }
    #expect(most == 1)
    #expect(performed.count == 1)
    #expect(outcomes.filter { $0 == .overtaken }.count == 4)
  }
}
