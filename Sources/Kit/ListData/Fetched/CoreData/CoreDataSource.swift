#if canImport(CoreData)
public import CoreData
import ListDiff

/// A source of fetched results from Core Data, by an `NSFetchedResultsController`.
///
///     let request = Task.fetchRequest()
///     request.sortDescriptors = [NSSortDescriptor(key: "project", ascending: true)]
///     let source = CoreDataSource(request, in: context, sectionNameKeyPath: "project")
///     fetchedResultsController = FetchedResultsController(source)
///
/// Core Data reports changes when its context processes them: at the end of the event, or when the
/// context is saved. Objects that the list itself inserts, deletes or moves are processed
/// immediately, so they are on screen when the method returns.
///
/// A change reads only the objects that Core Data reports, so `fetchBatchSize` keeps its effect.
/// The source numbers the objects without reading them, follows the reports with the numbers, and
/// compares the numbers before and after. It takes two facts from a report, the object that changed
/// and its old index path, and asks the controller for the object's new index path. Contradictory
/// reports, such as an update of a deleted object, therefore never reach a view. If the reports
/// contradict the number of objects in a section, the rows of the section are replaced.
///
/// - Complexity: A change takes O(sections) time, and O(n) for each section of n objects that it
///   changes, without reading the objects.
@MainActor public final class CoreDataSource<Object: NSManagedObject>: FetchedResultsSource {
  /// A closure that the source calls when Core Data reports a change.
  public var onChange: (() -> Void)?
  private let controller: NSFetchedResultsController<Object>
  private let relay = ChangeRelay()
  /// The numbers of the objects that the controller has now.
  private var newest = Numbers([])
  private var numbering = ObjectNumbering()
  /// The objects that are in earlier results but not in the newest, by number.
  private var departed: [Int: Object] = [:]

  /// Creates a source from a fetch request.
  ///
  /// - Parameters:
  ///   - request: The fetch request. It must have at least one sort descriptor, and the first one
  ///     must sort in the order of the section names.
  ///   - context: The managed object context, which must be on the main queue.
  ///   - sectionNameKeyPath: The key path that returns the section name of an object, or nil for
  ///     one section.
  ///   - cacheName: The name of Core Data's cache of sections, or nil for no cache.
  public init(
    _ request: NSFetchRequest<Object>, in context: NSManagedObjectContext,
    sectionNameKeyPath: String? = nil, cacheName: String? = nil
  ) {
    controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sectionNameKeyPath,
      cacheName: cacheName)
    relay.didChangeContent = { [weak self] in
      self?.follow($0)
      self?.onChange?()
    }
    controller.delegate = relay
  }

  /// The numbers of the objects of some results.
  private final class Numbers {
    let sections: [Section<ObjectNumber>]
    init(_ sections: [Section<ObjectNumber>]) { self.sections = sections }

    func indexPath(of id: Int) -> IndexPath? {
      for (section, content) in sections.enumerated() {
        if let item = content.items.firstIndex(where: { $0.id == id }) { return [section, item] }
      }
      return nil
    }
  }

  // MARK: Results

  /// Performs the fetch request.
  public func fetch() throws -> FetchedResults<Object> {
    try controller.performFetch()
    newest = Numbers(sections { _, _, count in numbering.newNumbers(count) })
    return results(newest)
  }

  /// Returns the newest results and their difference from the shown results, or nil if nothing
  /// changed.
  public func changes(since shown: FetchedResults<Object>) -> FetchedChanges<Object>? {
    processChanges()
    guard let old = shown.snapshot as? Numbers, old !== newest else { return nil }
    let updates = ListUpdates(
      from: old.sections, to: newest.sections, by: ByIdentifier<ObjectNumber>.self)
    return FetchedChanges(to: results(newest), difference: updates.difference)
  }

  /// Releases the objects that are only in older results.
  public func didShow(_ results: FetchedResults<Object>) {
    if results.snapshot === newest { departed = [:] }
  }

  /// Returns the index path of an object in some results, or nil if there is no such object.
  public func indexPath(of object: Object, in results: FetchedResults<Object>) -> IndexPath? {
    let path = controller.indexPath(forObject: object)
    guard let numbers = results.snapshot as? Numbers, numbers !== newest else { return path }
    let id =
      path.flatMap(newest.sections.object(at:))?.id
      ?? departed.first { $0.value === object }?.key
    return id.flatMap(numbers.indexPath(of:))
  }

  private func results(_ numbers: Numbers) -> FetchedResults<Object> {
    let sections = numbers.sections
    return FetchedResults(
      sections: sections.count, snapshot: numbers, name: { sections[$0].headerTitle },
      indexTitle: { sections[$0].indexTitle }, itemCount: { sections[$0].items.count },
      object: { self.object(at: [$0, $1], in: numbers) })
  }

  /// Returns an object of some results, or nil if it has been released.
  private func object(at indexPath: IndexPath, in numbers: Numbers) -> Object? {
    if numbers === newest { return fetchedObject(at: indexPath) }
    let id = numbers.sections[indexPath[0]].items[indexPath[1]].id
    return departed[id] ?? newest.indexPath(of: id).flatMap(fetchedObject(at:))
  }

  /// Returns an object of the controller, or nil if the controller has no such object any more. The
  /// controller does not report a reset of its context, and traps for such index paths.
  private func fetchedObject(at indexPath: IndexPath) -> Object? {
    guard let sections = controller.sections, indexPath[0] < sections.count,
      indexPath[1] < sections[indexPath[0]].numberOfObjects
    else { return nil }
    return controller.object(at: indexPath)
  }

  /// Returns the controller's sections, with the numbers that a closure returns.
  private func sections(
    _ numbers: (_ section: Int, _ name: String, _ count: Int) -> [ObjectNumber]
  ) -> [Section<ObjectNumber>] {
    let sections = controller.sections ?? []
    guard controller.sectionNameKeyPath != nil else {
      return [Section(id: "", numbers(0, "", sections.first?.numberOfObjects ?? 0))]
    }
    return sections.enumerated().map { index, section in
      Section(
        id: section.name, numbers(index, section.name, section.numberOfObjects),
        headerTitle: section.name, indexTitle: section.indexTitle)
    }
  }

  // MARK: Changes

  /// Inserts an object into the context.
  public func insert(_ object: Object) { insert([object]) }

  /// Inserts objects into the context.
  public func insert(_ objects: [Object]) {
    for object in objects { controller.managedObjectContext.insert(object) }
    processChanges()
  }

  /// Deletes objects from the context.
  public func delete(_ objects: [Object]) {
    for object in objects { controller.managedObjectContext.delete(object) }
    processChanges()
  }

  /// Makes Core Data report pending changes, unless it is reporting already.
  private func processChanges() {
    if !relay.isReporting { controller.managedObjectContext.processPendingChanges() }
  }

  /// Updates the numbers of the objects after a change.
  private func follow(_ reports: [ObjectReport]) {
    let change = ObjectChange(
      reports, of: newest.sections, &numbering,
      place: { ($0 as? Object).flatMap(controller.indexPath(forObject:)) })
    for (id, object) in change.departed { departed[id] = object as? Object }
    newest = Numbers(sections { change.numbers(ofSection: $0, named: $1, count: $2, &numbering) })
  }
}

/// The delegate of Core Data's controller, on the main queue. Objective-C can't call generic
/// classes.
@MainActor private final class ChangeRelay: NSObject, NSFetchedResultsControllerDelegate {
  var didChangeContent: ([ObjectReport]) -> Void = { _ in }
  /// A Boolean value that indicates whether the controller is reporting a change.
  var isReporting: Bool { depth > 0 }
  // An observer of a change may save the context, which makes the controller report the next
  // change.
  private var depth = 0
  private var reports: [ObjectReport] = []

  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    depth += 1
    reports = []
  }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    reports.append(
      ObjectReport(
        object: anObject as AnyObject,
        source: type == .delete || type == .move ? indexPath : nil,
        isInsertion: type == .insert))
  }

  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    didChangeContent(reports)
    depth -= 1
  }
}
#endif
