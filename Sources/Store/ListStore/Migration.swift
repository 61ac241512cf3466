/// A step from one version of a database to the next.
///
///     Migration(2) { try $0.execute("CREATE INDEX byProject ON Task (project, title, id)") }
public struct Migration: Sendable {
  /// The version of the database after the migration, at least 1.
  public let version: Int
  let change: @Sendable (Transaction) throws -> Void

  /// Creates a migration.
  ///
  /// - Parameters:
  ///   - version: The version of the database after the migration, at least 1.
  ///   - change: A closure that makes the changes. If it throws, none of them is made.
  public init(_ version: Int, _ change: @escaping @Sendable (Transaction) throws -> Void) {
    self.version = version
    self.change = change
  }
}

extension SQLiteStore {
  /// Returns the version of the last migration that was performed, or 0 if there was none.
  ///
  /// - Throws: `SQLiteError`.
  public func version() throws(SQLiteError) -> Int {
    try readOnce { transaction throws(SQLiteError) in try transaction.version() }
  }

  /// Performs the migrations that the database does not have, in the order of their versions. Each
  /// has a transaction of its own.
  ///
  /// - Throws: `SQLiteError`. The kind is `migration` if two migrations have the same version, or
  ///   if a migration throws an error of the app, which is then in `underlying`. The kind is
  ///   `newerDatabase` if the database is newer than all migrations. Migrations before the failed
  ///   one remain.
  public func migrate(_ migrations: [Migration]) throws(SQLiteError) {
    let sorted = migrations.sorted { $0.version < $1.version }
    let last = sorted.last?.version ?? 0
    for (migration, next) in zip(sorted, sorted.dropFirst()) where migration.version == next.version
    {
      throw SQLiteError(
        .migration, "There are two migrations to version \(next.version). Give each its own."
      ).at(path)
    }
    let found = try version()
    guard found <= last else {
      throw SQLiteError(
        .newerDatabase,
        "The database has version \(found), but this program supports only versions up to \(last)."
      ).at(path)
    }
    for migration in sorted where migration.version > found { try perform(migration) }
  }

  private func perform(_ migration: Migration) throws(SQLiteError) {
    do {
      try write { transaction in
        // Another process may have performed it in the meantime.
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
    // A pragma takes no arguments. This value is a number, so nothing can be injected.
    try run("PRAGMA user_version = \(version)")
  }
}
