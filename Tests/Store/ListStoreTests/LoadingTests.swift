import Foundation
import ListData
import Testing

@testable import ListStore

/// Lists whose order is read off the main actor.
@MainActor @Suite(.timeLimit(.minutes(30))) struct LoadingTests {
  struct Word: Codable, Identifiable, Hashable {
    var id: Int
    var text: String
  }

  private let all = FetchRequest(Word.self).order(by: \.text)
  /// A condition that takes SQLite longer than a test may.
  private let endless = FetchRequest(Word.self).filter(
    sql: """
      (WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 1e12)
      SELECT count(*) FROM n) > 0
      """)

  private func store(_ count: Int) throws -> SQLiteStore {
    let store = try SQLiteStore.inMemory()
    try store.write { tx in
      try tx.createTable(for: Word.self)
      for id in 0..<count { try tx.insert(Word(id: id, text: "\(id)")) }
    }
    return store
  }

  @Test func `a loaded list has fetched, and follows changes`() async throws {
    let store = try store(30)
    let list = try await store.loadFetchedResultsController(for: all)
    let recorder = ListRecorder<Word>()
    list.delegate = recorder
    #expect(list.hasFetched)
    let wanted = try store.fetch(all).map(\.id)
    #expect(list.sections.flatMap { $0.items.map { $0?.id } } == wanted)
    try await store.write { try $0.insert(Word(id: 100, text: "1a")) }
    #expect(
      (recorder.differences.map(\.insertedItems.count), list.fetchedCount) == ([1], 31))
  }

  @Test func `rows that were read in advance are read again only if there was a change`()
    async throws
  {
    let store = try store(3)
    let query = try store.readOnce { transaction throws(SQLiteError) in
      try ListQuery(all, try store.tables.table(of: Word.self), transaction.connection)
    }
    let observer = try ListObserver(query, file: store.file)
    try observer.prepare(until: ReadCancellation())
    let ahead = try #require(observer.prepared?.index)
    #expect(try observer.fetch() === ahead && observer.prepared == nil)
    #expect(try observer.fetch() !== ahead)
    let source = try SQLiteFetchedSource(all, of: store)
    try await source.prepare()
    // A list that hasn't fetched doesn't take a commit's time.
    #expect(store.observers.followingRows.isEmpty)
    try await store.write { try $0.insert(Word(id: 4, text: "0")) }
    let list = FetchedResultsController(source)
    try list.performFetch()
    let count = list.fetchedCount
    try await store.write { try $0.delete(Word.self, id: 4) }
    #expect((count, list.fetchedCount) == (4, 3))
  }

  @Test func `a load that is cancelled ends within its statement`() async throws {
    let store = try store(3)
    let load = Task { try await store.loadFetchedResultsController(for: endless).fetchedCount }
    try await Task.sleep(nanoseconds: 20_000_000)
    load.cancel()
    await #expect(throws: CancellationError.self) { try await load.value }
    let next = Task { try await store.loadFetchedResultsController(for: endless).fetchedCount }
    next.cancel()
    await #expect(throws: CancellationError.self) { try await next.value }
    let list = try await store.loadFetchedResultsController(for: all)
    #expect(list.fetchedCount == 3)
  }

  @Test func `a cancellation after a read ends no other read of its connection`() throws {
    let store = try store(3)
    let (reader, flag) = (try store.file.open(), ReadCancellation())
    // More steps than those between two looks at the flag.
    let count = """
      WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 10000)
      SELECT count(*) FROM n
      """
    let wanted = SQLiteValue.integer(10_000)
    let value = try reader.readSnapshot(until: flag) { () throws(SQLiteError) in
      try reader.value(count)
    }
    flag.cancel()
    #expect([value, try reader.value(count)] == [wanted, wanted])
    #expect(throws: SQLiteError.self) {
      try reader.readSnapshot(until: flag) { () throws(SQLiteError) in try reader.value(count) }
    }
    // That read has left no snapshot behind.
    try store.write { try $0.insert(Word(id: 9, text: "9")) }
    #expect(try reader.value("SELECT count(*) FROM Word") == .integer(4))
  }

  @Test func `a load can fail, and the error has the file's name`() async throws {
    let store = try store(3)
    let wrong = FetchRequest(Word.self).filter(sql: "missing > 0")
    let error = await #expect(throws: SQLiteError.self) {
      _ = try await store.loadFetchedResultsController(for: wrong)
    }
    #expect(error?.path == store.path)
    store.suspend()
    let suspended = await #expect(throws: SQLiteError.self) {
      _ = try await store.loadFetchedResultsController(for: all)
    }
    #expect(suspended?.kind == .suspended)
    store.resume()
    #expect(try await store.loadFetchedResultsController(for: all).fetchedCount == 3)
  }
}
