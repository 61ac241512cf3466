import ListControllers

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
  case memory

  @MainActor func make() throws -> any PaintStore {
    switch self {
    case .memory: MemoryPaints()
    }
  }
}

final class MemoryPaints: PaintStore {
  private let source = InMemorySource<Paint>(sectionName: { $0.sectionName }) {
    ($0.name, $0.id) < ($1.name, $1.id)
  }

  func insert(_ paint: Paint) { source.upsert(paint) }
  func update(_ paint: Paint) { source.upsert(paint) }
  func delete(_ id: Int) { source.delete(id: id) }
  func transaction(_ changes: () throws -> Void) rethrows { try source.transaction(changes) }
  func controller() -> FetchedResultsController<Paint> { FetchedResultsController(source) }
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
