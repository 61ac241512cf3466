import Foundation

/// What to fetch from a store: which records, in which order, in which sections.
///
///     FetchRequest(Task.self)
///       .filter(\.isDone, .equal, false)
///       .sectioned(by: \.project)
///       .order(by: \.title)
///
/// Properties are named by key paths, or by their columns' names, which are checked against the table. Values
/// are always bound, never written into a statement.
public struct FetchRequest<Record: Codable & Identifiable> {
  /// How a column is compared with a value.
  public enum Comparison: String, Sendable {
    case equal = "IS"
    case notEqual = "IS NOT"
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    /// SQLite's LIKE: `%` stands for any letters, `_` for one; large and small ASCII letters are the same.
    case like = "LIKE"
  }

  /// In which direction records are sorted.
  public enum Direction: String, Sendable {
    case ascending = "ASC"
    case descending = "DESC"
  }

  /// Finds a column's name, quoted, in the record's table.
  typealias Column = (RecordTable<Record>) throws -> String

  private(set) var filters:
    [(sql: (RecordTable<Record>) throws -> String, arguments: [SQLiteValue])] = []
  private(set) var orders: [(column: Column, direction: Direction)] = []
  /// Whether a filter is SQL of the app's own, which may look at anything.
  private(set) var hasOwnSQL = false
  private(set) var section: (column: Column, direction: Direction)?

  /// All records of a type, in the order of their rows.
  public init(_ type: Record.Type = Record.self) {}

  // MARK: Filters

  /// Only records whose property compares as wanted with a value; besides the filters that are there.
  public func filter<Value: SQLiteValueConvertible>(
    _ keyPath: KeyPath<Record, Value>, _ comparison: Comparison, _ value: Value
  ) -> Self { filter({ try $0.column(of: keyPath) }, comparison, value.sqliteValue) }

  /// Only records whose enum property has a value.
  public func filter<Value: RawRepresentable>(
    _ keyPath: KeyPath<Record, Value>, _ comparison: Comparison, _ value: Value
  ) -> Self where Value.RawValue: SQLiteValueConvertible {
    filter({ try $0.column(of: keyPath) }, comparison, value.rawValue.sqliteValue)
  }

  /// Only records whose column compares as wanted with a value.
  public func filter(
    column name: String, _ comparison: Comparison, _ value: some SQLiteValueConvertible
  ) -> Self { filter({ try $0.column(named: name) }, comparison, value.sqliteValue) }

  private func filter(
    _ column: @escaping Column, _ comparison: Comparison, _ value: SQLiteValue
  ) -> Self {
    var request = self
    request.filters.append(({ "\(try column($0)) \(comparison.rawValue) ?" }, [value]))
    return request
  }

  /// Only records for which an SQL expression is true; `?` stands for each argument. The expression is a
  /// literal: nothing can be written into it.
  public func filter(sql: StaticString, _ arguments: (any SQLiteValueConvertible)...) -> Self {
    var request = self
    request.hasOwnSQL = true
    request.filters.append(({ _ in "(\(sql))" }, arguments.map(\.sqliteValue)))
    return request
  }

  // MARK: Order and sections

  /// Sorted by a property, after the orders that are there. Records that are equal in all of them come in the
  /// order of their rows.
  public func order<Value>(
    by keyPath: KeyPath<Record, Value>, _ direction: Direction = .ascending
  ) -> Self { order({ try $0.column(of: keyPath) }, direction) }

  /// Sorted by a column.
  public func order(byColumn name: String, _ direction: Direction = .ascending) -> Self {
    order({ try $0.column(named: name) }, direction)
  }

  private func order(_ column: @escaping Column, _ direction: Direction) -> Self {
    var request = self
    request.orders.append((column, direction))
    return request
  }

  /// In a section for each value of a property, sorted by it; texts byte by byte.
  public func sectioned<Value>(
    by keyPath: KeyPath<Record, Value>, _ direction: Direction = .ascending
  ) -> Self {
    var request = self
    request.section = ({ try $0.column(of: keyPath) }, direction)
    return request
  }

  /// In a section for each value of a column, sorted by it.
  public func sectioned(byColumn name: String, _ direction: Direction = .ascending) -> Self {
    var request = self
    request.section = ({ try $0.column(named: name) }, direction)
    return request
  }

  // MARK: Statements

  /// The condition, with WHERE; empty without one.
  func condition(in table: RecordTable<Record>) throws -> (sql: String, arguments: [SQLiteValue]) {
    if filters.isEmpty { return ("", []) }
    let sql = try filters.map { try $0.sql(table) }.joined(separator: " AND ")
    return (" WHERE \(sql)", filters.flatMap(\.arguments))
  }

  /// The order, with ORDER BY; the row's number comes last, so that it is always the same. Sections are told apart byte
  /// by byte, whatever their column's collation, so that none comes twice.
  func ordering(in table: RecordTable<Record>) throws -> String {
    let sections = try section.map {
      ["\(try $0.column(table)) COLLATE BINARY \($0.direction.rawValue)"]
    }
    let terms = try orders.map { "\(try $0.column(table)) \($0.direction.rawValue)" }
    return " ORDER BY " + ((sections ?? []) + terms + ["rowid"]).joined(separator: ", ")
  }
}
