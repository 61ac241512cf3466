import Foundation
import HeadlessUIKit

/// A table on the terminal.
struct ShownTable: ShownList {
  let table: UITableView

  var view: UIScrollView { table }
  var numberOfSections: Int { table.numberOfSections }
  func numberOfItems(inSection section: Int) -> Int { table.numberOfRows(inSection: section) }
  var visibleItems: [IndexPath] { table.indexPathsForVisibleRows ?? [] }
  var indexTitles: [String]? { table.indexTitles }
  var isGrid: Bool { false }

  func reveal(_ path: IndexPath) { table.scrollToRow(at: path, at: .none, animated: false) }
  func neighbour(of path: IndexPath, isBelow: Bool) -> IndexPath? {
    isBelow ? item(after: path) : item(before: path)
  }

  func follow(indexTitle: String, as user: User) -> IndexPath? {
    guard let index = table.indexTitles?.firstIndex(of: indexTitle),
      user.tap(indexTitle: indexTitle, in: table)
    else { return nil }
    // The section that the index led to begins at the top, or as near to it as the end allows.
    let section = table.section(ofIndexTitle: indexTitle, at: index)
    guard section < numberOfSections else { return nil }
    return item(after: IndexPath(row: -1, section: max(section, 0)))
  }

  func tap(_ path: IndexPath, as user: User) -> Bool { user.tap(rowAt: path, in: table) }
  func delete(_ path: IndexPath, as user: User) -> Bool {
    user.swipeToDelete(rowAt: path, in: table)
  }
  func openActions(_ path: IndexPath, as user: User) -> [String] {
    user.swipe(rowAt: path, in: table, edge: .leading)
    let leading = user.swipeActions(in: table)
    user.closeSwipe(in: table)
    user.swipe(rowAt: path, in: table)
    return user.swipeActions(in: table) + leading
  }
  func choose(action title: String, of path: IndexPath, as user: User) {
    if user.choose(swipeAction: title, in: table) { return }
    user.swipe(rowAt: path, in: table, edge: .leading, choosing: title)
  }
  func closeActions(as user: User) { user.closeSwipe(in: table) }
  func showMenu(_ path: IndexPath) -> ContextMenuSession? { table.showContextMenu(path) }
  func cell(_ path: IndexPath) -> UIView? { table.cellForRow(at: path) }
}
