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

  /// Adds an item with the next identifier.
  func add(_ title: String, to project: String) throws {
    try store.write { tx in
      try tx.insert(TodoItem(id: Self.nextID(in: tx), project: project, title: title))
    }
  }

  private static func nextID(in tx: Transaction) throws -> Int {
    let last = try tx.execute("SELECT coalesce(max(id), 0) AS last FROM TodoItem")
    guard case .integer(let id)? = last.first?["last"], id < Int.max else { throw Full() }
    return Int(id) + 1
  }

  /// Deletes an item if it still exists.
  func delete(_ item: TodoItem) throws {
    _ = try store.write { try $0.delete(item) }
  }

  /// Restores a deleted item, with a new identifier if its own is in use.
  func restore(_ item: TodoItem) throws {
    try store.write { tx in
      var item = item
      if try tx.record(TodoItem.self, id: item.id) != nil { item.id = try Self.nextID(in: tx) }
      try tx.insert(item)
    }
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
