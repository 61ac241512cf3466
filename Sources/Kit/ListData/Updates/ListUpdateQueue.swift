/// A queue of one list's updates. It computes and performs one update at a time, and drops work
/// that newer data supersedes.
///
///     let outcome = await queue.enqueue { ticket in
///       let updates = await comparison.concurrentUpdates(from: shown, to: downloaded)
///       guard ticket.isNewest else { return .superseded }
///       return updates.perform(on: tableView) { shown = $0 }
///     }
@MainActor package final class ListUpdateQueue {
  /// A value by which work finds out whether it has been superseded.
  @MainActor package struct Ticket {
    private let number: Int
    private let queue: ListUpdateQueue

    fileprivate init(_ number: Int, of queue: ListUpdateQueue) {
      self.number = number
      self.queue = queue
    }

    /// A Boolean value that indicates whether no newer work has been enqueued.
    package var isNewest: Bool { number == queue.newest }
  }

  private var newest = 0
  private var last: Task<Void, Never>?
  /// The number of works that wait or are under way.
  private var count = 0

  /// Creates an empty queue.
  package init() {}

  /// Supersedes all work that is waiting or in progress.
  package func supersede() { newest += 1 }

  /// A Boolean value that indicates whether work waits or is under way, superseded or not.
  package var isBusy: Bool { count > 0 }

  /// Performs work after the work before it has ended, unless newer work supersedes it first.
  ///
  /// - Parameter work: A closure that computes updates and performs them. It checks its ticket
  ///   between the two.
  /// - Returns: The outcome of the work, or `superseded` if it was superseded.
  package func enqueue(
    _ work: @escaping @MainActor (Ticket) async -> ListUpdatesOutcome
  ) async -> ListUpdatesOutcome { await start(work).value }

  /// Enqueues work as ``enqueue(_:)`` does, and returns the task that performs it. The queue is
  /// busy when this method returns.
  @discardableResult
  package func start(
    _ work: @escaping @MainActor (Ticket) async -> ListUpdatesOutcome
  ) -> Task<ListUpdatesOutcome, Never> {
    supersede()
    let ticket = Ticket(newest, of: self)
    let previous = last
    count += 1
    let task = Task {
      await previous?.value
      let outcome = ticket.isNewest ? await work(ticket) : .superseded
      count -= 1
      return outcome
    }
    last = Task { _ = await task.value }
    return task
  }
}
