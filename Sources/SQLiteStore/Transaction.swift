import Foundation

/// What can be done in a transaction. It is there as long as its closure runs.
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

  init(_ connection: Connection, _ tables: RecordTables, lists: [ListObserver] = []) {
    self.connection = connection
    self.tables = tables
    notes = lists.map { Notes(list: $0) }
  }

  // MARK: What changes

  /// The keys that rows had for a list before they changed.
  private struct Notes {
    let list: ListObserver
    var keys: [Int64: ListKey?] = [:]
  }

  /// A row is about to change: here its keys are at hand, later they have to be read from where the lists read.
  private func willChange(_ key: SQLiteValue, in table: String) throws {
    guard !notes.isEmpty, case .integer(let row) = key, touched[table]?.contains(row) != true
    else { return }
    for index in notes.indices where notes[index].list.query.table == table {
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
  /// came then would be written by itself, untold.
  func checkIsOpen() throws {
    guard connection.isInTransaction else {
      throw SQLiteError(
        "The transaction was rolled back by an earlier error: nothing of it is left.")
    }
  }

  /// Runs a statement of the kit's, as long as the transaction is open.
  func run(
    _ sql: String, _ arguments: [SQLiteValue] = [], row: (Statement) throws -> Void = { _ in }
  ) throws {
    try checkIsOpen()
    try connection.run(sql, arguments, row: row)
  }

  // MARK: Tables

  /// Makes the table of a record type, unless it is there. A table that is there must have the record's columns.
  ///
  /// The table has the type's name, unless that is a `CustomTableName`. Columns have the names of the record's
  /// coding keys; the one of `id` is the primary key. Numbers, booleans, strings, data, dates (seconds since
  /// 1970), identifiers and URLs are columns by themselves, enums their raw values, other values JSON text.
  ///
  /// - Throws: `SQLiteError`.
  public func createTable<Record: Codable & Identifiable>(for type: Record.Type) throws {
    let table = try tables.table(of: type)
    try run(table.creation)
    var columns: Set<String> = []
    try run("SELECT name FROM pragma_table_info(?)", [.text(table.name)]) {
      columns.insert($0.text(0))
    }
    let missing = table.columns.filter { !columns.contains($0) }
    guard missing.isEmpty else {
      throw SQLiteError(
        "The table \"\(table.name)\" lacks \(missing.joined(separator: ", ")) of \(Record.self): "
          + "add the columns by a migration.")
    }
  }

  // MARK: Records

  /// Puts a new record in.
  ///
  /// - Throws: `SQLiteError`, also where its identifier is there already.
  public func insert<Record: Codable & Identifiable>(_ record: Record) throws {
    let table = try tables.table(of: Record.self)
    try run(table.insertion, try table.values(of: record))
  }

  /// Puts a record in, or in the place of the one with its identifier.
  ///
  /// - Throws: `SQLiteError`.
  public func upsert<Record: Codable & Identifiable>(_ record: Record) throws {
    let table = try tables.table(of: Record.self)
    let values = try table.values(of: record)
    try willChange(values[table.keyIndex], in: table.name)
    try run(table.upsert, values)
  }

  /// Changes the record with an identifier to what it is now; false where there is none.
  ///
  /// - Throws: `SQLiteError`.
  @discardableResult
  public func update<Record: Codable & Identifiable>(_ record: Record) throws -> Bool {
    let table = try tables.table(of: Record.self)
    let values = try table.values(of: record)
    try willChange(values[table.keyIndex], in: table.name)
    try run(table.update, values)
    return connection.changes > 0
  }

  /// Takes the record with an identifier out; false where there is none.
  ///
  /// - Throws: `SQLiteError`.
  @discardableResult
  public func delete<Record: Codable & Identifiable>(_ record: Record) throws -> Bool {
    let table = try tables.table(of: Record.self)
    return try delete(try table.key(of: record), table)
  }

  /// Takes the record with an identifier out; false where there is none.
  ///
  /// - Throws: `SQLiteError`.
  @discardableResult
  public func delete<Record: Codable & Identifiable>(
    _ type: Record.Type, id: Record.ID
  ) throws -> Bool where Record.ID: Encodable {
    try delete(try RowEncoder.value(of: id), try tables.table(of: type))
  }

  private func delete<Record>(_ key: SQLiteValue, _ table: RecordTable<Record>) throws -> Bool {
    try willChange(key, in: table.name)
    try run(table.deletion, [key])
    return connection.changes > 0
  }

  // MARK: SQL and reading

  /// Runs a statement of your own; `?` stands for each argument. The statement is a literal: nothing can be written
  /// into it.
  ///
  /// - Returns: The rows, each by the names of its columns.
  /// - Throws: `SQLiteError`.
  @discardableResult
  public func execute(
    _ sql: StaticString, _ arguments: (any SQLiteValueConvertible)...
  ) throws -> [[String: SQLiteValue]] {
    let text = "\(sql)"
    var rows: [[String: SQLiteValue]] = []
    if try connection.use({ try !connection.statement(text).isReadOnly }) {
      changesAreUnknown = true
    }
    try run(text, arguments.map(\.sqliteValue)) { row in
      let columns = row.columns
      rows.append(
        Dictionary(columns.indices.map { (columns[$0], row.value($0)) }) { first, _ in first })
    }
    return rows
  }

  /// The records of a request, all of them.
  ///
  /// - Throws: `SQLiteError`.
  public func fetch<Record>(_ request: FetchRequest<Record>) throws -> [Record] {
    let table = try tables.table(of: Record.self)
    let (condition, arguments) = try request.condition(in: table)
    var records: [Record] = []
    try run(
      "SELECT \(table.columnList) FROM \(table.quotedName)\(condition)\(try request.ordering(in: table))",
      arguments
    ) { records.append(try table.record(table.values($0))) }
    return records
  }

  /// The record with an identifier; nil where there is none.
  ///
  /// - Throws: `SQLiteError`.
  public func record<Record: Codable & Identifiable>(
    _ type: Record.Type, id: Record.ID
  ) throws -> Record? where Record.ID: Encodable {
    let table = try tables.table(of: type)
    var record: Record?
    try run(table.selection, [try RowEncoder.value(of: id)]) {
      record = try table.record(table.values($0))
    }
    return record
  }
}
