import Foundation
import ListData
import TestSupport
import Testing

@testable import ListStore

/// Lists that follow typed writes by the rows that these touch, where that is not easy.
@MainActor @Suite(.timeLimit(.minutes(30))) struct RowFollowingTests {
  /// A record whose rows are not numbered by its identifier.
  struct Item: Codable, Identifiable, Equatable, Sendable {
    var id: String
    var name: String
    var owner: Int?
  }

  private func shown<Record>(_ list: FetchedResultsController<Record>) -> [Record?] {
    list.sections.flatMap { $0.items.map { $0 } }
  }

  private func store(with items: [Item]) throws -> SQLiteStore {
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Item.self)
    try store.write { tx in
      for item in items { try tx.insert(item) }
    }
    return store
  }

  /// Does something before a list can follow: another queue than the main one only announces it.
  private func besideLists(_ work: () throws -> Void) rethrows {
    try DispatchQueue(label: "beside").sync(execute: work)
  }

  private let names = FetchRequest(Item.self).order(by: \.name)

  @Test func `a row that one commit deletes and the next one inserts existed before`()
    async throws
  {
    let store = try SQLiteStore.someJobs()
    let request = FetchRequest(Job.self).order(by: \.title)
    let (list, recorder) = try store.shown(request)
    try besideLists {
      try store.write { try $0.delete(someJobs[0]) }
      try store.write { try $0.insert(someJobs[0]) }
    }
    await MainQueue.turn()
    #expect(
      (recorder.log, shown(list)) == (["items: reconfigure 0.1"], try store.fetch(request)))
  }

  @Test func `a list that is behind has each row once`() async throws {
    let store = try store(with: [Item(id: "a", name: "a"), Item(id: "b", name: "b")])
    let (list, _) = try store.shown(names)
    try besideLists {
      try store.write { try $0.upsert(Item(id: "a", name: "c")) }
      try store.write {
        try $0.upsert(Item(id: "a", name: "d"))
        try $0.insert(Item(id: "e", name: "e"))
      }
      try store.write { try $0.upsert(Item(id: "e", name: "f")) }
    }
    await MainQueue.turn()
    #expect(
      (shown(list), shown(list).map(\.?.name)) == (try store.fetch(names), ["b", "d", "f"]))
  }

  @Test func `a list that is behind is followed after a suspension, too`() async throws {
    let store = try store(with: [Item(id: "a", name: "a"), Item(id: "b", name: "b")])
    let (list, recorder) = try store.shown(names)
    store.suspend()
    store.resume()
    // The end of a suspension does the same later, on another queue.
    try store.followExternalChanges()
    try besideLists {
      try store.write { try $0.upsert(Item(id: "a", name: "c")) }
      try store.write { try $0.delete(Item.self, id: "b") }
    }
    await MainQueue.turn()
    #expect(
      (shown(list).map(\.?.name), recorder.log)
        == (["c"], ["items: delete 0.1, reconfigure 0.0"]))
  }

  @Test func `a write to another table delivers external changes`() throws {
    struct Other: Codable, Identifiable { var id: Int }
    let folder = try Folder()
    let stores = try (0..<2).map { _ in try SQLiteStore(path: folder.file("a.sqlite")) }
    try stores[0].createTable(for: Item.self)
    try stores[0].createTable(for: Other.self)
    let (list, _) = try stores[1].shown(names)
    try stores[0].write { try $0.insert(Item(id: "a", name: "a")) }
    try stores[1].write { try $0.insert(Other(id: 1)) }
    #expect(shown(list).map(\.?.name) == ["a"])
  }

  @Test func `lists have followed others on return, also if the store saw the change before`()
    throws
  {
    let folder = try Folder()
    let stores = try (0..<2).map { _ in try SQLiteStore(path: folder.file("a.sqlite")) }
    try stores[0].createTable(for: Item.self)
    let (list, _) = try stores[1].shown(names)
    try stores[0].write { try $0.insert(Item(id: "a", name: "a")) }
    // So does the store itself four times a second.
    try besideLists { try stores[1].followExternalChanges() }
    let before = shown(list)
    try stores[1].followExternalChanges()
    #expect([before, shown(list)].map { $0.map(\.?.name) } == [[], ["a"]])
  }

  @Test func `a row that was read long ago is read again when it changed`() throws {
    let items = (0..<1_300).map { Item(id: "\($0)", name: "\(10_000 + $0)") }
    let store = try store(with: items)
    let (list, _) = try store.shown(names)
    #expect(shown(list) == items)
    for number in stride(from: 0, to: 1_300, by: 50) {
      try store.write { try $0.upsert(Item(id: "\(number)", name: items[number].name, owner: 7)) }
      #expect(list.object(at: [0, number])?.owner == 7)
    }
  }

  /// A run of rows holds 512 of them, and is divided where a new one would exceed that. The new row
  /// is the first of the second half if each comes before the one before it.
  @Test(arguments: [true, false])
  func `a list grows beyond a run of rows`(comesBefore: Bool) throws {
    let items = (0..<500).map { Item(id: "\($0)", name: "\(10_000 + $0)") }
    let store = try store(with: items)
    let (list, _) = try store.shown(names)
    #expect(shown(list) == items)
    for number in 0..<40 {
      let name = "10255.\(comesBefore ? 99 - number : 10 + number)"
      try store.write { try $0.insert(Item(id: name, name: name)) }
      #expect(list.sections[0].items.count == 501 + number)
    }
    #expect(try shown(list) == store.fetch(names))
    try store.write { try $0.delete(Item.self, id: "255") }
    #expect(try shown(list) == store.fetch(names))
  }

  @Test func `rows find their run after it was divided at a row that isn't new`() throws {
    let items = (0..<500).map { Item(id: "\($0)", name: "\(10_000 + $0)") }
    let store = try store(with: items)
    let (list, _) = try store.shown(names)
    for number in (10..<30).reversed() {
      try store.write { try $0.insert(Item(id: "first \(number)", name: "0\(number)")) }
    }
    for number in stride(from: 0, to: 500, by: 50) {
      try store.write {
        try $0.insert(Item(id: "after \(number)", name: "\(10_000 + number).5"))
      }
      #expect(try shown(list) == store.fetch(names))
    }
  }

  final class Entry: Codable, Identifiable {
    let id: Int
    let text: String
    init(_ id: Int, _ text: String) { (self.id, self.text) = (id, text) }
  }

  @Test func `an object is the same one until its row changes`() throws {
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Entry.self)
    try store.write { tx in for id in 0..<2 { try tx.insert(Entry(id, "a")) } }
    let (list, _) = try store.shown(FetchRequest(Entry.self).order(by: \.id))
    let first = try #require(list.object(at: [0, 0]))
    var isSame = [list.object(at: [0, 0]) === first]
    for id in [1, 0] {
      try store.write { try $0.upsert(Entry(id, "b")) }
      isSame.append(list.object(at: [0, 0]) === first)
    }
    #expect((isSame, shown(list).map(\.?.text)) == ([true, true, false], ["b", "b"]))
  }

  @Test func `what is announced is read anew, what is shown is not`() throws {
    let store = try store(with: [Item(id: "a", name: "a"), Item(id: "b", name: "b")])
    let (list, recorder) = try store.shown(names)
    #expect(shown(list).map(\.?.owner) == [nil, nil])
    var seen: [[Int?]] = []
    recorder.onChange = { updates in
      seen = [updates.data[0].items.map { $0?.owner }, self.shown(list).map { $0?.owner }]
    }
    try store.write { try $0.upsert(Item(id: "b", name: "b", owner: 7)) }
    #expect(seen + [shown(list).map(\.?.owner)] == [[nil, 7], [nil, nil], [nil, 7]])
  }

  @Test func `rows that change places are moved, as few as possible`() throws {
    let jobs = try SQLiteStore.someJobs()
    let (titled, titledRecorder) = try jobs.shown(FetchRequest(Job.self).order(by: \.title))
    let before = shown(titled).map(\.?.id)
    try jobs.write {
      try $0.update(Job(id: 1, project: "House", title: "Reap"))
      try $0.update(Job(id: 4, project: "Garden", title: "Paint"))
    }
    #expect([before, shown(titled).map(\.?.id)] == [[2, 1, 4, 3], [2, 4, 1, 3]])
    #expect(titledRecorder.log.first?.hasPrefix("items: move 0.1→0.2") == true)

    let store = try store(with: (1...5).map { Item(id: "\($0)", name: "\($0)") })
    let (list, recorder) = try store.shown(names)
    // All rows are touched, but four of them keep their order.
    try store.write { tx in
      for (id, name) in zip(1..., ["6", "2a", "3a", "4a", "5a"]) {
        try tx.upsert(Item(id: "\(id)", name: name))
      }
    }
    let (first, last) = (ListPlace(section: 0, item: 0), ListPlace(section: 0, item: 4))
    #expect(
      (shown(list).map(\.?.id), recorder.differences.last?.movedItems)
        == (["2", "3", "4", "5", "1"], [ListChange(from: first, to: last)]))
  }

  @Test func `rows that a trigger replaces silently are followed`() throws {
    let store = try store(with: [Item(id: "a", name: "a"), Item(id: "b", name: "b")])
    try store.write {
      try $0.execute("CREATE UNIQUE INDEX name ON Item (name)")
      try $0.execute(
        """
        CREATE TRIGGER replaces AFTER INSERT ON Item
          BEGIN UPDATE OR REPLACE Item SET name = 'a' WHERE id = new.id; END
        """)
    }
    // In another order than that of the names, nothing else tells that a row has gone.
    let (list, _) = try store.shown(FetchRequest(Item.self).order(by: \.id))
    try store.write { try $0.insert(Item(id: "c", name: "c")) }
    #expect(shown(list).map(\.?.id) == ["b", "c"])
  }

  @Test func `a rule that shows a row whose text is not UTF-8 leaves the order to SQLite`() throws {
    let store = try SQLiteStore.inMemory()
    struct Owner: Codable, Identifiable { var id: Int }
    try store.createTable(for: Owner.self)
    try store.write {
      try $0.execute(
        """
        CREATE TABLE Item (id TEXT PRIMARY KEY, name TEXT NOT NULL,
          owner INTEGER REFERENCES Owner ON DELETE SET NULL)
        """)
      try $0.createTable(for: Item.self)
      try $0.insert(Owner(id: 1))
      try $0.execute("INSERT INTO Item VALUES ('odd', CAST(x'6180' AS TEXT), 1)")
      try $0.insert(Item(id: "even", name: "aé"))
    }
    let (list, _) = try store.shown(names.filter(\.owner, .equal, nil))
    let before = shown(list).map(\.?.id)
    try store.write { try $0.delete(Owner.self, id: 1) }
    #expect([before, shown(list).map(\.?.id)] == [["even"], ["odd", "even"]])
  }

  @Test func `a table whose name has other capitals is followed`() throws {
    let store = try SQLiteStore.inMemory()
    try store.write {
      try $0.execute("CREATE TABLE iTEM (id TEXT PRIMARY KEY, name TEXT NOT NULL, owner INTEGER)")
      try $0.createTable(for: Item.self)
    }
    let (list, recorder) = try store.shown(names)
    try store.write { try $0.insert(Item(id: "a", name: "b")) }
    try store.write { try $0.insert(Item(id: "b", name: "a")) }
    try store.write { try $0.upsert(Item(id: "b", name: "c")) }
    try store.write { try $0.delete(Item.self, id: "a") }
    #expect((shown(list).map(\.?.name), recorder.log.count) == (["c"], 4))
  }

  @Test func `the places of rows that go and come are in ascending order`() throws {
    let ids = (10..<60).map { "\($0)" }
    let store = try store(with: ids.map { Item(id: $0, name: $0) })
    let (list, recorder) = try store.shown(names)
    let some = stride(from: 0, to: 50, by: 3).map { ids[$0 * 7 % 50] }
    try store.write { tx in
      for id in some { try tx.delete(Item.self, id: id) }
    }
    try store.write { tx in
      for id in some { try tx.insert(Item(id: id, name: id)) }
    }
    let places = some.compactMap(ids.firstIndex).sorted().map { ListPlace(section: 0, item: $0) }
    #expect(
      (recorder.differences.map(\.deletedItems), recorder.differences.map(\.insertedItems))
        == ([places, []], [[], places]))
    withExtendedLifetime(list) {}

    // So are those of rows that SQL changes.
    let jobs = try SQLiteStore.jobs()
    try jobs.write { tx in
      for id in 0..<30 { try tx.insert(Job(id: id, project: "\(id % 3)", title: "a")) }
    }
    let request = FetchRequest(Job.self).sectioned(by: \.project).order(by: \.id)
    let (sectioned, changes) = try jobs.shown(request)
    try jobs.write { try $0.execute("UPDATE Job SET title = 'b'") }
    let all = (0..<3).flatMap { section in
      (0..<10).map { ListPlace(section: section, item: $0) }
    }
    #expect(changes.differences.last?.changedItems.map(\.from) == all)
    withExtendedLifetime(sectioned) {}
  }
}
