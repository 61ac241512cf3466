/// A stand-in for Core Data's controller.
///
/// Core Data's is an Objective-C class, whose type parameter exists only for the compiler; here
/// several controllers of different types share one tracker.
public final class NSFetchedResultsController<ResultType>: NSObject {
  private let tracker: FetchedResultsTracker
  public let sectionNameKeyPath: String?
  public let cacheName: String?

  init(_ tracker: FetchedResultsTracker, sectionNameKeyPath: String?, cacheName: String?) {
    self.tracker = tracker
    self.sectionNameKeyPath = sectionNameKeyPath
    self.cacheName = cacheName
  }

  public var managedObjectContext: NSManagedObjectContext { tracker.context }

  public weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    didSet { tracker.delegate = delegate }
  }

  public func performFetch() throws { tracker.fetch() }

  public var fetchedObjects: [ResultType]? { tracker.objects() as? [ResultType] }

  public func object(at indexPath: IndexPath) -> ResultType {
    guard let object = tracker.object(at: indexPath) as? ResultType else {
      fatalError("The object at \(indexPath) is no \(ResultType.self).")
    }
    return object
  }

  public func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { tracker.indexPath(of: $0.objectID) }
  }

  public var sections: [any NSFetchedResultsSectionInfo]? { tracker.sections }
}

extension NSFetchedResultsController where ResultType: NSFetchRequestResult {
  public convenience init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    guard fetchRequest.sortDescriptors?.isEmpty == false else {
      fatalError(
        "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
    }
    let tracker = FetchedResultsTracker(
      FetchedRows(
        descriptors: fetchRequest.sortDescriptors ?? [], sectionKey: sectionNameKeyPath),
      batchSize: fetchRequest.fetchBatchSize, in: context,
      rows: { context.rows(of: fetchRequest) }, fetches: { fetchRequest.fetches($0) })
    self.init(tracker, sectionNameKeyPath: sectionNameKeyPath, cacheName: name)
  }
}
