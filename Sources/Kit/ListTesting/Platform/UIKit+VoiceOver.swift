#if os(iOS) || os(tvOS) || os(visionOS)
import ListControllers
import UIKit

extension ListScreen {
  /// Activates an element as VoiceOver does: by its own action, or else by a tap.
  func activate(_ element: UIResponder) -> Bool {
    if element.accessibilityActivate() { return true }
    switch element {
    case let button as UIButton: return fingers.tap(button)
    case let cell as UITableViewCell:
      guard let tableView, let path = tableView.indexPath(for: cell) else { return false }
      return fingers.tap(rowAt: path, in: tableView)
    case let cell as UICollectionViewCell:
      guard let collectionView, let path = collectionView.indexPath(for: cell) else { return false }
      return fingers.tap(itemAt: path, in: collectionView)
    default: return false
    }
  }
}
#endif
