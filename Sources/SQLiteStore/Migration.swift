/// A step from one version of a database to the next.
public struct Migration: Sendable {
  /// The version that the database has after it; from 1.
  public let version: Int
  let change: @Sendable (Transaction) throws -> Void

  /// A step.
  public init(_ version: Int, _ change: @escaping @Sendable (Transaction) throws -> Void) {
    self.version = version
    self.change = change
  }
}

extension SQLiteStore {
  /// The version of the last migration that was made; 0 for none.
  ///
  /// - Throws: `SQLiteError`.
  public func version() throws -> Int { try read { try $0.version() } }

  /// Makes the migrations that the database has not seen, in the order of their versions, each in a transaction of
  /// its own.
  ///
  /// - Throws: `SQLiteError`, or what a migration throws; those before it stay made. A database that is newer than all
  ///   migrations is refused.
  public func migrate(_ migrations: [Migration]) throws {
    let sorted = migrations.sorted { $0.version < $1.version }
    let last = sorted.last?.version ?? 0
    let found = try version()
    guard found <= last else {
      throw SQLiteError(
        "The database is of version \(found), but this program knows versions up to \(last).")
    }
    for migration in sorted where migration.version > found { try perform(migration) }
  }

  private func perform(_ migration: Migration) throws {
    _ = try write { transaction -> Void in
      // Somebody else may have made it meanwhile.
      guard try transaction.version() < migration.version else { return }
      try migration.change(transaction)
      try transaction.setVersion(migration.version)
    }
  }
}

extension Transaction {
  func version() throws -> Int {
    guard case .integer(let version)? = try connection.value("PRAGMA user_version") else {
      return 0
    }
    return Int(version)
  }

  func setVersion(_ version: Int) throws {
    // A pragma takes no arguments; this one is a number.
    try run("PRAGMA user_version = \(version)")
  }
}
