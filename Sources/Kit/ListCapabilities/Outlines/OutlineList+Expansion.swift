public import Foundation
public import ListCore
import ListData
import ListDiff

// The methods that open and close nodes, and the updates that show it.

extension OutlineList {
  /// Opens or closes the node of a row.
  ///
  /// - Returns: `false` if there is no such row, or if it can't be expanded.
  @discardableResult
  public func toggleItem(at indexPath: IndexPath) -> Bool {
    isExpanded(at: indexPath) ? collapseItem(at: indexPath) : expandItem(at: indexPath)
  }

  /// Opens the node of a row.
  ///
  /// - Returns: `false` if there is no such row, if it can't be expanded, or if it is open.
  @discardableResult
  public func expandItem(at indexPath: IndexPath) -> Bool {
    guard let object = object(at: indexPath), isExpandable(at: indexPath),
      !isExpanded(at: indexPath)
    else { return false }
    toggle(object.id, inSection: indexPath.section)
    return true
  }

  /// Closes the node of a row.
  ///
  /// - Returns: `false` if there is no such row, or if it isn't open.
  @discardableResult
  public func collapseItem(at indexPath: IndexPath) -> Bool {
    guard let object = object(at: indexPath), isExpanded(at: indexPath) else { return false }
    toggle(object.id, inSection: indexPath.section)
    return true
  }

  /// Opens the node of a row and all nodes below it.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row.
  ///   - limit: The maximum number of nodes that are read. Those nearest to the roots
  ///     are read first.
  /// - Returns: `false` if the limit was reached, or if there is no such row.
  @discardableResult
  public func expandAllItems(under indexPath: IndexPath, limit: Int = 10_000) -> Bool {
    guard let object = object(at: indexPath) else { return false }
    return changeExpansion(inSection: indexPath.section) {
      $0.expandAll(under: object.id, limit: limit)
    }
  }

  /// Closes all nodes.
  public func collapseAllItems() {
    var outlines = shownSections
    for section in outlines.indices { outlines[section].collapseAll() }
    showRows(of: outlines)
  }

  /// Opens the nodes on the way to an object.
  ///
  /// - Parameters:
  ///   - path: The identifiers of the nodes from a root to the object, and of the object.
  ///   - section: The shown section.
  /// - Returns: The index path of the object's row, or `nil` if the path doesn't exist.
  @discardableResult
  public func expand(toItemAt path: [Object.ID], inSection section: Int = 0) -> IndexPath? {
    guard shownSections.indices.contains(section) else { return nil }
    return changeExpansion(inSection: section) { $0.expand(toItemAt: path) }.map { [section, $0] }
  }

  /// Searches all sections for an object, and opens the nodes on the way to it.
  ///
  /// - Parameters:
  ///   - id: The identifier of the object.
  ///   - limit: The maximum number of nodes that are read in each section. Those nearest to the
  ///     roots are read first.
  /// - Returns: The index path of the object's row, or `nil` if it wasn't found.
  @discardableResult
  public func expand(to id: Object.ID, limit: Int = 10_000) -> IndexPath? {
    for section in shownSections.indices {
      if let row = changeExpansion(inSection: section, { $0.expand(to: id, limit: limit) }) {
        return [section, row]
      }
    }
    return nil
  }

  /// Opens or closes a node of a shown section.
  private func toggle(_ id: Object.ID, inSection section: Int) {
    var outlines = shownSections
    let rows = outlines[section].toggle(id)
    showRows(of: outlines, toggled: rows.map { ListPlace(section: section, item: $0) })
  }

  /// Opens or closes nodes of a shown section. During a search, those of the data stay as they are.
  @discardableResult
  private func changeExpansion<Result>(
    inSection section: Int, _ change: (inout Outline<Object>) -> Result
  ) -> Result {
    var outlines = shownSections
    let result = change(&outlines[section])
    showRows(of: outlines)
    return result
  }
}

/// A rule for items of which only the rows change.
private enum ByIdentifierUnchanged<Element: Identifiable>: ListIdentity {
  static func id(of element: Element) -> Element.ID { element.id }
  static func hasSameContent(_ old: Element, _ new: Element) -> Bool { true }
}

extension OutlineList {
  /// Shows outlines with the same items, of which other nodes are open, or those of edited data.
  ///
  /// - Parameters:
  ///   - outlines: The outlines.
  ///   - newData: The edited data, or `nil` if the data isn't edited.
  ///   - toggled: The rows of the nodes that open or close, or `nil` to look for them.
  func showRows(
    of outlines: [Outline<Object>], in newData: [Outline<Object>]? = nil,
    toggled: [ListPlace]? = nil
  ) {
    let old = shownSections
    let toggled =
      toggled
      ?? old.indices.flatMap { section in
        let ids = old[section].expandedIDs.symmetricDifference(outlines[section].expandedIDs)
        return old[section].rows(of: ids).map { ListPlace(section: section, item: $0) }
      }
    var difference =
      newData == nil && toggled.count == 1
      ? ListDifference(toggling: toggled[0], from: old, to: outlines)
      : ListUpdates(from: old, to: outlines, by: ByIdentifierUnchanged<Object>.self).difference
    let places = difference.newPlaces(
      of: toggled, oldSectionCount: old.count, newSectionCount: outlines.count)
    difference.changedItems += zip(toggled, places).compactMap { old, new in
      new.map { ListChange(from: old, to: $0) }
    }
    let updates = ListUpdates(from: old, to: outlines, difference: difference)
    let searched = existingArranger.flatMap { $0.rules.search == nil ? nil : $0 }
    let data = newData ?? (searched == nil ? outlines : listData.sections)
    _ = present(
      updates, by: Self.comparison(of: ListData.DataSection.self), animated: true
    ) { shown in
      self.listData.sections = searched == nil ? shown : data
      searched?.show(shown, of: self.listData.sections)
    }
  }
}

extension ListDifference {
  /// Creates the difference of outlines in which the node of one row opens or closes. Only the rows
  /// below it come or leave.
  fileprivate init<Item>(
    toggling row: ListPlace, from old: [Outline<Item>], to new: [Outline<Item>]
  ) {
    self.init()
    let places = [old, new].map { outlines in
      outlines[row.section].subtree(ofRow: row.item).dropFirst()
        .map { ListPlace(section: row.section, item: $0) }
    }
    (deletedItems, insertedItems) = (places[0], places[1])
  }
}
