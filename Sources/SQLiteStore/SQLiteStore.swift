import Foundation
public import ListData

/// A database file of records, which lists can follow.
///
///     struct Task: Codable, Identifiable, Equatable {
///       var id: Int
///       var project: String
///       var title: String
///     }
///
///     let store = try SQLiteStore(path: path)
///     try store.migrate([
///       Migration(1) { try $0.createTable(for: Task.self) },
///       Migration(2) { try $0.execute("CREATE INDEX byProject ON Task (project, title, id)") },
///     ])
///     try await store.write { try $0.insert(Task(id: 1, project: "House", title: "Paint")) }
///
/// The file is in WAL mode: reading waits for nobody. One write is made at a time; a crash or a killed process
/// loses none that has returned, a power cut perhaps the last ones, and never half of one.
public final class SQLiteStore: Sendable {
  private let writer: Connection
  let tables = RecordTables()
  let observers: ListObservers
  /// The file's path.
  public let path: String
  /// Held by who writes.
  private let writing = NSRecursiveLock()
  private let queue = DispatchQueue(label: "SQLiteStore")
  private let isTemporary: Bool
  private let watch = ForeignWatch()

  /// Opens a database file, and makes it if it is not there.
  ///
  /// - Parameter path: The file's path; its folder must exist.
  /// - Throws: `SQLiteError`: the file cannot be opened, is damaged, or is no database.
  public convenience init(path: String) throws { try self.init(path: path, isTemporary: false) }

  /// A store of its own that goes with the object: in a memory file system where there is one, else in the
  /// temporary folder.
  ///
  /// - Throws: `SQLiteError`.
  public static func inMemory() throws -> SQLiteStore {
    let shared = "/dev/shm"
    let folder =
      FileManager.default.isWritableFile(atPath: shared) ? shared : NSTemporaryDirectory()
    return try SQLiteStore(path: "\(folder)/\(UUID().uuidString).sqlite", isTemporary: true)
  }

  private init(path: String, isTemporary: Bool) throws {
    self.path = path
    self.isTemporary = isTemporary
    writer = try Connection(path: path)
    try writer.run("PRAGMA journal_mode = WAL")
    try writer.run("PRAGMA synchronous = \(isTemporary ? "OFF" : "NORMAL")")
    try writer.run("PRAGMA foreign_keys = ON")
    try writer.run("PRAGMA recursive_triggers = ON")
    // The first look at the file: one that is no database is refused here.
    try writer.run("SELECT count(*) FROM sqlite_master")
    _ = try watch.sawForeignChanges(writer)
    writer.observeLog()
    observers = try ListObservers(path: path)
  }

  deinit {
    guard isTemporary else { return }
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path + suffix)
    }
  }

  // MARK: Writing

  /// Makes the table of a record type, unless it is there, see `Transaction.createTable(for:)`. What is to change later
  /// is better made by migrations.
  ///
  /// - Throws: `SQLiteError`.
  public func createTable<Record: Codable & Identifiable>(for type: Record.Type) throws {
    try write { try $0.createTable(for: type) }
  }

  /// Makes changes, all or none, and waits for them. On the main actor the lists have followed when it returns.
  ///
  /// - Parameter work: Makes the changes; where it throws, nothing is changed.
  /// - Returns: What the closure returns.
  /// - Throws: `SQLiteError`, or what the closure throws.
  @discardableResult
  public func write<Result>(_ work: (Transaction) throws -> Result) throws -> Result {
    let result = try perform(work)
    deliver()
    checkpointIfNeeded()
    return result
  }

  /// Makes changes, all or none, beside the main actor. The lists have followed when it returns.
  ///
  /// - Parameter work: Makes the changes; where it throws, nothing is changed.
  /// - Returns: What the closure returns.
  /// - Throws: `SQLiteError`, or what the closure throws.
  @discardableResult
  public func write<Result: Sendable>(
    _ work: @escaping @Sendable (Transaction) throws -> Result
  ) async throws -> Result {
    let result = try await withCheckedThrowingContinuation { continuation in
      queue.async {
        continuation.resume(with: Swift.Result { try self.perform(work) })
      }
    }
    await observers.deliver()
    checkpointIfNeeded()
    return result
  }

  /// Puts a long log into the file, beside whoever writes; after the lists have followed, for what they read cannot
  /// be put there.
  private func checkpointIfNeeded() {
    guard writer.logPages > 1_000 else { return }
    queue.async { [weak self] in
      guard let self else { return }
      writing.withLock {
        // What cannot be done now is done after the next write.
        try? writer.use {
          if !writer.isInTransaction, writer.logPages > 1_000 { try writer.checkpoint() }
        }
      }
    }
  }

  private func perform<Result>(_ work: (Transaction) throws -> Result) throws -> Result {
    writing.lock()
    defer { writing.unlock() }
    return try writer.use {
      guard !writer.isInTransaction else {
        throw SQLiteError("There is a write under way on this thread: use its transaction.")
      }
      try writer.run("BEGIN IMMEDIATE")
      let transaction = Transaction(writer, tables, lists: observers.followingRows)
      writer.observe(transaction.didChange)
      defer { writer.observe { _, _, _ in } }
      do {
        transaction.followsForeignChanges = try watch.sawForeignChanges(writer)
        let result = try work(transaction)
        try transaction.checkIsOpen()
        try observers.commit(transaction) { try writer.run("COMMIT") }
        return result
      } catch {
        // A full disk or a broken rule may have rolled back already, SQL of the app's own may have committed.
        let isOpen = writer.isInTransaction
        if isOpen { try? writer.run("ROLLBACK") }
        if !isOpen || transaction.followsForeignChanges {
          observers.lookAgain()
          deliverLater()
        }
        throw error
      }
    }
  }

  // MARK: Other writers

  /// Looks whether another process, or another store, changed the file, and has the lists follow. They look by
  /// themselves four times a second; call it where that is too seldom.
  ///
  /// - Throws: `SQLiteError`.
  public func followForeignChanges() throws {
    let isChanged = try writing.withLock {
      try writer.use {
        guard !writer.isInTransaction, try watch.sawForeignChanges(writer) else { return false }
        observers.lookAgain()
        return true
      }
    }
    if isChanged { deliver() }
  }

  private func deliver() {
    guard MainQueue.isCurrent else { return deliverLater() }
    MainActor.assumeIsolated { observers.deliver() }
  }

  private func deliverLater() {
    DispatchQueue.main.async { [observers] in observers.deliver() }
  }

  /// Begins to look for changes by others, for as long as there are lists.
  func watchForeignChanges() {
    watch.start(on: queue) { [weak self] in
      guard let self, !observers.isEmpty else { return false }
      try? followForeignChanges()
      return true
    }
  }

  // MARK: Reading

  /// Reads within one moment.
  ///
  /// - Returns: What the closure returns.
  /// - Throws: `SQLiteError`, or what the closure throws.
  public func read<Result>(_ work: (Transaction) throws -> Result) throws -> Result {
    let reader = try Connection(path: path, isReadOnly: true)
    return try reader.use {
      try reader.run("BEGIN")
      defer { try? reader.run("COMMIT") }
      return try work(Transaction(reader, tables))
    }
  }

  /// The records of a request, all of them.
  ///
  /// - Throws: `SQLiteError`.
  public func fetch<Record>(_ request: FetchRequest<Record>) throws -> [Record] {
    try read { try $0.fetch(request) }
  }

  /// A controller of the records of a request, for a fetched list.
  ///
  /// - Throws: `SQLiteError`: the request names a column that is not there, for example. `performFetch()` does
  ///   the fetching.
  @MainActor public func fetchedResultsController<Record: Codable & Identifiable>(
    for request: FetchRequest<Record>
  ) throws -> FetchedResultsController<Record> {
    FetchedResultsController(try SQLiteFetchedSource(request, of: self))
  }
}
