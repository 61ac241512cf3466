public import Foundation
import ListDiff

/// A controller that manages the objects of a source in sections, and announces each change.
///
///     let tasks = InMemorySource(
///       someTasks, sectionName: { $0.project }, by: { $0.title < $1.title })
///     let controller = FetchedResultsController(tasks)
///     controller.delegate = self
///     try controller.performFetch()
///
/// The controller always represents one snapshot: that of the fetch, or of the last adopted change.
/// A list adopts a change within the batch update that shows it, as UIKit requires. If the delegate
/// does not adopt the change, the controller adopts it after it has been announced.
@MainActor public final class FetchedResultsController<Object> {
  private let fetch: () throws -> FetchedResults<Object>
  private let changes: (FetchedResults<Object>) throws -> FetchedChanges<Object>?
  private let path: (Object, FetchedResults<Object>) -> IndexPath?
  private let put: ([Object]) throws -> Void
  private let remove: ([Object]) throws -> Void
  private let didShow: (FetchedResults<Object>) -> Void

  /// The delegate of the controller. Its `FetchedObject` must be the type that the controller
  /// fetches.
  public weak var delegate: (any FetchedResultsControllerDelegate)?
  private var results: FetchedResults<Object>?
  private var pending: FetchedResults<Object>?
  private var isAnnouncing = false
  /// A Boolean value that indicates whether the source had news since the controller last asked it,
  /// while it was announcing others.
  private var missedNews = false

  /// The sections that are shown. The array is empty before the first fetch.
  public private(set) var sections: [FetchedSection<Object>] = []

  /// Creates a controller of a source's objects. A source can have only one controller.
  public init<Source: FetchedResultsSource>(_ source: Source) where Source.Object == Object {
    fetch = { try source.fetch() }
    changes = { try source.changes(since: $0) }
    path = { source.indexPath(of: $0, in: $1) }
    put = { try source.insert($0) }
    remove = { try source.delete($0) }
    didShow = { source.didShow($0) }
    source.onChange = { [weak self] in self?.followChanges() }
  }

  /// A Boolean value that indicates whether the controller has fetched.
  package var hasFetched: Bool { results != nil }

  /// Fetches the objects, and follows the source from then on. The delegate is not notified; reload
  /// the view.
  ///
  /// - Throws: An error of the source.
  public func performFetch() throws {
    let fetched = try fetch()
    pending = nil
    show(fetched)
  }

  private func show(_ results: FetchedResults<Object>) {
    self.results = results
    sections = results.sections
    didShow(results)
  }

  // MARK: Shown objects

  /// The number of objects in all sections.
  public var fetchedCount: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// Returns the object at an index path, or nil if there is no such object or it can't be read.
  public func object(at indexPath: IndexPath) -> Object? {
    sections.object(at: indexPath) ?? nil
  }

  /// Returns the index path of the object with the same identity, or nil if it is not shown.
  public func indexPath(of object: Object) -> IndexPath? {
    results.flatMap { path(object, $0) }
  }

  /// The titles of the sections in the index, or nil if the results have no sections.
  public var sectionIndexTitles: [String]? { sections.sectionIndexTitles }

  /// Returns the section that a title of the index leads to.
  public func section(forSectionIndexTitle title: String, at index: Int) -> Int {
    min(max(index, 0), max(sections.count - 1, 0))
  }

  // MARK: Changes

  /// Inserts an object into the source. If the request fetches the object, it appears at its place
  /// in the order.
  ///
  /// - Throws: An error of the source.
  public func insert(_ object: Object) throws { try put([object]) }

  /// Inserts several objects into the source, all or none.
  ///
  /// - Throws: An error of the source.
  public func insert(_ objects: [Object]) throws { try put(objects) }

  /// Deletes an object from the source.
  ///
  /// - Throws: An error of the source.
  public func delete(_ object: Object) throws { try remove([object]) }

  /// Deletes several objects from the source, all or none.
  ///
  /// - Throws: An error of the source.
  public func delete(_ objects: [Object]) throws { try remove(objects) }

  /// The sections after the change that is being announced, or nil at other times.
  package var pendingSections: [FetchedSection<Object>]? { pending?.sections }

  /// Sets the sections to those of the announced updates, or of one of their batches. Call it
  /// within the batch.
  package func setSections(_ sections: [FetchedSection<Object>]) { self.sections = sections }

  /// Shows the announced change from now on, if there is one. Call it within the batch.
  package func applyChanges() {
    guard let pending else { return }
    self.pending = nil
    show(pending)
  }

  /// Performs changes that a view already shows, such as a move by the user. The changes are
  /// adopted and not announced.
  ///
  /// - Returns: The updates, or nil if nothing changed. It is also nil while another change is
  ///   being announced; these changes are then announced after it.
  package func applyChanges(
    of work: () throws -> Void
  ) rethrows -> ListUpdates<FetchedSection<Object>>? {
    guard !isAnnouncing else {
      try work()
      return nil
    }
    isAnnouncing = true
    defer { isAnnouncing = false }
    try work()
    guard let results else { return nil }
    missedNews = false
    do {
      guard let changes = try changes(results) else { return nil }
      show(changes.results)
      return updates(by: changes, since: results)
    } catch {
      report(error)
      return nil
    }
  }

  private func followChanges() {
    // A delegate may change the source. It is notified of that after the change that is being
    // announced.
    if isAnnouncing {
      missedNews = true
      return
    }
    isAnnouncing = true
    defer { isAnnouncing = false }
    while let results {
      missedNews = false
      do {
        guard let changes = try changes(results) else { return }
        showResults(changes, since: results)
      } catch {
        report(error)
        return
      }
    }
  }

  private func report(_ error: any Error) {
    if let delegate { notify(delegate, .failure(error)) }
    // The delegate may have changed the source. Others have their turn first, because the source
    // may fail again.
    if missedNews { Task { [weak self] in self?.followChanges() } }
  }

  private func showResults(_ changes: FetchedChanges<Object>, since results: FetchedResults<Object>)
  {
    pending = changes.results
    let updates = updates(by: changes, since: results)
    if let delegate, !updates.isEmpty { notify(delegate, .success(updates)) }
    applyChanges()
  }

  private func updates(
    by changes: FetchedChanges<Object>, since results: FetchedResults<Object>
  ) -> ListUpdates<FetchedSection<Object>> {
    ListUpdates(
      from: results.sections, to: changes.results.sections, difference: changes.difference)
  }

  private func notify<Delegate: FetchedResultsControllerDelegate>(
    _ delegate: Delegate, _ news: Result<ListUpdates<FetchedSection<Object>>, any Error>
  ) {
    guard let controller = self as? FetchedResultsController<Delegate.FetchedObject> else {
      fatalError(
        "The delegate \(Delegate.self) expects objects of type \(Delegate.FetchedObject.self), but "
          + "its controller fetches objects of type \(Object.self).")
    }
    switch news {
    case .success(let updates):
      guard let updates = updates as? ListUpdates<FetchedSection<Delegate.FetchedObject>> else {
        return
      }
      delegate.controller(controller, didChangeContentWith: updates)
    case .failure(let error): delegate.controller(controller, didFailWith: error)
    }
  }
}
