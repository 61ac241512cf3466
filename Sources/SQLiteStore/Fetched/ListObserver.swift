import Foundation

/// What a store knows of a list: which rows it has now, and which of them were touched since it last looked.
///
/// All members but `onNews` are used at one moment, see `ListObservers`.
final class ListObserver: @unchecked Sendable {
  let query: ListQuery
  /// Told on the main actor that there may be something new.
  @MainActor var onNews: (() -> Void)?
  /// Reads what the list shows. It is in a transaction while something newer was committed.
  private(set) var reader: Connection
  private var spare: Connection
  private(set) var newest: ListIndex
  /// The rows that were touched since the list last looked; nil where anything may have been.
  private var touched: Set<Int64>? = []
  private var failure: (any Error)?
  /// The moment that the list shows.
  private var shownVersion = 0

  /// What a commit brings.
  enum News {
    case index(ListIndex, touched: Set<Int64>?)
    case failure(any Error)
  }

  init(_ query: ListQuery, path: String) throws {
    self.query = query
    reader = try Connection(path: path, isReadOnly: true)
    spare = try Connection(path: path, isReadOnly: true)
    newest = ListIndex([], version: 0)
  }

  // MARK: Commits

  /// Before a commit: the reader stays with what it reads now.
  func hold() { Self.begin(reader) }

  /// After a commit that failed.
  func letGo() {
    if newest.version == shownVersion { Self.end(reader) }
  }

  /// What a commit is about to bring, read within it.
  func news(_ transaction: Transaction) -> News {
    do {
      let index = try query.index(transaction.connection, version: newest.version + 1)
      if transaction.followsForeignChanges { return .index(index, touched: nil) }
      return .index(index, touched: transaction.touched[query.table] ?? [])
    } catch {
      return .failure(error)
    }
  }

  /// What somebody else's commit brought.
  func foreignNews() -> News {
    do {
      Self.end(spare)
      Self.begin(spare)
      return .index(try query.index(spare, version: newest.version + 1), touched: nil)
    } catch {
      return .failure(error)
    }
  }

  func take(_ news: News) {
    switch news {
    case .index(let index, let touched):
      newest = index
      self.touched = touched.flatMap { self.touched?.union($0) }
    case .failure(let error): failure = error
    }
  }

  // MARK: The list

  /// Reads everything anew, and shows it from then on.
  func fetch() throws -> ListIndex {
    Self.end(reader)
    Self.end(spare)
    newest = try query.index(reader, version: newest.version + 1)
    touched = []
    failure = nil
    shownVersion = newest.version
    return newest
  }

  /// What there is to show next, and the rows that were touched; nil where there is nothing new.
  func next() throws -> (index: ListIndex, touched: Set<Int64>?)? {
    if let failure {
      self.failure = nil
      throw failure
    }
    guard newest.version != shownVersion else { return nil }
    Self.end(spare)
    Self.begin(spare)
    defer { touched = [] }
    return (newest, touched)
  }

  /// The list shows a moment from now on.
  func show(_ version: Int) {
    guard version != shownVersion else { return }
    Self.end(reader)
    swap(&reader, &spare)
    shownVersion = version
    // Nothing newer: what is read without a transaction is what is shown.
    if newest.version == version { Self.end(reader) }
  }

  /// Whether a moment is the one that the list shows.
  func isShown(_ version: Int) -> Bool { version == shownVersion }

  /// Reads a moment: the one that is shown, or the one that is to be shown next.
  func reader(of version: Int) -> Connection { isShown(version) ? reader : spare }

  private static func begin(_ connection: Connection) {
    connection.use {
      if connection.isInTransaction { return }
      try? connection.run("BEGIN")
      // A transaction has its moment from its first look.
      try? connection.run("SELECT 1 FROM sqlite_master LIMIT 1")
    }
  }

  private static func end(_ connection: Connection) {
    connection.use {
      if connection.isInTransaction { try? connection.run("COMMIT") }
    }
  }
}
