import Foundation
import TestSupport
import Testing

@testable import ListStore

/// The connections that read.
@Suite(.timeLimit(.minutes(30))) struct ReaderPoolTests {
  private func pool() throws -> (ReaderPool, SQLiteStore) {
    let store = try SQLiteStore.someJobs()
    return (ReaderPool(file: store.file), store)
  }

  @Test func `a reader is used again, and as many are kept as are wanted`() throws {
    let (pool, store) = try pool()
    let first = try pool.checkOut()
    pool.giveBack(first)
    #expect(try pool.checkOut() === first)
    let others = try (0..<9).map { _ in try pool.checkOut() }
    var counts = [pool.count]
    for reader in others + [first] { pool.giveBack(reader) }
    counts.append(pool.count)
    #expect(counts == [10, ReaderPool.keptCount])
    // It prepares a statement once.
    let reader = try pool.checkOut()
    #expect(try reader.statement("SELECT 1") === reader.statement("SELECT 1"))
    pool.giveBack(reader)
    withExtendedLifetime(store) {}
  }

  @Test func `a reader that is broken, changed or in a transaction is not used again`() throws {
    let (pool, store) = try pool()
    let uses: [(Connection) throws -> Void] = [
      { try? $0.run("SELECT nothing FROM nowhere") }, { try $0.run("BEGIN") },
      { $0.isChanged(by: "PRAGMA case_sensitive_like = 1") },
      { $0.isChanged(by: "ATTACH 'x' AS y") }, { $0.isChanged(by: "SELECT 1") },
    ]
    let counts = try uses.map { use in
      let reader = try pool.checkOut()
      try use(reader)
      pool.giveBack(reader)
      return pool.count
    }
    #expect(counts == [0, 0, 0, 0, 1])
    // What a closure sets is gone with the next one.
    _ = try store.read { try $0.execute("PRAGMA case_sensitive_like = 1") }
    let rows = try store.read { try $0.execute("SELECT 'A' LIKE 'a' AS x") }
    #expect(rows == [["x": .integer(1)]])
  }

  /// Only then is it looked up again what the schema says of a table.
  @Test func `a statement is fresh in its first run, and in the first after the schema changed`()
    throws
  {
    let (pool, store) = try pool()
    let reader = try pool.checkOut()
    let statement = try reader.statement("SELECT id FROM Job")
    func isFresh() throws -> Bool {
      defer { statement.reset() }
      _ = try statement.step()
      return statement.isFresh
    }
    let first = [try isFresh(), try isFresh(), try isFresh()]
    try store.createTable(for: Everything.self)
    #expect(first + [try isFresh(), try isFresh()] == [true, false, false, true, false])
    pool.giveBack(reader)
  }

  @Test func `readers are given back after errors`() throws {
    let (_, store) = try pool()
    struct Stop: Error {}
    for _ in 0..<100 {
      #expect(throws: Stop.self) { try store.read { _ in throw Stop() } }
      let errors = [
        failure { try store.read { try $0.execute("SELEC") } },
        failure { try store.fetch(FetchRequest(Job.self).order(byColumn: "x")) },
      ]
      #expect(!errors.contains(nil))
    }
    #expect(store.readerCount <= ReaderPool.keptCount)
  }

  @Test func `reads may nest to any depth, each with its own snapshot`() throws {
    let (_, store) = try pool()
    func nest(_ depth: Int) throws -> Int {
      try store.read { tx in
        let before = try tx.fetch(FetchRequest(Job.self)).count
        try store.write { try $0.insert(Job(id: 100 + depth, project: "", title: "")) }
        let deeper = depth == 0 ? 0 : try nest(depth - 1)
        #expect(try tx.fetch(FetchRequest(Job.self)).count == before)
        return max(before, deeper)
      }
    }
    #expect(try nest(40) == someJobs.count + 40)
    #expect(store.readerCount <= ReaderPool.keptCount)
  }

  @Test func `many threads read at a time with a bounded number of readers`() async throws {
    let (_, store) = try pool()
    let counts = Locked<(most: Int, wrong: Int)>((0, 0))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask {
          try await onOwnThread {
            for _ in 0..<20 {
              let found = try store.read { tx in
                counts.withLock { $0.most = max($0.most, store.readerCount) }
                return try tx.fetch(FetchRequest(Job.self)).count
              }
              if found != someJobs.count { counts.withLock { $0.wrong += 1 } }
            }
          }
        }
      }
      try await group.waitForAll()
    }
    let (most, wrong) = counts.withLock { $0 }
    #expect(wrong == 0)
    #expect(most <= ReaderPool.limit)
    #expect(store.readerCount <= ReaderPool.keptCount)
  }

  @Test func `a reader sees a schema that was changed since`() throws {
    let (_, store) = try pool()
    #expect(try store.fetch(FetchRequest(Job.self)).count == someJobs.count)
    try store.write {
      try $0.execute("DROP TABLE Job")
      try $0.createTable(for: Job.self)
      try $0.insert(someJobs[0])
    }
    #expect(try store.fetch(FetchRequest(Job.self)) == [someJobs[0]])
  }
}
