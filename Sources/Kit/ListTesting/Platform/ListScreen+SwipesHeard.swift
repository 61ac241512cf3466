import Foundation
import ListControllers

#if os(tvOS)
extension ListScreen {
  /// Returns the swipe actions of a row, of which tvOS has none.
  func swipes(of cell: UIView, in list: UIScrollView) -> [OfferedAction] { [] }
}
#else
extension ListScreen {
  /// Returns the swipe actions of a row that is closed and not edited, which UIKit offers to
  /// VoiceOver by itself.
  func swipes(of cell: UIView, in list: UIScrollView) -> [OfferedAction] {
    // The fingers may scroll to the row.
    let offset = list.contentOffset
    defer { if list.contentOffset != offset { list.contentOffset = offset } }
    let edges: [NSDirectionalRectEdge] = [.trailing, .leading]
    func titles(_ path: IndexPath) -> [String] {
      edges.flatMap { edge in
        fingers.swipeActions(ofRowAt: path, in: list, at: edge).compactMap(\.title)
      }
    }
    if let table = list as? UITableView, !table.isEditing, let cell = cell as? UITableViewCell,
      let path = table.indexPath(for: cell)
    {
      return titles(path).map { title in
        OfferedAction(name: title) { [fingers] in
          fingers.choose(
            swipeAction: title, ofRowAt: path, in: table, edges: [.leading, .trailing])
        }
      }
    }
    if let view = list as? UICollectionView, !view.isEditing,
      let cell = cell as? UICollectionViewCell, let path = view.indexPath(for: cell)
    {
      return titles(path).map { title in
        OfferedAction(name: title) { [fingers] in
          fingers.choose(
            swipeAction: title, ofItemAt: path, in: view, edges: [.leading, .trailing])
        }
      }
    }
    return []
  }
}
#endif
