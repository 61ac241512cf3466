public import Foundation
public import ListPlatform

extension ListBridge: UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { table?.sections() ?? 0 }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    table?.items(section) ?? 0
  }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { table?.cell(tableView, indexPath) ?? UITableViewCell() }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    if let titled { return titled.headerTitle(inSection: section) }
    return tableDataSource?.headerTitle(of: tableView, inSection: section)
  }

  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    if let titled { return titled.footerTitle(inSection: section) }
    return tableDataSource?.footerTitle(of: tableView, inSection: section)
  }

  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    if let indexed { return indexed.sectionIndexTitles }
    return tableDataSource?.indexTitles(of: tableView)
  }

  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    if let indexed { return indexed.section(ofIndexTitle: title, at: index) }
    return tableDataSource?.section(of: tableView, ofIndexTitle: title, at: index) ?? index
  }

  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    if let editable { return editable.canEditItem(at: indexPath) }
    return tableDataSource?.canEdit(tableView, at: indexPath) ?? true
  }

  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if let editable { return editable.commitEditing(editingStyle, at: indexPath) }
    tableDataSource?.commit(editingStyle, of: tableView, at: indexPath)
  }

  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    if let reorderable { return reorderable.canMoveItem(at: indexPath) }
    return tableDataSource?.canMove(tableView, at: indexPath) ?? true
  }

  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    if let reorderable {
      return reorderable.didMoveItem(from: sourceIndexPath, to: destinationIndexPath)
    }
    tableDataSource?.move(tableView, from: sourceIndexPath, to: destinationIndexPath)
  }
}

extension ListBridge: UITableViewDataSourcePrefetching {
  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    paged?.prefetchPages(at: indexPaths)
    prefetching?.prefetchItems(at: indexPaths)
  }

  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) { prefetching?.cancelPrefetchingItems(at: indexPaths) }
}
