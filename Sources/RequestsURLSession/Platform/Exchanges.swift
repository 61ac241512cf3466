import Foundation
import Requests

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The session's delegate: knows which exchange a task belongs to.
///
/// Whatever happens to an exchange after its start happens on the delegate queue, cancellation and
/// timeouts too. Once it has ended its task is unknown, and what the session still says of it is
/// dropped; above all, no completion handler of a cancelled task is called, for which
/// FoundationNetworking ends the process.
final class Exchanges: NSObject, @unchecked Sendable {
  let queue = DispatchQueue(label: "list.requests")
  let operations = OperationQueue()
  /// For what the start of an exchange, which is on any thread, has to do with the queue.
  private let lock = NSLock()
  private var exchanges: [Int: Exchange] = [:]
  /// One timer for all: arming one for each request is a good part of what a request costs.
  private let timer: any DispatchSourceTimer
  /// When the timer fires; not later than the first deadline.
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

  /// Starts an exchange, unless it was cancelled already.
  func begin(
    _ exchange: Exchange, in session: URLSession,
    then continuation: CheckedContinuation<Exchange.Outcome, Never>
  ) {
    let hasEnded = lock.withLock {
      if exchange.hasEnded { return true }
      exchange.continuation = continuation
      exchange.deadline = .now() + exchange.timeout
      return false
    }
    if hasEnded { return continuation.resume(returning: .failure(.cancelled)) }
    send(exchange, in: session)
  }

  /// Sends what an exchange sends now, if it has not ended.
  func send(_ exchange: Exchange, in session: URLSession) {
    let task = session.dataTask(with: URLRequest(exchange.request))
    let hasEnded = lock.withLock {
      if exchange.hasEnded { return true }
      exchange.task = task
      exchanges[task.taskIdentifier] = exchange
      arm(exchange.deadline)
      return false
    }
    if hasEnded { task.cancel() } else { task.resume() }
  }

  /// Ends an exchange and tells the outcome, once.
  func end(_ exchange: Exchange, with outcome: Exchange.Outcome) {
    dispatchPrecondition(condition: .onQueue(queue))
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

  /// The exchange of a task that has not ended.
  func exchange(of task: URLSessionTask) -> Exchange? {
    lock.withLock { exchanges[task.taskIdentifier] }
  }

  /// Parts an exchange from a task that is done.
  func forget(_ task: URLSessionTask) {
    lock.withLock { exchanges[task.taskIdentifier] = nil }
  }

  /// Has the timer fire at a deadline; with the lock held.
  private func arm(_ deadline: DispatchTime) {
    if let armed, armed <= deadline { return }
    armed = deadline
    timer.schedule(deadline: deadline)
  }

  private func endLateExchanges() {
    let now = DispatchTime.now()
    let late = lock.withLock {
      armed = nil
      if let next = exchanges.values.map(\.deadline).filter({ $0 > now }).min() { arm(next) }
      return exchanges.values.filter { $0.deadline <= now }
    }
    for exchange in late {
      end(exchange, with: .failure(.timedOut(seconds: exchange.timeout)))
    }
  }
}
