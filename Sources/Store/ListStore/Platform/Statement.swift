import Foundation

#if canImport(SQLite3)
import SQLite3
#else
import CSQLite
#endif

/// A prepared statement, for use under its connection's lock.
final class Statement {
  private let handle: OpaquePointer
  private let database: OpaquePointer
  let sql: String
  private let parameterCount: Int
  /// A Boolean value that indicates whether the database's texts are in UTF-8.
  private let isUTF8: Bool

  init(_ sql: String, in database: OpaquePointer, isUTF8: Bool) throws(SQLiteError) {
    var handles: [OpaquePointer] = []
    var code: Int32 = 0
    // Text after the statement may be a comment, which only SQLite can tell.
    sql.withCString { text in
      var rest: UnsafePointer<CChar>? = text
      while let next = rest, next.pointee != 0, handles.count < 2 {
        var handle: OpaquePointer?
        code = sqlite3_prepare_v2(database, next, -1, &handle, &rest)
        if let handle { handles.append(handle) }
        if code != 0 { break }
      }
    }
    let isOne = handles.count == 1 && code == 0 && !sql.utf8.contains(0)
    guard isOne, let handle = handles.first else {
      for handle in handles { sqlite3_finalize(handle) }
      if code != 0, handles.isEmpty { throw Connection.error(code, database, sql) }
      throw SQLiteError(
        .unsupportedStatement,
        handles.isEmpty
          ? "The text contains no statement."
          : "The text contains more than one statement. Execute them one at a time.",
        sql: sql)
    }
    self.handle = handle
    self.database = database
    self.sql = sql
    self.isUTF8 = isUTF8
    parameterCount = Int(sqlite3_bind_parameter_count(handle))
  }

  deinit { sqlite3_finalize(handle) }

  /// The decoder of the rows, until the schema changes.
  var decoder: RowDecoder?

  /// A Boolean value that indicates whether the statement was prepared for the current run, for the
  /// first time or again, because the schema has changed.
  private(set) var isFresh = true
  private var state = State.new

  private enum State { case new, waiting, running }

  /// A Boolean value that indicates whether the rows of a run are being read.
  var isRunning: Bool { state == .running }

  /// A Boolean value that indicates whether the statement changes nothing.
  var isReadOnly: Bool { sqlite3_stmt_readonly(handle) != 0 }

  // MARK: Arguments

  /// Binds the arguments of the next run.
  func bind(_ values: [SQLiteValue]) throws(SQLiteError) {
    guard values.count == parameterCount else {
      throw SQLiteError(
        .unsupportedStatement,
        "The number of arguments (\(values.count)) doesn't match the number of parameters in the "
          + "statement (\(parameterCount)).",
        sql: sql)
    }
    for index in values.indices {
      let code = bind(values[index], at: Int32(index + 1))
      guard code == 0 else { throw Connection.error(code, database, sql) }
    }
  }

  private func bind(_ value: SQLiteValue, at index: Int32) -> Int32 {
    // SQLite copies the bytes.
    let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch value {
    case .null: return sqlite3_bind_null(handle, index)
    case .integer(let number): return sqlite3_bind_int64(handle, index, number)
    case .real(let number): return sqlite3_bind_double(handle, index, number)
    case .text(let text) where text.isEmpty:
      return sqlite3_bind_text64(handle, index, "", 0, copies, utf8)
    case .text(var text):
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          sqlite3_bind_text64(handle, index, $0.baseAddress, UInt64($0.count), copies, utf8)
        }
      }
    // Empty data has no base address, and SQLite takes a null pointer for NULL.
    case .blob(let data) where data.isEmpty: return sqlite3_bind_zeroblob(handle, index, 0)
    case .blob(let data):
      return data.withUnsafeBytes {
        sqlite3_bind_blob64(handle, index, $0.baseAddress, UInt64($0.count), copies)
      }
    }
  }

  // MARK: Rows

  /// Advances to the next row.
  ///
  /// - Returns: False after the last row.
  func step() throws(SQLiteError) -> Bool {
    let code = sqlite3_step(handle)
    if state != .running {
      isFresh = sqlite3_stmt_status(handle, preparations, 1) > 0 || state == .new
      state = .running
    }
    switch code {
    case 100: return true
    case 101: return false
    default:
      let error = Connection.error(code, database, sql)
      reset()
      throw error
    }
  }

  /// Ends the current run.
  func reset() {
    sqlite3_reset(handle)
    if state == .running { state = .waiting }
  }

  /// The names of the columns.
  lazy var columns: [String] = (0..<sqlite3_column_count(handle)).map {
    sqlite3_column_name(handle, $0).map { String(cString: $0) } ?? ""
  }

  /// The current row. It is valid until the next step.
  var row: Row { Row(statement: handle, isUTF8: isUTF8) }

  /// Returns a column of the current row.
  func cell(_ column: Int) -> Cell { row.cell(column) }

  func integer(_ column: Int) -> Int64 { sqlite3_column_int64(handle, Int32(column)) }

  /// Returns the value of a column of the current row.
  func value(_ column: Int) -> SQLiteValue { cell(column).value }
}

/// The constant SQLITE_STMTSTATUS_REPREPARE.
private let preparations: Int32 = 5

/// The constant SQLITE_UTF8.
private let utf8: UInt8 = 1

/// The current row of a statement. It does not retain the statement.
struct Row {
  fileprivate let statement: OpaquePointer
  fileprivate let isUTF8: Bool

  /// Returns a column of the row.
  func cell(_ column: Int, _ dates: DateForm = .seconds2001) -> Cell {
    // One lookup of the column serves all its accesses.
    Cell(
      stored: sqlite3_column_value(statement, Int32(column)), isUTF8: isUTF8, dates: dates)
  }
}

/// A column of the current row of a statement.
struct Cell {
  fileprivate let stored: OpaquePointer?
  fileprivate let isUTF8: Bool
  /// The form of numbers that are dates.
  let dates: DateForm

  private var type: Int32 { sqlite3_value_type(stored) }

  var isNull: Bool { type == 5 }

  /// The integer, or nil if the value is not an integer.
  var integer: Int64? { type == 1 ? sqlite3_value_int64(stored) : nil }

  /// The number, or nil if the value is not a number.
  var real: Double? {
    switch type {
    case 1, 2: sqlite3_value_double(stored)
    default: nil
    }
  }

  /// The text, or nil if the value is not a text.
  @inline(__always)
  var text: String? {
    type == 3 ? withBytes { String(decoding: $0, as: UTF8.self) } : nil
  }

  /// The data, or nil if the value is not data.
  var data: Data? {
    guard type == 4 else { return nil }
    return withBytes { Data($0) }
  }

  /// The value.
  var value: SQLiteValue {
    switch type {
    case 1: .integer(sqlite3_value_int64(stored))
    case 2: .real(sqlite3_value_double(stored))
    case 3: .text(withBytes { String(decoding: $0, as: UTF8.self) })
    case 4: .blob(withBytes { Data($0) })
    default: .null
    }
  }

  /// Calls a closure with the bytes of a text, in UTF-8, or of data.
  @inline(__always)
  func withBytes<Result>(_ work: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    // A text that is stored in UTF-8 is read where it is. Asked for as text, SQLite would copy it
    // to append a zero.
    let bytes: UnsafePointer<UInt8>? =
      isUTF8 || type == 4
      ? sqlite3_value_blob(stored)?.assumingMemoryBound(to: UInt8.self)
      : sqlite3_value_text(stored)
    let count = Int(sqlite3_value_bytes(stored))
    return work(UnsafeBufferPointer(start: bytes, count: bytes == nil ? 0 : count))
  }

  /// Returns a Boolean value that indicates whether the text is not valid UTF-8, and was repaired
  /// in `value`.
  func isRepaired(_ value: SQLiteValue) -> Bool {
    guard case .text(let text) = value else { return false }
    return withBytes { !text.hasBytes($0) }
  }

  /// Returns a Boolean value that indicates whether SQLite compares the cell's value equal to
  /// another one, or the cell's text isn't UTF-8 and the other one is what it is read as.
  func isSame(as other: SQLiteValue) -> Bool {
    guard case .text(let text) = other, type == 3 else { return value.compared(to: other) == 0 }
    return withBytes { bytes in
      text.hasBytes(bytes)
        || text.utf8.elementsEqual(String(decoding: bytes, as: UTF8.self).utf8)
    }
  }

  /// The image of the value; see `SQLiteValue.image`.
  var image: UInt64 {
    type == 3 ? withBytes { SQLiteValue.image(ofText: $0) } : value.image
  }

  /// Hashes the value byte by byte.
  func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    switch type {
    case 1: hasher.combine(sqlite3_value_int64(stored))
    case 2: hasher.combine(sqlite3_value_double(stored).bitPattern)
    case 3, 4: withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    default: break
    }
  }
}

extension String {
  /// Returns a Boolean value that indicates whether the text has these bytes in UTF-8.
  fileprivate func hasBytes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let isSame = utf8.withContiguousStorageIfAvailable { own in
      own.count == bytes.count
        && (own.isEmpty || memcmp(own.baseAddress!, bytes.baseAddress!, own.count) == 0)
    }
    return isSame ?? utf8.elementsEqual(bytes)
  }

  /// Returns a Boolean value that indicates whether another text has the same bytes in UTF-8. Texts
  /// that Swift compares as equal may have others.
  func hasBytes(of other: String) -> Bool {
    other.utf8.withContiguousStorageIfAvailable(hasBytes) ?? utf8.elementsEqual(other.utf8)
  }
}
