import Foundation

/// The lists that follow a store.
final class ListObservers: @unchecked Sendable {
  /// Held while a change becomes the newest moment, and while a list takes that up: so what a list shows and
  /// what it reads are of one moment.
  private let moment = NSRecursiveLock()
  private var observers: [ObjectIdentifier: Weak] = [:]

  private struct Weak {
    weak var observer: ListObserver?
  }

  func add(_ observer: ListObserver) {
    moment.lock()
    defer { moment.unlock() }
    observers = observers.filter { $0.value.observer != nil }
    observers[ObjectIdentifier(observer)] = Weak(observer: observer)
  }

  /// Reads what was there before a transaction that is not committed.
  private let beforeReader: Connection

  init(path: String) throws(SQLiteError) {
    beforeReader = try Connection(path: path, isReadOnly: true)
  }

  /// The lists that follow the rows that are touched.
  var followingRows: [ListObserver] {
    atOneMoment { living.filter(\.followsRows) }
  }

  private var living: [ListObserver] { observers.values.compactMap(\.observer) }

  /// Does what must not happen while a change becomes the newest moment.
  func atOneMoment<Result, Failure>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    moment.lock()
    defer { moment.unlock() }
    return try work()
  }

  /// Commits a transaction: each list keeps reading what it shows, and knows what it is to show next.
  func commit(
    _ transaction: Transaction, _ commit: () throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    try atOneMoment { () throws(SQLiteError) in
      let affected = living.filter {
        transaction.changesAreUnknown || transaction.followsForeignChanges
          || transaction.touched[$0.query.table] != nil
      }
      for observer in affected { observer.hold() }
      do throws(SQLiteError) {
        let news = affected.map { observer in
          observer.news(transaction) {
            beforeReader.beginReading()
            return beforeReader
          }
        }
        beforeReader.endReading()
        try commit()
        for (observer, news) in zip(affected, news) { observer.take(news) }
      } catch {
        for observer in affected { observer.letGo() }
        throw error
      }
    }
  }

  /// Looks at everything again, after somebody else changed the database.
  func lookAgain() {
    atOneMoment {
      for observer in living { observer.take(observer.foreignNews()) }
    }
  }

  /// Whether there is any list.
  var isEmpty: Bool { atOneMoment { living.isEmpty } }

  /// Has the lists take up what is new.
  @MainActor func deliver() {
    for observer in atOneMoment({ living }) { observer.onNews?() }
  }
}
