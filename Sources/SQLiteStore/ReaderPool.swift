import Foundation

/// The connections that read, with the statements that they have prepared.
///
/// As many as `limit` read at a time; who comes then waits for one, but not for ever, and not if the same thread reads
/// already: what it waits for may wait for it.
final class ReaderPool: @unchecked Sendable {
  /// How many connections are kept while nobody reads.
  static let keptCount = 4
  /// How many read at a time.
  static let limit = 16

  private let path: String
  private let condition = NSCondition()
  private var idle: [Connection] = []
  /// The threads that read, each as often as it does.
  private var busy: [pthread_t] = []
  private var schemaVersion = 0

  init(path: String) { self.path = path }

  /// How many connections there are.
  var count: Int { condition.withLock { idle.count + busy.count } }

  /// Takes a connection, which the same thread has to give back.
  func take() throws(SQLiteError) -> Connection {
    let (kept, version) = condition.withLock { () -> (Connection?, Int) in
      let thread = pthread_self()
      let deadline = Date(timeIntervalSinceNow: 5)
      while idle.isEmpty, busy.count >= Self.limit,
        !busy.contains(where: { pthread_equal($0, thread) != 0 })
      {
        guard condition.wait(until: deadline) else { break }
      }
      busy.append(thread)
      return (idle.popLast(), schemaVersion)
    }
    if let kept {
      if kept.schemaVersion != version { try? kept.lookAtSchema() }
      kept.schemaVersion = version
      return kept
    }
    do {
      let reader = try Connection(path: path, isReadOnly: true)
      reader.schemaVersion = version
      return reader
    } catch {
      giveBack(nil)
      throw error
    }
  }

  /// Gives a connection back. One that is broken, or was changed, is closed.
  func giveBack(_ reader: Connection?) {
    let fit = reader.flatMap { $0.isSound && !$0.isInTransaction ? $0 : nil }
    condition.withLock {
      let thread = pthread_self()
      if let index = busy.lastIndex(where: { pthread_equal($0, thread) != 0 }) {
        busy.remove(at: index)
      }
      if let fit, idle.count < Self.keptCount { idle.append(fit) }
      condition.signal()
    }
  }

  /// Has the schema looked at before the next read.
  func schemaMayHaveChanged() { condition.withLock { schemaVersion += 1 } }

  /// Closes what is kept.
  func close() { condition.withLock { idle = [] } }
}
