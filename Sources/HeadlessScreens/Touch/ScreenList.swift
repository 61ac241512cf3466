package import Foundation
package import HeadlessUIKit

/// A list on a screen, as fingers and keys see it: a table or a collection view.
@MainActor package protocol ScreenList {
  /// The view that scrolls.
  var view: UIScrollView { get }
  var numberOfSections: Int { get }
  func numberOfItems(inSection section: Int) -> Int
  /// The items that are on screen, in their order.
  var visibleItems: [IndexPath] { get }
  /// The titles of the index.
  var indexTitles: [String]? { get }
  /// Whether items lie beside one another.
  var isGrid: Bool { get }
  /// A Boolean value that indicates whether the list is being edited.
  var isEditing: Bool { get }

  /// Scrolls as little as is needed to show an item.
  func reveal(_ path: IndexPath)
  /// The item above or below another, as the eye goes; nil at the ends.
  func neighbour(of path: IndexPath, isBelow: Bool) -> IndexPath?
  /// Where a title of the index leads; nil for none.
  func follow(indexTitle: String, as user: User) -> IndexPath?

  func tap(_ path: IndexPath, as user: User) -> Bool
  /// Deletes an item as a swipe does.
  func delete(_ path: IndexPath, as user: User) -> Bool
  /// The edge whose actions show; nil if no row is swiped open.
  var swipedEdge: SwipeEdge? { get }
  /// Returns the actions that a swipe would show at an edge of a row.
  func actions(_ path: IndexPath, at edge: SwipeEdge) -> [UIContextualAction]
  /// Opens the actions behind an edge of a row; false if there are none.
  func openActions(_ path: IndexPath, at edge: SwipeEdge, as user: User) -> Bool
  /// Chooses an action of the row that is swiped open, by its place.
  func choose(swipeAction index: Int, as user: User) -> Bool
  /// Closes the row that is swiped open; false if none is.
  func closeSwipe(as user: User) -> Bool
  /// Taps the control at the leading edge of a row that is being edited.
  func tapEditControl(_ path: IndexPath, as user: User) -> Bool
  /// Taps the detail button of a row.
  func tapAccessory(_ path: IndexPath, as user: User) -> Bool
  /// Taps an accessory of a list cell.
  func tapAccessory(
    _ type: UICellAccessory.AccessoryType, _ path: IndexPath, as user: User
  ) -> Bool
  /// Drags a row to the place of another one.
  func drag(_ path: IndexPath, to target: IndexPath, as user: User) -> Bool
  /// The row at a point of the window.
  func path(at point: CGPoint, in window: UIWindow) -> IndexPath?
  func showMenu(_ path: IndexPath) -> ContextMenuSession?
  /// Returns whether a long press on a row shows a menu.
  func hasMenu(_ path: IndexPath) -> Bool
  /// The cell of an item.
  func cell(_ path: IndexPath) -> UIView?
}

extension ScreenList {
  package func tapAccessory(
    _ type: UICellAccessory.AccessoryType, _ path: IndexPath, as user: User
  ) -> Bool { false }

  /// The next item in the order of the data.
  func item(after path: IndexPath) -> IndexPath? {
    var (section, item) = (path.section, path.item + 1)
    while section < numberOfSections {
      if item < numberOfItems(inSection: section) { return IndexPath(item: item, section: section) }
      (section, item) = (section + 1, 0)
    }
    return nil
  }

  /// The item before another in the order of the data.
  func item(before path: IndexPath) -> IndexPath? {
    if path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
    for section in (0..<path.section).reversed() {
      let count = numberOfItems(inSection: section)
      if count > 0 { return IndexPath(item: count - 1, section: section) }
    }
    return nil
  }

  var first: IndexPath? { item(after: IndexPath(item: -1, section: 0)) }
  var last: IndexPath? { item(before: IndexPath(item: 0, section: numberOfSections)) }

  /// The item itself, or the nearest one where it is gone.
  func nearest(_ path: IndexPath) -> IndexPath? {
    guard path.section < numberOfSections else { return last }
    let count = numberOfItems(inSection: path.section)
    if path.item < count { return path }
    let end = IndexPath(item: count, section: path.section)
    return item(before: end) ?? item(after: end)
  }
}
