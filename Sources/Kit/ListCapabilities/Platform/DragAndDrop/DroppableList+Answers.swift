#if !os(tvOS)
public import Foundation
public import ListCore
import ListPlatform

/// The answers to UIKit during a drop.
extension ListForwarding where L: DroppableList {
  /// Returns a Boolean value that indicates whether the list accepts an item of a drag.
  public func canHandleDrop(_ session: any UIDropSession) -> Bool {
    session.items.contains(where: list.accepts)
  }

  /// Returns the proposal for a drop at a place of the list's table: to move or copy the items that
  /// the list accepts, or to forbid the drop.
  ///
  /// - Parameters:
  ///   - session: The session of the drop.
  ///   - indexPath: The index path of the row under the finger, or `nil` for the end of the list.
  public func tableDropProposal(
    for session: any UIDropSession, at indexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(
      operation: list.dropOperation(for: session, at: indexPath),
      intent: .insertAtDestinationIndexPath)
  }

  /// Returns the proposal for a drop at a place of the list's collection view; see
  /// ``tableDropProposal(for:at:)``.
  public func collectionDropProposal(
    for session: any UIDropSession, at indexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(
      operation: list.dropOperation(for: session, at: indexPath),
      intent: .insertAtDestinationIndexPath)
  }

  /// Drops items at a place of the list's table.
  public func performDrop(with coordinator: any UITableViewDropCoordinator) {
    let items = coordinator.items.map(\.dragItem)
    list.receive(
      items, at: coordinator.destinationIndexPath, operation: coordinator.proposal.operation
    ) { coordinator.drop($0, toRowAt: $1) }
  }

  /// Drops items at a place of the list's collection view.
  public func performDrop(with coordinator: any UICollectionViewDropCoordinator) {
    let items = coordinator.items.map(\.dragItem)
    list.receive(
      items, at: coordinator.destinationIndexPath, operation: coordinator.proposal.operation
    ) { coordinator.drop($0, toItemAt: $1) }
  }
}

extension DroppableList {
  fileprivate func dropOperation(
    for session: any UIDropSession, at indexPath: IndexPath?
  ) -> UIDropOperation {
    let items = session.items.filter(accepts)
    if items.isEmpty { return .cancel }
    if dropTarget(over: indexPath) == nil { return .forbidden }
    let isMove = items.allSatisfy { item in
      guard let dragged = item.draggedObject else { return false }
      return dragged.list === self || dragged.allowsMove && acceptsObject(of: item)
    }
    if isMove, session.allowsMoveOperation { return .move }
    let isWithin = items.contains { $0.draggedObject?.list === self }
    return isWithin && !session.allowsMoveOperation ? .forbidden : .copy
  }

  /// Returns the index path of a drop over a row, which is in range, or `nil` if nothing can be
  /// dropped there.
  func dropTarget(over indexPath: IndexPath?) -> IndexPath? {
    let last = numberOfSections - 1
    guard last >= 0 else { return nil }
    var proposed = IndexPath(item: numberOfItems(inSection: last), section: last)
    if let indexPath, indexPath.count == 2, (0...last).contains(indexPath.section) {
      let count = numberOfItems(inSection: indexPath.section)
      proposed = [indexPath.section, min(max(indexPath.item, 0), count)]
    }
    return dropTarget(for: proposed)
  }

  func accepts(_ item: UIDragItem) -> Bool {
    guard let dragged = item.draggedObject else { return typeIdentifier(of: item) != nil }
    // An object that is gone isn't dropped, even if it has data.
    guard let object = dragged.object else { return false }
    guard dragged.list === self else { return canDrop(object) || typeIdentifier(of: item) != nil }
    guard let edited = item.edited(in: self) else { return false }
    return canDropWithinList(edited.object, at: edited.indexPath ?? edited.dataIndexPath)
  }

  func acceptsObject(of item: UIDragItem) -> Bool {
    item.draggedObject?.object.map(canDrop) ?? false
  }

  /// Returns the type of an item's data that the list accepts.
  func typeIdentifier(of item: UIDragItem) -> String? {
    droppedTypeIdentifiers.first(where: item.itemProvider.hasItemConformingToTypeIdentifier)
  }
}
#endif
