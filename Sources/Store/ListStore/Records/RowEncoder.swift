/// An encoder of a record into the columns of a row.
final class RowEncoder: Encoder {
  private let columns: [Column]
  @exclusivity(unchecked) private var values: [SQLiteValue]
  /// For each column, whether it has a value.
  @exclusivity(unchecked) private var isSet: [Bool]
  /// The column after the last one that was encoded. Most records encode columns in order.
  @exclusivity(unchecked) private var next = 0
  /// The reason for which the record can't be a row.
  private var refusal: SQLiteError?
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  private init(columns: [Column]) {
    self.columns = columns
    values = Array(repeating: .null, count: columns.count)
    isSet = Array(repeating: false, count: columns.count)
  }

  /// Returns a record's values for columns, in their order.
  static func values<Record: Encodable>(
    of record: Record, columns: [Column]
  ) throws(SQLiteError) -> [SQLiteValue] {
    let encoder = RowEncoder(columns: columns)
    do { try record.encode(to: encoder) } catch let error as SQLiteError { throw error } catch {
      throw .unsupported(record, "\(error)")
    }
    if let refusal = encoder.refusal { throw refusal }
    for (index, column) in columns.enumerated() where !encoder.isSet[index] && !column.isOptional {
      throw SQLiteError(
        .unsupportedRecord, "\(Record.self) has the column “\(column.name)”, but doesn't encode it."
      )
    }
    return encoder.values
  }

  /// Returns the index of a property's column.
  private func index(of name: String) throws(SQLiteError) -> Int {
    let isNext = next < columns.count && columns[next].name == name
    guard let index = isNext ? next : columns.firstIndex(where: { $0.name == name }) else {
      throw SQLiteError(
        .unsupportedRecord,
        "The record encodes “\(name)”, but neither decodes nor declares it, so there is no column "
          + "for it.")
    }
    guard !isSet[index] else {
      throw SQLiteError(.unsupportedRecord, "The record encodes “\(name)” more than once.")
    }
    isSet[index] = true
    next = index + 1
    return index
  }

  fileprivate func encodeNull(_ name: String) throws(SQLiteError) { _ = try index(of: name) }

  fileprivate func encode<T: Encodable>(_ value: T, _ name: String) throws(SQLiteError) {
    let index = try index(of: name)
    values[index] = try columns[index].value(of: value)
  }

  /// Encodes a property whose type is known at compile time, so that the call is specialized.
  @inline(__always)
  fileprivate func encodeKnown<T: ColumnValue & Encodable>(
    _ value: T, _ name: String
  ) throws(SQLiteError) {
    let index = try index(of: name)
    let isPlain = T.storage == columns[index].storage
    values[index] = isPlain ? try value.sqliteValue : try columns[index].value(of: value)
  }

  /// Notes that the record encodes something that a row can't have, and returns a container that
  /// throws.
  fileprivate func refuse<Key: CodingKey>(_ what: String) -> RefusedContainer<Key> {
    let error = SQLiteError(
      .unsupportedRecord, "A row has one value for each property, but the record encodes \(what).")
    refusal = error
    return RefusedContainer(error: error)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(RowEncodingContainer(encoder: self))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    refuse("a list of values") as RefusedContainer<AnyKey>
  }
  func singleValueContainer() -> any SingleValueEncodingContainer {
    refuse("a single value") as RefusedContainer<AnyKey>
  }
}

private struct RowEncodingContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: RowEncoder
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) throws { try encoder.encodeNull(key.stringValue) }
  func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    try encoder.encode(value, key.stringValue)
  }
  // The most common types.
  func encode(_ value: Int, forKey key: Key) throws {
    try encoder.encodeKnown(value, key.stringValue)
  }
  func encode(_ value: String, forKey key: Key) throws {
    try encoder.encodeKnown(value, key.stringValue)
  }
  func encode(_ value: Double, forKey key: Key) throws {
    try encoder.encodeKnown(value, key.stringValue)
  }
  func encode(_ value: Bool, forKey key: Key) throws {
    try encoder.encodeKnown(value, key.stringValue)
  }
  // Without these, the standard library says that the type isn't supported.
  @available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
  func encode(_ value: Int128, forKey key: Key) throws {
    try encoder.encodeKnown(value, key.stringValue)
  }
  @available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
  func encode(_ value: UInt128, forKey key: Key) throws {
    try encoder.encodeKnown(value, key.stringValue)
  }
  // An absent value is NULL, because a row has all of its columns.
  func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
    if let value {
      try encoder.encode(value, key.stringValue)
    } else {
      try encoder.encodeNull(key.stringValue)
    }
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    KeyedEncodingContainer(encoder.refuse("a nested container for “\(key.stringValue)”"))
  }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.refuse("a nested list for “\(key.stringValue)”") as RefusedContainer<AnyKey>
  }
  func superEncoder() -> any Encoder {
    encoder.refuse("its superclass separately. Pass the encoder itself to the superclass")
      as RefusedContainer<AnyKey>
  }
  func superEncoder(forKey key: Key) -> any Encoder { superEncoder() }
}
