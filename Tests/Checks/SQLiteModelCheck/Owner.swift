import ListStore

/// What entries belong to: the foreign keys of their table name it, with rules for what happens to
/// them.
struct Owner: Codable, Identifiable, Hashable, Sendable {
  var id: Int
  var name: String

  /// Makes the tables of owners and of entries.
  ///
  /// - Parameter hasTypes: Whether columns are declared with types; else they take any value as it
  ///   is.
  static func createTables(_ tx: Transaction, hasTypes: Bool) throws {
    try tx.execute("CREATE TABLE Owner (id INTEGER PRIMARY KEY, name TEXT UNIQUE NOT NULL)")
    if hasTypes {
      try tx.execute(
        """
        CREATE TABLE Entry (
          id INTEGER PRIMARY KEY, part TEXT, text TEXT, number REAL, whole INTEGER, content INTEGER,
          size UNSIGNED BIG INT DEFAULT 7, price BLOB DEFAULT x'01', date TIMESTAMP,
          kind INTEGER DEFAULT 2, marks INTEGER DEFAULT 3, short REAL DEFAULT 1, list TEXT DEFAULT '[]',
          owner INTEGER REFERENCES Owner (id) ON DELETE CASCADE ON UPDATE CASCADE,
          nick TEXT REFERENCES Owner (name) ON DELETE SET NULL ON UPDATE CASCADE)
        """)
    } else {
      try tx.execute(
        """
        CREATE TABLE Entry (
          id INTEGER PRIMARY KEY, part, text, number, whole, content, size DEFAULT 7,
          price DEFAULT x'01', date, kind DEFAULT 2, marks DEFAULT 3, short DEFAULT 1, list DEFAULT '[]',
          owner REFERENCES Owner (id) ON DELETE CASCADE ON UPDATE CASCADE,
          nick REFERENCES Owner (name) ON DELETE SET NULL ON UPDATE CASCADE)
        """)
    }
    try tx.createTable(for: Owner.self)
    try tx.createTable(for: Entry.self)
  }

  /// Makes one change of owners, and by the rules of entries.
  static func change(_ tx: Transaction, _ generator: inout some RandomNumberGenerator) throws {
    let id = Int.random(in: 0..<12, using: &generator)
    let name = "\(Int.random(in: 0..<12, using: &generator))"
    let isTaken = try tx.fetch(FetchRequest(Owner.self)).contains { $0.name == name && $0.id != id }
    switch Int.random(in: 0..<16, using: &generator) {
    case 0..<7: if !isTaken { try tx.upsert(Owner(id: id, name: name)) }
    case 7..<10: if !isTaken { try tx.update(Owner(id: id, name: name)) }
    case 10, 11: try tx.delete(Owner.self, id: id)
    case 12: try tx.execute("DELETE FROM Owner WHERE name = ?", name)
    case 13: try tx.execute("UPDATE OR IGNORE Owner SET id = id + 12 WHERE id = ?", id)
    case 14: try tx.execute("UPDATE OR REPLACE Owner SET name = ? WHERE id = ?", name, id)
    default:
      try tx.execute(
        """
        INSERT INTO Owner (name) VALUES (?)
        ON CONFLICT (name) DO UPDATE SET id = (SELECT max(id) + 1 FROM Owner)
        """, name)
    }
  }
}
