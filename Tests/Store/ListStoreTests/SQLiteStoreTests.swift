import Foundation
import ListData
import ListStore
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct SQLiteStoreTests {
  @Test func `records are read back unchanged`() throws {
    let store = try SQLiteStore.inMemory()
    let record = Everything()
    try store.write {
      try $0.createTable(for: Everything.self)
      try $0.insert(record)
    }
    let found = try store.read { try $0.record(Everything.self, id: record.id) }
    #expect((try store.fetch(FetchRequest(Everything.self)), found) == ([record], record))
    let columns = try store.write {
      try $0.execute("SELECT typeof(color) AS t, color, typeof(\"nothing\") AS n FROM Everything")
    }
    #expect(columns == [["t": .text("integer"), "color": .integer(5), "n": .text("null")]])
  }

  @Test func `insert, upsert, update and delete say what they did`() throws {
    let store = try SQLiteStore.jobs()
    try store.write { tx in
      for job in someJobs { try tx.insert(job) }
      var job = someJobs[0]
      job.title = "Paint it black"
      #expect((try tx.update(job), try tx.record(Job.self, id: 1)) == (true, job))
      job.id = 17
      #expect(try !tx.update(job))
      try tx.upsert(job)
      job.isDone = true
      try tx.upsert(job)
      #expect(try tx.record(Job.self, id: 17)?.isDone == true)
      let deletions = [
        try tx.delete(job), try tx.delete(job), try tx.delete(Job.self, id: 2),
        try tx.delete(Job.self, id: 2),
      ]
      #expect(deletions == [true, false, true, false])
    }
    #expect(try store.fetch(FetchRequest(Job.self)).map(\.id) == [1, 3, 4])
  }

  @Test func `a write that throws changes nothing`() throws {
    let store = try SQLiteStore.jobs()
    try store.write { try $0.insert(someJobs[0]) }
    let error = failure {
      try store.write {
        try $0.insert(someJobs[1])
        try $0.insert(someJobs[0])
      }
    }
    #expect(error?.message == "UNIQUE constraint failed: Job.id")
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try store.write {
        try $0.delete(someJobs[0])
        throw Stop()
      }
    }
    #expect(try store.fetch(FetchRequest(Job.self)).map(\.id) == [1])
  }

  @Test func `requests filter, sort and compare`() throws {
    let store = try SQLiteStore.someJobs()
    let all = FetchRequest(Job.self)
    let cases: [(FetchRequest<Job>, [Int])] = [
      (all.filter(\.isDone, .equal, true), [4]),
      (all.filter(\.project, .equal, "House").filter(\.title, .less, "N"), [2]),
      (all.filter(\.kind, .equal, .work), [3]),
      (all.filter(\.due, .equal, nil).order(by: \.title, .descending), [3, 4, 1, 2]),
      (all.filter(column: "is_done", .notEqual, false), [4]),
      (all.filter(\.title, .like, "%A%"), [1, 4]),
      (all.filter(sql: "length(title) > ?", 4), [1]),
      // Swift compares these two statements as equal.
      (all.filter(sql: "length(title) + length('\u{E9}') > 4 + 1"), [1]),
      (all.filter(sql: "length(title) + length('e\u{301}') > 4 + 1"), [1, 2, 4]),
      (all.sectioned(by: \.project).order(byColumn: "title"), [4, 3, 2, 1]),
      (all.filter(\.title, .equal, "' OR 1 = 1 --"), []),
    ]
    #expect(try cases.map { try store.fetch($0.0).map(\.id) } == cases.map(\.1))
  }

  @Test(arguments: ["nothing", "title; DROP TABLE Job", "title\" = title --", "", "rowid"])
  func `a column that is not there is refused by name`(name: String) throws {
    let store = try SQLiteStore.jobs()
    let requests = [
      FetchRequest(Job.self).order(byColumn: name),
      FetchRequest(Job.self).sectioned(byColumn: name),
      FetchRequest(Job.self).filter(column: name, .equal, 1),
    ]
    let isNamed = requests.map { request in
      failure { try store.fetch(request) }?.description.contains("has no column")
    }
    #expect(isNamed == [true, true, true])
  }

  @Test func `a table by another name, and one that lacks columns`() throws {
    struct Old: Codable, Identifiable, CustomTableNaming {
      static let tableName = "odd \"name\"; --"
      var id: Int
    }
    let folder = try Folder()
    let migrations = [
      Migration(1) {
        try $0.createTable(for: Old.self)
        try $0.insert(Old(id: 7))
        #expect(try $0.update(Old(id: 7)) && !$0.update(Old(id: 8)))
        try $0.upsert(Old(id: 7))
        try $0.execute("CREATE TABLE Job (id INTEGER PRIMARY KEY, title TEXT)")
      }
    ]
    try SQLiteStore(path: folder.file("a.sqlite")).migrate(migrations)
    // The name is known without the migration being made again.
    let store = try SQLiteStore(path: folder.file("a.sqlite"))
    try store.migrate(migrations)
    #expect(try store.fetch(FetchRequest(Old.self)).map(\.id) == [7])
    let text = failure { try store.createTable(for: Job.self) }?.description ?? ""
    let columns = ["project", "is_done", "kind", "due"]
    #expect(columns.filter(text.contains) == columns)
  }

  @Test func `only columns of optional properties may be NULL`() throws {
    let store = try SQLiteStore.jobs()
    let insertions: [StaticString] = [
      "INSERT INTO Job (id, title, is_done, kind) VALUES (1, 'Paint', 0, 'home')",
      "INSERT INTO Job (id, project, title, is_done, kind) VALUES (1, 'House', NULL, 0, 'home')",
      "INSERT INTO Job (id, project, title, is_done, kind) VALUES (1, 'House', 'Paint', NULL, 'a')",
    ]
    let kinds = insertions.map { sql in failure { try store.write { try $0.execute(sql) } }?.kind }
    #expect(kinds == [.constraint, .constraint, .constraint])
    try store.write {
      _ = try $0.execute(
        "INSERT INTO Job (id, project, title, is_done, kind) VALUES (1, 'House', 'Paint', 0, 'home')"
      )
    }
    #expect(try store.fetch(FetchRequest(Job.self)) == [someJobs[0]])
  }

  @Test func `a column that the table lacks is an error, and not its own name as a text`() throws {
    struct Note: Codable, Identifiable, Equatable {
      var id: String
      var title: String
      var author: String?
    }
    let store = try SQLiteStore.inMemory()
    try store.write {
      try $0.execute("CREATE TABLE Note (id TEXT PRIMARY KEY, title TEXT NOT NULL)")
      try $0.execute("INSERT INTO Note VALUES ('a', 'b')")
    }
    let all = FetchRequest(Note.self)
    let errors = [
      failure { try store.fetch(all) }, failure { try store.record(Note.self, id: "a") },
      failure {
        try store.write { try $0.fetch(all.filter(\.author, .equal, "author").order(by: \.author)) }
      },
    ]
    #expect(!errors.contains(nil))
    try store.write { try $0.execute("ALTER TABLE Note ADD COLUMN author TEXT") }
    #expect(try store.fetch(all) == [Note(id: "a", title: "b")])
    try store.write { try $0.execute("ALTER TABLE Note RENAME COLUMN id TO number") }
    #expect(throws: SQLiteError.self) { try store.write { try $0.delete(Note.self, id: "id") } }
    #expect(
      try store.read { try $0.execute("SELECT count(*) AS c FROM Note") }.first?["c"] == .integer(1)
    )
  }

  @Test func `migrations are made once and in order, and a newer database is refused`() throws {
    let folder = try Folder()
    let first = [Migration(1) { try $0.createTable(for: Job.self) }]
    do {
      let store = try SQLiteStore(path: folder.file("a.sqlite"))
      try store.migrate(first)
      try store.write { try $0.insert(someJobs[0]) }
    }
    let store = try SQLiteStore(path: folder.file("a.sqlite"))
    let second = Migration(2) { _ = try $0.execute("UPDATE Job SET title = title || ?", "!") }
    try store.migrate([second] + first)
    try store.migrate(first + [second])
    let new = try SQLiteStore.inMemory()
    try new.migrate([second] + first)
    #expect((try store.version(), try new.version()) == (2, 2))
    #expect(try store.fetch(FetchRequest(Job.self)).map(\.title) == ["Paint!"])
    let older = try SQLiteStore.inMemory()
    try older.migrate(first)
    let errors = [
      failure { try store.migrate(first) }, failure { try older.migrate([]) },
      failure { try SQLiteStore.inMemory().migrate(first + [second, Migration(2) { _ in }]) },
      failure {
        try store.migrate([
          second, Migration(3) { _ = try $0.execute("UPDATE Nowhere SET x = 1") },
        ])
      },
    ]
    #expect(!errors.contains(nil))
    #expect(errors[0]?.description.contains("has version 2") == true)
    let sentence = "There are two migrations to version 2."
    #expect(
      (errors[2]?.kind, errors[2]?.description.contains(sentence)) == (.migration, true))
    #expect(try store.version() == 2)
  }

  @MainActor @Test func `a migration that another store makes meanwhile is made once`() throws {
    let folder = try Folder()
    let store = try SQLiteStore(path: folder.file("a.sqlite"))
    let other = try SQLiteStore(path: folder.file("a.sqlite"))
    try store.createTable(for: Job.self)
    let migrations = [
      Migration(1) { try $0.insert(someJobs[0]) },
      Migration(2) { _ = try $0.execute("UPDATE Job SET title = title || '!'") },
    ]
    let (list, recorder) = try store.shown(FetchRequest(Job.self))
    // The list follows the first migration before the second one begins.
    recorder.onChange = { _ in #expect(throws: Never.self) { try other.migrate(migrations) } }
    try store.migrate(migrations)
    #expect(try store.fetch(FetchRequest(Job.self)).map(\.title) == ["Paint!"])
    withExtendedLifetime(list) {}
  }

  @Test func `statements of one's own are bound and checked`() throws {
    let store = try SQLiteStore.jobs()
    try store.write { tx in
      let errors = [
        failure { try tx.execute("SELECT ?", 1, 2) },
        failure { try tx.execute("SELECT 1; SELECT 2") }, failure { try tx.execute("  ") },
        failure { try tx.execute("SELEC 1") },
      ]
      #expect(!errors.contains(nil))
      // Of columns with the same name, a row has the first one. Statements that differ only in the
      // case of letters are different.
      let rows = [
        try tx.execute("SELECT ? AS a, ? AS b", "x", Double?.none),
        try tx.execute("SELECT 1 AS id, 2 AS id, 3 AS x, 4 AS id"),
        try tx.execute("SELECT 'Ab' AS a"), try tx.execute("SELECT 'aB' AS a"),
      ]
      #expect(
        rows == [
          [["a": .text("x"), "b": .null]], [["id": .integer(1), "x": .integer(3)]],
          [["a": .text("Ab")]], [["a": .text("aB")]],
        ])
    }
  }

  @Test func `a log that grew beside a long reader is cut when the reader has ended`()
    async throws
  {
    let folder = try Folder()
    let path = folder.file("a.sqlite")
    let store = try SQLiteStore(path: path)
    try store.createTable(for: Job.self)
    func write(_ id: Int) throws {
      try store.write {
        let title = String(repeating: "\(id)", count: 500)
        try $0.upsert(Job(id: id % 100, project: "P", title: title))
      }
    }
    func size() throws -> Int {
      try FileManager.default.attributesOfItem(atPath: path + "-wal")[.size] as? Int ?? 0
    }
    try store.read { _ in for id in 0..<3_000 { try write(id) } }
    #expect(try size() > 8_000_000)
    // Checkpoints are made off the writer's thread.
    for id in 0..<2_000 {
      try write(id)
      if try size() < 5_000_000 { break }
      await MainQueue.turn()
    }
    #expect(try size() < 5_000_000)
  }

  /// The last connection to be closed moves the log into the file, unless it can only read.
  @MainActor @Test func `the log is gone with the store`() async throws {
    let folder = try Folder()
    let path = folder.file("a.sqlite")
    do {
      let store = try SQLiteStore(path: path)
      try store.createTable(for: Job.self)
      let list = try store.list(FetchRequest(Job.self))
      try await store.write { try $0.insert(someJobs[0]) }
      #expect(
        (try store.fetch(FetchRequest(Job.self)).count, list.object(at: [0, 0]))
          == (1, someJobs[0]))
      #expect(FileManager.default.fileExists(atPath: path + "-wal"))
    }
    try await MainQueue.wait { !FileManager.default.fileExists(atPath: path + "-wal") }
  }

  /// With a log, a file needs the disk's answer only at checkpoints; a temporary one never does.
  @Test func `a commit doesn't wait for the disk`() throws {
    let folder = try Folder()
    let stores = [try SQLiteStore(path: folder.file("a.sqlite")), try SQLiteStore.inMemory()]
    let modes = try stores.map { try $0.write { try $0.execute("PRAGMA synchronous") } }
    // 1 is NORMAL, 0 is OFF.
    #expect(modes == [[["synchronous": .integer(1)]], [["synchronous": .integer(0)]]])
  }

  @Test func `values are described in words`() {
    let long = String(repeating: "a", count: 101)
    let values: [SQLiteValue] = [
      .null, .integer(-5), .real(1.5), .text("é"), .text(String(long.dropLast())), .text(long),
      .blob(Data()), .blob(Data([1])), .blob(Data([1, 2])),
    ]
    #expect(
      values.map(\.description) == [
        "null", "-5", "1.5", "“é”", "“\(long.dropLast())”", "“\(long.dropLast())…”", "0 bytes",
        "1 byte", "2 bytes",
      ])
  }

  @Test func `files that are damaged or not databases get a sentence`() throws {
    let folder = try Folder()
    try Data(repeating: 65, count: 5_000).write(to: URL(fileURLWithPath: folder.file("text")))
    let errors = [folder.file("no/folder/a.sqlite"), folder.path, folder.file("text")].map {
      path in failure { try SQLiteStore(path: path) }
    }
    #expect(!errors.contains(nil))
    #expect(
      (errors[2]?.primaryCode, errors[2]?.description.prefix(25))
        == (26, "The file isn't a database"))
  }

  @Test(arguments: Walk.seeds(1))
  func `damaged files end no process`(seed: UInt64) throws {
    let folder = try Folder()
    let path = folder.file("good.sqlite")
    do {
      let store = try SQLiteStore(path: path)
      try store.write { tx in
        try tx.createTable(for: Job.self)
        for id in 0..<500 { try tx.insert(Job(id: id, project: "P\(id % 7)", title: "T\(id)")) }
      }
      try store.write { _ = try $0.execute("PRAGMA wal_checkpoint(TRUNCATE)") }
    } catch let error as SQLiteError {
      // A checkpoint can't be made within a transaction: the file is whole with its log.
      #expect(error.code != 0)
    }
    let good = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(good.count > 4_096)
    var generator = SeededGenerator(seed: seed)
    for number in 0..<60 {
      var bad = good
      switch number % 3 {
      case 0: bad = bad.prefix(Int.random(in: 0..<bad.count, using: &generator))
      case 1:
        for _ in 0..<20 {
          bad[Int.random(in: 0..<bad.count, using: &generator)] = .random(
            in: 0...255, using: &generator)
        }
      default: bad[Int.random(in: 0..<100, using: &generator)] ^= 0xFF
      }
      let file = folder.file("bad\(number).sqlite")
      try bad.write(to: URL(fileURLWithPath: file))
      // Whatever is there is read, or refused with a sentence.
      do {
        let store = try SQLiteStore(path: file)
        try store.createTable(for: Job.self)
        _ = try store.fetch(FetchRequest(Job.self).order(by: \.title))
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }

  @Test func `reads can't write, and there is no write within a write`() throws {
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Job.self)
    let job = Job(id: 1, project: "Home", title: "Water the plants")
    let insertions: [(Transaction) throws -> Void] = [
      { try $0.insert(job) },
      { try $0.execute("INSERT INTO Job (id, project, title) VALUES (1, 'Home', 'Water')") },
      { try $0.execute("CREATE TABLE other (id INTEGER PRIMARY KEY)") },
    ]
    let kinds = insertions.map { insertion in failure { try store.read(insertion) }?.kind }
    #expect(kinds == [.readOnly, .readOnly, .readOnly])
    let error = failure { try store.write { _ in try store.write { try $0.insert(job) } } }
    #expect(error?.description.contains("A write is already in progress") == true)
    #expect(try store.fetch(FetchRequest(Job.self)).isEmpty)
    try store.write { try $0.insert(job) }
  }
}
