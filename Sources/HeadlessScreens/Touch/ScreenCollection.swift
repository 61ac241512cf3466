import Foundation
import HeadlessUIKit

/// A collection view on a screen.
struct ScreenCollection: ScreenList {
  let collection: UICollectionView

  var view: UIScrollView { collection }
  var numberOfSections: Int { collection.numberOfSections }
  func numberOfItems(inSection section: Int) -> Int {
    collection.numberOfItems(inSection: section)
  }
  var visibleItems: [IndexPath] { collection.indexPathsForVisibleItems.sorted() }
  var indexTitles: [String]? { collection.indexTitles }

  var isGrid: Bool { collection.isGrid }
  var isEditing: Bool { collection.isEditing }

  private func frame(_ path: IndexPath) -> CGRect? {
    collection.layoutAttributesForItem(at: path)?.frame
  }

  func reveal(_ path: IndexPath) {
    collection.scrollToItem(at: path, at: [], animated: false)
    collection.layoutIfNeeded()
  }

  /// Returns the item on the nearest line whose center is nearest. Only items within the height of
  /// the collection view are considered.
  func neighbor(of path: IndexPath, isBelow: Bool) -> IndexPath? {
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
    if let nearest = beside.min(by: { distance($0) < distance($1) }) { return nearest.indexPath }
    // No item is near. Continue in the order of the data, but not on the same line.
    let next = isBelow ? item(after: path) : item(before: path)
    guard let next, let there = frame(next), there.maxY <= here.minY || there.minY >= here.maxY
    else { return nil }
    return next
  }

  func follow(indexTitle: String, as user: User) -> IndexPath? {
    guard let index = collection.indexTitles?.firstIndex(of: indexTitle),
      user.tap(indexTitle: indexTitle, in: collection)
    else { return nil }
    return collection.indexPath(ofIndexTitle: indexTitle, at: index)
  }

  func tap(_ path: IndexPath, as user: User) -> Bool { user.tap(itemAt: path, in: collection) }

  /// Performs the destructive action at the trailing edge.
  func delete(_ path: IndexPath, as user: User) -> Bool {
    guard user.swipe(itemAt: path, in: collection) else { return false }
    let actions = collection.swiped?.configuration.actions
    guard let index = actions?.firstIndex(where: { $0.style == .destructive }) else {
      user.closeSwipe(in: collection)
      return false
    }
    return choose(swipeAction: index, as: user)
  }
  var swipedEdge: SwipeEdge? { collection.swiped?.edge }
  func actions(_ path: IndexPath, at edge: SwipeEdge) -> [UIContextualAction] {
    collection.swipeConfiguration(path, edge)?.actions ?? []
  }
  func openActions(_ path: IndexPath, at edge: SwipeEdge, as user: User) -> Bool {
    user.swipe(itemAt: path, in: collection, edge: edge)
  }
  func choose(swipeAction index: Int, as user: User) -> Bool {
    user.choose(swipeActionAt: index, in: collection)
  }
  func closeSwipe(as user: User) -> Bool {
    guard collection.swiped != nil else { return false }
    user.closeSwipe(in: collection)
    return true
  }
  func tapEditControl(_ path: IndexPath, as user: User) -> Bool {
    user.tap(.delete, ofItemAt: path, in: collection)
      || user.tap(.insert, ofItemAt: path, in: collection)
  }
  func tapAccessory(_ path: IndexPath, as user: User) -> Bool {
    user.tap(.detail, ofItemAt: path, in: collection)
  }
  func tapAccessory(
    _ type: UICellAccessory.AccessoryType, _ path: IndexPath, as user: User
  ) -> Bool { user.tap(type, ofItemAt: path, in: collection) }
  func drag(_ path: IndexPath, to target: IndexPath, as user: User) -> Bool {
    user.drag(itemAt: path, to: target, in: collection)
  }
  var isDraggable: Bool { collection.dragDelegate != nil && collection.dragInteractionEnabled }
  var isDroppable: Bool { collection.dropDelegate != nil }
  func lift(_ path: IndexPath, as user: User) -> User.Drag? {
    user.lift(itemAt: path, in: collection)
  }
  func receive(_ drag: User.Drag, at path: IndexPath?) {
    if let path {
      drag.hover(overItemAt: path, in: collection)
    } else {
      drag.hover(over: collection)
    }
  }
  func path(at point: CGPoint, in window: UIWindow) -> IndexPath? {
    collection.indexPathForItem(at: collection.convert(point, from: window))
  }
  func hasMenu(_ path: IndexPath) -> Bool { collection.contextMenuConfiguration(path) != nil }
  func showMenu(_ path: IndexPath) -> ContextMenuSession? { collection.showContextMenu(path) }
  func cell(_ path: IndexPath) -> UIView? { collection.cellForItem(at: path) }
}

extension UICollectionView {
  /// A Boolean value that indicates whether items are next to each other.
  var isGrid: Bool {
    guard let path = indexPathsForVisibleItems.first,
      let frame = layoutAttributesForItem(at: path)?.frame
    else { return false }
    return frame.width <= bounds.width * 0.6
  }
}
