/// The columns of a record type, and the mapping of properties to them. They are declared by the
/// type, or found by decoding and encoding sample records.
struct RecordProbe<Record: Codable & Identifiable> {
  /// The columns, in the order in which the record decodes them.
  let columns: [Column]
  private let declared: DeclaredColumns?
  /// Sample records, with the values of their columns.
  private let samples: [(record: Record, values: [SQLiteValue])]

  init() throws(SQLiteError) {
    declared = DeclaredColumns(of: Record.self)
    if let name = declared?.conflict {
      throw SQLiteError(
        .unsupportedRecord,
        "\(Record.self) declares the column “\(name)” for properties of different kinds. Give one "
          + "of them a column of its own.")
    }
    if let declared {
      columns = declared.columns
      samples = []
    } else {
      (columns, samples) = try Self.sampled()
    }
    try Self.checkNames(of: columns)
  }

  private static func checkNames(of columns: [Column]) throws(SQLiteError) {
    guard !columns.isEmpty else {
      throw SQLiteError(
        .unsupportedRecord,
        "\(Record.self) decodes no properties by name, so no table can be created for it.")
    }
    var names: [String: String] = [:]
    for name in columns.map(\.name) {
      guard !name.utf8.contains(0) else {
        throw SQLiteError(
          .unsupportedRecord,
          "The coding key “\(name.split(separator: "\0").joined(separator: "?"))” of "
            + "\(Record.self) contains the character NUL, which ends a text in SQL. Give it "
            + "another name.")
      }
      if let other = names.updateValue(name, forKey: SQLiteName.folded(name)) {
        throw SQLiteError(
          .unsupportedRecord,
          "SQLite doesn't tell the coding keys “\(other)” and “\(name)” of \(Record.self) apart. "
            + "Give one of them another name.")
      }
    }
  }

  private static func sampled() throws(SQLiteError) -> (
    [Column], [(record: Record, values: [SQLiteValue])]
  ) {
    let log = SampleDecoder.Log()
    let usual = try usualNumber(log)
    log.hasRecord = true
    var records: [Record] = []
    func add(_ choice: SampleDecoder.Choice) {
      // A sample that the record type refuses need not be stored.
      if let record = try? Record(from: SampleDecoder(log: log, choice: choice)) {
        records.append(record)
      }
    }
    add(.init(usual: usual))
    // Vary each column by itself, including those that only some records have, and then all columns
    // together. The most harmless samples of all columns come first: they reveal most computed
    // properties before another sample, such as a zero, can trap.
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
    var samples: [(record: Record, values: [SQLiteValue])] = []
    for record in records {
      samples.append((record, try RowEncoder.values(of: record, columns: columns)))
    }
    return (columns, samples)
  }

  /// Returns the number of a sample for all columns that the type accepts as a record.
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
            "A sample \(Record.self), which shows how its records are stored, can't be created: "
              + "\(error)")
      }
    }
    throw refusal ?? SQLiteError(.unsupportedRecord, "A sample \(Record.self) can't be created.")
  }

  /// The index of the column that holds the identifier, or nil if there is none.
  var keyIndex: Int? {
    if let declared { declared.keyIndex } else { column(of: \.id) }
  }

  /// Returns the index of the column that holds a property.
  ///
  /// It is the declared one, or that whose values equal the property in all sample records. So a
  /// computed property has a column if it is declared, or another name for a stored one.
  ///
  /// - Returns: The index, or nil if there is no such column.
  func column(of keyPath: PartialKeyPath<Record>) -> Int? {
    if let declared {
      // Generic code names the identifier by the property of `Identifiable`.
      return declared.indices[keyPath] ?? (keyPath == \Record.id ? declared.keyIndex : nil)
    }
    let isOptional = type(of: keyPath).valueType is any OptionalValue.Type
    return columns.indices.first { index in
      var values: Set<SQLiteValue> = []
      for (record, row) in samples {
        // A computed property may unwrap a value that is nil here.
        if row[index] == .null, !isOptional { return false }
        guard columns[index].value(ofAny: record[keyPath: keyPath]) == row[index] else {
          return false
        }
        values.insert(row[index])
      }
      // A single value may be equal by chance.
      return values.count > 1
    }
  }

  /// A Boolean value that indicates whether the identifier contains sets or dictionaries, of which
  /// equal ones can be encoded in different orders.
  var hasUnorderedKey: Bool {
    declared?.hasUnorderedKey ?? samples.contains { Self.hasUnorderedParts($0.record.id) }
  }

  private static func hasUnorderedParts(_ value: Any) -> Bool {
    if let value = value as? any UnorderedValue, value.isEncodedUnordered { return true }
    return Mirror(reflecting: value).children.contains { hasUnorderedParts($0.value) }
  }
}

/// An unordered collection, which is encoded in some order.
protocol UnorderedValue {
  var isEncodedUnordered: Bool { get }
}

extension Set: UnorderedValue {
  var isEncodedUnordered: Bool { true }
}

extension Dictionary: UnorderedValue {
  /// String keys are sorted.
  var isEncodedUnordered: Bool { Key.self != String.self }
}

extension Column {
  /// Returns the stored form of a value of any type, or nil if it can't be stored.
  func value(ofAny value: Any) -> SQLiteValue? {
    if let value = value as? any OptionalValue, value.isNil { return .null }
    return (value as? any Encodable).flatMap { try? self.value(of: $0) }
  }
}
