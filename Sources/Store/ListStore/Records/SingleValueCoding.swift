/// An encoder of a value that consists of a single column value, such as an enum with raw values.
final class SingleValueEncoder: Encoder, SingleValueEncodingContainer {
  private let column: Column
  private var value: SQLiteValue?
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  private init(_ column: Column) { self.column = column }

  /// Returns the stored form of a value in a column.
  static func value<T: Encodable>(
    of value: T, in column: Column
  ) throws(SQLiteError) -> SQLiteValue {
    let encoder = SingleValueEncoder(column)
    do { try encoder.encode(value) } catch let error as SQLiteError { throw error } catch {
      throw .unsupported(value, "\(error)")
    }
    guard let value = encoder.value else { throw encoder.refusal("no value or several values") }
    // NULL would be read as an optional that is nil.
    guard value != .null else { throw encoder.refusal("nil, although its value isn't nil") }
    return value
  }

  private func refusal(_ what: String) -> SQLiteError {
    SQLiteError(
      .unsupportedRecord,
      "The property “\(column.name)” encodes \(what), but decodes a single value of another kind."
    )
  }

  func encodeNil() { value = .null }

  func encode<T: Encodable>(_ new: T) throws {
    guard let new = new as? any ColumnValue else { return try new.encode(to: self) }
    guard type(of: new).storage == column.storage else {
      throw refusal("\(type(of: new))")
    }
    value = try new.sqliteValue
  }

  // Without these, the standard library says that the type isn't supported.
  @available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
  func encode(_ new: Int128) throws { try encodeSingle(new) }
  @available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
  func encode(_ new: UInt128) throws { try encodeSingle(new) }
  private func encodeSingle<T: Encodable>(_ new: T) throws { try encode(new) }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(RefusedContainer(error: refusal("keyed values")))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    RefusedContainer<AnyKey>(error: refusal("a list of values"))
  }
}

/// A decoder of a value that consists of a single column value.
struct SingleValueDecoder: Decoder, SingleValueDecodingContainer {
  let cell: Cell
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  private var refusal: SQLiteError { SQLiteError(.unreadableValue, "A column has only one value.") }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw refusal
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw refusal }
  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { cell.isNull }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    guard let columnType = type as? any ColumnValue.Type else { return try T(from: self) }
    guard let value = columnType.init(cell) as? T else {
      throw SQLiteError(
        .unreadableValue,
        "The column contains \(cell.value), which can't be read as \(type). Make the property "
          + "optional, or change the column in a migration.")
    }
    return value
  }

  @available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
  func decode(_ type: Int128.Type) throws -> Int128 { try single(type) }
  @available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
  func decode(_ type: UInt128.Type) throws -> UInt128 { try single(type) }
  private func single<T: Decodable>(_ type: T.Type) throws -> T { try decode(type) }
}

/// A container that throws an error on each call, for values that a row can't have.
struct RefusedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol, UnkeyedEncodingContainer,
  SingleValueEncodingContainer, Encoder
{
  let error: SQLiteError
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  var count: Int { 0 }

  func encodeNil() throws { throw error }
  func encode<T: Encodable>(_ value: T) throws { throw error }
  func encodeNil(forKey key: Key) throws { throw error }
  func encode<T: Encodable>(_ value: T, forKey key: Key) throws { throw error }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { container(keyedBy: type) }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> { container(keyedBy: type) }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { self }
  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
  func superEncoder() -> any Encoder { self }
  func superEncoder(forKey key: Key) -> any Encoder { self }
  func container<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    KeyedEncodingContainer(RefusedContainer<Nested>(error: error))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer { self }
  func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

/// A coding key with any name.
struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
