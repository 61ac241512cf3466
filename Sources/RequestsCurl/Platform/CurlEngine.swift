#if os(Linux)
import CCurl
import Foundation
import Requests

/// A thread that performs the exchanges of a transport, all with one handle of libcurl.
///
/// The thread begins with the first exchange. The lock protects what other threads leave for it.
final class CurlEngine: @unchecked Sendable {
  private let maximumConnectionsPerHost: Int
  private let certificateAuthorities: String?

  private let lock = NSLock()
  private var multi: OpaquePointer?
  private var waiting: [CurlExchange] = []
  private var hasThread = false
  private var isStopping = false
  private var count = 0

  // Used by the thread alone.
  private var transfers: [OpaquePointer: CurlTransfer] = [:]
  private var spares: [CurlTransfer] = []

  init(maximumConnectionsPerHost: Int, certificateAuthorities: String?) {
    self.maximumConnectionsPerHost = maximumConnectionsPerHost
    self.certificateAuthorities = certificateAuthorities
  }

  /// The number of exchanges that the thread has not let go of.
  var liveCount: Int { lock.withLock { count } }

  // MARK: Other threads

  /// Leaves an exchange for the thread.
  func begin(_ exchange: CurlExchange) {
    lock.withLock {
      waiting.append(exchange)
      count += 1
      if hasThread { return wakeThread() }
      hasThread = true
      let thread = Thread { self.run() }
      thread.name = "RequestsCurl"
      thread.start()
    }
  }

  /// Makes the thread look for exchanges that were cancelled.
  func wake() { lock.withLock { wakeThread() } }

  /// Makes the thread end when no exchange is left.
  func stop() {
    lock.withLock {
      isStopping = true
      wakeThread()
    }
  }

  /// Ends the thread's wait. Call this method with the lock held.
  private func wakeThread() { if let multi { ccurl_multi_wakeup(multi) } }

  // MARK: The thread

  private func run() {
    // A connection that the server has closed is an error of one request, and no signal for all.
    var signals = sigset_t()
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    guard let multi = ccurl_multi_init() else { return refuseAll() }
    ccurl_multi_set_long(
      multi, Int32(CCURL_MULTI_OPT_MAX_HOST_CONNECTIONS), maximumConnectionsPerHost)
    lock.withLock { self.multi = multi }
    while let arrived = nextExchanges() {
      for exchange in arrived { send(exchange, multi) }
      // A transfer that ends lets libcurl begin one that waits for a connection. libcurl forgets
      // that if it has passed that one already in the same call, so there is another call.
      repeat { ccurl_multi_perform(multi) } while finishTransfers(multi)
      let wait = endLateExchanges(multi)
      ccurl_multi_poll(multi, wait)
    }
    lock.withLock { self.multi = nil }
    spares = []
    ccurl_multi_cleanup(multi)
  }

  /// Ends all exchanges, because there is no memory for a thread's handle. The next one tries
  /// again.
  private func refuseAll() {
    let refused = lock.withLock {
      hasThread = false
      count -= waiting.count
      defer { waiting = [] }
      return waiting
    }
    for exchange in refused { exchange.end(with: .failure(.noMemory)) }
  }

  /// Returns the exchanges to begin, or nil if the thread is to end.
  private func nextExchanges() -> [CurlExchange]? {
    lock.withLock {
      if isStopping, waiting.isEmpty, transfers.isEmpty { return nil }
      defer { waiting.removeAll(keepingCapacity: true) }
      return waiting
    }
  }

  private func send(_ exchange: CurlExchange, _ multi: OpaquePointer) {
    guard !exchange.hasEnded else { return letGo() }
    guard let transfer = spares.popLast() ?? CurlTransfer() else {
      exchange.end(with: .failure(.noMemory))
      return letGo()
    }
    transfer.prepare(for: exchange, certificateAuthorities: certificateAuthorities)
    transfers[transfer.easy] = transfer
    ccurl_multi_add(multi, transfer.easy)
  }

  private func letGo() { lock.withLock { count -= 1 } }

  /// Returns a Boolean value that indicates whether any transfer has ended.
  private func finishTransfers(_ multi: OpaquePointer) -> Bool {
    var code: Int32 = 0
    var hasAny = false
    while let easy = ccurl_multi_next_ended(multi, &code) {
      guard let transfer = transfers[easy] else { continue }
      remove(transfer, multi, code)
      hasAny = true
    }
    return hasAny
  }

  private func remove(_ transfer: CurlTransfer, _ multi: OpaquePointer, _ code: Int32) {
    ccurl_multi_remove(multi, transfer.easy)
    transfers[transfer.easy] = nil
    guard let exchange = transfer.exchange else { return }
    let error = transfer.finish(code)
    if spares.count < 16 { spares.append(transfer) }
    if exchange.finishTransfer(error) { send(exchange, multi) } else { letGo() }
  }

  /// Ends the exchanges whose time is over, and closes the connections of those that were
  /// cancelled.
  ///
  /// - Returns: The number of milliseconds until the next deadline.
  private func endLateExchanges(_ multi: OpaquePointer) -> Int32 {
    let now = DispatchTime.now().uptimeNanoseconds
    var next: UInt64?
    for transfer in transfers.values {
      guard let exchange = transfer.exchange else { continue }
      let limit = exchange.limit
      if limit.time <= now { exchange.expire() }
      if exchange.hasEnded || exchange.failure != nil {
        remove(transfer, multi, 0)
      } else {
        next = min(next ?? .max, limit.time)
      }
    }
    guard let next else { return 60_000 }
    // Some may wait for a connection, which libcurl might forget in other ways, too.
    let longest: UInt64 = transfers.count > maximumConnectionsPerHost ? 20 : 60_000
    return Int32(min((next - min(now, next)) / 1_000_000 + 1, longest))
  }
}
#endif
