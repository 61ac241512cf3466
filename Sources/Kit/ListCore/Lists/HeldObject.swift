public import Foundation

/// An object on which something has begun, such as a swipe. Its row may move or leave before that
/// ends.
@MainActor public struct HeldObject<L: List> {
  private weak var list: L?
  private let object: L.Object
  private let indexPath: IndexPath
  /// The version of the rows, which tells whether an object that can't be recognized is where it
  /// was.
  private let version: Int

  /// Creates an object that is at an index path of a list now. The list isn't retained.
  public init(_ object: L.Object, at indexPath: IndexPath, of list: L) {
    (self.list, self.object, self.indexPath) = (list, object, indexPath)
    version = ListState.of(list).version
  }

  /// The index path of the row that shows the object now, or `nil` if there is none.
  public var current: IndexPath? {
    guard let list else { return nil }
    if list.id(of: object) == nil, version == ListState.of(list).version { return indexPath }
    return list.indexPath(of: object, near: indexPath)
  }

  /// Says in a debug build that something wasn't done, because the object is gone.
  public func adviseOfAbsence(_ action: String) {
    guard let list else { return }
    Advice.give(
      "\(type(of: list)) didn't \(action) an object, because no row shows it any more.")
  }
}
