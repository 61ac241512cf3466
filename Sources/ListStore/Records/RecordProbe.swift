/// What a record type's Codable conformance does, found by decoding and encoding records that are made up: its columns,
/// and which column holds a property.
struct RecordProbe<Record: Codable> {
  /// The columns, in the order in which the record decodes them.
  let columns: [Column]
  /// Records, and what their columns hold.
  private let samples: [(record: Record, values: [SQLiteValue])]

  init() throws(SQLiteError) {
    let log = SampleDecoder.Log()
    let usual = try Self.usualNumber(log)
    log.hasRecord = true
    var records: [Record] = []
    func add(_ choice: SampleDecoder.Choice) {
      // What a record refuses, it need not store.
      if let record = try? Record(from: SampleDecoder(log: log, choice: choice)) {
        records.append(record)
      }
    }
    add(.init(usual: usual))
    // Each column by itself, also those that only some records have; then all of them together. The most harmless samples
    // of all columns come first: most computed properties are found out by these, before one of the others, such as a
    // zero, ends the program.
    for number in Array(0..<9) + [SampleDecoder.Choice.none] where number != usual {
      var index = 0
      while index < log.columns.count {
        add(.init(usual: usual, others: [log.columns[index].name: number]))
        index += 1
      }
    }
    var state: UInt64 = 1
    for _ in 0..<16 {
      var choice = SampleDecoder.Choice(usual: usual)
      for column in log.columns {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        choice.others[column.name] = Int(state >> 33 % 9)
      }
      add(choice)
    }
    let columns = log.columns.map {
      Column(name: $0.name, storage: $0.storage, isOptional: log.optionals.contains($0.name))
    }
    guard !columns.isEmpty else {
      throw SQLiteError(
        .unsupportedRecord, "\(Record.self) decodes no properties by name, and makes no table.")
    }
    self.columns = columns
    var samples: [(record: Record, values: [SQLiteValue])] = []
    for record in records {
      samples.append((record, try RowEncoder.values(of: record, columns: columns)))
    }
    self.samples = samples
  }

  /// The number of a sample for all columns of which the type makes a record.
  private static func usualNumber(_ log: SampleDecoder.Log) throws(SQLiteError) -> Int {
    var refusal: SQLiteError?
    for number in 0..<9 {
      (log.columns, log.optionals) = ([], [])
      do {
        _ = try Record(from: SampleDecoder(log: log, choice: .init(usual: number)))
        return number
      } catch let error as SQLiteError { refusal = refusal ?? error } catch {
        refusal =
          refusal
          ?? SQLiteError(
            .unsupportedRecord,
            "No \(Record.self) can be made up, to see how its records are stored: \(error)")
      }
    }
    throw refusal ?? SQLiteError(.unsupportedRecord, "No \(Record.self) can be made up.")
  }

  /// The column that holds a property, as an index: the one whose values are the property's in all records that were made
  /// up. So a property that is computed, of a column or of several, has none, unless it is just another name for a
  /// column.
  ///
  /// - Returns: nil if there is no such column.
  func column<Value>(of keyPath: KeyPath<Record, Value>) -> Int? {
    columns.indices.first { index in
      var values: Set<SQLiteValue> = []
      for (record, row) in samples {
        // A computed property may unwrap what is nil here.
        if row[index] == .null, !(Value.self is any OptionalValue.Type) { return false }
        guard columns[index].value(ofAny: record[keyPath: keyPath]) == row[index] else {
          return false
        }
        values.insert(row[index])
      }
      // One value alone may be there by chance.
      return values.count > 1
    }
  }

  /// A Boolean value that indicates whether a property has sets or dictionaries within it. Equal ones may be encoded in
  /// different orders.
  func hasUnorderedParts<Value>(_ keyPath: KeyPath<Record, Value>) -> Bool {
    samples.contains { Self.hasUnorderedParts($0.record[keyPath: keyPath]) }
  }

  private static func hasUnorderedParts(_ value: Any) -> Bool {
    if let value = value as? any UnorderedValue, value.isEncodedUnordered { return true }
    return Mirror(reflecting: value).children.contains { hasUnorderedParts($0.value) }
  }
}

/// A collection without an order, which has one when it is encoded.
private protocol UnorderedValue {
  var isEncodedUnordered: Bool { get }
}

extension Set: UnorderedValue {
  fileprivate var isEncodedUnordered: Bool { true }
}

extension Dictionary: UnorderedValue {
  /// Texts as keys are sorted.
  fileprivate var isEncodedUnordered: Bool { Key.self != String.self }
}

extension Column {
  /// What a value of any type is stored as; nil if that cannot be done.
  func value(ofAny value: Any) -> SQLiteValue? {
    if let value = value as? any OptionalValue, value.isNil { return .null }
    return (value as? any Encodable).flatMap { try? self.value(of: $0) }
  }
}
