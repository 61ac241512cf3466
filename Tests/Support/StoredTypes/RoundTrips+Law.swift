import ListStore

extension RoundTrips {
  private mutating func expect(_ holds: Bool, _ fault: @autoclosure () -> String) {
    if !holds { faults.append(fault()) }
  }

  /// Checks round trips and order of values, and filters by the first of them.
  mutating func check<Value: Codable & Sendable & Equatable>(
    _ values: [Value], _ isBefore: ((Value, Value) -> Bool)? = nil,
    _ isSame: @escaping (Value, Value) -> Bool = { $0 == $1 }
  ) throws {
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Box<Value>.self)
    try store.write { tx in
      for (id, value) in values.enumerated() {
        try tx.insert(Box(id: id, value: value, other: id.isMultiple(of: 3) ? nil : value))
      }
    }
    for (id, value) in values.enumerated() {
      guard let box = try store.record(Box<Value>.self, id: id) else {
        faults.append("\(Value.self) \(value) is not there")
        continue
      }
      expect(isSame(box.value, value), "\(Value.self) \(value) came back as \(box.value)")
      expect(
        box.other.map { isSame($0, value) } ?? id.isMultiple(of: 3),
        "an optional \(Value.self) \(value) came back as \(String(describing: box.other))")
    }
    let all = FetchRequest(Box<Value>.self)
    func ids(_ request: FetchRequest<Box<Value>>) throws -> [Int] {
      try store.fetch(request.order(by: \.id)).map(\.id)
    }
    expect(
      try ids(all.filter(\.other, .equal, nil)) == values.indices.filter { $0.isMultiple(of: 3) },
      "\(Value.self) that are nil")
    guard let isBefore else { return }
    expect(
      try store.fetch(all.order(by: \.value)).map(\.id)
        == values.indices.sorted {
          isBefore(values[$0], values[$1]) || (!isBefore(values[$1], values[$0]) && $0 < $1)
        }, "order of \(Value.self)")
    for value in values.prefix(10 + count) {
      let matches: [(FetchRequest<Box<Value>>.Comparison, (Value) -> Bool)] = [
        (.equal, { isSame($0, value) }), (.notEqual, { !isSame($0, value) }),
        (.less, { isBefore($0, value) }), (.lessOrEqual, { !isBefore(value, $0) }),
        (.greater, { isBefore(value, $0) }), (.greaterOrEqual, { !isBefore($0, value) }),
      ]
      for (comparison, matches) in matches {
        let expected = values.indices.filter { matches(values[$0]) }
        expect(
          try ids(all.filter(\.value, comparison, value)) == expected,
          "\(Value.self) \(comparison) \(value)")
        let known = expected.filter { !$0.isMultiple(of: 3) }
        let found = try ids(all.filter(\.other, comparison, value))
        expect(
          found.filter { !$0.isMultiple(of: 3) } == known,
          "an optional \(Value.self) \(comparison) \(value)")
        // nil is another value than any, and neither before nor after one.
        expect(
          (found.count > known.count) == (comparison == .notEqual),
          "nil \(comparison) \(Value.self) \(value)")
      }
    }
  }

  mutating func check<Value: Codable & Sendable & Comparable>(_ values: [Value]) throws {
    try check(values, { $0 < $1 })
  }

  /// Checks that values identify records.
  mutating func checkKeys<Value: Codable & Hashable & Sendable>(_ values: [Value]) throws {
    let values = Array(Set(values))
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Keyed<Value>.self)
    try store.write { tx in
      for (number, value) in values.enumerated() {
        try tx.upsert(Keyed(id: value, number: -1))
        try tx.upsert(Keyed(id: value, number: number))
      }
    }
    expect(
      try store.fetch(FetchRequest(Keyed<Value>.self)).count == values.count,
      "\(Value.self) identify too many or too few records")
    for (number, value) in values.enumerated() {
      expect(
        try store.record(Keyed<Value>.self, id: value)?.number == number,
        "\(Value.self) \(value) identifies another record")
      expect(
        try store.write { try $0.delete(Keyed<Value>.self, id: value) },
        "\(Value.self) \(value) does not delete its record")
      expect(
        try store.record(Keyed<Value>.self, id: value) == nil,
        "\(Value.self) \(value) identifies a record that was deleted")
    }
    expect(
      try store.fetch(FetchRequest(Keyed<Value>.self)).isEmpty, "\(Value.self) leave records")
  }
}
