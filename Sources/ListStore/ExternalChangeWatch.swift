import Foundation

/// An observer of external commits to a database.
final class ExternalChangeWatch: @unchecked Sendable {
  /// The time between two looks at the file, in seconds.
  static let period = 0.25

  private let lock = NSLock()
  private var version: SQLiteValue?
  private var timer: (any DispatchSourceTimer)?

  /// Returns a Boolean value that indicates whether another connection has committed since the last
  /// call.
  func sawExternalChanges(_ connection: Connection) throws(SQLiteError) -> Bool {
    let now = try connection.value("PRAGMA data_version")
    return lock.withLock {
      defer { version = now }
      return version != nil && version != now
    }
  }

  /// Calls a closure once in a period until it returns false.
  func start(on queue: DispatchQueue, look: @escaping @Sendable () -> Bool) {
    lock.withLock {
      guard timer == nil else { return }
      let timer = DispatchSource.makeTimerSource(queue: queue)
      timer.schedule(
        deadline: .now() + Self.period, repeating: Self.period, leeway: .milliseconds(50))
      timer.setEventHandler { [weak self] in
        if !look() { self?.stop() }
      }
      self.timer = timer
      timer.resume()
    }
  }

  /// Ends to call the closure.
  func stop() {
    lock.withLock {
      timer?.cancel()
      timer = nil
    }
  }

  deinit { timer?.cancel() }
}
