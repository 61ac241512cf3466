public import Foundation
import ListDiff

/// The objects of a source, in sections, and an announcement of each change.
///
///     let tasks = InMemorySource(
///       someTasks, sectionName: { $0.project }, by: { $0.title < $1.title })
///     let controller = FetchedResultsController(tasks)
///     controller.delegate = self
///     try controller.performFetch()
///
/// All answers are of one moment: that of the fetch, or of the last change that was adopted. A list adopts a
/// change within the batch of updates that shows it, as UIKit wants it; where the delegate adopts nothing,
/// the change is adopted when it has been announced.
@MainActor public final class FetchedResultsController<Object> {
  private let fetch: () throws -> FetchedResults<Object>
  private let changes: (FetchedResults<Object>) throws -> FetchedChanges<Object>?
  private let path: (Object, FetchedResults<Object>) -> IndexPath?
  private let put: (Object) throws -> Void
  private let remove: ([Object]) throws -> Void
  private let didShow: (FetchedResults<Object>) -> Void

  /// The object that is told of changes. What it fetches must be what the controller fetches.
  public weak var delegate: (any FetchedResultsControllerDelegate)?
  private var results: FetchedResults<Object>?
  private var pending: FetchedResults<Object>?
  private var isAnnouncing = false

  /// The sections that are shown; none before the first fetch.
  public private(set) var sections: [FetchedSection<Object>] = []

  /// A controller of a source's objects. A source has one controller.
  public init<Source: FetchedResultsSource>(_ source: Source) where Source.Object == Object {
    fetch = { try source.fetch() }
    changes = { try source.changes(since: $0) }
    path = { source.indexPath(of: $0, in: $1) }
    put = { try source.insert($0) }
    remove = { try source.delete($0) }
    didShow = { source.didShow($0) }
    source.onChange = { [weak self] in self?.announceChanges() }
  }

  /// A Boolean value that indicates whether the controller has fetched.
  public var hasFetched: Bool { results != nil }

  /// Fetches, and follows the source from then on. Announces nothing: reload the view.
  ///
  /// - Throws: What the source cannot do.
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

  // MARK: What is shown

  /// The number of objects in all sections.
  public var fetchedCount: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// An object; nil where there is none, or where it cannot be read.
  public func object(at indexPath: IndexPath) -> Object? {
    sections.object(at: indexPath) ?? nil
  }

  /// Where an object is, by what it is recognised by; nil where it is not shown.
  public func indexPath(of object: Object) -> IndexPath? {
    results.flatMap { path(object, $0) }
  }

  /// The sections' titles in the index; nil where the results are not in sections.
  public var sectionIndexTitles: [String]? { sections.sectionIndexTitles }

  /// The section to which a title of the index leads.
  public func section(forSectionIndexTitle title: String, at index: Int) -> Int {
    min(max(index, 0), max(sections.count - 1, 0))
  }

  // MARK: Changes

  /// Puts an object into the source; it is shown where the order wants it, if it is what is fetched.
  ///
  /// - Throws: What the source cannot do.
  public func insert(_ object: Object) throws { try put(object) }

  /// Deletes an object from the source.
  ///
  /// - Throws: What the source cannot do.
  public func delete(_ object: Object) throws { try remove([object]) }

  /// Deletes objects from the source, all or none.
  ///
  /// - Throws: What the source cannot do.
  public func delete(_ objects: [Object]) throws { try remove(objects) }

  /// The sections that are to be shown after the change that is being announced; nil at other times.
  public var announcedSections: [FetchedSection<Object>]? { pending?.sections }

  /// Shows other sections from now on: those of the updates that are announced, or what they show on the
  /// way. For use within a batch.
  public func adopt(_ sections: [FetchedSection<Object>]) { self.sections = sections }

  /// Shows the announced change from now on. For use within a batch; does nothing where none is announced.
  public func adoptChanges() {
    guard let pending else { return }
    self.pending = nil
    show(pending)
  }

  /// Does something whose changes a view shows already, as a move by a person: they are adopted, and not announced.
  ///
  /// - Returns: What changed; nil where nothing did, or where another change is being announced, which these then follow.
  public func adoptChanges(
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
    do {
      guard let changes = try changes(results) else { return nil }
      show(changes.results)
      return updates(by: changes, since: results)
    } catch {
      if let delegate { tell(delegate, .failure(error)) }
      return nil
    }
  }

  private func announceChanges() {
    // A delegate that writes is told of that when it has done with what it is told now.
    guard !isAnnouncing else { return }
    isAnnouncing = true
    defer { isAnnouncing = false }
    while let results {
      do {
        guard let changes = try changes(results) else { return }
        announce(changes, since: results)
      } catch {
        if let delegate { tell(delegate, .failure(error)) }
        return
      }
    }
  }

  private func announce(_ changes: FetchedChanges<Object>, since results: FetchedResults<Object>) {
    pending = changes.results
    let updates = updates(by: changes, since: results)
    if let delegate, !updates.isEmpty { tell(delegate, .success(updates)) }
    adoptChanges()
  }

  private func updates(
    by changes: FetchedChanges<Object>, since results: FetchedResults<Object>
  ) -> ListUpdates<FetchedSection<Object>> {
    ListUpdates(
      from: results.sections, to: changes.results.sections, difference: changes.difference)
  }

  private func tell<Delegate: FetchedResultsControllerDelegate>(
    _ delegate: Delegate, _ news: Result<ListUpdates<FetchedSection<Object>>, any Error>
  ) {
    guard let controller = self as? FetchedResultsController<Delegate.FetchedObject> else {
      fatalError(
        "The delegate \(Delegate.self) is told of \(Delegate.FetchedObject.self), but its controller fetches "
          + "\(Object.self).")
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
