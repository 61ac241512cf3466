import Benchmarking
import Foundation
import ListData
import SQLiteStore

/// What a list on a database costs: opening, the first screen, and from a write to the change set; beside the same
/// writes without a list, and the naive way, which fetches everything anew and compares.
///
///     swift run -c release FetchedBenchmark [ROWS [ROUNDS]]
@main struct FetchedBenchmark {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    let rows = arguments.first ?? 100_000
    let rounds = arguments.dropFirst().first ?? 15
    // Nothing else runs on the main thread.
    try MainActor.assumeIsolated {
      let bench = try Bench(rows: rows)
      print("\(rows) rows in 100 sections, medians of \(rounds) rounds")
      try bench.measureOpening(rounds)
      for count in [1, 10, 1_000] { try bench.measureWrites(of: count, rounds) }
      bench.printMemory()
    }
  }
}

/// A row.
struct Item: Codable, Identifiable, Hashable, Sendable {
  var id: Int
  var section: String
  var title: String
  var note: String
  var score: Int
  var done: Bool

  static func random(_ id: Int) -> Item {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    return Item(
      id: id, section: "section \(Int.random(in: 10..<110))",
      title: String((0..<Int.random(in: 12...19)).map { _ in letters.randomElement()! }),
      note: String(repeating: "note ", count: 12), score: Int.random(in: 0..<1_000),
      done: .random())
  }
}

@MainActor final class Bench {
  /// The stores: one with a list, one without, one for the naive way.
  private let stores: [SQLiteStore]
  private let rows: Int
  private let request = FetchRequest(Item.self).sectioned(by: \.section).order(by: \.title)
  private var controller: FetchedResultsController<Item>?
  private var naive: [[Item]] = []
  private let folder = NSTemporaryDirectory() + UUID().uuidString

  init(rows: Int) throws {
    self.rows = rows
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let (folder, first) = (folder, folder + "/0.sqlite")
    do {
      let store = try SQLiteStore(path: first)
      try store.write { tx in
        try tx.createTable(for: Item.self)
        for id in 0..<rows { try tx.insert(Item.random(id)) }
        try tx.execute("CREATE INDEX bySection ON Item (section, title, id)")
      }
    }
    stores = try (0..<3).map { number in
      let path = folder + "/\(number).sqlite"
      if number > 0 { try FileManager.default.copyItem(atPath: first, toPath: path) }
      let store = try SQLiteStore(path: path)
      try store.write { try $0.createTable(for: Item.self) }
      return store
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func measureOpening(_ rounds: Int) throws {
    let open = Race(
      of: [
        Race.Rival(name: "open a list") { [self] in
          let controller = try? stores[0].fetchedResultsController(for: request)
          try? controller?.performFetch()
          self.controller = controller
          return controller?.fetchedCount ?? 0
        },
        Race.Rival(name: "read its row numbers and sort keys") { [self] in
          let keys = try? stores[0].read {
            try $0.execute(
              "SELECT count(*) AS n, sum(length(section) + length(title) + id) FROM (SELECT section, title, id FROM Item ORDER BY section, title, id LIMIT -1)"
            )
          }
          return keys?.count ?? 0
        },
      ], rounds: min(rounds, 7))
    report("open", open, ["a list", "its sorted keys, summed up by SQLite"])
    let page = Race(
      of: [
        Race.Rival(name: "first screen") { [self] in
          guard let controller = try? stores[0].fetchedResultsController(for: request) else {
            return 0
          }
          self.controller = controller
          try? controller.performFetch()
          let clock = ContinuousClock()
          pages.append(
            clock.measure {
              for item in 0..<50 { _ = controller.object(at: [0, item]) }
            })
          return 50
        }
      ], rounds: 3)
    _ = page
    let median = pages.sorted()[pages.count / 2]
    print("first 50 rows after opening: \(median)")
  }

  private var pages: [Duration] = []

  func measureWrites(of count: Int, _ rounds: Int) throws {
    let follow = Race.Rival(name: "write, and follow") { [self] in write(count, to: stores[0]) }
    let alone = Race.Rival(name: "write alone") { [self] in write(count, to: stores[1]) }
    report(
      "write of \(count) rows", Race(of: [alone, follow], rounds: rounds),
      ["alone", "to the change set of a list"])
    // A million records and their comparison take gigabytes.
    guard rows <= 200_000 else { return }
    // Apart: it leaves nothing of the others in the caches.
    naive = everything
    let compare = Race.Rival(name: "write, fetch all, compare") { [self] in
      _ = write(count, to: stores[2])
      let new = everything
      let updates = naive.updates(to: new)
      naive = new
      return updates.count
    }
    report(
      "the same, the naive way", Race(of: [follow, compare], rounds: min(rounds, 5)),
      ["to the change set of a list", "all fetched and compared"])
    naive = []
  }

  /// All rows of the third store.
  private var everything: [[Item]] {
    Dictionary(grouping: (try? stores[2].fetch(request)) ?? [], by: \.section)
      .sorted { $0.key < $1.key }.map(\.value)
  }

  private func write(_ count: Int, to store: SQLiteStore) -> Int {
    let items = (0..<count).map { _ in Item.random(Int.random(in: 0..<rows)) }
    try? store.write { tx in
      for item in items { try tx.update(item) }
    }
    return count
  }

  private func report(_ title: String, _ race: Race, _ names: [String]) {
    print(title)
    for (index, name) in names.enumerated() {
      let name = "  \(name)".padding(toLength: 44, withPad: " ", startingAt: 0)
      print(
        name, String(format: "%10.3f ms  %8.2f", race.milliseconds[index], race.ratios[index]))
    }
  }

  func printMemory() {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    for line in status.split(separator: "\n") where line.hasPrefix("VmRSS") { print(line) }
  }
}
