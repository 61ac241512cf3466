import Foundation
import ListData
import ListStore

/// A piece of work.
struct Job: Codable, Identifiable, Hashable, Sendable {
  enum Kind: String, Codable, CaseIterable { case home, work }

  var id: Int
  var project: String
  var title: String
  var isDone = false
  var kind = Kind.home
  var due: Date?

  enum CodingKeys: String, CodingKey {
    case id, project, title, kind, due
    case isDone = "is_done"
  }
}

/// A record of all kinds of columns.
struct Everything: Codable, Identifiable, Hashable {
  enum Color: Int, Codable, CaseIterable {
    case red = 3
    case green = 5
  }
  struct Point: Codable, Hashable { var x = 1, y = 2 }

  var id = UUID()
  var text = "é\u{0}x"
  var whole = Int.min
  var small: UInt8 = 255
  var number = 1.5
  var short: Float = 0.25
  var flag = true
  var data = Data([0, 1, 255])
  var empty = Data()
  var date = Date(timeIntervalSince1970: 12_345.678)
  var url = URL(string: "https://example.com/a?b=c")!
  var color = Color.green
  var point: Point? = Point()
  var list: [String] = ["a", "\"b\""]
  var nothing: Int?
  var something: String? = ""
}

/// A folder that goes with the object; in a memory file system where there is one, for a disk takes
/// its time.
final class Folder {
  let path: String

  init() throws {
    let isShared = FileManager.default.isWritableFile(atPath: "/dev/shm")
    path = (isShared ? "/dev/shm/" : NSTemporaryDirectory()) + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { path + "/" + name }
}

extension SQLiteStore {
  /// A store with a table of jobs.
  static func jobs() throws -> SQLiteStore {
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Job.self)
    return store
  }

  /// A list that has fetched.
  @MainActor func list<Record>(
    _ request: FetchRequest<Record>
  ) throws -> FetchedResultsController<Record> {
    let list = try fetchedResultsController(for: request)
    try list.performFetch()
    return list
  }

  /// A list that has fetched, and what it announces from then on.
  @MainActor func shown<Record>(
    _ request: FetchRequest<Record>
  ) throws -> (FetchedResultsController<Record>, ListRecorder<Record>) {
    let list = try fetchedResultsController(for: request)
    let recorder = ListRecorder<Record>()
    list.delegate = recorder
    try list.performFetch()
    return (list, recorder)
  }

  /// A store with `someJobs`.
  static func someJobs() throws -> SQLiteStore {
    let store = try jobs()
    try store.write { tx in
      for job in ListStoreTests.someJobs { try tx.insert(job) }
    }
    return store
  }
}

/// Records what a list announces; not the data, which would keep its snapshot.
@MainActor final class ListRecorder<Record>: FetchedResultsControllerDelegate {
  /// The updates and the errors, as texts.
  var log: [String] = []
  var differences: [ListDifference] = []
  var errors: [any Error] = []
  var onChange: (ListUpdates<FetchedSection<Record>>) -> Void = { _ in }
  var onError: () -> Void = {}

  func controller(
    _ controller: FetchedResultsController<Record>,
    didChangeContentWith updates: ListUpdates<FetchedSection<Record>>
  ) {
    log.append(updates.description)
    differences.append(updates.difference)
    onChange(updates)
  }
  func controller(_ controller: FetchedResultsController<Record>, didFailWith error: any Error) {
    log.append("\(error)")
    errors.append(error)
    onError()
  }
}

/// The error that some work ends with, or nil if it ends well or with an error of another type.
func failure<Result>(_ work: () throws -> Result) -> SQLiteError? {
  do { _ = try work() } catch { return error as? SQLiteError }
  return nil
}

/// Some jobs.
let someJobs = [
  Job(id: 1, project: "House", title: "Paint"), Job(id: 2, project: "House", title: "Mend"),
  Job(id: 3, project: "Garden", title: "Sow", kind: .work),
  Job(id: 4, project: "Garden", title: "Reap", isDone: true),
]
