/// A stand-in for Core Data's context, for the main queue.
///
/// As in Core Data, changes of objects are only noted at first. They are processed, which is when
/// observers and the undo manager learn of them, at the end of the event, with a save, before an
/// undo, and by `processPendingChanges()`.
public final class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  public var undoManager: UndoManager? {
    didSet { undoManager?.onCheckpoint = { [weak self] in self?.processPendingChanges() } }
  }
  public private(set) var insertedObjects: Set<NSManagedObject> = []
  public private(set) var updatedObjects: Set<NSManagedObject> = []
  public private(set) var deletedObjects: Set<NSManagedObject> = []
  private var registered: [NSManagedObjectID: NSManagedObject] = [:]
  /// The objects that changed since changes were last processed, with their values before; nil for
  /// those that were not there.
  private var pending: [(object: NSManagedObject, before: [String: Any]?)] = []
  private var pendingIDs: Set<NSManagedObjectID> = []
  private var isReporting = false
  /// The mistakes that fetched results controllers make, as some versions of Core Data do.
  public var misreports: Set<FetchedResultsMisreport> = []

  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {}

  /// The objects that the context knows, those that were deleted left out.
  public var registeredObjects: Set<NSManagedObject> { Set(registered.values.filter(\.isLive)) }

  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let name = NSStringFromClass(type)
    return persistentStoreCoordinator?.managedObjectModel.entities
      .first { $0.managedObjectClassName == name }
  }

  // MARK: Changes

  public var hasChanges: Bool {
    !pending.isEmpty || !insertedObjects.isEmpty || !updatedObjects.isEmpty
      || !deletedObjects.isEmpty
  }

  public func insert(_ object: NSManagedObject) {
    willChange(object)
    object.managedObjectContext = self
    object.isLive = true
    registered[object.objectID] = object
  }

  public func delete(_ object: NSManagedObject) {
    realise([object.objectID])
    willChange(object)
    object.isLive = false
  }

  func willChange(_ object: NSManagedObject) {
    if pending.isEmpty {
      // The end of the event: what was queued by then has run.
      DispatchQueue.main.async { [weak self] in self?.processPendingChanges() }
    }
    guard pendingIDs.insert(object.objectID).inserted else { return }
    pending.append((object, object.isLive ? object.values : nil))
  }

  public func processPendingChanges() {
    // Core Data documents nothing of this case: no code is to depend on it.
    if isReporting { fatalError("Changes are processed while others are being reported.") }
    process()
  }

  private func process() {
    guard !pending.isEmpty else { return }
    let wasReporting = isReporting
    isReporting = true
    defer { isReporting = wasReporting }
    let changes = pending
    (pending, pendingIDs) = ([], [])
    var (inserted, updated, deleted) = (
      Set<NSManagedObject>(), Set<NSManagedObject>(), Set<NSManagedObject>()
    )
    for (object, before) in changes {
      switch (before != nil, object.isLive) {
      case (false, true): inserted.insert(object)
      case (true, true): updated.insert(object)
      case (true, false): deleted.insert(object)
      case (false, false): break
      }
    }
    note(inserted, updated, deleted)
    undoManager?.register { [weak self] in
      for (object, before) in changes { self?.restore(object, before) }
    }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self,
      userInfo: [
        NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted,
      ])
  }

  private func note(
    _ inserted: Set<NSManagedObject>, _ updated: Set<NSManagedObject>,
    _ deleted: Set<NSManagedObject>
  ) {
    for object in inserted where deletedObjects.remove(object) != nil {
      updatedObjects.insert(object)
    }
    insertedObjects.formUnion(inserted.subtracting(updatedObjects))
    updatedObjects.formUnion(updated.subtracting(insertedObjects))
    deletedObjects.formUnion(deleted.subtracting(insertedObjects))
    insertedObjects.subtract(deleted)
    updatedObjects.subtract(deleted)
  }

  private func restore(_ object: NSManagedObject, _ values: [String: Any]?) {
    willChange(object)
    object.isLive = values != nil
    guard let values else { return }
    object.values = values
    registered[object.objectID] = object
  }

  // MARK: Undoing and saving

  public func undo() { undoManager?.undo() }

  public func rollback() {
    processPendingChanges()
    undoManager?.removeAllActions()
    let rows = persistentStoreCoordinator?.rows ?? [:]
    for object in insertedObjects.union(updatedObjects).union(deletedObjects) {
      restore(object, rows[object.objectID]?.values)
    }
    processPendingChanges()
    (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
    undoManager?.removeAllActions()
  }

  /// Forgets all objects. A controller does not report that, and has nothing until it fetches
  /// again.
  public func reset() {
    for object in registered.values { object.managedObjectContext = nil }
    (registered, pending, pendingIDs) = ([:], [], [])
    (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
    undoManager?.removeAllActions()
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self,
      userInfo: [NSInvalidatedAllObjectsKey: true])
  }

  public func save() throws {
    process()
    for object in insertedObjects.union(updatedObjects) {
      persistentStoreCoordinator?.rows[object.objectID] = .init(
        entity: object.entity, values: object.values ?? [:])
    }
    for object in deletedObjects {
      persistentStoreCoordinator?.rows[object.objectID] = nil
      registered[object.objectID] = nil
    }
    (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
  }

  // MARK: Fetching

  public func object(with id: NSManagedObjectID) -> NSManagedObject {
    if let object = registered[id] { return object }
    guard let row = persistentStoreCoordinator?.rows[id] else {
      fatalError("CoreData could not fulfill a fault for \(id.number).")
    }
    let object = row.entity.object(id, nil)
    object.managedObjectContext = self
    object.isLive = true
    registered[id] = object
    return object
  }

  /// Reads the rows of faults.
  func realise(_ ids: some Sequence<NSManagedObjectID>) {
    for id in ids {
      let object = object(with: id)
      guard object.isFault else { continue }
      object.values = persistentStoreCoordinator?.rows[id]?.values ?? [:]
      persistentStoreCoordinator?.realisedObjects += 1
    }
  }

  /// The values of the objects that a request fetches, as objects without a context, in no order.
  /// That is the database's work, and realises nothing.
  func rows<Result>(of request: NSFetchRequest<Result>) -> [NSManagedObject] {
    let stored = (persistentStoreCoordinator?.rows ?? [:]).compactMap { id, row in
      registered[id] == nil || registered[id]?.isFault == true
        ? row.entity.object(id, row.values) : nil
    }
    let known = registered.values.filter { $0.isLive && !$0.isFault }.map(\.row)
    return (stored + known).filter(request.fetches)
  }
}

extension NSManagedObject {
  /// The object's values at this moment, as an object without a context.
  var row: NSManagedObject { entity.object(objectID, values) }
}

public enum NSManagedObjectContextConcurrencyType: Sendable { case mainQueueConcurrencyType }
