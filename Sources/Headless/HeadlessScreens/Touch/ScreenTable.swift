import Foundation
import HeadlessUIKit

/// A table view on a screen.
struct ScreenTable: ScreenList {
  let table: UITableView

  var view: UIScrollView { table }
  var focus: any FocusList { table }
  var numberOfSections: Int { table.numberOfSections }
  func numberOfItems(inSection section: Int) -> Int { table.numberOfRows(inSection: section) }
  var visibleItems: [IndexPath] { table.indexPathsForVisibleRows ?? [] }
  var indexTitles: [String]? { table.indexTitles }
  var isGrid: Bool { false }
  var isEditing: Bool { table.isEditing }
  var selection: [IndexPath] {
    let isMultiple =
      isEditing
      ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
    return isMultiple ? table.indexPathsForSelectedRows ?? [] : []
  }

  func reveal(_ path: IndexPath) {
    guard contains(path, isEnd: false) else { return }
    table.scrollToRow(at: path, at: .none, animated: false)
  }

  func follow(indexTitle: String, as user: User) -> IndexPath? {
    guard let index = table.indexTitles?.firstIndex(of: indexTitle),
      user.tap(indexTitle: indexTitle, in: table)
    else { return nil }
    // The section begins at the top, or as near to it as the end of the table allows.
    let section = table.section(ofIndexTitle: indexTitle, at: index)
    guard section < numberOfSections else { return nil }
    return item(after: IndexPath(row: -1, section: max(section, 0)))
  }

  func tap(_ path: IndexPath, as user: User) -> Bool { user.tap(rowAt: path, in: table) }
  func delete(_ path: IndexPath, as user: User) -> Bool {
    user.swipeToDelete(rowAt: path, in: table)
  }
  var swiped: SwipedItem? { table.swiped }
  func actions(_ path: IndexPath, at edge: SwipeEdge) -> [UIContextualAction] {
    table.swipeActions(forRowAt: path, at: edge)
  }
  func openActions(_ path: IndexPath, at edge: SwipeEdge, as user: User) -> Bool {
    user.swipe(rowAt: path, in: table, edge: edge)
  }
  func choose(swipeAction index: Int, as user: User) -> Bool {
    user.choose(swipeActionAt: index, in: table)
  }
  func closeSwipe(as user: User) -> Bool {
    guard table.swiped != nil else { return false }
    user.closeSwipe(in: table)
    return true
  }
  func tapEditControl(_ path: IndexPath, as user: User) -> Bool {
    user.tapEditingControl(ofRowAt: path, in: table)
  }
  func tapAccessory(_ path: IndexPath, as user: User) -> Bool {
    user.tapAccessory(ofRowAt: path, in: table)
  }
  func drag(_ path: IndexPath, to target: IndexPath, as user: User) -> Bool {
    user.drag(rowAt: path, to: target, in: table)
  }
  var isDraggable: Bool { table.dragDelegate != nil && table.dragInteractionEnabled }
  var isDroppable: Bool { table.dropDelegate != nil }
  func lift(_ path: IndexPath, as user: User) -> User.Drag? { user.lift(rowAt: path, in: table) }
  func receive(_ drag: User.Drag, at path: IndexPath?) {
    if let path { drag.hover(overRowAt: path, in: table) } else { drag.hover(over: table) }
  }
  func path(at point: CGPoint, in window: UIWindow) -> IndexPath? {
    table.indexPathForRow(at: table.convert(point, from: window))
  }
  func hasMenu(_ path: IndexPath) -> Bool { table.contextMenuConfiguration(path) != nil }
  func showMenu(_ path: IndexPath) -> ContextMenuSession? { table.showContextMenu(path) }
  func cell(_ path: IndexPath) -> UIView? { table.cellForRow(at: path) }
}
