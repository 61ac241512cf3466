import Foundation

/// What can be done in a transaction. It is there as long as its closure runs.
public final class Transaction {
  let connection: Connection
  private let tables: RecordTables
  /// The rows that changed, by table.
  var touched: [String: Set<Int64>] = [:]
  /// Whether anything may have changed that was not told.
  var changesAreUnknown = false
  /// Whether somebody else changed the database before.
  var followsForeignChanges = false

  init(_ connection: Connection, _ tables: RecordTables) {
    self.connection = connection
    self.tables = tables
  }

  // MARK: Tables

  /// Makes the table of a record type, unless it is there. A table that is there must have the record's columns.
  ///
  /// Columns have the names of the record's coding keys; the one of `id` is the primary key. Numbers, booleans,
  /// strings, data, dates (seconds since 1970), identifiers and URLs are columns by themselves, enums their
  /// raw values, other values JSON text.
  ///
  /// - Parameters:
  ///   - type: The record's type.
  ///   - name: The table's name; the type's name if it is left out.
  /// - Throws: `SQLiteError`.
  public func createTable<Record: Codable & Identifiable>(
    for type: Record.Type, named name: String? = nil
  ) throws {
    let table = try tables.register(type, name)
    try connection.run(table.creation)
    var columns: Set<String> = []
    try connection.run("SELECT name FROM pragma_table_info(?)", [.text(table.name)]) {
      columns.insert($0.text(0))
    }
    let missing = table.probe.columns.map(\.name).filter { !columns.contains($0) }
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
    try put(record, "INSERT")
  }

  /// Puts a record in, or in the place of the one with its identifier.
  ///
  /// - Throws: `SQLiteError`.
  public func upsert<Record: Codable & Identifiable>(_ record: Record) throws {
    let (table, columns) = try values(of: record)
    let sets = columns.filter { $0.name != table.key }
      .map { "\(quoted($0.name)) = excluded.\(quoted($0.name))" }.joined(separator: ", ")
    try put(
      record, "INSERT",
      " ON CONFLICT (\(quoted(table.key))) DO "
        + (sets.isEmpty ? "NOTHING" : "UPDATE SET \(sets)"))
  }

  /// Changes the record with an identifier to what it is now; false where there is none.
  ///
  /// - Throws: `SQLiteError`.
  @discardableResult
  public func update<Record: Codable & Identifiable>(_ record: Record) throws -> Bool {
    let (table, columns) = try values(of: record)
    let sets = columns.map { "\(quoted($0.name)) = ?" }.joined(separator: ", ")
    guard let key = columns.first(where: { $0.name == table.key }) else { return false }
    try connection.run(
      "UPDATE \(table.quotedName) SET \(sets) WHERE \(quoted(table.key)) IS ?",
      columns.map(\.value) + [key.value])
    return connection.changes > 0
  }

  /// Takes the record with an identifier out; false where there is none.
  ///
  /// - Throws: `SQLiteError`.
  @discardableResult
  public func delete<Record: Codable & Identifiable>(_ record: Record) throws -> Bool {
    let (table, columns) = try values(of: record)
    guard let key = columns.first(where: { $0.name == table.key }) else { return false }
    return try delete(key.value, table)
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
    try connection.run(
      "DELETE FROM \(table.quotedName) WHERE \(quoted(table.key)) IS ?", [key])
    return connection.changes > 0
  }

  private func put<Record: Codable & Identifiable>(
    _ record: Record, _ verb: String, _ conflict: String = ""
  ) throws {
    let (table, columns) = try values(of: record)
    let names = columns.map { quoted($0.name) }.joined(separator: ", ")
    let places = columns.map { _ in "?" }.joined(separator: ", ")
    try connection.run(
      "\(verb) INTO \(table.quotedName) (\(names)) VALUES (\(places))\(conflict)",
      columns.map(\.value))
  }

  private func values<Record: Codable & Identifiable>(
    of record: Record
  ) throws -> (RecordTable<Record>, [(name: String, value: SQLiteValue)]) {
    (try tables.table(of: Record.self), try RowEncoder.columns(of: record))
  }

  private func quoted(_ name: String) -> String { SQLiteName.quoted(name) }

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
    try connection.run(text, arguments.map(\.sqliteValue)) { row in
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
    try connection.run(
      "SELECT \(table.columnList) FROM \(table.quotedName)\(condition)\(try request.ordering(in: table))",
      arguments
    ) { records.append(try table.record($0)) }
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
    try connection.run(
      "SELECT \(table.columnList) FROM \(table.quotedName) WHERE \(quoted(table.key)) IS ?",
      [try RowEncoder.value(of: id)]
    ) { record = try table.record($0) }
    return record
  }
}
