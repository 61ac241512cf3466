import Foundation

/// Sees whether somebody else committed to a database.
final class ForeignWatch: @unchecked Sendable {
  private let lock = NSLock()
  private var version: SQLiteValue?
  private var timer: (any DispatchSourceTimer)?

  /// Whether there was a commit by another connection than this one since the last time.
  func sawForeignChanges(_ connection: Connection) throws(SQLiteError) -> Bool {
    let now = try connection.value("PRAGMA data_version")
    return lock.withLock {
      defer { version = now }
      return version != nil && version != now
    }
  }

  /// Looks four times a second, until a look says that there is nobody to look for.
  func start(on queue: DispatchQueue, look: @escaping @Sendable () -> Bool) {
    lock.withLock {
      guard timer == nil else { return }
      let timer = DispatchSource.makeTimerSource(queue: queue)
      timer.schedule(deadline: .now() + 0.25, repeating: 0.25, leeway: .milliseconds(50))
      timer.setEventHandler { [weak self] in
        if !look() { self?.stop() }
      }
      self.timer = timer
      timer.resume()
    }
  }

  private func stop() {
    lock.withLock {
      timer?.cancel()
      timer = nil
    }
  }

  deinit { timer?.cancel() }
}
