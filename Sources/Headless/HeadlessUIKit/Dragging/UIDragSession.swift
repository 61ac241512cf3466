public import Foundation

/// The common part of the sessions of a drag and of a drop.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Returns the location of the drag in a view.
  func location(in view: UIView) -> CGPoint
  /// A Boolean value that indicates whether the drop may move the items.
  var allowsMoveOperation: Bool { get }
  /// A Boolean value that indicates whether the drop must happen in the same app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns a Boolean value that indicates whether an item has data of one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns a Boolean value that indicates whether an item can be loaded as an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, from the lift of its items to its end.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// An object that the drag's source attaches to the session.
  var localContext: Any? { get set }
}

/// A drag over a view that may receive the items.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The session of the drag, which is nil if it comes from another app.
  var localDragSession: (any UIDragSession)? { get }
  /// The style of the progress that is displayed while the items are loaded.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Loads the items that can be loaded as objects of a class.
  ///
  /// The closure is called at a later turn of the run loop with the objects in the items' order.
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDragDropSession {
  /// Returns a Boolean value that indicates whether an item can be loaded as a value of a type.
  public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: Value._ObjectiveCType.self)
  }
}

extension UIDropSession {
  /// Loads the items that can be loaded as values of a type.
  @discardableResult public func loadObjects<Value: _ObjectiveCBridgeable>(
    ofClass: Value.Type, completion: @escaping ([Value]) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { object in
          (object as? Value._ObjectiveCType).flatMap { object in
            var value: Value?
            return Value._conditionallyBridgeFromObjectiveC(object, result: &value) ? value : nil
          }
        })
    }
  }
}

/// Constants for the progress that is displayed while dropped items are loaded.
@nonexhaustive public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// No progress is displayed.
  case none
  /// The default style.
  case `default`
}

/// Constants for what a drop does with the items.
@nonexhaustive public enum UIDropOperation: UInt, Sendable {
  /// No drop happens.
  case cancel
  /// A drop would usually be possible, but isn't at this place.
  case forbidden
  /// The items are copied.
  case copy
  /// The items are moved.
  case move
}

/// A proposal of what a view would do with the items of a drag.
@preconcurrency @MainActor open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  /// Creates a proposal of an operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
  }

  /// The operation.
  open private(set) var operation: UIDropOperation
  /// A Boolean value that indicates whether the drop happens at a point next to the finger. It has
  /// no effect.
  open var isPrecise = false
  /// A Boolean value that indicates whether the previews keep their size. It has no effect.
  open var prefersFullSizePreview = false

  /// Returns a proposal with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIDropProposal(operation: operation)
    copy.isPrecise = isPrecise
    copy.prefersFullSizePreview = prefersFullSizePreview
    return copy
  }
}

/// An object that runs animations along with those of a drag or a drop.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Performs animations along with those of the drag.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end of the animations.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Animations that complete at once, and whose completions are called at the next turn.
class DragAnimator: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    HeadlessRunLoop.enqueue { completion(.end) }
  }
}
