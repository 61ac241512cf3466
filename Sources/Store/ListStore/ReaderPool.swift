import Foundation

/// A pool of connections for reading, with their prepared statements.
///
/// While `limit` connections read, a further reader waits for one of them, for at most `patience`
/// seconds, and not at all if its thread is already reading, because that could be a deadlock. Then
/// it opens another connection.
final class ReaderPool: @unchecked Sendable {
  /// The maximum number of idle connections that are kept.
  static let keptCount = 4
  /// The number of reading connections from which on a further reader waits.
  static let limit = 16
  /// The longest time that a reader waits for a connection, in seconds.
  static let patience: TimeInterval = 5

  private let file: StoreFile
  /// The earliest time of the next look at the file, in nanoseconds of uptime.
  private var nextLook: UInt64 = 0
  private let condition = NSCondition()
  private var idle: [Connection] = []
  /// The threads that are reading, once for each connection that they hold.
  private var busy: [ThreadIdentity] = []
  private var schemaVersion = 0
  private var isSuspended = false

  init(file: StoreFile) { self.file = file }

  /// The number of connections, both idle and in use.
  var count: Int { condition.withLock { idle.count + busy.count } }

  /// Returns a connection, which the same thread must give back.
  ///
  /// - Throws: `SQLiteError`, for example if the file has been gone for longer than a period.
  func checkOut() throws(SQLiteError) -> Connection {
    let now = DispatchTime.now().uptimeNanoseconds
    let ticket = condition.withLock { () -> (Connection?, Int, Bool)? in
      if isSuspended { return nil }
      let thread = ThreadIdentity.current
      if idle.isEmpty, busy.count >= Self.limit {
        let deadline = Date(timeIntervalSinceNow: Self.patience)
        while idle.isEmpty, busy.count >= Self.limit, !busy.contains(thread) {
          guard condition.wait(until: deadline) else { break }
        }
      }
      busy.append(thread)
      let looks = now >= nextLook
      if looks { nextLook = now + UInt64(ExternalChangeWatch.period * 1e9) }
      return (idle.popLast(), schemaVersion, looks)
    }
    guard let (kept, version, looks) = ticket else { throw SQLiteStore.suspended }
    do {
      if looks { try look() }
      if let kept {
        if kept.knownSchema != version { try? kept.lookAtSchema() }
        kept.knownSchema = version
        return kept
      }
      let reader = try file.open()
      reader.knownSchema = version
      return reader
    } catch {
      giveBack(kept)
      throw error
    }
  }

  /// Looks whether the file is there. After a failure, the next read looks again.
  private func look() throws(SQLiteError) {
    do { try file.check() } catch {
      condition.withLock { nextLook = 0 }
      throw error
    }
  }

  /// Returns a connection to the pool. A connection that is broken or was changed is closed.
  func giveBack(_ reader: Connection?) {
    let fit = reader.flatMap { $0.isSound && !$0.isInTransaction ? $0 : nil }
    condition.withLock {
      let thread = ThreadIdentity.current
      if let index = busy.lastIndex(of: thread) { busy.remove(at: index) }
      if let fit, idle.count < Self.keptCount, !isSuspended { idle.append(fit) }
      // One waits for a connection, or all wait for the end of the reads.
      if isSuspended { condition.broadcast() } else { condition.signal() }
    }
  }

  /// Ends reading: waits for the readers, for at most `patience` seconds, and closes the
  /// connections.
  func suspend() {
    condition.withLock {
      isSuspended = true
      condition.broadcast()
      let deadline = Date(timeIntervalSinceNow: Self.patience)
      while !busy.isEmpty, condition.wait(until: deadline) {}
      idle = []
    }
  }

  /// Begins to read again.
  func resume() { condition.withLock { isSuspended = false } }

  /// Makes connections check the schema before their next read.
  func schemaMayHaveChanged() { condition.withLock { schemaVersion += 1 } }

  /// Closes the idle connections.
  func close() { condition.withLock { idle = [] } }
}
