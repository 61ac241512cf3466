import Foundation

/// A reader of the columns of a statement's current row.
final class RowReader {
  private let columns: [Column]
  /// The names of the columns.
  private let names: [String]
  private let row: Row?
  /// For each column, whether its dates are seconds since 1970.
  private let olderDates: [Bool]
  private let keyIndex: Int
  /// For each column, the type that was read last.
  @exclusivity(unchecked) private var known: [KnownType?]
  /// The column after the last one that a record read by its name. Most read them in order.
  @exclusivity(unchecked) private var next = 0
  /// A Boolean value that indicates whether the statement is at the row to read.
  @exclusivity(unchecked) private(set) var isAtRow = false

  /// A type of properties, whose lookup takes longer than reading a column.
  private struct KnownType {
    let id: ObjectIdentifier
    /// The type if its values are stored in a column each.
    let columnValue: (any ColumnValue.Type)?
  }

  init<Record>(_ statement: Statement, _ table: RecordTable<Record>, _ connection: Connection) {
    decoded = nil
    row = statement.row
    columns = table.columns
    names = table.columnNames
    olderDates = table.olderDates(connection)
    keyIndex = table.keyIndex
    known = Array(repeating: nil, count: columns.count)
  }

  /// Creates a reader of the values of a decoder.
  init(_ values: KeyedDecodingContainer<AnyKey>) {
    decoded = Decoded(values)
    row = nil
    (columns, names, olderDates, keyIndex, known) = ([], [], [], 0, [])
  }

  /// The values of a decoder, in place of a row.
  private final class Decoded {
    let values: KeyedDecodingContainer<AnyKey>
    init(_ values: KeyedDecodingContainer<AnyKey>) { self.values = values }
  }

  private let decoded: Decoded?

  /// The stored identifier of the record.
  var key: SQLiteValue { cell(keyIndex).value }

  /// Begins a row.
  func begin() { isAtRow = true }

  /// Ends the row, after which it can't be read.
  func end() { isAtRow = false }

  func keys<Key: CodingKey>(_ type: Key.Type) -> [Key] {
    names.compactMap(Key.init(stringValue:))
  }

  /// Returns the index of a column, which is at best the expected one.
  func index(of name: String, expected: Int) -> Int? {
    expected < names.count && names[expected] == name ? expected : names.firstIndex(of: name)
  }

  /// Returns a column of the current row.
  @inline(__always)
  func cell(_ index: Int) -> Cell {
    let isOlder = !olderDates.isEmpty && olderDates[index]
    return row!.cell(index, isOlder ? .seconds1970 : .seconds2001)
  }

  /// Returns the index of the column with a name.
  ///
  /// - Throws: `SQLiteError` if there is no such column.
  @inline(__always)
  func index(of name: String) throws(SQLiteError) -> Int {
    let isNext = next < names.count && names[next] == name
    let index = isNext ? next : try anyIndex(of: name)
    next = index + 1
    return index
  }

  private func anyIndex(of name: String) throws(SQLiteError) -> Int {
    if let index = names.firstIndex(of: name) { return index }
    throw absence(of: name)
  }

  private func absence(of name: String) -> SQLiteError {
    SQLiteError(
      .noColumn,
      "The row has no column “\(name)”. Its columns are \(names.joined(separator: ", ")).")
  }

  /// Returns a value of a decoder, or nil if it has none and the type is an optional.
  func decoded<T: Decodable>(_ name: String) throws -> T {
    guard let decoded else {
      throw SQLiteError(.unreadableValue, "A row was used after its record had been read.")
    }
    let key = AnyKey(stringValue: name)
    if !decoded.values.contains(key), let type = T.self as? any ExpressibleByNilLiteral.Type,
      let none = type.init(nilLiteral: ()) as? T
    {
      return none
    }
    return try decoded.values.decode(T.self, forKey: key)
  }

  /// Reads a property whose type is known at compile time, so that the call is specialized.
  ///
  /// - Returns: Nil if the column is NULL.
  @inline(__always)
  func readKnown<T: ColumnValue>(_ type: T.Type, _ index: Int) throws -> T? {
    let cell = T.self == Date.self ? cell(index) : row!.cell(index)
    if let value = T(cell) { return value }
    if cell.isNull { return nil }
    throw columns[index].unreadable(type, cell)
  }

  /// Returns the error for a column that is NULL although its property isn't optional.
  func absence(of type: Any.Type, _ index: Int) -> SQLiteError {
    columns[index].unreadable(type, cell(index))
  }

  /// Reads a property of any type.
  func read<T: Decodable>(_ type: T.Type, _ index: Int) throws -> T {
    let cell = cell(index)
    let id = ObjectIdentifier(type)
    if id == ObjectIdentifier(Date.self) {
      guard let date = Date(cell) else { throw columns[index].unreadable(type, cell) }
      return unsafeBitCast(date, to: T.self)
    }
    if known[index]?.id != id {
      known[index] = KnownType(id: id, columnValue: type as? any ColumnValue.Type)
    }
    return try columns[index].read(type, as: known[index]?.columnValue, from: cell)
  }
}
