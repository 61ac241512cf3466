import Benchmarking
import Foundation
import ListData
import ListStore

/// A benchmark of a list on a database: opening it, showing the first screen, producing change
/// sets, and memory. The rivals are the same writes with SQLite alone, and fetching and comparing
/// all rows.
///
///     swift run -c release FetchedBenchmark [ROWS [ROUNDS [CASE]]]
///
/// The case is `open`, `reads`, or one of them (`record`, `page`, `all`), `writes`, `memory`, or
/// the number of rows to write.
@main struct FetchedBenchmark {
  static func main() throws {
    if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "memory" {
      return try MainActor.assumeIsolated { try Memory.print(CommandLine.arguments[2]) }
    }
    let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    let rows = arguments.first ?? 100_000
    let rounds = arguments.dropFirst().first ?? 15
    // Nothing else runs on the main thread.
    try MainActor.assumeIsolated {
      let bench = try Bench(rows: rows)
      print("\(rows) rows in 100 sections, medians of \(rounds) rounds")
      let chosen = CommandLine.arguments.dropFirst(3).first
      func isWanted(_ name: String) -> Bool { chosen == nil || chosen == name }
      for read in Bench.Read.allCases where isWanted("reads") || isWanted(read.rawValue) {
        bench.measure(read, rounds)
      }
      if isWanted("open") || isWanted("writes") { try bench.measureOpening(rounds) }
      if let count = chosen.flatMap({ Int($0) }) {
        try bench.openList()
        bench.measureWrites(of: count, rounds, isNaiveToo: false)
      }
      if isWanted("writes") {
        for count in [1, 10, 1_000] { bench.measureWrites(of: count, rounds) }
      }
      if isWanted("memory") { try bench.measureMemory() }
    }
  }
}

/// A row of the list.
struct Item: Codable, Identifiable, Hashable, Sendable {
  var id: Int
  var section: String
  var title: String
  var note: String
  var score: Int
  var done: Bool

  /// The fetch request of the list.
  static var request: FetchRequest<Item> {
    FetchRequest(Item.self).sectioned(by: \.section).order(by: \.title)
  }

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
  private let followed: SQLiteStore
  private let bare: BareSQLite
  private let compared: SQLiteStore
  private let rows: Int
  private let request = Item.request
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
        try tx.createTable(for: Order.self)
        for id in 0..<16_000 { try tx.insert(Order.random(id)) }
        try tx.execute("CREATE INDEX bySection ON Item (section, title, id)")
      }
    }
    for number in 1...3 { BareSQLite.copy(first, to: folder + "/\(number).sqlite") }
    followed = try SQLiteStore(path: first)
    bare = BareSQLite(path: folder + "/1.sqlite")
    compared = try SQLiteStore(path: folder + "/2.sqlite")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func measureOpening(_ rounds: Int) throws {
    let open = Race(
      of: [
        Race.Rival(name: "open a list") { [self] in
          let controller = try? followed.fetchedResultsController(for: request)
          try? controller?.performFetch()
          self.controller = controller
          return controller?.fetchedCount ?? 0
        },
        Race.Rival(name: "read its row numbers and sort keys") { [self] in
          let keys = try? followed.read {
            try $0.execute(
              """
              SELECT count(*) AS n, sum(length(section) + length(title) + id)
              FROM (SELECT section, title, id FROM Item ORDER BY section, title, id LIMIT -1)
              """)
          }
          return keys?.count ?? 0
        },
      ], rounds: min(rounds, 7))
    report("open", open, ["a list", "its sorted keys, summed up by SQLite"])
    let page = Race(
      of: [
        Race.Rival(name: "first screen") { [self] in
          guard let controller = try? followed.fetchedResultsController(for: request) else {
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

  /// What is read.
  enum Read: String, CaseIterable { case record, page, all }

  /// Measures reads of records of both kinds against SQLite's C interface with cached statements.
  func measure(_ read: Read, _ rounds: Int) {
    let (title, bare): (String, () -> Int)
    switch read {
    case .record:
      title = "a record by its identifier"
      bare = { [self] in self.bare.item(row(in: rows))?.id ?? 0 }
    case .page:
      title = "50 records"
      bare = { [self] in self.bare.items(from: row(in: rows - 50)).count }
    case .all:
      title = "16000 records of 14 columns"
      bare = { [self] in self.bare.orders().count }
    }
    let race = Race(
      of: [
        Race.Rival(name: "bare", run: bare),
        Race.Rival(name: "columns", run: fetch(read, ColumnItem.self, ColumnOrder.self)),
        Race.Rival(name: "Codable", run: fetch(read, Item.self, Order.self)),
      ], rounds: rounds)
    report(title, race, ["by SQLite alone", "of column records", "of Codable records"])
  }

  /// Returns a closure that reads records by the store.
  private func fetch<Item: Codable & Identifiable, Order: Codable & Identifiable>(
    _ read: Read, _ item: Item.Type, _ order: Order.Type
  ) -> () -> Int where Item.ID == Int {
    let page = FetchRequest(item)
    let orders = FetchRequest(order)
    // Outside generic code, a key path is created only once.
    let id = \Item.id
    return switch read {
    case .record: { [self] in (try? followed.record(item, id: row(in: rows)))?.id ?? 0 }
    case .page:
      { [self] in
        let first = row(in: rows - 50)
        let request = page.filter(id, .greaterOrEqual, first).filter(id, .less, first + 50)
        return (try? followed.fetch(request))?.count ?? 0
      }
    case .all: { [self] in (try? followed.fetch(orders))?.count ?? 0 }
    }
  }

  /// Precomputed random numbers, because generating one takes a tenth of the time of a read.
  private let numbers = (0..<20_000).map { _ in Int.random(in: 0..<Int.max) }
  private var nextNumber = 0

  /// Returns a random row below a count.
  private func row(in count: Int) -> Int {
    nextNumber = (nextNumber + 1) % numbers.count
    return numbers[nextNumber] % count
  }

  /// Opens the list that follows writes.
  func openList() throws {
    controller = try followed.fetchedResultsController(for: request)
    try controller?.performFetch()
  }

  func measureWrites(of count: Int, _ rounds: Int, isNaiveToo: Bool = true) {
    let follow = Race.Rival(name: "follow") { [self] in write(count, to: followed) }
    let alone = Race.Rival(name: "bare") { [self] in
      bare.write(changes(count))
      return count
    }
    report(
      "write of \(count) rows", Race(of: [alone, follow], rounds: rounds),
      ["by SQLite alone", "to the change set of a list"])
    // Fetching and comparing a million records takes gigabytes of memory.
    guard rows <= 200_000, isNaiveToo else { return }
    // Measured separately, because it evicts the others from the caches.
    naive = everything
    let compare = Race.Rival(name: "write, fetch all, compare") { [self] in
      _ = write(count, to: compared)
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
    Dictionary(grouping: (try? compared.fetch(request)) ?? [], by: \.section)
      .sorted { $0.key < $1.key }.map(\.value)
  }

  private func write(_ count: Int, to store: SQLiteStore) -> Int {
    let items = changes(count)
    try? store.write { tx in
      for item in items { try tx.update(item) }
    }
    return count
  }

  /// Precomputed new rows, because creating them takes longer than writing them.
  private let news = (0..<20_000).map { Item.random($0) }
  private var nextNews = 0

  /// Returns changes of random rows.
  private func changes(_ count: Int) -> [Item] {
    (0..<count).map { _ in
      nextNews = (nextNews + 1) % news.count
      var item = news[nextNews]
      item.id = .random(in: 0..<rows)
      return item
    }
  }

  private func report(_ title: String, _ race: Race, _ names: [String]) {
    print(title)
    for (index, name) in names.enumerated() {
      let name = "  \(name)".padding(toLength: 44, withPad: " ", startingAt: 0)
      print(
        name, String(format: "%10.3f ms  %8.2f", race.milliseconds[index], race.ratios[index]))
    }
  }

  /// Measures memory in a separate process with one store and one list.
  func measureMemory() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["memory", folder + "/3.sqlite"]
    try process.run()
    process.waitUntilExit()
  }
}

/// The memory of a process that opens a list, shows some screens of it, and writes.
@MainActor enum Memory {
  static func print(_ path: String) throws {
    let store = try SQLiteStore(path: path)
    let controller = try store.fetchedResultsController(for: Item.request)
    try controller.performFetch()
    for section in 0..<10 { for item in 0..<50 { _ = controller.object(at: [section, item]) } }
    for round in 0..<100 {
      let items = (0..<10).map { _ in Item.random(.random(in: 0..<controller.fetchedCount)) }
      try store.write { tx in
        for item in items { try tx.update(item) }
      }
      _ = controller.object(at: [0, round])
    }
    Swift.print("memory VmHWM:", ProcessMemory.peakKilobytes, "kB")
    Swift.print("memory VmRSS:", ProcessMemory.residentKilobytes, "kB")
  }
}
