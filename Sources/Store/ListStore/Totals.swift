// What a list shows of records without reading them, such as in the header of a section, which is
// configured again after each change.

extension Transaction {
  /// Returns the number of records of a request.
  ///
  /// - Throws: `SQLiteError`.
  public func count<Record>(of request: FetchRequest<Record>) throws(SQLiteError) -> Int {
    let table = try self.table(of: Record.self)
    let rows = try request.rows("count(*)", of: table, connection)
    var count = 0
    try run(rows.sql, rows.arguments) { count = Int($0.integer(0)) }
    return count
  }

  /// Returns the sum of a number property of a request's records. Nil is left out.
  ///
  ///     let section = request.filter(\.project, .equal, name)
  ///     let hours = try store.sum(of: \.hours, in: section)
  ///
  /// The sum of integers is exact up to 2⁵³.
  ///
  /// - Throws: `SQLiteError`, of the kind `unsupportedValue` if the property isn't stored as a
  ///   number of SQLite, as a `UInt64` isn't, or if a value in its column isn't one.
  public func sum<Record, Value>(
    of keyPath: KeyPath<Record, Value>, in request: FetchRequest<Record>
  ) throws(SQLiteError) -> Double {
    let table = try self.table(of: Record.self)
    let column = try table.column(of: keyPath)
    guard column.storage == .integer || column.storage == .real else {
      throw SQLiteError(
        .unsupportedValue, "The column “\(column.name)” doesn't contain numbers, so it has no sum.")
    }
    let name = column.quotedName
    let rows = try request.rows(
      "total(\(name)), max(typeof(\(name)) NOT IN ('integer', 'real', 'null'))", of: table,
      connection)
    var (sum, hasOthers) = (0.0, false)
    try run(rows.sql, rows.arguments) { row in
      sum = row.cell(0).real ?? 0
      hasOthers = row.integer(1) != 0
    }
    guard !hasOthers else {
      throw SQLiteError(
        .unsupportedValue,
        "The column “\(column.name)” has values that aren't numbers, so it has no sum.")
    }
    return sum
  }
}

extension SQLiteStore {
  /// Returns the number of records of a request.
  ///
  /// - Throws: `SQLiteError`.
  public func count<Record>(of request: FetchRequest<Record>) throws(SQLiteError) -> Int {
    try readOnce { transaction throws(SQLiteError) in try transaction.count(of: request) }
  }

  /// Returns the sum of a number property of a request's records, as
  /// ``Transaction/sum(of:in:)`` does.
  ///
  /// - Throws: `SQLiteError`.
  public func sum<Record, Value>(
    of keyPath: KeyPath<Record, Value>, in request: FetchRequest<Record>
  ) throws(SQLiteError) -> Double {
    try readOnce { transaction throws(SQLiteError) in
      try transaction.sum(of: keyPath, in: request)
    }
  }
}
