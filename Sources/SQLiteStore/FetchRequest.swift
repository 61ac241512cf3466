import Foundation

/// A description of which records to fetch, in which order and in which sections.
///
///     FetchRequest(Task.self)
///       .filter(\.isDone, .equal, false)
///       .sectioned(by: \.project)
///       .order(by: \.title)
///
/// Properties are named by key paths, or by their columns' names, which are checked against the table. Values
/// are always bound, never written into a statement.
///
/// Numbers, dates, booleans and enums by their raw values are compared and sorted as in Swift. Texts are compared byte
/// by byte, which is Swift's order where they are normalized in the same way. nil comes first, and only `equal` and
/// `notEqual` find it. Values that are stored as JSON have no order, and can only be compared with nil.
public struct FetchRequest<Record: Codable & Identifiable> {
  /// How a column is compared with a value.
  public enum Comparison: String, Sendable {
    case equal = "IS"
    case notEqual = "IS NOT"
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    /// SQLite's LIKE, for texts: `%` stands for any letters, `_` for one; large and small ASCII letters are the same.
    case like = "LIKE"
  }

  /// The direction in which records are sorted.
  public enum Direction: String, Sendable {
    case ascending = "ASC"
    case descending = "DESC"
  }

  typealias Table = RecordTable<Record>
  /// Finds a column in the record's table.
  typealias FindColumn = (Table) throws(SQLiteError) -> Column
  /// A condition, and its arguments.
  struct Condition {
    let sql: String
    let arguments: [SQLiteValue]
  }

  private struct Filter {
    let condition: (Table, Connection) throws(SQLiteError) -> Condition
  }

  private struct Order {
    let column: FindColumn
    let direction: Direction
  }

  private var filters: [Filter] = []
  private var orders: [Order] = []
  private var section: Order?
  /// Whether a filter is SQL of the app's own, which may look at anything.
  private(set) var hasOwnSQL = false

  /// All records of a type, in the order of their rows.
  public init(_ type: Record.Type = Record.self) {}

  // MARK: Filters

  /// Returns a request for those of the records whose property compares in this way with a value.
  public func filter<Value: Encodable>(
    _ keyPath: KeyPath<Record, Value>, _ comparison: Comparison, _ value: Value
  ) -> Self {
    filter(
      { table throws(SQLiteError) in try table.column(of: keyPath) }, comparison,
      { column throws(SQLiteError) in
        if let value = value as? any ColumnValue, type(of: value).storage == column.storage {
          return try value.sqliteValue
        }
        if let value = value as? any OptionalValue, value.isNil { return .null }
        return try column.value(of: value)
      })
  }

  /// Returns a request for those of the records whose column compares in this way with a value.
  public func filter(
    column name: String, _ comparison: Comparison, _ value: some SQLiteValueConvertible
  ) -> Self {
    filter(
      { table throws(SQLiteError) in try table.column(named: name) }, comparison,
      { _ throws(SQLiteError) in try value.sqliteValue })
  }

  private func filter(
    _ column: @escaping FindColumn, _ comparison: Comparison,
    _ value: @escaping (Column) throws(SQLiteError) -> SQLiteValue
  ) -> Self {
    var request = self
    let filter = Filter { table, connection throws(SQLiteError) in
      let column = try column(table)
      let value = try value(column)
      try column.checkComparison(with: value, isLike: comparison == .like)
      return Condition(
        sql: "\(column.quotedName) \(comparison.rawValue) ?",
        arguments: [try table.stored(value, in: column, connection)])
    }
    request.filters.append(filter)
    return request
  }

  /// Returns a request for those of the records for which an SQL expression is true.
  ///
  /// - Parameters:
  ///   - sql: The expression, with `?` for each argument. It is a literal: nothing can be written into it.
  ///   - arguments: The arguments. A date is the seconds since 2001.
  public func filter(sql: StaticString, _ arguments: (any SQLiteValueConvertible)...) -> Self {
    var request = self
    request.hasOwnSQL = true
    let filter = Filter { _, _ throws(SQLiteError) in
      Condition(sql: "(\(sql))", arguments: try SQLiteValue.all(arguments))
    }
    request.filters.append(filter)
    return request
  }

  // MARK: Order and sections

  /// Returns a request that also sorts by a property. Records that are equal in all orders come in the order of their
  /// rows.
  public func order<Value>(
    by keyPath: KeyPath<Record, Value>, _ direction: Direction = .ascending
  ) -> Self {
    order({ table throws(SQLiteError) in try table.column(of: keyPath) }, direction)
  }

  /// Returns a request that also sorts by a column.
  public func order(byColumn name: String, _ direction: Direction = .ascending) -> Self {
    order({ table throws(SQLiteError) in try table.column(named: name) }, direction)
  }

  private func order(_ column: @escaping FindColumn, _ direction: Direction) -> Self {
    var request = self
    request.orders.append(Order(column: column, direction: direction))
    return request
  }

  /// Returns a request that has a section for each value of a property, sorted by it; texts byte by byte.
  public func sectioned<Value>(
    by keyPath: KeyPath<Record, Value>, _ direction: Direction = .ascending
  ) -> Self {
    var request = self
    request.section = Order(
      column: { table throws(SQLiteError) in try table.column(of: keyPath) }, direction: direction)
    return request
  }

  /// Returns a request that has a section for each value of a column, sorted by it.
  public func sectioned(byColumn name: String, _ direction: Direction = .ascending) -> Self {
    var request = self
    request.section = Order(
      column: { table throws(SQLiteError) in try table.column(named: name) }, direction: direction)
    return request
  }

  // MARK: Statements

  /// A column that records are sorted by.
  struct Term {
    let column: Column
    let isDescending: Bool
    let isSection: Bool

    /// The term in SQL. Sections are told apart byte by byte, whatever their column's collation, so that none
    /// comes twice.
    var sql: String {
      column.quotedName + (isSection ? " COLLATE BINARY" : "") + (isDescending ? " DESC" : "")
    }
  }

  /// What records are sorted by: the section first.
  func terms(in table: Table) throws(SQLiteError) -> [Term] {
    var terms: [Term] = []
    func add(_ order: Order, isSection: Bool) throws(SQLiteError) {
      let column = try order.column(table)
      try column.checkOrder()
      terms.append(
        Term(
          column: column, isDescending: order.direction == .descending, isSection: isSection))
    }
    if let section { try add(section, isSection: true) }
    for order in orders { try add(order, isSection: false) }
    return terms
  }

  /// Whether there are sections.
  var hasSections: Bool { section != nil }

  /// The condition, with WHERE; empty without one.
  func condition(in table: Table, _ connection: Connection) throws(SQLiteError) -> Condition {
    if filters.isEmpty { return Condition(sql: "", arguments: []) }
    var conditions: [String] = []
    var arguments: [SQLiteValue] = []
    for filter in filters {
      let condition = try filter.condition(table, connection)
      conditions.append(condition.sql)
      arguments += condition.arguments
    }
    return Condition(
      sql: " WHERE " + conditions.joined(separator: " AND "), arguments: arguments)
  }
}

extension SQLiteValue {
  /// The values of some arguments.
  static func all(_ arguments: [any SQLiteValueConvertible]) throws(SQLiteError) -> [SQLiteValue] {
    var values: [SQLiteValue] = []
    for argument in arguments { values.append(try argument.sqliteValue) }
    return values
  }
}
