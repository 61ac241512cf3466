import Foundation
import Testing

@testable import ListStore

/// Rows whose records name their columns in unusual ways, and rows whose table changes between two
/// reads by the same statement.
struct RowDecoderTests {
  private func rows<Record: Codable & Identifiable & Equatable>(_ records: [Record]) throws
    -> [Record]
  {
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Record.self)
    try store.write { tx in for record in records { try tx.insert(record) } }
    let request = FetchRequest(Record.self)
    // The second read is by the statement, the decoder and the container of the first one.
    #expect(try store.fetch(request) == records)
    return try store.fetch(request)
  }

  struct Lone: Codable, Identifiable, Equatable { var id: Int }

  /// A record whose keys are larger than a byte.
  struct Named: Codable, Identifiable, Equatable {
    var id: Int
    var name: String?
    var size: Double?

    struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(id: Int, name: String?, size: Double?) {
      (self.id, self.name, self.size) = (id, name, size)
    }
    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      size = try values.decodeIfPresent(Double.self, forKey: Key(stringValue: "size"))
      id = try values.decode(Int.self, forKey: Key(stringValue: "id"))
      name = try values.decodeIfPresent(String.self, forKey: Key(stringValue: "name"))
    }
    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      try values.encodeIfPresent(size, forKey: Key(stringValue: "size"))
      try values.encode(id, forKey: Key(stringValue: "id"))
      try values.encodeIfPresent(name, forKey: Key(stringValue: "name"))
    }
  }

  /// A class whose part has keys of its own, with other columns for the same bytes.
  class Base: Codable, Identifiable, Equatable {
    var id: Int
    var text: String
    private enum CodingKeys: String, CodingKey { case id, text }
    init(_ id: Int, _ text: String) { (self.id, self.text) = (id, text) }
    static func == (one: Base, other: Base) -> Bool { (one.id, one.text) == (other.id, other.text) }
  }

  final class Derived: Base {
    var note: String
    var count: Int
    private enum CodingKeys: String, CodingKey { case note, count }
    init(_ id: Int, _ text: String, _ note: String, _ count: Int) {
      (self.note, self.count) = (note, count)
      super.init(id, text)
    }
    required init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      note = try values.decode(String.self, forKey: .note)
      count = try values.decode(Int.self, forKey: .count)
      try super.init(from: decoder)
    }
    override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(note, forKey: .note)
      try values.encode(count, forKey: .count)
    }
  }

  @Test func `a record has one property, keys that are texts, or keys beside its superclass's`()
    throws
  {
    #expect(try rows([Lone(id: 3), Lone(id: 7)]) == [Lone(id: 3), Lone(id: 7)])
    let records = [
      Named(id: 1, name: "a", size: nil), Named(id: 2, name: nil, size: 2),
      Named(id: 3, name: nil, size: nil), Named(id: 4, name: "d", size: 4),
    ]
    #expect(try rows(records) == records)
    let read = try rows([Derived(1, "a", "x", 10), Derived(2, "b", "y", 20)])
    #expect((read.map(\.note), read.map(\.count)) == (["x", "y"], [10, 20]))
  }

  /// A record with an optional of each type that rows read at once, and of others.
  struct Sparse: Codable, Identifiable, Equatable {
    enum Kind: String, Codable, CaseIterable { case one, two }
    var id: Int
    var whole: Int?
    var text: String?
    var number: Double?
    var flag: Bool?
    var date: Date?
    var token: UUID?
    var data: Data?
    var kind: Kind?
    var list: [Int]?
  }

  @Test func `each property is present or absent by itself`() throws {
    let full = Sparse(
      id: 0, whole: 1, text: "", number: 0.5, flag: false, date: Date(timeIntervalSince1970: 5),
      token: UUID(), data: Data(), kind: .two, list: [])
    var records = [full, Sparse(id: 1)]
    let paths: [(inout Sparse) -> Void] = [
      { $0.whole = nil }, { $0.text = nil }, { $0.number = nil }, { $0.flag = nil },
      { $0.date = nil }, { $0.token = nil }, { $0.data = nil }, { $0.kind = nil },
      { $0.list = nil },
    ]
    for clear in paths {
      var record = full
      clear(&record)
      record.id = records.count
      records.append(record)
    }
    #expect(try rows(records) == records)
  }

  /// A list that is encoded as nil if it is empty.
  struct Bag: Codable, Equatable {
    var items: [String]

    init(items: [String]) { self.items = items }
    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      items = value.decodeNil() ? [] : try value.decode([String].self)
    }
    func encode(to encoder: any Encoder) throws {
      var value = encoder.singleValueContainer()
      if items.isEmpty { try value.encodeNil() } else { try value.encode(items) }
    }
  }

  struct Box: Codable, Identifiable, Equatable {
    var id: Int
    var bag: Bag
  }

  @Test func `a type that has a value for nil reads it from NULL, too`() throws {
    let boxes = [Box(id: 1, bag: Bag(items: ["a"])), Box(id: 2, bag: Bag(items: []))]
    #expect(try rows(boxes) == boxes)
    let store = try SQLiteStore.inMemory()
    try store.write {
      try $0.execute("CREATE TABLE Box (id INTEGER PRIMARY KEY, bag TEXT)")
      try $0.execute("INSERT INTO Box VALUES (2, NULL)")
    }
    #expect(try store.fetch(FetchRequest(Box.self)) == [boxes[1]])
  }

  /// A record that keeps the container from which it was decoded.
  struct Keeper: Codable, Identifiable, Equatable {
    enum CodingKeys: String, CodingKey { case id, name }
    nonisolated(unsafe) static var kept: KeyedDecodingContainer<CodingKeys>?
    var id: Int
    var name: String?

    init(id: Int) { self.id = id }
    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      Self.kept = values
      id = try values.decode(Int.self, forKey: .id)
      name = try values.decodeIfPresent(String.self, forKey: .name)
    }
  }

  @Test func `a container reads nothing after its row`() throws {
    _ = try rows([Keeper(id: 1)])
    let kept = try #require(Keeper.kept)
    let errors = [
      failure { try kept.decode(Int.self, forKey: .id) },
      failure { try kept.decodeIfPresent(String.self, forKey: .name) },
    ]
    #expect(!errors.contains(nil))
    #expect([try kept.decodeNil(forKey: .id), kept.contains(.id)] == [true, true])
  }

  // MARK: Changes of the schema

  struct Note: Codable, Identifiable, Equatable {
    var id: String
    var text: String
  }

  /// The rows are in the order of their numbers, whose name a column may take over.
  @Test(arguments: [false, true])
  func `rows are in the order of their numbers, whatever hides these since the last read`(
    isOther: Bool
  ) throws {
    let store = try SQLiteStore.inMemory()
    let other = isOther ? try SQLiteStore(path: store.path) : store
    func write(_ sql: StaticString) throws { try other.write { _ = try $0.execute(sql) } }
    try write("CREATE TABLE Note (id TEXT PRIMARY KEY, text TEXT)")
    try write("INSERT INTO Note (rowid, id, text) VALUES (2, 'a', 'second'), (1, 'b', 'first')")
    let request = FetchRequest(Note.self)
    var texts = try (0..<2).map { _ in try store.fetch(request).map(\.text) }
    try write("ALTER TABLE Note ADD COLUMN rowid INTEGER")
    try write("UPDATE Note SET rowid = CASE id WHEN 'a' THEN 1 ELSE 2 END")
    texts.append(try store.fetch(request).map(\.text))
    // A table without row numbers is in the order of its identifiers.
    try write("DROP TABLE Note")
    try write("CREATE TABLE Note (id TEXT PRIMARY KEY, text TEXT) WITHOUT ROWID")
    try write("INSERT INTO Note VALUES ('b', 'second'), ('a', 'first')")
    texts.append(try store.fetch(request).map(\.text))
    try write("DROP TABLE Note")
    try write("CREATE TABLE Note (id TEXT PRIMARY KEY, text TEXT)")
    try write("INSERT INTO Note VALUES ('b', 'first'), ('a', 'second')")
    texts.append(try store.fetch(request).map(\.text))
    #expect(texts == Array(repeating: ["first", "second"], count: 5))
  }

  /// Two record types of one table, whose columns have other indexes.
  struct Backward: Codable, Identifiable, Equatable, CustomTableNaming {
    static let tableName = "Note"
    enum CodingKeys: String, CodingKey { case text, id }
    var text: String
    var id: String
  }

  struct Twin: Codable, Identifiable, Equatable, CustomTableNaming {
    static let tableName = "Note"
    var id: String
    var text: String?
  }

  @Test func `types of records read one table, and may share their statement`() throws {
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Note.self)
    try store.write { try $0.insert(Note(id: "1", text: "one")) }
    for _ in 0..<2 {
      let records = (
        try store.record(Note.self, id: "1"), try store.record(Backward.self, id: "1"),
        try store.record(Note.self, id: "1"), try store.record(Twin.self, id: "1")
      )
      let note = Note(id: "1", text: "one")
      #expect(records == (note, Backward(text: "one", id: "1"), note, Twin(id: "1", text: "one")))
    }
  }
}
