import Foundation
import ListDiff

/// What a store knows of a list: which rows it has now, and which of them were touched since it last looked.
///
/// All members but `onNews` are used at one moment, see `ListObservers`.
final class ListObserver: @unchecked Sendable {
  /// Which rows were touched.
  enum Touches {
    /// These, and no others.
    case rows([Int64: ListIndex.Touch])
    /// These, and perhaps others that went.
    case rowsAndMore(Set<Int64>)
    /// Nobody knows.
    case unknown
  }

  /// So many touched rows are followed one by one in any list; in a long one a twentieth of its rows.
  static let fewRows = 1_000

  let query: ListQuery
  /// Told on the main actor that there may be something new.
  @MainActor var onNews: (() -> Void)?
  /// Reads what the list shows. It is in a transaction while something newer was committed.
  private(set) var reader: Connection
  private var spare: Connection
  private(set) var newest: ListIndex
  private var touches = Touches.rows([:])
  private var failure: SQLiteError?
  /// Whether typed writes can be followed by the rows that they touch.
  private(set) var followsRows = false
  /// The moment that the list shows.
  private var shownVersion = 0
  /// The moment that the list is to show next; `spare` reads it.
  private var announcedVersion = 0

  /// What a commit brings.
  enum News {
    case index(ListIndex, Touches)
    case failure(SQLiteError)
  }

  init(_ query: ListQuery, path: String) throws(SQLiteError) {
    self.query = query
    reader = try Connection(path: path, isReadOnly: true)
    spare = try Connection(path: path, isReadOnly: true)
    newest = ListIndex([], query.order, version: 0)
  }

  // MARK: Commits

  /// Before a commit: who reads what is newest stays with it.
  func hold() {
    if newest.version == shownVersion {
      reader.beginReading()
    } else if newest.version == announcedVersion {
      spare.beginReading()
    }
  }

  /// After a commit that failed.
  func letGo() {
    // What was found out about the schema may have been rolled back with it.
    followsRows = false
    if newest.version == shownVersion {
      reader.endReading()
    } else if newest.version == announcedVersion {
      spare.endReading()
    }
  }

  /// What a commit is about to bring, found within it.
  ///
  /// - Parameters:
  ///   - transaction: The transaction.
  ///   - before: Reads what was there before it.
  func news(_ transaction: Transaction, before: () -> Connection) -> News {
    do {
      let version = newest.version + 1
      let rows = transaction.touched[query.table] ?? []
      if !transaction.changesAreUnknown, !transaction.followsForeignChanges, followsRows,
        rows.count <= Self.fewRows || rows.count <= newest.count / 20
      {
        let connection = transaction.connection
        // The reader is held there already, unless the list is behind.
        let touches = try self.touches(of: rows, transaction) {
          newest.version == shownVersion ? reader : before()
        }
        if let index = try newest.touched(
          touches.values, version: version,
          key: { row throws(SQLiteError) in try query.key(of: row, connection) })
        {
          return .index(index, .rows(touches))
        }
      }
      // A statement of the app's own may have changed the schema.
      followsRows = try query.canFollowRows(transaction.connection)
      let index = try query.index(transaction.connection, version: version)
      return .index(
        index, transaction.followsForeignChanges ? .unknown : .rowsAndMore(rows))
    } catch {
      return .failure(error)
    }
  }

  /// The keys of rows, before and after a transaction.
  private func touches(
    of rows: Set<Int64>, _ transaction: Transaction, before: () -> Connection
  ) throws(SQLiteError) -> [Int64: ListIndex.Touch] {
    var touches = [Int64: ListIndex.Touch](minimumCapacity: rows.count)
    for row in rows {
      let old =
        if let noted = transaction.keyBefore(of: row, for: self) { noted } else {
          try query.key(of: row, before())
        }
      let touch = ListIndex.Touch(old: old, new: try query.key(of: row, transaction.connection))
      if touch.old != nil || touch.new != nil { touches[row] = touch }
    }
    return touches
  }

  /// What somebody else's commit brought.
  func foreignNews() -> News {
    do {
      // Nobody holds a foreign commit: what is read from here on is of one moment.
      spare.endReading()
      spare.beginReading()
      return .index(try query.index(spare, version: newest.version + 1), .unknown)
    } catch {
      return .failure(error)
    }
  }

  func take(_ news: News) {
    switch news {
    case .index(let index, let touches):
      newest = index
      self.touches = self.touches.followed(by: touches)
    case .failure(let error):
      failure = error
      // What was committed is not in `newest`: the next news has to look at everything.
      touches = .unknown
      followsRows = false
    }
  }

  // MARK: The list

  /// Reads everything anew, and shows it from then on.
  func fetch() throws(SQLiteError) -> ListIndex {
    reader.endReading()
    spare.endReading()
    followsRows = try query.canFollowRows(reader)
    newest = try query.index(reader, version: newest.version + 1)
    touches = .rows([:])
    failure = nil
    shownVersion = newest.version
    return newest
  }

  /// What there is to show next, and the rows that were touched; nil where there is nothing new.
  func next() throws(SQLiteError) -> (index: ListIndex, touches: Touches)? {
    if let failure {
      self.failure = nil
      throw failure
    }
    guard newest.version != shownVersion else { return nil }
    // Until the next commit, which holds it, it reads what is newest anyway.
    spare.endReading()
    announcedVersion = newest.version
    defer { touches = .rows([:]) }
    return (newest, touches)
  }

  /// The list shows a moment from now on.
  func show(_ version: Int) {
    guard version != shownVersion else { return }
    reader.endReading()
    swap(&reader, &spare)
    shownVersion = version
    // Nothing newer: what is read without a transaction is what is shown.
    if newest.version == version { reader.endReading() }
  }

  /// Whether a moment is the one that the list shows.
  func isShown(_ version: Int) -> Bool { version == shownVersion }

  /// Reads a moment: the one that is shown, or the one that is to be shown next.
  func reader(of version: Int) -> Connection { isShown(version) ? reader : spare }
}

extension ListObserver.Touches {
  /// Both together.
  fileprivate func followed(by other: Self) -> Self {
    switch (self, other) {
    case (.unknown, _), (_, .unknown): .unknown
    // What the list shows has a row's first key; what it is to show has the last one.
    case (.rows(let first), .rows(let second)):
      .rows(first.merging(second) { ListIndex.Touch(old: $0.old, new: $1.new) })
    case (.rows(let rows), .rowsAndMore(let others)), (.rowsAndMore(let others), .rows(let rows)):
      .rowsAndMore(others.union(rows.keys))
    case (.rowsAndMore(let first), .rowsAndMore(let second)): .rowsAndMore(first.union(second))
    }
  }
}
