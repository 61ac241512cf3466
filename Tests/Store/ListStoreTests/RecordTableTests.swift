import Foundation
import ListData
import ListStore
import Testing

/// What a record type has to be like, and the names that its columns may have.
struct RecordTableTests {
  private func refusal<Record: Codable & Identifiable>(of type: Record.Type) throws -> String? {
    let store = try SQLiteStore.inMemory()
    let error = failure { try store.createTable(for: type) }
    #expect(error?.kind == .unsupportedRecord, "\(type)")
    // First use is refused too, whoever made the table.
    #expect(failure { try store.fetch(FetchRequest(type)) } != nil, "\(type)")
    return error?.message
  }

  // MARK: Identifiers

  @Test func `an identifier that is computed is refused when the table is made`() throws {
    struct Joined: Codable, Identifiable {
      var room = "", name = ""
      var id: String { "\(room)/\(name)" }
    }
    struct Lowercased: Codable, Identifiable {
      var name = ""
      var id: String { name.lowercased() }
    }
    struct Trimmed: Codable, Identifiable {
      var name = ""
      var id: String { name.trimmingCharacters(in: .whitespacesAndNewlines) }
    }
    struct Cut: Codable, Identifiable {
      var name = ""
      var id: String { String(name.prefix(100)) }
    }
    struct Normalized: Codable, Identifiable {
      var name = ""
      var id: String { name.precomposedStringWithCanonicalMapping }
    }
    struct Absolute: Codable, Identifiable {
      var number = 0
      var id: Int { number == .min ? 0 : abs(number) }
    }
    struct Clamped: Codable, Identifiable {
      var number = 0
      var id: Int { max(number, 1_000_000) }
    }
    struct Narrow: Codable, Identifiable {
      var number = 0
      var id: UInt32 { UInt32(truncatingIfNeeded: number) }
    }
    struct Halved: Codable, Identifiable {
      var number = 0.0
      var id: Double { number.rounded() }
    }
    struct Either: Codable, Identifiable {
      var isRemote = false
      var local = "", remote = ""
      var id: String { isRemote ? remote : local }
    }
    struct Default: Codable, Identifiable {
      var name: String?
      var id: String { name ?? "none" }
    }
    struct Constant: Codable, Identifiable {
      var name = ""
      var id: Int { 1 }
    }
    struct Drawn: Codable, Identifiable {
      var name = ""
      var id: UUID { UUID() }
    }
    struct NotEncoded: Codable, Identifiable {
      var id = UUID()
      var name = ""
      enum CodingKeys: CodingKey { case name }
    }
    struct Text: Codable, Identifiable {
      var number = 0
      var id: String { "\(number)" }
    }
    struct Part: Codable, Identifiable {
      struct Place: Codable { var x = 0 }
      var place = Place()
      var id: Int { place.x }
    }
    final class Object: Codable, Identifiable { var name = "" }
    #expect(try refusal(of: Joined.self)?.contains("Joined") == true)
    let others: [any (Codable & Identifiable).Type] = [
      Lowercased.self, Trimmed.self, Cut.self, Normalized.self, Absolute.self, Clamped.self,
      Narrow.self, Halved.self, Either.self, Default.self, Constant.self, Drawn.self,
      NotEncoded.self, Text.self, Part.self, Object.self,
    ]
    for type in others { _ = try refusal(of: type) }
  }

  @Test func `an identifier that is another name of a property is its column`() throws {
    struct Named: Codable, Identifiable, Equatable {
      var note: String
      var name: String
      var id: String { name }
      enum CodingKeys: String, CodingKey {
        case note
        case name = "NAME"
      }
    }
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Named.self)
    try store.write {
      try $0.upsert(Named(note: "a", name: "b"))
      try $0.upsert(Named(note: "a", name: "c"))
      try $0.upsert(Named(note: "x", name: "b"))
    }
    let notes = try store.fetch(FetchRequest(Named.self).order(by: \.id)).map(\.note)
    #expect(
      (notes, try store.record(Named.self, id: "b"))
        == (["x", "a"], Named(note: "x", name: "b")))
  }

  @Test func `an identifier that is computed, or absent, for some records is refused with these`()
    throws
  {
    struct Sly: Codable, Identifiable, Equatable {
      var name: String
      var id: String { name == "admin" ? "root" : name }
    }
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Sly.self)
    try store.write { try $0.insert(Sly(name: "root")) }
    let changes: [(Transaction) throws -> Void] = [
      { try $0.insert(Sly(name: "admin")) }, { try $0.upsert(Sly(name: "admin")) },
      { _ = try $0.update(Sly(name: "admin")) }, { _ = try $0.delete(Sly(name: "admin")) },
    ]
    let kinds = changes.map { change in failure { try store.write(change) }?.kind }
    #expect(kinds == Array(repeating: .unsupportedRecord, count: 4))
    #expect(try store.fetch(FetchRequest(Sly.self)) == [Sly(name: "root")])
    struct Loose: Codable, Identifiable {
      var id: Int?
      var name = ""
    }
    try store.createTable(for: Loose.self)
    let error = failure { try store.write { try $0.insert(Loose()) } }
    #expect(error?.message == "A Loose without an identifier can't be stored.")
    try store.write { try $0.insert(Loose(id: 1)) }
    #expect(try store.record(Loose.self, id: 1)?.id == 1)
  }

  @Test func `identifiers above Int64_max never identify another record`() throws {
    struct Big: Codable, Identifiable, Equatable {
      var id: UInt64
      var name = ""
    }
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Big.self)
    try store.write {
      try $0.upsert(Big(id: .max - 1))
      try $0.upsert(Big(id: 0xdead_beef_dead_beef))
      #expect(try !$0.delete(Big.self, id: 0xffff_0000_0000_0000))
    }
    #expect(
      try store.fetch(FetchRequest(Big.self).order(by: \.id)).map(\.id)
        == [0xdead_beef_dead_beef, .max - 1])
    // In a table whose key can only be a small number, large ones are an error.
    let other = try SQLiteStore.inMemory()
    try other.write {
      try $0.execute("CREATE TABLE Big (id INTEGER PRIMARY KEY, name TEXT)")
      try $0.createTable(for: Big.self)
      try $0.insert(Big(id: 5))
    }
    #expect(failure { try other.write { try $0.insert(Big(id: .max)) } } != nil)
    #expect(try other.fetch(FetchRequest(Big.self)).map(\.id) == [5])
  }

  // MARK: Names

  @Test func `a property that only looks like another one is no column of it`() throws {
    struct Person: Codable, Identifiable {
      var id = 0
      var first = "", last = ""
      var count: Int { first.count }
      var name: String { last + first }
    }
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Person.self)
    let all = FetchRequest(Person.self)
    let requests = [
      all.order(by: \.name), all.order(by: \.count), all.order(by: \.first.count),
      all.sectioned(by: \.name), all.filter(\.count, .less, 3),
    ]
    let kinds = requests.map { request in failure { try store.fetch(request) }?.kind }
    #expect(kinds == Array(repeating: .noColumn, count: 5))
  }

  @Test func `a property without sample values is found by its column's name`() throws {
    struct Code: Codable, Equatable {
      var text: String
      init(_ text: String) { self.text = text }
      init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
        guard text.hasPrefix("code") else { throw CancellationError() }
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
      }
    }
    struct Row: Codable, Identifiable {
      var id: Int
      var first: Code?
      var second: Code?
    }
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Row.self)
    try store.write {
      try $0.insert(Row(id: 1, first: Code("code a"), second: Code("code z")))
      try $0.insert(Row(id: 2, first: Code("code b"), second: Code("code y")))
    }
    let all = FetchRequest(Row.self)
    #expect(failure { try store.fetch(all.order(by: \.second)) }?.kind == .noColumn)
    let bySecond = try store.fetch(all.order(byColumn: "second")).map(\.id)
    let byFirst = try store.fetch(all.order(byColumn: "first")).map(\.second?.text)
    #expect((bySecond, byFirst) == ([2, 1], ["code z", "code y"]))
  }

  @Test @MainActor func `properties may be named like row numbers`() throws {
    struct Numbered: Codable, Identifiable, Equatable {
      var id: String
      var rowid: Int
    }
    struct Doubly: Codable, Identifiable, Equatable, CustomTableNaming {
      static let tableName = "Numbered"
      var id: String
      var rowid: Int
      var text: String
      enum CodingKeys: String, CodingKey {
        case id, rowid
        case text = "_ROWID_"
      }
    }
    struct All: Codable, Identifiable, Equatable {
      var id: String
      var rowid = 0, second = 0, oid = 0
      enum CodingKeys: String, CodingKey {
        case id, rowid, oid
        case second = "_rowid_"
      }
    }
    struct Key: Codable, Identifiable, Equatable {
      var rowid: Int
      var oid = "x"
      var id: Int { rowid }
    }
    func check<Record: Codable & Identifiable & Equatable>(_ records: [Record]) throws {
      let store = try SQLiteStore.inMemory()
      try store.createTable(for: Record.self)
      let list = try store.list(FetchRequest(Record.self))
      for record in records { try store.write { try $0.insert(record) } }
      let shown = list.sections.flatMap { $0.items.map { $0 } }
      #expect((shown, try store.fetch(FetchRequest(Record.self))) == (records, records))
      #expect(records.map { list.indexPath(of: $0) } == records.indices.map { [0, $0] })
      try store.write { try $0.delete(records[1]) }
      #expect(list.fetchedCount == records.count - 1)
    }
    try check([Numbered(id: "a", rowid: 7), .init(id: "b", rowid: 3), .init(id: "c", rowid: 7)])
    try check([Doubly(id: "a", rowid: 7, text: "1"), .init(id: "b", rowid: 3, text: "0")])
    try check([Key(rowid: 3), Key(rowid: 8)])
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: All.self)
    try store.write { try $0.insert(All(id: "a")) }
    #expect(try store.fetch(FetchRequest(All.self)) == [All(id: "a")])
    let error = failure { try store.fetchedResultsController(for: FetchRequest(All.self)) }
    #expect(error?.kind == .unsupportedRecord)
    // A column that only the table has counts too.
    try store.write {
      try $0.execute("CREATE TABLE Numbered (id TEXT PRIMARY KEY, rowid INTEGER, oid INTEGER)")
      try $0.execute("INSERT INTO Numbered VALUES ('b', 1, 2), ('a', 0, 1)")
    }
    #expect(try store.fetch(FetchRequest(Numbered.self)).map(\.id) == ["b", "a"])
  }

  @Test @MainActor func `properties may be named like keywords, or with quotes`() throws {
    struct Odd: Codable, Identifiable, Equatable {
      var id: Int
      var order: String, select: Int, group: Int?, quoted: String, long: Bool, table: String
      enum CodingKeys: String, CodingKey {
        case id = "where"
        case order, select, group
        case quoted = "a \"b\" 'c' ; -- ?"
        case long = "ünï cödé"
        case table = "Odd"
      }
    }
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Odd.self)
    let request = FetchRequest(Odd.self).sectioned(by: \.quoted).order(by: \.order).order(
      byColumn: "ünï cödé")
    let list = try store.list(request)
    let odd = Odd(id: 1, order: "o", select: 2, group: nil, quoted: "q", long: true, table: "t")
    try store.write { try $0.insert(odd) }
    let found = try store.fetch(request.filter(\.quoted, .equal, "q").filter(\.select, .less, 3))
    #expect(
      (list.object(at: [0, 0]), found, try store.record(Odd.self, id: 1)) == (odd, [odd], odd))
  }

  // MARK: What a row can't have

  @Test func `what decodes containers of its own gets an error`() throws {
    enum Keys: CodingKey { case id, more }
    struct Unkeyed: Codable, Identifiable {
      var id = 0
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        id = try container.decode(Int.self)
      }
    }
    struct Single: Codable, Identifiable {
      var id = 0
      init(from decoder: any Decoder) throws {
        id = try decoder.singleValueContainer().decode(Int.self)
      }
    }
    struct Keyed: Codable, Identifiable {
      var id = 0
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        id = try container.nestedContainer(keyedBy: Keys.self, forKey: .more)
          .decode(Int.self, forKey: .id)
      }
    }
    struct Listed: Codable, Identifiable {
      var id = 0
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        var more = try container.nestedUnkeyedContainer(forKey: .more)
        id = try more.decode(Int.self)
      }
    }
    struct Above: Codable, Identifiable {
      var id = 0
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        id = try Int(from: container.superDecoder(forKey: .more))
      }
    }
    struct Empty: Codable, Identifiable {
      var id: Int { 0 }
    }
    struct Refused: Codable, Identifiable {
      struct Reason: Error {}
      var id = 0
      init(from decoder: any Decoder) throws { throw Reason() }
    }
    func refusal<Record: Codable & Identifiable>(_ type: Record.Type) -> String? {
      let error = failure { try SQLiteStore.inMemory().createTable(for: type) }
      return error?.kind == .unsupportedRecord ? error?.message : "\(error as Any)"
    }
    let rule = "A row has one value for each property, but the record decodes"
    let messages = [
      refusal(Unkeyed.self), refusal(Single.self), refusal(Keyed.self), refusal(Listed.self),
      refusal(Above.self), refusal(Empty.self), refusal(Refused.self),
    ]
    #expect(
      messages == [
        "\(rule) a list of values.", "\(rule) a single value.",
        "\(rule) a nested container for “more”.", "\(rule) a nested list for “more”.",
        "\(rule) its superclass separately. Pass the decoder itself to the superclass.",
        "Empty decodes no properties by name, so no table can be created for it.",
        "A sample Refused, which shows how its records are stored, can't be created: Reason()",
      ])
  }

  @Test func `what encodes containers of its own, or what it can't decode, gets an error`() throws {
    struct Keyed: Codable, Identifiable {
      var id = 0
      enum CodingKeys: CodingKey { case id, more }
      init() {}
      init(from decoder: any Decoder) throws {
        id = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .id)
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        var more = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .more)
        try? more.encode(1, forKey: .id)
      }
    }
    struct Listed: Codable, Identifiable {
      var id = 0
      enum CodingKeys: CodingKey { case id, more }
      init(from decoder: any Decoder) throws {
        id = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .id)
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        var more = container.nestedUnkeyedContainer(forKey: .more)
        try? more.encode(1)
      }
    }
    struct Above: Codable, Identifiable {
      var id = 0
      enum CodingKeys: CodingKey { case id }
      init(from decoder: any Decoder) throws {
        id = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .id)
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        _ = container.superEncoder()
      }
    }
    struct Single: Codable, Identifiable {
      var id = 0
      init(from decoder: any Decoder) throws {
        enum CodingKeys: CodingKey { case id }
        id = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .id)
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try? container.encode(id)
      }
    }
    struct Unkeyed: Codable, Identifiable {
      var id = 0
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        id = try container.decode(Int.self)
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(id)
      }
    }
    struct Nested: Codable, Identifiable {
      var id = 0
      var deep: Int??
    }
    struct Twice: Codable, Identifiable {
      enum Key: CodingKey { case id, text }
      var id = 0
      init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        id = try values.decode(Int.self, forKey: .id)
        _ = try values.decode(String.self, forKey: .text)
      }
      func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(id, forKey: .id)
        try values.encode("first", forKey: .text)
        try values.encode("second", forKey: .text)
      }
    }
    struct Other: Codable, Identifiable {
      var id = 0
      enum CodingKeys: CodingKey { case id }
      init(from decoder: any Decoder) throws {
        id = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .id)
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode("\(id)", forKey: .id)
      }
    }
    struct Chatty: Codable, Identifiable {
      var id = 1
      enum CodingKeys: CodingKey { case id, note }
      init(from decoder: any Decoder) throws {
        id = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .id)
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode("hello", forKey: .note)
        try container.encode(id, forKey: .id)
      }
    }
    let named: [(any (Codable & Identifiable).Type, String)] = [
      (Keyed.self, "“more”"), (Listed.self, "“more”"), (Above.self, "superclass"),
      (Chatty.self, "“note”"), (Single.self, ""), (Unkeyed.self, ""), (Nested.self, "“deep”"),
      (Other.self, "String"),
      (Twice.self, "^The record encodes “text” more than once.$"),
    ]
    let unnamed = try named.filter { type, part in
      try !"^\(refusal(of: type) ?? "")$".contains(part) && !part.isEmpty
    }
    #expect(unnamed.map(\.1) == [])
  }

  class Base: Codable, Identifiable {
    var id = 0
    init(id: Int) { self.id = id }
  }

  final class Derived: Base {
    var name: String
    init(id: Int, name: String) {
      self.name = name
      super.init(id: id)
    }
    private enum CodingKeys: CodingKey { case name }
    required init(from decoder: any Decoder) throws {
      name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
      try super.init(from: decoder)
    }
    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try super.encode(to: encoder)
    }
  }

  @Test func `a subclass that shares its coder with the superclass is a record`() throws {
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Derived.self)
    try store.write { try $0.insert(Derived(id: 3, name: "c")) }
    let found = try store.fetch(FetchRequest(Derived.self).filter(\.id, .equal, 3))
    #expect(found.map(\.name) == ["c"])
  }

  @Test func `NaN and relative URLs are refused when they are written`() throws {
    struct Row: Codable, Identifiable {
      var id = 0
      var double: Double? = 0
      var float: Float? = 0
      var graphic: CGFloat? = 0
      var decimal: Decimal? = 0
      var date: Date? = Date()
      var url: URL?
      var prices: [Decimal] = []
    }
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Row.self)
    let base = try #require(URL(string: "https://example.com/a/"))
    let rows = [
      Row(double: .nan), Row(float: .nan), Row(graphic: .nan), Row(decimal: .nan),
      Row(date: Date(timeIntervalSinceReferenceDate: .nan)),
      Row(url: URL(string: "b", relativeTo: base)), Row(prices: [1, .nan]),
    ]
    let kinds = rows.map { row in failure { try store.write { try $0.insert(row) } }?.kind }
    #expect(kinds == Array(repeating: .unsupportedValue, count: 7))
    let all = FetchRequest(Row.self)
    let requests = [
      all.filter(\.double, .less, .nan), all.filter(column: "date", .equal, Double.nan),
      all.filter(sql: "double = ?", Float.nan), all.filter(\.decimal, .notEqual, Decimal.nan),
    ]
    let errors = requests.map { request in failure { try store.fetch(request) } }
    let error = failure { try store.write { try $0.execute("SELECT ?", Double.nan) } }
    #expect(!(errors + [error]).contains(nil))
    try store.write { try $0.insert(Row(url: URL(string: "b", relativeTo: base)?.absoluteURL)) }
    #expect(try store.fetch(all).map(\.url) == [URL(string: "https://example.com/a/b")])
  }

  @Test func `a wrapper that encodes nil is refused, for it would be read as nil itself`() throws {
    struct Wrapper: Codable, Equatable {
      var number: Int?
      init(_ number: Int?) { self.number = number }
      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        number = value.decodeNil() ? nil : try value.decode(Int.self)
      }
      func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        if let number { try value.encode(number) } else { try value.encodeNil() }
      }
    }
    struct Row: Codable, Identifiable, Equatable {
      var id = 0
      var wrapper: Wrapper?
    }
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Row.self)
    let error = failure { try store.write { try $0.insert(Row(wrapper: Wrapper(nil))) } }
    #expect(error?.kind == .unsupportedRecord)
    let rows = [Row(id: 1, wrapper: Wrapper(3)), Row(id: 2)]
    try store.write { tx in
      for row in rows { try tx.insert(row) }
    }
    #expect(try store.fetch(FetchRequest(Row.self)) == rows)
  }

  @Test func `an identifier that is not always stored alike is refused`() throws {
    struct Tagged: Codable, Identifiable { var id: Set<String> }
    struct Mapped: Codable, Identifiable { var id: [Double: Int] }
    struct Within: Codable, Identifiable {
      struct ID: Codable, Hashable { var name: String, tags: [Set<Int>] }
      var id: ID
    }
    _ = try refusal(of: Mapped.self)
    let messages = [try refusal(of: Tagged.self), try refusal(of: Within.self)]
    #expect(messages.map { $0?.contains("a set or a dictionary") } == [true, true])
    // The keys of this one are sorted.
    struct Named: Codable, Identifiable, Equatable {
      var id: [String: Int]
      var tags: Set<Int>
    }
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Named.self)
    let named = Named(id: ["b": 1, "a": 2, "c": 3], tags: [1, 2, 3])
    try store.write { try $0.insert(named) }
    #expect(try store.record(Named.self, id: ["c": 3, "b": 1, "a": 2]) == named)
  }

  @Test func `what has no order is neither sorted nor compared`() throws {
    struct Row: Codable, Identifiable {
      var id = 0
      var list: [Int]? = [2]
      var price: Decimal = 3
      var count = 1
    }
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Row.self)
    try store.write { try $0.insert(Row()) }
    let all = FetchRequest(Row.self)
    let refused: [FetchRequest<Row>] = [
      all.order(by: \.list), all.sectioned(by: \.list), all.filter(\.list, .equal, [2]),
      all.filter(\.list, .less, [3]), all.filter(column: "price", .less, 10),
      all.filter(column: "count", .equal, "1"), all.filter(column: "count", .like, "1%"),
    ]
    let kinds = refused.map { request in failure { try store.fetch(request) }?.kind }
    #expect(kinds == Array(repeating: .unsupportedValue, count: 7))
    let comparable: [FetchRequest<Row>] = [
      all.filter(\.list, .notEqual, nil), all.filter(\.list, .equal, nil),
      all.filter(column: "price", .less, Decimal(10)), all.filter(column: "count", .less, 1.5),
    ]
    #expect(try comparable.map { try store.fetch($0).count } == [1, 0, 1, 1])
  }

  @Test func `a table whose columns would change values is refused`() throws {
    struct Row: Codable, Identifiable {
      var id = 0
      var number = 1
      var text = ""
    }
    for sql: StaticString in [
      "CREATE TABLE Row (id INTEGER PRIMARY KEY, number TEXT, text TEXT)",
      "CREATE TABLE Row (id INTEGER PRIMARY KEY, number REAL, text TEXT)",
      "CREATE TABLE Row (id INTEGER PRIMARY KEY, number INTEGER, text NUMERIC)",
      "CREATE TABLE Row (id VARCHAR(9) PRIMARY KEY, number INTEGER, text TEXT)",
      // SQLite takes a type with INT in its name for an integer's.
      "CREATE TABLE Row (id INTEGER PRIMARY KEY, number INTEGER, text CHARINT)",
    ] {
      let store = try SQLiteStore.inMemory()
      try store.write { _ = try $0.execute(sql) }
      let error = failure { try store.createTable(for: Row.self) }
      #expect(
        (error?.kind, error?.message.contains("Declare it as")) == (.unsupportedRecord, true))
    }
    let store = try SQLiteStore.inMemory()
    try store.write {
      _ = try $0.execute("CREATE TABLE Row (id INT PRIMARY KEY, number, text VARCHAR(20))")
    }
    try store.createTable(for: Row.self)
    try store.write { try $0.insert(Row(id: 9, number: 5, text: "007")) }
    #expect(try store.record(Row.self, id: 9)?.text == "007")
  }
}
