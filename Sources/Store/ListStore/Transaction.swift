import Foundation

/// Another name of ``Transaction``, for sources that import SwiftUI, which has one of its own.
public typealias SQLiteTransaction = Transaction

/// The reads and changes of one transaction. A transaction is valid only within the closure that
/// receives it.
public final class Transaction {
  let connection: Connection
  private let tables: RecordTables
  /// The rows that were changed, by table.
  @exclusivity(unchecked) private(set) var touched: [String: Set<Int64>] = [:]
  /// The rows that were inserted, by table.
  @exclusivity(unchecked) private(set) var inserted: [String: Set<Int64>] = [:]
  /// The keys that the lists need from before the changes.
  @exclusivity(unchecked) private var notes: [Notes]
  /// A Boolean value that indicates whether there may be changes that were not reported.
  var changesAreUnknown = false
  /// A Boolean value that indicates whether the transaction follows an external commit.
  var followsExternalChanges = false

  /// A Boolean value that indicates whether the closure has returned.
  private var isOver = false
  /// A Boolean value that indicates whether the transaction is a single statement, without a
  /// transaction of SQLite.
  private let isSingle: Bool

  init(
    _ connection: Connection, _ tables: RecordTables, lists: [ListObserver] = [],
    isSingle: Bool = false
  ) {
    self.connection = connection
    self.tables = tables
    self.isSingle = isSingle
    notes = lists.map { Notes(list: $0) }
  }

  /// Returns the table of a record type.
  func table<Record: Codable & Identifiable>(
    of type: Record.Type
  ) throws(SQLiteError) -> RecordTable<Record> { try tables.table(of: type) }

  /// Ends the validity of the transaction.
  func end() { isOver = true }

  // MARK: Changes

  /// The keys of rows in a list before they changed.
  private struct Notes {
    let list: ListObserver
    var keys: [Int64: ListKey?] = [:]
  }

  /// Records the keys of a row that is about to change. Later they would have to be read from an
  /// earlier snapshot.
  private func willChange<Record>(
    _ key: SQLiteValue, in table: RecordTable<Record>
  ) throws(SQLiteError) {
    try repair(key, table)
    guard !notes.isEmpty, case .integer(let row) = key,
      touched[table.name]?.contains(row) != true
    else { return }
    for index in notes.indices where notes[index].list.query.table == table.name {
      // More rows are rarely followed one by one, and their keys would take memory.
      guard notes[index].keys.count < ListObserver.fewRows, notes[index].keys[row] == nil else {
        continue
      }
      notes[index].keys[row] = .some(try notes[index].list.query.key(of: row, connection))
    }
  }

  /// Records that a row changed. Its number may also be that of a row whose change was not
  /// announced.
  func didChange(_ table: String, _ row: Int64, isInsert: Bool) {
    let isFirst = touched[table, default: []].insert(row).inserted
    if isFirst, isInsert { inserted[table, default: []].insert(row) }
  }

  /// Returns the key that a row had in a list before the transaction. The outer optional is nil if
  /// the key was not recorded; the inner optional is nil if the list did not show the row.
  func keyBefore(of row: Int64, for list: ListObserver) -> ListKey?? {
    if inserted[list.query.table]?.contains(row) == true { return .some(nil) }
    return notes.first { $0.list === list }?.keys[row]
  }

  // MARK: Validity

  /// Throws an error unless the transaction is open. A full disk may have rolled it back within the
  /// closure; later changes would then be committed one by one, unseen by the lists.
  func checkIsOpen() throws(SQLiteError) {
    guard !isOver else {
      throw SQLiteError(
        .transaction,
        "The transaction has ended. Don't use a transaction after its closure has returned.")
    }
    guard isSingle || connection.isInTransaction else {
      throw SQLiteError(
        .transaction, "An earlier error rolled the transaction back. None of its changes remain.")
    }
  }

  /// Runs a statement of the store, if the transaction is open.
  func run(
    _ sql: String, _ arguments: [SQLiteValue] = [],
    row: (Statement) throws(SQLiteError) -> Void = { _ in }
  ) throws(SQLiteError) {
    try checkIsOpen()
    try connection.run(sql, arguments, row: row)
  }

  // MARK: Tables

  /// Creates the table of a record type, unless it exists. An existing table must have the record's
  /// columns, and they must be able to store its values unchanged.
  ///
  /// The table has the unqualified name of the type, unless the type is a `CustomTableNaming`. The
  /// columns have the names of the record's coding keys, and the column of `id` is the primary key.
  /// The store learns them from sample records, unless the type is a ``ColumnDeclaring``.
  /// The columns by property:
  ///
  /// | property | column |
  /// | --- | --- |
  /// | integers, booleans | INTEGER; above `Int64.max` eight bytes, which sort after the others |
  /// | `Int128`, `UInt128`, `Decimal` | BLOB, in an encoding that sorts as the numbers do |
  /// | `Double`, `Float`, `CGFloat` | REAL; -0 is stored as 0, which is equal to it |
  /// | `Date` | TIMESTAMP: seconds since 2001; in columns of other types seconds since 1970 |
  /// | `String`, `UUID`, `URL` | TEXT |
  /// | `Data` | BLOB |
  /// | enums, option sets, wrappers | the column of their raw value |
  /// | any other Codable value | TEXT, as JSON, which has no order |
  ///
  /// Nil is stored as NULL. A value that can't be read back unchanged is refused with an error.
  /// Examples are NaN, a relative URL, and a value whose encoding doesn't decode to the same value.
  ///
  /// - Throws: `SQLiteError` of the kind `unsupportedRecord` if records of the type can't be
  ///   stored, for example because the identifier is computed from other properties.
  public func createTable<Record: Codable & Identifiable>(
    for type: Record.Type
  ) throws(SQLiteError) {
    let table = try tables.table(of: type)
    let schema = try connection.schemaVersion()
    try run(table.creation)
    if try connection.schemaVersion() != schema { changesAreUnknown = true }
    var declarations: [String: String] = [:]
    try run("SELECT name, type FROM pragma_table_info(?)", [.text(table.name)]) {
      declarations[$0.cell(0).text ?? ""] = $0.cell(1).text ?? ""
    }
    let missing = table.columns.map(\.name).filter { declarations[$0] == nil }
    guard missing.isEmpty else {
      throw SQLiteError(
        .noColumn,
        "The table “\(table.name)” lacks columns that \(Record.self) needs: "
          + "\(missing.joined(separator: ", ")). Add them in a migration.")
    }
    for column in table.columns {
      let declaration = declarations[column.name] ?? ""
      guard !column.storage.isKept(byColumnOf: declaration) else { continue }
      throw SQLiteError(
        .unsupportedRecord,
        "The column “\(column.name)” of the table “\(table.name)” is declared as \(declaration), "
          + "which doesn't preserve the values of \(Record.self). Declare it as "
          + "\(column.storage.declaration)."
      )
    }
  }

  // MARK: Records

  /// Inserts a record.
  ///
  /// - Throws: `SQLiteError`, of the kind `constraint` if a record with the same identifier exists.
  public func insert<Record: Codable & Identifiable>(_ record: Record) throws(SQLiteError) {
    let table = try tables.table(of: Record.self)
    try run(table.insertion, try table.values(of: record, connection))
  }

  /// Inserts a record, or replaces the record with the same identifier.
  ///
  /// - Throws: `SQLiteError`.
  public func upsert<Record: Codable & Identifiable>(_ record: Record) throws(SQLiteError) {
    let table = try tables.table(of: Record.self)
    let values = try table.values(of: record, connection)
    try willChange(values[table.keyIndex], in: table)
    try run(table.upsert, values)
  }

  /// Replaces the record with the same identifier.
  ///
  /// - Returns: False if there is no such record.
  /// - Throws: `SQLiteError`.
  @discardableResult
  public func update<Record: Codable & Identifiable>(_ record: Record) throws(SQLiteError) -> Bool {
    let table = try tables.table(of: Record.self)
    let values = try table.values(of: record, connection)
    try willChange(values[table.keyIndex], in: table)
    try run(table.update, values)
    return connection.changes > 0
  }

  /// Deletes the record with the same identifier.
  ///
  /// - Returns: False if there was no such record.
  /// - Throws: `SQLiteError`.
  @discardableResult
  public func delete<Record: Codable & Identifiable>(_ record: Record) throws(SQLiteError) -> Bool {
    let table = try tables.table(of: Record.self)
    return try delete(try table.values(of: record, connection)[table.keyIndex], table)
  }

  /// Deletes the record with an identifier.
  ///
  /// - Returns: False if there was no such record.
  /// - Throws: `SQLiteError`.
  @discardableResult
  public func delete<Record: Codable & Identifiable>(
    _ type: Record.Type, id: Record.ID
  ) throws(SQLiteError) -> Bool where Record.ID: Encodable {
    let table = try tables.table(of: type)
    return try delete(try table.key(of: id, connection), table)
  }

  private func delete<Record>(
    _ key: SQLiteValue, _ table: RecordTable<Record>
  ) throws(SQLiteError) -> Bool {
    try willChange(key, in: table)
    try run(table.deletion, [key])
    return connection.changes > 0
  }

  // MARK: SQL and reading

  /// Runs an SQL statement of your own.
  ///
  /// - Parameters:
  ///   - sql: The statement, with `?` for each argument. It is a literal, so values can't be
  ///     interpolated.
  ///   - arguments: The arguments. A date is the number of seconds since 2001.
  /// - Returns: The rows, as dictionaries by column name.
  /// - Throws: `SQLiteError`.
  @discardableResult
  public func execute(
    _ sql: StaticString, _ arguments: (any SQLiteValueConvertible)...
  ) throws(SQLiteError) -> [[String: SQLiteValue]] {
    try checkIsOpen()
    let text = "\(sql)"
    var rows: [[String: SQLiteValue]] = []
    let isReadOnly = try connection.use { () throws(SQLiteError) in
      try connection.statement(text).isReadOnly
    }
    if !isReadOnly { changesAreUnknown = true }
    connection.isChanged(by: text)
    try run(text, try SQLiteValue.all(arguments)) { row in
      let columns = row.columns
      rows.append(
        Dictionary(columns.indices.map { (columns[$0], row.value($0)) }) { first, _ in first })
    }
    return rows
  }

  /// Fetches the records of a request.
  ///
  /// - Throws: `SQLiteError`.
  public func fetch<Record>(_ request: FetchRequest<Record>) throws(SQLiteError) -> [Record] {
    let table = try tables.table(of: Record.self)
    let rows = try request.rows(table.columnList, of: table, connection)
    let terms = try request.terms(in: table)
    // Rows that are equal in all terms come in the order of their numbers, if they have numbers.
    func read(orderedBy number: String) throws(SQLiteError) -> [Record]? {
      var sql = rows.sql
      sql += " ORDER BY "
      for term in terms { sql += term.sql + ", " }
      sql += table.quotedName
      sql += "."
      sql += number
      return try self.read(sql, rows.arguments, table) { self.number(of: table) == number }
    }
    let known = (try? connection.knownRowid(of: table.name)) ?? table.keyColumn.quotedName
    do throws(SQLiteError) {
      if let records = try read(orderedBy: known) { return records }
    } catch {
      // What was known of the table may have changed.
      if self.number(of: table) == known { throw error }
    }
    return try read(orderedBy: self.number(of: table)) ?? []
  }

  /// Returns the column that numbers the rows of a table now, or else that of the identifier.
  private func number<Record>(of table: RecordTable<Record>) -> String {
    (try? connection.rowid(of: table.name)) ?? table.keyColumn.quotedName
  }

  /// Fetches the record with an identifier.
  ///
  /// - Returns: The record, or nil if there is no such record.
  /// - Throws: `SQLiteError`.
  public func record<Record: Codable & Identifiable>(
    _ type: Record.Type, id: Record.ID
  ) throws(SQLiteError) -> Record? where Record.ID: Encodable {
    let table = try tables.table(of: type)
    let key = try table.key(of: id, connection)
    if let record = try readFirst(table.selection, [key], table) { return record }
    guard let row = try damagedRow(key, table) else { return nil }
    return try readFirst(
      table.allRows + " WHERE \(row.column) = ?", [.integer(row.number)], table)
  }

  /// Reads the first record of a statement.
  private func readFirst<Record>(
    _ sql: String, _ arguments: [SQLiteValue], _ table: RecordTable<Record>
  ) throws(SQLiteError) -> Record? {
    try checkIsOpen()
    var record: Record?
    try connection.start(sql, arguments) { statement throws(SQLiteError) in
      guard try statement.step() else { return }
      record = try RowDecoder.decoder(of: statement, table, connection).record(table.form)
    }
    return record
  }

  /// Reads the records of a statement.
  ///
  /// - Parameters:
  ///   - sql: The statement, which selects all columns of a table.
  ///   - arguments: The arguments.
  ///   - table: The table.
  ///   - isCurrent: A closure that returns whether the statement is still right for the schema. It
  ///     is called if the schema may have changed.
  /// - Returns: The records, or `nil` if the statement is out of date.
  private func read<Record>(
    _ sql: String, _ arguments: [SQLiteValue], _ table: RecordTable<Record>,
    isCurrent: () -> Bool = { true }
  ) throws(SQLiteError) -> [Record]? {
    try checkIsOpen()
    var records: [Record] = []
    var isOutdated = false
    try connection.start(sql, arguments) { statement throws(SQLiteError) in
      let hasRow = try statement.step()
      // The first step has renewed what the connection knows of the schema.
      isOutdated = statement.isFresh && !isCurrent()
      guard hasRow, !isOutdated else { return }
      let decoder = RowDecoder.decoder(of: statement, table, connection)
      records = try decoder.records(of: statement, table.form)
    }
    return isOutdated ? nil : records
  }

  // MARK: Damaged keys

  /// Returns the row whose key is not valid UTF-8, and reads as a key that no other row has.
  private func damagedRow<Record>(
    _ key: SQLiteValue, _ table: RecordTable<Record>
  ) throws(SQLiteError) -> (column: String, number: Int64)? {
    guard case .text(let text) = key, text.unicodeScalars.contains("\u{FFFD}") else { return nil }
    let column = try connection.rowid(of: table.name)
    var rows: [Int64] = []
    var isFound = false
    try run("SELECT \(column), \(table.keyColumn.quotedName) FROM \(table.quotedName)") { row in
      let cell = row.cell(1)
      guard cell.value == key else { return }
      if cell.isRepaired(key) { rows.append(row.integer(0)) } else { isFound = true }
    }
    if isFound { return nil }
    guard rows.count < 2 else {
      throw SQLiteError(
        .unreadableValue,
        "Several records have identifiers that aren't valid UTF-8 and that all read as “\(text)”.")
    }
    return rows.first.map { (column, $0) }
  }

  /// Replaces a key that is not valid UTF-8 by its repaired text, so that the row can be found.
  private func repair<Record>(
    _ key: SQLiteValue, _ table: RecordTable<Record>
  ) throws(SQLiteError) {
    guard let row = try damagedRow(key, table) else { return }
    try run(
      "UPDATE \(table.quotedName) SET \(table.keyColumn.quotedName) = ? WHERE \(row.column) = ?",
      [key, .integer(row.number)])
  }
}
