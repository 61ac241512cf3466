import Foundation

extension UICollectionView: DropDestination {
  func canHandle(_ session: DropSession) -> Bool {
    guard dropDelegate != nil else { return reorderedPath(session) != nil }
    return dropChain.ask("collectionView(_:canHandle:)") {
      $0.collectionView(self, canHandle: session)
    } ?? true
  }

  func dropDidEnter(_ session: DropSession) {
    activeDrop = session
    dropChain.notify("collectionView(_:dropSessionDidEnter:)") {
      $0.collectionView(self, dropSessionDidEnter: session)
    }
  }

  func dropDidUpdate(_ session: DropSession, over path: IndexPath?) -> UIDropProposal {
    let path = path ?? indexPathForItem(at: session.location(in: self))
    let proposal =
      dropChain.ask("collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)") {
        $0.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      } ?? defaultProposal(session)
    let target = proposal.intent == .insertIntoDestinationIndexPath ? path : nil
    for cell in visibleCells {
      let isTarget = target != nil && indexPath(for: cell) == target
      cell.dropState = isTarget ? .targeted : .notTargeted
    }
    return proposal
  }

  /// Returns the proposal if the delegate makes none: to move an item that the data source can
  /// move, and to copy other items.
  private func defaultProposal(_ session: DropSession) -> UICollectionViewDropProposal {
    reorderedPath(session) == nil
      ? UICollectionViewDropProposal(operation: .copy, intent: .unspecified)
      : UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func dropDidExit(_ session: DropSession) {
    endDrop()
    dropChain.notify("collectionView(_:dropSessionDidExit:)") {
      $0.collectionView(self, dropSessionDidExit: session)
    }
  }

  func dropDidEnd(_ session: DropSession) {
    endDrop()
    dropChain.notify("collectionView(_:dropSessionDidEnd:)") {
      $0.collectionView(self, dropSessionDidEnd: session)
    }
  }

  private func endDrop() {
    activeDrop = nil
    for cell in visibleCells { cell.dropState = .none }
  }

  /// Performs a drop: by a move of the data source if a single item is moved within the collection
  /// view and the data source moves items, or else by the delegate.
  func performDrop(_ session: DropSession, _ proposal: UIDropProposal, over path: IndexPath?)
    -> Bool
  {
    let proposal =
      proposal as? UICollectionViewDropProposal
      ?? UICollectionViewDropProposal(operation: proposal.operation)
    let path = path ?? indexPathForItem(at: session.location(in: self))
    if let path, proposal.operation == .move, proposal.intent == .insertAtDestinationIndexPath,
      let source = reorderedPath(session), reorder(source, to: path)
    {
      return true
    }
    guard let dropDelegate else { return false }
    let items = session.items.map { item in
      let last = session.drag.sourceIndexPath(of: item, in: self)
      let source = last.flatMap { contains($0) ? $0 : nil }
      return DropItem(
        item, from: source, size: source.flatMap(cellForItem)?.bounds.size ?? .zero)
    }
    dropDelegate.collectionView(
      self,
      performDropWith: CollectionDropCoordinator(
        self, items, at: path, proposal: proposal, session: session))
    return true
  }

  /// Returns the only item of a drag if it comes from this collection view and the data source may
  /// move it.
  private func reorderedPath(_ session: DropSession) -> IndexPath? {
    guard session.items.count == 1, let item = session.items.first,
      let path = session.drag.sourceIndexPath(of: item, in: self), canReorder(path)
    else { return nil }
    return path
  }
}

private final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private let list: UICollectionView
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession

  init(
    _ list: UICollectionView, _ items: [DropItem], at destinationIndexPath: IndexPath?,
    proposal: UICollectionViewDropProposal, session: any UIDropSession
  ) {
    self.list = list
    self.items = items
    self.destinationIndexPath = destinationIndexPath
    self.proposal = proposal
    self.session = session
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  {
    let context = CollectionPlaceholderContext(list, placeholder, dragItem)
    list.show(context, in: .collection)
    return context
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    DragAnimator()
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  { DragAnimator() }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    DragAnimator()
  }
}
