public import Foundation
public import ListData
import ListDiff

/// Changes of single items, in the data and in the view; what changes is known, so nothing is compared and
/// items need not be Identifiable. Index paths are those that the list shows. Where one is out of range,
/// nothing changes, and the result says so.
extension NonFetchedList
where ListData: SectionedDataSource, ListData.DataSection: MutableSectionInfo {
  /// Removes an item; the path is its place before the change.
  ///
  /// - Parameters:
  ///   - indexPath: Where the item is shown.
  ///   - removesEmptySection: Whether its section goes too if this was its last item.
  /// - Returns: The item, or nil where there is none.
  /// - Complexity: O(items of the section).
  @discardableResult
  public func removeItem(at indexPath: IndexPath, removesEmptySection: Bool = false) -> Object? {
    removeItems(at: [indexPath], removesEmptySections: removesEmptySection).first
  }

  /// Removes items in one update; the paths are their places before the change.
  ///
  /// - Parameters:
  ///   - indexPaths: Where the items are shown, in any order. Those that show none are left out.
  ///   - removesEmptySections: Whether sections go too that lost their last item.
  /// - Returns: The items, in the list's order.
  /// - Complexity: O(items of these sections).
  @discardableResult
  public func removeItems(
    at indexPaths: [IndexPath], removesEmptySections: Bool = false
  ) -> [Object] {
    let paths = Set(indexPaths.compactMap(editedIndexPath)).sorted()
    var removed: [Object] = []
    edit { data, change in
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

  /// Inserts an item; the path is its place after the change, at most one past the section's end. False
  /// where there is no such place.
  ///
  /// An arranged list inserts it before the item that is shown there, or after its section's last. It may
  /// not be shown at all, if it is not what is searched for.
  @discardableResult
  public func insertItem(_ item: Object, at indexPath: IndexPath) -> Bool {
    guard let path = insertionIndexPath(indexPath) else { return false }
    return edit { data, change in
      if data.insert(item, at: path) { change.insertedItems = [ListPlace(path)] }
    }
  }

  /// Moves an item from its place before the change to its place after it. False where either place is none;
  /// so it is while a search hides what is between.
  @discardableResult
  public func moveItem(from source: IndexPath, to target: IndexPath) -> Bool {
    guard showsItemsInOrder, isValid(source) else { return false }
    return edit { data, change in
      guard data.move(from: source, to: target), source != target else { return }
      change.movedItems = [ListChange(from: ListPlace(source), to: ListPlace(target))]
    }
  }

  /// Puts another item in the place of one, or the same item with another content. Its cell is configured
  /// again; in an arranged list only if the items differ. False where there is none.
  @discardableResult
  public func replaceItem(at indexPath: IndexPath, with item: Object) -> Bool {
    guard let path = editedIndexPath(indexPath) else { return false }
    return edit { data, change in
      let items = data[path[0]].items
      let index = items.index(items.startIndex, offsetBy: path[1])
      data[path[0]].items.replaceSubrange(index..<items.index(after: index), with: [item])
      change.changedItems = [ListChange(from: ListPlace(path), to: ListPlace(path))]
    }
  }

  /// Changes the data, tells what changed, and makes the view follow; false where nothing did.
  @discardableResult
  private func edit(
    _ change: (inout [ListData.DataSection], inout ListDifference) -> Void
  ) -> Bool {
    let old = listData.sections
    var new = old
    var difference = ListDifference()
    change(&new, &difference)
    if difference.isEmpty { return false }
    if knownArranger != nil {
      _ = show(ListData(new), animated: true)
    } else {
      let updates = ListUpdates(from: old, to: new, difference: difference)
      _ = follow(updates, animated: true) { self.listData = ListData($0) }
    }
    return true
  }
}

/// Where the items are that a list shows.
extension NonFetchedList
where ListData: SectionedDataSource, ListData.DataSection: MutableSectionInfo {
  /// Returns where a shown item is in the data, or nil if there is none.
  func editedIndexPath(_ indexPath: IndexPath) -> IndexPath? {
    if let shownArrangement { return shownArrangement.sourceIndexPath(for: indexPath) }
    return listData.isValid(indexPath) ? indexPath : nil
  }

  /// Returns where an item goes in the data to be shown at an index path: before the one that is shown
  /// there, or past the section's last.
  private func insertionIndexPath(_ indexPath: IndexPath) -> IndexPath? {
    guard let shownArrangement else { return indexPath }
    if let path = shownArrangement.sourceIndexPath(for: indexPath) { return path }
    guard indexPath.count == 2, let section = shownArrangement.sourceSection(of: indexPath[0]),
      indexPath[1] == shownArrangement.shown[indexPath[0]].items.count
    else { return nil }
    return [section, shownArrangement.source[section].items.count]
  }

  /// Whether all items of a section are shown, or none.
  var showsItemsInOrder: Bool { knownArranger?.wanted.search == nil }

  private var shownArrangement: Arrangement<ListData.DataSection>? {
    knownArranger?.arrangement(of: listData.sections)
  }
}
