import Foundation
import Requests

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The delegate of the session, which maps tasks to exchanges.
///
/// After its start, an exchange is only used on the delegate queue, including cancellation and
/// timeouts. When an exchange has ended, its task is removed, and later callbacks are ignored. In
/// particular, no completion handler of a cancelled task is called, because FoundationNetworking
/// traps if one is.
final class SessionDelegate: NSObject, @unchecked Sendable {
  let queue = DispatchQueue(label: "list.requests")
  let operations = OperationQueue()
  /// The lock for state that the delegate queue shares with the threads that start exchanges.
  private let lock = NSLock()
  private var exchanges: [Int: Exchange] = [:]
  /// The timer for all exchanges. One timer for each request would add considerably to its cost.
  private let timer: any DispatchSourceTimer
  /// The time at which the timer fires, which is never later than the first deadline.
  private var armed: DispatchTime?

  override init() {
    timer = DispatchSource.makeTimerSource(queue: queue)
    super.init()
    operations.maxConcurrentOperationCount = 1
    operations.underlyingQueue = queue
    timer.setEventHandler { [weak self] in self?.endLateExchanges() }
    timer.schedule(deadline: .distantFuture)
    timer.activate()
  }

  deinit { timer.cancel() }

  var liveCount: Int { lock.withLock { exchanges.count } }

  /// Begins an exchange unless it was already cancelled.
  func begin(
    _ exchange: Exchange, in session: URLSession,
    then continuation: CheckedContinuation<Exchange.Outcome, Never>
  ) {
    let hasEnded = lock.withLock {
      if exchange.hasEnded { return true }
      exchange.continuation = continuation
      exchange.deadline = .now() + exchange.timeout
      exchange.lastActivity = .now()
      return false
    }
    if hasEnded { return continuation.resume(returning: .failure(.cancelled)) }
    send(exchange, in: session)
  }

  /// Sends the current request of an exchange unless the exchange has ended.
  func send(_ exchange: Exchange, in session: URLSession) {
    let request = URLRequest(exchange.request)
    let task =
      exchange.upload.map { session.uploadTask(with: request, fromFile: $0.url) }
      ?? session.dataTask(with: request)
    let hasEnded = lock.withLock {
      if exchange.hasEnded { return true }
      exchange.task = task
      exchanges[task.taskIdentifier] = exchange
      arm(exchange.limit.time)
      return false
    }
    if hasEnded { task.cancel() } else { task.resume() }
  }

  /// Ends an exchange and resumes its continuation with the outcome, at most once.
  func end(_ exchange: Exchange, with outcome: Exchange.Outcome) {
    dispatchPrecondition(condition: .onQueue(queue))
    // The files that were sent and received are let go of before the exchange counts as ended.
    exchange.body = nil
    exchange.upload = nil
    let (continuation, task) = lock.withLock {
      defer {
        exchange.hasEnded = true
        exchange.continuation = nil
        exchange.task = nil
      }
      if let task = exchange.task { exchanges[task.taskIdentifier] = nil }
      return (exchange.continuation, exchange.task)
    }
    if case .failure = outcome { task?.cancel() }
    continuation?.resume(returning: outcome)
  }

  /// Notes that bytes were sent or received.
  func noteActivity(of exchange: Exchange) {
    lock.withLock { exchange.lastActivity = .now() }
  }

  /// Returns the exchange of a task, or nil if it has ended.
  func exchange(of task: URLSessionTask) -> Exchange? {
    lock.withLock { exchanges[task.taskIdentifier] }
  }

  /// Removes a completed task from its exchange.
  func forget(_ task: URLSessionTask) {
    lock.withLock { exchanges[task.taskIdentifier] = nil }
  }

  /// Makes the timer fire at a deadline. Call this method with the lock held.
  private func arm(_ deadline: DispatchTime) {
    if let armed, armed <= deadline { return }
    armed = deadline
    timer.schedule(deadline: deadline)
  }

  private func endLateExchanges() {
    let now = DispatchTime.now()
    let late = lock.withLock {
      armed = nil
      if let next = exchanges.values.map(\.limit.time).filter({ $0 > now }).min() { arm(next) }
      return exchanges.values.map { ($0, $0.limit) }.filter { $0.1.time <= now }
    }
    for (exchange, limit) in late { end(exchange, with: .failure(limit.error)) }
  }
}
