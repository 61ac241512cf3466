public import Foundation
import ListDiff

/// Fetched results from objects in memory, for tests and for small lists that need no database.
///
///     let source = InMemorySource(
///       tasks, sectionName: { $0.project }, by: { $0.title < $1.title })
///     source.upsert(Task(id: 4, project: "House", title: "Paint"))
///     source.transaction {
///       source.delete(id: 1)
///       source.delete(id: 2)
///     }
///
/// Each change is announced before its method returns, those of a transaction together.
@MainActor
public final class InMemorySource<Object: Identifiable & Equatable>:
  FetchedResultsSource
{
  public var onChange: (() -> Void)?
  private var objects: [Object.ID: Object] = [:]
  private let sectionName: ((Object) -> String)?
  private let isIncluded: (Object) -> Bool
  private let areInOrder: (Object, Object) -> Bool
  private var transactions = 0

  /// A source of some objects. Of those that share an identifier the last is kept.
  ///
  /// - Parameters:
  ///   - objects: What there is at first.
  ///   - sectionName: The name of an object's section; sections come in the order of their names. One
  ///     section without a name if it is left out.
  ///   - isIncluded: Whether an object is fetched; all are if it is left out.
  ///   - areInOrder: Whether the first object comes before the second, in one section.
  public init(
    _ objects: [Object] = [], sectionName: ((Object) -> String)? = nil,
    where isIncluded: @escaping (Object) -> Bool = { _ in true },
    by areInOrder: @escaping (Object, Object) -> Bool
  ) {
    self.sectionName = sectionName
    self.isIncluded = isIncluded
    self.areInOrder = areInOrder
    for object in objects { self.objects[object.id] = object }
  }

  // MARK: Changes

  /// The object of an identifier.
  public subscript(id: Object.ID) -> Object? { objects[id] }

  /// Puts an object in, or in the place of the one with its identifier.
  public func upsert(_ object: Object) { transaction { objects[object.id] = object } }

  /// Changes the object of an identifier; false where there is none.
  @discardableResult
  public func update(id: Object.ID, _ change: (inout Object) -> Void) -> Bool {
    guard var object = objects[id] else { return false }
    change(&object)
    transaction {
      objects[id] = nil
      objects[object.id] = object
    }
    return true
  }

  /// Takes the object of an identifier out; false where there is none.
  @discardableResult
  public func delete(id: Object.ID) -> Bool {
    guard objects[id] != nil else { return false }
    transaction { objects[id] = nil }
    return true
  }

  /// Puts an object in, or in the place of the one with its identifier.
  public func insert(_ object: Object) { upsert(object) }

  /// Takes objects out, by their identifiers.
  public func delete(_ objects: [Object]) {
    transaction {
      for object in objects { delete(id: object.id) }
    }
  }

  /// Makes changes that are announced together.
  public func transaction(_ changes: () throws -> Void) rethrows {
    transactions += 1
    defer {
      transactions -= 1
      if transactions == 0 { onChange?() }
    }
    try changes()
  }

  // MARK: Results

  /// What the source had at one moment.
  private final class Moment {
    let sections: [Section<Object>]
    init(_ sections: [Section<Object>]) { self.sections = sections }
  }

  public func fetch() -> FetchedResults<Object> { results(sections) }

  public func changes(since shown: FetchedResults<Object>) -> FetchedChanges<Object>? {
    let old = (shown.moment as? Moment)?.sections ?? []
    let updates = old.updates(to: sections)
    if updates.isEmpty { return nil }
    return FetchedChanges(to: results(updates.data), difference: updates.difference)
  }

  public func indexPath(of object: Object, in results: FetchedResults<Object>) -> IndexPath? {
    for (section, content) in ((results.moment as? Moment)?.sections ?? []).enumerated() {
      if let item = content.items.firstIndex(where: { $0.id == object.id }) {
        return [section, item]
      }
    }
    return nil
  }

  private func results(_ sections: [Section<Object>]) -> FetchedResults<Object> {
    FetchedResults(
      sections: sections.count, moment: Moment(sections), name: { sections[$0].headerTitle },
      itemCount: { sections[$0].items.count }, object: { sections[$0].items[$1] })
  }

  private var sections: [Section<Object>] {
    let included = objects.values.filter(isIncluded)
    guard let sectionName else { return [Section(id: "", included.sorted(by: areInOrder))] }
    return Dictionary(grouping: included, by: sectionName).sorted { $0.key < $1.key }
      .map { Section(id: $0.key, $0.value.sorted(by: areInOrder), headerTitle: $0.key) }
  }
}
