import ListStore

/// Changes of the schema that leave all records as they are.
enum SchemaChange {
  static func make(_ tx: Transaction, _ generator: inout some RandomNumberGenerator) throws {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: try tx.execute("CREATE INDEX IF NOT EXISTS byText ON Entry (text, content)")
    case 1: try tx.execute("DROP INDEX IF EXISTS byText")
    case 2: try tx.execute("CREATE TABLE IF NOT EXISTS More (id INTEGER PRIMARY KEY)")
    case 3: try tx.execute("DROP TABLE IF EXISTS More")
    case 4: try tx.execute("REINDEX")
    default:
      try tx.execute("ALTER TABLE Entry RENAME TO Renamed")
      try tx.execute("ALTER TABLE Renamed RENAME TO Entry")
    }
  }
}
