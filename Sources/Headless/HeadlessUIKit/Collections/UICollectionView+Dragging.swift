import Foundation

extension UICollectionView: DragSource {
  func dragItems(for session: DragSession, at point: CGPoint) -> [UIDragItem] {
    guard dragInteractionEnabled, let dragDelegate, let path = indexPathForItem(at: point) else {
      return []
    }
    let items =
      session.items.isEmpty
      ? dragDelegate.collectionView(self, itemsForBeginning: session, at: path)
      : dragChain.ask("collectionView(_:itemsForAddingTo:at:point:)") {
        $0.collectionView(self, itemsForAddingTo: session, at: path, point: point)
      } ?? []
    session.add(items, from: self, at: path)
    return items
  }

  func dragWillBegin(_ session: DragSession) {
    activeDrag = session
    dragChain.notify("collectionView(_:dragSessionWillBegin:)") {
      $0.collectionView(self, dragSessionWillBegin: session)
    }
    session.allowsMoveOperation =
      dragChain.ask("collectionView(_:dragSessionAllowsMoveOperation:)") {
        $0.collectionView(self, dragSessionAllowsMoveOperation: session)
      } ?? true
    session.isRestrictedToDraggingApplication =
      dragChain.ask("collectionView(_:dragSessionIsRestrictedToDraggingApplication:)") {
        $0.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
      } ?? false
  }

  func dragItemsWereLifted(_ session: DragSession) {
    for path in session.sourceIndexPaths(in: self) {
      guard let cell = cellForItem(at: path), cell.dragState == .none else { continue }
      cell.dragState = .lifting
      cell.dragState = .dragging
      draggedCells.append(cell)
    }
  }

  func dragDidMove(_ session: DragSession) {}
  func dragWillEnd(_ session: DragSession, with operation: UIDropOperation) {}

  func dragDidEnd(_ session: DragSession, with operation: UIDropOperation) {
    activeDrag = nil
    for cell in draggedCells { cell.dragState = .none }
    draggedCells = []
    dragChain.notify("collectionView(_:dragSessionDidEnd:)") {
      $0.collectionView(self, dragSessionDidEnd: session)
    }
  }
}
