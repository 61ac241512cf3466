import Foundation

#if canImport(SQLite3)
import SQLite3
#else
import CSQLite
#endif

/// A connection to a database file. Only one thread at a time can use it, within `use(_:)`.
final class Connection: @unchecked Sendable {
  /// The longest wait for another connection's lock, in milliseconds.
  private static let lockTimeout: Int32 = 5_000
  /// The number of prepared statements above which all are forgotten.
  private static let statementLimit = 200

  private let path: String
  private let handle: OpaquePointer
  private let lock = NSRecursiveLock()
  private var statements: [SQL: Statement] = [:]
  /// The statement that was asked for last.
  private var latest: Statement?

  /// The text of a statement. Its hash is made of its length, because a hash of all its bytes takes
  /// longer than a comparison.
  private struct SQL: Hashable {
    let text: String
    static func == (one: Self, other: Self) -> Bool { one.text.hasBytes(of: other.text) }
    func hash(into hasher: inout Hasher) { hasher.combine(text.utf8.count) }
  }
  /// The names by which the row numbers of tables are read.
  private var rowids: [String: String] = [:]
  private let logLock = NSLock()
  private var pages = 0
  /// A closure that is called for each changed row.
  private var onChange: ((_ table: String, _ rowid: Int64, _ isInsert: Bool) -> Void)?

  /// A Boolean value that indicates whether the connection is in its initial state, so that any
  /// code can use it.
  private(set) var isSound = true
  /// A Boolean value that indicates whether the database's texts are in UTF-8, as far as is known.
  private var isUTF8: Bool
  /// The number of changes of the schema that the connection knows; see `ReaderPool`.
  var knownSchema = 0

  init(
    path: String, isReadOnly: Bool = false, isUTF8: Bool = false
  ) throws(SQLiteError) {
    self.path = path
    self.isUTF8 = isUTF8
    var handle: OpaquePointer?
    let flags: Int32 = isReadOnly ? 1 : 2 | 4
    // Opened without SQLite's own mutexes: `lock` is taken once for several calls.
    let code = sqlite3_open_v2(path, &handle, flags | 0x8000, nil)
    guard code == 0, let handle else {
      let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close_v2(handle)
      let reason = code == 14 ? Self.obstacle(to: path).map { ", because \($0)" } : nil
      throw SQLiteError(code: Int(code), message: message + (reason ?? "")).at(path)
    }
    self.handle = handle
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, Self.lockTimeout)
    LetterFunction.add(to: handle)
    Collation.add(to: handle)
  }

  deinit {
    (look, latest) = (nil, nil)
    statements = [:]
    sqlite3_close_v2(handle)
  }

  /// Returns the reason for which there is no file at a path, in words, or `nil` if it isn't known.
  private static func obstacle(to path: String) -> String? {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
      return isFolder.boolValue ? "it is a folder" : nil
    }
    if path == "~" || path.hasPrefix("~/") { return "“~” isn't expanded" }
    return FileManager.default.fileExists(atPath: folder) ? nil : "its folder doesn't exist"
  }

  static func error(_ code: Int32, _ database: OpaquePointer, _ sql: String?) -> SQLiteError {
    SQLiteError(
      code: Int(code), message: String(cString: sqlite3_errmsg(database)), sql: sql)
  }

  /// Performs work with exclusive access to the connection.
  func use<Result, Failure>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try work()
  }

  /// Returns a prepared statement from the cache.
  func statement(_ sql: String) throws(SQLiteError) -> Statement {
    if let latest, latest.sql.hasBytes(of: sql) { return latest }
    let key = SQL(text: sql)
    if let statement = statements[key] {
      latest = statement
      return statement
    }
    let statement = try Statement(sql, in: handle, isUTF8: isUTF8)
    // The store has few statements, but an app may have many.
    if statements.count > Self.statementLimit { statements = [:] }
    statements[key] = statement
    latest = statement
    return statement
  }

  /// Runs a statement, and calls a closure for each of its rows.
  func run(
    _ sql: String, _ arguments: [SQLiteValue] = [],
    row: (Statement) throws(SQLiteError) -> Void = { _ in }
  ) throws(SQLiteError) {
    try start(sql, arguments) { statement throws(SQLiteError) in
      while try statement.step() { try row(statement) }
    }
  }

  /// Runs a statement whose rows the closure steps through. Errors name the file.
  func start(
    _ sql: String, _ arguments: [SQLiteValue],
    _ rows: (Statement) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    lock.lock()
    defer { lock.unlock() }
    do throws(SQLiteError) {
      if isSuspended { throw SQLiteStore.suspended }
      let cached = try statement(sql)
      // A record may read others of its type while it is read.
      let statement = try cached.isRunning ? Statement(sql, in: handle, isUTF8: isUTF8) : cached
      defer { statement.reset() }
      try statement.bind(arguments)
      try rows(statement)
    } catch {
      if [.damaged, .inputOutput, .notADatabase, .cannotOpen, .other].contains(error.kind) {
        isSound = false
      }
      throw error.at(path)
    }
  }

  /// Records that a statement of the app may have changed the state of the connection.
  func isChanged(by sql: String) {
    if !sql.uppercased().hasPrefix("SELECT") { isSound = false }
  }

  /// Reads whether the database's texts are in UTF-8, which never changes.
  func readEncoding() throws(SQLiteError) -> Bool {
    isUTF8 = try value("PRAGMA encoding") == .text("UTF-8")
    return isUTF8
  }

  /// Reads the schema again if it changed, as a side effect of a read.
  func lookAtSchema() throws(SQLiteError) { try run("SELECT 1 FROM sqlite_master LIMIT 1") }

  /// Returns the number that SQLite changes with each change of the schema.
  func schemaVersion() throws(SQLiteError) -> SQLiteValue? { try value("PRAGMA schema_version") }

  /// Returns the first value of the first row.
  func value(_ sql: String, _ arguments: [SQLiteValue] = []) throws(SQLiteError) -> SQLiteValue? {
    var value: SQLiteValue?
    try run(sql, arguments) { if value == nil { value = $0.value(0) } }
    return value
  }

  // MARK: Snapshots

  /// A statement that has not ended. Until it is reset, all reads are from one snapshot.
  private var look: Statement?

  /// Begins to read from one snapshot, unless the connection does so already.
  func beginReading() {
    use {
      guard !isSuspended, look == nil, let statement = try? statement("SELECT 1 FROM sqlite_master")
      else {
        return
      }
      if (try? statement.step()) == true { look = statement } else { statement.reset() }
    }
  }

  /// Ends the snapshot, and refuses to read.
  func suspend() {
    use {
      endReading()
      isSuspended = true
    }
  }

  /// Makes reading possible again.
  func resume() { use { isSuspended = false } }

  /// A Boolean value that indicates whether the connection refuses to read.
  private var isSuspended = false

  /// Ends the snapshot, so that later reads see the newest data.
  func endReading() {
    use {
      look?.reset()
      look = nil
    }
  }

  /// Performs reads from one snapshot, which a flag ends with an error.
  func readSnapshot<Result>(
    until flag: ReadCancellation, _ reads: () throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    try use { () throws(SQLiteError) in
      beginReading()
      defer { endReading() }
      return try flag.watch(handle, reads)
    }
  }

  /// The number of rows that the last statement changed.
  var changes: Int { Int(sqlite3_changes(handle)) }

  /// A Boolean value that indicates whether a transaction is open.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Limits the length of texts, data and statements, in bytes.
  func limitLength(to count: Int) { _ = sqlite3_limit(handle, 0, Int32(clamping: count)) }

  // MARK: The schema

  /// The schema's declaration of a column.
  struct ColumnDeclaration {
    let type: String?
    let collation: String?
    let isKey: Bool
  }

  /// Returns the schema's declaration of a column, or nil if there is no such column.
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

  /// Returns the form of the dates in a column.
  func dates(in column: String, of table: String) -> DateForm {
    DateForm(declaration: declaration(of: column, in: table)?.type)
  }

  /// Returns the name by which a table's row numbers are read, as of the last look at the schema. A
  /// reader of rows looks again where its statement `isFresh`.
  func knownRowid(of table: String) throws(SQLiteError) -> String {
    if let name = rowids[table] { return name }
    return try rowid(of: table)
  }

  /// Returns the name by which a table's row numbers are read. A column may have the usual name.
  func rowid(of table: String) throws(SQLiteError) -> String {
    let name = try readRowid(of: table)
    rowids[table] = name
    return name
  }

  private func readRowid(of table: String) throws(SQLiteError) -> String {
    // A statement also renews what the connection knows of the schema, which another one may have
    // changed. If there is no table, the read reports that.
    guard try value("SELECT count(*) FROM pragma_table_info(?)", [.text(table)]) != .integer(0)
    else { return "rowid" }
    for name in ["rowid", "_rowid_", "oid"] {
      guard let column = declaration(of: name, in: table) else { continue }
      // For a column of that name, this is true only if it is the row number.
      if column.isKey, column.type?.uppercased() == "INTEGER" { return name }
    }
    throw SQLiteError(
      .unsupportedRecord,
      "The table “\(table)” has no row numbers that can be read. Create it without WITHOUT ROWID, "
        + "and without columns named rowid, _rowid_, and oid.")
  }

  /// Returns the name of a table in the schema, which SQLite uses in reports of changes. In
  /// statements, names match regardless of case.
  func name(of table: String) throws(SQLiteError) -> String {
    let name = try value(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name = ? COLLATE NOCASE",
      [.text(table)])
    guard case .text(let name)? = name else { return table }
    return name
  }

  // MARK: Hooks

  /// Sets the closure that is called for each changed row, with its table, its row number after the
  /// change or before a deletion, and whether it was inserted.
  func observe(
    _ onChange: @escaping (_ table: String, _ rowid: Int64, _ isInsert: Bool) -> Void
  ) {
    self.onChange = onChange
    sqlite3_update_hook(
      handle, recordChangedRow, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Counts the pages of the WAL, and replaces automatic checkpoints by `checkpoint()`.
  func observeLog() {
    sqlite3_wal_hook(handle, recordCommit, Unmanaged.passUnretained(self).toOpaque())
  }

  /// The number of pages in the WAL after the last commit. Any thread can read it without waiting
  /// for the connection.
  private(set) var logPages: Int {
    get { logLock.withLock { pages } }
    set { logLock.withLock { pages = newValue } }
  }

  /// Checkpoints the WAL, as far as no connection reads an earlier snapshot.
  func checkpoint() throws(SQLiteError) {
    try run("PRAGMA wal_checkpoint(PASSIVE)")
    logPages = 0
  }

  fileprivate func logHas(_ pages: Int) { logPages = pages }

  fileprivate func rowDidChange(_ table: String, _ rowid: Int64, _ isInsert: Bool) {
    onChange?(table, rowid, isInsert)
  }
}

/// The constant SQLITE_INSERT.
private let insertion: Int32 = 18

/// Receives SQLite's call for a changed row, on any thread.
private func recordChangedRow(
  _ context: UnsafeMutableRawPointer?, _ operation: Int32, _ database: UnsafePointer<CChar>?,
  _ table: UnsafePointer<CChar>?, _ rowid: Int64
) {
  guard let context, let table else { return }
  Unmanaged<Connection>.fromOpaque(context).takeUnretainedValue()
    .rowDidChange(String(cString: table), rowid, operation == insertion)
}

/// Receives SQLite's call for a commit to the WAL, on any thread.
private func recordCommit(
  _ context: UnsafeMutableRawPointer?, _ database: OpaquePointer?, _ name: UnsafePointer<CChar>?,
  _ pages: Int32
) -> Int32 {
  guard let context else { return 0 }
  Unmanaged<Connection>.fromOpaque(context).takeUnretainedValue().logHas(Int(pages))
  return 0
}
