import Foundation
import HeadlessUIKit

/// A list on the terminal, as keys see it: a table or a collection view.
@MainActor protocol ShownList {
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

  /// Scrolls as little as is needed to show an item.
  func reveal(_ path: IndexPath)
  /// The item above or below another, as the eye goes; nil at the ends.
  func neighbour(of path: IndexPath, isBelow: Bool) -> IndexPath?
  /// Where a title of the index leads; nil for none.
  func follow(indexTitle: String, as user: User) -> IndexPath?

  func tap(_ path: IndexPath, as user: User) -> Bool
  /// Deletes an item as a swipe does.
  func delete(_ path: IndexPath, as user: User) -> Bool
  /// Opens an item's actions; the titles of those behind both edges, the trailing ones first.
  func openActions(_ path: IndexPath, as user: User) -> [String]
  /// Performs one of an item's actions, whichever edge it is behind.
  func choose(action title: String, of path: IndexPath, as user: User)
  func closeActions(as user: User)
  func showMenu(_ path: IndexPath) -> ContextMenuSession?
  /// The cell of an item.
  func cell(_ path: IndexPath) -> UIView?
}

extension ShownList {
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
