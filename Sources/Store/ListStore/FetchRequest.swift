public import Foundation

/// A description of the records to fetch, with their order and their sections.
///
///     FetchRequest(Task.self)
///       .filter(\.isDone, .equal, false)
///       .sectioned(by: \.project)
///       .order(by: \.title)
///
/// Properties are named by key paths, or by the names of their columns, which are checked against
/// the table. Values are always bound as arguments, never interpolated into a statement.
///
/// Numbers, dates, booleans, and enums by their raw values are compared and sorted as in Swift.
/// Texts are compared byte by byte, which is Swift's order if all are normalized in the same way,
/// unless a locale sorts them. Nil sorts first, and only `equal` and `notEqual` match it. Values
/// that are stored as JSON have no order, and can only be compared with nil.
public struct FetchRequest<Record: Codable & Identifiable> {
  /// An operator that compares a column with a value.
  public enum Comparison: String, Sendable {
    /// The column is equal to the value. Nil equals nil.
    case equal = "IS"
    /// The column is not equal to the value.
    case notEqual = "IS NOT"
    /// The column is less than the value.
    case less = "<"
    /// The column is less than or equal to the value.
    case lessOrEqual = "<="
    /// The column is greater than the value.
    case greater = ">"
    /// The column is greater than or equal to the value.
    case greaterOrEqual = ">="
    /// The text matches a pattern of SQLite's LIKE: `%` matches any characters, and `_` a single
    /// one. ASCII letters match regardless of case.
    case like = "LIKE"
  }

  /// The direction in which records are sorted.
  public enum Direction: String, Sendable {
    /// From the smallest value to the largest.
    case ascending = "ASC"
    /// From the largest value to the smallest.
    case descending = "DESC"
  }

  typealias Table = RecordTable<Record>
  /// A closure that finds a column in the record's table.
  typealias FindColumn = (Table) throws(SQLiteError) -> Column
  /// A part of a statement, with its arguments.
  struct Rows {
    var sql = ""
    var arguments: [SQLiteValue] = []
  }

  private struct Filter {
    /// A closure that appends the condition.
    let append: (inout Rows, Table, Connection) throws(SQLiteError) -> Void
  }

  private struct Order {
    let column: FindColumn
    let direction: Direction
    /// The locale that sorts the texts or the letters, or `nil` if their bytes do.
    var locale: Locale?
    /// A Boolean value that indicates whether the first letters of the column are compared.
    var isByLetter = false
  }

  /// An expression of FTS5.
  struct Search {
    let expression: String
    /// A Boolean value that indicates whether the best matches come first.
    let isRanked: Bool
  }

  private var filters: [Filter] = []
  private var orders: [Order] = []
  private var section: Order?
  /// The expression that records must match, if any.
  var search: Search?
  /// A Boolean value that indicates whether a filter is SQL of the app, which may read other
  /// tables.
  private(set) var hasOwnSQL = false

  /// Creates a request for all records of a type, in the order of their rows.
  public init(_ type: Record.Type = Record.self) {}

  // MARK: Filters

  /// Returns a request that also requires a comparison of a property with a value to be true.
  public func filter<Value: Encodable>(
    _ keyPath: KeyPath<Record, Value>, _ comparison: Comparison, _ value: Value
  ) -> Self {
    filter(
      { table throws(SQLiteError) in try table.column(of: keyPath) }, comparison,
      { column throws(SQLiteError) in try column.value(of: value) })
  }

  /// Returns a request that also requires a comparison of a column with a value to be true.
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
    let filter = Filter { rows, table, connection throws(SQLiteError) in
      let column = try column(table)
      let value = try value(column)
      try column.checkComparison(with: value, isLike: comparison == .like)
      rows.sql += column.quotedName
      rows.sql += " "
      rows.sql += comparison.rawValue
      rows.sql += " ?"
      rows.arguments.append(try table.stored(value, in: column, connection))
    }
    request.filters.append(filter)
    return request
  }

  /// Returns a request that also requires an SQL expression to be true.
  ///
  /// - Parameters:
  ///   - sql: The expression, with `?` for each argument. It is a literal, so values can't be
  ///     interpolated.
  ///   - arguments: The arguments. A date is the number of seconds since 2001.
  public func filter(sql: StaticString, _ arguments: (any SQLiteValueConvertible)...) -> Self {
    var request = self
    request.hasOwnSQL = true
    let filter = Filter { rows, _, _ throws(SQLiteError) in
      rows.sql += "(\(sql))"
      rows.arguments += try SQLiteValue.all(arguments)
    }
    request.filters.append(filter)
    return request
  }

  // MARK: Order and sections

  /// Returns a request that also sorts by a property, after the terms so far. Records that are
  /// equal in all terms are in the order of their rows.
  ///
  ///     FetchRequest(Person.self).order(by: \.name, in: .current)
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - direction: The direction.
  ///   - locale: The locale that sorts texts as `localizedStandardCompare(_:)` does: letters with
  ///     accents where the locale has them, regardless of case unless nothing else differs, and
  ///     numbers within texts by their values. No index of SQLite has this order, so all records
  ///     are sorted when a list opens, a million of them in seconds; see
  ///     `SQLiteStore.loadFetchedResultsController(for:)`. If it is nil, texts are compared byte by
  ///     byte.
  public func order<Value>(
    by keyPath: KeyPath<Record, Value>, _ direction: Direction = .ascending,
    in locale: Locale? = nil
  ) -> Self {
    order({ table throws(SQLiteError) in try table.column(of: keyPath) }, direction, locale)
  }

  /// Returns a request that also sorts by a column, after the terms so far.
  public func order(
    byColumn name: String, _ direction: Direction = .ascending, in locale: Locale? = nil
  ) -> Self {
    order({ table throws(SQLiteError) in try table.column(named: name) }, direction, locale)
  }

  private func order(
    _ column: @escaping FindColumn, _ direction: Direction, _ locale: Locale?
  ) -> Self {
    var request = self
    request.orders.append(Order(column: column, direction: direction, locale: locale))
    return request
  }

  /// Returns a request with a section for each value of a property, sorted by it.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - direction: The direction.
  ///   - locale: The locale that sorts texts, see `order(by:_:in:)`, or nil to sort them byte by
  ///     byte. Texts are one section only if their bytes are equal.
  public func sectioned<Value>(
    by keyPath: KeyPath<Record, Value>, _ direction: Direction = .ascending,
    in locale: Locale? = nil
  ) -> Self {
    sectioned({ table throws(SQLiteError) in try table.column(of: keyPath) }, direction, locale)
  }

  /// Returns a request with a section for each value of a column, sorted by it.
  public func sectioned(
    byColumn name: String, _ direction: Direction = .ascending, in locale: Locale? = nil
  ) -> Self {
    sectioned({ table throws(SQLiteError) in try table.column(named: name) }, direction, locale)
  }

  private func sectioned(
    _ column: @escaping FindColumn, _ direction: Direction, _ locale: Locale?
  ) -> Self {
    var request = self
    request.section = Order(column: column, direction: direction, locale: locale)
    return request
  }

  /// Returns a request with a section for each first letter of a property, as in an address book.
  /// The sections are sorted by their letter.
  ///
  ///     FetchRequest(Person.self).sectioned(byFirstLetterOf: \.name, in: .current)
  ///       .order(by: \.name, in: .current)
  ///
  /// Letters are in uppercase. Texts that don't begin with a letter come last, under "#", and so
  /// does nil. Sort the records of a letter with `order(by:_:in:)`. No index of SQLite has these
  /// letters, so a list of a million records takes seconds to open. Open it by
  /// `SQLiteStore.loadFetchedResultsController(for:)`.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - direction: The direction.
  ///   - locale: The locale whose letters have sections, in its order: in Swedish, Å comes after Z.
  ///     If it is nil, letters have no accents.
  public func sectioned<Value>(
    byFirstLetterOf keyPath: KeyPath<Record, Value>, _ direction: Direction = .ascending,
    in locale: Locale? = nil
  ) -> Self {
    var request = self
    request.section = Order(
      column: { table throws(SQLiteError) in try table.column(of: keyPath) },
      direction: direction, locale: locale, isByLetter: true)
    return request
  }

  // MARK: Statements

  /// A term of the order.
  struct Term {
    /// The value in SQL.
    let expression: String
    /// The column, or `nil` if the value is another one.
    let column: String?
    let storage: ColumnStorage
    let isDescending: Bool
    let isSection: Bool
    /// The order of texts, or `nil` if they are compared by their bytes.
    var collation: Collation?

    /// The term in SQL. In the end, sections are compared byte by byte regardless of the collation
    /// of their column, so that no section appears twice.
    var sql: String {
      let collations =
        [collation?.sql, isSection ? "COLLATE BINARY" : nil].compactMap { $0.map { " \($0)" } }
      return (collations.isEmpty ? [""] : collations)
        .map { expression + $0 + (isDescending ? " DESC" : "") }.joined(separator: ", ")
    }
  }

  /// Returns the terms of the order, with the section first.
  func terms(in table: Table) throws(SQLiteError) -> [Term] {
    var terms: [Term] = []
    func add(_ order: Order, isSection: Bool) throws(SQLiteError) {
      let column = try order.column(table)
      if order.isByLetter { try column.checkText("it has no letters") }
      if order.locale != nil { try column.checkText("no locale sorts it") }
      try column.checkOrder()
      terms.append(
        Term(
          expression: order.isByLetter
            ? LetterFunction.call(column, in: order.locale) : column.quotedName,
          column: column.name, storage: column.storage,
          isDescending: order.direction == .descending, isSection: isSection,
          collation: order.locale.map(Collation.of)))
    }
    if let section { try add(section, isSection: true) }
    if isRanked {
      terms.append(
        Term(
          expression: SearchIndex.rank(in: table.name), column: nil, storage: .real,
          isDescending: false, isSection: false))
    }
    for order in orders { try add(order, isSection: false) }
    return terms
  }

  /// A Boolean value that indicates whether the request has sections.
  var hasSections: Bool { section != nil }

  /// A Boolean value that indicates whether the best matches come first in each section.
  var isRanked: Bool { search?.isRanked == true }

  /// Returns the statement that selects the rows that are requested, without an order.
  ///
  /// - Parameters:
  ///   - columns: The columns to select, in SQL.
  ///   - table: The table.
  ///   - isOfRow: A Boolean value that indicates whether a condition of a single row follows.
  func rows(
    _ columns: String, of table: Table, _ connection: Connection, isOfRow: Bool = false
  ) throws(SQLiteError) -> Rows {
    var rows = Rows()
    rows.sql.reserveCapacity(250)
    rows.arguments.reserveCapacity(filters.count)
    rows.sql += "SELECT "
    rows.sql += columns
    rows.sql += " FROM "
    var separator = " WHERE "
    if let search {
      let index = try SearchIndex(of: table, connection)
      try index.check(connection)
      rows.arguments.append(.text(search.expression))
      rows.sql += search.isRanked ? index.ranks : table.quotedName
      if !search.isRanked {
        rows.sql += separator + (isOfRow ? index.conditionOfRow : index.condition)
        separator = " AND "
      }
    } else {
      rows.sql += table.quotedName
    }
    for filter in filters {
      rows.sql += separator
      separator = " AND "
      try filter.append(&rows, table, connection)
    }
    if isOfRow { rows.sql += separator }
    return rows
  }
}

extension SQLiteValue {
  /// Returns the values of statement arguments.
  static func all(_ arguments: [any SQLiteValueConvertible]) throws(SQLiteError) -> [SQLiteValue] {
    var values: [SQLiteValue] = []
    for argument in arguments { values.append(try argument.sqliteValue) }
    return values
  }
}
