import Foundation

#if canImport(SQLite3)
import SQLite3
#else
import CSQLite
#endif

/// A prepared statement. For use under its connection's lock.
final class Statement {
  private let handle: OpaquePointer
  private let database: OpaquePointer
  let sql: String

  init(_ sql: String, in database: OpaquePointer) throws {
    var handle: OpaquePointer?
    var rest: UnsafePointer<CChar>?
    let code = sql.withCString { text -> (Int32, Bool) in
      let code = sqlite3_prepare_v2(database, text, -1, &handle, &rest)
      let hasMore = rest.map { String(cString: $0) }?.contains { !$0.isWhitespace && $0 != ";" }
      return (code, hasMore ?? false)
    }
    guard code.0 == 0 else { throw Connection.error(code.0, database, sql) }
    guard let handle else { throw SQLiteError("There is no statement in it: \(sql)", sql: sql) }
    guard !code.1 else {
      sqlite3_finalize(handle)
      throw SQLiteError("There is more than one statement in it: \(sql)", sql: sql)
    }
    self.handle = handle
    self.database = database
    self.sql = sql
  }

  deinit { sqlite3_finalize(handle) }

  /// Whether the statement changes nothing.
  var isReadOnly: Bool { sqlite3_stmt_readonly(handle) != 0 }

  /// Makes the statement ready for other arguments.
  func bind(_ values: [SQLiteValue]) throws {
    sqlite3_reset(handle)
    let count = Int(sqlite3_bind_parameter_count(handle))
    guard values.count == count else {
      throw SQLiteError(
        "There are \(values.count) arguments for \(count) places: \(sql)", sql: sql)
    }
    for (index, value) in values.enumerated() {
      let code = bind(value, at: Int32(index + 1))
      guard code == 0 else { throw Connection.error(code, database, sql) }
    }
  }

  private func bind(_ value: SQLiteValue, at index: Int32) -> Int32 {
    // SQLite copies what it is given.
    let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch value {
    case .null: return sqlite3_bind_null(handle, index)
    case .integer(let number): return sqlite3_bind_int64(handle, index, number)
    case .real(let number): return sqlite3_bind_double(handle, index, number)
    case .text(let text) where text.isEmpty: return sqlite3_bind_text(handle, index, "", 0, copies)
    case .text(var text):
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          sqlite3_bind_text(handle, index, $0.baseAddress, Int32($0.count), copies)
        }
      }
    // No bytes have no address, which SQLite takes for NULL.
    case .blob(let data) where data.isEmpty: return sqlite3_bind_zeroblob(handle, index, 0)
    case .blob(let data):
      return data.withUnsafeBytes {
        sqlite3_bind_blob(handle, index, $0.baseAddress, Int32($0.count), copies)
      }
    }
  }

  /// Goes to the next row; false after the last.
  func step() throws -> Bool {
    let code = sqlite3_step(handle)
    switch code {
    case 100: return true
    case 101: return false
    default:
      let error = Connection.error(code, database, sql)
      sqlite3_reset(handle)
      throw error
    }
  }

  /// Ends a run before its last row.
  func reset() { sqlite3_reset(handle) }

  /// The names of the columns.
  lazy var columns: [String] = (0..<sqlite3_column_count(handle)).map {
    sqlite3_column_name(handle, $0).map { String(cString: $0) } ?? ""
  }

  func integer(_ column: Int) -> Int64 { sqlite3_column_int64(handle, Int32(column)) }

  /// A value of the row.
  func value(_ column: Int) -> SQLiteValue {
    let index = Int32(column)
    switch sqlite3_column_type(handle, index) {
    case 1: return .integer(sqlite3_column_int64(handle, index))
    case 2: return .real(sqlite3_column_double(handle, index))
    case 3: return .text(text(column))
    case 4:
      let count = Int(sqlite3_column_bytes(handle, index))
      guard let bytes = sqlite3_column_blob(handle, index) else { return .blob(Data()) }
      return .blob(Data(bytes: bytes, count: count))
    default: return .null
    }
  }

  /// Whether a value of the row is another one; cheaper than to make it.
  func isValue(_ column: Int, _ other: SQLiteValue) -> Bool {
    guard case .text(var text) = other, sqlite3_column_type(handle, Int32(column)) == 3 else {
      return value(column) == other
    }
    return withText(column) { bytes in
      text.withUTF8 { $0.count == bytes.count && $0.elementsEqual(bytes) }
    }
  }

  /// The image of a value of the row, see `SQLiteValue.image`; cheaper than to make it.
  func image(_ column: Int) -> UInt64 {
    guard sqlite3_column_type(handle, Int32(column)) == 3 else { return value(column).image }
    return withText(column) { SQLiteValue.image(ofText: $0) }
  }

  private func withText<Result>(
    _ column: Int, _ work: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let bytes = sqlite3_column_text(handle, Int32(column))
    let count = Int(sqlite3_column_bytes(handle, Int32(column)))
    return work(UnsafeBufferPointer(start: bytes, count: bytes == nil ? 0 : count))
  }

  /// A value of the row as text.
  func text(_ column: Int) -> String {
    guard let bytes = sqlite3_column_text(handle, Int32(column)) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}
