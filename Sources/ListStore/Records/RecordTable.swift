import Foundation

/// A record type whose table has another name than the type has.
public protocol CustomTableName {
  /// The table's name. It is quoted wherever it is used, so it may be any text.
  static var tableName: String { get }
}

/// The table of a record type, and the statements for its rows.
///
/// All but `found` and `foundObjects` never changes, and these are used under `lock`.
final class RecordTable<Record: Codable & Identifiable>: @unchecked Sendable {
  /// The table's name.
  let name: String
  private let probe: RecordProbe<Record>
  private let lock = NSLock()
  /// The columns of key paths that were asked for.
  private var found: [AnyKeyPath: Int] = [:]
  /// The same by the key paths' objects, of which an expression makes one for all times: they are found sooner.
  private var foundObjects: [ObjectIdentifier: (keyPath: AnyKeyPath, index: Int)] = [:]
  /// All columns, in the order in which the record decodes them.
  let columns: [Column]
  let columnNames: [String]
  /// Which of the columns holds the identifier.
  let keyIndex: Int
  /// The columns of dates.
  private let dateIndices: [Int]

  /// All columns, quoted.
  let columnList: String
  /// The table's name as SQL has it.
  let quotedName: String
  // The statements take the values of all columns as their arguments, `deletion` and `selection` the key alone.
  let insertion: String
  let upsert: String
  let update: String
  let deletion: String
  let selection: String

  init() throws(SQLiteError) {
    name = (Record.self as? any CustomTableName.Type)?.tableName ?? "\(Record.self)"
    probe = try RecordProbe()
    guard let keyIndex = probe.column(of: \.id) else {
      throw SQLiteError(
        .unsupportedRecord,
        "The identifier of \(Record.self) is not what one of its stored properties holds: rows are found "
          + "by a column, so store the identifier as a property of its own.")
    }
    guard probe.columns[keyIndex].storage != .json || !probe.hasUnorderedParts(\.id) else {
      throw SQLiteError(
        .unsupportedRecord,
        "The identifier of \(Record.self) has a set or a dictionary within, which is not always stored in the "
          + "same order: rows could not be found by it.")
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
    // The key stays out: a row whose number is set anew leaves all indexes, and comes back.
    let others = quoted.indices.filter { $0 != keyIndex }
    let news = others.map { "\(quoted[$0]) = excluded.\(quoted[$0])" }
    upsert =
      "\(insertion) ON CONFLICT (\(quotedKey)) DO "
      + (news.isEmpty ? "NOTHING" : "UPDATE SET \(news.joined(separator: ", "))")
    let sets = others.map { "\(quoted[$0]) = \(places[$0])" }
    let changes = sets.isEmpty ? "\(quotedKey) = \(quotedKey)" : sets.joined(separator: ", ")
    update = "UPDATE \(quotedName) SET \(changes) WHERE \(quotedKey) IS \(places[keyIndex])"
    deletion = "DELETE FROM \(quotedName) WHERE \(quotedKey) IS ?"
    selection = "SELECT \(columnList) FROM \(quotedName) WHERE \(quotedKey) IS ?"
  }

  /// The key's column.
  let keyColumn: Column

  // MARK: Columns

  /// The column that holds a property.
  func column<Value>(of keyPath: KeyPath<Record, Value>) throws(SQLiteError) -> Column {
    let known = lock.withLock { foundObjects[ObjectIdentifier(keyPath)]?.index }
    if let known { return columns[known] }
    // Looking at a property runs the app's code, which may ask for a column.
    guard let index = lock.withLock({ found[keyPath] }) ?? probe.column(of: keyPath) else {
      throw SQLiteError(
        .noColumn,
        "The property \(keyPath) of \(Record.self) is not what one column holds: use a stored property, "
          + "or name a column.")
    }
    lock.withLock {
      found[keyPath] = index
      if foundObjects.count > 200 { foundObjects = [:] }
      foundObjects[ObjectIdentifier(keyPath)] = (keyPath, index)
    }
    return columns[index]
  }

  /// A column by its name.
  func column(named name: String) throws(SQLiteError) -> Column {
    guard let column = columns.first(where: { $0.name == name }) else {
      throw SQLiteError(
        .noColumn,
        "The table \"\(self.name)\" has no column \"\(name)\", but "
          + "\(columns.map(\.name).joined(separator: ", ")).")
    }
    return column
  }

  /// The statement that makes the table.
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

  /// A record's values of all columns, in their order.
  func values(
    of record: Record, _ connection: Connection
  ) throws(SQLiteError) -> [SQLiteValue] {
    var values = try RowEncoder.values(of: record, columns: columns)
    // That the key is the identifier was tried with some records; of others it may be computed.
    guard isKey(values[keyIndex], of: record) else {
      throw SQLiteError(
        .unsupportedRecord,
        values[keyIndex] == .null
          ? "A \(Record.self) without an identifier cannot be stored."
          : "The identifier of this \(Record.self) is not what its column \"\(keyColumn.name)\" holds."
      )
    }
    for index in dateIndices {
      values[index] = try stored(values[index], in: columns[index], connection, index == keyIndex)
    }
    return values
  }

  private func isKey(_ value: SQLiteValue, of record: Record) -> Bool {
    // The common ones, without asking what they conform to.
    if case .integer(let number) = value, let id = record.id as? Int { return number == id }
    return value != .null && keyColumn.value(ofAny: record.id) == value
  }

  /// What an identifier is stored as.
  func key(of id: some Encodable, _ connection: Connection) throws(SQLiteError) -> SQLiteValue {
    try stored(try keyColumn.value(of: id), in: keyColumn, connection, true)
  }

  /// A value as it is in the table, whose dates may be in another form.
  func stored(
    _ value: SQLiteValue, in column: Column, _ connection: Connection, _ isKey: Bool = false
  ) throws(SQLiteError) -> SQLiteValue {
    guard column.storage == .date, case .real(let seconds) = value else { return value }
    // In a transaction it was looked at when that began.
    if !connection.isInTransaction { try connection.lookAtSchema() }
    let form = connection.dates(in: column.name, of: name)
    let stored = form.stored(seconds)
    guard !isKey || form.seconds2001(stored) == seconds else {
      throw SQLiteError(
        .unsupportedValue,
        "The column \"\(column.name)\" has dates as seconds since 1970, which would be rounded: an "
          + "identifier must not be. Declare the column \(DateForm.since2001).")
    }
    return .real(stored)
  }

  /// Whether the dates of each column are seconds since 1970; empty if there are none.
  func olderDates(_ connection: Connection) -> [Bool] {
    if dateIndices.isEmpty { return [] }
    return columns.map {
      $0.storage == .date && connection.dates(in: $0.name, of: name) == .seconds1970
    }
  }
}

/// Names in statements.
enum SQLiteName {
  /// A name between grave accents, its own doubled. SQLite takes a name between quotation marks that no column has
  /// for a text.
  static func quoted(_ name: String) -> String {
    "`\(name.replacingOccurrences(of: "`", with: "``"))`"
  }
}
