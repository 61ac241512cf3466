import Foundation

#if canImport(SQLite3)
import SQLite3
#else
import CSQLite
#endif

/// A connection to a database file. One thread at a time uses it: within `use(_:)`.
final class Connection: @unchecked Sendable {
  private let handle: OpaquePointer
  private let lock = NSRecursiveLock()
  private var statements: [String: Statement] = [:]
  private let logLock = NSLock()
  private var pages = 0
  /// Told of each row that changes.
  private var onChange: ((_ table: String, _ rowid: Int64, _ isInsert: Bool) -> Void)?

  init(path: String, isReadOnly: Bool = false) throws {
    var handle: OpaquePointer?
    let flags: Int32 = isReadOnly ? 1 : 2 | 4
    let code = sqlite3_open_v2(path, &handle, flags | 0x10000, nil)
    guard code == 0, let handle else {
      let error = handle.map { Self.error(code, $0, nil) }
      sqlite3_close_v2(handle)
      throw error ?? SQLiteError(code: Int(code), message: "no memory")
    }
    self.handle = handle
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, 5_000)
  }

  deinit {
    look = nil
    statements = [:]
    sqlite3_close_v2(handle)
  }

  static func error(_ code: Int32, _ database: OpaquePointer, _ sql: String?) -> SQLiteError {
    SQLiteError(
      code: Int(code), message: String(cString: sqlite3_errmsg(database)), sql: sql)
  }

  /// Has the connection to itself.
  func use<Result>(_ work: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try work()
  }

  /// A statement, prepared once.
  func statement(_ sql: String) throws -> Statement {
    if let statement = statements[sql] { return statement }
    let statement = try Statement(sql, in: handle)
    // Statements of the kit's are few; those of an app may be many.
    if statements.count > 200 { statements = [:] }
    statements[sql] = statement
    return statement
  }

  /// Runs a statement, and gives each of its rows.
  func run(
    _ sql: String, _ arguments: [SQLiteValue] = [], row: (Statement) throws -> Void = { _ in }
  ) throws {
    try use {
      let statement = try statement(sql)
      try statement.bind(arguments)
      defer { statement.reset() }
      while try statement.step() { try row(statement) }
    }
  }

  /// The first value of the first row.
  func value(_ sql: String, _ arguments: [SQLiteValue] = []) throws -> SQLiteValue? {
    var value: SQLiteValue?
    try run(sql, arguments) { if value == nil { value = $0.value(0) } }
    return value
  }

  // MARK: Moments

  /// A statement that is not at its end: as long as it is not reset, all that is read is of one moment.
  private var look: Statement?

  /// Begins to read one moment, unless it does already.
  func beginReading() {
    use {
      guard look == nil, let statement = try? statement("SELECT 1 FROM sqlite_master") else {
        return
      }
      if (try? statement.step()) == true { look = statement } else { statement.reset() }
    }
  }

  /// Reads what is newest from now on.
  func endReading() {
    use {
      look?.reset()
      look = nil
    }
  }

  /// The number of rows that the last statement changed.
  var changes: Int { Int(sqlite3_changes(handle)) }

  /// The name of a column's collation; nil for no such column.
  func collation(of column: String, in table: String) -> String? {
    use {
      var collation: UnsafePointer<CChar>?
      let code = sqlite3_table_column_metadata(
        handle, nil, table, column, nil, &collation, nil, nil, nil)
      return code == 0 ? collation.map { String(cString: $0) } : nil
    }
  }

  /// Whether a transaction is open.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Has each changed row told: its table, its rowid after the change, or before a deletion, and whether it came.
  func observe(
    _ onChange: @escaping (_ table: String, _ rowid: Int64, _ isInsert: Bool) -> Void
  ) {
    self.onChange = onChange
    sqlite3_update_hook(
      handle, tellOfChangedRow, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Has commits told of, and makes no checkpoints by itself from then on: `checkpoint()` does.
  func observeLog() {
    sqlite3_wal_hook(handle, tellOfCommit, Unmanaged.passUnretained(self).toOpaque())
  }

  /// How many pages the write-ahead log has since the last commit that was told of. For any thread: it waits for
  /// nobody who has the connection.
  private(set) var logPages: Int {
    get { logLock.withLock { pages } }
    set { logLock.withLock { pages = newValue } }
  }

  /// Puts what the log has into the file, as far as nobody reads what was before.
  func checkpoint() throws {
    try run("PRAGMA wal_checkpoint(PASSIVE)")
    logPages = 0
  }

  fileprivate func logHas(_ pages: Int) { logPages = pages }

  fileprivate func rowDidChange(_ table: String, _ rowid: Int64, _ isInsert: Bool) {
    onChange?(table, rowid, isInsert)
  }
}

/// SQLITE_INSERT.
private let insertion: Int32 = 18

/// SQLite's call for a changed row, on whatever thread.
private func tellOfChangedRow(
  _ context: UnsafeMutableRawPointer?, _ operation: Int32, _ database: UnsafePointer<CChar>?,
  _ table: UnsafePointer<CChar>?, _ rowid: Int64
) {
  guard let context, let table else { return }
  Unmanaged<Connection>.fromOpaque(context).takeUnretainedValue()
    .rowDidChange(String(cString: table), rowid, operation == insertion)
}

/// SQLite's call for a commit to the write-ahead log, on whatever thread.
private func tellOfCommit(
  _ context: UnsafeMutableRawPointer?, _ database: OpaquePointer?, _ name: UnsafePointer<CChar>?,
  _ pages: Int32
) -> Int32 {
  guard let context else { return 0 }
  Unmanaged<Connection>.fromOpaque(context).takeUnretainedValue().logHas(Int(pages))
  return 0
}
