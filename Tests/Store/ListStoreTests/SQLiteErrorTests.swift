import Foundation
import Testing

@testable import ListStore

/// Errors: what they are matched by, and what they say.
struct SQLiteErrorTests {
  @Test func `an error has a kind, the code, the statement, the file and a sentence`() throws {
    let store = try SQLiteStore.jobs()
    try store.write { try $0.insert(someJobs[0]) }
    let error = try #require(failure { try store.write { try $0.insert(someJobs[0]) } })
    #expect(
      (error.kind, error.code, error.primaryCode, error.path, error.sql?.prefix(17))
        == (.constraint, 1_555, 19, store.path, "INSERT INTO `Job`"))
    #expect(error.localizedDescription == error.description)
    #expect(
      error.description == """
        The change violates a constraint of the table: UNIQUE constraint failed: Job.id \
        (SQLite 1555). The statement was \
        “\(error.sql ?? "")”. The file is “\(store.path)”.
        """)
    #expect(error == error.at("elsewhere"))
    #expect(Set([error, error]).count == 1)
  }

  @Test func `control characters are escaped in an error's sentence`() {
    let error = SQLiteError(code: 1, message: "near \u{1B}[2J", sql: "SELECT\n\u{202E}")
      .at("a\u{9B}")
    #expect(
      error.description == #"""
        SQLite reported an error: near \u{1B}[2J (SQLite 1). The statement was “SELECT\n\u{202E}”. \#
        The file is “a\u{009B}”.
        """#)
    #expect(error.sql == "SELECT\n\u{202E}")
  }

  @Test func `an error with another sentence keeps its kind, statement, cause and file`() {
    struct Cause: Error, Equatable {}
    let error = SQLiteError(.unreadableValue, "One.", sql: "SELECT 1", underlying: Cause())
      .at("/a.sqlite").adding("Two.")
    #expect(
      (error.kind, error.message, error.sql, error.path, error.underlying as? Cause)
        == (.unreadableValue, "One. Two.", "SELECT 1", "/a.sqlite", Cause()))
  }

  @Test func `errors of the store's own can be told apart`() throws {
    let store = try SQLiteStore.jobs()
    var errors = [
      failure { try store.fetch(FetchRequest(Job.self).order(byColumn: "x")) },
      failure { try store.write { try $0.execute("SELECT 1; SELECT 2") } },
      failure { try store.write { try $0.execute("SELECT ?") } },
      failure { try store.write { _ in try store.write { _ in } } },
      failure { try SQLiteStore(path: "") }, failure { try SQLiteStore(path: "/nowhere/at/all") },
      failure { try store.write { try $0.execute("SELEC") } },
    ]
    try store.write { try $0.execute("PRAGMA user_version = 9") }
    errors.append(failure { try store.migrate([]) })
    struct Stop: Error, Equatable {}
    let migration = failure { try store.migrate([Migration(10) { _ in throw Stop() }]) }
    try store.write {
      try $0.execute("INSERT INTO Job VALUES (1, 'p', 't', 'no kind', NULL, 0)")
    }
    errors += [migration, failure { try store.fetch(FetchRequest(Job.self)) }]
    #expect(
      errors.map { $0?.kind } == [
        .noColumn, .unsupportedStatement, .unsupportedStatement, .transaction, .unsupportedPath,
        .cannotOpen, .other, .newerDatabase, .migration, .unreadableValue,
      ])
    #expect(migration?.underlying as? Stop == Stop())
  }

  @Test func `a file that can't be there is named with the reason`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a/b.sqlite").path
    let cases = [
      (folder.path, "it is a folder"), (file, "its folder doesn't exist"),
      ("~/b.sqlite", "“~” isn't expanded"),
    ]
    #expect(
      cases.map { path, _ in failure { try SQLiteStore(path: path) }?.description }
        == cases.map { path, reason in
          "The database couldn't be opened: unable to open database file, because \(reason) "
            + "(SQLite 14). The file is “\(path)”."
        })
  }

  @Test func `a table that doesn't exist is named with the remedy`() throws {
    let store = try SQLiteStore.inMemory()
    let error = failure { try store.fetch(FetchRequest(Job.self)) }
    let remedy = " Create the table in a migration, as by createTable(for:)."
    #expect(
      (error?.message, error?.description.hasSuffix(remedy)) == ("no such table: Job", true))
    let other = failure { try store.write { try $0.execute("SELECT x FROM sqlite_master") } }
    let parts = ["no such column: x", "Create the table"]
    #expect(parts.map { other?.description.contains($0) } == [true, false])
  }

  @Test func `errors are typed`() {
    // This compiles only with typed throws.
    func open(_ path: String) throws(SQLiteError) -> [Job] {
      let store = try SQLiteStore(path: path)
      try store.migrate([])
      try store.createTable(for: Job.self)
      try store.followExternalChanges()
      _ = try SQLiteStore.inMemory().version()
      _ = try store.record(Job.self, id: 1)
      return try store.fetch(FetchRequest(Job.self))
    }
    do { _ = try open("") } catch { #expect(error.kind == .unsupportedPath) }
  }

  @Test(arguments: [
    ":memory:", "", "file:x?mode=memory", "file::memory:?cache=shared", "/a\u{0}b",
  ])
  func `a path that is not a file's is refused by name`(path: String) {
    let error = failure { try SQLiteStore(path: path) }
    #expect((error?.kind, error?.message.contains("inMemory()")) == (.unsupportedPath, true))
  }

  @Test func `data and texts that SQLite can't have are its own error`() throws {
    struct File: Codable, Identifiable {
      var id = 1
      var data: Data?
      var text: String?
    }
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: File.self)
    // Memory that nothing is written to takes no room.
    let error = failure {
      try store.write { try $0.insert(File(data: Data(count: 2_200_000_000))) }
    }
    #expect((error?.kind, error?.primaryCode) == (.tooLarge, 18))
    let connection = try Connection(path: store.path)
    connection.limitLength(to: 1_000)
    let values: [SQLiteValue] = [
      .text(String(repeating: "x", count: 1_001)), .blob(Data(count: 1_001)),
    ]
    let kinds = values.map { value in failure { try connection.value("SELECT ?", [value]) }?.kind }
    #expect(kinds == [.tooLarge, .tooLarge])
    #expect(
      try connection.value("SELECT length(?)", [.blob(Data(count: 1_000))]) == .integer(1_000))
  }

  @Test func `a comment may come before and after a statement`() throws {
    let store = try SQLiteStore.inMemory()
    func count(_ sql: StaticString) throws -> Int {
      try store.write { try $0.execute(sql).count }
    }
    let single: [StaticString] = [
      "SELECT 1; -- note", "SELECT 1; /* note; */ ;; ", "-- note\nSELECT 1 -- note\n;",
      "SELECT 1;\n-- one\n-- two; SELECT 3\n", "; SELECT 1",
    ]
    #expect(try single.map(count) == [1, 1, 1, 1, 1])
    let refused: [StaticString] = [
      "SELECT 1; -- note\nSELECT 2", "-- nothing", "/* nothing */", ";", "SELECT 1; nonsense",
      "SELECT 1\u{0}; DROP TABLE x",
    ]
    let kinds = refused.map { sql in failure { try count(sql) }?.kind }
    #expect(kinds == Array(repeating: .unsupportedStatement, count: 6))
  }

  /// Keeps what it is given.
  private final class Keeper { var transaction: Transaction? }

  @Test func `a transaction that is used after its closure is an error`() throws {
    let store = try SQLiteStore.jobs()
    let keeper = Keeper()
    for keep: (SQLiteStore) throws -> Void in [
      { try $0.write { keeper.transaction = $0 } }, { try $0.read { keeper.transaction = $0 } },
    ] {
      try keep(store)
      let kept = try #require(keeper.transaction)
      let uses: [() throws -> Void] = [
        { try kept.insert(someJobs[0]) }, { _ = try kept.fetch(FetchRequest(Job.self)) },
        { try kept.execute("SELECT 1") }, { _ = try kept.record(Job.self, id: 1) },
        { try store.write { _ in try kept.insert(someJobs[0]) } },
      ]
      let errors = uses.map { failure($0) }
      #expect(errors.map { $0?.kind } == Array(repeating: .transaction, count: 5))
      let sentence =
        "The transaction has ended. Don't use a transaction after its closure has returned."
      #expect(errors.map { $0?.message } == Array(repeating: sentence, count: 5))
    }
    #expect(try store.fetch(FetchRequest(Job.self)).isEmpty)
  }
}
