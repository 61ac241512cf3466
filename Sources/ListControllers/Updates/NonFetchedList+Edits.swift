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
    removeItems(
      inDataAt: indexPaths.compactMap(editedIndexPath), removesEmptySections: removesEmptySections)
  }

  /// Removes items in one update; index paths in the data. The edit is a deletion unless another
  /// one is specified.
  @discardableResult
  func removeItems(
    inDataAt indexPaths: [IndexPath], removesEmptySections: Bool = false, as edit: ListEdit? = nil
  ) -> [Object] {
    let paths = Set(indexPaths).sorted()
    var removed: [Object] = []
    self.edit(edit ?? .deletion(count: paths.count)) { data, change in
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
    insertItems([item], at: indexPath, as: .insertion(count: 1))
  }

  /// Inserts items one after another, in one update; returns `false` if there is no such place.
  @discardableResult
  func insertItems(_ items: [Object], at indexPath: IndexPath, as edit: ListEdit) -> Bool {
    guard let path = insertionIndexPath(indexPath), path.count == 2 else { return false }
    return self.edit(edit) { data, change in
      for (offset, item) in items.enumerated() {
        let place = IndexPath(item: path[1] + offset, section: path[0])
        guard data.insert(item, at: place) else { return }
        change.insertedItems.append(ListPlace(place))
      }
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

  /// Moves several items next to each other, in one update.
  ///
  /// Items above the target move behind the item that is shown there, and others before it, as in
  /// UIKit's moves of a single item.
  ///
  /// - Parameters:
  ///   - sources: The index paths in the data, in the order that the items will have.
  ///   - target: The index path of a shown item before the update, or that after a section's last.
  /// - Returns: `false` if nothing moved.
  @discardableResult
  func moveItems(inDataAt sources: [IndexPath], to target: IndexPath) -> Bool {
    guard target.count == 2, let section = insertionIndexPath(target)?[0],
      listData.sections.indices.contains(section)
    else { return false }
    var moving = Set<IndexPath>()
    let sources = sources.filter { listData.isValid($0) && moving.insert($0).inserted }
    let shown = (0..<numberOfItems(inSection: target[0])).compactMap {
      editedIndexPath([target[0], $0])
    }
    let staying = shown.filter { !moving.contains($0) }
    let above = shown.prefix(max(target[1], 0)).filter(moving.contains).count
    let isBelow = above > 0 && above == sources.count
    let number = target[1] - above + (isBelow ? 1 : 0)
    return edit(.move(count: sources.count)) { data, change in
      var item = staying.indices.contains(number) ? staying[number][1] : data[section].items.count
      item -= sources.filter { $0[0] == section && $0[1] < item }.count
      let moves = sources.enumerated().map { offset, source in
        ListChange(from: ListPlace(source), to: ListPlace(section: section, item: item + offset))
      }
      guard moves.contains(where: { $0.from != $0.to }) else { return }
      let items = sources.compactMap { data.object(at: $0) }
      for source in sources.sorted().reversed() { data.remove(at: source) }
      for (move, item) in zip(moves, items) { data.insert(item, at: move.to.indexPath) }
      change.movedItems = moves
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

  /// Returns the index path of the shown item that is at an index path in the data, or `nil` if it
  /// isn't shown.
  func shownIndexPath(ofDataAt indexPath: IndexPath) -> IndexPath? {
    if let shownArrangement { return shownArrangement.shownIndexPath(for: indexPath) }
    return listData.isValid(indexPath) ? indexPath : nil
  }

  private var shownArrangement: Arrangement<ListData.DataSection>? {
    existingArranger?.arrangement(of: listData.sections)
  }
}
