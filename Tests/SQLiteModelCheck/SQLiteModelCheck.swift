import DiffModel
import Foundation
import ListData
import SQLiteStore
import TestSupport

/// Checks lists that follow a store: requests, rows and transactions by chance, typed ones and statements, with rows
/// that go and change by the rules of foreign keys; after each transaction what is shown is compared with a query, and
/// the updates are replayed as UIKit performs them.
///
///     swift run -c release SQLiteModelCheck [TRANSACTIONS [SEED]]
@main struct SQLiteModelCheck {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let count = Int(arguments.first ?? 10_000)
    let seed = arguments.dropFirst().first ?? 1
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

  /// Takes down what a list is told.
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
    let store = try SQLiteStore.inMemory()
    // Some lists are longer than a leaf of the index.
    let rows = stores.isMultiple(of: 5) ? 1_500 : 30
    var entries: [Entry] = []
    for id in 0..<rows { entries.append(.random(id: id * 2, &generator)) }
    try store.write { [entries] tx in
      try Owner.createTables(tx)
      for entry in entries { try tx.insert(entry) }
    }
    let request = Entry.request(&generator)
    let controller = try store.fetchedResultsController(for: request)
    let recorder = Recorder()
    controller.delegate = recorder
    try controller.performFetch()
    for _ in 0..<count {
      transactions += 1
      let before = Self.world(controller)
      recorder.updates = []
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
      let after = Self.world(controller)
      if controller.sections.flatMap({ $0.items.map { $0 } }) != (try store.fetch(request)) {
        faults.append("transaction \(transactions): the list shows other rows than a query")
      }
      if recorder.updates.count > 1 || (recorder.updates.isEmpty && before != after) {
        faults.append("transaction \(transactions): \(recorder.updates.count) announcements")
      }
      for announced in recorder.updates {
        updates += 1
        changes += announced.count
        let model = ListUpdates(from: before, to: after, difference: announced.difference)
        if let fault = UpdatesProof.replayFault(model, before, after) {
          faults.append("transaction \(transactions): \(fault)")
        }
      }
      faults += recorder.errors
      if faults.count > 3 { return }
    }
  }

  /// Makes one change.
  private mutating func change(_ tx: Transaction, _ rows: Int) throws {
    let id = Int.random(in: 0..<(rows * 2 + 10), using: &generator)
    let owners = try tx.fetch(FetchRequest(Owner.self))
    func entry(_ id: Int) -> Entry {
      Entry.random(id: id, &generator).owned(by: owners, &generator)
    }
    switch Int.random(in: 0..<41, using: &generator) {
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
      try tx.execute("REPLACE INTO Entry VALUES (?, 'B', 'x', NULL, 0, ?, NULL, NULL)", id, id)
    case 39:
      try tx.execute(
        """
        INSERT INTO Entry VALUES (?, 'C', 'y', 1, 5, 1, NULL, NULL)
        ON CONFLICT (id) DO UPDATE SET part = excluded.part, content = content + 1 WHERE whole <> 5
        """, id)
    default:
      if Int.random(in: 0..<10, using: &generator) == 0 { try tx.execute("DELETE FROM Entry") }
    }
  }

  private static func world(_ controller: FetchedResultsController<Entry>) -> ModelWorld {
    controller.sections.map { section in
      Section(
        id: section.name ?? "",
        section.items.map { ModelItem(id: $0?.id ?? -1, content: $0?.content ?? -1) },
        headerTitle: section.name)
    }
  }
}
