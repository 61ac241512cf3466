import Foundation

extension UITableView: DragSource {
  func dragItems(for session: DragSession, at point: CGPoint) -> [UIDragItem] {
    guard dragInteractionEnabled, let dragDelegate, let path = indexPathForRow(at: point) else {
      return []
    }
    let items =
      session.items.isEmpty
      ? dragDelegate.tableView(self, itemsForBeginning: session, at: path)
      : dragChain.ask("tableView(_:itemsForAddingTo:at:point:)") {
        $0.tableView(self, itemsForAddingTo: session, at: path, point: point)
      } ?? []
    session.add(items, from: self, at: path)
    return items
  }

  func dragWillBegin(_ session: DragSession) {
    activeDrag = session
    dragChain.notify("tableView(_:dragSessionWillBegin:)") {
      $0.tableView(self, dragSessionWillBegin: session)
    }
    session.allowsMoveOperation =
      dragChain.ask("tableView(_:dragSessionAllowsMoveOperation:)") {
        $0.tableView(self, dragSessionAllowsMoveOperation: session)
      } ?? true
    session.isRestrictedToDraggingApplication =
      dragChain.ask("tableView(_:dragSessionIsRestrictedToDraggingApplication:)") {
        $0.tableView(self, dragSessionIsRestrictedToDraggingApplication: session)
      } ?? false
  }

  func dragItemsWereLifted(_ session: DragSession) {
    for path in session.sourceIndexPaths(in: self) {
      guard let cell = cellForRow(at: path), cell.dragState == .none else { continue }
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
    dragChain.notify("tableView(_:dragSessionDidEnd:)") {
      $0.tableView(self, dragSessionDidEnd: session)
    }
  }
}
