import Foundation
import ListData
import TestSupport
import Testing

@testable import ListStore

/// Lists that follow a store.
@MainActor @Suite(.timeLimit(.minutes(30))) struct SQLiteListTests {
  /// Records what a controller announces, and replays it.
  final class Recorder: FetchedResultsControllerDelegate {
    var updates: [ListUpdates<FetchedSection<Job>>] = []
    var errors: [String] = []
    var onChange: () -> Void = {}
    var onError: () -> Void = {}

    func controller(
      _ controller: FetchedResultsController<Job>,
      didChangeContentWith updates: ListUpdates<FetchedSection<Job>>
    ) {
      self.updates.append(updates)
      onChange()
    }
    func controller(_ controller: FetchedResultsController<Job>, didFailWith error: any Error) {
      errors.append("\(error)")
      onError()
    }
  }

  private func titles(_ controller: FetchedResultsController<Job>) -> [[String]] {
    controller.sections.map { $0.items.map { $0?.title ?? "?" } }
  }

  private let request = FetchRequest(Job.self).sectioned(by: \.project).order(by: \.title)

  /// A store of some jobs, the list of them, and what it announces.
  private func shown() throws -> (SQLiteStore, FetchedResultsController<Job>, Recorder) {
    let store = try SQLiteStore.someJobs()
    let controller = try store.fetchedResultsController(for: request)
    let recorder = Recorder()
    controller.delegate = recorder
    try controller.performFetch()
    return (store, controller, recorder)
  }

  @Test func `a write on the main actor has reached the lists when it returns`() throws {
    let (store, controller, recorder) = try shown()
    #expect(titles(controller) == [["Reap", "Sow"], ["Mend", "Paint"]])
    try store.write { try $0.insert(Job(id: 9, project: "House", title: "Old")) }
    #expect(
      (titles(controller), recorder.updates.last?.description, controller.sectionIndexTitles)
        == ([["Reap", "Sow"], ["Mend", "Old", "Paint"]], "items: insert 1.1", ["G", "H"]))
    // So have statements of one's own, REPLACE and DELETE without WHERE.
    try store.write {
      try $0.execute(
        "REPLACE INTO Job (id, project, title, is_done, kind) VALUES (1, 'Barn', 'Thatch', 0, 'work')"
      )
    }
    #expect(titles(controller) == [["Thatch"], ["Reap", "Sow"], ["Mend", "Old"]])
    try store.write { try $0.execute("DELETE FROM Job") }
    #expect((titles(controller), controller.fetchedCount) == ([], 0))
  }

  @Test func `sections and rows are in the direction that the request names`() throws {
    let store = try SQLiteStore.someJobs()
    let jobs = FetchRequest(Job.self)
    let up = [["Garden", "House"], ["Reap", "Sow"]]
    let down = [["House", "Garden"], ["Mend", "Paint"]]
    for (request, wanted) in [
      (jobs.sectioned(by: \.project), up), (jobs.sectioned(by: \.project, .descending), down),
      (jobs.sectioned(byColumn: "project"), up),
      (jobs.sectioned(byColumn: "project", .descending), down),
    ] {
      let list = try store.list(request.order(by: \.title))
      let reversed = try store.list(request.order(byColumn: "title", .descending))
      #expect(
        [list.sections.map(\.name), titles(list)[0], titles(reversed)[0]]
          == wanted + [wanted[1].reversed()])
    }
  }

  @Test(arguments: [FetchRequest<Job>.Direction.ascending, .descending])
  func `a section comes and goes at any place, and the others stay`(
    direction: FetchRequest<Job>.Direction
  ) throws {
    let store = try SQLiteStore.jobs()
    func insert(_ names: [String], from id: Int) throws {
      try store.write { tx in
        for (number, name) in names.enumerated() {
          try tx.insert(Job(id: id + number, project: name, title: ""))
        }
      }
    }
    let others = ["B", "D", "F"]
    try insert(others, from: 0)
    let controller = try store.fetchedResultsController(
      for: FetchRequest(Job.self).sectioned(by: \.project, direction))
    let recorder = Recorder()
    controller.delegate = recorder
    try controller.performFetch()
    func expect(deleted: [Int], inserted: [Int]) {
      var difference = ListDifference()
      (difference.deletedSections, difference.insertedSections) = (deleted, inserted)
      #expect(recorder.updates.last?.difference == difference)
    }
    for name in ["A", "C", "E", "G"] {
      let sorted = (others + [name]).sorted()
      let all = direction == .ascending ? sorted : sorted.reversed()
      let index = try #require(all.firstIndex(of: name))
      try insert([name], from: 3)
      expect(deleted: [], inserted: [index])
      #expect(controller.sections.map(\.name) == all)
      try store.write { try $0.delete(Job.self, id: 3) }
      expect(deleted: [index], inserted: [])
    }
    try insert(["A", "C", "E", "G"], from: 3)
    expect(deleted: [], inserted: [0, 2, 4, 6])
    try store.write { tx in
      for id in 0..<3 { try tx.delete(Job.self, id: id) }
    }
    expect(deleted: [1, 3, 5], inserted: [])
    // Each of them takes the place of another one.
    try store.write { tx in
      for id in 3..<7 { try tx.delete(Job.self, id: id) }
      for (id, name) in others.enumerated() {
        try tx.insert(Job(id: id, project: name, title: ""))
      }
    }
    expect(deleted: [0, 1, 2, 3], inserted: [0, 1, 2])
  }

  @Test func `sections go with their last row, and a list without sections keeps its one`() throws {
    let store = try SQLiteStore.someJobs()
    let sectioned = try store.fetchedResultsController(for: request)
    let plain = try store.fetchedResultsController(for: FetchRequest(Job.self).order(by: \.title))
    for controller in [sectioned, plain] { try controller.performFetch() }
    try store.write { for job in someJobs { _ = try $0.delete(Job.self, id: job.id) } }
    #expect([titles(sectioned), titles(plain)] == [[], [[]]])
    try store.write { try $0.insert(Job(id: 9, project: "House", title: "Old")) }
    #expect([titles(sectioned), titles(plain)] == [[["Old"]], [["Old"]]])
  }

  @Test func `an awaited write has reached the lists when it returns`() async throws {
    let (store, controller, recorder) = try shown()
    for number in 0..<20 {
      try await store.write {
        try $0.upsert(
          Job(id: 3, project: number.isMultiple(of: 2) ? "Barn" : "Garden", title: "Sow"))
      }
      #expect(
        (recorder.updates.count, controller.sections.first?.name)
          == (number + 1, number.isMultiple(of: 2) ? "Barn" : "Garden"))
    }
  }

  @Test func `while a newer snapshot waits, all answers are those of the older one`() throws {
    let (store, controller, recorder) = try shown()
    var before: [[String]] = []
    recorder.onChange = { before = self.titles(controller) }
    try store.write { tx in
      try tx.delete(Job.self, id: 1)
      try tx.update(Job(id: 2, project: "House", title: "Mend it"))
    }
    #expect(before == [["Reap", "Sow"], ["Mend", "Paint"]])
    #expect(recorder.updates[0].data.map { $0.items.map { $0?.title } }[1] == ["Mend it"])
    #expect(titles(controller) == [["Reap", "Sow"], ["Mend it"]])
    let paths = [2, 1].map { controller.indexPath(of: Job(id: $0, project: "", title: "")) }
    #expect(paths == [[1, 0], nil])
  }

  @Test func `what a delegate writes is shown after what it is told`() throws {
    let (store, controller, recorder) = try shown()
    var before: [[[String]]] = []
    recorder.onChange = {
      if before.isEmpty {
        try? store.write { tx in
          try tx.delete(Job.self, id: 1)
          try tx.update(Job(id: 2, project: "House", title: "Mend it"))
        }
      }
      before.append(recorder.updates.count == 1 ? [] : self.titles(controller))
    }
    try store.write { try $0.insert(Job(id: 8, project: "Zoo", title: "Feed")) }
    #expect(before == [[], [["Reap", "Sow"], ["Mend", "Paint"], ["Feed"]]])
    #expect(titles(controller) == [["Reap", "Sow"], ["Mend it"], ["Feed"]])
  }

  @Test func `columns with a collation and triggers are followed too`() throws {
    let store = try SQLiteStore.inMemory()
    try store.write {
      try $0.execute(
        "CREATE TABLE Job (id INTEGER PRIMARY KEY, project TEXT COLLATE NOCASE, title TEXT COLLATE NOCASE, is_done, kind, due)"
      )
      try $0.createTable(for: Job.self)
    }
    let controller = try store.list(FetchRequest(Job.self).order(by: \.title))
    for (id, title) in ["b", "A", "c", "B"].enumerated() {
      try store.write { try $0.insert(Job(id: id, project: "p", title: title)) }
    }
    #expect(titles(controller) == [["A", "b", "B", "c"]])
    // Names that differ in large and small letters are two sections, each of which comes once.
    let sectioned = try store.list(
      FetchRequest(Job.self).sectioned(by: \.project).order(by: \.title))
    try store.write {
      try $0.update(Job(id: 1, project: "P", title: "A"))
      try $0.update(Job(id: 2, project: "P", title: "c"))
    }
    #expect(
      (sectioned.sections.map(\.name), titles(sectioned))
        == (["P", "p"], [["A", "c"], ["b", "B"]]))
    try store.write {
      try $0.execute(
        "CREATE TRIGGER alone AFTER INSERT ON Job BEGIN DELETE FROM Job WHERE id <> new.id; END")
    }
    try store.write { try $0.insert(Job(id: 9, project: "p", title: "a")) }
    #expect(titles(controller) == [["a"]])
  }

  @Test func `a schema that was rolled back when the commit failed is not believed`() throws {
    let store = try SQLiteStore.inMemory()
    try store.write {
      try $0.execute("CREATE TABLE Parent (id INTEGER PRIMARY KEY)")
      try $0.execute(
        "CREATE TABLE Child (id REFERENCES Parent (id) DEFERRABLE INITIALLY DEFERRED)")
      // This rule deletes rows without a word.
      try $0.execute(
        """
        CREATE TABLE Job (id INTEGER PRIMARY KEY, project TEXT,
          title TEXT UNIQUE ON CONFLICT REPLACE, is_done, kind, due)
        """)
      try $0.createTable(for: Job.self)
      for job in someJobs { try $0.insert(job) }
    }
    let controller = try store.list(request)
    let error = failure {
      try store.write {
        try $0.execute("DROP TABLE Job")
        try $0.createTable(for: Job.self)
        try $0.execute("INSERT INTO Child VALUES (99)")
      }
    }
    #expect((error?.kind, error?.sql) == (.constraint, "COMMIT"))
    #expect(titles(controller) == [["Reap", "Sow"], ["Mend", "Paint"]])
    try store.write { try $0.insert(Job(id: 9, project: "Zoo", title: "Paint")) }
    #expect(titles(controller) == [["Reap", "Sow"], ["Mend"], ["Paint"]])
  }

  @Test func `a transaction that fails changes no list`() throws {
    let (store, controller, recorder) = try shown()
    let error = failure {
      try store.write {
        try $0.delete(Job.self, id: 1)
        try $0.insert(someJobs[1])
      }
    }
    #expect(error != nil && recorder.updates.isEmpty)
    #expect(titles(controller) == [["Reap", "Sow"], ["Mend", "Paint"]])
  }

  @Test func `two stores on one file follow each other`() throws {
    let folder = try Folder()
    let stores = try (0..<2).map { _ in try SQLiteStore(path: folder.file("a.sqlite")) }
    for store in stores { try store.createTable(for: Job.self) }
    try stores[0].write { tx in
      for job in someJobs { try tx.insert(job) }
    }
    let controllers = try stores.map { try $0.fetchedResultsController(for: request) }
    for controller in controllers {
      try controller.performFetch()
      _ = titles(controller)
    }
    #expect(controllers.map(\.fetchedCount) == [4, 4])
    let recorder = Recorder()
    controllers[1].delegate = recorder
    try stores[0].write {
      try $0.update(Job(id: 1, project: "House", title: "Paint", isDone: true))
    }
    #expect(recorder.updates.isEmpty)
    try stores[1].followExternalChanges()
    #expect(
      (recorder.updates.last?.description, controllers[1].object(at: [1, 1])?.isDone)
        == ("items: reconfigure 1.1", true))
    // A write of one's own notices too.
    try stores[0].write { try $0.delete(Job.self, id: 2) }
    try stores[1].write { try $0.insert(Job(id: 8, project: "Zoo", title: "Feed")) }
    #expect(titles(controllers[1]) == [["Reap", "Sow"], ["Paint"], ["Feed"]])
    try stores[0].followExternalChanges()
    #expect(titles(controllers[0]) == titles(controllers[1]))
  }

  @Test func `a write that fails loses no change by others`() async throws {
    let folder = try Folder()
    let stores = try (0..<2).map { _ in try SQLiteStore(path: folder.file("a.sqlite")) }
    for store in stores { try store.createTable(for: Job.self) }
    let controller = try stores[1].list(request)
    try await stores[0].write { try $0.insert(someJobs[0]) }
    await #expect(throws: SQLiteError.self) {
      try await stores[1].write { try $0.insert(someJobs[0]) }
    }
    try await MainQueue.wait { controller.fetchedCount > 0 }
    #expect(titles(controller) == [["Paint"]])
  }

  @Test func `a database that is locked by another connection is an error`() async throws {
    let folder = try Folder()
    let stores = try (0..<2).map { _ in try SQLiteStore(path: folder.file("a.sqlite")) }
    try stores[0].createTable(for: Job.self)
    // A store waits five seconds for another; not in this test.
    try await stores[1].write {
      #expect(try $0.execute("PRAGMA busy_timeout") == [["timeout": .integer(5_000)]])
      try $0.execute("PRAGMA busy_timeout = 1")
    }
    let isLocked = AsyncStream<Void>.makeStream()
    // A write blocks the store's own queue.
    let gate = Gate()
    defer { gate.open() }
    let holder = Task {
      try await stores[0].write { _ in
        isLocked.continuation.yield()
        gate.pass()
      }
    }
    for await _ in isLocked.stream { break }
    let error = await #expect(throws: SQLiteError.self) {
      try await stores[1].write { try $0.insert(someJobs[0]) }
    }
    gate.open()
    try await holder.value
    let sentence = "The database is locked by another connection"
    #expect((error?.primaryCode, error?.description.hasPrefix(sentence)) == (5, true))
    try stores[1].createTable(for: Job.self)
    try await stores[1].write { try $0.insert(someJobs[0]) }
  }

  @Test func `others' changes are followed without being asked`() async throws {
    let folder = try Folder()
    let stores = try (0..<2).map { _ in try SQLiteStore(path: folder.file("a.sqlite")) }
    for store in stores { try store.createTable(for: Job.self) }
    let controller = try stores[1].list(request)
    try await stores[0].write { try $0.insert(someJobs[0]) }
    try await MainQueue.wait { controller.fetchedCount > 0 }
    #expect(titles(controller) == [["Paint"]])
  }

  @Test(arguments: Walk.seeds(1))
  func `random changes end where a query ends, and each batch passes the proof`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<6 {
      let store = try SQLiteStore.someJobs()
      var request = FetchRequest(Job.self)
      if Bool.random(using: &generator) {
        request = request.sectioned(
          by: \.project, [.ascending, .descending].randomElement(using: &generator)!)
      }
      if Bool.random(using: &generator) { request = request.filter(\.isDone, .equal, false) }
      if Bool.random(using: &generator) {
        request = request.order(
          by: \.title, [.ascending, .descending].randomElement(using: &generator)!)
      }
      let controller = try store.fetchedResultsController(for: request)
      let recorder = Recorder()
      controller.delegate = recorder
      try controller.performFetch()
      for _ in 0..<25 {
        let before = controller.sections.map { $0.items.map { $0?.id ?? -1 } }
        recorder.updates = []
        try store.write { tx in
          for _ in 0..<Int.random(in: 1...6, using: &generator) {
            let job = Job(
              id: Int.random(in: 0..<20, using: &generator),
              project: ["A", "B", "C", "D"].randomElement(using: &generator)!,
              title: ["x", "y", "z", "ä"].randomElement(using: &generator)!,
              isDone: Bool.random(using: &generator))
            if Bool.random(using: &generator) { try tx.upsert(job) } else { try tx.delete(job) }
          }
        }
        let jobs = try store.fetch(request)
        let shown = controller.sections.flatMap { $0.items.map { $0 } }
        #expect(shown == jobs.map(Optional.some))
        let after = controller.sections.map { $0.items.map { $0?.id ?? -1 } }
        #expect((recorder.updates.first.map { Self.replay($0, on: before) } ?? before) == after)
      }
      #expect(recorder.errors.isEmpty)
    }
  }

  /// What a table's cells show after updates, by identifier, if it does as UIKit does.
  private static func replay(
    _ updates: ListUpdates<FetchedSection<Job>>, on old: [[Int]]
  ) -> [[Int]] {
    let difference = updates.difference
    let sources = difference.oldSections(from: old.count, to: updates.data.count)
    var new = updates.data.map { $0.items.map { _ in Int?.none } }
    for place in difference.insertedItems {
      new[place.section][place.item] = updates.data[place.section].items[place.item]?.id
    }
    for move in difference.movedItems {
      new[move.to.section][move.to.item] = old[move.from.section][move.from.item]
    }
    let gone = Set(difference.deletedItems + difference.movedItems.map(\.from))
    for (section, source) in sources.enumerated() {
      guard let source else {
        new[section] = updates.data[section].items.map { $0?.id }
        continue
      }
      var staying = old[source].enumerated()
        .filter { item in
          !gone.contains { $0.section == source && $0.item == item.offset }
        }
        .map(\.element)[...]
      for item in new[section].indices where new[section][item] == nil {
        new[section][item] = staying.popFirst()
      }
    }
    return new.map { $0.map { $0 ?? -1 } }
  }

  @Test func `a reader sees one snapshot at a time during continuous writes`() async throws {
    let store = try SQLiteStore.jobs()
    try await store.write { tx in
      for id in 0..<200 { try tx.insert(Job(id: id, project: "P", title: "0")) }
    }
    let controller = try store.list(FetchRequest(Job.self).order(by: \.id))
    // Each transaction writes one number into all titles: two of them in one screen are a torn
    // moment.
    let writer = Task.detached {
      var number = 0
      while !Task.isCancelled {
        number += 1
        let text = "\(number)"
        try await store.write { _ = try $0.execute("UPDATE Job SET title = ?", text) }
      }
      return number
    }
    var moments: Set<String> = []
    try await MainQueue.wait {
      let titles = Set((0..<200).map { controller.object(at: [0, $0])?.title ?? "gone" })
      #expect(titles.count == 1)
      moments.formUnion(titles)
      return moments.count >= 5
    }
    writer.cancel()
    let written = try await writer.value
    #expect(written >= 4)
  }

  @Test func `an awaited write that is done does not wait for the next one`() async throws {
    let (store, controller, recorder) = try shown()
    let (isQueued, isWriting, isRead) = (Gate(), Gate(), Gate())
    // The main actor goes on from the first write when the second one is under way, which the
    // store's own queue begins at once.
    recorder.onChange = { isWriting.pass() }
    let first = Task {
      try await store.write {
        isQueued.pass()
        return try $0.delete(Job.self, id: 1)
      }
    }
    let second = Task {
      try await store.write { _ in
        isWriting.open()
        isRead.pass()
      }
    }
    await MainQueue.turn()
    isQueued.open()
    #expect(try await first.value)
    isRead.open()
    try await second.value
    withExtendedLifetime(controller) {}
  }

  @Test func `a long log moves into the file while the store is open`() async throws {
    let folder = try Folder()
    let path = folder.file("a.sqlite")
    let store = try SQLiteStore(path: path)
    try store.createTable(for: Job.self)
    let title = String(repeating: "x", count: 100_000)
    for id in 0..<60 {
      try await store.write { try $0.insert(Job(id: id, project: "House", title: title)) }
    }
    // Until then, what is written is in the log, and the file has nearly nothing.
    try await MainQueue.wait {
      (FileManager.default.contents(atPath: path)?.count ?? 0) > 2_000_000
    }
    #expect(try store.fetch(FetchRequest(Job.self)).count == 60)
  }

  @Test func `no writer waits until a long log has moved into the file`() async throws {
    let folder = try Folder()
    let path = folder.file("a.sqlite")
    let store = try SQLiteStore(path: path)
    try store.createTable(for: Job.self)
    func size() -> Int { FileManager.default.contents(atPath: path)?.count ?? 0 }
    let title = String(repeating: "x", count: 100_000)
    store.queue.suspend()
    let written = Result {
      for id in 0..<60 {
        try store.write { try $0.insert(Job(id: id, project: "House", title: title)) }
      }
    }
    let before = size()
    store.queue.resume()
    try written.get()
    #expect(before < 100_000)
    try await MainQueue.wait { size() > 2_000_000 }
  }

  @Test func `sources, readers and stores are freed`() async throws {
    weak var store: SQLiteStore?
    var path = ""
    do {
      let opened = try SQLiteStore.someJobs()
      store = opened
      path = opened.path
      let controller = try opened.list(request)
      #expect(FileManager.default.fileExists(atPath: path))
      withExtendedLifetime(controller) {}
    }
    // A look for others' changes may hold it for a moment.
    try await MainQueue.wait { store == nil }
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
