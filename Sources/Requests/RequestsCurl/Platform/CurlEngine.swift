#if os(Linux)
import CCurl
import Foundation
import Requests

/// A handle of libcurl that performs the exchanges of a transport, on one thread at a time.
///
/// Whose turn it is may use the handle. A caller takes a turn to send the request that he brings.
/// The engine's own thread, which begins with the first exchange, waits for the network and for the
/// time. Nobody waits for the turn of a caller or holds up one: an exchange that can't have a turn
/// stays in the inbox, and whoever ends a turn looks whether there is mail.
final class CurlEngine: @unchecked Sendable {
  private let maximumConnectionsPerHost: Int
  private let certificateAuthorities: String?

  /// The lock of the inbox, which nobody holds for long.
  private let lock = NSLock()
  private var arrived: [CurlExchange] = []
  private var hasCancellation = false
  private var isStopping = false
  private var hasMail = false

  /// The lock of the turn, and of the transfers.
  private let turn = NSLock()
  private var transfers: CurlTransfers?

  init(maximumConnectionsPerHost: Int, certificateAuthorities: String?) {
    self.maximumConnectionsPerHost = maximumConnectionsPerHost
    self.certificateAuthorities = certificateAuthorities
  }

  /// The number of exchanges that haven't been let go of.
  var liveCount: Int {
    defer { lookForMail() }
    return turn.withLock { lock.withLock { arrived.count } + (transfers?.count ?? 0) }
  }

  // MARK: Callers

  /// Sends an exchange's request, or leaves it to whoever has the turn.
  func begin(_ exchange: CurlExchange) {
    lock.withLock {
      arrived.append(exchange)
      hasMail = true
    }
    guard turn.try() else { return }
    BrokenPipe.withoutSignal {
      emptyInbox()
      // The response may arrive already, and isn't to wait for the signals.
      turn.unlock()
    }
    lookForMail()
  }

  /// Lets go of exchanges that were cancelled, soon, and on no caller's thread.
  func noteCancellation() {
    lock.withLock {
      hasCancellation = true
      hasMail = true
    }
    lookForMail()
  }

  /// Ends the thread when no exchange is left.
  func stop() {
    lock.withLock {
      isStopping = true
      hasMail = true
    }
    lookForMail()
  }

  /// Ends the thread's wait if there is mail that nobody with the turn is going to find. Before the
  /// first exchange there is no thread: then the mail is read here, and also what arrives while it
  /// is read, because its caller leaves it to this turn.
  private func lookForMail() {
    while lock.withLock({ hasMail }), turn.try() {
      let hasThread = transfers != nil
      if let transfers { transfers.wake() } else { BrokenPipe.withoutSignal { emptyInbox() } }
      turn.unlock()
      if hasThread { return }
    }
  }

  // MARK: A turn

  /// Begins the exchanges that have arrived, and goes on with all of them as far as possible
  /// without waiting.
  private func emptyInbox() {
    lock.lock()
    let (exchanges, isCancelled) = (arrived, hasCancellation)
    arrived = []
    hasCancellation = false
    hasMail = false
    lock.unlock()
    // A cancelled exchange that never began needs no thread.
    if exchanges.isEmpty, transfers == nil { return }
    guard let transfers = transfers ?? makeTransfers() else {
      for exchange in exchanges { exchange.end(with: .failure(.noMemory)) }
      return
    }
    for exchange in exchanges { transfers.begin(exchange) }
    if isCancelled { transfers.removeEnded() }
    transfers.proceed()
  }

  /// Creates the transfers and their thread, or returns nil if there is no memory for them. The
  /// next exchange tries again.
  private func makeTransfers() -> CurlTransfers? {
    transfers = CurlTransfers(
      maximumConnectionsPerHost: maximumConnectionsPerHost,
      certificateAuthorities: certificateAuthorities)
    if let transfers {
      let thread = Thread { self.run(transfers) }
      thread.name = "RequestsCurl"
      thread.start()
    }
    return transfers
  }

  // MARK: The thread

  private func run(_ transfers: CurlTransfers) {
    BrokenPipe.blockSignal()
    var isOver = false
    while !isOver {
      let events = transfers.wait()
      turn.withLock {
        transfers.handle(events)
        repeat { emptyInbox() } while lock.withLock { hasMail }
        isOver = lock.withLock { isStopping } && transfers.count == 0
        if isOver { self.transfers = nil }
      }
      lookForMail()
    }
  }
}
#endif
