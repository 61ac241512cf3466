/// Decodes records from the rows of a statement.
final class RowDecoder: Decoder {
  private let columns: [Column]
  private let statement: Statement
  /// The columns whose dates are seconds since 1970.
  private let olderDates: [Bool]
  /// The column after the one that was read last: records decode them in order, mostly.
  private var next = 0
  /// Whether the statement is at the row that is decoded.
  private var isAtRow = false
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// A decoder of rows that have all columns, in their order.
  init<Record>(_ statement: Statement, _ table: RecordTable<Record>, _ connection: Connection) {
    self.statement = statement
    columns = table.columns
    olderDates = table.olderDates(connection)
  }

  /// The record of the row that the statement is at.
  func record<Record: Decodable>(_ type: Record.Type = Record.self) throws(SQLiteError) -> Record {
    next = 0
    isAtRow = true
    defer { isAtRow = false }
    do { return try Record(from: self) } catch let error as SQLiteError { throw error } catch {
      throw SQLiteError(.unreadableValue, "A row cannot be read as \(type): \(error)")
    }
  }

  fileprivate var names: [String] { columns.map(\.name) }

  /// Finds a column.
  fileprivate func index(of name: String) -> Int? {
    if next < columns.count, columns[next].name == name { return next }
    return columns.firstIndex { $0.name == name }
  }

  /// A property's column and its value; the next one is expected then.
  fileprivate func column(_ name: String) throws(SQLiteError) -> (Column, Cell) {
    guard isAtRow else {
      throw SQLiteError(.unreadableValue, "The row was decoded already, and is gone.")
    }
    guard let index = index(of: name) else {
      throw SQLiteError(.noColumn, "There is no column \"\(name)\".")
    }
    next = index + 1
    let isOlder = !olderDates.isEmpty && olderDates[index]
    return (columns[index], statement.cell(index, isOlder ? .seconds1970 : .seconds2001))
  }

  /// Whether a property's column is NULL; it is expected to be read next.
  fileprivate func isNull(_ name: String) -> Bool {
    guard isAtRow, let index = index(of: name) else { return true }
    next = index
    return statement.cell(index).isNull
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(RowDecodingContainer(row: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw Self.refusal("a list of values")
  }
  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    throw Self.refusal("a single value")
  }

  static func refusal(_ what: String) -> SQLiteError {
    SQLiteError(
      .unsupportedRecord, "A row has a value for each property, but the record decodes \(what).")
  }
}

private struct RowDecodingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let row: RowDecoder
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { row.names.compactMap(Key.init(stringValue:)) }

  func contains(_ key: Key) -> Bool { row.index(of: key.stringValue) != nil }
  func decodeNil(forKey key: Key) -> Bool { row.isNull(key.stringValue) }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    let (column, cell) = try row.column(key.stringValue)
    return try column.read(type, from: cell)
  }
  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    guard contains(key) else { return nil }
    let (column, cell) = try row.column(key.stringValue)
    return cell.isNull ? nil : try column.read(type, from: cell)
  }

  // The most common ones, without looking at the type.
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try plain(key) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try plain(key) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try plain(key) }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try plain(key) }

  private func plain<T: ColumnValue>(_ key: Key) throws -> T {
    let (column, cell) = try row.column(key.stringValue)
    guard let value = T(cell) else { throw column.unreadable(T.self, cell) }
    return value
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    throw RowDecoder.refusal("a container in \"\(key.stringValue)\"")
  }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw RowDecoder.refusal("a list in \"\(key.stringValue)\"")
  }
  func superDecoder() throws -> any Decoder {
    throw RowDecoder.refusal("its superclass apart: let that use the decoder itself")
  }
  func superDecoder(forKey key: Key) throws -> any Decoder { try superDecoder() }
}
