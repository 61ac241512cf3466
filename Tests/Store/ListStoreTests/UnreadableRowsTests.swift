import Foundation
import ListData
import ListStore
import TestSupport
import Testing

/// Rows that a list can't read, and tables that another connection has made.
@MainActor @Suite(.timeLimit(.minutes(30))) struct UnreadableRowsTests {
  private struct Note: Codable, Identifiable, Hashable {
    var id: Int
    var text: String
  }

  @Test func `a row that can't be read is reported once for each of its contents`() async throws {
    let store = try SQLiteStore.inMemory()
    func write(_ work: (Transaction) throws -> Void) throws { try store.write(work) }
    try write {
      _ = try $0.execute("CREATE TABLE Note (id INTEGER PRIMARY KEY, text TEXT)")
      _ = try $0.execute("INSERT INTO Note VALUES (1, NULL), (2, 'b')")
    }
    let (controller, reader) = try store.shown(FetchRequest(Note.self))
    for _ in 1...3 {
      #expect(Array(controller.sections[0].items) == [nil, Note(id: 2, text: "b")])
      await MainQueue.turn()
      await MainQueue.turn()
    }
    try await MainQueue.wait { reader.errors.count == 1 }
    #expect(
      reader.errors.map { "\($0)" } == [
        "The Note with the identifier 1 can't be read. The column “text” contains null, which "
          + "can't be read as String. Make the property optional, or change the column in a "
          + "migration. The list has no object for its row. The file is “\(store.path)”."
      ])
    // The next change arrives, although the error was in between.
    try write { _ = try $0.execute("UPDATE Note SET text = 'a' WHERE id = 1") }
    #expect(
      (Array(controller.sections[0].items), reader.differences.count)
        == ([Note(id: 1, text: "a"), Note(id: 2, text: "b")], 1))
    try write { _ = try $0.execute("UPDATE Note SET text = NULL") }
    #expect(Array(controller.sections[0].items) == [nil, nil])
    try await MainQueue.wait { reader.errors.count == 2 }
    // A change that comes together with the error isn't lost.
    try controller.performFetch()
    #expect(controller.object(at: [0, 0]) == nil)
    try write { try $0.insert(Note(id: 3, text: "c")) }
    try await MainQueue.wait { controller.sections[0].items.count == 3 }
    #expect(
      (controller.sections[0].items.last, reader.errors.count) == (Note(id: 3, text: "c"), 3))
  }

  @Test func `a row that can't be read again is reported again`() async throws {
    let store = try SQLiteStore.inMemory()
    func write(_ sql: StaticString) throws { try store.write { _ = try $0.execute(sql) } }
    try write("CREATE TABLE Note (id INTEGER PRIMARY KEY, text TEXT)")
    try write("INSERT INTO Note VALUES (1, 'a')")
    let (controller, reader) = try store.shown(FetchRequest(Note.self))
    for count in 1...2 {
      try write("UPDATE Note SET text = NULL")
      #expect(Array(controller.sections[0].items) == [nil])
      try await MainQueue.wait { reader.errors.count == count }
      try write("UPDATE Note SET text = 'a'")
      #expect(Array(controller.sections[0].items) == [Note(id: 1, text: "a")])
    }
    #expect(reader.errors.count == 2)
  }

  /// The controller is still announcing the error then.
  @Test func `a row that is deleted because it can't be read leaves the list`() async throws {
    let store = try SQLiteStore.inMemory()
    try await store.write {
      try $0.execute("CREATE TABLE Note (id INTEGER PRIMARY KEY, text TEXT)")
      try $0.execute("INSERT INTO Note VALUES (1, NULL), (2, 'b')")
    }
    let controller = try store.fetchedResultsController(for: FetchRequest(Note.self))
    let reader = ListRecorder<Note>()
    controller.delegate = reader
    reader.onError = { try? store.write { _ = try $0.delete(Note.self, id: 1) } }
    try controller.performFetch()
    #expect(controller.object(at: [0, 0]) == nil)
    try await MainQueue.wait { !reader.differences.isEmpty }
    #expect(
      (Array(controller.sections[0].items), reader.errors.count) == ([Note(id: 2, text: "b")], 1))
  }
}
