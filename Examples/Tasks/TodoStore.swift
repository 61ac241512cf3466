import Foundation
import ListStore

/// The database file of the to-do list.
struct TodoStore: Sendable {
  let store: SQLiteStore

  /// Opens a file. If it does not exist, creates it with sample items.
  init(path: String) throws {
    store = try SQLiteStore(path: path)
    try store.migrate([
      Migration(1) { tx in
        try tx.createTable(for: TodoItem.self)
        let samples = [
          ("Garden", "Sow the beans"), ("Garden", "Mend the fence"), ("House", "Paint the door"),
        ]
        for (number, (project, title)) in samples.enumerated() {
          try tx.insert(TodoItem(id: number + 1, project: project, title: title))
        }
      },
      Migration(2) {
        _ = try $0.execute("CREATE INDEX byProject ON TodoItem (project, isDone, title, id)")
      },
    ])
  }

  /// Returns the path of the file in the user's data folder.
  static func defaultPath() throws -> String {
    let folder = try FileManager.default.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true
    ).appendingPathComponent("Tasks")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appendingPathComponent("tasks.sqlite").path
  }

  /// Returns a request for items whose title contains a text, by project, open items first.
  func request(searching text: String = "") -> FetchRequest<TodoItem> {
    let request = FetchRequest(TodoItem.self)
      .sectioned(by: \.project).order(by: \.isDone).order(by: \.title)
    if text.isEmpty { return request }
    return request.filter(sql: "instr(lower(title), lower(?)) > 0", text)
  }

  /// Returns a new item with the next identifier.
  func newItem(_ title: String, in project: String) throws -> TodoItem {
    let last = try store.read {
      try $0.execute("SELECT coalesce(max(id), 0) AS last FROM TodoItem")
    }
    guard case .integer(let id)? = last.first?["last"], id < Int.max else { throw Full() }
    return TodoItem(id: Int(id) + 1, project: project, title: title)
  }

  /// The error if no identifiers are left.
  struct Full: LocalizedError, CustomStringConvertible {
    var description: String {
      "No more tasks can be added, because the last identifier, \(Int.max), is in use."
    }
    var errorDescription: String? { description }
  }

  /// Changes an item if it still exists.
  func change(_ item: TodoItem, _ change: (inout TodoItem) -> Void) throws {
    try store.write { tx in
      guard var item = try tx.record(TodoItem.self, id: item.id) else { return }
      change(&item)
      try tx.update(item)
    }
  }
}
