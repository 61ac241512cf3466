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
}

/// Some jobs.
let someJobs = [
  Job(id: 1, project: "House", title: "Paint"), Job(id: 2, project: "House", title: "Mend"),
  Job(id: 3, project: "Garden", title: "Sow", kind: .work),
  Job(id: 4, project: "Garden", title: "Reap", isDone: true),
]
