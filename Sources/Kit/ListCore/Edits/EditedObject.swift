public import Foundation

/// An object of a list, where it is until the list's data changes.
public struct EditedObject<Object> {
  /// The object as it is now.
  public let object: Object
  /// The index path in the list's data.
  public let dataIndexPath: IndexPath
  /// The index path of the row, or `nil` if the object isn't shown.
  public let indexPath: IndexPath?

  /// Creates an object that has the same index path in the list's data and in the view.
  public init(_ object: Object, at indexPath: IndexPath) {
    self.init(object, at: indexPath, shownAt: indexPath)
  }

  /// Creates an object from its index paths in the list's data and of its row, which is `nil` if
  /// the object isn't shown.
  public init(_ object: Object, at dataIndexPath: IndexPath, shownAt indexPath: IndexPath?) {
    self.object = object
    self.dataIndexPath = dataIndexPath
    self.indexPath = indexPath
  }
}
