import Foundation

/// The table of a record type.
struct RecordTable<Record: Codable & Identifiable> {
  /// The table's name.
  let name: String
  let probe: RecordProbe<Record>
  /// The column that the record is recognised by.
  let key: String

  init(name: String?) throws {
    self.name = name ?? String(describing: Record.self)
    probe = try RecordProbe()
    key = try probe.column(of: \.id)
  }

  /// The table's name as SQL has it.
  var quotedName: String { Self.quoted(name) }

  /// The column of a property, quoted.
  func column<Value>(of keyPath: KeyPath<Record, Value>) throws -> String {
    Self.quoted(try probe.column(of: keyPath))
  }

  /// A column by its name, quoted; one that the record has not is refused.
  func column(named name: String) throws -> String {
    guard probe.columns.contains(where: { $0.name == name }) else {
      throw SQLiteError(
        "The table \"\(self.name)\" has no column \"\(name)\", but "
          + "\(probe.columns.map(\.name).joined(separator: ", ")).")
    }
    return Self.quoted(name)
  }

  static func quoted(_ name: String) -> String { SQLiteName.quoted(name) }

  /// All columns, quoted.
  var columnList: String { probe.columns.map { Self.quoted($0.name) }.joined(separator: ", ") }

  /// The statement that makes the table.
  var creation: String {
    let columns = probe.columns.map { column in
      var words = "\(Self.quoted(column.name)) \(column.kind.rawValue)"
      if column.name == key {
        words += " PRIMARY KEY"
      } else if !column.isOptional {
        words += " NOT NULL"
      }
      return words
    }
    return "CREATE TABLE IF NOT EXISTS \(quotedName) (\(columns.joined(separator: ", ")))"
  }

  /// A record from the values of all columns, in their order.
  func record(_ values: [SQLiteValue]) throws -> Record {
    let names = probe.columns.map(\.name)
    return try Record(
      from: RowDecoder(
        value: { name in names.firstIndex(of: name).map { values[$0] } }, columns: names))
  }

  /// A record from a row of all columns, in their order.
  func record(_ statement: Statement) throws -> Record {
    try record(probe.columns.indices.map(statement.value))
  }
}

/// Names in statements.
enum SQLiteName {
  /// The name that was put between quotation marks.
  static func unquoted(_ name: String) -> String {
    name.dropFirst().dropLast().split(separator: "\"\"", omittingEmptySubsequences: false)
      .joined(separator: "\"")
  }

  /// A name between quotation marks, its own doubled.
  static func quoted(_ name: String) -> String {
    let quoted =
      name.utf8.contains(UInt8(ascii: "\""))
      ? name.split(
        separator: "\"", omittingEmptySubsequences: false
      ).joined(separator: "\"\"") : name
    return "\"\(quoted)\""
  }
}
