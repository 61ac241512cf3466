import Foundation
import ListStore
import StoredTypes
import TestSupport
import Testing

/// The law of round trips, at the boundaries and for a few random values. `SQLiteModelCheck types`
/// checks many.
struct StoredTypesTests {
  /// What round-trips, and how exactly.
  enum Law: CaseIterable {
    /// They are sorted and found as in Swift.
    case integers
    /// Bit by bit, except for the sign of zero.
    case reals
    /// Bit by bit.
    case dates
    case decimals
    /// Texts, data, identifiers and addresses, byte by byte.
    case texts
    /// Booleans, enums, option sets and JSON.
    case others
  }

  @Test(arguments: Law.allCases) func `values of every type round-trip`(law: Law) throws {
    let seed = Walk.seeds(1)[0]
    var trips = RoundTrips(seed: seed, count: 3)
    switch law {
    case .integers: try trips.integers()
    case .reals: try trips.reals()
    case .dates: try trips.dates()
    case .decimals: try trips.decimals()
    case .texts: try trips.texts()
    case .others: try trips.others()
    }
    #expect(trips.faults == [], "seed \(seed)")
  }

  @Test(
    arguments: [
      "INSERT INTO Numbers (id, big) VALUES (1, -1)",
      "INSERT INTO Numbers (id, big) VALUES (1, x'80000000000000')",
      "INSERT INTO Numbers (id, whole) VALUES (1, -1)",
      "INSERT INTO Numbers (id, small) VALUES (1, 256)",
      "INSERT INTO Numbers (id, small) VALUES (1, -1)",
      "INSERT INTO Numbers (id, short) VALUES (1, 128)",
      "INSERT INTO Numbers (id, price) VALUES (1, x'0105')",
      "INSERT INTO Numbers (id, price) VALUES (1, x'01FF')",
      "INSERT INTO Numbers (id, price) VALUES (1, x'')",
      // A positive number is 2, the exponent, and the digits. A negative one has 0, the inverted
      // bytes, and 255.
      "INSERT INTO Numbers (id, price) VALUES (1, x'0201')",
      "INSERT INTO Numbers (id, price) VALUES (1, x'020201')",
      "INSERT INTO Numbers (id, price) VALUES (1, x'020201B0')",
      "INSERT INTO Numbers (id, price) VALUES (1, x'0202012B')",
      "INSERT INTO Numbers (id, price) VALUES (1, x'02020102')",
      "INSERT INTO Numbers (id, price) VALUES (1, x'0202012020')",
      "INSERT INTO Numbers (id, price) VALUES (1, x'03020120')",
      "INSERT INTO Numbers (id, price) VALUES (1, x'00FDFEDFDF')",
      "INSERT INTO Numbers (id, price) VALUES (1, x'00FDFEFF')",
    ] as [StaticString])
  func `a number that its property can't have is unreadable`(insertion: StaticString) throws {
    struct Numbers: Codable, Identifiable {
      var id: Int
      var big: UInt64?
      var whole: UInt?
      var small: UInt8?
      var short: Int8?
      var price: Decimal?
    }
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Numbers.self)
    try store.write { _ = try $0.execute(insertion) }
    let error = failure { try store.fetch(FetchRequest(Numbers.self)) }
    #expect(error?.kind == .unreadableValue)
  }

  @Test func `a decimal is its sign, its exponent, and two digits in each byte`() throws {
    struct Price: Codable, Identifiable, Equatable {
      var id: Int
      var value: Decimal
    }
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Price.self)
    let wanted: [(number: String, bytes: String)] = [
      ("0", "01"), ("1", "02020120"), ("-1", "00FDFEDFFF"), ("10", "02020220"),
      ("12", "02020223"), ("-120", "00FDFCDCFF"), ("123", "0202032340"), ("0.5", "02020060"),
      ("0.05", "0201FF60"), ("-0.05", "00FE009FFF"), ("100.01", "020203211120"),
    ]
    for (id, price) in wanted.enumerated() {
      let value = try #require(Decimal(string: price.number))
      try store.write { try $0.insert(Price(id: id, value: value)) }
    }
    let rows = try store.read { try $0.execute("SELECT hex(value) AS h FROM Price ORDER BY id") }
    #expect(rows.map { $0["h"] } == wanted.map { .text($0.bytes) })
    let read = try store.fetch(FetchRequest(Price.self).order(by: \.id))
    #expect(read.map { "\($0.value)" } == wanted.map(\.number))
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
      struct Options: OptionSet, Codable { var rawValue: UInt8 }
      var id: Int
      var priority: Priority?
      var options: Options
    }
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Job.self)
    try store.write { tx in
      for (id, priority) in [Job.Priority.ten, nil, .two, Job.Priority.none].enumerated() {
        try tx.insert(Job(id: id, priority: priority, options: [Job.Options(rawValue: 3)]))
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
    #expect(
      types == [
        ["o": .text("integer"), "p": .text("integer")],
        ["o": .text("integer"), "p": .text("null")],
      ])
  }

  @available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
  @Test func `integers of 128 bits are properties, options, raw values and identifiers`() throws {
    struct Wrapper: Codable, Hashable {
      var value: UInt128
      init(_ value: UInt128) { self.value = value }
      init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(UInt128.self)
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
      }
    }
    struct Huge: Codable, Identifiable, Hashable {
      var id: UInt128
      var number: Int128
      var option: Int128?
      var other: UInt128?
      var wrapper: Wrapper
    }
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Huge.self)
    let all = [
      Huge(id: .max, number: .min, option: nil, other: 1, wrapper: Wrapper(2)),
      Huge(id: 0, number: -1, option: .max, other: nil, wrapper: Wrapper(.max)),
      Huge(id: 7, number: .max, option: -5, other: .max, wrapper: Wrapper(0)),
    ]
    try store.write { tx in for huge in all { try tx.insert(huge) } }
    let request = FetchRequest(Huge.self)
    let orders = [
      request.order(by: \.number), request.order(by: \.id), request.order(by: \.option),
      request.order(by: \.wrapper),
    ]
    let places = try orders.map { try store.fetch($0).map { all.firstIndex(of: $0) } }
    #expect(places == [[0, 1, 2], [1, 2, 0], [0, 2, 1], [2, 0, 1]])
    #expect(try store.record(Huge.self, id: .max) == all[0])
  }
}
