import Foundation
import ListData
import ListDiff

/// A source of fetched results from a store.
@MainActor final class SQLiteFetchedSource<Record: Codable & Identifiable>: FetchedResultsSource {
  var onChange: (() -> Void)? {
    didSet { observer.onNews = onChange }
  }
  private let store: SQLiteStore
  private let observer: ListObserver
  private let table: RecordTable<Record>
  private let rowQuery: String
  private let keyQuery: String
  /// The records that were read last, by row.
  private var cache = ReadCache<Read>()

  /// The rows that can't be read, and whose errors were reported.
  private var unreadableRows: Set<Int64> = []
  /// The error of such a row, until the controller reports it.
  private var readError: SQLiteError?

  /// The rows that couldn't be read while the store was suspended.
  private var missedRows: Set<Int64> = []

  /// A record, with a hash of its columns byte by byte.
  private struct Read {
    let record: Record
    let hash: Int
  }

  init(_ request: FetchRequest<Record>, of store: SQLiteStore) throws(SQLiteError) {
    self.store = store
    let table = try store.tables.table(of: Record.self)
    let query = try store.readOnce { transaction throws(SQLiteError) in
      try ListQuery(request, table, transaction.connection)
    }
    self.table = table
    observer = try ListObserver(query, file: store.file)
    rowQuery = "\(table.allRows) WHERE \(query.rowid) = ?"
    keyQuery =
      "SELECT \(query.rowid) FROM \(table.quotedName) WHERE \(table.keyColumn.quotedName) IS ?"
    store.observers.add(observer)
  }

  // MARK: Results

  /// Reads the rows for the next fetch, off the main actor.
  ///
  /// - Throws: `SQLiteError`, or `CancellationError` soon after the task is cancelled.
  func prepare() async throws {
    let flag = ReadCancellation()
    do {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          DispatchQueue.global(qos: .userInitiated).async { [observer] in
            continuation.resume(with: Result { try observer.prepare(until: flag) })
          }
        }
      } onCancel: {
        flag.cancel()
      }
    } catch {
      throw flag.isCancelled ? CancellationError() : error
    }
    try Task.checkCancellation()
  }

  func fetch() throws -> FetchedResults<Record> {
    (cache, unreadableRows, missedRows, readError) = (ReadCache(), [], [], nil)
    try store.file.check()
    store.watchExternalChanges()
    return results(try store.observers.withLock { try observer.fetch() })
  }

  func changes(since shown: FetchedResults<Record>) throws -> FetchedChanges<Record>? {
    if let readError {
      self.readError = nil
      // There may be changes, too.
      announceLater()
      throw readError
    }
    guard let old = shown.snapshot as? ListIndex,
      let (new, touches) = try store.observers.withLock({ try observer.next() })
    else { return nil }
    switch touches {
    case .rows(let touches):
      nextTouched = Set(touches.keys)
      if let difference = ListIndex.difference(from: old, to: new, touching: touches) {
        return FetchedChanges(to: results(new), difference: difference)
      }
    case .rowsAndMore(let rows): nextTouched = rows
    // Rows that have not been read need no comparison; they are read when they are shown.
    case .unknown:
      nextTouched = cache.rows { read($0, new.version)?.hash != $1.hash }.union(missedRows)
      missedRows = []
    }
    return FetchedChanges(to: results(new), difference: difference(from: old, to: new))
  }

  /// Returns the difference if any row may have changed, from a comparison of all row numbers.
  private func difference(from old: ListIndex, to new: ListIndex) -> ListDifference {
    var difference = ListDifference(
      fromSections: old.parts, toSections: new.parts, by: ByValue<Int64>.self,
      sectionIDs: { $0.map(\.id) }, items: { $0.rows },
      hasSameContent: { _, _ in true })
    let survivors = difference.oldSections(from: old.parts.count, to: new.parts.count)
    let before = places(of: nextTouched, in: old) { survivors.contains($0) }
    let after = places(of: nextTouched, in: new) { survivors[$0] != nil }
    difference.changedItems = before.compactMap { row, place in
      after[row].map { ListChange(from: place, to: $0) }
    }
    .sorted { ($0.from.section, $0.from.item) < ($1.from.section, $1.from.item) }
    return difference
  }

  private func places(
    of rows: Set<Int64>, in index: ListIndex, _ isIncluded: (Int) -> Bool
  ) -> [Int64: ListPlace] {
    var places: [Int64: ListPlace] = [:]
    if rows.isEmpty { return places }
    for (section, part) in index.parts.enumerated() where isIncluded(section) {
      for (item, row) in part.rows.enumerated() where rows.contains(row) {
        places[row] = ListPlace(section: section, item: item)
      }
    }
    return places
  }

  /// The rows whose records are out of date when the next snapshot is shown.
  private var nextTouched: Set<Int64> = []

  func didShow(_ results: FetchedResults<Record>) {
    guard let index = results.snapshot as? ListIndex else { return }
    store.observers.withLock { observer.show(index.version) }
    for row in nextTouched { cache.remove(row) }
    unreadableRows.subtract(nextTouched)
    nextTouched = []
  }

  private func results(_ index: ListIndex) -> FetchedResults<Record> {
    FetchedResults(
      sections: index.parts.count, snapshot: index, name: { index.parts[$0].name },
      itemCount: { index.parts[$0].count },
      object: { [weak self] section, item in
        MainActor.assumeIsolated {
          Unchecked(self?.record(index.parts[section].row(at: item), index.version))
        }.value
      })
  }

  /// Returns a record in a snapshot, or nil if its row is deleted or damaged.
  private func record(_ row: Int64, _ version: Int) -> Record? {
    let isShown = observer.isShown(version)
    if isShown || !nextTouched.contains(row), let read = cache[row] { return read.record }
    let read = read(row, version)
    guard isShown else { return read?.record }
    cache[row] = read
    return read?.record
  }

  private func read(_ row: Int64, _ version: Int) -> Read? {
    var read: Read?
    let reader = observer.reader(of: version)
    do throws(SQLiteError) {
      try reader.run(rowQuery, [.integer(row)]) { statement throws(SQLiteError) in
        var hasher = Hasher()
        for column in table.columns.indices { statement.cell(column).hash(into: &hasher) }
        let record = try RowDecoder.decoder(of: statement, table, reader).record(table.form)
        read = Read(record: record, hash: hasher.finalize())
      }
    } catch {
      report(error, of: row)
    }
    return read
  }

  /// Makes the controller report the error of a row, once. A view may be asking for the row now.
  private func report(_ error: SQLiteError, of row: Int64) {
    if error.kind == .suspended {
      missedRows.insert(row)
      return store.observers.withLock { observer.missRow() }
    }
    guard unreadableRows.insert(row).inserted else { return }
    let isUnreadable = error.kind == .unreadableValue
    readError = isUnreadable ? error.adding("The list has no object for its row.") : error
    announceLater()
  }

  private func announceLater() {
    Task { @MainActor [weak self] in self?.onChange?() }
  }

  func indexPath(of object: Record, in results: FetchedResults<Record>) -> IndexPath? {
    guard let index = results.snapshot as? ListIndex,
      let key = try? table.values(of: object, observer.reader)[table.keyIndex],
      case .integer(let row)? = try? observer.reader.value(keyQuery, [key])
    else { return nil }
    // The key locates the row, unless the order is not byte by byte.
    let rowKey = try? observer.query.key(of: row, observer.reader(of: index.version))
    if let place = rowKey.flatMap(index.place) { return [place.section, place.item] }
    for (section, part) in index.parts.enumerated() {
      if let item = part.rows.firstIndex(of: row) { return [section, item] }
    }
    return nil
  }

  func insert(_ object: Record) throws { try insert([object]) }

  func insert(_ objects: [Record]) throws {
    try store.write { transaction in
      for object in objects { try transaction.insert(object) }
    }
  }

  func delete(_ objects: [Record]) throws {
    try store.write { transaction in
      for object in objects { try transaction.delete(object) }
    }
  }
}

/// A value that stays on the main actor.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
