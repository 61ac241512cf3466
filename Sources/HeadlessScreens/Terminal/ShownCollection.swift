import Foundation
import HeadlessUIKit

/// A collection view on the terminal.
struct ShownCollection: ShownList {
  let collection: UICollectionView

  var view: UIScrollView { collection }
  var numberOfSections: Int { collection.numberOfSections }
  func numberOfItems(inSection section: Int) -> Int {
    collection.numberOfItems(inSection: section)
  }
  var visibleItems: [IndexPath] { collection.indexPathsForVisibleItems.sorted() }
  var indexTitles: [String]? { collection.indexTitles }

  var isGrid: Bool {
    guard let path = collection.indexPathsForVisibleItems.first, let frame = frame(path) else {
      return false
    }
    return frame.width <= collection.bounds.width * 0.6
  }

  private func frame(_ path: IndexPath) -> CGRect? {
    collection.layoutAttributesForItem(at: path)?.frame
  }

  func reveal(_ path: IndexPath) {
    collection.scrollToItem(at: path, at: [], animated: false)
    collection.layoutIfNeeded()
  }

  /// The item of the nearest line whose middle is nearest; only what lies within a screen of the
  /// item is looked at.
  func neighbour(of path: IndexPath, isBelow: Bool) -> IndexPath? {
    guard isGrid, let here = frame(path) else {
      return isBelow ? item(after: path) : item(before: path)
    }
    let height = collection.bounds.height
    let strip = CGRect(
      x: collection.bounds.minX, y: isBelow ? here.maxY : here.minY - height,
      width: collection.bounds.width, height: height)
    let beside = (collection.collectionViewLayout.layoutAttributesForElements(in: strip) ?? [])
      .filter {
        $0.representedElementCategory == .cell
          && (isBelow ? $0.frame.minY >= here.midY : $0.frame.maxY <= here.midY)
      }
    func distance(_ attributes: UICollectionViewLayoutAttributes) -> (CGFloat, CGFloat, Int) {
      (
        abs(attributes.frame.midY - here.midY), abs(attributes.frame.midX - here.midX),
        attributes.indexPath.item
      )
    }
    return beside.min { distance($0) < distance($1) }?.indexPath
      ?? (isBelow ? item(after: path) : item(before: path))
  }

  func follow(indexTitle: String, as user: User) -> IndexPath? {
    guard let index = collection.indexTitles?.firstIndex(of: indexTitle),
      user.tap(indexTitle: indexTitle, in: collection)
    else { return nil }
    return collection.indexPath(ofIndexTitle: indexTitle, at: index)
  }

  func tap(_ path: IndexPath, as user: User) -> Bool { user.tap(itemAt: path, in: collection) }

  /// Deletes by the action at the trailing edge that destroys.
  func delete(_ path: IndexPath, as user: User) -> Bool {
    guard user.swipe(itemAt: path, in: collection) else { return false }
    let action = collection.swiped?.configuration.actions.first { $0.style == .destructive }
    guard let title = action?.title else {
      user.closeSwipe(in: collection)
      return false
    }
    return user.choose(swipeAction: title, in: collection)
  }
  func openActions(_ path: IndexPath, as user: User) -> [String] {
    user.swipe(itemAt: path, in: collection, edge: .leading)
    let leading = user.swipeActions(in: collection)
    user.closeSwipe(in: collection)
    user.swipe(itemAt: path, in: collection)
    return user.swipeActions(in: collection) + leading
  }
  func choose(action title: String, of path: IndexPath, as user: User) {
    if user.choose(swipeAction: title, in: collection) { return }
    user.swipe(itemAt: path, in: collection, edge: .leading, choosing: title)
  }
  func closeActions(as user: User) { user.closeSwipe(in: collection) }
  func showMenu(_ path: IndexPath) -> ContextMenuSession? { collection.showContextMenu(path) }
  func cell(_ path: IndexPath) -> UIView? { collection.cellForItem(at: path) }
}
