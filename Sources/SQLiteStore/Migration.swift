/// A step from one version of a database to the next.
///
///     Migration(2) { try $0.execute("CREATE INDEX byProject ON Task (project, title, id)") }
public struct Migration: Sendable {
  /// The version that the database has after it; from 1.
  public let version: Int
  let change: @Sendable (Transaction) throws -> Void

  /// A step.
  ///
  /// - Parameters:
  ///   - version: The version that the database has after it; from 1.
  ///   - change: Makes the changes. If it throws, none of them is made.
  public init(_ version: Int, _ change: @escaping @Sendable (Transaction) throws -> Void) {
    self.version = version
    self.change = change
  }
}

extension SQLiteStore {
  /// Returns the version of the last migration that was made; 0 for none.
  ///
  /// - Throws: `SQLiteError`.
  public func version() throws(SQLiteError) -> Int {
    try readOnce { transaction throws(SQLiteError) in try transaction.version() }
  }

  /// Makes the migrations that the database has not had, in the order of their versions, each in a transaction of
  /// its own.
  ///
  /// - Throws: `SQLiteError`: of the kind `migration` with what a migration threw, if that was an error of the app's own;
  ///   of the kind `newerDatabase` if the database is newer than all migrations. The migrations before stay made.
  public func migrate(_ migrations: [Migration]) throws(SQLiteError) {
    let sorted = migrations.sorted { $0.version < $1.version }
    let last = sorted.last?.version ?? 0
    let found = try version()
    guard found <= last else {
      throw SQLiteError(
        .newerDatabase,
        "The database is of version \(found), but this program knows versions up to \(last)."
      ).at(path)
    }
    for migration in sorted where migration.version > found { try perform(migration) }
  }

  private func perform(_ migration: Migration) throws(SQLiteError) {
    do {
      try write { transaction in
        // Another process may have made it meanwhile.
        guard try transaction.version() < migration.version else { return }
        try migration.change(transaction)
        try transaction.setVersion(migration.version)
      }
    } catch let error as SQLiteError { throw error } catch {
      throw SQLiteError(
        .migration, "The migration to version \(migration.version) failed: \(error)",
        underlying: error
      ).at(path)
    }
  }
}

extension Transaction {
  func version() throws(SQLiteError) -> Int {
    guard case .integer(let version)? = try connection.value("PRAGMA user_version") else {
      return 0
    }
    return Int(version)
  }

  func setVersion(_ version: Int) throws(SQLiteError) {
    // A pragma takes no arguments; this one is a number.
    try run("PRAGMA user_version = \(version)")
  }
}
