#if canImport(CoreData)
public import CoreData
import ListDiff

/// Fetched results from Core Data, by an `NSFetchedResultsController`.
///
///     let request = Task.fetchRequest()
///     request.sortDescriptors = [NSSortDescriptor(key: "project", ascending: true)]
///     let source = CoreDataSource(request, in: context, sectionNameKeyPath: "project")
///     fetchedResultsController = FetchedResultsController(source)
///
/// Of what Core Data's controller tells only which objects changed is believed; what moved, came and went is found by
/// comparing its objects with those that are shown. So neither a move that is an update, nor an update besides
/// a deletion, nor a path that is out of date reaches a view, and a list goes on showing its own moment while
/// Core Data shows the next. That costs O(n) a change for n objects.
@MainActor public final class CoreDataSource<Object: NSManagedObject>: FetchedResultsSource {
  public var onChange: (() -> Void)?
  private let controller: NSFetchedResultsController<Object>
  private let relay = ChangeRelay()
  /// The objects that changed since changes were last asked for.
  private var changed: Set<ObjectIdentifier> = []

  /// A source of the objects of a request.
  ///
  /// - Parameters:
  ///   - request: What to fetch; it has at least one sort descriptor, and the first one sorts as the sections'
  ///     names do.
  ///   - context: Where to fetch it; a context of the main queue.
  ///   - sectionNameKeyPath: The key path to an object's section's name; nil for one section.
  ///   - cacheName: The name of Core Data's cache of sections; nil for none.
  public init(
    _ request: NSFetchRequest<Object>, in context: NSManagedObjectContext,
    sectionNameKeyPath: String? = nil, cacheName: String? = nil
  ) {
    controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sectionNameKeyPath,
      cacheName: cacheName)
    relay.didChangeObject = { [weak self] in self?.changed.insert($0) }
    relay.didChangeContent = { [weak self] in self?.onChange?() }
    controller.delegate = relay
  }

  /// What there was at one moment.
  private final class Moment {
    let sections: [Section<Object>]
    init(_ sections: [Section<Object>]) { self.sections = sections }
  }

  public func fetch() throws -> FetchedResults<Object> {
    try controller.performFetch()
    changed = []
    return results(sections)
  }

  public func changes(since shown: FetchedResults<Object>) -> FetchedChanges<Object>? {
    guard let old = (shown.moment as? Moment)?.sections else { return nil }
    let new = sections
    var updates = ListUpdates(from: old, to: new, by: ByReference.self)
    updates = ListUpdates(
      from: old, to: new, difference: withChanges(updates.difference, from: old, to: new))
    changed = []
    if updates.isEmpty { return nil }
    return FetchedChanges(to: results(new), difference: updates.difference)
  }

  /// Objects are the same before and after, so nobody but Core Data knows which of them changed.
  private func withChanges(
    _ difference: ListDifference, from old: [Section<Object>], to new: [Section<Object>]
  ) -> ListDifference {
    guard !changed.isEmpty else { return difference }
    var difference = difference
    for (section, content) in old.enumerated() {
      for (item, object) in content.items.enumerated()
      where changed.contains(ObjectIdentifier(object)) {
        let place = ListPlace(section: section, item: item)
        let target = difference.newPlace(of: place, from: old.count, to: new.count)
        if let target { difference.changedItems.append(ListChange(from: place, to: target)) }
      }
    }
    return difference
  }

  public func indexPath(of object: Object, in results: FetchedResults<Object>) -> IndexPath? {
    for (section, content) in ((results.moment as? Moment)?.sections ?? []).enumerated() {
      if let item = content.items.firstIndex(of: object) { return [section, item] }
    }
    return nil
  }

  public func insert(_ object: Object) { controller.managedObjectContext.insert(object) }

  public func delete(_ objects: [Object]) {
    for object in objects { controller.managedObjectContext.delete(object) }
  }

  private func results(_ sections: [Section<Object>]) -> FetchedResults<Object> {
    FetchedResults(
      sections: sections.count, moment: Moment(sections), name: { sections[$0].headerTitle },
      indexTitle: { sections[$0].indexTitle }, itemCount: { sections[$0].items.count },
      object: { sections[$0].items[$1] })
  }

  private var sections: [Section<Object>] {
    let sections = controller.sections ?? []
    guard controller.sectionNameKeyPath != nil else {
      return [Section(id: "", controller.fetchedObjects ?? [])]
    }
    return sections.map { section in
      Section(
        id: section.name, section.objects as? [Object] ?? [], headerTitle: section.name,
        indexTitle: section.indexTitle)
    }
  }
}

/// Objects are recognised by being the same object, and do not tell whether they changed.
private enum ByReference<Object: AnyObject>: ListIdentity {
  static func id(of object: Object) -> ObjectIdentifier { ObjectIdentifier(object) }
  static func hasSameContent(_ old: Object, _ new: Object) -> Bool { true }
}

/// What Core Data talks to, on the main queue; it is not generic, as Objective-C wants it.
@MainActor private final class ChangeRelay: NSObject, NSFetchedResultsControllerDelegate {
  var didChangeObject: (ObjectIdentifier) -> Void = { _ in }
  var didChangeContent: () -> Void = {}

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    // A move implies an update.
    if type == .update || type == .move { didChangeObject(ObjectIdentifier(anObject as AnyObject)) }
  }

  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) { didChangeContent() }
}
#endif
