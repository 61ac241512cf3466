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
  /// The declarations, with the indexes of their columns.
  private let declarations: [(index: Int, declaration: RecordColumn<Record>)]

  override init() {
    var indices: [String: Int] = [:]
    declarations = Record.columns.map { declaration in
      let index = indices[declaration.column.name] ?? indices.count
      indices[declaration.column.name] = index
      return (index, declaration)
    }
  }

  override func record(_ decoder: RowDecoder) throws -> Record {
    try Record(row: RecordRow(decoder.row))
  }

  override func values(
    of record: Record, _ columns: [Column]
  ) throws(SQLiteError) -> [SQLiteValue] {
    var values: [SQLiteValue] = []
    values.reserveCapacity(columns.count)
    for (index, declaration) in declarations {
      let value = try declaration.value(record)
      if index == values.count {
        values.append(value)
      } else if values[index] != value {
        throw SQLiteError(
          .unsupportedRecord,
          "Two properties of \(Record.self) are declared for the column "
            + "“\(columns[index].name)”, but they have different values: \(values[index]) and "
            + "\(value).")
      }
    }
    return values
  }
}
