import Foundation

/// The reads and changes of one transaction. It lasts as long as the closure that it is given to.
public final class Transaction {
  let connection: Connection
  private let tables: RecordTables
  /// The rows that changed, by table.
  private(set) var touched: [String: Set<Int64>] = [:]
  /// Those that were not there before.
  private(set) var inserted: [String: Set<Int64>] = [:]
  /// What the lists want to know before rows change.
  private var notes: [Notes]
  /// Whether anything may have changed that was not told.
  var changesAreUnknown = false
  /// Whether somebody else changed the database before.
  var followsForeignChanges = false

  /// Whether the closure that it was given to has returned.
  private var isOver = false
  /// Whether one statement is all there is, which needs no transaction of SQLite's.
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

  /// Ends the transaction for its closure's part.
  func end() { isOver = true }

  // MARK: What changes

  /// The keys that rows had for a list before they changed.
  private struct Notes {
    let list: ListObserver
    var keys: [Int64: ListKey?] = [:]
  }

  /// A row is about to change: here its keys are at hand, later they have to be read from where the lists read.
  private func willChange<Record>(
    _ key: SQLiteValue, in table: RecordTable<Record>
  ) throws(SQLiteError) {
    try repair(key, table)
    guard !notes.isEmpty, case .integer(let row) = key,
      touched[table.name]?.contains(row) != true
    else { return }
    for index in notes.indices where notes[index].list.query.table == table.name {
      // So many are hardly followed one by one, and would take memory.
      guard notes[index].keys.count < ListObserver.fewRows, notes[index].keys[row] == nil else {
        continue
      }
      notes[index].keys[row] = .some(try notes[index].list.query.key(of: row, connection))
    }
  }

  /// A row changed. Its number may also be the one of a row that was not announced.
  func didChange(_ table: String, _ row: Int64, isInsert: Bool) {
    let isFirst = touched[table, default: []].insert(row).inserted
    if isFirst, isInsert { inserted[table, default: []].insert(row) }
  }

  /// The key that a row had for a list before the transaction: one level down nil where it was not shown, on top nil
  /// where that was not noted.
  func keyBefore(of row: Int64, for list: ListObserver) -> ListKey?? {
    if inserted[list.query.table]?.contains(row) == true { return .some(nil) }
    return notes.first { $0.list === list }?.keys[row]
  }

  // MARK: Whether it is open

  /// Throws unless the transaction is open: a full disk may have rolled it back in the middle of the closure, and what
  /// came then would be written by itself, without the lists knowing.
  func checkIsOpen() throws(SQLiteError) {
    guard !isOver else {
      throw SQLiteError(
        .transaction,
        "The transaction is over: it was kept, and used after its closure had returned.")
    }
    guard isSingle || connection.isInTransaction else {
      throw SQLiteError(
        .transaction, "The transaction was rolled back by an earlier error: nothing of it is left.")
    }
  }

  /// Runs a statement of the kit's, as long as the transaction is open.
  func run(
    _ sql: String, _ arguments: [SQLiteValue] = [],
    row: (Statement) throws(SQLiteError) -> Void = { _ in }
  ) throws(SQLiteError) {
    try checkIsOpen()
    try connection.run(sql, arguments, row: row)
  }

  // MARK: Tables

  /// Creates the table of a record type, unless it exists. A table that exists must have the record's columns, and they
  /// must keep its values as they are.
  ///
  /// The table has the type's name, without those of the types around it, unless the type is a `CustomTableName`. Columns have the names of the record's
  /// coding keys; the one that holds `id` is the primary key. What a property is stored as:
  ///
  /// | property | column |
  /// | --- | --- |
  /// | integers, booleans | INTEGER; integers above `Int64.max` as eight bytes, which are sorted after the others |
  /// | `Int128`, `UInt128`, `Decimal` | BLOB, in an encoding of the same order |
  /// | `Double`, `Float`, `CGFloat` | REAL; -0 is stored as 0, which is equal to it |
  /// | `Date` | TIMESTAMP, seconds since 2001 as in Core Data; in columns of other types, seconds since 1970 |
  /// | `String`, `UUID`, `URL` | TEXT |
  /// | `Data` | BLOB |
  /// | enums, option sets, wrappers | their raw value, as above |
  /// | any other Codable value | TEXT, as JSON; without an order |
  ///
  /// An optional is NULL or one of these. What cannot be read back as it was is refused with an error: not a number, an
  /// address that is relative to another one, a value that does not encode what it decodes.
  ///
  /// - Throws: `SQLiteError` of the kind `unsupportedRecord` if records of the type cannot be stored: among others, if the
  ///   identifier is computed from other properties.
  public func createTable<Record: Codable & Identifiable>(
    for type: Record.Type
  ) throws(SQLiteError) {
    let table = try tables.table(of: type)
    try run(table.creation)
    var declarations: [String: String] = [:]
    try run("SELECT name, type FROM pragma_table_info(?)", [.text(table.name)]) {
      declarations[$0.cell(0).text ?? ""] = $0.cell(1).text ?? ""
    }
    let missing = table.columns.map(\.name).filter { declarations[$0] == nil }
    guard missing.isEmpty else {
      throw SQLiteError(
        .noColumn,
        "The table \"\(table.name)\" lacks \(missing.joined(separator: ", ")) of \(Record.self): "
          + "add the columns by a migration.")
    }
    for column in table.columns {
      let declaration = declarations[column.name] ?? ""
      guard !column.storage.isKept(byColumnOf: declaration) else { continue }
      throw SQLiteError(
        .unsupportedRecord,
        "The column \"\(column.name)\" of \"\(table.name)\" is declared \(declaration), which does not "
          + "keep the values of \(Record.self) as they are: declare it \(column.storage.declaration)."
      )
    }
  }

  // MARK: Records

  /// Inserts a record.
  ///
  /// - Throws: `SQLiteError`, of the kind `constraint` if its identifier is taken.
  public func insert<Record: Codable & Identifiable>(_ record: Record) throws(SQLiteError) {
    let table = try tables.table(of: Record.self)
    try run(table.insertion, try table.values(of: record, connection))
  }

  /// Inserts a record, or replaces the one with its identifier.
  ///
  /// - Throws: `SQLiteError`.
  public func upsert<Record: Codable & Identifiable>(_ record: Record) throws(SQLiteError) {
    let table = try tables.table(of: Record.self)
    let values = try table.values(of: record, connection)
    try willChange(values[table.keyIndex], in: table)
    try run(table.upsert, values)
  }

  /// Replaces the record that has the same identifier.
  ///
  /// - Returns: false if there is none.
  /// - Throws: `SQLiteError`.
  @discardableResult
  public func update<Record: Codable & Identifiable>(_ record: Record) throws(SQLiteError) -> Bool {
    let table = try tables.table(of: Record.self)
    let values = try table.values(of: record, connection)
    try willChange(values[table.keyIndex], in: table)
    try run(table.update, values)
    return connection.changes > 0
  }

  /// Deletes the record that has the same identifier.
  ///
  /// - Returns: false if there is none.
  /// - Throws: `SQLiteError`.
  @discardableResult
  public func delete<Record: Codable & Identifiable>(_ record: Record) throws(SQLiteError) -> Bool {
    let table = try tables.table(of: Record.self)
    return try delete(try table.values(of: record, connection)[table.keyIndex], table)
  }

  /// Deletes the record that has an identifier.
  ///
  /// - Returns: false if there is none.
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

  /// Runs a statement of your own.
  ///
  /// - Parameters:
  ///   - sql: The statement, with `?` for each argument. It is a literal: nothing can be written into it.
  ///   - arguments: The arguments. A date is the seconds since 2001.
  /// - Returns: The rows, each by the names of its columns.
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
    let condition = try request.condition(in: table, connection)
    var order = try request.terms(in: table).map { $0.sql }
    // What is equal in all orders comes in the order of the rows, where these have numbers.
    order.append((try? connection.rowid(of: table.name)) ?? table.keyColumn.quotedName)
    return try read(
      "SELECT \(table.columnList) FROM \(table.quotedName)\(condition.sql) ORDER BY "
        + order.joined(separator: ", "), condition.arguments, table)
  }

  /// Fetches the record that has an identifier.
  ///
  /// - Returns: nil if there is none.
  /// - Throws: `SQLiteError`.
  public func record<Record: Codable & Identifiable>(
    _ type: Record.Type, id: Record.ID
  ) throws(SQLiteError) -> Record? where Record.ID: Encodable {
    let table = try tables.table(of: type)
    let key = try table.key(of: id, connection)
    if let record = try read(table.selection, [key], table).first { return record }
    guard let row = try damagedRow(key, table) else { return nil }
    return try read(
      "SELECT \(table.columnList) FROM \(table.quotedName) WHERE \(row.column) = ?",
      [.integer(row.number)], table
    ).first
  }

  /// Reads records.
  private func read<Record>(
    _ sql: String, _ arguments: [SQLiteValue], _ table: RecordTable<Record>
  ) throws(SQLiteError) -> [Record] {
    try checkIsOpen()
    var records: [Record] = []
    try connection.start(sql, arguments) { statement throws(SQLiteError) in
      let decoder = RowDecoder(statement, table, connection)
      while try statement.step() { records.append(try decoder.record()) }
    }
    return records
  }

  // MARK: Damaged keys

  /// The row whose key is a text that is not UTF-8, and reads as another key that no row has.
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
        "Several records have identifiers that are not UTF-8 and are all read as \"\(text)\".")
    }
    return rows.first.map { (column, $0) }
  }

  /// Writes a key that is a text, but not UTF-8, as it is read, so that its row is found by it.
  private func repair<Record>(
    _ key: SQLiteValue, _ table: RecordTable<Record>
  ) throws(SQLiteError) {
    guard let row = try damagedRow(key, table) else { return }
    try run(
      "UPDATE \(table.quotedName) SET \(table.keyColumn.quotedName) = ? WHERE \(row.column) = ?",
      [key, .integer(row.number)])
  }
}
