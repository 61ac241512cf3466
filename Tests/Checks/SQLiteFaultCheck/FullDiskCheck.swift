import Foundation
import ListData
import ListStore

/// Writes under a list that is shown until the file system is full, looks whether the error is
/// told, the transaction rolled back, and the list what a query gives; makes room, and goes on.
///
/// For a small file system of its own:
///
///     mount -t tmpfs -o size=3m tmpfs FOLDER
@MainActor final class FullDiskCheck {
  private(set) var times = 0
  private(set) var commits = 0
  private(set) var faults: [String] = []
  private let folder: String
  private let store: SQLiteStore
  private let request = FetchRequest(Load.self).sectioned(by: \.part).order(by: \.text)
  private let list: FetchedResultsController<Load>
  private let recorder = Recorder()
  private var ballast: [String] = []

  private struct Load: Codable, Identifiable, Equatable {
    let id: Int
    let part: Int
    let text: String

    init(_ id: Int) {
      self.id = id
      part = .random(in: 0..<5)
      text = "\(Int.random(in: 0..<1_000)) " + String(repeating: "x", count: .random(in: 0..<900))
    }
  }

  private final class Recorder: FetchedResultsControllerDelegate {
    var errors: [String] = []
    func controller(
      _ controller: FetchedResultsController<Load>, didFailWith error: any Error
    ) { errors.append("\(error)") }
  }

  init(folder: String) throws {
    let attributes = try FileManager.default.attributesOfFileSystem(forPath: folder)
    let free = (attributes[.systemFreeSize] as? NSNumber)?.intValue ?? 0
    guard 1 << 20..<1 << 26 ~= free else {
      print("\(folder) has \(free >> 20) MB free: this is for a file system of 1 to 64 MB.")
      exit(2)
    }
    self.folder = folder
    for number in 0..<20 {
      ballast.append("\(folder)/ballast\(number)")
      try Data(count: free / 30).write(to: URL(fileURLWithPath: ballast[number]))
    }
    store = try SQLiteStore(path: "\(folder)/full.sqlite")
    try store.createTable(for: Load.self)
    list = try store.fetchedResultsController(for: request)
    list.delegate = recorder
    try list.performFetch()
  }

  /// Writes until the disk is full, and makes room.
  func fillOnce() throws {
    times += 1
    while true {
      do { try write() } catch let error as SQLiteError {
        look(error)
        break
      }
    }
    // Full it stays: each write says so, and changes nothing.
    for _ in 0..<3 {
      do { try write(3_000) } catch let error as SQLiteError {
        look(error)
        continue
      }
      faults.append("time \(times): three thousand rows were written to a full disk")
    }
    if let file = ballast.popLast() { try FileManager.default.removeItem(atPath: file) }
    do { try write() } catch { faults.append("time \(times): with room again: \(error)") }
    compare()
  }

  /// Makes a transaction of some changes.
  private func write(_ count: Int = 6) throws {
    try store.write { tx in
      for number in 0..<count {
        let id = Int.random(in: 0..<100_000)
        switch number % 6 {
        case 5: try tx.delete(Load.self, id: list.object(at: [0, 0])?.id ?? id)
        case 4: try tx.update(Load(list.object(at: [0, 0])?.id ?? id))
        default: try tx.upsert(Load(id))
        }
      }
    }
    commits += 1
  }

  private func look(_ error: SQLiteError) {
    if error.primaryCode != 13 || !error.description.hasPrefix("The disk is full: ") {
      faults.append("time \(times): \(error)")
    }
    compare()
  }

  /// Compares the list with a query, and has the file checked.
  private func compare() {
    do {
      let shown = list.sections.flatMap { $0.items.map { $0 } }
      if shown != (try store.fetch(request)) {
        faults.append("time \(times): the list shows other rows than a query")
      }
      let check = try store.read { try $0.execute("PRAGMA integrity_check") }
      if check != [["integrity_check": .text("ok")]] { faults.append("time \(times): \(check)") }
    } catch { faults.append("time \(times): \(error)") }
    faults += recorder.errors
    recorder.errors = []
  }
}
