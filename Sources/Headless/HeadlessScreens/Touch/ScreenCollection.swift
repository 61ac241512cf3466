import Foundation
import HeadlessUIKit

/// A collection view on a screen.
struct ScreenCollection: ScreenList {
  let collection: UICollectionView

  var view: UIScrollView { collection }
  var focus: any FocusList { collection }
  var numberOfSections: Int { collection.numberOfSections }
  func numberOfItems(inSection section: Int) -> Int {
    collection.numberOfItems(inSection: section)
  }
  var visibleItems: [IndexPath] { collection.indexPathsForVisibleItems.sorted() }
  var indexTitles: [String]? { collection.indexTitles }

  var isGrid: Bool { collection.isGrid }
  var isEditing: Bool { collection.isEditing }
  var selection: [IndexPath] {
    let isMultiple =
      isEditing
      ? collection.allowsMultipleSelectionDuringEditing : collection.allowsMultipleSelection
    return isMultiple ? collection.indexPathsForSelectedItems ?? [] : []
  }

  func reveal(_ path: IndexPath) {
    guard contains(path, isEnd: false) else { return }
    collection.revealForFocus(path)
    collection.layoutIfNeeded()
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
  var swiped: SwipedItem? { collection.swiped }
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
