package import Foundation
package import HeadlessUIKit

/// A table view or collection view, with the gestures and keys that it supports.
@MainActor package protocol ScreenList {
  /// The table view or collection view.
  var view: UIScrollView { get }
  /// The table view or collection view, in which keys move the focus.
  var focus: any FocusList { get }
  var numberOfSections: Int { get }
  func numberOfItems(inSection section: Int) -> Int
  /// The index paths of the visible items, in order.
  var visibleItems: [IndexPath] { get }
  /// The titles of the index, or nil if the list has no index.
  var indexTitles: [String]? { get }
  /// A Boolean value that indicates whether items are next to each other.
  var isGrid: Bool { get }
  /// A Boolean value that indicates whether the list is in editing mode.
  var isEditing: Bool { get }
  /// The selected items if several can be selected.
  var selection: [IndexPath] { get }

  /// Scrolls by the smallest distance that makes an item visible. Does nothing if it has left.
  func reveal(_ path: IndexPath)
  /// Taps an index title and returns the item that it leads to, or nil if there is none.
  func follow(indexTitle: String, as user: User) -> IndexPath?

  func tap(_ path: IndexPath, as user: User) -> Bool
  /// Deletes an item with its swipe action.
  func delete(_ path: IndexPath, as user: User) -> Bool
  /// The row that is swiped open, or nil if there is none.
  var swiped: SwipedItem? { get }
  /// Returns the actions that a swipe shows at an edge of a row.
  func actions(_ path: IndexPath, at edge: SwipeEdge) -> [UIContextualAction]
  /// Opens the actions at an edge of a row. Returns false if there are none.
  func openActions(_ path: IndexPath, at edge: SwipeEdge, as user: User) -> Bool
  /// Performs an action of the swiped row.
  func choose(swipeAction index: Int, as user: User) -> Bool
  /// Closes the swiped row. Returns false if there is none.
  func closeSwipe(as user: User) -> Bool
  /// Taps the editing control at the leading edge of a row.
  func tapEditControl(_ path: IndexPath, as user: User) -> Bool
  /// Taps the detail button of a row.
  func tapAccessory(_ path: IndexPath, as user: User) -> Bool
  /// Taps an accessory of a list cell.
  func tapAccessory(
    _ type: UICellAccessory.AccessoryType, _ path: IndexPath, as user: User
  ) -> Bool
  /// Drags a row to the index path of another row.
  func drag(_ path: IndexPath, to target: IndexPath, as user: User) -> Bool
  /// A Boolean value that indicates whether rows can be dragged out of the list.
  var isDraggable: Bool { get }
  /// A Boolean value that indicates whether the list accepts drops.
  var isDroppable: Bool { get }
  /// Lifts a row with a long press, or returns nil if it can't be dragged.
  func lift(_ path: IndexPath, as user: User) -> User.Drag?
  /// Moves a drag over a row, or over the end of the list without an index path.
  func receive(_ drag: User.Drag, at path: IndexPath?)
  /// Returns the row at a point of the window, or nil if there is none.
  func path(at point: CGPoint, in window: UIWindow) -> IndexPath?
  func showMenu(_ path: IndexPath) -> ContextMenuSession?
  /// Returns a Boolean value that indicates whether a long press on a row opens a menu.
  func hasMenu(_ path: IndexPath) -> Bool
  /// Returns the cell of an item, or nil if it is not visible.
  func cell(_ path: IndexPath) -> UIView?
}

extension ScreenList {
  /// Drags a row to a place in a list. Returns false if nothing is dropped.
  func drop(
    _ path: IndexPath, at target: IndexPath?, in list: any ScreenList, as user: User
  ) -> Bool {
    guard isDraggable, list.isDroppable, let drag = lift(path, as: user) else { return false }
    list.receive(drag, at: target)
    return drag.drop()
  }

  package func tapAccessory(
    _ type: UICellAccessory.AccessoryType, _ path: IndexPath, as user: User
  ) -> Bool { false }

  /// The edge whose actions are open, or nil if no row is swiped open.
  var swipedEdge: SwipeEdge? { swiped?.edge }

  /// Returns the next item in the order of the data, or nil if there is none.
  func item(after path: IndexPath) -> IndexPath? { focus.item(after: path) }

  /// Returns the previous item in the order of the data, or nil if there is none.
  func item(before path: IndexPath) -> IndexPath? { focus.item(before: path) }

  /// Returns the item of a grid at the left or right of another, or on the line next to it.
  func item(beside path: IndexPath, isRight: Bool) -> IndexPath? {
    guard isGrid else { return nil }
    let isMirrored = (view as? UICollectionView)?.isMirrored == true
    return isRight != isMirrored ? item(after: path) : item(before: path)
  }

  /// Returns the item visually above or below another, or nil at the ends.
  func neighbor(of path: IndexPath, isBelow: Bool) -> IndexPath? {
    focus.neighbor(of: path, isBelow ? .down : .up)
  }

  var first: IndexPath? { item(after: IndexPath(item: -1, section: 0)) }
  var last: IndexPath? { item(before: IndexPath(item: 0, section: numberOfSections)) }

  /// Returns the index path, or the nearest one if there is no such item.
  func nearest(_ path: IndexPath) -> IndexPath? {
    guard path.section < numberOfSections else { return last }
    let count = numberOfItems(inSection: path.section)
    if path.item < count { return path }
    let end = IndexPath(item: count, section: path.section)
    return item(before: end) ?? item(after: end)
  }
}
