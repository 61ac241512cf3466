import Foundation

#if canImport(SQLite3)
import SQLite3
#else
import CSQLite
#endif

/// SQLite through its C interface, which is the lower bound for a write.
final class BareSQLite {
  private var database: OpaquePointer?
  private var update: OpaquePointer?
  private var one: OpaquePointer?
  private var some: OpaquePointer?
  private var all: OpaquePointer?

  init(path: String) {
    // One thread uses the connection, so SQLite's mutexes are turned off.
    sqlite3_open_v2(path, &database, 2 | 0x8000, nil)
    sqlite3_busy_timeout(database, 5_000)
    run("PRAGMA journal_mode = WAL")
    run("PRAGMA synchronous = NORMAL")
    prepare(
      "UPDATE Item SET section = ?2, title = ?3, note = ?4, score = ?5, done = ?6 WHERE id = ?1",
      &update)
    let columns = "id, section, title, note, score, done"
    prepare("SELECT \(columns) FROM Item WHERE id = ?", &one)
    prepare("SELECT \(columns) FROM Item WHERE id >= ? AND id < ? ORDER BY id", &some)
    let orders =
      "id, customer, employee, orderDate, requiredDate, shippedDate, shipper, freight, shipName, "
      + "shipAddress, shipCity, shipRegion, shipPostalCode, shipCountry"
    prepare("SELECT \(orders) FROM `Order` ORDER BY id", &all)
  }

  /// Returns the row with an identifier.
  func item(_ id: Int) -> Item? {
    sqlite3_bind_int64(one, 1, Int64(id))
    defer { sqlite3_reset(one) }
    return sqlite3_step(one) == 100 ? item(one) : nil
  }

  /// Returns fifty rows in the order of their identifiers.
  func items(from first: Int) -> [Item] {
    sqlite3_bind_int64(some, 1, Int64(first))
    sqlite3_bind_int64(some, 2, Int64(first + 50))
    defer { sqlite3_reset(some) }
    var items: [Item] = []
    while sqlite3_step(some) == 100 { items.append(item(some)) }
    return items
  }

  /// Returns all orders in the order of their identifiers.
  func orders() -> [Order] {
    defer { sqlite3_reset(all) }
    func isNull(_ column: Int32) -> Bool { sqlite3_column_type(all, column) == 5 }
    func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(all, column)) }
    func date(_ column: Int32) -> Date {
      Date(timeIntervalSinceReferenceDate: sqlite3_column_double(all, column))
    }
    func text(_ column: Int32) -> String { Self.text(all, column) }
    var orders: [Order] = []
    while sqlite3_step(all) == 100 {
      orders.append(
        Order(
          id: integer(0), customer: text(1), employee: integer(2), orderDate: date(3),
          requiredDate: date(4), shippedDate: isNull(5) ? nil : date(5),
          shipper: isNull(6) ? nil : integer(6), freight: sqlite3_column_double(all, 7),
          shipName: text(8), shipAddress: text(9), shipCity: text(10),
          shipRegion: isNull(11) ? nil : text(11), shipPostalCode: isNull(12) ? nil : text(12),
          shipCountry: text(13)))
    }
    return orders
  }

  /// Returns the current row of a statement.
  private func item(_ row: OpaquePointer?) -> Item {
    func text(_ column: Int32) -> String { Self.text(row, column) }
    return Item(
      id: Int(sqlite3_column_int64(row, 0)), section: text(1), title: text(2), note: text(3),
      score: Int(sqlite3_column_int64(row, 4)), done: sqlite3_column_int64(row, 5) != 0)
  }

  private static func text(_ row: OpaquePointer?, _ column: Int32) -> String {
    let bytes = sqlite3_column_text(row, column)
    let count = Int(sqlite3_column_bytes(row, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// Copies a database that other connections may still be checkpointing.
  static func copy(_ path: String, to other: String) {
    var database: OpaquePointer?
    var statement: OpaquePointer?
    defer {
      sqlite3_finalize(statement)
      sqlite3_close_v2(database)
    }
    sqlite3_open_v2(path, &database, 2 | 0x10000, nil)
    sqlite3_busy_timeout(database, 60_000)
    sqlite3_prepare_v2(database, "VACUUM INTO ?", -1, &statement, nil)
    let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    sqlite3_bind_text(statement, 1, other, -1, copies)
    precondition(sqlite3_step(statement) == 101, String(cString: sqlite3_errmsg(database)))
  }

  /// Updates rows in one transaction.
  func write(_ items: [Item]) {
    run("BEGIN IMMEDIATE")
    for item in items {
      sqlite3_bind_int64(update, 1, Int64(item.id))
      bind(item.section, at: 2)
      bind(item.title, at: 3)
      bind(item.note, at: 4)
      sqlite3_bind_int64(update, 5, Int64(item.score))
      sqlite3_bind_int64(update, 6, item.done ? 1 : 0)
      precondition(sqlite3_step(update) == 101, String(cString: sqlite3_errmsg(database)))
      sqlite3_reset(update)
    }
    run("COMMIT")
  }

  private func bind(_ text: String, at index: Int32) {
    let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    sqlite3_bind_text(update, index, text, -1, copies)
  }

  private var statements: [String: OpaquePointer?] = [:]

  private func run(_ sql: String) {
    if statements[sql] == nil {
      var statement: OpaquePointer?
      prepare(sql, &statement)
      statements[sql] = statement
    }
    let statement = statements[sql] ?? nil
    while sqlite3_step(statement) == 100 {}
    sqlite3_reset(statement)
  }

  private func prepare(_ sql: String, _ statement: inout OpaquePointer?) {
    let code = sqlite3_prepare_v2(database, sql, -1, &statement, nil)
    precondition(code == 0, String(cString: sqlite3_errmsg(database)))
  }

  deinit {
    for statement in [update, one, some, all] { sqlite3_finalize(statement) }
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(database)
  }
}
