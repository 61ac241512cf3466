extension Transaction {
  /// Creates an index of the texts of properties, for searches by
  /// `FetchRequest.matching(_:isRanked:)`, unless it exists. From then on, the index follows the
  /// records, even if another process changes them.
  ///
  ///     store.migrate([
  ///       Migration(1) { try $0.createTable(for: Task.self) },
  ///       Migration(2) { try $0.createSearchIndex(for: Task.self, on: \.title, \.note) },
  ///     ])
  ///
  /// A record type has one search index. To search in other properties, call the method with these
  /// in another migration. It makes the index again. Each record then costs about as much more to
  /// write as it has words.
  ///
  /// The index is kept by triggers, which SQLite drops with the table. Call the method again in a
  /// migration that replaces the table by a new one. Triggers of your own must not change the
  /// properties of the index. Another program that replaces records by `INSERT OR REPLACE` sets the
  /// pragma `recursive_triggers` first, as the store does.
  ///
  /// - Parameters:
  ///   - type: The record type, whose table exists.
  ///   - keyPaths: The properties. They are stored as texts, or are optional.
  /// - Throws: `SQLiteError`, of the kind `unsupportedValue` if a property isn't stored as a text.
  public func createSearchIndex<Record: Codable & Identifiable>(
    for type: Record.Type, on keyPaths: PartialKeyPath<Record>...
  ) throws(SQLiteError) {
    let table = try table(of: type)
    var columns: [Column] = []
    for keyPath in keyPaths {
      let column = try table.column(of: keyPath)
      try column.checkText("it can't be searched")
      if !columns.contains(where: { $0.name == column.name }) { columns.append(column) }
    }
    guard !columns.isEmpty else {
      throw SQLiteError(.unsupportedValue, "A search index needs a property to search in.")
    }
    // An error if there is no table.
    try run("SELECT 1 FROM \(table.quotedName) LIMIT 1")
    let index = try SearchIndex(of: table, connection)
    let parts = index.parts(for: columns)
    let existing = try existing(index)
    if let other = existing.first(where: { !index.owns($0) }) {
      throw SQLiteError(
        .unsupportedStatement,
        "The database has a \(other.type) “\(other.name)” of the app's own. The search index of "
          + "the table “\(table.name)” needs this name, so give it another one.")
    }
    if existing.map(\.sql).sorted() == parts.map(\.sql).sorted() { return }
    changesAreUnknown = true
    try drop(existing)
    for part in parts { try run(part.sql) }
    for statement in index.filling(for: columns) { try run(statement) }
  }

  /// Removes the search index of a record type, if there is one.
  ///
  /// Call this method in a migration that removes one of the indexed columns from the table, before
  /// it does so. To renew an index that is damaged, remove it and create it again.
  ///
  /// - Throws: `SQLiteError`.
  public func removeSearchIndex<Record: Codable & Identifiable>(
    for type: Record.Type
  ) throws(SQLiteError) {
    let index = try SearchIndex(of: try table(of: type), connection)
    changesAreUnknown = true
    try drop(try existing(index).filter(index.owns))
  }

  /// Returns what the schema has under the names of the parts of an index, in the order in which it
  /// can be dropped.
  private func existing(_ index: SearchIndex) throws(SQLiteError) -> [SearchIndex.Part] {
    var existing: [SearchIndex.Part] = []
    for name in index.names {
      try run(
        "SELECT type, name, sql FROM sqlite_master WHERE name = ? COLLATE NOCASE", [.text(name)]
      ) { row in
        existing.append(
          SearchIndex.Part(
            type: row.cell(0).text ?? "", name: row.cell(1).text ?? name,
            sql: row.cell(2).text ?? ""))
      }
    }
    return existing
  }

  private func drop(_ parts: [SearchIndex.Part]) throws(SQLiteError) {
    for part in parts { try run("DROP \(part.type) \(SQLiteName.quoted(part.name))") }
  }
}
