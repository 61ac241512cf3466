import Foundation

/// Finds the columns of a record type by decoding one from made-up values, and the column of a key path by
/// seeing which column it follows.
struct RecordProbe<Record: Decodable> {
  /// The columns with their kinds, in the order in which the record decodes them.
  let columns: [(name: String, kind: ColumnKind, isOptional: Bool)]

  init() throws {
    let log = Log()
    _ = try Record(from: ProbeDecoder(log: log, special: nil))
    columns = log.columns
  }

  /// The column that a property stands in.
  func column<Value>(of keyPath: KeyPath<Record, Value>) throws -> String {
    let plain = try Record(from: ProbeDecoder(log: Log(), special: nil))
    for (name, _, _) in columns {
      let other = try Record(from: ProbeDecoder(log: Log(), special: name))
      if !Self.isSame(plain[keyPath: keyPath], other[keyPath: keyPath]) { return name }
    }
    throw SQLiteError(
      "The property \(keyPath) of \(Record.self) stands in no column: name the column instead.")
  }

  private static func isSame<Value>(_ first: Value, _ second: Value) -> Bool {
    if let first = first as? any Equatable { return isEqual(first, second) }
    return "\(first)" == "\(second)"
  }

  private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
    first == second as? Value
  }

  /// The columns that were asked for.
  final class Log {
    var columns: [(name: String, kind: ColumnKind, isOptional: Bool)] = []

    func add(_ name: String, _ kind: ColumnKind, _ isOptional: Bool) {
      if !columns.contains(where: { $0.name == name }) { columns.append((name, kind, isOptional)) }
    }
  }
}

/// Decodes each value as zero or nothing, and that of one column as one or something.
private struct ProbeDecoder<Record: Decodable>: Decoder {
  let log: RecordProbe<Record>.Log
  let special: String?
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(ProbeContainer<Key, Record>(decoder: self))
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw SQLiteError("\(Record.self) has no named properties, and makes no table.")
  }
  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    throw SQLiteError("\(Record.self) has no named properties, and makes no table.")
  }
}

private struct ProbeContainer<Key: CodingKey, Record: Decodable>: KeyedDecodingContainerProtocol {
  let decoder: ProbeDecoder<Record>
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { [] }

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool { false }

  private func isSpecial(_ key: Key) -> Bool { decoder.special == key.stringValue }

  private func sample<T>(_ type: T.Type, _ key: Key, isOptional: Bool = false) -> T? {
    guard let kind = ColumnKind(type) else { return nil }
    decoder.log.add(key.stringValue, kind, isOptional)
    let one = isSpecial(key)
    let value: Any? =
      switch type {
      case is Bool.Type: one
      case is Date.Type: Date(timeIntervalSince1970: one ? 1 : 0)
      case is String.Type: one ? "1" : "0"
      case is UUID.Type:
        UUID(uuidString: "00000000-0000-0000-0000-00000000000\(one ? 1 : 0)")
      case is URL.Type: URL(string: one ? "b:1" : "b:0")
      case is Data.Type: Data([one ? 1 : 0])
      case is Double.Type: one ? 1.0 : 0.0
      case is Float.Type: Float(one ? 1 : 0)
      default: nil
      }
    return value as? T ?? SQLiteValue.integer(one ? 1 : 0).decoded(as: type)
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    if let sample = sample(type, key) { return sample }
    // An enum: its first case, or its last.
    if let type = type as? any CaseIterable.Type, let first = Self.cases(type).first {
      let raw = (first as? any RawRepresentable).flatMap { Self.kind(of: $0) }
      decoder.log.add(key.stringValue, raw ?? .text, false)
      let last = Self.cases(type).last ?? first
      if let value = (isSpecial(key) ? last : first) as? T { return value }
    }
    decoder.log.add(key.stringValue, .text, false)
    for text in ["[]", "{}", "0", "\"\""] {
      if let value = try? JSONDecoder().decode(T.self, from: Data(text.utf8)) { return value }
    }
    throw SQLiteError(
      "Nothing can be made up for the property \"\(key.stringValue)\" of \(Record.self), a \(T.self): "
        + "let that be CaseIterable.")
  }

  private static func kind(of value: some RawRepresentable) -> ColumnKind? {
    ColumnKind(type(of: value.rawValue))
  }

  private static func cases<T: CaseIterable>(_ type: T.Type) -> [Any] { Array(T.allCases) }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    if let sample = sample(type, key, isOptional: true) { return isSpecial(key) ? sample : nil }
    decoder.log.add(key.stringValue, .text, true)
    return isSpecial(key) ? try? decode(type, forKey: key) : nil
  }

  private func basic<T>(_ type: T.Type, _ key: Key) throws -> T {
    guard let sample = sample(type, key) else {
      throw SQLiteError("Nothing can be made up for \"\(key.stringValue)\".")
    }
    return sample
  }
  private func basicIfPresent<T>(_ type: T.Type, _ key: Key) -> T? {
    let sample = sample(type, key, isOptional: true)
    return isSpecial(key) ? sample : nil
  }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try basic(type, key) }
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) -> Bool? { basicIfPresent(type, key) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try basic(type, key) }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) -> String? {
    basicIfPresent(type, key)
  }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try basic(type, key) }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) -> Double? {
    basicIfPresent(type, key)
  }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try basic(type, key) }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) -> Float? { basicIfPresent(type, key) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try basic(type, key) }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) -> Int? { basicIfPresent(type, key) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try basic(type, key) }
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) -> Int8? { basicIfPresent(type, key) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try basic(type, key) }
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) -> Int16? { basicIfPresent(type, key) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try basic(type, key) }
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) -> Int32? { basicIfPresent(type, key) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try basic(type, key) }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) -> Int64? { basicIfPresent(type, key) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try basic(type, key) }
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) -> UInt? { basicIfPresent(type, key) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try basic(type, key) }
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) -> UInt8? { basicIfPresent(type, key) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try basic(type, key) }
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) -> UInt16? {
    basicIfPresent(type, key)
  }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try basic(type, key) }
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) -> UInt32? {
    basicIfPresent(type, key)
  }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try basic(type, key) }
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) -> UInt64? {
    basicIfPresent(type, key)
  }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    throw SQLiteError("A row has no nested columns.")
  }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw SQLiteError("A row has no nested columns.")
  }
  func superDecoder() throws -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { decoder }
}
