import Foundation
import ListData
import ListTesting
import TestSupport
import Testing

@testable import ListStore

/// A job that reads its columns.
struct ColumnJob: Identifiable, Hashable {
  var id: Int
  var project: String
  var title: String
  var isDone = false
  var kind = Job.Kind.home
  var due: Date?
}

extension ColumnJob: ColumnReading {
  static var tableName: String { "Job" }
  static var columns: [RecordColumn<ColumnJob>] {
    [
      RecordColumn(id: \.id, "id"), RecordColumn(\.project, "project"),
      RecordColumn(\.title, "title"), RecordColumn(\.isDone, "is_done"),
      RecordColumn(\.kind, "kind"), RecordColumn(\.due, "due"),
    ]
  }
  init(row: RecordRow) throws {
    try self.init(
      id: row["id"], project: row["project"], title: row["title"], isDone: row["is_done"],
      kind: row["kind"], due: row["due"])
  }
}

/// `Everything`, with columns that are read in another order than they are declared.
private struct ColumnEverything: Identifiable, Equatable {
  var all = Everything()
  var id: UUID { all.id }
}

extension ColumnEverything: ColumnReading {
  static var tableName: String { "Everything" }
  static var columns: [RecordColumn<ColumnEverything>] {
    [
      RecordColumn(\.all.something, "something"), RecordColumn(\.all.nothing, "nothing"),
      RecordColumn(\.all.list, "list"), RecordColumn(\.all.point, "point"),
      RecordColumn(\.all.color, "color"), RecordColumn(\.all.url, "url"),
      RecordColumn(\.all.date, "date"), RecordColumn(\.all.empty, "empty"),
      RecordColumn(\.all.data, "data"), RecordColumn(\.all.flag, "flag"),
      RecordColumn(\.all.short, "short"), RecordColumn(\.all.number, "number"),
      RecordColumn(\.all.small, "small"), RecordColumn(\.all.whole, "whole"),
      RecordColumn(\.all.text, "text"), RecordColumn(id: \.id, "id"), RecordColumn(\.all.id, "id"),
    ]
  }
  init(row: RecordRow) throws {
    all = try Everything(
      id: row["id"], text: row["text"], whole: row["whole"], small: row["small"],
      number: row["number"], short: row["short"], flag: row["flag"], data: row["data"],
      empty: row["empty"], date: row["date"], url: row["url"], color: row["color"],
      point: row["point"], list: row["list"], nothing: row["nothing"], something: row["something"])
  }
}

/// Records that read their columns, beside the same records by `Codable`.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ColumnReadingTests {
  /// What is done with the records of a store.
  enum Use: CaseIterable {
    case all, filtered, sorted, searched, counted, byID, updated, upserted, deleted, sectioned
    case followed, byLocale, damaged
  }

  /// Uses records of a type, and returns in words what came of it.
  private func result<Record: Codable & Identifiable>(
    of use: Use, _ type: Record.Type, project: KeyPath<Record, String>,
    title: WritableKeyPath<Record, String>, due: KeyPath<Record, Date?>
  ) throws -> String where Record.ID == Int {
    let store = try SQLiteStore.someJobs()
    let all = FetchRequest(Record.self)
    func texts(_ records: [Record]) -> String {
      records.map { "\($0.id) \($0[keyPath: title])" }.joined(separator: ", ")
    }
    var first = try #require(try store.record(type, id: 1))
    first[keyPath: title] = "Whitewash"
    let changed = first
    switch use {
    case .all: return texts(try store.fetch(all))
    case .filtered:
      let garden = all.filter(project, .equal, "Garden").filter(column: "is_done", .equal, false)
      return texts(try store.fetch(garden.filter(due, .equal, nil)))
    case .sorted: return texts(try store.fetch(all.order(by: title, .descending).order(by: due)))
    case .byLocale:
      return texts(try store.fetch(all.order(by: title, in: Locale(identifier: "de"))))
    case .searched:
      try store.write { try $0.createSearchIndex(for: type, on: title) }
      return texts(try store.fetch(all.matching("me")))
    case .counted: return "\(try store.count(of: all)) \(try store.sum(of: \.id, in: all))"
    case .byID: return "\(try store.record(type, id: 3)?[keyPath: project] ?? "-")"
    case .updated: try store.write { try $0.update(changed) }
    case .upserted: try store.write { try $0.upsert(changed) }
    case .deleted:
      try store.write {
        try $0.delete(changed)
        try $0.delete(type, id: 4)
      }
    case .sectioned:
      return try store.list(all.sectioned(by: project).order(by: title)).sections.map {
        "\($0.name ?? "-"): \(texts($0.items.compactMap { $0 }))"
      }.joined(separator: "; ")
    case .followed:
      let (list, recorder) = try store.shown(all.sectioned(by: project).order(by: title))
      defer { withExtendedLifetime(list) {} }
      try store.write { try $0.update(changed) }
      try store.write { try $0.delete(type, id: 3) }
      return recorder.log.joined(separator: "\n")
    case .damaged:
      try store.write { try $0.execute("UPDATE Job SET title = x'00' WHERE id = 2") }
      do { return texts(try store.fetch(all)) } catch {
        return error.message.replacingOccurrences(of: "\(type)", with: "record")
      }
    }
    return texts(try store.fetch(all))
  }

  @Test(arguments: Use.allCases)
  func `records that read their columns are used as Codable records are`(use: Use) throws {
    let columns = try result(
      of: use, ColumnJob.self, project: \.project, title: \.title, due: \.due)
    let coded = try result(of: use, Job.self, project: \.project, title: \.title, due: \.due)
    #expect(columns == coded)
    #expect(!columns.isEmpty)
  }

  @Test func `values of all types are stored and read as by Codable`() throws {
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: ColumnEverything.self)
    var other = Everything()
    (other.id, other.point, other.nothing, other.something) = (UUID(), nil, 7, nil)
    let records = [ColumnEverything(), ColumnEverything(all: other)]
    try store.write { tx in for record in records { try tx.insert(record) } }
    let all = FetchRequest(ColumnEverything.self)
    #expect(Set(try store.fetch(all).map(\.all)) == Set(records.map(\.all)))
    #expect(Set(try store.fetch(FetchRequest(Everything.self))) == Set(records.map(\.all)))
    #expect(try store.record(ColumnEverything.self, id: other.id)?.all == other)
    #expect(try store.fetch(all.filter(\.all.nothing, .equal, 7)).map(\.id) == [other.id])
  }

  @Test(arguments: Walk.seeds(1))
  func `a list of records that read their columns follows all changes`(seed: UInt64) async throws {
    let store = try SQLiteStore.someJobs()
    let request = FetchRequest(ColumnJob.self).sectioned(by: \.project).order(by: \.title)
    let source = try SQLiteFetchedSource(request, of: store)
    await expectSource(source, changes: Walk.steps(40), seed: seed) { random in
      let job = Job(by: &random)
      try await store.write { tx in
        if job.isDone { try tx.delete(Job.self, id: job.id) } else { try tx.upsert(job) }
      }
    }
  }

  /// A record that reads its columns in some way.
  struct Reader: ColumnReading {
    @TaskLocal static var read: @Sendable (RecordRow) throws -> Void = { _ in }
    @TaskLocal static var extra: @Sendable () -> [RecordColumn<Reader>] = { [] }
    var id = 1
    var text = "a"
    static var columns: [RecordColumn<Reader>] {
      [RecordColumn(id: \.id, "id"), RecordColumn(\.text, "text")] + extra()
    }
    init() {}
    init(row: RecordRow) throws { try Self.read(row) }
    var number: Int { 5 }
    var title: String { "b" }
  }

  nonisolated static let unreadable: [(@Sendable (RecordRow) throws -> Void, String)] = [
    (
      { let _: Int = try $0["number"] }, "The row has no column “number”. Its columns are id, text."
    ),
    (
      { let _: Int = try $0["text"] },
      "The Reader with the identifier 1 can't be read. The column “text” contains “a”, which can't "
        + "be read as Int. Make the property optional, or change the column in a migration."
    ),
    (
      { let _: UUID? = try $0["text"] },
      "The Reader with the identifier 1 can't be read. The column “text” contains “a”, which can't "
        + "be read as Optional<UUID>. Make the property optional, or change the column in a "
        + "migration."
    ),
    (
      { _ in throw CancellationError() },
      "The Reader with the identifier 1 can't be read. CancellationError()"
    ),
  ]

  @Test(arguments: unreadable.indices)
  func `what a row doesn't have is named`(index: Int) throws {
    let (read, message) = Self.unreadable[index]
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Reader.self)
    try store.write { try $0.insert(Reader()) }
    Reader.$read.withValue(read) {
      let errors = [
        failure { try store.fetch(FetchRequest(Reader.self)) },
        failure { try store.record(Reader.self, id: 1) },
      ]
      #expect(errors.map { $0?.message } == [message, message])
    }
    // A NULL is named with its column.
    try store.write {
      try $0.execute("DROP TABLE Reader")
      try $0.execute("CREATE TABLE Reader (id INTEGER PRIMARY KEY, text TEXT)")
      try $0.execute("INSERT INTO Reader VALUES (1, NULL)")
    }
    let null = Reader.$read.withValue(
      { let _: String = try $0["text"] },
      operation: { failure { try store.fetch(FetchRequest(Reader.self)) } })
    #expect(null?.message.contains("The column “text” contains null, which can't be read") == true)
  }

  @Test func `a row that is kept can't be read`() throws {
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Reader.self)
    try store.write { try $0.insert(Reader()) }
    let kept = Locked<Unsafe?>(nil)
    try Reader.$read.withValue(
      { row in kept.withLock { $0 = Unsafe(row: row) } },
      operation: { _ = try store.fetch(FetchRequest(Reader.self)) })
    let error = failure { let _: Int = try #require(kept.withLock { $0 }).row["id"] }
    #expect(error?.message == "A row was used after its record had been read.")
  }

  private struct Unsafe: @unchecked Sendable { let row: RecordRow }

  nonisolated static let declarations: [(@Sendable () -> [RecordColumn<Reader>], String?)] = [
    ({ [RecordColumn(\.text, "text")] }, nil),
    (
      { [RecordColumn(\.number, "text")] },
      "Reader declares the column “text” for properties of different kinds. Give one of them a "
        + "column of its own."
    ),
    (
      { [RecordColumn(\.title, "text")] },
      "Two properties of Reader are declared for the column “text”, but they have different values: "
        + "“a” and “b”."
    ),
    (
      { [RecordColumn(\.title, "TEXT")] },
      "SQLite doesn't tell the coding keys “text” and “TEXT” of Reader apart. Give one of them "
        + "another name."
    ),
  ]

  @Test(arguments: declarations.indices)
  func `declarations that contradict each other are refused`(index: Int) throws {
    let (extra, message) = Self.declarations[index]
    let store = try SQLiteStore.inMemory()
    let error = Reader.$extra.withValue(extra) {
      failure {
        try store.createTable(for: Reader.self)
        try store.write { try $0.insert(Reader()) }
      }
    }
    #expect(error?.message == message)
  }

  @Test func `another type's table must have the columns`() throws {
    struct Other: ColumnReading {
      var id = 1
      var room = ""
      static var tableName: String { "Job" }
      static var columns: [RecordColumn<Other>] {
        [RecordColumn(id: \.id, "id"), RecordColumn(\.room, "room")]
      }
      init(row: RecordRow) throws { (id, room) = try (row["id"], row["room"]) }
    }
    let store = try SQLiteStore.jobs()
    let error = failure { try store.createTable(for: Other.self) }
    #expect(
      error?.message
        == "The table “Job” lacks columns that Other needs: room. Add them in a migration.")
  }

  @Test func `a record reads others of its type while it is read`() throws {
    struct Place: ColumnReading {
      nonisolated(unsafe) static var parent: (Int) throws -> Place? = { _ in nil }
      var id: Int
      var parentID: Int?
      var path: String
      static var columns: [RecordColumn<Place>] {
        [
          RecordColumn(id: \.id, "id"), RecordColumn(\.parentID, "parent_id"),
          RecordColumn(\.path, "path"),
        ]
      }
      init(id: Int, parentID: Int?, path: String) {
        (self.id, self.parentID, self.path) = (id, parentID, path)
      }
      init(row: RecordRow) throws {
        (id, parentID, path) = try (row["id"], row["parent_id"], row["path"])
        if let parent = try parentID.flatMap(Self.parent) { path = "\(parent.path)/\(path)" }
      }
    }
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Place.self)
    try store.write { transaction in
      try transaction.insert(Place(id: 1, parentID: nil, path: "Garden"))
      try transaction.insert(Place(id: 2, parentID: 1, path: "Bed"))
      try transaction.insert(Place(id: 3, parentID: 2, path: "Row"))
    }
    let paths = try store.read { transaction in
      Place.parent = { try transaction.record(Place.self, id: $0) }
      defer { Place.parent = { _ in nil } }
      return try [transaction.record(Place.self, id: 3)?.path]
        + transaction.fetch(FetchRequest(Place.self)).map(\.path)
    }
    #expect(paths == ["Garden/Bed/Row", "Garden", "Garden/Bed", "Garden/Bed/Row"])
  }

  @Test func `the conformance to Codable is by the columns, or the type's own`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let job = ColumnJob(id: 1, project: "House", title: "Paint")
    let json = try encoder.encode(job)
    #expect(
      String(decoding: json, as: UTF8.self)
        == #"{"id":1,"is_done":false,"kind":"home","project":"House","title":"Paint"}"#)
    #expect(try JSONDecoder().decode(ColumnJob.self, from: json) == job)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ColumnJob.self, from: Data(#"{"id":1}"#.utf8))
    }

    struct Price: ColumnReading, Equatable {
      var id: Int
      var cents: Int
      static var columns: [RecordColumn<Price>] {
        [RecordColumn(id: \.id, "id"), RecordColumn(\.cents, "cents")]
      }
      init(row: RecordRow) throws { (id, cents) = try (row["id"], row["cents"]) }
      init(from decoder: any Decoder) throws {
        (id, cents) = (7, try decoder.singleValueContainer().decode(Int.self))
      }
      func encode(to encoder: any Encoder) throws { try cents.encode(to: encoder) }
    }
    let price = try JSONDecoder().decode(Price.self, from: Data("250".utf8))
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Price.self)
    try store.write { try $0.insert(price) }
    #expect(try store.fetch(FetchRequest(Price.self)) == [price])
    #expect(String(decoding: try encoder.encode(price), as: UTF8.self) == "250")
  }
}
