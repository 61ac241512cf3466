import Foundation

/// Encodes a record to the columns of a row. Nested values are JSON text.
final class RowEncoder: Encoder {
  private let columns: [String]
  private var values: [SQLiteValue]
  /// The column after the one that came last: records encode them in order, mostly.
  private var next = 0
  private var stranger: String?
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  private init(columns: [String]) {
    self.columns = columns
    values = Array(repeating: .null, count: columns.count)
  }

  /// A record's values of some columns, in their order; what it does not encode is NULL.
  static func values(of record: some Encodable, columns: [String]) throws -> [SQLiteValue] {
    let encoder = RowEncoder(columns: columns)
    try record.encode(to: encoder)
    if let stranger = encoder.stranger {
      throw SQLiteError(
        "\(type(of: record)) encodes \"\(stranger)\", but does not decode it: there is no column for it."
      )
    }
    return encoder.values
  }

  fileprivate func put(_ value: SQLiteValue, _ name: String) {
    let isNext = next < columns.count && columns[next] == name
    guard let index = isNext ? next : columns.firstIndex(of: name) else {
      stranger = name
      return
    }
    values[index] = value
    next = index + 1
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Container(encoder: self))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    fatalError("A record has named properties; a list of values cannot be written to a row.")
  }
  func singleValueContainer() -> any SingleValueEncodingContainer {
    fatalError("A record has named properties; a single value cannot be written to a row.")
  }

  /// A value's column: itself, an enum's raw value, or JSON.
  static func value<T: Encodable>(of value: T) throws -> SQLiteValue {
    if let value = value as? any SQLiteValueConvertible { return value.sqliteValue }
    if let value = value as? any RawRepresentable,
      let raw = value.rawValue as? any SQLiteValueConvertible
    {
      return raw.sqliteValue
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return .text(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  private struct Container<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: RowEncoder
    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) { encoder.put(.null, key.stringValue) }
    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
      encoder.put(try RowEncoder.value(of: value), key.stringValue)
    }
    func encode(_ value: Bool, forKey key: Key) { put(value, key) }
    func encode(_ value: String, forKey key: Key) { put(value, key) }
    func encode(_ value: Double, forKey key: Key) { put(value, key) }
    func encode(_ value: Float, forKey key: Key) { put(value, key) }
    func encode(_ value: Int, forKey key: Key) { put(value, key) }
    func encode(_ value: Int8, forKey key: Key) { put(value, key) }
    func encode(_ value: Int16, forKey key: Key) { put(value, key) }
    func encode(_ value: Int32, forKey key: Key) { put(value, key) }
    func encode(_ value: Int64, forKey key: Key) { put(value, key) }
    func encode(_ value: UInt, forKey key: Key) { put(value, key) }
    func encode(_ value: UInt8, forKey key: Key) { put(value, key) }
    func encode(_ value: UInt16, forKey key: Key) { put(value, key) }
    func encode(_ value: UInt32, forKey key: Key) { put(value, key) }
    func encode(_ value: UInt64, forKey key: Key) { put(value, key) }
    // What is not there is NULL: a row has all of its columns.
    func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
      encoder.put(try value.map { try RowEncoder.value(of: $0) } ?? .null, key.stringValue)
    }
    func encodeIfPresent(_ value: Bool?, forKey key: Key) { put(value, key) }
    func encodeIfPresent(_ value: String?, forKey key: Key) { put(value, key) }
    func encodeIfPresent(_ value: Double?, forKey key: Key) { put(value, key) }
    func encodeIfPresent(_ value: Float?, forKey key: Key) { put(value, key) }
    func encodeIfPresent(_ value: Int?, forKey key: Key) { put(value, key) }
    func encodeIfPresent(_ value: Int8?, forKey key: Key) { put(value, key) }
    func encodeIfPresent(_ value: Int16?, forKey key: Key) { put(value, key) }
    func encodeIfPresent(_ value: Int32?, forKey key: Key) { put(value, key) }
    func encodeIfPresent(_ value: Int64?, forKey key: Key) { put(value, key) }
    func encodeIfPresent(_ value: UInt?, forKey key: Key) { put(value, key) }
    func encodeIfPresent(_ value: UInt8?, forKey key: Key) { put(value, key) }
    func encodeIfPresent(_ value: UInt16?, forKey key: Key) { put(value, key) }
    func encodeIfPresent(_ value: UInt32?, forKey key: Key) { put(value, key) }
    func encodeIfPresent(_ value: UInt64?, forKey key: Key) { put(value, key) }

    private func put(_ value: (some SQLiteValueConvertible)?, _ key: Key) {
      encoder.put(value.sqliteValue, key.stringValue)
    }
    func nestedContainer<Nested: CodingKey>(
      keyedBy keyType: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> { fatalError("A row has no nested columns.") }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      fatalError("A row has no nested columns.")
    }
    func superEncoder() -> any Encoder { encoder }
    func superEncoder(forKey key: Key) -> any Encoder { encoder }
  }
}
