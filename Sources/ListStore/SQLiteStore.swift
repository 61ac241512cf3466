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
/// The file is in WAL mode: readers wait for nobody. One write is made at a time. A crash or a killed process
/// loses no write that has returned, a power cut perhaps the last ones, and never half of one.
///
/// How properties are stored is described at `Transaction.createTable(for:)`, how they are compared and sorted at
/// `FetchRequest`.
public final class SQLiteStore: Sendable {
  private let writer: Connection
  private let readers: ReaderPool
  let tables = RecordTables()
  let observers: ListObservers
  /// The file's path.
  public let path: String
  /// Held by who writes.
  private let writing = NSRecursiveLock()
  private let queue = DispatchQueue(label: "SQLiteStore")
  private let isTemporary: Bool
  private let watch = ForeignWatch()

  /// Opens a database file, and creates it if there is none.
  ///
  /// - Parameter path: The file's path; its folder must exist.
  /// - Throws: `SQLiteError`: the file cannot be opened, is damaged, or is not a database; or the path is one that
  ///   SQLite takes for something else than a file.
  public convenience init(path: String) throws(SQLiteError) {
    try self.init(path: path, isTemporary: false)
  }

  /// Returns a new store whose file goes with the object: in a memory file system if there is one, else in the
  /// temporary folder.
  ///
  /// - Throws: `SQLiteError`.
  public static func inMemory() throws(SQLiteError) -> SQLiteStore {
    let shared = "/dev/shm"
    let folder =
      FileManager.default.isWritableFile(atPath: shared) ? shared : NSTemporaryDirectory()
    return try SQLiteStore(path: "\(folder)/\(UUID().uuidString).sqlite", isTemporary: true)
  }

  private init(path: String, isTemporary: Bool) throws(SQLiteError) {
    try Self.check(path)
    self.path = path
    self.isTemporary = isTemporary
    readers = ReaderPool(path: path)
    do {
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
    } catch { throw error.at(path) }
  }

  /// Throws for what SQLite takes for a database in memory, which a second connection would not see, or for
  /// something else than the whole text.
  private static func check(_ path: String) throws(SQLiteError) {
    if path.isEmpty || path == ":memory:" || path.hasPrefix("file:") {
      throw SQLiteError(
        .unsupportedPath,
        "\"\(path)\" is not the path of a file. For a store without a file of its own there is "
          + "SQLiteStore.inMemory().")
    }
    if path.utf8.contains(0) {
      throw SQLiteError(
        .unsupportedPath,
        "A path with a zero byte is cut there. For a store without a file of its own there is "
          + "SQLiteStore.inMemory().")
    }
  }

  deinit {
    // The last connection to be closed is one that can write: it puts the log into the file.
    readers.close()
    guard isTemporary else { return }
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path + suffix)
    }
  }

  // MARK: Writing

  /// Creates the table of a record type, unless it exists, see `Transaction.createTable(for:)`. What is to change later
  /// is better made by migrations.
  ///
  /// - Throws: `SQLiteError`.
  public func createTable<Record: Codable & Identifiable>(
    for type: Record.Type
  ) throws(SQLiteError) {
    do { try write { try $0.createTable(for: type) } } catch { throw Self.error(error) }
  }

  /// An error of a closure that throws no others.
  static func error(_ error: any Error) -> SQLiteError {
    error as? SQLiteError ?? SQLiteError(.other, "\(error)", underlying: error)
  }

  /// Makes changes, all or none, and waits for them. On the main actor the lists have followed when it returns.
  ///
  /// - Parameter work: Makes the changes; if it throws, nothing is changed.
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
  /// - Parameter work: Makes the changes; if it throws, nothing is changed.
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
    do { return try writer.use { try transact(work) } } catch let error as SQLiteError {
      throw error.at(path)
    }
  }

  private func transact<Result>(_ work: (Transaction) throws -> Result) throws -> Result {
    guard !writer.isInTransaction else {
      throw SQLiteError(
        .transaction, "There is a write under way on this thread: use its transaction.")
    }
    try writer.run("BEGIN IMMEDIATE")
    let transaction = Transaction(writer, tables, lists: observers.followingRows)
    writer.observe(transaction.didChange)
    defer {
      writer.observe { _, _, _ in }
      transaction.end()
      if transaction.changesAreUnknown { readers.schemaMayHaveChanged() }
    }
    do {
      transaction.followsForeignChanges = try sawForeignChanges()
      let result = try work(transaction)
      try transaction.checkIsOpen()
      try observers.commit(transaction) { () throws(SQLiteError) in try writer.run("COMMIT") }
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

  /// Whether another connection than the writer changed the file, the schema perhaps.
  private func sawForeignChanges() throws(SQLiteError) -> Bool {
    guard try watch.sawForeignChanges(writer) else { return false }
    readers.schemaMayHaveChanged()
    try writer.lookAtSchema()
    return true
  }

  // MARK: Other writers

  /// Checks whether another process, or another store, changed the file, and has the lists follow: on the main actor they
  /// have when it returns. They check automatically four times a second; call it where that is too seldom.
  ///
  /// - Throws: `SQLiteError`.
  public func followForeignChanges() throws(SQLiteError) {
    let isNew = try lookForForeignChanges()
    // What was seen before may wait for the main actor still.
    if isNew || MainQueue.isCurrent { deliver() }
  }

  private func lookForForeignChanges() throws(SQLiteError) -> Bool {
    writing.lock()
    defer { writing.unlock() }
    do {
      return try writer.use { () throws(SQLiteError) in
        guard !writer.isInTransaction, try sawForeignChanges() else { return false }
        observers.lookAgain()
        return true
      }
    } catch { throw error.at(path) }
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

  /// Reads, all from one snapshot.
  ///
  /// - Parameter work: Reads. What is written meanwhile, it does not see.
  /// - Returns: What the closure returns.
  /// - Throws: `SQLiteError`, or what the closure throws.
  public func read<Result>(_ work: (Transaction) throws -> Result) throws -> Result {
    let reader = try readers.take()
    defer { readers.giveBack(reader) }
    do {
      return try reader.use {
        try reader.run("BEGIN")
        try reader.lookAtSchema()
        // What cannot be ended is not used again.
        defer { try? reader.run("COMMIT") }
        let transaction = Transaction(reader, tables)
        defer { transaction.end() }
        return try work(transaction)
      }
    } catch let error as SQLiteError { throw error.at(path) }
  }

  /// Reads with one statement, which is a snapshot by itself.
  func readOnce<Result>(
    _ work: (Transaction) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    let reader = try readers.take()
    defer { readers.giveBack(reader) }
    do {
      return try reader.use { () throws(SQLiteError) in
        try work(Transaction(reader, tables, isSingle: true))
      }
    } catch { throw error.at(path) }
  }

  /// How many connections read, or are kept for reading.
  var readerCount: Int { readers.count }

  /// Fetches the records of a request.
  ///
  /// - Throws: `SQLiteError`.
  public func fetch<Record>(_ request: FetchRequest<Record>) throws(SQLiteError) -> [Record] {
    try readOnce { transaction throws(SQLiteError) in try transaction.fetch(request) }
  }

  /// Fetches the record that has an identifier.
  ///
  /// - Returns: nil if there is none.
  /// - Throws: `SQLiteError`.
  public func record<Record: Codable & Identifiable>(
    _ type: Record.Type, id: Record.ID
  ) throws(SQLiteError) -> Record? where Record.ID: Encodable {
    try readOnce { transaction throws(SQLiteError) in try transaction.record(type, id: id) }
  }

  /// Returns a controller of the records of a request, for a fetched list.
  ///
  /// - Throws: `SQLiteError`: the request names a column that does not exist, for example. `performFetch()` does
  ///   the fetching.
  @MainActor public func fetchedResultsController<Record: Codable & Identifiable>(
    for request: FetchRequest<Record>
  ) throws(SQLiteError) -> FetchedResultsController<Record> {
    do { return FetchedResultsController(try SQLiteFetchedSource(request, of: self)) } catch {
      throw error.at(path)
    }
  }
}
