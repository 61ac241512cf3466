public import Foundation
public import ListData
import ListDiff

/// Edits of single items in the data and in the view.
///
/// The changes are known, so nothing is compared, and items needn't be `Identifiable`. Index paths
/// are those of shown items. If an index path is out of range, nothing changes, and the result
/// indicates it.
extension NonFetchedList
where ListData: SectionedDataSource, ListData.DataSection: MutableSectionInfo {
  /// Removes an item.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the shown item before the update.
  ///   - removesEmptySection: A Boolean value that indicates whether to remove the section with its
  ///     last item.
  /// - Returns: The item, or `nil` if there is no such item.
  /// - Complexity: O(items of the section).
  @discardableResult
  public func removeItem(at indexPath: IndexPath, removesEmptySection: Bool = false) -> Object? {
    removeItems(at: [indexPath], removesEmptySections: removesEmptySection).first
  }

  /// Removes items in one update.
  ///
  /// - Parameters:
  ///   - indexPaths: The index paths of the shown items before the update, in any order. Those that
  ///     show no item are left out.
  ///   - removesEmptySections: A Boolean value that indicates whether to remove sections with their
  ///     last item.
  /// - Returns: The items, in the list's order.
  /// - Complexity: O(items of these sections).
  @discardableResult
  public func removeItems(
    at indexPaths: [IndexPath], removesEmptySections: Bool = false
  ) -> [Object] {
    let paths = Set(indexPaths.compactMap(editedIndexPath)).sorted()
    var removed: [Object] = []
    edit(.deletion(count: paths.count)) { data, change in
      for path in paths.reversed() {
        if let item = data.remove(at: path) { removed.append(item) }
      }
      let empty =
        removesEmptySections ? Set(paths.map(\.[0])).filter { data[$0].items.isEmpty } : []
      change.deletedSections = empty.sorted()
      change.deletedItems = paths.filter { !empty.contains($0[0]) }.map(ListPlace.init)
      for section in change.deletedSections.reversed() { data.remove(at: section) }
    }
    return removed.reversed()
  }

  /// Inserts an item.
  ///
  /// In an arranged list, the item is inserted before the item that is shown at the index path, or
  /// after the last item of its section. The new item isn't shown if the current search excludes
  /// it.
  ///
  /// - Parameters:
  ///   - item: The item to insert.
  ///   - indexPath: The index path of the item after the update, at most one past the section's
  ///     end.
  /// - Returns: `false` if there is no such place.
  @discardableResult
  public func insertItem(_ item: Object, at indexPath: IndexPath) -> Bool {
    guard let path = insertionIndexPath(indexPath) else { return false }
    return edit(.insertion(count: 1)) { data, change in
      if data.insert(item, at: path) { change.insertedItems = [ListPlace(path)] }
    }
  }

  /// Moves an item.
  ///
  /// - Parameters:
  ///   - source: The index path before the update.
  ///   - target: The index path after the update.
  /// - Returns: `false` if either index path doesn't exist, if they are equal, or during a search,
  ///   which hides items in between.
  @discardableResult
  public func moveItem(from source: IndexPath, to target: IndexPath) -> Bool {
    guard showsItemsInOrder, isValid(source) else { return false }
    return edit(.move(count: 1)) { data, change in
      guard data.move(from: source, to: target), source != target else { return }
      change.movedItems = [ListChange(from: ListPlace(source), to: ListPlace(target))]
    }
  }

  /// Replaces an item with another one, or with the same item with other content.
  ///
  /// The cell is configured again; in an arranged list, only if the items differ.
  ///
  /// - Returns: `false` if there is no such item.
  @discardableResult
  public func replaceItem(at indexPath: IndexPath, with item: Object) -> Bool {
    guard let path = editedIndexPath(indexPath) else { return false }
    return edit(.replacement(count: 1)) { data, change in
      let items = data[path[0]].items
      let index = items.index(items.startIndex, offsetBy: path[1])
      data[path[0]].items.replaceSubrange(index..<items.index(after: index), with: [item])
      change.changedItems = [ListChange(from: ListPlace(path), to: ListPlace(path))]
    }
  }

  /// Changes the data and updates the view; returns `false` if nothing changed.
  @discardableResult
  private func edit(
    _ edit: ListEdit, _ change: (inout [ListData.DataSection], inout ListDifference) -> Void
  ) -> Bool {
    let oldData = listData
    let old = oldData.sections
    var new = old
    var difference = ListDifference()
    change(&new, &difference)
    if difference.isEmpty { return false }
    if existingArranger != nil {
      _ = show(ListData(new), animated: true)
    } else {
      let updates = ListUpdates(from: old, to: new, difference: difference)
      _ = follow(updates, animated: true) { self.listData = ListData($0) }
    }
    didEdit(edit, from: oldData)
    return true
  }
}

/// The places in the data of shown items.
extension NonFetchedList
where ListData: SectionedDataSource, ListData.DataSection: MutableSectionInfo {
  /// Returns the index path in the data of a shown item, or `nil` if there is no such item.
  func editedIndexPath(_ indexPath: IndexPath) -> IndexPath? {
    if let shownArrangement { return shownArrangement.sourceIndexPath(for: indexPath) }
    return listData.isValid(indexPath) ? indexPath : nil
  }

  /// Returns the index path in the data at which an item is inserted to be shown at an index path,
  /// or `nil` if there is no such place.
  private func insertionIndexPath(_ indexPath: IndexPath) -> IndexPath? {
    guard let shownArrangement else { return indexPath }
    if let path = shownArrangement.sourceIndexPath(for: indexPath) { return path }
    guard indexPath.count == 2, let section = shownArrangement.sourceSection(of: indexPath[0]),
      indexPath[1] == shownArrangement.shown[indexPath[0]].items.count
    else { return nil }
    return [section, shownArrangement.source[section].items.count]
  }

  /// A Boolean value that indicates whether each section shows all of its items or none.
  var showsItemsInOrder: Bool { existingArranger?.rules.search == nil }

  private var shownArrangement: Arrangement<ListData.DataSection>? {
    existingArranger?.arrangement(of: listData.sections)
  }
}
