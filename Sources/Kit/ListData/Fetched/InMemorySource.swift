public import Foundation
import ListDiff

/// A source of fetched results from objects in memory, for tests and for small lists that need no
/// database.
///
///     let source = InMemorySource(
///       tasks, sectionName: { $0.project }, by: { $0.title < $1.title })
///     source.upsert(Task(id: 4, project: "House", title: "Paint"))
///     source.transaction {
///       source.delete(id: 1)
///       source.delete(id: 2)
///     }
///
/// Each change is announced before its method returns. The changes of a transaction are announced
/// together.
@MainActor
public final class InMemorySource<Object: Identifiable & Equatable>:
  FetchedResultsSource
{
  /// A closure that the source calls after each change or transaction.
  public var onChange: (() -> Void)?
  private var objects: [Object.ID: Object] = [:]
  /// The numbers of the objects in the order of their arrival.
  private var numbers: [Object.ID: Int] = [:]
  private var arrivals = 0
  private let sectionName: ((Object) -> String)?
  private let isIncluded: (Object) -> Bool
  private let areInOrder: (Object, Object) -> Bool
  private var transactions = 0

  /// Creates a source of objects. Of several objects with the same identifier, the last one is
  /// kept.
  ///
  /// - Parameters:
  ///   - objects: The initial objects.
  ///   - sectionName: A closure that returns the name of an object's section. Sections are sorted
  ///     by name. If it is nil, there is one section without a name.
  ///   - isIncluded: A closure that returns whether an object is fetched. The default includes all.
  ///   - areInOrder: A closure that returns whether its first object comes before its second object
  ///     in one section. Objects of which neither does are in the order in which they arrived.
  public init(
    _ objects: [Object] = [], sectionName: ((Object) -> String)? = nil,
    where isIncluded: @escaping (Object) -> Bool = { _ in true },
    by areInOrder: @escaping (Object, Object) -> Bool
  ) {
    self.sectionName = sectionName
    self.isIncluded = isIncluded
    self.areInOrder = areInOrder
    for object in objects { put(object) }
  }

  private func put(_ object: Object) {
    objects[object.id] = object
    guard numbers[object.id] == nil else { return }
    numbers[object.id] = arrivals
    arrivals += 1
  }

  private func remove(_ id: Object.ID) {
    objects[id] = nil
    numbers[id] = nil
  }

  // MARK: Changes

  /// Returns the object with an identifier, or nil if there is no such object.
  public subscript(id: Object.ID) -> Object? { objects[id] }

  /// Inserts an object, or replaces the object with the same identifier.
  public func upsert(_ object: Object) { transaction { put(object) } }

  /// Updates the object with an identifier.
  ///
  /// - Returns: False if there is no such object.
  @discardableResult
  public func update(id: Object.ID, _ change: (inout Object) -> Void) -> Bool {
    guard var object = objects[id] else { return false }
    change(&object)
    transaction {
      if object.id != id { remove(id) }
      put(object)
    }
    return true
  }

  /// Deletes the object with an identifier.
  ///
  /// - Returns: False if there is no such object.
  @discardableResult
  public func delete(id: Object.ID) -> Bool {
    guard objects[id] != nil else { return false }
    transaction { remove(id) }
    return true
  }

  /// Inserts an object, in the same way as `upsert(_:)`.
  public func insert(_ object: Object) { upsert(object) }

  /// Inserts objects, in the same way as `upsert(_:)`.
  public func insert(_ objects: [Object]) {
    transaction {
      for object in objects { upsert(object) }
    }
  }

  /// Deletes the objects with the identifiers of the given objects.
  public func delete(_ objects: [Object]) {
    transaction {
      for object in objects { delete(id: object.id) }
    }
  }

  /// Performs changes that are announced together.
  public func transaction(_ changes: () throws -> Void) rethrows {
    transactions += 1
    defer {
      transactions -= 1
      if transactions == 0 { onChange?() }
    }
    try changes()
  }

  // MARK: Results

  /// The sections of one snapshot.
  private final class Snapshot {
    let sections: [Section<Object>]
    init(_ sections: [Section<Object>]) { self.sections = sections }
  }

  /// Fetches the objects.
  public func fetch() -> FetchedResults<Object> { results(sections) }

  /// Returns the newest results and their difference from the shown results, or nil if nothing
  /// changed.
  public func changes(since shown: FetchedResults<Object>) -> FetchedChanges<Object>? {
    let old = (shown.snapshot as? Snapshot)?.sections ?? []
    let updates = old.updates(to: sections)
    if updates.isEmpty { return nil }
    return FetchedChanges(to: results(updates.data), difference: updates.difference)
  }

  /// Returns the index path in some results of the object with the same identifier, or nil if there
  /// is no such object.
  public func indexPath(of object: Object, in results: FetchedResults<Object>) -> IndexPath? {
    for (section, content) in ((results.snapshot as? Snapshot)?.sections ?? []).enumerated() {
      if let item = content.items.firstIndex(where: { $0.id == object.id }) {
        return [section, item]
      }
    }
    return nil
  }

  private func results(_ sections: [Section<Object>]) -> FetchedResults<Object> {
    FetchedResults(
      sections: sections.count, snapshot: Snapshot(sections), name: { sections[$0].headerTitle },
      itemCount: { sections[$0].items.count }, object: { sections[$0].items[$1] })
  }

  private var sections: [Section<Object>] {
    let included = objects.values.filter(isIncluded)
    guard let sectionName else { return [Section(id: "", sorted(included))] }
    return Dictionary(grouping: included, by: sectionName).sorted { $0.key < $1.key }
      .map { Section(id: $0.key, sorted($0.value), headerTitle: $0.key) }
  }

  private func sorted(_ objects: [Object]) -> [Object] {
    objects.sorted { first, second in
      if areInOrder(first, second) { return true }
      return !areInOrder(second, first) && numbers[first.id]! < numbers[second.id]!
    }
  }
}
