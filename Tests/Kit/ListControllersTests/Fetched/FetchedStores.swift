import ListControllers
import ListStore

/// What the fetched lists of these tests show.
struct Paint: Identifiable, Hashable, Codable, Sendable {
  let id: Int
  var name: String
  var color: String
  var sectionName: String
}

/// A store of paints, in whatever source; lists show them by section name, sorted by name.
@MainActor protocol PaintStore: AnyObject {
  func insert(_ paint: Paint) throws
  func update(_ paint: Paint) throws
  func delete(_ id: Int) throws
  /// Makes changes that are announced together.
  func transaction(_ changes: () throws -> Void) throws
  func controller() throws -> FetchedResultsController<Paint>
}

/// The stores that the tests are run on.
enum StoreKind: String, CaseIterable {
  case memory, sqlite

  @MainActor func make() throws -> any PaintStore {
    switch self {
    case .memory: MemoryPaints()
    case .sqlite: try SQLitePaints()
    }
  }
}

final class MemoryPaints: PaintStore {
  private let source = InMemorySource<Paint>(
    sectionName: { $0.sectionName }, by: { ($0.name, $0.id) < ($1.name, $1.id) })

  func insert(_ paint: Paint) { source.upsert(paint) }
  func update(_ paint: Paint) { source.upsert(paint) }
  func delete(_ id: Int) { source.delete(id: id) }
  func transaction(_ changes: () throws -> Void) rethrows { try source.transaction(changes) }
  func controller() -> FetchedResultsController<Paint> { FetchedResultsController(source) }
}

final class SQLitePaints: PaintStore {
  private let store: SQLiteStore
  private var transaction: Transaction?

  init() throws {
    store = try SQLiteStore.inMemory()
    try store.createTable(for: Paint.self)
  }

  private func change(_ work: (Transaction) throws -> Void) throws {
    if let transaction { try work(transaction) } else { try store.write(work) }
  }

  func insert(_ paint: Paint) throws { try change { try $0.insert(paint) } }
  func update(_ paint: Paint) throws { try change { try $0.upsert(paint) } }
  func delete(_ id: Int) throws { try change { _ = try $0.delete(Paint.self, id: id) } }
  /// Makes each deletion from now on fail.
  func refuseDeletions() throws {
    try change {
      try $0.execute(
        """
        CREATE TRIGGER refuse BEFORE DELETE ON Paint
        BEGIN SELECT RAISE(ABORT, 'paints stay'); END
        """)
    }
  }
  func transaction(_ changes: () throws -> Void) throws {
    try store.write {
      transaction = $0
      defer { transaction = nil }
      try changes()
    }
  }
  func controller() throws -> FetchedResultsController<Paint> {
    try store.fetchedResultsController(
      for: FetchRequest(Paint.self).sectioned(by: \.sectionName).order(by: \.name))
  }
}

extension PaintStore {
  /// Ten paints in "First", five in "Second".
  func fill() throws {
    try transaction {
      for number in 0..<15 {
        try insert(
          Paint(
            id: number, name: "paint \(number + 100)", color: "white",
            sectionName: number < 10 ? "First" : "Second"))
      }
    }
  }
}
