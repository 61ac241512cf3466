#if !os(tvOS)
import Foundation
import ListCore
import ListPlatform

extension ListCapability {
  /// The capability of a ``DroppableList``.
  static let droppable = ListCapability { (list: any DroppableList) in DroppableLink(list) }
}

/// Receives drops in the list's view.
final class DroppableLink: ListLink {
  private let chain: any UITableViewDropDelegate & UICollectionViewDropDelegate
  /// The number of drops whose data is being loaded.
  var loads = 0

  init(_ list: some DroppableList) { chain = DropChain(list) }

  override func connect(to view: UIScrollView) {
    // UIKit checks for optional methods only when a different object is set.
    switch view {
    case let view as UITableView:
      view.dropDelegate = nil
      view.dropDelegate = chain
    case let view as UICollectionView:
      view.dropDelegate = nil
      view.dropDelegate = chain
    default: break
    }
  }

  override func disconnect(from view: UIScrollView) {
    switch view {
    case let view as UITableView where view.dropDelegate === chain: view.dropDelegate = nil
    case let view as UICollectionView where view.dropDelegate === chain: view.dropDelegate = nil
    default: break
    }
  }

  override var workUnderWay: String? {
    loads == 0 ? nil : "dropped data is being loaded"
  }
}

/// The drop delegate of a list's view. It forwards what it doesn't implement to the list.
private final class DropChain<L: DroppableList>: ListChain, UITableViewDropDelegate,
  UICollectionViewDropDelegate
{
  private weak var droppable: L?
  private var forwarding: ListForwarding<L>? { droppable?.forwarding }

  init(_ list: L) {
    droppable = list
    super.init(list, [])
  }

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    forwarding?.canHandleDrop(session) ?? false
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    forwarding?.tableDropProposal(for: session, at: destinationIndexPath)
      ?? UITableViewDropProposal(operation: .cancel)
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) { forwarding?.performDrop(with: coordinator) }

  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { forwarding?.canHandleDrop(session) ?? false }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    forwarding?.collectionDropProposal(for: session, at: destinationIndexPath)
      ?? UICollectionViewDropProposal(operation: .cancel)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) { forwarding?.performDrop(with: coordinator) }
}
#endif
