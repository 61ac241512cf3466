import Foundation

/// A decoder of records from the rows of a statement.
final class RowDecoder: Decoder {
  let row: RowReader
  private let table: AnyObject
  /// The container of the previous row, which is reused because its creation is slower than reading
  /// several columns.
  private var kept: (keys: any CodingKey.Type, container: AnyObject)?
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  private init<Record>(
    _ statement: Statement, _ table: RecordTable<Record>, _ connection: Connection
  ) {
    row = RowReader(statement, table, connection)
    self.table = table
  }

  /// Returns the decoder of a statement's rows, which have all columns of a table in their order.
  /// It is kept until the schema changes.
  static func decoder<Record>(
    of statement: Statement, _ table: RecordTable<Record>, _ connection: Connection
  ) -> RowDecoder {
    if let decoder = statement.decoder, decoder.table === table, !statement.isFresh {
      return decoder
    }
    let decoder = RowDecoder(statement, table, connection)
    statement.decoder = decoder
    return decoder
  }

  /// Reads the record of the statement's current row.
  ///
  /// - Throws: `SQLiteError`, which names the identifier of a record that can't be read.
  func record<Record>(_ form: RecordForm<Record>) throws(SQLiteError) -> Record {
    row.begin()
    defer { row.end() }
    do { return try form.record(self) } catch let error as SQLiteError {
      throw error.kind == .unreadableValue ? unreadable(Record.self, error.message) : error
    } catch {
      throw unreadable(Record.self, "\(error)")
    }
  }

  /// Reads the records of the statement's current row and the rows after it.
  ///
  /// - Throws: `SQLiteError`, as by `record(_:)`.
  func records<Record>(
    of statement: Statement, _ form: RecordForm<Record>
  ) throws(SQLiteError) -> [Record] {
    let runs = RecordRuns<Record>()
    repeat {
      try runs.append { () throws(SQLiteError) in try record(form) }
    } while try statement.step()
    return runs.records()
  }

  private func unreadable(_ type: Any.Type, _ reason: String) -> SQLiteError {
    SQLiteError(
      .unreadableValue, "The \(type) with the identifier \(row.key) can't be read. \(reason)")
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    if let kept, kept.keys == type {
      // The type of the keys is the container's only generic parameter.
      return unsafeDowncast(kept.container, to: KeptContainer<Key>.self).container
    }
    let container = KeyedDecodingContainer(RowDecodingContainer<Key>(row: row))
    kept = (type, KeptContainer(container: container))
    return container
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw Self.refusal("a list of values")
  }
  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    throw Self.refusal("a single value")
  }

  static func refusal(_ what: String) -> SQLiteError {
    SQLiteError(
      .unsupportedRecord, "A row has one value for each property, but the record decodes \(what).")
  }
}

/// Records that are read one after the other, in longer and longer runs, which aren't moved when
/// there are more. It is an object, because unspecialized code looks up the metadata of a
/// structure, such as an array, with each record.
private final class RecordRuns<Record> {
  /// The runs that are full, of which each is twice as long as the one before it.
  private var full: [UnsafeMutableRawPointer] = []
  private var last = UnsafeMutablePointer<Record>.allocate(capacity: firstCapacity)
  private var capacity = firstCapacity
  /// The number of records in the last run.
  @exclusivity(unchecked) private var count = 0

  private static var firstCapacity: Int { 64 }

  func append(_ record: () throws(SQLiteError) -> Record) throws(SQLiteError) {
    if count == capacity {
      full.append(last)
      capacity *= 2
      last = .allocate(capacity: capacity)
      count = 0
    }
    (last + count).initialize(to: try record())
    count += 1
  }

  /// Moves the records to an array.
  func records() -> [Record] {
    Array(unsafeUninitializedCapacity: capacity - Self.firstCapacity + count) { records, total in
      guard var next = records.baseAddress else { return }
      takeRuns { run, count in
        next.moveInitialize(from: run, count: count)
        next += count
        total += count
      }
    }
  }

  /// Empties all runs, whose records a closure moves or destroys.
  private func takeRuns(_ take: (UnsafeMutablePointer<Record>, Int) -> Void) {
    for (index, run) in full.enumerated() {
      let run = run.assumingMemoryBound(to: Record.self)
      take(run, Self.firstCapacity << index)
      run.deallocate()
    }
    take(last, count)
    (full, count) = ([], 0)
  }

  deinit {
    takeRuns { run, count in run.deinitialize(count: count) }
    last.deallocate()
  }
}

/// A container in an object.
private final class KeptContainer<Key: CodingKey> {
  let container: KeyedDecodingContainer<Key>
  init(container: KeyedDecodingContainer<Key>) { self.container = container }
}

/// The properties of a row by their keys.
private final class RowDecodingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let row: RowReader
  /// For each key, the index of its column plus 2, 1 if there is no such column, or 0 if that isn't
  /// known. Empty if keys are larger than a byte.
  ///
  /// The cases of an enum fit in a byte, and their names needn't be compared for each row.
  @exclusivity(unchecked) private var places: [UInt16]
  /// The column after the last one that was read. Most records decode columns in order.
  private var next = 0

  init(row: RowReader) {
    self.row = row
    places = MemoryLayout<Key>.size <= 1 ? Array(repeating: 0, count: 256) : []
  }

  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { row.keys(Key.self) }

  /// Returns the index of a property's column, or `nil` if there is none.
  @inline(__always)
  private func column(of key: Key) -> Int? {
    if places.isEmpty { return named(key) }
    let byte = MemoryLayout<Key>.size == 0 ? 0 : unsafeBitCast(key, to: UInt8.self)
    let place = Int(places[Int(byte)])
    if place > 1 { return place - 2 }
    return place == 1 ? nil : learn(key, byte)
  }

  private func named(_ key: Key) -> Int? {
    guard let index = row.index(of: key.stringValue, expected: next) else { return nil }
    next = index + 1
    return index
  }

  private func learn(_ key: Key, _ byte: UInt8) -> Int? {
    let index = named(key)
    places[Int(byte)] = UInt16(index.map { $0 + 2 } ?? 1)
    return index
  }

  /// Returns the index of a property's column.
  @inline(__always)
  private func take(_ key: Key) throws(SQLiteError) -> Int {
    guard row.isAtRow, let index = column(of: key) else { throw absence(of: key) }
    return index
  }

  /// Returns the index of a property's column, or `nil` if there is none.
  @inline(__always)
  private func takeIfPresent(_ key: Key) throws(SQLiteError) -> Int? {
    guard row.isAtRow else { throw absence(of: key) }
    return column(of: key)
  }

  private func absence(of key: Key) -> SQLiteError {
    row.isAtRow
      ? SQLiteError(.noColumn, "The row has no column “\(key.stringValue)”.")
      : SQLiteError(
        .unreadableValue, "A decoding container was used after its row had been decoded.")
  }

  func contains(_ key: Key) -> Bool { column(of: key) != nil }

  func decodeNil(forKey key: Key) -> Bool {
    guard row.isAtRow, let index = column(of: key) else { return true }
    return row.cell(index).isNull
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try row.read(type, take(key))
  }
  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    guard let index = try takeIfPresent(key), !row.cell(index).isNull else { return nil }
    return try row.read(type, index)
  }

  // MARK: The most common types

  @inline(__always)
  private func known<T: ColumnValue>(_ type: T.Type, _ key: Key) throws -> T {
    let index = try take(key)
    if let value = try row.readKnown(type, index) { return value }
    throw row.absence(of: type, index)
  }
  @inline(__always)
  private func knownIfPresent<T: ColumnValue>(_ type: T.Type, _ key: Key) throws -> T? {
    guard let index = try takeIfPresent(key) else { return nil }
    return try row.readKnown(type, index)
  }

  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try known(type, key) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try known(type, key) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try known(type, key) }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try known(type, key) }
  // Without these, the standard library says that the type isn't supported.
  @available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try known(type, key) }
  @available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try known(type, key) }

  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try knownIfPresent(type, key)
  }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try knownIfPresent(type, key)
  }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try knownIfPresent(type, key)
  }
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try knownIfPresent(type, key)
  }

  // MARK: What a row doesn't have

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
