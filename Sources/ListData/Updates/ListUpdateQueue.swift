/// Puts the updates of one list in a row: one is worked out and performed at a time, and what was
/// overtaken by newer data is dropped.
///
///     let outcome = await queue.enqueue { ticket in
///       let updates = await comparison.concurrentUpdates(from: shown, to: downloaded)
///       guard ticket.isNewest else { return .overtaken }
///       return updates.perform(on: tableView) { shown = $0 }
///     }
@MainActor public final class ListUpdateQueue {
  /// Tells work whether newer work came meanwhile.
  @MainActor public struct Ticket {
    private let number: Int
    private let queue: ListUpdateQueue

    fileprivate init(_ number: Int, of queue: ListUpdateQueue) {
      self.number = number
      self.queue = queue
    }

    /// Whether no newer work came.
    public var isNewest: Bool { number == queue.newest }
  }

  private var newest = 0
  private var last: Task<Void, Never>?

  /// An empty queue.
  public init() {}

  /// Makes all work that waits or is under way out of date.
  public func overtake() { newest += 1 }

  /// Does some work after that before it has ended, unless newer work comes until then.
  ///
  /// - Parameter work: Works out updates and performs them; between the two it asks its ticket.
  public func enqueue(
    _ work: @escaping @MainActor (Ticket) async -> ListUpdatesOutcome
  ) async -> ListUpdatesOutcome {
    overtake()
    let ticket = Ticket(newest, of: self)
    let previous = last
    let task = Task {
      await previous?.value
      return ticket.isNewest ? await work(ticket) : .overtaken
    }
    last = Task { _ = await task.value }
    return await task.value
  }
}
