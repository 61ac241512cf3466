import Foundation

/// The places in the data to which shown items are inserted and moved.
extension Arrangement {
  /// Returns the index path in the data at which an item is inserted to be shown at an index path,
  /// or `nil` if there is no such place.
  package func insertionIndexPath(for indexPath: IndexPath) -> IndexPath? {
    if let path = sourceIndexPath(for: indexPath) { return path }
    guard indexPath.count == 2, let section = sourceSection(of: indexPath[0]),
      indexPath[1] == shown[indexPath[0]].items.count
    else { return nil }
    return [section, source[section].items.count]
  }

  /// Returns the index path in the data of an item before a move, and its index path after it.
  /// Returns `nil` if nothing is shown at the source, or if the destination is out of range.
  package func sourceIndexPaths(
    ofMoveFrom shownSource: IndexPath, to destination: IndexPath
  ) -> (source: IndexPath, target: IndexPath)? {
    guard let from = sourceIndexPath(for: shownSource), destination.count == 2,
      let section = sourceSection(of: destination[0])
    else { return nil }
    if shownSource == destination { return (from, from) }
    // The neighbors are those before the move, without the item itself.
    let isSameSection = shownSource[0] == destination[0]
    let count = shown[destination[0]].items.count - (isSameSection ? 1 : 0)
    guard (0...count).contains(destination[1]) else { return nil }
    func place(of item: Int) -> Int? {
      let shown = isSameSection && item >= shownSource[1] ? item + 1 : item
      return sourceIndexPath(for: [destination[0], shown])?[1]
    }
    var item =
      if destination[1] < count, let next = place(of: destination[1]) {
        next
      } else if count > 0, let last = place(of: count - 1) {
        last + 1
      } else {
        source[section].items.count
      }
    if from[0] == section, from[1] < item { item -= 1 }
    return (from, [section, item])
  }
}
