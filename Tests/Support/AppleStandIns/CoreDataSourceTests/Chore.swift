import CoreData

/// What the lists of these tests show: by room, sorted by rank.
final class Chore: NSManagedObject {
  var room: String {
    get { value(forKey: "room") as? String ?? "" }
    set { setValue(newValue, forKey: "room") }
  }
  var rank: Int {
    get { value(forKey: "rank") as? Int ?? 0 }
    set { setValue(newValue, forKey: "rank") }
  }
  var title: String {
    get { value(forKey: "title") as? String ?? "" }
    set { setValue(newValue, forKey: "title") }
  }
  var isHidden: Bool {
    get { value(forKey: "isHidden") as? Bool ?? false }
    set { setValue(newValue, forKey: "isHidden") }
  }

  static let description: NSEntityDescription = {
    let description = NSEntityDescription()
    description.name = "Chore"
    description.managedObjectClassName = NSStringFromClass(Chore.self)
    return description
  }()

  static func request(batchSize: Int = 0) -> NSFetchRequest<Chore> {
    let request = NSFetchRequest<Chore>(entityName: "Chore")
    request.sortDescriptors = [
      NSSortDescriptor(keyPath: \Chore.room, ascending: true),
      NSSortDescriptor(keyPath: \Chore.rank, ascending: true),
    ]
    request.predicate = NSPredicate { chore, _ in (chore as? Chore)?.isHidden == false }
    request.fetchBatchSize = batchSize
    return request
  }

  static func store() -> NSPersistentStoreCoordinator {
    let model = NSManagedObjectModel()
    model.entities = [description]
    return NSPersistentStoreCoordinator(managedObjectModel: model)
  }

  /// A chore that is in no context yet.
  static func loose(_ title: String, in room: String, rank: Int) -> Chore {
    let chore = Chore(entity: description, insertInto: nil)
    chore.fill(title, in: room, rank: rank)
    return chore
  }

  func fill(_ title: String, in room: String, rank: Int) {
    (self.title, self.room, self.rank) = (title, room, rank)
  }
}

extension NSManagedObjectContext {
  static func main(_ store: NSPersistentStoreCoordinator) -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = store
    context.undoManager = UndoManager()
    return context
  }
}
