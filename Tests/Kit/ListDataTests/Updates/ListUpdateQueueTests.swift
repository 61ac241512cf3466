import ListData
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(30))) struct ListUpdateQueueTests {
  @Test func `the newest wins, and one is worked out at a time`() async {
    let queue = ListUpdateQueue()
    var running = 0
    var most = 0
    var performed: [Int] = []
    let tasks = (0..<5).map { number in
      Task {
        await queue.enqueue { ticket in
          running += 1
          most = max(most, running)
          for _ in 0..<10 { await Task.yield() }
          running -= 1
          guard ticket.isNewest else { return .superseded }
          performed.append(number)
          return .updated(batches: 1)
        }
      }
    }
    var outcomes: [ListUpdatesOutcome] = []
    for task in tasks { outcomes.append(await task.value) }
    #expect((most, performed.count, outcomes.count { $0 == .superseded }) == (1, 1, 4))
  }

  @Test func `work that is superseded while it waits does not begin`() async throws {
    let queue = ListUpdateQueue()
    var begun: [Int] = []
    var enqueued = 0
    func enqueue(_ number: Int) -> Task<ListUpdatesOutcome, Never> {
      Task {
        enqueued += 1
        return await queue.enqueue { _ in
          begun.append(number)
          return .updated(batches: number)
        }
      }
    }
    var tasks: [Task<ListUpdatesOutcome, Never>] = []
    _ = await queue.enqueue { _ in
      for number in 1...3 {
        tasks.append(enqueue(number))
        try? await MainQueue.wait { enqueued == number }
      }
      return .updated(batches: 0)
    }
    var outcomes: [ListUpdatesOutcome] = []
    for task in tasks { outcomes.append(await task.value) }
    #expect((outcomes, begun) == ([.superseded, .superseded, .updated(batches: 3)], [3]))
  }

  @Test func `work that is superseded from outside is not newest`() async {
    let queue = ListUpdateQueue()
    let outcome = await queue.enqueue { ticket in
      let wasNewest = ticket.isNewest
      queue.supersede()
      return wasNewest && !ticket.isNewest ? .superseded : .updated(batches: 0)
    }
    #expect(outcome == .superseded)
    #expect(await queue.enqueue { _ in .updated(batches: 2) } == .updated(batches: 2))
  }
}
