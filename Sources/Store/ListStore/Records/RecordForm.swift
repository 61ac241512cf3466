/// The way in which rows become records of a type, and records become rows: by `Codable`.
class RecordForm<Record: Codable & Identifiable> {
  init() {}

  /// Returns the form of a type's records.
  static func form() -> RecordForm {
    guard let type = Record.self as? any ColumnReading.Type else { return RecordForm() }
    func form<Other: ColumnReading>(_ type: Other.Type) -> AnyObject { ColumnForm<Other>() }
    return unsafeDowncast(form(type), to: RecordForm.self)
  }

  /// Reads the record of the decoder's current row.
  func record(_ decoder: RowDecoder) throws -> Record { try Record(from: decoder) }

  /// Returns a record's values for columns, in their order.
  func values(of record: Record, _ columns: [Column]) throws(SQLiteError) -> [SQLiteValue] {
    try RowEncoder.values(of: record, columns: columns)
  }
}

/// The form of records that read their columns themselves, and are written from the properties that
/// the columns declare.
private final class ColumnForm<Record: ColumnReading>: RecordForm<Record> {
  private let values: [(Record) throws(SQLiteError) -> SQLiteValue]

  override init() {
    var names: Set<String> = []
    values = Record.columns.filter { names.insert($0.column.name).inserted }.map(\.value)
  }

  override func record(_ decoder: RowDecoder) throws -> Record {
    try Record(row: RecordRow(decoder.row))
  }

  override func values(
    of record: Record, _ columns: [Column]
  ) throws(SQLiteError) -> [SQLiteValue] {
    var row: [SQLiteValue] = []
    row.reserveCapacity(values.count)
    for value in values { row.append(try value(record)) }
    return row
  }
}
