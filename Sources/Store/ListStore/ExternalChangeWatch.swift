import Foundation

/// An observer of external commits to a database.
final class ExternalChangeWatch: @unchecked Sendable {
  /// The time between two looks at the file, in seconds.
  static let period = 0.25

  private let lock = NSLock()
  private var version: SQLiteValue?
  private var timer: (any DispatchSourceTimer)?
  /// The number of times that the watch was asked for.
  private var starts = 0

  /// Returns a Boolean value that indicates whether another connection has committed since the last
  /// call.
  func sawExternalChanges(_ connection: Connection) throws(SQLiteError) -> Bool {
    let now = try connection.value("PRAGMA data_version")
    return lock.withLock {
      defer { version = now }
      return version != nil && version != now
    }
  }

  /// Calls a closure once in a period until it returns false. If the watch is asked for again while
  /// the closure runs, it goes on.
  func start(on queue: DispatchQueue, look: @escaping @Sendable () -> Bool) {
    lock.withLock {
      starts += 1
      guard timer == nil else { return }
      let timer = DispatchSource.makeTimerSource(queue: queue)
      timer.schedule(
        deadline: .now() + Self.period, repeating: Self.period, leeway: .milliseconds(50))
      timer.setEventHandler { [weak self] in
        guard let starts = self?.lock.withLock({ self?.starts }), !look() else { return }
        self?.stop(unlessStartedAfter: starts)
      }
      self.timer = timer
      timer.resume()
    }
  }

  /// Ends to call the closure.
  func stop() { stop(unlessStartedAfter: nil) }

  private func stop(unlessStartedAfter count: Int?) {
    lock.withLock {
      guard count == nil || count == starts else { return }
      timer?.cancel()
      timer = nil
    }
  }

  deinit { timer?.cancel() }
}
