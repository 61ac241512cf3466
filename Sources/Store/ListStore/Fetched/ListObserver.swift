import Foundation
import ListDiff

/// A store's record of a list: the current rows, and the rows that were touched since the list last
/// looked.
///
/// All members except `onNews` and `prepare(until:)` are used under the lock of `ListObservers`.
final class ListObserver: @unchecked Sendable {
  /// The rows that were touched.
  enum Touches {
    /// Exactly these rows.
    case rows([Int64: ListIndex.Touch])
    /// These rows, and possibly rows that were deleted.
    case rowsAndMore(Set<Int64>)
    /// Any rows.
    case unknown
  }

  /// The maximum number of touched rows that are followed one by one. In a long list, the maximum
  /// is a twentieth of its rows.
  static let fewRows = 1_000

  let query: ListQuery
  /// A closure that is called on the main actor when there may be a change.
  @MainActor var onNews: (() -> Void)?
  /// The connection that reads the shown snapshot. It is in a transaction if a newer snapshot was
  /// committed.
  private(set) var reader: Connection
  private var spare: Connection
  private(set) var newest: ListIndex
  private var touches = Touches.rows([:])
  private var failure: SQLiteError?
  /// A Boolean value that indicates whether typed writes can be followed by the rows that they
  /// touch.
  private(set) var followsRows = false
  /// The version of the snapshot that the list shows.
  private var shownVersion = 0
  /// A Boolean value that indicates whether the list has fetched, and so follows commits.
  var hasFetched: Bool { shownVersion > 0 }
  /// The rows that were read in advance, and the version of the data then.
  private(set) var prepared: (index: ListIndex, dataVersion: SQLiteValue?)?
  /// The version of the snapshot that the list shows next, which `spare` reads.
  private var announcedVersion = 0

  /// The effect of a commit on the list.
  enum News {
    case index(ListIndex, Touches)
    case failure(SQLiteError)
  }

  init(_ query: ListQuery, file: StoreFile) throws(SQLiteError) {
    self.query = query
    reader = try file.open()
    spare = try file.open()
    newest = ListIndex([], query.order, version: 0)
  }

  // MARK: Commits

  /// Keeps the newest snapshot for the connection that reads it. Called before a commit.
  func holdSnapshot() {
    if newest.version == shownVersion {
      reader.beginReading()
    } else if newest.version == announcedVersion {
      spare.beginReading()
    }
  }

  /// Releases the newest snapshot. Called after a commit that failed.
  func releaseSnapshot() {
    // The rollback may have undone the schema that was examined.
    followsRows = false
    if newest.version == shownVersion {
      reader.endReading()
    } else if newest.version == announcedVersion {
      spare.endReading()
    }
  }

  /// Returns the effect of a commit, computed within its transaction.
  ///
  /// - Parameters:
  ///   - transaction: The transaction.
  ///   - before: A closure that returns a connection to the snapshot before the transaction.
  func news(_ transaction: Transaction, before: () -> Connection) -> News {
    do {
      let version = newest.version + 1
      let rows = transaction.touched[query.table] ?? []
      if !transaction.changesAreUnknown, !transaction.followsExternalChanges, followsRows,
        rows.count <= Self.fewRows || rows.count <= newest.count / 20
      {
        let connection = transaction.connection
        // The reader already holds that snapshot, unless the list is behind.
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
      // A statement of the app may have changed the schema.
      followsRows = try query.canFollowRows(transaction.connection)
      let index = try query.index(transaction.connection, version: version)
      return .index(
        index, transaction.followsExternalChanges ? .unknown : .rowsAndMore(rows))
    } catch {
      return .failure(error)
    }
  }

  /// Returns the keys of rows before and after a transaction.
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

  /// Returns the effect of an external commit.
  func externalNews() -> News {
    needsReading = false
    do {
      // No connection holds an external commit, so a new snapshot begins here.
      spare.endReading()
      spare.beginReading()
      return .index(try query.index(spare, version: newest.version + 1), .unknown)
    } catch {
      return .failure(error)
    }
  }

  func receive(_ news: News) {
    switch news {
    case .index(let index, let touches):
      newest = index
      self.touches = self.touches.followed(by: touches)
    case .failure(let error):
      failure = error
      // The commit is not in `newest`, so the next change has to compare all rows.
      touches = .unknown
      followsRows = false
    }
  }

  // MARK: Suspension

  /// A Boolean value that indicates whether the snapshot that the list shows was lost in a
  /// suspension, or one of its rows couldn't be read.
  private(set) var needsReading = false

  /// Records that a row of the list couldn't be read.
  func missRow() { needsReading = true }

  /// Ends all reading of snapshots.
  func suspend() {
    if newest.version != shownVersion { needsReading = true }
    reader.suspend()
    spare.suspend()
  }

  /// Makes reading possible again.
  func resume() {
    reader.resume()
    spare.resume()
  }

  // MARK: The list

  /// Reads all rows in advance, before the list fetches, on any thread.
  func prepare(until flag: ReadCancellation) throws(SQLiteError) {
    prepared = try reader.readSnapshot(until: flag) { () throws(SQLiteError) in
      let version = try dataVersion()
      return (try query.index(reader, version: newest.version + 1), version)
    }
  }

  /// Returns a number of the reader's that changes with each commit.
  private func dataVersion() throws(SQLiteError) -> SQLiteValue? {
    try reader.value("PRAGMA data_version")
  }

  /// Reads all rows again, unless they were read in advance and didn't change, and shows them from
  /// then on.
  func fetch() throws(SQLiteError) -> ListIndex {
    reader.endReading()
    spare.endReading()
    followsRows = try query.canFollowRows(reader)
    let ahead = prepared
    prepared = nil
    if let ahead, try dataVersion() == ahead.dataVersion {
      newest = ahead.index
    } else {
      newest = try query.index(reader, version: newest.version + 1)
    }
    touches = .rows([:])
    failure = nil
    needsReading = false
    shownVersion = newest.version
    return newest
  }

  /// Returns the next snapshot to show with the touched rows, or nil if there is no change.
  func next() throws(SQLiteError) -> (index: ListIndex, touches: Touches)? {
    if let failure {
      self.failure = nil
      throw failure
    }
    guard newest.version != shownVersion else { return nil }
    // Until the next commit, which holds it, the connection reads the newest snapshot anyway.
    spare.endReading()
    announcedVersion = newest.version
    defer { touches = .rows([:]) }
    return (newest, touches)
  }

  /// Shows a snapshot from now on.
  func show(_ version: Int) {
    guard version != shownVersion else { return }
    reader.endReading()
    swap(&reader, &spare)
    shownVersion = version
    // If this is the newest snapshot, reads without a transaction return what is shown.
    if newest.version == version { reader.endReading() }
  }

  /// Returns a Boolean value that indicates whether a snapshot is the one that the list shows.
  func isShown(_ version: Int) -> Bool { version == shownVersion }

  /// Returns the connection to the snapshot that is shown, or to the one that is shown next.
  func reader(of version: Int) -> Connection { isShown(version) ? reader : spare }
}

extension ListObserver.Touches {
  /// Returns the union of these rows with rows that were touched later.
  fileprivate func followed(by other: Self) -> Self {
    switch (self, other) {
    case (.unknown, _), (_, .unknown): .unknown
    // The first old key belongs to the shown snapshot, and the last new key to the next one.
    case (.rows(let first), .rows(let second)):
      .rows(first.merging(second) { ListIndex.Touch(old: $0.old, new: $1.new) })
    case (.rows(let rows), .rowsAndMore(let others)), (.rowsAndMore(let others), .rows(let rows)):
      .rowsAndMore(others.union(rows.keys))
    case (.rowsAndMore(let first), .rowsAndMore(let second)): .rowsAndMore(first.union(second))
    }
  }
}
