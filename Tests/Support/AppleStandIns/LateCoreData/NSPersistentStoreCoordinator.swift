/// A stand-in for Core Data's coordinator: it keeps the rows itself, and counts those that are
/// read.
public final class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  var rows: [NSManagedObjectID: Row] = [:]
  /// The number of objects that were made of rows, which Core Data does not tell.
  public internal(set) var realisedObjects = 0

  struct Row {
    let entity: NSEntityDescription
    var values: [String: Any]
  }

  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }
}
