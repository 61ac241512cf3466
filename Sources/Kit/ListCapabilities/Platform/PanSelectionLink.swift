#if !os(tvOS)
import Foundation
import ListCore
import ListPlatform

extension ListCapability {
  /// The capability of a ``MultipleSelectionList`` in which two fingers select.
  static let panSelection = ListCapability { (list: any MultipleSelectionList) in
    PanSelectionLink(list)
  }
}

/// Allows the two-finger pan that selects several rows of a ``MultipleSelectionList``, and begins
/// editing when it starts.
final class PanSelectionLink: ListLink, UITableViewDelegate, UICollectionViewDelegate {
  private weak var list: (any MultipleSelectionList)?

  init(_ list: any MultipleSelectionList) { self.list = list }

  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }

  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    (list as? UIViewController)?.setEditing(true, animated: true)
    tableView.setEditing(true, animated: true)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    (list as? UIViewController)?.setEditing(true, animated: true)
    collectionView.isEditing = true
  }
}
#endif
