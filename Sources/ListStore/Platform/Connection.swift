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
  /// Called for each row that changes.
  private var onChange: ((_ table: String, _ rowid: Int64, _ isInsert: Bool) -> Void)?

  /// Whether the connection is as it was opened, and can be used for anything.
  private(set) var isSound = true
  /// The version of the schema that was looked at last, see `ReaderPool`.
  var schemaVersion = 0

  init(path: String, isReadOnly: Bool = false) throws(SQLiteError) {
    var handle: OpaquePointer?
    let flags: Int32 = isReadOnly ? 1 : 2 | 4
    // Without SQLite's own locks: `lock` does it once for many calls.
    let code = sqlite3_open_v2(path, &handle, flags | 0x8000, nil)
    guard code == 0, let handle else {
      let error = handle.map { Self.error(code, $0, nil) }
      sqlite3_close_v2(handle)
      throw (error ?? SQLiteError(code: Int(code), message: "no memory")).at(path)
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
  func use<Result, Failure>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try work()
  }

  /// A statement, prepared once.
  func statement(_ sql: String) throws(SQLiteError) -> Statement {
    if let statement = statements[sql] { return statement }
    let statement = try Statement(sql, in: handle)
    // Statements of the kit's are few; those of an app may be many.
    if statements.count > 200 { statements = [:] }
    statements[sql] = statement
    return statement
  }

  /// Runs a statement, and gives each of its rows.
  func run(
    _ sql: String, _ arguments: [SQLiteValue] = [],
    row: (Statement) throws(SQLiteError) -> Void = { _ in }
  ) throws(SQLiteError) {
    try start(sql, arguments) { statement throws(SQLiteError) in
      while try statement.step() { try row(statement) }
    }
  }

  /// Runs a statement whose rows the caller steps through.
  func start(
    _ sql: String, _ arguments: [SQLiteValue],
    _ rows: (Statement) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    lock.lock()
    defer { lock.unlock() }
    do {
      let statement = try statement(sql)
      defer { statement.reset() }
      try statement.bind(arguments)
      try rows(statement)
    } catch {
      if [.damaged, .inputOutput, .notADatabase, .cannotOpen, .other].contains(error.kind) {
        isSound = false
      }
      throw error
    }
  }

  /// Notes that a statement of the app's own may have changed how the connection works.
  func isChanged(by sql: String) {
    if !sql.uppercased().hasPrefix("SELECT") { isSound = false }
  }

  /// Has the schema read again if it changed, which reading does by itself.
  func lookAtSchema() throws(SQLiteError) { try run("SELECT 1 FROM sqlite_master LIMIT 1") }

  /// The first value of the first row.
  func value(_ sql: String, _ arguments: [SQLiteValue] = []) throws(SQLiteError) -> SQLiteValue? {
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

  /// Whether a transaction is open.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Limits the length of texts, data and statements.
  func limitLength(to count: Int) { _ = sqlite3_limit(handle, 0, Int32(clamping: count)) }

  // MARK: The schema

  /// What the schema says of a column.
  struct ColumnDeclaration {
    let type: String?
    let collation: String?
    let isKey: Bool
  }

  /// What the schema says of a column; nil if there is no such column.
  func declaration(of column: String, in table: String) -> ColumnDeclaration? {
    use {
      var (type, collation): (UnsafePointer<CChar>?, UnsafePointer<CChar>?)
      var isKey: Int32 = 0
      let code = sqlite3_table_column_metadata(
        handle, nil, table, column, &type, &collation, nil, &isKey, nil)
      guard code == 0 else { return nil }
      return ColumnDeclaration(
        type: type.map { String(cString: $0) }, collation: collation.map { String(cString: $0) },
        isKey: isKey != 0)
    }
  }

  /// How dates are stored in a column.
  func dates(in column: String, of table: String) -> DateForm {
    DateForm(declaration: declaration(of: column, in: table)?.type)
  }

  /// The name by which the numbers of a table's rows are read: a column may have the usual one.
  func rowid(of table: String) throws(SQLiteError) -> String {
    for name in ["rowid", "_rowid_", "oid"] {
      guard let column = declaration(of: name, in: table) else { continue }
      // Of a column of that name this is true only if it is the number.
      if column.isKey, column.type?.uppercased() == "INTEGER" { return name }
    }
    // If there is no table, reading says so.
    guard try value("SELECT count(*) FROM pragma_table_info(?)", [.text(table)]) != .integer(0)
    else { return "rowid" }
    throw SQLiteError(
      .unsupportedRecord,
      "The rows of the table \"\(table)\" have no numbers that can be read: it is WITHOUT ROWID, or "
        + "has columns named rowid, _rowid_ and oid.")
  }

  /// The name of a table as the schema has it: large and small letters are the same to SQLite, but it tells of changes by
  /// this one.
  func name(of table: String) throws(SQLiteError) -> String {
    let name = try value(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name = ? COLLATE NOCASE",
      [.text(table)])
    guard case .text(let name)? = name else { return table }
    return name
  }

  // MARK: Hooks

  /// Sets what is called for each changed row: its table, its rowid after the change, or before a deletion, and whether
  /// it was inserted.
  func observe(
    _ onChange: @escaping (_ table: String, _ rowid: Int64, _ isInsert: Bool) -> Void
  ) {
    self.onChange = onChange
    sqlite3_update_hook(
      handle, tellOfChangedRow, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Counts the log's pages, and makes no checkpoints automatically from then on: `checkpoint()` does.
  func observeLog() {
    sqlite3_wal_hook(handle, tellOfCommit, Unmanaged.passUnretained(self).toOpaque())
  }

  /// The number of pages in the write-ahead log since the last commit. For any thread: it waits for
  /// nobody who has the connection.
  private(set) var logPages: Int {
    get { logLock.withLock { pages } }
    set { logLock.withLock { pages = newValue } }
  }

  /// Writes what the log has to the file, as far as nobody reads what was before.
  func checkpoint() throws(SQLiteError) {
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
