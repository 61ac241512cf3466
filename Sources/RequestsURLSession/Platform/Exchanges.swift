import Foundation
import Requests

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The session's delegate: knows which exchange a task belongs to.
///
/// All of it runs on one queue, cancellation and timeouts too. Once an exchange has ended its task
/// is unknown, and what the session still says of it is dropped; above all, no completion handler of
/// a cancelled task is called, for which FoundationNetworking ends the process.
final class Exchanges: NSObject, @unchecked Sendable {
  let queue = DispatchQueue(label: "list.requests")
  let operations = OperationQueue()
  private var exchanges: [Int: Exchange] = [:]

  override init() {
    super.init()
    operations.maxConcurrentOperationCount = 1
    operations.underlyingQueue = queue
  }

  var liveCount: Int { exchanges.count }

  /// Starts an exchange, unless it was cancelled already.
  func begin(_ exchange: Exchange, in session: URLSession) {
    guard !exchange.hasEnded else {
      exchange.continuation?.resume(returning: .failure(.cancelled))
      exchange.continuation = nil
      return
    }
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + exchange.timeout)
    timer.setEventHandler { [weak self, weak exchange] in
      guard let self, let exchange else { return }
      end(exchange, with: .failure(.timedOut(seconds: exchange.timeout)))
    }
    exchange.timer = timer
    timer.activate()
    send(exchange, in: session)
  }

  /// Sends what an exchange sends now.
  func send(_ exchange: Exchange, in session: URLSession) {
    let task = session.dataTask(with: URLRequest(exchange.request))
    exchange.task = task
    exchanges[task.taskIdentifier] = exchange
    task.resume()
  }

  /// Ends an exchange and tells the outcome, once.
  func end(_ exchange: Exchange, with outcome: Exchange.Outcome) {
    guard !exchange.hasEnded else { return }
    exchange.hasEnded = true
    exchange.timer?.cancel()
    exchange.timer = nil
    if let task = exchange.task {
      exchanges[task.taskIdentifier] = nil
      exchange.task = nil
      if case .failure = outcome { task.cancel() }
    }
    exchange.continuation?.resume(returning: outcome)
    exchange.continuation = nil
  }

  /// The exchange of a task that has not ended.
  func exchange(of task: URLSessionTask) -> Exchange? { exchanges[task.taskIdentifier] }

  /// Parts an exchange from a task that is done.
  func forget(_ task: URLSessionTask) { exchanges[task.taskIdentifier] = nil }
}
