#if os(Linux)
import CCurl
import Foundation
import Requests

/// The transfers of an engine, and what they wait for.
///
/// Whoever has the engine's turn uses them. Waiting is for the engine's thread alone, without the
/// turn.
final class CurlTransfers: @unchecked Sendable {
  private static let eventCapacity = 64
  /// The number of handles that are kept to be used again.
  private static let spareCount = 64

  private let certificateAuthorities: String?
  private let multi: OpaquePointer
  private let poller: Int32
  private let timer: Int32
  private let events = UnsafeMutablePointer<ccurl_event>.allocate(capacity: eventCapacity)

  private var running: [OpaquePointer: CurlTransfer] = [:]
  private var spares: [CurlTransfer] = []
  /// A time before which no running exchange is late, in nanoseconds of uptime.
  private var limit = UInt64.max
  /// The time for which the timer is set, in nanoseconds of uptime.
  private var alarm = UInt64.max

  /// Creates transfers, or returns nil if there is no memory for them, or no descriptor.
  init?(maximumConnectionsPerHost: Int, certificateAuthorities: String?) {
    self.certificateAuthorities = certificateAuthorities
    poller = ccurl_poller_create()
    timer = ccurl_timer_create()
    guard poller >= 0, timer >= 0, ccurl_poller_set(poller, timer, Int32(CCURL_IN)) == 0,
      let multi = ccurl_multi_init()
    else {
      close(poller)
      close(timer)
      events.deallocate()
      return nil
    }
    self.multi = multi
    ccurl_multi_set_long(
      multi, Int32(CCURL_MULTI_OPT_MAX_HOST_CONNECTIONS), maximumConnectionsPerHost)
    ccurl_multi_set_poller(multi, poller)
  }

  deinit {
    spares = []
    ccurl_multi_cleanup(multi)
    close(poller)
    close(timer)
    events.deallocate()
  }

  /// The number of exchanges that haven't been let go of.
  var count: Int { running.count }

  // MARK: Waiting

  /// Waits for events at sockets, for the time, or until ``wake()`` is called.
  func wait() -> UnsafeBufferPointer<ccurl_event> {
    let count = ccurl_poller_wait(poller, events, Int32(Self.eventCapacity))
    return UnsafeBufferPointer(start: events, count: max(0, Int(count)))
  }

  /// Ends the thread's wait, or its next one.
  func wake() { ccurl_timer_set(timer, 1) }

  /// Does what events at sockets allow.
  func handle(_ events: UnsafeBufferPointer<ccurl_event>) {
    for event in events {
      if event.socket == timer {
        alarm = .max
        ccurl_timer_set(timer, 0)
      } else {
        ccurl_multi_act(multi, event.socket, event.events)
      }
    }
    // Their callers don't wait for what else there is to do.
    finishTransfers()
  }

  // MARK: Exchanges

  /// Prepares a transfer for an exchange's current request. ``proceed()`` sends it.
  func begin(_ exchange: CurlExchange) {
    if exchange.hasEnded { return }
    let spare = spares.popLast() ?? CurlTransfer(certificateAuthorities: certificateAuthorities)
    guard let transfer = spare else { return exchange.end(with: .failure(.noMemory)) }
    transfer.prepare(for: exchange)
    running[transfer.easy] = transfer
    limit = min(limit, exchange.limit.time)
    ccurl_multi_add(multi, transfer.easy)
  }

  /// Goes on with all transfers as far as possible without waiting, and sets the timer for the time
  /// at which there is more to do.
  func proceed() {
    if limit <= DispatchTime.now().uptimeNanoseconds { removeEnded() }
    repeat { ccurl_multi_act(multi, Int32(CCURL_TIME), 0) } while finishTransfers()
    setAlarm()
  }

  /// Lets go of exchanges that were cancelled, and of those whose time is over, and closes their
  /// connections.
  func removeEnded() {
    let now = DispatchTime.now().uptimeNanoseconds
    limit = .max
    for transfer in Array(running.values) {
      guard let exchange = transfer.exchange else { continue }
      let time = exchange.limit.time
      if time <= now { exchange.expire() }
      if exchange.hasEnded || exchange.failure != nil {
        remove(transfer, 0)
      } else {
        limit = min(limit, time)
      }
    }
  }

  /// Lets go of the transfers that libcurl has ended. Returns false if there is none.
  @discardableResult private func finishTransfers() -> Bool {
    var code: Int32 = 0
    var hasAny = false
    while let easy = ccurl_multi_next_ended(multi, &code) {
      guard let transfer = running[easy] else { continue }
      remove(transfer, code)
      hasAny = true
    }
    return hasAny
  }

  private func remove(_ transfer: CurlTransfer, _ code: Int32) {
    ccurl_multi_remove(multi, transfer.easy)
    running[transfer.easy] = nil
    guard let exchange = transfer.exchange else { return }
    let isClosed = transfer.hasClosed(code)
    let error = transfer.finish(code)
    if spares.count < Self.spareCount { spares.append(transfer) }
    if exchange.finishTransfer(error, isClosed: isClosed) { begin(exchange) }
  }

  private func setAlarm() {
    let wait = ccurl_multi_timeout(multi)
    let now = DispatchTime.now().uptimeNanoseconds
    let next = wait < 0 ? limit : min(limit, now + UInt64(wait) * 1_000_000)
    guard next < alarm else { return }
    alarm = next
    ccurl_timer_set(timer, next)
  }
}
#endif
