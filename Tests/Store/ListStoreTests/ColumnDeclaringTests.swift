import Foundation
import ListData
import ListStore
import Testing

/// The columns that a record type declares, and the names that columns may have.
struct ColumnDeclaringTests {
  /// A record that can't be created from samples.
  struct Share: Codable, Identifiable, Equatable, ColumnDeclaring {
    var number: Int
    var part: Double
    var note: String?
    var day: Date
    var tags: [String]
    var id: Int { number }

    init(_ number: Int, _ part: Double, note: String? = nil, tags: [String] = []) {
      (self.number, self.part, self.note, self.tags) = (number, part, note, tags)
      day = Date(timeIntervalSinceReferenceDate: Double(number))
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      number = try values.decode(Int.self, forKey: .number)
      part = 100 / Double(100 / number)
      part = try values.decode(Double.self, forKey: .part)
      note = try values.decodeIfPresent(String.self, forKey: .note)
      day = try values.decode(Date.self, forKey: .day)
      tags = try values.decode([String].self, forKey: .tags)
    }

    enum CodingKeys: String, CodingKey {
      case number, part, day, tags
      case note = "remark"
    }

    static var columns: [RecordColumn<Share>] {
      [
        RecordColumn(\.part, CodingKeys.part), RecordColumn(id: \.id, CodingKeys.number),
        RecordColumn(\.number, CodingKeys.number), RecordColumn(\.note, CodingKeys.note),
        RecordColumn(\.day, CodingKeys.day), RecordColumn(\.tags, CodingKeys.tags),
      ]
    }
  }

  @Test func `records that no sample can be created of are stored by declared columns`() throws {
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Share.self)
    let shares = [
      Share(1, 0.5, note: "b", tags: ["x", "y"]), Share(2, 0.25), Share(3, 0.125, note: "a"),
    ]
    try store.write { try $0.insert(shares[0]) }
    for share in shares.dropFirst() { try store.write { try $0.insert(share) } }
    let all = FetchRequest(Share.self)
    func ids(_ requests: [FetchRequest<Share>]) throws -> [[Int]] {
      try requests.map { try store.fetch($0).map(\.id) }
    }
    let late = all.filter(\.number, .greater, 1).order(by: \.day, .descending)
    #expect(
      try ids([all.order(by: \.part), all.order(by: \.note), late])
        == [[3, 2, 1], [2, 3, 1], [3, 2]])
    let third = try store.fetch(all.filter(\.id, .equal, 3))
    #expect([try store.fetch(all), third] == [shares, [shares[2]]])
    var changed = shares[1]
    changed.note = "c"
    let update = changed
    try store.write { try $0.update(update) }
    let filters = [all.filter(\.note, .equal, "c"), all.filter(column: "remark", .equal, "c")]
    #expect(try ids(filters) == [[2], [2]])
    try store.write { try $0.delete(update) }
    #expect(try store.fetch(all).count == 2)
  }

  private func refusal<Record: Codable & Identifiable>(of type: Record.Type) throws -> String? {
    let store = try SQLiteStore.inMemory()
    let error = failure { try store.createTable(for: type) }
    return error?.kind == .unsupportedRecord ? error?.message : "\(error as Any)"
  }

  @Test func `declarations that a row can't have are refused`() throws {
    struct NoKey: Codable, Identifiable, ColumnDeclaring {
      var id = 1
      var name = ""
      static var columns: [RecordColumn<NoKey>] { [RecordColumn(\.name, CodingKeys.name)] }
    }
    #expect(
      try refusal(of: NoKey.self)
        == "NoKey declares no column of its identifier. Declare it by RecordColumn(id: \\.id, …).")
    struct None: Codable, Identifiable, ColumnDeclaring {
      var id = 1
      static var columns: [RecordColumn<None>] { [] }
    }
    struct Unordered: Codable, Identifiable, ColumnDeclaring {
      var id: Set<Int> = []
      static var columns: [RecordColumn<Unordered>] { [RecordColumn(id: \.id, CodingKeys.id)] }
    }
    let messages = [try refusal(of: None.self), try refusal(of: Unordered.self)]
    let parts = ["no table can be created", "whose order varies"]
    #expect(zip(messages, parts).map { $0?.contains($1) } == [true, true])
  }

  @Test func `what isn't declared is named when it is stored or looked for`() throws {
    struct Partly: Codable, Identifiable, ColumnDeclaring {
      var id = 1
      var name = ""
      static var columns: [RecordColumn<Partly>] { [RecordColumn(id: \.id, CodingKeys.id)] }
    }
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Partly.self)
    let error = failure { try store.write { try $0.insert(Partly()) } }
    // Also a date that is absent.
    struct Dated: Codable, Identifiable, ColumnDeclaring {
      var id = 1
      var date: Date?
      static var columns: [RecordColumn<Dated>] { [RecordColumn(id: \.id, CodingKeys.id)] }
    }
    try store.createTable(for: Dated.self)
    let absent = failure { try store.write { try $0.insert(Dated()) } }
    #expect(absent?.message.hasPrefix("The record encodes “date”,") == true)
    let other = failure { try store.fetch(FetchRequest(Partly.self).order(by: \.name)) }
    #expect(other?.kind == .noColumn)
    struct More: Codable, Identifiable, ColumnDeclaring {
      var id = 1
      enum CodingKeys: CodingKey { case id, name }
      init() {}
      init(from decoder: any Decoder) {}
      func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(id, forKey: .id)
      }
      var name: String { "" }
      static var columns: [RecordColumn<More>] {
        [RecordColumn(id: \.id, CodingKeys.id), RecordColumn(\.name, CodingKeys.name)]
      }
    }
    try store.createTable(for: More.self)
    let missing = failure { try store.write { try $0.insert(More()) } }
    #expect(
      [error?.message, missing?.message] == [
        "The record encodes “name”, but neither decodes nor declares it, so there is no column for "
          + "it.", "More has the column “name”, but doesn't encode it.",
      ])
  }

  @Test func `coding keys that SQLite doesn't tell apart, or can't write, are named`() throws {
    struct Twice: Codable, Identifiable {
      var id = 1
      var name = ""
      var other = ""
      enum CodingKeys: String, CodingKey {
        case id, name
        case other = "NAME"
      }
    }
    struct Umlauts: Codable, Identifiable, Equatable {
      var id = 1
      var name = "a"
      var other = "b"
      enum CodingKeys: String, CodingKey {
        case id
        case name = "ä"
        case other = "Ä"
      }
    }
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Umlauts.self)
    try store.write { try $0.insert(Umlauts()) }
    #expect(try store.fetch(FetchRequest(Umlauts.self)) == [Umlauts()])
    struct Ended: Codable, Identifiable {
      var id = 1
      var name = ""
      enum CodingKeys: String, CodingKey {
        case id
        case name = "na\0me"
      }
    }
    #expect(
      [try refusal(of: Twice.self), try refusal(of: Ended.self)] == [
        "SQLite doesn't tell the coding keys “name” and “NAME” of Twice apart. Give one of them "
          + "another name.",
        "The coding key “na?me” of Ended contains the character NUL, which ends a text in SQL. Give "
          + "it another name.",
      ])
  }
}
