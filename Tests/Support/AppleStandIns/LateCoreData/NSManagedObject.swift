@_exported import Foundation

/// A stand-in for Core Data's managed object, for tests on systems without Core Data.
///
/// Attributes are reached by `value(forKey:)` and `setValue(_:forKey:)`, as key-value coding
/// reaches them in Core Data; there is no `@NSManaged` without Objective-C.
open class NSManagedObject: NSObject, NSFetchRequestResult {
  public let entity: NSEntityDescription
  public internal(set) var objectID = NSManagedObjectID()
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// The attributes; nil for a fault.
  var values: [String: Any]? = [:]
  /// A Boolean value that indicates whether the object is in its context and not deleted from it.
  var isLive = false

  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    super.init()
    context?.insert(self)
  }

  public convenience init(context: NSManagedObjectContext) {
    guard let entity = context.entity(of: Self.self) else {
      fatalError("No NSEntityDescriptions in any model claim the NSManagedObject subclass.")
    }
    self.init(entity: entity, insertInto: context)
  }

  public var isFault: Bool { values == nil }
  public var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) ?? false }
  public var isUpdated: Bool { managedObjectContext?.updatedObjects.contains(self) ?? false }
  public var isDeleted: Bool { managedObjectContext?.deletedObjects.contains(self) ?? false }

  open func value(forKey key: String) -> Any? {
    fireFault()
    return values?[key]
  }

  open func setValue(_ value: Any?, forKey key: String) {
    fireFault()
    managedObjectContext?.willChange(self)
    values?[key] = value
  }

  private func fireFault() {
    if values == nil { managedObjectContext?.realise([objectID]) }
  }
}

/// An object's identity in its store, in the order of insertion.
public final class NSManagedObjectID: NSObject, @unchecked Sendable {
  /// The place in that order, which Core Data does not tell.
  public let number: Int

  override init() {
    number = numbers.next()
    super.init()
  }
}

private let numbers = Numbers()

private final class Numbers: @unchecked Sendable {
  private let lock = NSLock()
  private var last = 0
  func next() -> Int {
    lock.withLock {
      last += 1
      return last
    }
  }
}

/// What a request fetches: a class of managed objects.
public final class NSEntityDescription: NSObject, @unchecked Sendable {
  public var name: String?
  public var managedObjectClassName = "NSManagedObject"

  /// An object without a context, which shows some values.
  func object(_ id: NSManagedObjectID, _ values: [String: Any]?) -> NSManagedObject {
    guard let type = NSClassFromString(managedObjectClassName) as? NSManagedObject.Type else {
      fatalError("Unable to find the class \(managedObjectClassName).")
    }
    let object = type.init(entity: self, insertInto: nil)
    object.objectID = id
    object.values = values
    return object
  }
}

public final class NSManagedObjectModel: NSObject, @unchecked Sendable {
  public var entities: [NSEntityDescription] = []
}
