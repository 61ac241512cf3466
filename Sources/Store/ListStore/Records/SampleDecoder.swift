import Foundation

/// A decoder that creates records from samples, and logs the columns that they decode.
///
/// A number selects the sample of each column. Two records whose numbers differ in one column
/// reveal the properties that depend on this column.
struct SampleDecoder: Decoder {
  /// The columns that were decoded.
  final class Log {
    var columns: [(name: String, storage: ColumnStorage)] = []
    /// The names of the columns that can be NULL.
    var optionals: Set<String> = []
    /// A Boolean value that indicates whether a record was decoded. Columns that only later records
    /// decode can be NULL.
    var hasRecord = false

    func add(_ name: String, _ storage: ColumnStorage) {
      guard !columns.contains(where: { $0.name == name }) else { return }
      columns.append((name, storage))
      if hasRecord { optionals.insert(name) }
    }
  }

  /// The selection of a sample for each column.
  struct Choice {
    var usual: Int
    var others: [String: Int] = [:]
    /// The number that selects nil for optional values.
    static let none = -1

    func number(of column: String) -> Int { others[column] ?? usual }
  }

  let log: Log
  let choice: Choice
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(RecordSamples(decoder: self))
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw RowDecoder.refusal("a list of values")
  }
  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    throw RowDecoder.refusal("a single value")
  }
}

/// The samples of a record's columns.
private struct RecordSamples<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: SampleDecoder
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { [] }

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool {
    decoder.log.optionals.insert(key.stringValue)
    return decoder.choice.number(of: key.stringValue) == SampleDecoder.Choice.none
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    let name = key.stringValue
    decoder.log.add(name, ValueSampler.storage(of: type))
    if type is any OptionalValue.Type { decoder.log.optionals.insert(name) }
    guard let value = ValueSampler.value(of: type, number: decoder.choice.number(of: name)) else {
      throw SQLiteError(
        .unsupportedRecord,
        "A sample value for the property “\(name)”, which shows how it is stored, can't be "
          + "created. Make \(type) conform to CaseIterable.")
    }
    return value
  }

  // Without these, the standard library says that the type isn't supported.
  @available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try sample(type, key) }
  @available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try sample(type, key) }
  private func sample<T: Decodable>(_ type: T.Type, _ key: Key) throws -> T {
    try decode(type, forKey: key)
  }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    let name = key.stringValue
    guard !(type is any OptionalValue.Type) else {
      throw SQLiteError(
        .unsupportedRecord,
        "The property “\(name)” is an optional of an optional, but a column has only one nil.")
    }
    decoder.log.add(name, ValueSampler.storage(of: type))
    decoder.log.optionals.insert(name)
    let number = decoder.choice.number(of: name)
    return number == SampleDecoder.Choice.none ? nil : ValueSampler.value(of: type, number: number)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    throw RowDecoder.refusal("a nested container for “\(key.stringValue)”")
  }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw RowDecoder.refusal("a nested list for “\(key.stringValue)”")
  }
  func superDecoder() throws -> any Decoder {
    throw RowDecoder.refusal("its superclass separately. Pass the decoder itself to the superclass")
  }
  func superDecoder(forKey key: Key) throws -> any Decoder { try superDecoder() }
}

/// A decoder that creates a sample value of any type, and determines the storage of the type's
/// values.
struct ValueSampler: Decoder {
  private let number: Int
  private let trials: Trials
  /// The storages that the type asks for if they are to be determined, or nil if a value is to be
  /// created.
  private let demands: Demands?
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  private final class Demands {
    var storages: Set<ColumnStorage> = []
  }

  /// The attempts for one value. A type within itself is created from another number, which ends
  /// the recursion. A type that refused all numbers is not tried again for each type that contains
  /// it.
  private final class Trials {
    struct Trial: Hashable {
      let type: ObjectIdentifier
      let number: Int
    }
    var underWay: Set<Trial> = []
    var refused: Set<ObjectIdentifier> = []
  }

  /// Returns the storage of a type's values: that of the only kind of value that the type decodes,
  /// or JSON.
  static func storage<T: Decodable>(of type: T.Type) -> ColumnStorage {
    if let type = type as? any ColumnValue.Type { return type.storage }
    let demands = Demands()
    _ = try? T(from: ValueSampler(number: 0, trials: Trials(), demands: demands))
    let storage = demands.storages.first ?? .json
    return demands.storages.count == 1 ? storage : .json
  }

  /// Returns a sample value of a type.
  ///
  /// - Returns: The value, or nil if the type refuses all attempts.
  static func value<T: Decodable>(of type: T.Type, number: Int) -> T? {
    value(of: type, number, Trials())
  }

  private static func value<T: Decodable>(of type: T.Type, _ number: Int, _ trials: Trials) -> T? {
    if let type = type as? any ColumnValue.Type { return sample(type, number) as? T }
    if let type = type as? any CaseIterable.Type, let value = element(type, number) as? T {
      return value
    }
    if let type = type as? any RawRepresentable.Type, let value = enumCase(type, number) as? T {
      return value
    }
    let id = ObjectIdentifier(type)
    if trials.refused.contains(id) { return nil }
    for number in [number] + Array(0..<8) {
      let trial = Trials.Trial(type: id, number: number)
      guard trials.underWay.insert(trial).inserted else { continue }
      defer { trials.underWay.remove(trial) }
      let sampler = ValueSampler(number: number, trials: trials, demands: nil)
      if let value = try? T(from: sampler) { return value }
    }
    for text in ["[]", "{}", "0", "\"\""] {
      if let value = try? JSONDecoder().decode(T.self, from: Data(text.utf8)) { return value }
    }
    trials.refused.insert(id)
    return nil
  }

  private static func sample<T: ColumnValue>(_ type: T.Type, _ number: Int) -> T {
    let samples = T.samples
    return samples[max(number, 0) % samples.count]
  }

  private static func element<T: CaseIterable>(_ type: T.Type, _ number: Int) -> T? {
    let cases = Array(T.allCases)
    return cases.isEmpty ? nil : cases[max(number, 0) % cases.count]
  }

  private static func enumCase<T: RawRepresentable>(_ type: T.Type, _ number: Int) -> T? {
    EnumCase.sample(of: type, number: number).flatMap { T(rawValue: $0.rawValue) }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try demand(.json)
    return KeyedDecodingContainer(KeyedSamples(sampler: self))
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try demand(.json)
    return UnkeyedSamples(sampler: self)
  }
  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  private func demand(_ storage: ColumnStorage) throws {
    guard let demands else { return }
    demands.storages.insert(storage)
    throw SQLiteError(.unreadableValue, "There is no value.")
  }

  fileprivate func next<T: Decodable>(_ type: T.Type) throws -> T {
    guard let value = Self.value(of: type, number, trials) else {
      throw SQLiteError(.unreadableValue, "A sample \(type) can't be created.")
    }
    return value
  }

  /// The number of elements in a list. Deep lists are empty, because types can contain each other
  /// in many ways.
  fileprivate var count: Int { number > 0 && trials.underWay.count < 8 ? 1 : 0 }

  /// Returns a key: that of a case for an enum with payloads, or any key for a dictionary.
  fileprivate func keys<Key: CodingKey>(_ type: Key.Type) -> [Key] {
    if let key = EnumCase.sample(of: type, number: number) { return [key] }
    return count == 0 ? [] : [Key(stringValue: "a") ?? Key(intValue: 1)].compactMap { $0 }
  }
}

extension ValueSampler: SingleValueDecodingContainer {
  func decodeNil() -> Bool { demands == nil && number == SampleDecoder.Choice.none }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    if demands == nil { return try next(type) }
    guard let type = type as? any ColumnValue.Type else { return try T(from: self) }
    try demand(type.storage)
    throw SQLiteError(.unreadableValue, "There is no value.")
  }

  @available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
  func decode(_ type: Int128.Type) throws -> Int128 { try sample(type) }
  @available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
  func decode(_ type: UInt128.Type) throws -> UInt128 { try sample(type) }
  private func sample<T: Decodable>(_ type: T.Type) throws -> T { try decode(type) }
}

private struct KeyedSamples<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let sampler: ValueSampler
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { sampler.keys(Key.self) }

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool { true }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try sampler.next(type) }
  @available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try sampler.next(type) }
  @available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try sampler.next(type) }
  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? { nil }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedDecodingContainer<Nested> {
    KeyedDecodingContainer(KeyedSamples<Nested>(sampler: sampler))
  }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    UnkeyedSamples(sampler: sampler)
  }
  func superDecoder() -> any Decoder { sampler }
  func superDecoder(forKey key: Key) -> any Decoder { sampler }
}

private struct UnkeyedSamples: UnkeyedDecodingContainer {
  let sampler: ValueSampler
  var codingPath: [any CodingKey] { [] }
  var count: Int? { sampler.count }
  var isAtEnd: Bool { currentIndex >= sampler.count }
  private(set) var currentIndex = 0

  init(sampler: ValueSampler) { self.sampler = sampler }

  mutating func decodeNil() -> Bool { false }
  // A point decodes two numbers, regardless of the count.
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    currentIndex += 1
    return try sampler.next(type)
  }
  @available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
  mutating func decode(_ type: Int128.Type) throws -> Int128 {
    currentIndex += 1
    return try sampler.next(type)
  }
  @available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
  mutating func decode(_ type: UInt128.Type) throws -> UInt128 {
    currentIndex += 1
    return try sampler.next(type)
  }
  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedDecodingContainer<Nested> {
    currentIndex += 1
    return KeyedDecodingContainer(KeyedSamples<Nested>(sampler: sampler))
  }
  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    currentIndex += 1
    return UnkeyedSamples(sampler: sampler)
  }
  mutating func superDecoder() -> any Decoder { sampler }
}
