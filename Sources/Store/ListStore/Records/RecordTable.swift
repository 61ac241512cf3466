import Foundation

/// A record type whose table does not have the name of the type.
public protocol CustomTableNaming {
  /// The name of the table. It is always quoted, so it can be any text.
  static var tableName: String { get }
}

/// The table of a record type, with the statements for its rows.
///
/// All properties are constant, except `found` and `foundObjects`, which are used under `lock`.
final class RecordTable<Record: Codable & Identifiable>: @unchecked Sendable {
  /// The table's name.
  let name: String
  private let probe: RecordProbe<Record>
  /// The way in which rows become records, and records become rows.
  let form = RecordForm<Record>.form()
  private let lock = NSLock()
  /// The columns of key paths that have been looked up.
  private var found: [AnyKeyPath: Int] = [:]
  /// The same columns by key path object. An expression creates its key path only once, so this
  /// lookup is faster.
  private var foundObjects: [ObjectIdentifier: (keyPath: AnyKeyPath, index: Int)] = [:]
  /// All columns, in the order in which the record decodes them.
  let columns: [Column]
  let columnNames: [String]
  /// The index of the column that holds the identifier.
  let keyIndex: Int
  /// The indexes of the columns that hold dates.
  private let dateIndices: [Int]

  /// The quoted names of all columns.
  let columnList: String
  /// The quoted name of the table.
  let quotedName: String
  // The statements take the values of all columns as arguments, except `deletion` and `selection`,
  // which take the key.
  let insertion: String
  let upsert: String
  let update: String
  let deletion: String
  let selection: String
  /// The statement, without a condition, that selects all columns.
  let allRows: String

  init() throws(SQLiteError) {
    name = (Record.self as? any CustomTableNaming.Type)?.tableName ?? "\(Record.self)"
    probe = try RecordProbe()
    guard let keyIndex = probe.keyIndex else {
      throw SQLiteError(
        .unsupportedRecord,
        Record.self is any ColumnDeclaring.Type
          ? "\(Record.self) declares no column of its identifier. Declare it by "
            + "RecordColumn(id: \\.id, …)."
          : "The identifier of \(Record.self) isn't the value of a stored property. Rows are found "
            + "by a column, so store the identifier in a property of its own.")
    }
    guard probe.columns[keyIndex].storage != .json || !probe.hasUnorderedKey else {
      throw SQLiteError(
        .unsupportedRecord,
        "The identifier of \(Record.self) contains a set or a dictionary, whose order varies, so "
          + "rows can't be found by it. Use another identifier.")
    }
    self.keyIndex = keyIndex
    let columns = probe.columns
    self.columns = columns
    columnNames = columns.map(\.name)
    keyColumn = columns[keyIndex]
    dateIndices = columns.indices.filter { columns[$0].storage == .date }

    let quoted = columns.map(\.quotedName)
    columnList = quoted.joined(separator: ", ")
    quotedName = SQLiteName.quoted(name)
    let quotedKey = quoted[keyIndex]
    let places = quoted.indices.map { "?\($0 + 1)" }
    insertion =
      "INSERT INTO \(quotedName) (\(columnList)) VALUES (\(places.joined(separator: ", ")))"
    // The key is omitted: a row whose key is set leaves all indexes and is inserted again.
    let others = quoted.indices.filter { $0 != keyIndex }
    let news = others.map { "\(quoted[$0]) = excluded.\(quoted[$0])" }
    upsert =
      "\(insertion) ON CONFLICT (\(quotedKey)) DO "
      + (news.isEmpty ? "NOTHING" : "UPDATE SET \(news.joined(separator: ", "))")
    let sets = others.map { "\(quoted[$0]) = \(places[$0])" }
    let changes = sets.isEmpty ? "\(quotedKey) = \(quotedKey)" : sets.joined(separator: ", ")
    update = "UPDATE \(quotedName) SET \(changes) WHERE \(quotedKey) IS \(places[keyIndex])"
    deletion = "DELETE FROM \(quotedName) WHERE \(quotedKey) IS ?"
    allRows = "SELECT \(columnList) FROM \(quotedName)"
    selection = "\(allRows) WHERE \(quotedKey) IS ?"
  }

  /// The column of the identifier.
  let keyColumn: Column

  // MARK: Columns

  /// Returns the column that holds a property.
  func column(of keyPath: PartialKeyPath<Record>) throws(SQLiteError) -> Column {
    let known = lock.withLock { foundObjects[ObjectIdentifier(keyPath)]?.index }
    if let known { return columns[known] }
    // The probe runs the app's code, which may look up a column.
    guard let index = lock.withLock({ found[keyPath] }) ?? probe.column(of: keyPath) else {
      throw SQLiteError(
        .noColumn,
        "The property \(keyPath) of \(Record.self) isn't the value of a column. Use a stored "
          + "property, or name a column.")
    }
    lock.withLock {
      found[keyPath] = index
      if foundObjects.count > 200 { foundObjects = [:] }
      foundObjects[ObjectIdentifier(keyPath)] = (keyPath, index)
    }
    return columns[index]
  }

  /// Returns the column with a name.
  func column(named name: String) throws(SQLiteError) -> Column {
    guard let column = columns.first(where: { $0.name == name }) else {
      throw SQLiteError(
        .noColumn,
        "The table “\(self.name)” has no column “\(name)”. Its columns are "
          + "\(columns.map(\.name).joined(separator: ", ")).")
    }
    return column
  }

  /// The statement that creates the table.
  var creation: String {
    let columns = columns.enumerated().map { index, column in
      var words = "\(column.quotedName) \(column.storage.declaration)"
      if index == keyIndex {
        words += " PRIMARY KEY"
      } else if !column.isOptional {
        words += " NOT NULL"
      }
      return words
    }
    return "CREATE TABLE IF NOT EXISTS \(quotedName) (\(columns.joined(separator: ", ")))"
  }

  // MARK: Values

  /// Returns a record's values for all columns, in their order.
  func values(
    of record: Record, _ connection: Connection
  ) throws(SQLiteError) -> [SQLiteValue] {
    var values = try form.values(of: record, columns)
    // The probe tested some records; the identifier of this one may still be computed.
    guard isKey(values[keyIndex], of: record) else {
      throw SQLiteError(
        .unsupportedRecord,
        values[keyIndex] == .null
          ? "A \(Record.self) without an identifier can't be stored."
          : "The identifier of this \(Record.self) differs from the value of its column "
            + "“\(keyColumn.name)”."
      )
    }
    for index in dateIndices {
      values[index] = try stored(values[index], in: columns[index], connection, index == keyIndex)
    }
    return values
  }

  private func isKey(_ value: SQLiteValue, of record: Record) -> Bool {
    // The common case, without a dynamic cast.
    if case .integer(let number) = value, let id = record.id as? Int { return number == id }
    return value != .null && keyColumn.value(ofAny: record.id) == value
  }

  /// Returns the stored form of an identifier.
  func key(of id: some Encodable, _ connection: Connection) throws(SQLiteError) -> SQLiteValue {
    try stored(try keyColumn.value(of: id), in: keyColumn, connection, true)
  }

  /// Returns the stored form of a value in the existing table, where dates can have another form.
  func stored(
    _ value: SQLiteValue, in column: Column, _ connection: Connection, _ isKey: Bool = false
  ) throws(SQLiteError) -> SQLiteValue {
    guard column.storage == .date, case .real(let seconds) = value else { return value }
    // A transaction checks the schema when it begins.
    if !connection.isInTransaction { try connection.lookAtSchema() }
    let form = connection.dates(in: column.name, of: name)
    let stored = form.stored(seconds)
    guard !isKey || form.seconds2001(stored) == seconds else {
      throw SQLiteError(
        .unsupportedValue,
        "The column “\(column.name)” stores dates as seconds since 1970, which would round this "
          + "identifier. Declare the column as \(DateForm.since2001).")
    }
    return .real(stored)
  }

  /// Returns for each column whether its dates are seconds since 1970, or an empty array if there
  /// are no dates.
  func olderDates(_ connection: Connection) -> [Bool] {
    if dateIndices.isEmpty { return [] }
    return columns.map {
      $0.storage == .date && connection.dates(in: $0.name, of: name) == .seconds1970
    }
  }
}

/// Names in SQL statements.
enum SQLiteName {
  /// Returns a name in grave accents. In quotation marks, SQLite would take the name of a missing
  /// column for a text.
  static func quoted(_ name: String) -> String {
    "`\(name.replacingOccurrences(of: "`", with: "``"))`"
  }

  /// Returns a name without the case of its ASCII letters, which SQLite ignores.
  static func folded(_ name: String) -> String {
    String(
      decoding: name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
