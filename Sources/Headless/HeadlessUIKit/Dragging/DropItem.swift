import Foundation

/// An item that is dropped on a table view or a collection view.
final class DropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ dragItem: UIDragItem, from sourceIndexPath: IndexPath?, size: CGSize) {
    self.dragItem = dragItem
    self.sourceIndexPath = sourceIndexPath
    previewSize = size
  }
}
