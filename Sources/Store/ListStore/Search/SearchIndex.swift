import Foundation

/// The index of a table's texts, by which `FetchRequest.matching(_:isRanked:)` finds records.
///
/// It is a table of SQLite's FTS5 without the texts themselves, which triggers keep in step. Its
/// rows have the numbers of the records: their identifiers, or those of a table of identifiers. A
/// row's own number isn't used, because SQLite may give it to another row.
struct SearchIndex {
  /// The comment with which the SQL of the triggers of indexes begins.
  static let mark = "/* The search index of ListStore */"

  /// The names of tables, as they are in the schema.
  private let table: String
  private let name: String
  private let keysName: String
  private let key: String
  /// A Boolean value that indicates whether the identifiers number the records.
  private let isNumbered: Bool

  /// Creates the index of a record type's table, which needn't exist.
  init<Record>(
    of table: RecordTable<Record>, _ connection: Connection
  ) throws(SQLiteError) {
    let name = try connection.name(of: table.name)
    self.table = name
    self.name = "\(name)_search"
    keysName = "\(name)_search_keys"
    key = table.keyColumn.quotedName
    let declaration = connection.declaration(of: table.keyColumn.name, in: table.name)
    isNumbered = declaration?.isKey == true && declaration?.type?.uppercased() == "INTEGER"
  }

  private var quotedTable: String { SQLiteName.quoted(table) }
  private var quotedName: String { SQLiteName.quoted(name) }
  private var quotedKeys: String { SQLiteName.quoted(keysName) }

  // MARK: Creation

  /// An object of the schema.
  struct Part {
    let type: String
    let name: String
    let sql: String
  }

  /// The tables and triggers of the index of columns.
  func parts(for columns: [Column]) -> [Part] {
    let names = names(for: columns)
    let fts = Part(
      type: "table", name: name,
      sql: creationOfTexts + "(\(names), content = '', "
        + "tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3')")
    let keys = Part(type: "table", name: keysName, sql: creationOfKeys)
    let (new, old) = (values(of: columns, in: "new"), values(of: columns, in: "old"))
    let addition = "INSERT INTO \(quotedName) (rowid, \(names)) VALUES (\(new));"
    let removal =
      "INSERT INTO \(quotedName) (\(quotedName), rowid, \(names)) VALUES ('delete', \(old));"
    let newKey = isNumbered ? "" : "INSERT INTO \(quotedKeys) (key) VALUES (new.\(key)); "
    let oldKey = isNumbered ? "" : " DELETE FROM \(quotedKeys) WHERE key = old.\(key);"
    return [fts] + (isNumbered ? [] : [keys]) + [
      trigger("inserted", "INSERT", newKey + addition),
      trigger("deleted", "DELETE", removal + oldKey),
      trigger(
        "updated", "UPDATE OF " + ([key] + columns.map(\.quotedName)).joined(separator: ", "),
        removal + oldKey + " " + newKey + addition),
    ]
  }

  private var creationOfTexts: String { "CREATE VIRTUAL TABLE \(quotedName) USING fts5" }

  private var creationOfKeys: String {
    "CREATE TABLE \(quotedKeys) (number INTEGER PRIMARY KEY, key NOT NULL UNIQUE)"
  }

  /// The names of all parts that an index of the table can have, whichever key the table has had.
  /// Each comes before those that it needs.
  var names: [String] {
    ["updated", "deleted", "inserted"].map { "\(name)_\($0)" } + [keysName, name]
  }

  /// Returns a Boolean value that indicates whether a part of the schema is one of an index, and
  /// none of the app's with the same name.
  func owns(_ part: Part) -> Bool {
    part.sql.contains(Self.mark) || part.sql.hasPrefix(creationOfTexts + "(c0")
      || part.sql == creationOfKeys
  }

  /// The columns of the index, whose names FTS5 restricts.
  private func names(for columns: [Column]) -> String {
    columns.indices.map { "c\($0)" }.joined(separator: ", ")
  }

  private func trigger(_ suffix: String, _ event: String, _ statements: String) -> Part {
    let name = "\(name)_\(suffix)"
    return Part(
      type: "trigger", name: name,
      sql: "CREATE TRIGGER \(SQLiteName.quoted(name)) AFTER \(event) ON \(quotedTable) BEGIN "
        + "\(Self.mark) \(statements) END")
  }

  /// Returns the number and the texts of a row.
  private func values(of columns: [Column], in row: String) -> String {
    let number =
      isNumbered
      ? "\(row).\(key)" : "(SELECT number FROM \(quotedKeys) WHERE key = \(row).\(key))"
    return ([number] + columns.map { "\(row).\($0.quotedName)" }).joined(separator: ", ")
  }

  /// The statements that fill the index of columns.
  func filling(for columns: [Column]) -> [String] {
    let names = names(for: columns)
    let keys = "INSERT INTO \(quotedKeys) (key) SELECT \(key) FROM \(quotedTable)"
    let texts =
      "INSERT INTO \(quotedName) (rowid, \(names)) "
      + "SELECT \(values(of: columns, in: quotedTable)) FROM \(quotedTable)"
    return isNumbered ? [texts] : [keys, texts]
  }

  // MARK: Searches

  /// Checks that the index, if there is one, is kept in step with its table.
  ///
  /// - Throws: `SQLiteError` if triggers are missing, because the table was replaced by another.
  func check(_ connection: Connection) throws(SQLiteError) {
    let triggers = try connection.value(
      """
      SELECT count(*) FROM sqlite_master
      WHERE type = 'trigger' AND tbl_name = ? AND instr(sql, ?) > 0
      """, [.text(table), .text(Self.mark)])
    if triggers == .integer(3) { return }
    let tables = try connection.value(
      "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = ?", [.text(name)])
    guard tables == .integer(0) else {
      throw SQLiteError(
        .unsupportedStatement,
        "The search index of the table “\(table)” is out of date, because its triggers are gone. "
          + "Create it again in the migration that replaces the table, by "
          + "createSearchIndex(for:on:).")
    }
  }

  /// The condition that a record of the table matches an expression of FTS5, which is the only
  /// argument.
  var condition: String {
    let matches = "SELECT rowid FROM \(quotedName) WHERE \(quotedName) MATCH ?"
    return isNumbered
      ? "\(key) IN (\(matches))"
      : "\(key) IN (SELECT key FROM \(quotedKeys) WHERE number IN (\(matches)))"
  }

  /// The same condition for a single row, which doesn't look at other rows.
  var conditionOfRow: String {
    let match = "\(quotedName) MATCH ?"
    return isNumbered
      ? "EXISTS (SELECT 1 FROM \(quotedName) WHERE \(match) AND rowid = \(quotedTable).\(key))"
      : "EXISTS (SELECT 1 FROM \(quotedKeys) AS keys CROSS JOIN \(quotedName) AS texts "
        + "WHERE keys.key = \(quotedTable).\(key) AND texts.rowid = keys.number AND \(match))"
  }

  /// The quoted name of the column with the rank of a record; see `ranks`.
  static func rank(in table: String) -> String { SQLiteName.quoted("\(table)_search.rank") }

  /// The table of records that match an expression of FTS5, which is the only argument, joined with
  /// their ranks. The best matches have the smallest ranks.
  var ranks: String {
    let number = SQLiteName.quoted("\(name).number")
    let rank = Self.rank(in: table)
    let matches =
      "(SELECT rowid AS \(number), rank AS \(rank) FROM \(quotedName) "
      + "WHERE \(quotedName) MATCH ?)"
    let keyNumber = SQLiteName.quoted("\(keysName).number")
    let keyOfNumber = SQLiteName.quoted("\(keysName).key")
    return isNumbered
      ? "\(matches) CROSS JOIN \(quotedTable) ON \(quotedTable).\(key) = \(number)"
      : "\(matches) CROSS JOIN (SELECT number AS \(keyNumber), key AS \(keyOfNumber) "
        + "FROM \(quotedKeys)) ON \(keyNumber) = \(number) "
        + "CROSS JOIN \(quotedTable) ON \(quotedTable).\(key) = \(keyOfNumber)"
  }

  /// The number of different words of a text that are searched for. FTS5's time grows with the
  /// square of their number.
  private static let wordLimit = 100

  /// Returns the expression of FTS5 for a text that a user entered: each of its words begins a word
  /// of the record. `nil` if the text has no words.
  static func expression(for text: String) -> String? {
    var words: [Substring] = []
    var known: Set<Substring> = []
    var rest = text.unicodeScalars[...]
    while words.count < wordLimit {
      rest = rest.drop { !isInWord($0) && !isMark($0) }
      let part = rest.prefix { isInWord($0) || isMark($0) }
      if part.isEmpty { break }
      rest = rest[part.endIndex...]
      if part.contains(where: isInWord), known.insert(Substring(part)).inserted {
        words.append(Substring(part))
      }
    }
    // A word is quoted, so that AND, OR and NOT are no operators.
    return words.isEmpty ? nil : words.map { "\"\($0)\"*" }.joined(separator: " ")
  }

  private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .privateUse:
      true
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether a scalar belongs to the word before it. Alone,
  /// it is no word: “❤️” ends with such a scalar.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
