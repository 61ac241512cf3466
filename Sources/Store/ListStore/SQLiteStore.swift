import Foundation
public import ListData

/// A database file of records, whose changes lists can follow.
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
/// The file is in WAL mode, so readers never wait. Writes are performed one at a time. A write that
/// has returned survives a crash and the termination of the process. A power failure can lose the
/// most recent writes, but never a part of one.
///
/// The storage of properties is described at `Transaction.createTable(for:)`, their comparison and
/// order at `FetchRequest`.
public final class SQLiteStore: Sendable {
  private let writer: Connection
  let readers: ReaderPool
  let tables = RecordTables()
  let observers: ListObservers
  /// The path of the file.
  public let path: String
  /// A lock that the current writer holds.
  let writing = NSRecursiveLock()
  let queue = DispatchQueue(label: "SQLiteStore")
  private let isTemporary: Bool
  let watch = ExternalChangeWatch()
  let file: StoreFile
  /// A Boolean value that indicates whether the lists know that the file is gone. It is used under
  /// `writing`.
  private nonisolated(unsafe) var isGone = false
  /// A Boolean value that indicates whether the store is suspended. It is used under `writing`.
  nonisolated(unsafe) var isSuspended = false
  private nonisolated(unsafe) var background: BackgroundObserver?

  /// Opens a database file, and creates it if it does not exist.
  ///
  /// - Parameters:
  ///   - path: The path of the file. Its folder must exist.
  ///   - suspendsInBackground: A Boolean value that indicates whether the store is suspended while
  ///     the app is in the background; see `suspend()`. By default, that are stores in the
  ///     container of an app group.
  /// - Throws: `SQLiteError` if the file can't be opened, is damaged or is not a database, or if
  ///   SQLite does not take the path for a file.
  public convenience init(
    path: String, suspendsInBackground: Bool? = nil
  ) throws(SQLiteError) {
    try self.init(path: path, isTemporary: false)
    if suspendsInBackground ?? Self.isInAppGroup(path) { background = BackgroundObserver(of: self) }
  }

  /// Returns a new store whose file is deleted with the object. The file is in a memory file system
  /// if there is one, otherwise in the temporary folder.
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
    do {
      writer = try Connection(path: path)
      // The first access to the file, which refuses files that are not databases.
      try writer.run("PRAGMA journal_mode = WAL")
      try writer.run("PRAGMA synchronous = \(isTemporary ? "OFF" : "NORMAL")")
      try writer.run("PRAGMA foreign_keys = ON")
      try writer.run("PRAGMA recursive_triggers = ON")
      // A log that had to grow, beside a long reader, is cut after it has been checkpointed.
      try writer.run("PRAGMA journal_size_limit = \(Self.checkpointedPages * 4_096)")
      _ = try watch.sawExternalChanges(writer)
      writer.observeLog()
      file = try StoreFile(path: path, isUTF8: try writer.readEncoding())
      readers = ReaderPool(file: file)
      observers = try ListObservers(file: file)
    } catch { throw error.at(path) }
  }

  /// Throws an error for a path that SQLite takes for an in-memory database, which a second
  /// connection would not see, or does not read to its end.
  private static func check(_ path: String) throws(SQLiteError) {
    if path.isEmpty || path == ":memory:" || path.hasPrefix("file:") {
      throw SQLiteError(
        .unsupportedPath,
        "“\(path)” isn't the path of a file. For a temporary store, use SQLiteStore.inMemory().")
    }
    if path.utf8.contains(0) {
      throw SQLiteError(
        .unsupportedPath,
        "The path contains a zero byte, and SQLite would ignore the part that follows it. For a "
          + "temporary store, use SQLiteStore.inMemory().")
    }
  }

  deinit {
    // The last connection to close must be able to write, because it checkpoints the WAL.
    readers.close()
    if isTemporary { file.delete() }
  }

  // MARK: Writing

  /// Creates the table of a record type, unless it exists; see `Transaction.createTable(for:)`.
  /// Prefer migrations for tables that will change.
  ///
  /// - Throws: `SQLiteError`.
  public func createTable<Record: Codable & Identifiable>(
    for type: Record.Type
  ) throws(SQLiteError) {
    do { try write { try $0.createTable(for: type) } } catch { throw Self.error(error) }
  }

  /// Returns the error of a closure that throws only `SQLiteError`.
  static func error(_ error: any Error) -> SQLiteError {
    error as? SQLiteError ?? SQLiteError(.other, "\(error)", underlying: error)
  }

  /// Performs changes in a transaction, and blocks until they are committed. If an error is thrown,
  /// none of the changes is made. On the main actor, the lists have followed when the method
  /// returns.
  ///
  /// - Parameter work: A closure that makes the changes. If it throws, nothing is changed.
  /// - Returns: The value that the closure returns.
  /// - Throws: `SQLiteError`, or the error that the closure throws.
  @discardableResult
  public func write<Result>(_ work: (Transaction) throws -> Result) throws -> Result {
    let result = try perform(work)
    deliver()
    checkpointIfNeeded()
    return result
  }

  /// Performs changes in a transaction, off the main actor. If an error is thrown, none of the
  /// changes is made. The lists have followed when the method returns.
  ///
  /// - Parameter work: A closure that makes the changes. If it throws, nothing is changed.
  /// - Returns: The value that the closure returns.
  /// - Throws: `SQLiteError`, or the error that the closure throws.
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

  /// The number of pages of the WAL above which it is checkpointed.
  private static let checkpointedPages = 1_000

  /// Checkpoints a long WAL off the writer's thread. It is called after the lists have been
  /// updated, because a checkpoint can't include pages that are newer than a snapshot still being
  /// read.
  private func checkpointIfNeeded() {
    guard writer.logPages > Self.checkpointedPages else { return }
    queue.async { [weak self] in
      guard let self else { return }
      writing.withLock {
        // A checkpoint that fails now is repeated after the next write.
        try? writer.use {
          guard !isSuspended, !writer.isInTransaction, writer.logPages > Self.checkpointedPages
          else { return }
          try file.check()
          try writer.checkpoint()
        }
      }
    }
  }

  private func perform<Result>(_ work: (Transaction) throws -> Result) throws -> Result {
    writing.lock()
    defer { writing.unlock() }
    do {
      if isSuspended { throw Self.suspended }
      return try writer.use { try transact(work) }
    } catch let error as SQLiteError {
      throw error.at(path)
    }
  }

  private func transact<Result>(_ work: (Transaction) throws -> Result) throws -> Result {
    guard !writer.isInTransaction else {
      throw SQLiteError(
        .transaction, "A write is already in progress on this thread. Use its transaction.")
    }
    try file.check()
    try writer.run("BEGIN IMMEDIATE")
    let transaction = Transaction(writer, tables, lists: observers.followingRows)
    writer.observe(transaction.didChange)
    defer {
      writer.observe { _, _, _ in }
      transaction.end()
      if transaction.changesAreUnknown { readers.schemaMayHaveChanged() }
    }
    do {
      transaction.followsExternalChanges = try sawExternalChanges()
      let result = try work(transaction)
      try transaction.checkIsOpen()
      try observers.commit(transaction) { () throws(SQLiteError) in try writer.run("COMMIT") }
      return result
    } catch {
      // A full disk or a constraint may have rolled back already, and SQL of the app may have
      // committed.
      let isOpen = writer.isInTransaction
      if isOpen { try? writer.run("ROLLBACK") }
      if !isOpen || transaction.followsExternalChanges {
        observers.readAgain()
        deliverLater()
      }
      throw error
    }
  }

  /// Returns a Boolean value that indicates whether another connection than the writer changed the
  /// file, possibly its schema.
  private func sawExternalChanges() throws(SQLiteError) -> Bool {
    guard try watch.sawExternalChanges(writer) else { return false }
    readers.schemaMayHaveChanged()
    try writer.lookAtSchema()
    return true
  }

  // MARK: External changes

  /// Checks whether another process or another store changed the file, and makes the lists follow.
  /// On the main actor, they have followed when the method returns.
  ///
  /// The store checks automatically four times a second. Call this method if that is not often
  /// enough.
  ///
  /// - Throws: `SQLiteError`.
  public func followExternalChanges() throws(SQLiteError) {
    do {
      let isNew = try lookForExternalChanges()
      // Changes that were seen earlier may still wait for the main actor.
      if isNew || MainQueue.isCurrent { deliver() }
    } catch {
      if error.kind == .fileIsGone { deliver() }
      throw error
    }
  }

  private func lookForExternalChanges() throws(SQLiteError) -> Bool {
    writing.lock()
    defer { writing.unlock() }
    do {
      return try writer.use { () throws(SQLiteError) in
        guard !writer.isInTransaction, !isSuspended else { return false }
        try lookForFile()
        guard try sawExternalChanges() || isGone || observers.needReading else { return false }
        isGone = false
        observers.readAgain()
        return true
      }
    } catch { throw error.at(path) }
  }

  /// Throws an error if the file is gone, which lists are told once.
  private func lookForFile() throws(SQLiteError) {
    do { try file.check() } catch {
      if !isGone { observers.fail(error) }
      isGone = true
      throw error
    }
  }

  private func deliver() {
    guard MainQueue.isCurrent else { return deliverLater() }
    MainActor.assumeIsolated { observers.deliver() }
  }

  private func deliverLater() {
    DispatchQueue.main.async { [observers] in observers.deliver() }
  }

  /// Begins to check for external changes, as long as there are lists.
  func watchExternalChanges() {
    watch.start(on: queue) { [weak self] in
      guard let self, !observers.isEmpty, writing.withLock({ !isSuspended }) else { return false }
      try? followExternalChanges()
      return true
    }
  }

  // MARK: Reading

  /// Reads from a single snapshot.
  ///
  /// - Parameter work: A closure that reads. It does not see changes that are written in the
  ///   meantime.
  /// - Returns: The value that the closure returns.
  /// - Throws: `SQLiteError`, or the error that the closure throws.
  public func read<Result>(_ work: (Transaction) throws -> Result) throws -> Result {
    let reader = try readers.checkOut()
    defer { readers.giveBack(reader) }
    do {
      return try reader.use {
        try reader.run("BEGIN")
        try reader.lookAtSchema()
        // A connection whose transaction can't be ended is not used again.
        defer { try? reader.run("COMMIT") }
        let transaction = Transaction(reader, tables)
        defer { transaction.end() }
        return try work(transaction)
      }
    } catch let error as SQLiteError { throw error.at(path) }
  }

  /// Reads with one statement, which is a snapshot in itself.
  func readOnce<Result>(
    _ work: (Transaction) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    let reader = try readers.checkOut()
    defer { readers.giveBack(reader) }
    do {
      return try reader.use { () throws(SQLiteError) in
        try work(Transaction(reader, tables, isSingle: true))
      }
    } catch { throw error.at(path) }
  }

  /// The number of connections for reading, both idle and in use.
  var readerCount: Int { readers.count }

  /// Fetches the records of a request.
  ///
  /// - Throws: `SQLiteError`.
  public func fetch<Record>(_ request: FetchRequest<Record>) throws(SQLiteError) -> [Record] {
    try readOnce { transaction throws(SQLiteError) in try transaction.fetch(request) }
  }

  /// Fetches the record with an identifier.
  ///
  /// - Returns: The record, or nil if there is no such record.
  /// - Throws: `SQLiteError`.
  public func record<Record: Codable & Identifiable>(
    _ type: Record.Type, id: Record.ID
  ) throws(SQLiteError) -> Record? where Record.ID: Encodable {
    try readOnce { transaction throws(SQLiteError) in try transaction.record(type, id: id) }
  }

  /// Returns a fetched results controller of a request's records. Call `performFetch()` to fetch
  /// them.
  ///
  /// - Throws: `SQLiteError`, for example if the request sorts by a column that does not exist. A
  ///   missing table, and a mistake in a filter in SQL, are errors of `performFetch()`.
  @MainActor public func fetchedResultsController<Record: Codable & Identifiable>(
    for request: FetchRequest<Record>
  ) throws(SQLiteError) -> FetchedResultsController<Record> {
    do { return FetchedResultsController(try SQLiteFetchedSource(request, of: self)) } catch {
      throw error.at(path)
    }
  }

  /// Returns a fetched results controller that has fetched a request's records. Their order is read
  /// off the main actor.
  ///
  ///     searching?.cancel()
  ///     searching = Task {
  ///       show(try await store.loadFetchedResultsController(for: request.matching(text)))
  ///     }
  ///
  /// Use this method where a fetch may take longer than a frame, such as for a search of one letter
  /// in a million records. Meanwhile the list shows what it showed before. If the records change
  /// while they are read, they are read again when the controller fetches.
  ///
  /// - Throws: `SQLiteError`, or `CancellationError` soon after the task is cancelled.
  @MainActor public func loadFetchedResultsController<Record: Codable & Identifiable>(
    for request: FetchRequest<Record>
  ) async throws -> FetchedResultsController<Record> {
    do {
      let source = try SQLiteFetchedSource(request, of: self)
      try await source.prepare()
      let controller = FetchedResultsController(source)
      try controller.performFetch()
      return controller
    } catch let error as SQLiteError {
      throw error.at(path)
    }
  }
}
