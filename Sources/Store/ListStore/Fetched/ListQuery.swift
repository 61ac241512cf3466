/// The statements of a list. They are an object, because each row of a write uses them.
final class ListQuery: Sendable {
  /// The table whose rows are shown, by its name in the schema.
  let table: String
  let order: ListOrder
  /// The name by which row numbers are read.
  let rowid: String
  /// A Boolean value that indicates whether the list depends only on the rows of its table.
  private let isOfRowsAlone: Bool
  /// The columns by whose bytes each section is sorted, unless they have a collation of their own.
  private let byteColumns: [String]
  /// A statement for the keys of all rows in order: the terms and the row number.
  private let keys: String
  private let arguments: [SQLiteValue]
  /// A statement for the key of one row, if the list shows it.
  private let keyOfRow: String

  init<Record>(
    _ request: FetchRequest<Record>, _ table: RecordTable<Record>, _ connection: Connection
  ) throws(SQLiteError) {
    rowid = try connection.rowid(of: table.name)
    let terms = try request.terms(in: table)
    let number = "\(table.quotedName).\(rowid)"
    let columns = (terms.map(\.expression) + [number]).joined(separator: ", ")
    self.table = try connection.name(of: table.name)
    order = ListOrder(
      section: request.hasSections ? terms.first?.storage : nil,
      terms: terms.map { ListOrder.Term(isDescending: $0.isDescending, collation: $0.collation) })
    isOfRowsAlone = !request.hasOwnSQL && !request.isRanked
    byteColumns = terms.filter { !$0.isSection && $0.collation == nil }.compactMap(\.column)
    let sorting = (terms.map(\.sql) + [number]).joined(separator: ", ")
    let rows = try request.rows(columns, of: table, connection)
    keys = rows.sql + " ORDER BY \(sorting)"
    arguments = rows.arguments
    keyOfRow = try request.rows(columns, of: table, connection, isOfRow: true).sql + "\(number) = ?"
  }

  /// Returns a Boolean value that indicates whether the effect of a changed row on the list depends
  /// on this row alone. Texts must be in UTF-8, and compared byte by byte or by a locale, and
  /// neither triggers nor conflict clauses may change other rows. Those of search indexes change no
  /// records.
  func canFollowRows(_ connection: Connection) throws(SQLiteError) -> Bool {
    guard isOfRowsAlone else { return false }
    for column in byteColumns
    where connection.declaration(of: column, in: table)?.collation?.uppercased() != "BINARY" {
      return false
    }
    guard try connection.value("PRAGMA encoding") == .text("UTF-8") else { return false }
    let others = try connection.value(
      """
      SELECT count(*) FROM sqlite_master
      WHERE type = 'trigger' AND instr(sql, ?) = 0 OR sql LIKE '%CONFLICT%REPLACE%'
      """, [.text(SearchIndex.mark)])
    return others == .integer(0)
  }

  /// Returns the key of a row, or nil if the list does not show it.
  func key(of row: Int64, _ connection: Connection) throws(SQLiteError) -> ListKey? {
    var key: ListKey?
    let arguments = arguments.isEmpty ? [.integer(row)] : arguments + [.integer(row)]
    try connection.start(keyOfRow, arguments) { statement throws(SQLiteError) in
      // A row number finds at most one row.
      if try statement.step() { key = ListKey(statement, terms: order.terms.count) }
    }
    return key
  }

  /// Reads the index of all rows.
  func index(_ connection: Connection, version: Int) throws(SQLiteError) -> ListIndex {
    var builder = IndexBuilder(order)
    try connection.run(keys, arguments) { builder.add($0) }
    return ListIndex(builder.end(), order, version: version)
  }

  /// A builder of an index from rows in order.
  private struct IndexBuilder {
    private let order: ListOrder
    private let terms: Int
    private var parts: [ListIndex.Part] = []
    private var leaves: [ListIndex.Leaf] = []
    private var rows: [Int64] = []
    private var images: [UInt64] = []
    private var first: ListKey?
    private var section: SQLiteValue?

    init(_ order: ListOrder) {
      self.order = order
      terms = order.terms.count
    }

    mutating func add(_ statement: Statement) {
      if order.hasSection, !(section.map(statement.cell(0).isSame) ?? false) {
        endPart()
        section = statement.value(0)
      }
      let row = statement.integer(terms)
      if rows.isEmpty {
        first = ListKey(statement, terms: terms)
        rows.reserveCapacity(ListIndex.Leaf.capacity)
        images.reserveCapacity(ListIndex.Leaf.capacity)
      }
      rows.append(row)
      images.append(image(statement, row))
      if rows.count == ListIndex.Leaf.capacity { endLeaf() }
    }

    private func image(_ statement: Statement, _ row: Int64) -> UInt64 {
      let term = order.hasSection ? 1 : 0
      guard term < terms else { return UInt64(bitPattern: row) ^ 1 << 63 }
      return order.terms[term].image(statement.cell(term).image)
    }

    private mutating func endLeaf() {
      if let first { leaves.append(ListIndex.Leaf(rows: rows, images: images, first: first)) }
      (rows, images, first) = ([], [], nil)
    }

    private mutating func endPart() {
      endLeaf()
      if !leaves.isEmpty { parts.append(ListIndex.Part(value: section, leaves: leaves, order)) }
      leaves = []
    }

    mutating func end() -> [ListIndex.Part] {
      endPart()
      // A list without sections has one section, even if it is empty.
      if !order.hasSection, parts.isEmpty { return [ListIndex.Part(value: nil, leaves: [], order)] }
      return parts
    }
  }
}
