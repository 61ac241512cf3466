import Foundation
import ListData
import TestSupport
import Testing

@testable import ListStore

/// Stores that hold no lock on their files while the app is in the background.
@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct SuspensionTests {
  private let folder: Folder
  private let path: String

  init() throws {
    folder = try Folder()
    path = folder.file("jobs.sqlite")
  }

  private func open(_ isSuspended: Bool? = nil) throws -> SQLiteStore {
    let store = try SQLiteStore(path: path, suspendsInBackground: isSuspended)
    try store.write { tx in
      try tx.createTable(for: Job.self)
      for id in 0..<3 { try tx.upsert(Job(id: id, project: "p", title: "job \(id)")) }
    }
    return store
  }

  private var request: FetchRequest<Job> { FetchRequest(Job.self).order(by: \.title) }

  /// Throws unless all of the log can be checkpointed, for no connection reads a snapshot of it.
  private func expectNoLock() throws {
    let other = try Connection(path: path)
    // The first column says whether a reader was in the way.
    #expect(try other.value("PRAGMA wal_checkpoint(TRUNCATE)") == .integer(0))
  }

  /// Performs work on another thread, which lists can't follow before it has ended.
  private func holdingMainActor(_ work: @escaping @Sendable () -> Void) {
    let finished = Gate()
    Thread.detachNewThread {
      work()
      finished.open()
    }
    finished.pass()
  }

  private func deleteByAnother(_ id: Int) throws {
    try SQLiteStore(path: path).write { _ = try $0.delete(Job.self, id: id) }
  }

  @Test func `a suspended store neither reads nor writes`() throws {
    let store = try open()
    let list = try store.list(request)
    store.suspend()
    store.suspend()
    let errors = [
      failure { try store.write { _ in } }, failure { try store.read { _ in } },
      failure { try store.fetch(request) }, failure { try store.record(Job.self, id: 1) },
      failure { try store.fetchedResultsController(for: request) },
      failure { try list.performFetch() },
    ]
    #expect(errors.map { $0?.kind } == Array(repeating: .suspended, count: 6))
    #expect(store.readerCount == 0)
    let text = errors[0]?.description ?? ""
    #expect(text.hasPrefix("The store is suspended,") && text.contains("resume()"))
    store.resume()
    store.resume()
    let count = try store.fetch(request).count
    try store.write { try $0.delete(Job.self, id: 0) }
    #expect((count, list.fetchedCount) == (3, 2))
  }

  /// A list that is behind reads a snapshot of its own, which it gives up.
  @Test func `a suspended store holds no lock, and its lists are up to date again after it`()
    async throws
  {
    let store = try open()
    let list = try store.list(request)
    #expect(list.object(at: [0, 0])?.title == "job 0")
    // A commit that no list has followed, for the main actor is busy with this test.
    holdingMainActor {
      try? store.write { tx in
        try tx.delete(Job.self, id: 0)
        try tx.update(Job(id: 1, project: "p", title: "job 1, changed"))
      }
      store.suspend()
    }
    try expectNoLock()
    #expect(
      (list.fetchedCount, list.object(at: [0, 0])?.title, list.object(at: [0, 2]))
        == (3, "job 0", nil))
    store.resume()
    while list.fetchedCount != 2 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(list.sections[0].items.map { $0?.title } == ["job 1, changed", "job 2"])
  }

  /// Otherwise the log could never be begun again, and would grow.
  @Test func `a list that is up to date holds no snapshot`() throws {
    let store = try open()
    let list = try store.list(request)
    try expectNoLock()
    try store.write { try $0.update(Job(id: 1, project: "p", title: "job 1, changed")) }
    #expect(list.object(at: [0, 1])?.title == "job 1, changed")
    try expectNoLock()
    try deleteByAnother(0)
    try store.followExternalChanges()
    #expect(list.fetchedCount == 2)
    try expectNoLock()
    // A snapshot is only in the way if a part of it is in the log.
    try store.write { try $0.update(Job(id: 2, project: "p", title: "job 2, too")) }
    let error = failure {
      try store.write {
        try $0.execute("CREATE TABLE Parent (id INTEGER PRIMARY KEY)")
        try $0.execute("CREATE TABLE Child (id REFERENCES Parent DEFERRABLE INITIALLY DEFERRED)")
        try $0.execute("INSERT INTO Child VALUES (99)")
      }
    }
    #expect(error?.kind == .constraint)
    try expectNoLock()
    holdingMainActor { try? store.write { _ = try $0.delete(Job.self, id: 1) } }
    #expect(list.fetchedCount == 2)
    try store.write { try $0.update(Job(id: 2, project: "p", title: "job 2, changed")) }
    #expect(list.fetchedCount == 1)
    try expectNoLock()
    holdingMainActor { try? store.write { _ = try $0.delete(Job.self, id: 2) } }
    try list.performFetch()
    #expect(list.fetchedCount == 0)
    try expectNoLock()
  }

  @Test func `on the main actor, lists follow what was written before the suspension`() throws {
    let store = try open()
    let list = try store.list(request)
    holdingMainActor { try? store.write { _ = try $0.delete(Job.self, id: 0) } }
    let before = list.fetchedCount
    store.suspend()
    #expect((before, list.fetchedCount) == (3, 2))
    try expectNoLock()
  }

  /// The app may be in the background again before the list has looked.
  @Test(arguments: [1, 2])
  func `a row that is asked for in the background is shown after it`(suspensions: Int) async throws
  {
    let store = try open()
    let (list, log) = try store.shown(request)
    let first = list.object(at: [0, 0])?.id
    store.suspend()
    #expect([first, list.object(at: [0, 0])?.id, list.object(at: [0, 2])?.id] == [0, 0, nil])
    for _ in 0..<suspensions {
      store.suspend()
      store.resume()
    }
    try await MainQueue.wait { !log.differences.isEmpty }
    #expect(
      (
        log.differences.flatMap(\.changedItems).map(\.to.item), log.errors.count,
        list.object(at: [0, 2])?.id
      ) == ([2], 0, 2))
  }

  /// The list then reads two snapshots: the one that it shows, and the one that is announced.
  @Test func `a suspension while a change is announced ends the reading of both snapshots`()
    async throws
  {
    let store = try open()
    let (list, log) = try store.shown(request)
    log.onChange = { _ in
      log.onChange = { _ in }
      holdingMainActor {
        try? store.write { _ = try $0.delete(Job.self, id: 1) }
        store.suspend()
      }
      #expect(throws: Never.self) { try expectNoLock() }
    }
    try await store.write { try $0.update(Job(id: 0, project: "p", title: "job 0, changed")) }
    #expect(store.isSuspended)
    store.resume()
    try await MainQueue.wait { list.fetchedCount == 2 }
    #expect(list.sections[0].items.map { $0?.title } == ["job 0, changed", "job 2"])
  }

  @Test func `lists follow what others wrote in the meantime`() async throws {
    let store = try open()
    let list = try store.list(request)
    store.suspend()
    try deleteByAnother(1)
    // Longer than the period of the watch.
    try await Task.sleep(for: .milliseconds(400))
    let count = list.fetchedCount
    try store.followExternalChanges()
    #expect((count, list.fetchedCount) == (3, 3))
    store.resume()
    while list.fetchedCount != 2 { try await Task.sleep(for: .milliseconds(5)) }
    try deleteByAnother(2)
    while list.fetchedCount != 1 { try await Task.sleep(for: .milliseconds(5)) }
  }

  @Test(arguments: [false, true])
  func `a suspension waits for what is under way`(isWrite: Bool) throws {
    let store = try open()
    let (begun, finished) = (Gate(), Gate())
    let isOver = Locked(false)
    Thread.detachNewThread {
      func work(_ transaction: Transaction) throws {
        begun.open()
        for _ in 0..<2_000 { _ = try transaction.record(Job.self, id: 1) }
        isOver.withLock { $0 = true }
      }
      #expect(throws: Never.self) { try isWrite ? store.write(work) : store.read(work) }
      finished.open()
    }
    begun.pass()
    store.suspend()
    #expect(isOver.withLock { $0 })
    finished.pass()
    try expectNoLock()
  }

  // MARK: The background

  private func post(_ name: String) {
    NotificationCenter.default.post(name: Notification.Name(name), object: nil)
  }

  @Test(arguments: [
    ("UIApplicationDidEnterBackgroundNotification", "UIApplicationWillEnterForegroundNotification"),
    (
      "NSExtensionHostDidEnterBackgroundNotification",
      "NSExtensionHostWillEnterForegroundNotification"
    ),
  ])
  func `a store of an app group is suspended while the app is in the background`(
    background: String, foreground: String
  ) throws {
    let (shared, own) = (try open(true), try SQLiteStore(path: folder.file("own.sqlite")))
    post(background)
    let error = failure { try shared.write { _ in } }
    #expect((shared.isSuspended, own.isSuspended, error?.kind) == (true, false, .suspended))
    post(foreground)
    #expect((shared.isSuspended, try shared.fetch(request).count) == (false, 3))
  }

  @Test func `stores in the container of an app group are suspended by default`() throws {
    let group = "/private/var/mobile/Containers/Shared/AppGroup/1B2C/Library"
    let paths = [group + "/a.sqlite", "/var/mobile/Containers/Data/Application/1B2C/a.sqlite"]
    #expect(paths.map(SQLiteStore.isInAppGroup) == [true, false])
    let container = folder.file("Containers/Shared/AppGroup/1")
    try FileManager.default.createDirectory(
      atPath: container, withIntermediateDirectories: true)
    let store = try SQLiteStore(path: container + "/a.sqlite")
    let other = try SQLiteStore(path: container + "/a.sqlite", suspendsInBackground: false)
    post("UIApplicationDidEnterBackgroundNotification")
    #expect([store.isSuspended, other.isSuspended] == [true, false])
  }

  @Test func `a store is freed although it observes the app`() throws {
    weak var store: SQLiteStore?
    do {
      let other = try open(true)
      store = other
      #expect(store != nil)
    }
    #expect(store == nil)
    post("UIApplicationDidEnterBackgroundNotification")
  }
}
