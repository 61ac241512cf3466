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
  private var busy: [(reader: Connection, thread: pthread_t)] = []
  private var schemaVersion = 0

  init(path: String) { self.path = path }

  /// How many connections there are.
  var count: Int {
    condition.lock()
    defer { condition.unlock() }
    return idle.count + busy.count
  }

  /// Takes a connection, which has to be given back.
  func take() throws(SQLiteError) -> Connection {
    condition.lock()
    let thread = pthread_self()
    let deadline = Date(timeIntervalSinceNow: 5)
    while idle.isEmpty, busy.count >= Self.limit,
      !busy.contains(where: { pthread_equal($0.thread, thread) != 0 })
    {
      guard condition.wait(until: deadline) else { break }
    }
    let version = schemaVersion
    let kept = idle.popLast()
    if let kept { busy.append((kept, thread)) }
    condition.unlock()
    guard let reader = kept else { return try open(thread, version) }
    if reader.schemaVersion != version {
      reader.schemaVersion = version
      try? reader.lookAtSchema()
    }
    return reader
  }

  private func open(_ thread: pthread_t, _ version: Int) throws(SQLiteError) -> Connection {
    let reader = try Connection(path: path, isReadOnly: true)
    reader.schemaVersion = version
    condition.lock()
    defer { condition.unlock() }
    busy.append((reader, thread))
    return reader
  }

  /// Gives a connection back. One that is broken, or was changed, is closed.
  func giveBack(_ reader: Connection) {
    let isFit = reader.isSound && !reader.isInTransaction
    condition.lock()
    defer { condition.unlock() }
    busy.removeAll { $0.reader === reader }
    if isFit, idle.count < Self.keptCount { idle.append(reader) }
    condition.signal()
  }

  /// Has the schema looked at before the next read.
  func schemaMayHaveChanged() {
    condition.lock()
    defer { condition.unlock() }
    schemaVersion += 1
  }

  /// Closes what is kept.
  func close() {
    condition.lock()
    defer { condition.unlock() }
    idle = []
  }
}
