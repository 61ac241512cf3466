import Foundation

/// Decodes a record from the columns of a row. Nested values are JSON text.
struct RowDecoder: Decoder {
  let columns: [String]
  /// The values of the columns, in their order.
  let values: [SQLiteValue]
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// The value of a column; nil where there is no such column.
  fileprivate func value(_ column: String) -> SQLiteValue? {
    columns.firstIndex(of: column).map { values[$0] }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(RowContainer(row: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw SQLiteError("A record has named properties; a list of values cannot be read from a row.")
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    throw SQLiteError("A record has named properties; a single value cannot be read from a row.")
  }
}

private struct RowContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let row: RowDecoder
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { row.columns.compactMap(Key.init(stringValue:)) }

  func contains(_ key: Key) -> Bool { row.value(key.stringValue) != nil }

  func decodeNil(forKey key: Key) -> Bool {
    let value = row.value(key.stringValue)
    return value == nil || value == .null
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    guard let value = row.value(key.stringValue) else {
      throw SQLiteError("There is no column \"\(key.stringValue)\".")
    }
    if let decoded = value.decoded(as: type) { return decoded }
    if ColumnKind(type) == nil {
      let decoder = ValueDecoder(value: value)
      if let decoded = try? T(from: decoder) { return decoded }
      if case .text(let text) = value,
        let decoded = try? JSONDecoder().decode(T.self, from: Data(text.utf8))
      {
        return decoded
      }
    }
    throw SQLiteError("The column \"\(key.stringValue)\" has no \(T.self), but \(value).")
  }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try basic(type, key) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try basic(type, key) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try basic(type, key) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try basic(type, key) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try basic(type, key) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try basic(type, key) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try basic(type, key) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try basic(type, key) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try basic(type, key) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try basic(type, key) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try basic(type, key) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try basic(type, key) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try basic(type, key) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try basic(type, key) }

  private func basic<T>(_ type: T.Type, _ key: Key) throws -> T {
    let value = row.value(key.stringValue)
    if let decoded = value?.decoded(as: type) { return decoded }
    guard let value else { throw SQLiteError("There is no column \"\(key.stringValue)\".") }
    throw SQLiteError("The column \"\(key.stringValue)\" has no \(T.self), but \(value).")
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { throw Self.nested(key) }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw Self.nested(key)
  }
  func superDecoder() throws -> any Decoder { row }
  func superDecoder(forKey key: Key) throws -> any Decoder { row }

  private static func nested(_ key: Key) -> SQLiteError {
    SQLiteError("The column \"\(key.stringValue)\" has one value; nested ones are no columns.")
  }
}

/// Decodes a value that is made of one column's, as an enum of strings is.
struct ValueDecoder: Decoder, SingleValueDecodingContainer {
  let value: SQLiteValue
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw SQLiteError("A column has one value.")
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw SQLiteError("A column has one value.")
  }
  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { value == .null }
  func decode(_ type: Bool.Type) throws -> Bool { try basic(type) }
  func decode(_ type: String.Type) throws -> String { try basic(type) }
  func decode(_ type: Double.Type) throws -> Double { try basic(type) }
  func decode(_ type: Float.Type) throws -> Float { try basic(type) }
  func decode(_ type: Int.Type) throws -> Int { try basic(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try basic(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try basic(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try basic(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try basic(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try basic(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try basic(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try basic(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try basic(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try basic(type) }
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    if let decoded = value.decoded(as: type) { return decoded }
    return try T(from: self)
  }

  private func basic<T>(_ type: T.Type) throws -> T {
    guard let decoded = value.decoded(as: type) else {
      throw SQLiteError("The column has no \(T.self), but \(value).")
    }
    return decoded
  }
}
