/// The statements of a list.
struct ListQuery: Sendable {
  /// The table whose rows are shown.
  let table: String
  /// Gives the rows in order: their numbers, and, with sections, the section's value before.
  let rows: String
  let arguments: [SQLiteValue]
  let hasSections: Bool

  init<Record>(_ request: FetchRequest<Record>, _ table: RecordTable<Record>) throws {
    let condition = try request.condition(in: table)
    let section = try request.section.map { try $0.column(table) }
    self.table = table.name
    rows =
      "SELECT \(section.map { "\($0), " } ?? "")rowid FROM \(table.quotedName)\(condition.sql)"
      + (try request.ordering(in: table))
    arguments = condition.arguments
    hasSections = section != nil
  }

  /// Reads which rows there are.
  func index(_ connection: Connection, version: Int) throws -> ListIndex {
    var parts: [ListIndex.Part] = []
    var rows: [Int64] = []
    guard hasSections else {
      try connection.run(self.rows, arguments) { rows.append($0.integer(0)) }
      return ListIndex([ListIndex.Part(name: nil, rows: rows)], version: version)
    }
    var current: SQLiteValue?
    func end() {
      if let current { parts.append(ListIndex.Part(name: Self.name(current), rows: rows)) }
      rows = []
    }
    try connection.run(self.rows, arguments) { row in
      let value = row.value(0)
      if value != current {
        end()
        current = value
      }
      rows.append(row.integer(1))
    }
    end()
    return ListIndex(parts, version: version)
  }

  /// A section's name, from its value.
  private static func name(_ value: SQLiteValue) -> String {
    switch value {
    case .null: ""
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .text(let text): text
    case .blob(let data): "\(data.count) bytes"
    }
  }
}
