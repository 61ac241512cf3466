import Foundation
import TestSupport
import Testing

@testable import ListStore

/// The law of round trips: what is fetched is what was written, a list has Swift's order, and a filter finds what Swift's
/// comparison finds; for each type, at its boundaries and by chance.
@Suite(.timeLimit(.minutes(5))) struct StoredTypesTests {
  /// A record with a value of some type, and an optional one.
  struct Box<Value: Codable & Sendable>: Codable, Identifiable, Sendable, CustomTableName {
    static var tableName: String { "Box" }
    var id: Int
    var value: Value
    var other: Value?
  }

  /// A record that a value identifies.
  struct Keyed<Value: Codable & Hashable & Sendable>: Codable, Identifiable, Sendable,
    CustomTableName
  {
    static var tableName: String { "Keyed" }
    var id: Value
    var number: Int
  }

  enum Whole: Int, Codable {
    case ten = 10
    case two = 2
    case none = 0
    case minus = -7
  }
  enum Word: String, Codable {
    case first = "z"
    case second = "a"
    case third = ""
  }
  enum Share: Double, Codable {
    case half = 0.5
    case none = 0
    case large = 1e100
  }
  struct Options: OptionSet, Codable, Hashable { var rawValue: UInt8 }
  struct Tag: Codable, Hashable {
    var text: UUID
    init(_ text: UUID) { self.text = text }
    init(from decoder: any Decoder) throws {
      text = try decoder.singleValueContainer().decode(UUID.self)
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
  }

  /// Checks round trips, order and filters of values.
  private func check<Value: Codable & Sendable & Equatable>(
    _ values: [Value], _ isBefore: ((Value, Value) -> Bool)? = nil,
    _ isSame: @escaping (Value, Value) -> Bool = { $0 == $1 }, _ comment: Comment? = nil
  ) throws {
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Box<Value>.self)
    try store.write { tx in
      for (id, value) in values.enumerated() {
        try tx.insert(Box(id: id, value: value, other: id.isMultiple(of: 3) ? nil : value))
      }
    }
    for (id, value) in values.enumerated() {
      let box = try #require(try store.record(Box<Value>.self, id: id), comment)
      #expect(isSame(box.value, value), "\(Value.self) \(value) came back as \(box.value)")
      #expect(box.other.map { isSame($0, value) } ?? id.isMultiple(of: 3), comment)
    }
    let all = FetchRequest(Box<Value>.self)
    func ids(_ request: FetchRequest<Box<Value>>) throws -> [Int] {
      try store.fetch(request.order(by: \.id)).map(\.id)
    }
    #expect(
      try ids(all.filter(\.other, .equal, nil)) == values.indices.filter { $0.isMultiple(of: 3) })
    guard let isBefore else { return }
    #expect(
      try store.fetch(all.order(by: \.value)).map(\.id)
        == values.indices.sorted {
          isBefore(values[$0], values[$1]) || (!isBefore(values[$1], values[$0]) && $0 < $1)
        }, "order of \(Value.self)")
    for value in values.prefix(40) {
      let matches: [(FetchRequest<Box<Value>>.Comparison, (Value) -> Bool)] = [
        (.equal, { isSame($0, value) }), (.notEqual, { !isSame($0, value) }),
        (.less, { isBefore($0, value) }), (.lessOrEqual, { !isBefore(value, $0) }),
        (.greater, { isBefore(value, $0) }), (.greaterOrEqual, { !isBefore($0, value) }),
      ]
      for (comparison, matches) in matches {
        let expected = values.indices.filter { matches(values[$0]) }
        #expect(
          try ids(all.filter(\.value, comparison, value)) == expected,
          "\(Value.self) \(comparison) \(value)")
        let known = expected.filter { !$0.isMultiple(of: 3) }
        let found = try ids(all.filter(\.other, comparison, value))
        #expect(found.filter { !$0.isMultiple(of: 3) } == known)
        // nil is another value than any, and neither before nor after one.
        #expect((found.count > known.count) == (comparison == .notEqual))
      }
    }
  }

  private func check<Value: Codable & Sendable & Comparable>(_ values: [Value]) throws {
    try check(values, { $0 < $1 })
  }

  /// Checks that values identify records.
  private func checkKeys<Value: Codable & Hashable & Sendable>(_ values: [Value]) throws {
    let values = Array(Set(values))
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Keyed<Value>.self)
    try store.write { tx in
      for (number, value) in values.enumerated() {
        try tx.upsert(Keyed(id: value, number: -1))
        try tx.upsert(Keyed(id: value, number: number))
      }
    }
    #expect(try store.fetch(FetchRequest(Keyed<Value>.self)).count == values.count)
    for (number, value) in values.enumerated() {
      #expect(try store.record(Keyed<Value>.self, id: value)?.number == number)
      #expect(try store.write { try $0.delete(Keyed<Value>.self, id: value) })
      #expect(try store.record(Keyed<Value>.self, id: value) == nil)
    }
    #expect(try store.fetch(FetchRequest(Keyed<Value>.self)).isEmpty)
  }

  private func integers<Number: FixedWidthInteger & Codable & Sendable>(
    _ type: Number.Type, _ generator: inout SeededGenerator
  ) throws {
    var numbers: [Number] = [.min, .max, 0, 1, .min + 1, .max - 1, .max / 2, .max / 2 + 1]
    for _ in 0..<30 {
      numbers.append(.random(in: .min ... .max, using: &generator))
      let few = Number(truncatingIfNeeded: generator.next() % 5)
      numbers.append(few)
      if Number.bitWidth >= 64 {
        numbers.append(Number(truncatingIfNeeded: Int64.max) &+ few &- 2)
        numbers.append(Number(truncatingIfNeeded: 1 << 53) &+ few &- 2)
      }
    }
    try check(numbers)
    try checkKeys(numbers)
  }

  private func generator(_ name: String) -> SeededGenerator {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("round trips of \(name), seed \(seed)")
    return SeededGenerator(seed: seed)
  }

  @Test func `integers of every width round-trip, and are sorted and found as in Swift`() throws {
    var generator = generator("integers")
    try integers(Int.self, &generator)
    try integers(Int8.self, &generator)
    try integers(Int16.self, &generator)
    try integers(Int32.self, &generator)
    try integers(Int64.self, &generator)
    try integers(UInt.self, &generator)
    try integers(UInt8.self, &generator)
    try integers(UInt16.self, &generator)
    try integers(UInt32.self, &generator)
    try integers(UInt64.self, &generator)
    guard #available(macOS 15, *) else { return }
    try integers(Int128.self, &generator)
    try integers(UInt128.self, &generator)
  }

  @Test func `numbers with a fraction do, bit by bit but for the sign of zero`() throws {
    var generator = generator("numbers")
    var doubles: [Double] = [
      0, -0.0, 1, -1, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      .leastNonzeroMagnitude, .leastNormalMagnitude, .pi, 0.1, 1e15, 0x1p53, 0x1p53 + 2, 0x1p63,
      -0x1p63, 0x1p64, 1e300,
    ]
    for _ in 0..<100 {
      let double = Double(bitPattern: generator.next())
      if !double.isNaN { doubles.append(double) }
      doubles.append(.random(in: -3...3, using: &generator))
    }
    try check(doubles)
    try checkKeys(doubles)
    try check(doubles.map { Float($0) })
    try check(doubles.map { CGFloat($0) })
    try check(doubles.filter { $0 != 0 }, { $0 < $1 }, { $0.bitPattern == $1.bitPattern })
  }

  @Test func `dates do, bit by bit`() throws {
    var generator = generator("dates")
    var dates: [Date] = [
      .distantPast, .distantFuture, Date(timeIntervalSince1970: 0), .now,
      Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: 1e-300),
    ]
    for _ in 0..<2_000 {
      dates.append(
        Date(timeIntervalSinceReferenceDate: .random(in: -1e9...1e9, using: &generator)))
    }
    try check(
      dates, { $0 < $1 },
      {
        $0.timeIntervalSinceReferenceDate.bitPattern == $1.timeIntervalSinceReferenceDate.bitPattern
      })
    try checkKeys(dates)
  }

  @Test func `decimals do`() throws {
    var generator = generator("decimals")
    var decimals: [Decimal] = [
      0, 1, -1, Decimal(string: "0.1")!, Decimal(string: "-0.1")!, Decimal(string: "-0.1001")!,
      Decimal(string: "-0.100001")!, Decimal(string: "-12")!, Decimal(string: "-12.34")!,
      Decimal(string: "12.34")!, Decimal(string: "10")!, Decimal(string: "9.99")!,
      Decimal(string: "12345678901234567890123456789012345678")!,
      Decimal(sign: .plus, exponent: -1, significand: 10), .pi, .leastFiniteMagnitude,
      .leastNonzeroMagnitude, Decimal(sign: .minus, exponent: 100, significand: 3),
    ]
    for _ in 0..<300 {
      decimals.append(
        Decimal(
          sign: Bool.random(using: &generator) ? .plus : .minus,
          exponent: .random(in: -6...6, using: &generator),
          significand: Decimal(Int64.random(in: 0...100_000, using: &generator))))
      decimals.append(
        Decimal(Int64.random(in: .min ... .max, using: &generator))
          * Decimal(Int64.random(in: .min ... .max, using: &generator)))
    }
    try check(decimals)
    try checkKeys(decimals)
  }

  @Test func `texts, data, identifiers and addresses do, byte by byte`() throws {
    var generator = generator("texts")
    let parts = [
      "a", "B", "\u{0}", "é", "e\u{301}", "\u{10FFFF}", "\u{FFFD}", "ﬀ", "漢", "'", "\"", "%",
    ]
    var texts = ["", "\u{0}", "a\u{0}b", "rowid", "NULL", "1", "1.0", "-0"]
    for _ in 0..<200 {
      texts.append(
        (0..<Int.random(in: 0..<9, using: &generator)).map { _ in
          parts.randomElement(using: &generator)!
        }.joined())
    }
    func isBefore(_ first: String, _ second: String) -> Bool {
      first.utf8.lexicographicallyPrecedes(second.utf8)
    }
    try check(texts, isBefore, { $0.utf8.elementsEqual($1.utf8) })
    // Normalized, they come in the order of Swift.
    try check(texts.map(\.precomposedStringWithCanonicalMapping), { $0 < $1 })
    try checkKeys(texts.map(\.precomposedStringWithCanonicalMapping))
    let data = texts.map { Data($0.utf8) } + [Data([0]), Data([0, 0]), Data([255]), Data()]
    try check(data, { $0.lexicographicallyPrecedes($1) })
    try checkKeys(data)
    let identifiers = (0..<50).map { _ in
      UUID(uuid: unsafeBitCast((generator.next(), generator.next()), to: uuid_t.self))
    }
    try check(identifiers, { $0.uuidString < $1.uuidString })
    try checkKeys(identifiers)
    try check(identifiers.map(Tag.init), { $0.text.uuidString < $1.text.uuidString })
    try checkKeys(identifiers.map(Tag.init))
    let addresses = ["a:b", "https://example.com/?a=b#c", "file:///%20x", "mailto:a@b", "x/y"]
      .compactMap { URL(string: $0) }
    try check(addresses, { $0.absoluteString < $1.absoluteString })
    try checkKeys(addresses)
  }

  @Test func `booleans, enums, option sets and JSON do`() throws {
    try check([true, false, true], { !$0 && $1 })
    try check([Whole.ten, .two, .none, .minus], { $0.rawValue < $1.rawValue })
    try checkKeys([Whole.ten, .two, .none, .minus])
    try check([Word.first, .second, .third], { $0.rawValue < $1.rawValue })
    try check([Share.half, .none, .large], { $0.rawValue < $1.rawValue })
    try check([0, 2, 10, 255].map(Options.init), { $0.rawValue < $1.rawValue })
    try check([[1: "a"], [:]])
    try check([Set(["a", "b", "c"]), []])
    try check([[0.1, .infinity, -.infinity, -0.0], [], [1e300]])
    try check([[Date.now], [.distantPast]])
    try check([[UInt64.max], [0]])
    try check([[Decimal(string: "0.1")!]])
    try check([Shape.circle(0.5), .square, .text("é")])
    try check([CGPoint(x: 0.1, y: 2), .zero])
    try check([Nested(x: 1, more: [Nested(x: 2, more: [])])])
    struct Point: Codable, Hashable { var x, y: Int }
    try checkKeys([Point(x: 1, y: 2), Point(x: 2, y: 1)])
  }

  enum Shape: Codable, Equatable {
    case circle(Double)
    case square
    case text(String)
  }

  struct Nested: Codable, Equatable {
    var x: Int
    var more: [Nested]
  }

  @Test func `whole numbers of enums that are not CaseIterable, and option sets, are integers`()
    throws
  {
    struct Job: Codable, Identifiable {
      enum Priority: Int, Codable {
        case none = 0
        case two = 2
        case ten = 10
      }
      var id: Int
      var priority: Priority?
      var options: Options
    }
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Job.self)
    try store.write { tx in
      for (id, priority) in [Job.Priority.ten, nil, .two, Job.Priority.none].enumerated() {
        try tx.insert(Job(id: id, priority: priority, options: [Options(rawValue: 3)]))
      }
    }
    let all = FetchRequest(Job.self)
    #expect(
      try store.fetch(all.order(by: \.priority)).map(\.priority)
        == [nil, Job.Priority.none, .two, .ten])
    #expect(try store.fetch(all.filter(\.priority, .less, .ten)).map(\.id) == [2, 3])
    let types = try store.read {
      try $0.execute(
        "SELECT DISTINCT typeof(options) AS o, typeof(priority) AS p FROM Job ORDER BY 2")
    }
    #expect(types.map { $0["o"] } == [.text("integer"), .text("integer")])
    #expect(types.map { $0["p"] } == [.text("integer"), .text("null")])
  }
}
