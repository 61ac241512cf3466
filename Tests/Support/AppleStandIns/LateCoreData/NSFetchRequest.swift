/// What a request fetches.
public protocol NSFetchRequestResult: NSObjectProtocol {}

/// A stand-in for Core Data's request. Its predicate and sort descriptors are asked about objects
/// without a context, as a database would evaluate them without making objects.
public final class NSFetchRequest<ResultType: NSFetchRequestResult>: NSObject {
  public let entityName: String?
  public var sortDescriptors: [NSSortDescriptor]?
  public var predicate: NSPredicate?
  public var fetchBatchSize = 0

  public init(entityName: String) { self.entityName = entityName }

  func fetches(_ row: NSManagedObject) -> Bool {
    row.entity.name == entityName && predicate?.evaluate(with: row) ?? true
  }
}
