import Foundation

extension UITableView: DropDestination {
  func canHandle(_ session: DropSession) -> Bool {
    guard dropDelegate != nil else { return reorderedPath(session) != nil }
    return dropChain.ask("tableView(_:canHandle:)") {
      $0.tableView(self, canHandle: session)
    } ?? true
  }

  func dropDidEnter(_ session: DropSession) {
    activeDrop = session
    dropChain.notify("tableView(_:dropSessionDidEnter:)") {
      $0.tableView(self, dropSessionDidEnter: session)
    }
  }

  func dropDidUpdate(_ session: DropSession, over path: IndexPath?) -> UIDropProposal {
    let path = path ?? indexPathForRow(at: session.location(in: self))
    let proposal =
      dropChain.ask("tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)") {
        $0.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      } ?? defaultProposal(session)
    let isDropped = proposal.operation == .copy || proposal.operation == .move
    hasDropGap =
      path != nil && isDropped && proposal.intent == .insertAtDestinationIndexPath
    let target = proposal.intent == .insertIntoDestinationIndexPath ? path : nil
    for cell in visibleCells {
      let isTarget = target != nil && indexPath(for: cell) == target
      cell.dropState = isTarget ? .targeted : .notTargeted
    }
    return proposal
  }

  /// Returns the proposal if the delegate makes none: to move a row that the data source can move,
  /// and to copy other items.
  private func defaultProposal(_ session: DropSession) -> UITableViewDropProposal {
    reorderedPath(session) == nil
      ? UITableViewDropProposal(operation: .copy, intent: .unspecified)
      : UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func dropDidExit(_ session: DropSession) {
    endDrop()
    dropChain.notify("tableView(_:dropSessionDidExit:)") {
      $0.tableView(self, dropSessionDidExit: session)
    }
  }

  func dropDidEnd(_ session: DropSession) {
    endDrop()
    dropChain.notify("tableView(_:dropSessionDidEnd:)") {
      $0.tableView(self, dropSessionDidEnd: session)
    }
  }

  private func endDrop() {
    activeDrop = nil
    hasDropGap = false
    for cell in visibleCells { cell.dropState = .none }
  }

  /// Performs a drop: by a move of the data source if a single row is moved within the table view
  /// and the data source moves rows, or else by the delegate.
  func performDrop(_ session: DropSession, _ proposal: UIDropProposal, over path: IndexPath?)
    -> Bool
  {
    let proposal =
      proposal as? UITableViewDropProposal
      ?? UITableViewDropProposal(operation: proposal.operation)
    let path = path ?? indexPathForRow(at: session.location(in: self))
    if let path, proposal.operation == .move, proposal.intent == .insertAtDestinationIndexPath,
      let source = reorderedPath(session), reorder(source, to: path)
    {
      return true
    }
    guard let dropDelegate else { return false }
    let items = session.items.map { item in
      let last = session.drag.sourceIndexPath(of: item, in: self)
      let source = last.flatMap { geometry.contains($0) ? $0 : nil }
      return DropItem(
        item, from: source, size: source.flatMap(cellForRow)?.bounds.size ?? .zero)
    }
    dropDelegate.tableView(
      self,
      performDropWith: TableDropCoordinator(
        self, items, at: path, proposal: proposal, session: session))
    return true
  }

  /// Returns the only row of a drag if it comes from this table view and the data source may move
  /// it.
  private func reorderedPath(_ session: DropSession) -> IndexPath? {
    guard session.items.count == 1, let item = session.items.first,
      let path = session.drag.sourceIndexPath(of: item, in: self), canReorder(path)
    else { return nil }
    return path
  }
}

private final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  private let list: UITableView
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession

  init(
    _ list: UITableView, _ items: [DropItem], at destinationIndexPath: IndexPath?,
    proposal: UITableViewDropProposal, session: any UIDropSession
  ) {
    self.list = list
    self.items = items
    self.destinationIndexPath = destinationIndexPath
    self.proposal = proposal
    self.session = session
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  {
    let context = TablePlaceholderContext(list, placeholder, dragItem)
    list.show(context, in: .table)
    return context
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    DragAnimator()
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  { DragAnimator() }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    DragAnimator()
  }
}
