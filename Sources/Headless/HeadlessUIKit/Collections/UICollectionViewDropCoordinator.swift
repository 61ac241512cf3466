public import Foundation

/// The dropped items and their place in a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items, in the order in which they were dragged.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path of the drop, or nil if there is no item at the place.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal that the delegate returned last.
  var proposal: UICollectionViewDropProposal { get }
  /// The session of the drop.
  var session: any UIDropSession { get }
  /// Shows a placeholder for an item until its data is loaded.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  )
    -> any UICollectionViewDropPlaceholderContext
  /// Animates an item to an item. The animation completes at once.
  @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath)
    -> any UIDragAnimating
  /// Animates an item into a rectangle of an item. The animation completes at once.
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Animates an item to a place in any view. The animation completes at once.
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget)
    -> any UIDragAnimating
}

/// An item that is dropped on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The index path of the item if it comes from the same collection view, or nil.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview, in points.
  var previewSize: CGSize { get }
}

/// A placeholder in a collection view, which the data doesn't contain.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item for which the placeholder is displayed.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder by an item of the data.
  ///
  /// - Parameter dataSourceUpdates: A closure that inserts the item into the data at an index path.
  /// - Returns: False if the placeholder isn't displayed anymore, for example after a reload.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder.
  ///
  /// - Returns: False if the placeholder isn't displayed anymore.
  @discardableResult func deletePlaceholder() -> Bool
  /// Requests an update of the placeholder's cell by its handler.
  func setNeedsCellUpdate()
}

/// A proposal of what a collection view would do with the items of a drag.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// Creates a proposal of an operation and of what happens at the destination.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal of an operation that leaves open what happens at the destination.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// The effect of a drop at the destination.
  open private(set) var intent: Intent

  /// Constants for what happens at the destination of a drop.
  @nonexhaustive public enum Intent: Int, Sendable {
    /// No feedback is displayed.
    case unspecified
    /// The items are inserted at the destination, whose items make room.
    case insertAtDestinationIndexPath
    /// The items are inserted into the item at the destination.
    case insertIntoDestinationIndexPath
  }
}
