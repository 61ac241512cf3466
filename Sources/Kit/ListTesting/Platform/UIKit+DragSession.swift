#if os(iOS) || os(visionOS)
import ListControllers
import UIKit

/// A drag of a row, for its source and its destination.
final class DragSession: NSObject, UIDragSession, @MainActor UIDropSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  let isRestrictedToDraggingApplication = false
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.none
  let progress = Progress(totalUnitCount: 0)
  var localDragSession: (any UIDragSession)? { self }
  private var source: (list: UIScrollView, indexPath: IndexPath)?

  func location(in view: UIView) -> CGPoint { .zero }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    completion([])
    return progress
  }

  // MARK: The source

  func begin(at indexPath: IndexPath, of list: UIScrollView) -> Bool {
    source = (list, indexPath)
    switch list {
    case let table as UITableView:
      guard table.reveal(indexPath), table.dragInteractionEnabled, let delegate = table.dragDelegate
      else { return false }
      items = delegate.tableView(table, itemsForBeginning: self, at: indexPath)
      if items.isEmpty { return false }
      delegate.tableView?(table, dragSessionWillBegin: self)
      allowsMoveOperation = delegate.tableView?(table, dragSessionAllowsMoveOperation: self) ?? true
    case let collection as UICollectionView:
      guard collection.reveal(indexPath), collection.dragInteractionEnabled,
        let delegate = collection.dragDelegate
      else { return false }
      items = delegate.collectionView(collection, itemsForBeginning: self, at: indexPath)
      if items.isEmpty { return false }
      delegate.collectionView?(collection, dragSessionWillBegin: self)
      allowsMoveOperation =
        delegate.collectionView?(collection, dragSessionAllowsMoveOperation: self) ?? true
    default: return false
    }
    return true
  }

  func end(in list: UIScrollView) {
    switch list {
    case let table as UITableView: table.dragDelegate?.tableView?(table, dragSessionDidEnd: self)
    case let collection as UICollectionView:
      collection.dragDelegate?.collectionView?(collection, dragSessionDidEnd: self)
    default: break
    }
  }

  private func sourceIndexPath(in list: UIScrollView) -> IndexPath? {
    source?.list === list ? source?.indexPath : nil
  }

  // MARK: The destination

  func drop(on table: UITableView, at target: IndexPath?) -> Bool {
    guard let delegate = table.dropDelegate, delegate.tableView?(table, canHandle: self) != false
    else { return false }
    delegate.tableView?(table, dropSessionDidEnter: self)
    defer { delegate.tableView?(table, dropSessionDidEnd: self) }
    let proposal =
      delegate.tableView?(
        table, dropSessionDidUpdate: self, withDestinationIndexPath: target)
      ?? UITableViewDropProposal(operation: .copy, intent: .unspecified)
    guard allows(proposal) else {
      delegate.tableView?(table, dropSessionDidExit: self)
      return false
    }
    let source = sourceIndexPath(in: table)
    // The data source moves a single row within a table.
    if let source, let target, proposal.operation == .move,
      proposal.intent == .insertAtDestinationIndexPath, let dataSource = table.dataSource,
      let move = dataSource.tableView(_:moveRowAt:to:),
      dataSource.tableView?(table, canMoveRowAt: source) != false
    {
      let last = table.numberOfRows(inSection: target.section)
      let isWithin = target.section == source.section
      let proposed = IndexPath(
        row: min(target.row, isWithin ? last - 1 : last), section: target.section)
      let destination =
        table.delegate?.tableView?(
          table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
      if destination != source {
        move(table, source, destination)
        table.moveRow(at: source, to: destination)
      }
      return true
    }
    let items = items.map { DropItem($0, from: source) }
    delegate.tableView(
      table,
      performDropWith: TableDropCoordinator(items, at: target, proposal: proposal, session: self))
    return true
  }

  func drop(on collection: UICollectionView, at target: IndexPath?) -> Bool {
    guard let delegate = collection.dropDelegate,
      delegate.collectionView?(collection, canHandle: self) != false
    else { return false }
    delegate.collectionView?(collection, dropSessionDidEnter: self)
    defer { delegate.collectionView?(collection, dropSessionDidEnd: self) }
    let proposal =
      delegate.collectionView?(
        collection, dropSessionDidUpdate: self, withDestinationIndexPath: target)
      ?? UICollectionViewDropProposal(operation: .copy, intent: .unspecified)
    guard allows(proposal) else {
      delegate.collectionView?(collection, dropSessionDidExit: self)
      return false
    }
    let source = sourceIndexPath(in: collection)
    let items = items.map { DropItem($0, from: source) }
    delegate.collectionView(
      collection,
      performDropWith: CollectionDropCoordinator(
        items, at: target, proposal: proposal, session: self))
    return true
  }

  private func allows(_ proposal: UIDropProposal) -> Bool {
    proposal.operation == .copy || proposal.operation == .move && allowsMoveOperation
  }
}

private final class DropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize = CGSize.zero

  init(_ dragItem: UIDragItem, from sourceIndexPath: IndexPath?) {
    self.dragItem = dragItem
    self.sourceIndexPath = sourceIndexPath
  }
}

/// Animations that end at once.
private class DragAnimations: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completion(.end)
  }
}

/// A placeholder that isn't shown.
private final class PlaceholderContext: DragAnimations, UITableViewDropPlaceholderContext,
  UICollectionViewDropPlaceholderContext
{
  let dragItem: UIDragItem

  init(_ dragItem: UIDragItem) { self.dragItem = dragItem }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool { false }
  func deletePlaceholder() -> Bool { false }
  func setNeedsCellUpdate() {}
}

private final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession

  init(
    _ items: [DropItem], at destinationIndexPath: IndexPath?, proposal: UITableViewDropProposal,
    session: any UIDropSession
  ) {
    self.items = items
    self.destinationIndexPath = destinationIndexPath
    self.proposal = proposal
    self.session = session
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  { PlaceholderContext(dragItem) }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    DragAnimations()
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  { DragAnimations() }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    DragAnimations()
  }
}

private final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession

  init(
    _ items: [DropItem], at destinationIndexPath: IndexPath?,
    proposal: UICollectionViewDropProposal, session: any UIDropSession
  ) {
    self.items = items
    self.destinationIndexPath = destinationIndexPath
    self.proposal = proposal
    self.session = session
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  { PlaceholderContext(dragItem) }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    DragAnimations()
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  { DragAnimations() }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    DragAnimations()
  }
}
#endif
