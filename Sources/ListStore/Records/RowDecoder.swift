/// A decoder of records from the rows of a statement.
final class RowDecoder: Decoder {
  private let row: RowReader
  /// The container of the previous row, which is reused because its creation is slower than reading
  /// a column.
  private var kept: (keys: any CodingKey.Type, container: AnyObject)?
  /// A Boolean value that indicates whether a row has been read. For a single row no container is
  /// kept.
  private var hasRead = false
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// Creates a decoder of rows that have all columns of a table, in their order.
  init<Record>(_ statement: Statement, _ table: RecordTable<Record>, _ connection: Connection) {
    row = RowReader(statement, table, connection)
  }

  /// Decodes the record of the statement's current row.
  ///
  /// - Throws: `SQLiteError`, which names the identifier of a record that can't be read.
  func record<Record: Decodable>(_ type: Record.Type = Record.self) throws(SQLiteError) -> Record {
    row.begin()
    defer {
      row.end()
      hasRead = true
    }
    do { return try Record(from: self) } catch let error as SQLiteError {
      throw error.kind == .unreadableValue ? unreadable(type, error.message) : error
    } catch {
      throw unreadable(type, "\(error)")
    }
  }

  private func unreadable(_ type: Any.Type, _ reason: String) -> SQLiteError {
    SQLiteError(
      .unreadableValue, "The \(type) with the identifier \(row.key) can't be read. \(reason)")
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    if let kept, kept.keys == type {
      // The type of the keys is the container's only generic parameter.
      return unsafeDowncast(kept.container, to: KeptContainer<Key>.self).container
    }
    let container = KeyedDecodingContainer(RowDecodingContainer<Key>(row: row))
    if hasRead { kept = (type, KeptContainer(container: container)) }
    return container
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw Self.refusal("a list of values")
  }
  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    throw Self.refusal("a single value")
  }

  static func refusal(_ what: String) -> SQLiteError {
    SQLiteError(
      .unsupportedRecord, "A row has one value for each property, but the record decodes \(what).")
  }
}

/// A container in an object.
private final class KeptContainer<Key: CodingKey> {
  let container: KeyedDecodingContainer<Key>
  init(container: KeyedDecodingContainer<Key>) { self.container = container }
}

/// A reader of the columns of a statement's current row.
private final class RowReader {
  private let columns: [Column]
  /// The names of the columns, which are compared for each property.
  private let names: [String]
  private let statement: Statement
  private let row: Row
  /// For each column, whether its dates are seconds since 1970.
  private let olderDates: [Bool]
  private let keyIndex: Int
  /// The column after the last one that was read. Most records decode columns in order.
  private var next = 0
  /// A Boolean value that indicates whether the statement is at the row to decode.
  private var isAtRow = false

  init<Record>(_ statement: Statement, _ table: RecordTable<Record>, _ connection: Connection) {
    self.statement = statement
    row = statement.row
    columns = table.columns
    names = table.columnNames
    olderDates = table.olderDates(connection)
    keyIndex = table.keyIndex
  }

  /// The stored identifier of the record.
  var key: SQLiteValue { cell(keyIndex).value }

  /// Begins a row.
  func begin() {
    next = 0
    isAtRow = true
  }

  /// Ends the row, after which it can't be read.
  func end() { isAtRow = false }

  func keys<Key: CodingKey>(_ type: Key.Type) -> [Key] {
    names.compactMap(Key.init(stringValue:))
  }

  /// Returns the index of a column.
  func index(of name: String) -> Int? {
    let next = next
    return next < names.count && names[next] == name ? next : names.firstIndex(of: name)
  }

  /// Returns the index of a property's column, and expects the column after it next.
  private func take(_ name: String) throws(SQLiteError) -> Int {
    guard isAtRow else {
      throw SQLiteError(
        .unreadableValue, "A decoding container was used after its row had been decoded.")
    }
    guard let index = index(of: name) else {
      throw SQLiteError(.noColumn, "The row has no column “\(name)”.")
    }
    next = index + 1
    return index
  }

  private func cell(_ index: Int) -> Cell {
    let isOlder = !olderDates.isEmpty && olderDates[index]
    return row.cell(index, isOlder ? .seconds1970 : .seconds2001)
  }

  /// Reads a property of any type.
  func read<T: Decodable>(_ type: T.Type, _ name: String) throws -> T {
    let index = try take(name)
    return try columns[index].read(type, from: cell(index))
  }

  /// Reads a property whose type is known at compile time, so that the call is specialized.
  @inline(__always)
  func readKnown<T: ColumnValue>(_ type: T.Type, _ name: String) throws -> T {
    let index = try take(name)
    let cell = cell(index)
    guard let value = T(cell) else { throw columns[index].unreadable(type, cell) }
    return value
  }

  /// Returns a Boolean value that indicates whether a property's column is NULL, and expects this
  /// column next.
  func isNull(_ name: String) -> Bool {
    guard isAtRow, let index = index(of: name) else { return true }
    next = index
    return row.cell(index).isNull
  }
}

private struct RowDecodingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let row: RowReader
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { row.keys(Key.self) }

  func contains(_ key: Key) -> Bool {
    row.index(of: key.stringValue) != nil
  }
  func decodeNil(forKey key: Key) -> Bool {
    row.isNull(key.stringValue)
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try row.read(type, key.stringValue)
  }
  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    let name = key.stringValue
    return try row.isNull(name) ? nil : row.read(type, name)
  }

  // The most common types.
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    try row.readKnown(type, key.stringValue)
  }
  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try row.readKnown(type, key.stringValue)
  }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try row.readKnown(type, key.stringValue)
  }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try row.readKnown(type, key.stringValue)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    throw RowDecoder.refusal("a nested container for “\(key.stringValue)”")
  }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw RowDecoder.refusal("a nested list for “\(key.stringValue)”")
  }
  func superDecoder() throws -> any Decoder {
    throw RowDecoder.refusal("its superclass separately. Pass the decoder itself to the superclass")
  }
  func superDecoder(forKey key: Key) throws -> any Decoder { try superDecoder() }
}
