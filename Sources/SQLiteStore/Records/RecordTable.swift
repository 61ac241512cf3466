import Foundation

/// A record type whose table has another name than the type has.
public protocol CustomTableName {
  /// The table's name. It is quoted wherever it is used, so it may be any text.
  static var tableName: String { get }
}

/// The table of a record type, and the statements for its rows.
final class RecordTable<Record: Codable & Identifiable>: Sendable {
  /// The table's name.
  let name: String
  let probe: RecordProbe<Record>
  /// The names of all columns, in the order in which the record decodes them.
  let columns: [String]
  /// Which of the columns the record is recognised by.
  let keyIndex: Int

  /// All columns, quoted.
  let columnList: String
  // The statements take the values of all columns as their arguments, `deletion` and `selection` the key alone.
  let insertion: String
  let upsert: String
  let update: String
  let deletion: String
  let selection: String

  init() throws {
    name = (Record.self as? any CustomTableName.Type)?.tableName ?? "\(Record.self)"
    probe = try RecordProbe()
    columns = probe.columns.map(\.name)
    let key = try probe.column(of: \.id)
    keyIndex = columns.firstIndex(of: key) ?? 0

    let quoted = columns.map(SQLiteName.quoted)
    columnList = quoted.joined(separator: ", ")
    let (table, quotedKey) = (SQLiteName.quoted(name), quoted[keyIndex])
    let places = quoted.indices.map { "?\($0 + 1)" }
    insertion =
      "INSERT INTO \(table) (\(columnList)) VALUES (\(places.joined(separator: ", ")))"
    // The key stays out: a row whose number is set anew leaves all indexes, and comes back.
    let others = quoted.indices.filter { [keyIndex] in $0 != keyIndex }
    let news = others.map { "\(quoted[$0]) = excluded.\(quoted[$0])" }
    upsert =
      "\(insertion) ON CONFLICT (\(quotedKey)) DO "
      + (news.isEmpty ? "NOTHING" : "UPDATE SET \(news.joined(separator: ", "))")
    let sets = others.map { "\(quoted[$0]) = \(places[$0])" }
    let changes = sets.isEmpty ? "\(quotedKey) = \(quotedKey)" : sets.joined(separator: ", ")
    update = "UPDATE \(table) SET \(changes) WHERE \(quotedKey) IS \(places[keyIndex])"
    deletion = "DELETE FROM \(table) WHERE \(quotedKey) IS ?"
    selection = "SELECT \(columnList) FROM \(table) WHERE \(quotedKey) IS ?"
  }

  /// The table's name as SQL has it.
  var quotedName: String { SQLiteName.quoted(name) }

  /// The key's column, quoted.
  var quotedKey: String { SQLiteName.quoted(columns[keyIndex]) }

  /// The column of a property, quoted.
  func column<Value>(of keyPath: KeyPath<Record, Value>) throws -> String {
    SQLiteName.quoted(try probe.column(of: keyPath))
  }

  /// A column by its name, quoted; one that the record has not is refused.
  func column(named name: String) throws -> String {
    guard columns.contains(name) else {
      throw SQLiteError(
        "The table \"\(self.name)\" has no column \"\(name)\", but "
          + "\(columns.joined(separator: ", ")).")
    }
    return SQLiteName.quoted(name)
  }

  /// The statement that makes the table.
  var creation: String {
    let columns = probe.columns.enumerated().map { index, column in
      var words = "\(SQLiteName.quoted(column.name)) \(column.kind.rawValue)"
      if index == keyIndex {
        words += " PRIMARY KEY"
      } else if !column.isOptional {
        words += " NOT NULL"
      }
      return words
    }
    return "CREATE TABLE IF NOT EXISTS \(quotedName) (\(columns.joined(separator: ", ")))"
  }

  /// A record's values of all columns, in their order.
  func values(of record: Record) throws -> [SQLiteValue] {
    try RowEncoder.values(of: record, columns: columns)
  }

  /// What a record is recognised by.
  func key(of record: Record) throws -> SQLiteValue { try values(of: record)[keyIndex] }

  /// A record from the values of all columns, in their order.
  func record(_ values: [SQLiteValue]) throws -> Record {
    try Record(from: RowDecoder(columns: columns, values: values))
  }

  /// The values of all columns, in their order, from a row of them.
  func values(_ statement: Statement) -> [SQLiteValue] { columns.indices.map(statement.value) }
}

/// Names in statements.
enum SQLiteName {
  /// The name that was put between quotation marks.
  static func unquoted(_ name: String) -> String {
    name.dropFirst().dropLast().replacingOccurrences(of: "\"\"", with: "\"")
  }

  /// A name between quotation marks, its own doubled.
  static func quoted(_ name: String) -> String {
    let quoted = name.replacingOccurrences(of: "\"", with: "\"\"")
    return "\"\(quoted)\""
  }
}
