import Foundation
import ListData
import ListStore
import TestSupport
import Testing

/// Changes of the schema, whoever makes them: readers and lists know them before they answer next.
@MainActor struct SchemaChangeTests {
  private struct Tag: Codable, Identifiable, Hashable { var id: Int }
  private struct Note: Codable, Identifiable, Hashable {
    var id: Int
    var text: String
  }

  enum Way: CaseIterable { case store, write, sql, migration, otherStore, otherStoreSQL }
  enum Before: CaseIterable { case nothing, fetch, record, list, read }

  /// Creates the table of notes.
  private func create(_ way: Way, in store: SQLiteStore) throws {
    let sql: StaticString = "CREATE TABLE Note (id INTEGER PRIMARY KEY, text TEXT)"
    switch way {
    case .store: try store.createTable(for: Note.self)
    case .write: try store.write { try $0.createTable(for: Note.self) }
    case .sql: try store.write { _ = try $0.execute(sql) }
    case .migration: try store.migrate([Migration(1) { try $0.createTable(for: Note.self) }])
    case .otherStore: try SQLiteStore(path: store.path).createTable(for: Note.self)
    case .otherStoreSQL: try SQLiteStore(path: store.path).write { _ = try $0.execute(sql) }
    }
  }

  @Test(arguments: Way.allCases, Before.allCases)
  func `a table that was created after a read is listed at once`(way: Way, before: Before) throws {
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Tag.self)
    var tags: FetchedResultsController<Tag>?
    switch before {
    case .nothing: break
    case .fetch: #expect(try store.fetch(FetchRequest(Tag.self)).isEmpty)
    case .record: #expect(try store.record(Tag.self, id: 1) == nil)
    case .list:
      tags = try store.fetchedResultsController(for: FetchRequest(Tag.self))
      try tags?.performFetch()
    case .read: try store.read { _ = try $0.fetch(FetchRequest(Tag.self)) }
    }
    try create(way, in: store)
    let notes = try store.list(FetchRequest(Note.self).order(by: \.text))
    try store.write { try $0.insert(Note(id: 1, text: "a")) }
    let found = [notes.object(at: [0, 0]), try store.record(Note.self, id: 1)]
    #expect(found == Array(repeating: Note(id: 1, text: "a"), count: 2))
    #expect(tags?.sections.count ?? 1 == 1)
  }

  @Test(arguments: [false, true])
  func `a table that is dropped is an error, and one made in its place is shown`(
    isByOther: Bool
  ) throws {
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Note.self)
    try store.write { tx in for id in 1...15 { try tx.insert(Note(id: id, text: "\(id)")) } }
    let (list, recorder) = try store.shown(FetchRequest(Note.self))
    let other = isByOther ? try SQLiteStore(path: store.path) : store
    try other.write { _ = try $0.execute("DROP TABLE Note") }
    try store.followExternalChanges()
    #expect(recorder.log.map { $0.contains("no such table: Note") } == [true])
    try other.createTable(for: Note.self)
    try store.followExternalChanges()
    #expect((list.sections.map(\.items.count), recorder.errors.count) == ([0], 1))
    try store.write { try $0.insert(Note(id: 3, text: "new")) }
    #expect(list.object(at: [0, 0]) == Note(id: 3, text: "new"))
  }

  @Test func `a table that is dropped and made again in one write is shown`() throws {
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Note.self)
    try store.write { try $0.insert(Note(id: 1, text: "a")) }
    let list = try store.list(FetchRequest(Note.self))
    try store.write { tx in
      _ = try tx.execute("DROP TABLE Note")
      try tx.createTable(for: Note.self)
      try tx.insert(Note(id: 2, text: "b"))
    }
    #expect(Array(list.sections[0].items) == [Note(id: 2, text: "b")])
  }

  /// A list reads rows by their number. A column may take over the name by which it is read.
  @Test func `a column that hides the row numbers is noticed`() throws {
    let store = try SQLiteStore.inMemory()
    func write(_ sql: StaticString) throws { try store.write { _ = try $0.execute(sql) } }
    try write("CREATE TABLE Note (id TEXT PRIMARY KEY, text TEXT)")
    try write("INSERT INTO Note (rowid, id, text) VALUES (7, 1, 'a')")
    let list = try store.list(FetchRequest(Word.self))
    #expect(list.object(at: [0, 0])?.text == "a")
    try write("ALTER TABLE Note ADD COLUMN rowid INTEGER")
    try write("UPDATE Note SET rowid = 99, text = 'b'")
    #expect(list.sections.map { $0.items.map { $0?.text } } == [["b"]])
  }

  private struct Word: Codable, Identifiable, Hashable, CustomTableNaming {
    static let tableName = "Note"
    var id: String
    var text: String
  }

  @Test func `dates are read in the form of the column that is there now`() throws {
    let store = try SQLiteStore.inMemory()
    func write(_ sql: StaticString) throws { try store.write { _ = try $0.execute(sql) } }
    try write("CREATE TABLE Day (id INTEGER PRIMARY KEY, date TIMESTAMP)")
    try write("INSERT INTO Day VALUES (1, 5)")
    #expect(
      try store.record(Day.self, id: 1)?.date == Date(timeIntervalSinceReferenceDate: 5))
    let other = try SQLiteStore(path: store.path)
    try other.write { tx in
      _ = try tx.execute("DROP TABLE Day")
      _ = try tx.execute("CREATE TABLE Day (id INTEGER PRIMARY KEY, date REAL)")
      _ = try tx.execute("INSERT INTO Day VALUES (1, 5)")
    }
    let days = [
      try store.record(Day.self, id: 1), try store.fetch(FetchRequest(Day.self)).first,
    ]
    #expect(days.map(\.?.date) == Array(repeating: Date(timeIntervalSince1970: 5), count: 2))
  }

  private struct Day: Codable, Identifiable, Hashable {
    var id: Int
    var date: Date
  }
}
