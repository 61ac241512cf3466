import Foundation
import ListData
import ListStore
import TestSupport
import Testing

/// Full disks, lost files and damaged ones under lists that are shown.
@MainActor @Suite(.timeLimit(.minutes(30))) struct SQLiteFaultTests {
  private let request = FetchRequest(Job.self).sectioned(by: \.project).order(by: \.title)

  /// A list that is shown, and what it was told.
  @MainActor private struct Shown {
    let store: SQLiteStore
    let controller: FetchedResultsController<Job>
    let recorder = SQLiteListTests.Recorder()

    init(_ store: SQLiteStore, _ request: FetchRequest<Job>) throws {
      self.store = store
      controller = try store.fetchedResultsController(for: request)
      controller.delegate = recorder
      try controller.performFetch()
    }

    /// All that is shown; nil for what can't be read.
    var jobs: [Job?] { controller.sections.flatMap { $0.items.map { $0 } } }
  }

  nonisolated private static func job(_ id: Int, _ length: Int = 100) -> Job {
    Job(id: id, project: "P\(id % 7)", title: "\(id) " + String(repeating: "x", count: length))
  }

  /// A file of jobs, without a log. Each is written once.
  private func file(in folder: Folder, jobs: Int) throws -> String {
    let path = folder.file("jobs.sqlite")
    let url = URL(fileURLWithPath: path)
    if let written = Self.files[jobs] {
      try written.write(to: url)
      return path
    }
    do {
      let store = try SQLiteStore(path: path)
      try store.write { tx in
        try tx.createTable(for: Job.self)
        for id in 0..<jobs { try tx.insert(Self.job(id)) }
      }
    }
    Self.files[jobs] = try Data(contentsOf: url)
    return path
  }

  /// Files by the number of their jobs.
  private static var files: [Int: Data] = [:]

  private func expectSentence(_ error: SQLiteError?, _ comment: Comment? = nil) {
    let text = error?.description ?? ""
    #expect(text.first?.isUppercase == true && text.count > 20 && text.contains("."), comment)
  }

  // MARK: A full disk

  @Test func `a full disk rolls back and says so, and with room the list goes on`() async throws {
    let store = try SQLiteStore.jobs()
    let shown = try Shown(store, request)
    var id = 0
    // A maximum of pages answers as a full disk does.
    for room: StaticString in [
      "PRAGMA max_page_count = 20", "PRAGMA max_page_count = 60", "PRAGMA max_page_count = 61",
      "PRAGMA max_page_count = 90",
    ] {
      try await store.write { _ = try $0.execute(room) }
      // At once more than there is room for; then a little again and again, until no more fits.
      let large = await #expect(throws: SQLiteError.self) {
        try await store.write { tx in
          for extra in 0..<2_000 { try tx.insert(Self.job(100_000 + extra)) }
        }
      }
      #expect(
        (large?.primaryCode, large?.description.prefix(18)) == (13, "The disk is full: "))
      #expect(try shown.jobs == store.fetch(request))
      var last: SQLiteError?
      while last == nil {
        id += 1
        do { try self.write(id, to: store) } catch let error as SQLiteError { last = error }
      }
      #expect(last?.primaryCode == 13)
      expectSentence(last)
      #expect(try shown.jobs == store.fetch(request))
      // What needs no room can be done.
      try await store.write { [id] in _ = try $0.delete(Job.self, id: id - 1) }
      #expect(try shown.jobs == store.fetch(request))
    }
    try await store.write { _ = try $0.execute("PRAGMA max_page_count = 10000") }
    try await store.write { try $0.insert(Self.job(999_999, 5_000)) }
    #expect(shown.jobs.contains { $0?.id == 999_999 })
    #expect(try shown.jobs == store.fetch(request))
    #expect(shown.recorder.errors.isEmpty)
    let check = try store.read { try $0.execute("PRAGMA integrity_check") }
    #expect(check == [["integrity_check": .text("ok")]])
  }

  private func write(_ id: Int, to store: SQLiteStore) throws {
    try store.write {
      try $0.insert(Self.job(id, 1_000))
      try $0.upsert(Self.job(id / 2, 500))
    }
  }

  @Test func `after an error that rolled back, nothing more is written in a transaction`() throws {
    let store = try SQLiteStore.someJobs()
    try store.write { try $0.execute("PRAGMA max_page_count = 3") }
    let shown = try Shown(store, request)
    var codes: [Int] = []
    let error = failure {
      try store.write { tx in
        try tx.delete(someJobs[0])
        do { try tx.insert(Self.job(9, 50_000)) } catch let full as SQLiteError {
          codes.append(full.primaryCode)
        }
        // By now there is no transaction: this would be written by itself, and no list would be
        // told.
        do { try tx.delete(someJobs[1]) } catch let over as SQLiteError { codes.append(over.code) }
      }
    }
    #expect(codes == [13, 0])
    #expect(
      error?.message
        == "An earlier error rolled the transaction back. None of its changes remain.")
    #expect((shown.jobs.count, shown.jobs) == (4, try store.fetch(request)))
    try store.write { try $0.delete(someJobs[1]) }
    #expect((shown.jobs.count, shown.jobs) == (3, try store.fetch(request)))
  }

  @Test func `a list that could not follow a commit catches up with the next one`() throws {
    let store = try SQLiteStore.someJobs()
    // What is no JSON can't be asked for an array's length: the query fails, and the commit does
    // not.
    let fussy = FetchRequest(Job.self)
      .filter(sql: "json_array_length('[' || due || ']') IS NOT ?", 5).order(by: \.title)
    let shown = try Shown(store, fussy)
    #expect(shown.jobs.count == 4)
    try store.write { tx in
      try tx.update(Job(id: 1, project: "House", title: "Paint it"))
      try tx.execute("INSERT INTO Job VALUES (5, 'House', 'Odd', 'home', '}', 0)")
    }
    #expect(
      (shown.recorder.errors.count, shown.jobs.compactMap(\.?.title))
        == (1, ["Mend", "Paint", "Reap", "Sow"]))
    try store.write { _ = try $0.delete(Job.self, id: 5) }
    #expect(
      (shown.jobs.compactMap(\.?.title), shown.recorder.updates.map(\.description))
        == (["Mend", "Paint it", "Reap", "Sow"], ["items: reconfigure 0.1"]))
  }

  /// The controller is still announcing the error then.
  @Test func `what is written because a list couldn't follow is followed`() async throws {
    let store = try SQLiteStore.jobs()
    let fussy = FetchRequest(Job.self)
      .filter(sql: "json_array_length('[' || due || ']') IS NOT ?", 5).order(by: \.title)
    let shown = try Shown(store, fussy)
    shown.recorder.onError = { try? store.write { _ = try $0.delete(Job.self, id: 5) } }
    try await store.write { tx in
      try tx.insert(someJobs[0])
      try tx.execute("INSERT INTO Job VALUES (5, 'House', 'Odd', 'home', '}', 0)")
    }
    try await MainQueue.wait { !shown.jobs.isEmpty }
    #expect((shown.jobs, shown.recorder.errors.count) == ([someJobs[0]], 1))
  }

  // MARK: Lost and damaged files

  @Test(arguments: [["", "-wal", "-shm"], [""], ["-wal"], ["-wal", "-shm"]])
  func `a file that is deleted under a list ends nothing`(suffixes: [String]) throws {
    let folder = try Folder()
    let store = try SQLiteStore(path: file(in: folder, jobs: 150))
    let shown = try Shown(store, request)
    let before = Set(shown.jobs.compactMap(\.self))
    let written = Set((0..<20).map { Self.job($0 * 10, 20) } + [Self.job(7, 3)])
    try store.write { try $0.update(Self.job(7, 3)) }
    for suffix in suffixes { try? FileManager.default.removeItem(atPath: store.path + suffix) }
    for id in 0..<20 {
      do {
        try store.write { tx in
          try tx.upsert(Self.job(id * 10, 20))
          try tx.delete(Job.self, id: id * 7)
        }
        _ = try store.fetch(request)
      } catch let error as SQLiteError { expectSentence(error) }
      // What can be read is what was there, or what was written since.
      let unknown = Set(shown.jobs.compactMap(\.self)).subtracting(written).subtracting(before)
      #expect(unknown.isEmpty, "\(suffixes)")
    }
    #expect(shown.recorder.errors.filter { $0.first?.isUppercase != true } == [])
  }

  /// How a file is damaged.
  enum Damage: CaseIterable { case bytes, pages, header, everything, half, nothingLeft, log }

  @Test(arguments: 0..<UInt64(28))
  func `a file that is damaged under a list ends nothing`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let folder = try Folder()
    let store = try SQLiteStore(path: file(in: folder, jobs: 120))
    let shown = try Shown(store, request)
    let all = shown.jobs.count
    #expect(all == 120)
    if Bool.random(using: &generator) { try store.write { try $0.upsert(Self.job(5, 300)) } }
    let damage = Damage.allCases[Int(seed) % Damage.allCases.count]
    try Self.inflict(damage, on: store.path, &generator)
    var sentences: [SQLiteError] = []
    for _ in 0..<15 {
      do {
        try Self.act(shown, request, &generator)
      } catch let error as SQLiteError { sentences.append(error) }
    }
    for error in sentences {
      expectSentence(error, "seed \(seed), \(damage): \(error)")
      // A write that failed leaves no transaction open.
      #expect(!error.description.contains("in progress"), "seed \(seed), \(damage)")
    }
    let odd = shown.recorder.errors.filter { $0.first?.isUppercase != true }
    #expect(odd == [], "seed \(seed), \(damage)")
  }

  /// Does something with a list.
  private static func act(
    _ shown: Shown, _ request: FetchRequest<Job>, _ generator: inout SeededGenerator
  ) throws {
    let id = Int.random(in: 0..<150, using: &generator)
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: _ = shown.jobs
    case 1:
      for section in shown.controller.sections.indices {
        _ = shown.controller.object(at: [section, 0])
      }
    case 2: _ = shown.controller.indexPath(of: job(id))
    case 3: try shown.store.write { try $0.upsert(job(id, 200)) }
    case 4: try shown.store.write { _ = try $0.update(Job(id: id, project: "New", title: "t")) }
    case 5: try shown.store.write { _ = try $0.delete(Job.self, id: id) }
    case 6: _ = try shown.store.fetch(request)
    case 7: try shown.store.write { _ = try $0.execute("UPDATE Job SET due = ?", id) }
    default:
      try shown.store.followExternalChanges()
      try shown.controller.performFetch()
    }
  }

  /// Overwrites a part of a file in place, as a failing disk may.
  private static func inflict(
    _ damage: Damage, on path: String, _ generator: inout SeededGenerator
  ) throws {
    let file = try FileHandle(
      forUpdating: URL(fileURLWithPath: path + (damage == .log ? "-wal" : "")))
    defer { try? file.close() }
    let size = try file.seekToEnd()
    func garbage(_ range: Range<UInt64>) throws {
      try file.seek(toOffset: range.lowerBound)
      try file.write(
        contentsOf: Data(range.map { _ in UInt8.random(in: 0...255, using: &generator) }))
    }
    switch damage {
    case .bytes, .log:
      for _ in 0..<(size > 0 ? 40 : 0) {
        let place = UInt64.random(in: 0..<size, using: &generator)
        try garbage(place..<place + 1)
      }
    case .pages:
      for _ in 0..<4 {
        let page = UInt64.random(in: 1..<size / 4_096, using: &generator) * 4_096
        // A page's own header, or all of it.
        try garbage(page..<page + (Bool.random(using: &generator) ? 12 : 4_096))
      }
    case .header:
      let place = UInt64.random(in: 0..<100, using: &generator)
      try garbage(place..<place + 8)
    case .everything: try garbage(0..<size)
    case .half: try file.truncate(atOffset: size / 2)
    case .nothingLeft: try file.truncate(atOffset: 0)
    }
  }

  // MARK: Who is let go

  @Test func `a list whose store was freed shows and reads, and can delete`() async throws {
    var store: SQLiteStore? = try SQLiteStore.someJobs()
    weak let weakStore = store
    var shown = try store.map { try Shown($0, request).controller }
    store = nil
    #expect(
      shown?.sections.map { $0.items.map { $0?.title } } == [["Reap", "Sow"], ["Mend", "Paint"]])
    #expect(shown?.indexPath(of: someJobs[2]) == [0, 1])
    try shown?.delete(someJobs[2])
    #expect((shown?.object(at: [0, 0]), shown?.fetchedCount) == (someJobs[3], 3))
    shown = nil
    // A look for others' changes may hold it for a moment.
    try await MainQueue.wait { weakStore == nil }
  }

  @Test(arguments: [false, true])
  func `a list may be freed during a write`(andStore: Bool) async throws {
    let folder = try Folder()
    var store: SQLiteStore? = try SQLiteStore(path: file(in: folder, jobs: 300))
    weak var controller: FetchedResultsController<Job>?
    let isWriting = AsyncStream<Void>.makeStream()
    // A write blocks the store's own queue.
    let gate = Gate()
    defer { gate.open() }
    var writer: Task<Void, any Error>?
    do {
      let shown = try store.map { try Shown($0, request) }
      controller = shown?.controller
      writer = Task { [store] in
        try await store?.write { tx in
          try tx.delete(Job.self, id: 3)
          isWriting.continuation.yield()
          gate.pass()
          try tx.upsert(Self.job(5, 3))
        }
      }
      for await _ in isWriting.stream { break }
      #expect(shown?.jobs.count == 300)
    }
    if andStore { store = nil }
    #expect(controller == nil)
    gate.open()
    try await writer?.value
    let jobs = try SQLiteStore(path: folder.file("jobs.sqlite")).fetch(FetchRequest(Job.self))
    #expect((jobs.count, jobs.contains(Self.job(5, 3))) == (299, true))
  }

  @Test func `a transaction that commits itself is an error, and the list has what it wrote`()
    async throws
  {
    let store = try SQLiteStore.inMemory()
    try await store.write { try $0.createTable(for: Job.self) }
    let controller = try store.list(FetchRequest(Job.self).order(by: \.title))
    await #expect(throws: SQLiteError.self) {
      try await store.write {
        try $0.insert(Job(id: 1, project: "a", title: "b"))
        try $0.execute("COMMIT")
        try $0.insert(Job(id: 2, project: "a", title: "c"))
      }
    }
    try await MainQueue.wait { controller.fetchedCount > 0 }
    let ids = try store.fetch(FetchRequest(Job.self)).map(\.id)
    #expect((controller.sections.map(\.items.count), ids) == ([1], [1]))
  }
}
