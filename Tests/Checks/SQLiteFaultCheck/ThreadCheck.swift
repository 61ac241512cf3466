import Foundation
import ListData
import ListStore

/// Reads a list, turn by turn on the main actor, while another thread writes without pause: what is
/// read in one turn must be of one moment, in order, in the right section and whole.
@MainActor final class ThreadCheck {
  /// A row that tells whether it is whole, and in which order it comes.
  struct Stamped: Codable, Identifiable, Equatable {
    let id: Int
    let part: Int
    let key: Int
    /// The number of the transaction that wrote it.
    let stamp: Int
    /// Of the witnesses, which each transaction writes: how many rows there are, and the sum of
    /// their checks.
    var count = 0
    var sum = 0

    /// What tells this content from another.
    var check: Int { ((id &* 31 &+ part) &* 31 &+ key) &* 31 &+ stamp }
  }

  /// The rows with the smallest identifiers.
  nonisolated static let witnesses = 3

  private let store: SQLiteStore
  private let list: FetchedResultsController<Stamped>
  private let recorder = Recorder()
  private let writer: ThreadCheckWriter
  private let end: ContinuousClock.Instant
  private var turns = 0
  private var rows = 0
  private var moments: Set<Int> = []
  private var slowest = Duration.zero
  private var faults: [String] = []

  private final class Recorder: FetchedResultsControllerDelegate {
    var changes = 0
    var errors: [String] = []
    func controller(
      _ controller: FetchedResultsController<Stamped>,
      didChangeContentWith updates: ListUpdates<FetchedSection<Stamped>>
    ) { changes += 1 }
    func controller(
      _ controller: FetchedResultsController<Stamped>, didFailWith error: any Error
    ) { errors.append("\(error)") }
  }

  private init(seconds: Double) throws {
    store = try SQLiteStore.inMemory()
    try store.createTable(for: Stamped.self)
    writer = ThreadCheckWriter(store)
    try writer.write()
    list = try store.fetchedResultsController(
      for: FetchRequest(Stamped.self).sectioned(by: \.part, .descending).order(by: \.key))
    list.delegate = recorder
    try list.performFetch()
    end = .now + .seconds(seconds)
  }

  /// Runs the check, and ends the process.
  static func run(seconds: Double) throws -> Never {
    let check = try ThreadCheck(seconds: seconds)
    check.writer.start()
    check.turnLater()
    dispatchMain()
  }

  /// Between two turns the main actor does what else there is.
  private func turnLater() {
    let asked = ContinuousClock.now
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.slowest = max(self.slowest, .now - asked)
        self.turn()
      }
    }
  }

  private func turn() {
    turns += 1
    readAll()
    faults += recorder.errors
    recorder.errors = []
    guard ContinuousClock.now > end || faults.count > 5 else { return turnLater() }
    let (commits, error) = writer.stop()
    if let error { faults.append("the writer: \(error)") }
    if moments.count < 2 { faults.append("the list stood still") }
    let wait = Int(slowest / .milliseconds(1))
    SQLiteFaultCheck.end(
      "\(commits) commits, \(recorder.changes) change sets, \(turns) turns, \(rows) rows read of "
        + "\(moments.count) moments, longest wait for a turn \(wait) ms", faults)
    exit(0)
  }

  /// Reads the list, row by row.
  private func readAll() {
    var (count, sum, newest) = (0, 0, 0)
    var witnesses: [Stamped] = []
    for (section, content) in list.sections.enumerated() {
      var last = (key: Int.min, id: Int.min)
      for item in content.items.indices {
        guard let row = list.object(at: [section, item]) else {
          return faults.append("turn \(turns): a row of section \(section) is gone")
        }
        if "\(row.part)" != content.name { faults.append("turn \(turns): \(row) is in \(section)") }
        if (row.key, row.id) <= last { faults.append("turn \(turns): \(row) comes after \(last)") }
        last = (row.key, row.id)
        newest = max(newest, row.stamp)
        count += 1
        sum &+= row.check
        if row.id < Self.witnesses { witnesses.append(row) }
      }
    }
    rows += count
    moments.insert(newest)
    if witnesses.count != Self.witnesses
      || witnesses.contains(where: { ($0.count, $0.sum, $0.stamp) != (count, sum, newest) })
    {
      faults.append("turn \(turns): \(count) rows, \(sum), \(newest); witnesses \(witnesses)")
    }
  }
}

/// Writes without pause, on a thread of its own.
final class ThreadCheckWriter: @unchecked Sendable {
  private let store: SQLiteStore
  /// For one thread: the main one until `start()`, then the writer's.
  private var rows: [Int: ThreadCheck.Stamped] = [:]
  private var stamp = 0
  private var sum = 0
  private let lock = NSLock()
  private var error: (any Error)?
  private var isStopped = false
  private let hasEnded = DispatchSemaphore(value: 0)

  init(_ store: SQLiteStore) { self.store = store }

  func start() {
    Thread.detachNewThread { [self] in
      do {
        while !lock.withLock({ isStopped }) { try write() }
      } catch { lock.withLock { self.error = error } }
      hasEnded.signal()
    }
  }

  /// How many commits there were, and what failed.
  func stop() -> (Int, (any Error)?) {
    lock.withLock { isStopped = true }
    hasEnded.wait()
    return (stamp, error)
  }

  /// Makes a transaction: some rows come, go, change and move, and the witnesses tell what there is
  /// then.
  func write() throws {
    stamp += 1
    var before: [Int: ThreadCheck.Stamped?] = [:]
    func set(_ id: Int, _ row: ThreadCheck.Stamped?) {
      if before[id] == nil { before[id] = .some(rows[id]) }
      sum &+= (row?.check ?? 0) &- (rows[id]?.check ?? 0)
      rows[id] = row
    }
    for _ in 0..<(stamp == 1 ? 1_500 : Int.random(in: 0..<6)) {
      let id = Int.random(in: ThreadCheck.witnesses..<2_000)
      set(id, rows[id] != nil && Int.random(in: 0..<3) == 0 ? nil : row(id))
    }
    for id in 0..<ThreadCheck.witnesses { set(id, row(id)) }
    let count = rows.count
    for id in 0..<ThreadCheck.witnesses {
      rows[id]?.count = count
      rows[id]?.sum = sum
    }
    try store.write { tx in
      for (id, old) in before {
        switch (old, rows[id]) {
        case (nil, let row?): try tx.insert(row)
        case (_?, let row?): try tx.update(row)
        case (_?, nil): try tx.delete(ThreadCheck.Stamped.self, id: id)
        case (nil, nil): break
        }
      }
    }
  }

  private func row(_ id: Int) -> ThreadCheck.Stamped {
    ThreadCheck.Stamped(
      id: id, part: .random(in: 0..<8), key: .random(in: 0..<50), stamp: stamp)
  }
}
