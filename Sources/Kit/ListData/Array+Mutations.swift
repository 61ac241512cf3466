public import Foundation

/// Changes of single items in an array of sections. If an index path is out of range, a method
/// changes nothing and reports that by its result.
extension Array where Element: MutableSectionInfo {
  /// Inserts an item at an index path, counted after the change. The path is at most one past the
  /// section's end.
  ///
  /// - Returns: False if the index path is out of range.
  @discardableResult
  public mutating func insert(_ item: Element.Item, at indexPath: IndexPath) -> Bool {
    insert(contentsOf: CollectionOfOne(item), at: indexPath)
  }

  /// Inserts items one after another, the first one at an index path, counted after the change. The
  /// path is at most one past the section's end.
  ///
  /// - Returns: False if the index path is out of range.
  @discardableResult
  package mutating func insert(
    contentsOf items: some Collection<Element.Item>, at indexPath: IndexPath
  ) -> Bool {
    guard indexPath.count == 2, indices.contains(indexPath[0]),
      (0...self[indexPath[0]].items.count).contains(indexPath[1])
    else { return false }
    let start = self[indexPath[0]].items.startIndex
    let index = self[indexPath[0]].items.index(start, offsetBy: indexPath[1])
    self[indexPath[0]].items.insert(contentsOf: items, at: index)
    return true
  }

  /// Appends an item to a section.
  ///
  /// - Returns: False if there is no such section.
  @discardableResult
  public mutating func append(_ item: Element.Item, toSection section: Int) -> Bool {
    guard indices.contains(section) else { return false }
    self[section].items.append(item)
    return true
  }

  /// Removes the item at an index path, counted before the change.
  ///
  /// - Returns: The removed item, or nil if there is no such item.
  @discardableResult
  public mutating func remove(at indexPath: IndexPath) -> Element.Item? {
    guard isValid(indexPath) else { return nil }
    let items = self[indexPath[0]].items
    let index = items.index(items.startIndex, offsetBy: indexPath[1])
    return self[indexPath[0]].items.remove(at: index)
  }

  /// Removes the items at index paths before the change, and returns them in their order. There are
  /// no others than those of items.
  ///
  /// - Complexity: O(items of these sections).
  package mutating func remove(at indexPaths: Set<IndexPath>) -> [Element.Item] {
    var removed: [Element.Item] = []
    for (section, paths) in Dictionary(grouping: indexPaths, by: \.[0]).sorted(by: {
      $0.key < $1.key
    }) {
      let items = self[section].items
      var kept = Element.Items()
      var (start, number) = (items.startIndex, 0)
      for item in paths.map(\.[1]).sorted() {
        let index = items.index(start, offsetBy: item - number)
        kept.append(contentsOf: items[start..<index])
        removed.append(items[index])
        (start, number) = (items.index(after: index), item + 1)
      }
      kept.append(contentsOf: items[start...])
      self[section].items = kept
    }
    return removed
  }

  /// Moves an item from an index path before the change to an index path after it. As in UIKit, the
  /// target is counted without the item itself.
  ///
  /// - Returns: False if either index path is out of range.
  @discardableResult
  public mutating func move(from source: IndexPath, to target: IndexPath) -> Bool {
    guard isValid(source), target.count == 2, indices.contains(target[0]) else { return false }
    let gap = source[0] == target[0] ? 1 : 0
    guard (0...self[target[0]].items.count - gap).contains(target[1]),
      let item = remove(at: source)
    else { return false }
    return insert(item, at: target)
  }
}
