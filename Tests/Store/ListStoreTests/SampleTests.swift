import Foundation
import TestSupport
import Testing

@testable import ListStore

/// The values that records are made up of, to see how their types are stored.
struct SampleTests {
  private func expectRoundTrips<Record: Codable & Identifiable & Equatable>(
    _ records: [Record], _ location: SourceLocation = #_sourceLocation
  ) throws where Record.ID: Encodable {
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Record.self)
    for record in records {
      try store.write { try $0.insert(record) }
      #expect(try store.record(Record.self, id: record.id) == record, sourceLocation: location)
    }
  }

  // MARK: Enums

  enum Few: CodingKey { case one, two, three }
  enum Single: String, Codable { case only }
  enum Empty: RawRepresentable, Codable, Equatable {
    init?(rawValue: Int) { nil }
    var rawValue: Int { switch self {} }
  }
  enum Flagged: RawRepresentable, Codable, Equatable {
    case plain(Bool)
    case other
    init?(rawValue: Int) {
      switch rawValue {
      case 0: self = .plain(false)
      case 1: self = .plain(true)
      case 2: self = .other
      default: return nil
      }
    }
    var rawValue: Int {
      switch self {
      case .plain(let flag): flag ? 1 : 0
      case .other: 2
      }
    }
  }
  enum Uninhabited: CodingKey {}

  @Test func `each case of an enum without payloads is found by its number`() {
    #expect(
      (-1..<4).map { EnumCase.sample(of: Few.self, number: $0) }
        == [.one, .one, .two, .three, .one])
    #expect((0..<2).map { EnumCase.sample(of: Single.self, number: $0) } == [.only, .only])
    // Without cases, or with payloads, there are no samples, and nor are there of anything else.
    indirect enum List {
      case end
      case next(List)
    }
    enum Impossible {
      case never(Never)
    }
    func hasSample<Value>(_ type: Value.Type) -> Bool {
      EnumCase.sample(of: type, number: 0) != nil
    }
    let types: [Any.Type] = [
      Empty.self, Uninhabited.self, Never.self, Impossible.self, Flagged.self, List.self,
      Bool?.self, UInt8.self, NSObject.self, (any CodingKey).self,
    ]
    #expect(types.filter { hasSample($0) }.map { "\($0)" } == [])
  }

  @Test func `enums of all kinds are stored`() throws {
    struct Refusal: Error { var keys: [String] }
    /// A type that asks for keys of which there are none.
    struct Keyless: Codable, Equatable {
      init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: Uninhabited.self).allKeys
        throw Refusal(keys: keys.map(\.stringValue))
      }
      func encode(to encoder: any Encoder) throws {}
    }
    enum Sum: Codable, Equatable {
      case value(Int)
    }
    struct Row: Codable, Identifiable, Equatable {
      var id: Int
      var single = Single.only
      var other: Single?
      var sum = Sum.value(3)
      var flagged = Flagged.other
      var empty: Empty?
      var keyless: Keyless?
    }
    try expectRoundTrips([
      Row(id: 1), Row(id: 2, other: .only, sum: .value(-1), flagged: .plain(true)),
    ])
  }

  // MARK: Types within themselves

  @Test func `sampling ends for types that contain themselves, or one type many times`() throws {
    indirect enum Sum: Codable, Equatable {
      case sum(Sum, Sum)
      case difference(Sum, Sum)
      case number(Int)
    }
    indirect enum Number: Codable, Equatable {
      case zero
      case next(Number)
    }
    struct Tree: Codable, Equatable {
      var name: String
      var children: [String: [Tree]]
      var sum: Sum
    }
    struct Row: Codable, Identifiable, Equatable {
      var id: Int
      var sum: Sum
      var number: Number
      var tree: Tree?
    }
    let sum = Sum.sum(.number(1), .difference(.number(2), .number(3)))
    let leaf = Tree(name: "é", children: [:], sum: .number(0))
    try expectRoundTrips([
      Row(id: 1, sum: .number(1), number: .zero),
      Row(id: 2, sum: sum, number: .next(.zero), tree: leaf),
      Row(id: 3, sum: sum, number: .zero, tree: Tree(name: "", children: ["a": [leaf]], sum: sum)),
    ])
    struct Point: Codable, Equatable {
      var x: Int
    }
    struct Pair<Part: Codable & Equatable>: Codable, Equatable {
      var first: Part
      var second: Part
      init(_ part: Part) { (first, second) = (part, part) }
    }
    struct Points: Codable, Identifiable, Equatable {
      var id: Int
      var points: Pair<Pair<Pair<Pair<Point>>>>
    }
    try expectRoundTrips([Points(id: 1, points: Pair(Pair(Pair(Pair(Point(x: 5))))))])
  }

  /// Counts how often a version is decoded.
  private static let tries = Locked(0)

  @Test func `a type that refuses all samples is not tried again for each type around it`() throws {
    struct Version: Codable {
      var text: String
      init(from decoder: any Decoder) throws {
        SampleTests.tries.withLock { $0 += 1 }
        text = try decoder.singleValueContainer().decode(String.self)
        guard text.hasPrefix("1.") else { throw CancellationError() }
      }
    }
    struct Within<Value: Codable>: Codable {
      var value: Value
      var number: Int
    }
    struct Row: Codable, Identifiable {
      var id: Int
      var version: Within<Within<Within<Within<Within<Within<Version>>>>>>
    }
    let store = try SQLiteStore.inMemory()
    #expect(failure { try store.createTable(for: Row.self) }?.kind == .unsupportedRecord)
    #expect(Self.tries.withLock { $0 } < 2_000)
  }

  // MARK: What the app does while it is looked at

  private static let store = Locked<SQLiteStore?>(nil)

  @Test func `a record may read from the store while it is decoded`() throws {
    struct Row: Codable, Identifiable {
      var id: Int
      var count: Int { (try? SampleTests.store.withLock { $0 }?.fetch(.init(Row.self)).count) ?? 0 }
      init(id: Int) { self.id = id }
      init(from decoder: any Decoder) throws {
        enum Key: CodingKey { case id }
        id = try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .id)
        _ = try SampleTests.store.withLock { $0 }?.fetch(FetchRequest(Job.self))
      }
    }
    let store = try SQLiteStore.jobs()
    Self.store.withLock { $0 = store }
    defer { Self.store.withLock { $0 = nil } }
    try store.createTable(for: Row.self)
    try store.write { try $0.insert(Row(id: 1)) }
    #expect(try store.fetch(FetchRequest(Row.self)).map(\.id) == [1])
    let error = failure { try store.fetch(FetchRequest(Row.self).order(by: \.count)) }
    #expect(error?.kind == .noColumn)
  }

  @Test func `computed properties are detected before a sample ends the program`() throws {
    struct Row: Codable, Identifiable {
      var id: Int
      var total: Int
      var count: Int
      var parent: Int?
      var average: Int { total / count }
      var end: Int { total + count }
      var product: Int { total * count }
      var known: Int { parent! }
    }
    struct Unwrapped: Codable, Identifiable {
      var number: Int?
      var id: Int { number! }
    }
    struct Combined: Codable, Identifiable {
      var row: Int
      var column: Int
      var id: Int { row * 1_000 + column }
    }
    // It differs from its column only if two others have rare values at once.
    struct Ticket: Codable, Identifiable {
      var id: Int
      var rank: Int
      var isNew: Bool
      var isUrgent: Bool
      var place: Int { isNew && isUrgent ? 0 : rank }
    }
    // It differs from its column only if the entry has another value than the first sample.
    struct Player: Codable, Identifiable {
      var id: Int
      var rank: Int
      var points: [String: Int]
      var place: Int { points["a", default: 1] == 1 ? rank : 0 }
    }
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Ticket.self)
    try store.createTable(for: Row.self)
    try store.createTable(for: Player.self)
    let all = FetchRequest(Row.self)
    let requests = [
      all.order(by: \.average), all.order(by: \.end), all.order(by: \.product),
      all.order(by: \.known),
    ]
    let errors =
      requests.map { request in failure { try store.fetch(request) } } + [
        failure { try store.fetch(FetchRequest(Ticket.self).order(by: \.place)) },
        failure { try store.fetch(FetchRequest(Player.self).order(by: \.place)) },
      ]
    #expect(errors.map { $0?.kind } == Array(repeating: .noColumn, count: 6))
    let refusals = [
      failure { try store.createTable(for: Unwrapped.self) },
      failure { try store.createTable(for: Combined.self) },
    ]
    #expect(!refusals.contains(nil))
  }

  // MARK: Columns that depend on others

  @Test func `a column that only some records have may be NULL`() throws {
    struct Shape: Codable, Identifiable, Equatable {
      enum Key: CodingKey { case id, isRound, radius }
      var id: Int
      var radius: Double?
      init(id: Int, radius: Double? = nil) { (self.id, self.radius) = (id, radius) }
      init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        id = try values.decode(Int.self, forKey: .id)
        let isRound = try values.decode(Bool.self, forKey: .isRound)
        radius = isRound ? try values.decode(Double.self, forKey: .radius) : nil
      }
      func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(id, forKey: .id)
        try values.encode(radius != nil, forKey: .isRound)
        if let radius { try values.encode(radius, forKey: .radius) }
      }
    }
    try expectRoundTrips([Shape(id: 1, radius: 2), Shape(id: 2)])
  }

  /// A type that no sample can be created of.
  struct Version: Codable, Equatable {
    var text: String
    init(_ text: String) { self.text = text }
    init(from decoder: any Decoder) throws {
      text = try decoder.singleValueContainer().decode(String.self)
      guard text.hasPrefix("1.") else { throw CancellationError() }
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
  }

  enum ObjectOrText: Codable, Equatable {
    case object(Version)
    case text(String)
    enum Key: CodingKey { case version }

    init(from decoder: any Decoder) throws {
      if let values = try? decoder.container(keyedBy: Key.self),
        let version = try? values.decode(Version.self, forKey: .version)
      {
        self = .object(version)
      } else {
        self = .text(try decoder.singleValueContainer().decode(String.self))
      }
    }
    func encode(to encoder: any Encoder) throws {
      switch self {
      case .object(let version):
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(version, forKey: .version)
      case .text(let text):
        var value = encoder.singleValueContainer()
        try value.encode(text)
      }
    }
  }

  enum ListOrText: Codable, Equatable {
    case list(Version)
    case text(String)

    init(from decoder: any Decoder) throws {
      if var values = try? decoder.unkeyedContainer(),
        let version = try? values.decode(Version.self)
      {
        self = .list(version)
      } else {
        self = .text(try decoder.singleValueContainer().decode(String.self))
      }
    }
    func encode(to encoder: any Encoder) throws {
      switch self {
      case .list(let version):
        var values = encoder.unkeyedContainer()
        try values.encode(version)
      case .text(let text):
        var value = encoder.singleValueContainer()
        try value.encode(text)
      }
    }
  }

  @Test func `a value that may be of several kinds is JSON`() throws {
    enum Answer: Codable, Equatable {
      case number(Int)
      case text(String)
      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let number = try? value.decode(Int.self) {
          self = .number(number)
        } else {
          self = .text(try value.decode(String.self))
        }
      }
      func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .number(let number): try value.encode(number)
        case .text(let text): try value.encode(text)
        }
      }
    }
    struct Row: Codable, Identifiable, Equatable {
      var id: Int
      var answer: Answer
    }
    try expectRoundTrips([Row(id: 1, answer: .number(5)), Row(id: 2, answer: .text("5"))])
    struct Other: Codable, Identifiable, Equatable {
      var id: Int
      var object: ObjectOrText
      var list: ListOrText
    }
    try expectRoundTrips([
      Other(id: 1, object: .object(Version("1.0")), list: .text("a")),
      Other(id: 2, object: .text("é"), list: .list(Version("1.5"))),
    ])
  }
}
