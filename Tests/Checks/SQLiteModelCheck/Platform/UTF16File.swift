#if canImport(SQLite3)
import SQLite3
#else
import CSQLite
#endif

/// A database whose texts are in UTF-16, which can only be decided before there is a table.
enum UTF16File {
  /// Makes an empty one.
  static func make(_ path: String) {
    var database: OpaquePointer?
    sqlite3_open_v2(path, &database, 2 | 4, nil)
    defer { sqlite3_close_v2(database) }
    for sql in ["PRAGMA encoding = 'UTF-16le'", "CREATE TABLE Empty (id)", "DROP TABLE Empty"] {
      var statement: OpaquePointer?
      sqlite3_prepare_v2(database, sql, -1, &statement, nil)
      precondition(sqlite3_step(statement) == 101, String(cString: sqlite3_errmsg(database)))
      sqlite3_finalize(statement)
    }
  }
}
