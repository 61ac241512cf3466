public import Foundation

/// Changes of single items in an array of sections. Where an index path is out of range they
/// change nothing, and say so by their result.
extension Array where Element: MutableSectionInfo {
  /// Inserts an item; the path is its place after the change, at most one past the section's end.
  /// False where there is no such place.
  @discardableResult
  public mutating func insert(_ item: Element.Item, at indexPath: IndexPath) -> Bool {
    guard indexPath.count == 2, indices.contains(indexPath[0]),
      (0...self[indexPath[0]].items.count).contains(indexPath[1])
    else { return false }
    let items = self[indexPath[0]].items
    let index = items.index(items.startIndex, offsetBy: indexPath[1])
    self[indexPath[0]].items.insert(item, at: index)
    return true
  }

  /// Puts an item at a section's end. False where there is no such section.
  @discardableResult
  public mutating func append(_ item: Element.Item, toSection section: Int) -> Bool {
    guard indices.contains(section) else { return false }
    self[section].items.append(item)
    return true
  }

  /// Removes an item; the path is its place before the change. The item, or nil where there is
  /// none.
  @discardableResult
  public mutating func remove(at indexPath: IndexPath) -> Element.Item? {
    guard isValid(indexPath) else { return nil }
    let items = self[indexPath[0]].items
    let index = items.index(items.startIndex, offsetBy: indexPath[1])
    return self[indexPath[0]].items.remove(at: index)
  }

  /// Moves an item from its place before the change to its place after it, as UIKit counts: the
  /// item itself is not there when the target is counted. False where either place is none.
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
