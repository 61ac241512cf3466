// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension Notification.Name {
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
