import DiffModel
import Foundation
import ListData
import ListStore
import StoredTypes
import TestSupport

/// Checks lists that follow a store: requests, rows and transactions by chance, typed ones and
/// statements, with rows that go and change by the rules of foreign keys, or by another store on
/// the file. Databases are in UTF-8 and in UTF-16, columns are declared with types and without, and
/// hold values of all types that can be sorted. Some can be searched. The schema changes now and
/// then, and some files go away in the end.
///
/// After each transaction what is shown is compared byte by byte with a query and with what Swift
/// sorts and filters, and the updates are replayed as UIKit performs them.
///
/// Another check writes values of each type, at the boundaries and by chance, and reads, sorts and
/// filters them.
///
///     swift run -c release SQLiteModelCheck [TRANSACTIONS [SEED]]
///     swift run -c release SQLiteModelCheck types [VALUES [SEED]]
@main struct SQLiteModelCheck {
  static func main() throws {
    let isOfTypes = CommandLine.arguments.dropFirst().first == "types"
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let count = Int(arguments.first ?? (isOfTypes ? 300 : 10_000))
    let seed = arguments.dropFirst().first ?? 1
    if isOfTypes { return try checkTypes(count: count, seed: seed) }
    // The main actor's queue is the main thread's: nothing else runs on it.
    try MainActor.assumeIsolated {
      var check = StoreCheck(seed: seed)
      while check.transactions < count, check.faults.count < 4 {
        try check.tryStore(transactions: 60)
      }
      print(
        "\(check.stores) stores, \(check.transactions) transactions, \(check.updates) updates of "
          + "\(check.changes) changes, seed \(seed): \(check.faults.count) faults")
      for fault in check.faults.prefix(5) { print(fault) }
      if !check.faults.isEmpty { exit(1) }
    }
  }

  private static func checkTypes(count: Int, seed: UInt64) throws {
    var trips = RoundTrips(seed: seed, count: count)
    try trips.all()
    print("\(count) values of each kind, seed \(seed): \(trips.faults.count) faults")
    for fault in trips.faults.prefix(5) { print(fault) }
    if !trips.faults.isEmpty { exit(1) }
  }
}

/// Checks one store after the other.
@MainActor struct StoreCheck {
  private(set) var stores = 0
  private(set) var transactions = 0
  private(set) var updates = 0
  private(set) var changes = 0
  private(set) var faults: [String] = []
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Records what a list is told.
  private final class Recorder: FetchedResultsControllerDelegate {
    var updates: [ListUpdates<FetchedSection<Entry>>] = []
    var errors: [String] = []
    func controller(
      _ controller: FetchedResultsController<Entry>,
      didChangeContentWith updates: ListUpdates<FetchedSection<Entry>>
    ) { self.updates.append(updates) }
    func controller(_ controller: FetchedResultsController<Entry>, didFailWith error: any Error) {
      errors.append("\(error)")
    }
  }

  mutating func tryStore(transactions count: Int) throws {
    stores += 1
    // Some lists are longer than a leaf of the index.
    let rows = stores.isMultiple(of: 5) ? 1_500 : 30
    let (isUTF16, hasTypes) = (stores % 3 == 1, stores % 4 < 2)
    let canSearch = Bool.random(using: &generator)
    let memory = "/dev/shm/"
    let isThere = FileManager.default.isWritableFile(atPath: memory)
    let folder = (isThere ? memory : NSTemporaryDirectory()) + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/check.sqlite"
    if isUTF16 { UTF16File.make(path) }
    let store = try SQLiteStore(path: path)
    let other = try SQLiteStore(path: path)
    var entries: [Entry] = []
    for id in 0..<rows { entries.append(.random(id: id * 2, &generator)) }
    try store.write { [entries] tx in
      try Owner.createTables(tx, hasTypes: hasTypes)
      for entry in entries.prefix(5) { try tx.insert(entry) }
      if canSearch { try tx.createSearchIndex(for: Entry.self, on: \.part, \.text, \.nick) }
      for entry in entries.dropFirst(5) { try tx.insert(entry) }
    }
    contents = [:]
    let wish = Wish(&generator, canSearch: canSearch)
    let list = try store.fetchedResultsController(for: wish.request)
    let recorder = Recorder()
    list.delegate = recorder
    try list.performFetch()
    for _ in 0..<count {
      transactions += 1
      let isExternal = Int.random(in: 0..<8, using: &generator) == 0
      // Of what others change, only rows that were read lately are told.
      let isTold = !isExternal || rows < 500
      let before = world(list, withContents: isTold)
      recorder.updates = []
      if Int.random(in: 0..<16, using: &generator) == 0 {
        try (isExternal ? other : store).write { try SchemaChange.make($0, &generator) }
        if Bool.random(using: &generator) { try store.followExternalChanges() }
      }
      try change(isExternal ? other : store, rows)
      if isExternal { try store.followExternalChanges() }
      let after = world(list, withContents: isTold)
      let shown = list.sections.flatMap { $0.items.map { $0 } }
      check(shown, try store.fetch(wish.request), "a query")
      // SQLite's order of texts is another one there.
      if !(isUTF16 && wish.isByText) {
        check(shown, wish.granted(of: try store.fetch(FetchRequest(Entry.self))), "Swift")
      }
      checkUpdates(recorder, before, after)
      if faults.count > 3 { return }
    }
    if stores.isMultiple(of: 3) { try checkFile(path, goneFrom: store) }
  }

  /// Takes a store's file away, of which the next write is to tell, and which is to stay as it is.
  private mutating func checkFile(_ path: String, goneFrom store: SQLiteStore) throws {
    let away = path + ".away"
    let isReplaced = Bool.random(using: &generator)
    try FileManager.default.moveItem(atPath: path, toPath: away)
    if isReplaced { try Data("other".utf8).write(to: URL(fileURLWithPath: path)) }
    do {
      try store.write { try $0.execute("DELETE FROM Entry") }
      faults.append("store \(stores): a write succeeds without the file")
    } catch let error as SQLiteError {
      if error.path != path { faults.append("store \(stores): \(error)") }
    }
    let content = FileManager.default.contents(atPath: path)
    if content != (isReplaced ? Data("other".utf8) : nil) {
      faults.append("store \(stores): something was written in place of the file")
    }
  }

  /// Compares what is shown with what is to be shown, byte by byte.
  private mutating func check(_ shown: [Entry?], _ wanted: [Entry], _ oracle: String) {
    if shown.map({ $0?.bytes ?? [] }) != wanted.map(\.bytes) {
      faults.append(
        "store \(stores), transaction \(transactions): the list shows other rows than \(oracle)")
    }
  }

  private mutating func checkUpdates(
    _ recorder: Recorder, _ before: ModelWorld, _ after: ModelWorld
  ) {
    if recorder.updates.count > 1 || (recorder.updates.isEmpty && before != after) {
      faults.append("transaction \(transactions): \(recorder.updates.count) announcements")
    }
    for announced in recorder.updates {
      updates += 1
      changes += announced.count
      let model = ListUpdates(from: before, to: after, difference: announced.difference)
      if let fault = UpdatesProof.replayFault(model, before, after) {
        faults.append("store \(stores), transaction \(transactions): \(fault.prefix(2_000))")
      }
    }
    faults += recorder.errors
  }

  /// Makes a transaction of some changes.
  private mutating func change(_ store: SQLiteStore, _ rows: Int) throws {
    do {
      try store.write { tx in
        let large = Int.random(in: 0..<20, using: &generator) == 0
        for _ in 0..<Int.random(in: 1...(large ? 80 : 8), using: &generator) {
          if Int.random(in: 0..<8, using: &generator) == 0 {
            try Owner.change(tx, &generator)
          } else {
            try change(tx, rows)
          }
        }
        if Int.random(in: 0..<12, using: &generator) == 0 { throw CancellationError() }
      }
    } catch is CancellationError {
      // Rolled back: nothing may have changed.
    }
  }

  /// Makes one change.
  private mutating func change(_ tx: Transaction, _ rows: Int) throws {
    let id = Int.random(in: 0..<(rows * 2 + 10), using: &generator)
    let owners = try tx.fetch(FetchRequest(Owner.self))
    func entry(_ id: Int) -> Entry {
      Entry.random(id: id, &generator).owned(by: owners, &generator)
    }
    switch Int.random(in: 0..<44, using: &generator) {
    case 0..<14: try tx.upsert(entry(id))
    case 14..<26: try tx.update(entry(id))
    case 26..<35: try tx.delete(Entry.self, id: id)
    case 35: try tx.execute("UPDATE OR REPLACE Entry SET id = ? WHERE id = ?", id + 1, id)
    case 36: try tx.execute("UPDATE Entry SET content = content + 1 WHERE whole = ?", 5)
    case 37:
      try tx.execute("SAVEPOINT here")
      try tx.delete(Entry.self, id: id)
      try tx.upsert(entry(id + 1))
      try tx.execute("ROLLBACK TO here")
      try tx.execute("RELEASE here")
    case 38:
      try tx.execute(
        """
        REPLACE INTO Entry (id, part, text, number, whole, content) VALUES (?, 'B', 'x', NULL, 0, ?)
        """, id, id)
    case 39:
      try tx.execute(
        """
        INSERT INTO Entry (id, part, text, number, whole, content) VALUES (?, 'C', 'y', 1, 5, 1)
        ON CONFLICT (id) DO UPDATE SET part = excluded.part, content = content + 1 WHERE whole <> 5
        """, id)
    // Other bytes of the same letters; numbers that are equal, but not of one kind.
    case 40:
      try tx.execute("UPDATE Entry SET part = ? WHERE part = ?", "e\u{301}", "\u{E9}")
      try tx.execute("UPDATE Entry SET list = ? WHERE id < ?", #"["e\u0301"]"#, id)
    case 41: try tx.execute("UPDATE Entry SET text = ? WHERE text = ?", "\u{E9}", "e\u{301}")
    case 42:
      try tx.execute(
        """
        UPDATE Entry SET number = CAST(number AS INTEGER) WHERE abs(number) < 3 AND id > ?
        """, id)
    default:
      if Int.random(in: 0..<10, using: &generator) == 0 { try tx.execute("DELETE FROM Entry") }
    }
  }

  /// Numbers for contents.
  private var contents: [[UInt8]: Int] = [:]

  private mutating func content(of entry: Entry) -> Int {
    let bytes = entry.bytes
    let number = contents[bytes] ?? contents.count
    contents[bytes] = number
    return number
  }

  private mutating func world(
    _ controller: FetchedResultsController<Entry>, withContents: Bool
  ) -> ModelWorld {
    controller.sections.map { section in
      Section(
        id: section.name.map { Array($0.utf8) } ?? [],
        section.items.map {
          ModelItem(id: $0?.id ?? -1, content: withContents ? $0.map { content(of: $0) } ?? 0 : 0)
        },
        headerTitle: section.name)
    }
  }
}
