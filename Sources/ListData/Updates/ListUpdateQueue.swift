/// A queue of one list's updates. It computes and performs one update at a time, and drops work
/// that newer data supersedes.
///
///     let outcome = await queue.enqueue { ticket in
///       let updates = await comparison.concurrentUpdates(from: shown, to: downloaded)
///       guard ticket.isNewest else { return .superseded }
///       return updates.perform(on: tableView) { shown = $0 }
///     }
@MainActor public final class ListUpdateQueue {
  /// A value by which work finds out whether it has been superseded.
  @MainActor public struct Ticket {
    private let number: Int
    private let queue: ListUpdateQueue

    fileprivate init(_ number: Int, of queue: ListUpdateQueue) {
      self.number = number
      self.queue = queue
    }

    /// A Boolean value that indicates whether no newer work has been enqueued.
    public var isNewest: Bool { number == queue.newest }
  }

  private var newest = 0
  private var last: Task<Void, Never>?

  /// Creates an empty queue.
  public init() {}

  /// Supersedes all work that waits or is under way.
  public func supersede() { newest += 1 }

  /// Performs work after the work before it has ended, unless newer work supersedes it first.
  ///
  /// - Parameter work: A closure that computes updates and performs them. It checks its ticket
  ///   between the two.
  /// - Returns: The outcome of the work, or `superseded` if it was superseded.
  public func enqueue(
    _ work: @escaping @MainActor (Ticket) async -> ListUpdatesOutcome
  ) async -> ListUpdatesOutcome {
    supersede()
    let ticket = Ticket(newest, of: self)
    let previous = last
    let task = Task {
      await previous?.value
      return ticket.isNewest ? await work(ticket) : .superseded
    }
    last = Task { _ = await task.value }
    return await task.value
  }
}
