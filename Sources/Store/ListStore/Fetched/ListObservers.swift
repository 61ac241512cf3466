import Foundation

/// The observers of the lists that follow a store.
final class ListObservers: @unchecked Sendable {
  /// A lock that is held while a commit creates the newest snapshot and while a list adopts it, so
  /// that a list reads the snapshot that it shows.
  private let lock = NSRecursiveLock()
  private var observers: [ObjectIdentifier: Weak] = [:]

  private struct Weak {
    weak var observer: ListObserver?
  }

  func add(_ observer: ListObserver) {
    lock.lock()
    defer { lock.unlock() }
    observers = observers.filter { $0.value.observer != nil }
    observers[ObjectIdentifier(observer)] = Weak(observer: observer)
  }

  /// A connection to the snapshot before the transaction that is being committed.
  private let beforeReader: Connection

  init(file: StoreFile) throws(SQLiteError) {
    beforeReader = try file.open()
  }

  /// The lists that follow the touched rows of typed writes.
  var followingRows: [ListObserver] {
    withLock { lists { $0.hasFetched && $0.followsRows } }
  }

  private var living: [ListObserver] { lists { _ in true } }

  /// The lists that show a snapshot.
  private var following: [ListObserver] { lists(\.hasFetched) }

  private func lists(_ isIncluded: (ListObserver) -> Bool) -> [ListObserver] {
    var lists: [ListObserver] = []
    for weak in observers.values {
      if let observer = weak.observer, isIncluded(observer) { lists.append(observer) }
    }
    return lists
  }

  /// Performs work that must not run while a commit creates the newest snapshot.
  func withLock<Result, Failure>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try work()
  }

  /// Commits a transaction. Each list keeps reading its snapshot, and receives the next one to
  /// show.
  func commit(
    _ transaction: Transaction, _ commit: () throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    try withLock { () throws(SQLiteError) in
      let affected = lists {
        $0.hasFetched
          && (transaction.changesAreUnknown || transaction.followsExternalChanges
            || transaction.touched[$0.query.table] != nil)
      }
      for observer in affected { observer.holdSnapshot() }
      do throws(SQLiteError) {
        let news = affected.map { observer in
          observer.news(transaction) {
            beforeReader.beginReading()
            return beforeReader
          }
        }
        beforeReader.endReading()
        try commit()
        for (observer, news) in zip(affected, news) { observer.receive(news) }
      } catch {
        for observer in affected { observer.releaseSnapshot() }
        throw error
      }
    }
  }

  /// Reads all lists again, after an external change of the database.
  func readAgain() {
    withLock {
      for observer in following { observer.receive(observer.externalNews()) }
    }
  }

  /// Reports an error to all lists.
  func fail(_ error: SQLiteError) {
    withLock {
      for observer in following { observer.receive(.failure(error)) }
    }
  }

  /// Ends all reading of snapshots. Later reads throw an error.
  func suspend() {
    withLock {
      beforeReader.suspend()
      for observer in living { observer.suspend() }
    }
  }

  /// Makes reading possible again.
  func resume() {
    withLock {
      beforeReader.resume()
      for observer in living { observer.resume() }
    }
  }

  /// A Boolean value that indicates whether a list lost its snapshot in a suspension.
  var needReading: Bool { withLock { living.contains(where: \.needsReading) } }

  /// A Boolean value that indicates whether there are no lists.
  var isEmpty: Bool { withLock { living.isEmpty } }

  /// Makes the lists adopt the newest snapshot.
  @MainActor func deliver() {
    for observer in withLock({ living }) { observer.onNews?() }
  }
}
