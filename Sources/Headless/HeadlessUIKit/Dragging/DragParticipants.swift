import Foundation

/// A view, or an interaction of a view, from which items can be dragged.
@MainActor protocol DragSource: AnyObject {
  /// Adds the items at a point of the view to a session, and returns them.
  func dragItems(for session: DragSession, at point: CGPoint) -> [UIDragItem]
  /// Tells the source that a drag is about to begin, and asks it what the drag allows.
  func dragWillBegin(_ session: DragSession)
  /// Tells the source that the new items of a session follow the finger.
  func dragItemsWereLifted(_ session: DragSession)
  /// Tells the source that the finger moved.
  func dragDidMove(_ session: DragSession)
  /// Tells the source that the drag is about to end.
  func dragWillEnd(_ session: DragSession, with operation: UIDropOperation)
  /// Tells the source that the drag ended.
  func dragDidEnd(_ session: DragSession, with operation: UIDropOperation)
}

/// A view, or an interaction of a view, on which items can be dropped.
@MainActor protocol DropDestination: AnyObject {
  /// Returns a Boolean value that indicates whether the destination accepts the items.
  func canHandle(_ session: DropSession) -> Bool
  /// Tells the destination that a drag entered it.
  func dropDidEnter(_ session: DropSession)
  /// Returns what a drop would do.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - path: The index path that the finger is over, or nil to determine it by the location.
  func dropDidUpdate(_ session: DropSession, over path: IndexPath?) -> UIDropProposal
  /// Tells the destination that a drag left it.
  func dropDidExit(_ session: DropSession)
  /// Receives the items. Returns false if nothing happens.
  func performDrop(_ session: DropSession, _ proposal: UIDropProposal, over path: IndexPath?)
    -> Bool
  /// Tells the destination that the drag ended.
  func dropDidEnd(_ session: DropSession)
}

extension UIView {
  /// The sources of drags that begin at the view.
  var dragSources: [any DragSource] {
    ((self as? any DragSource).map { [$0] } ?? [])
      + interactions.compactMap {
        ($0 as? UIDragInteraction)?.isEnabled == true ? $0 as? any DragSource : nil
      }
  }

  /// The destinations of drops on the view.
  var dropDestinations: [any DropDestination] {
    ((self as? any DropDestination).map { [$0] } ?? [])
      + interactions.compactMap { $0 as? any DropDestination }
  }
}
