import Foundation

extension UITableView {
  func beginGroup() {
    if groupDepth == 0 {
      loadIfNeeded()
      group = TableUpdates()
    }
    groupDepth += 1
  }

  /// Adds to the group; a call outside one is a group of its own.
  func update(_ change: (inout TableUpdates) -> Void) {
    beginGroup()
    change(&group!)
    endGroup()
  }

  /// Leaves a group; the outermost one performs all updates at once.
  func endGroup() {
    guard groupDepth > 0 else { return }
    groupDepth -= 1
    guard groupDepth == 0, let updates = group else { return }
    group = nil
    let done = completions
    completions = []
    perform(updates)
    for completion in done { HeadlessRunLoop.enqueue { completion(true) } }
  }

  private func perform(_ updates: TableUpdates) {
    if updates.isReload { return reloadAll() }
    let before = geometry.sections.map(\.rows.count)
    let after = askCounts()
    if let problem = updates.problem(before: before, after: after) {
      problem.raise()
      return reloadAll()
    }
    let map = IndexPathMap(updates)
    let reloadedRows = Set(updates.reloadedRows)
    func isReloaded(_ path: IndexPath) -> Bool {
      reloadedRows.contains(path) || updates.reloadedSections.contains(path.section)
    }
    func newPath(_ path: IndexPath) -> IndexPath? {
      isReloaded(path) ? nil : map.indexPath(after: path)
    }

    moveHeights(counts: after, map, reloaded: updates.reloadedSections)
    moveBoundaries { updates.reloadedSections.contains($0) ? nil : map.section(after: $0) }
    selectedRows = selectedRows.compactMap(newPath)
    highlightedRow = highlightedRow.flatMap(newPath)
    pendingScroll = nil
    var kept: [VisibleRow] = []
    for row in visibleRows {
      if let path = newPath(row.indexPath) {
        row.cell.shownRow = path
        kept.append(VisibleRow(indexPath: path, cell: row.cell))
      } else {
        departingRows.append(row)
      }
    }
    visibleRows = kept.sorted { $0.indexPath < $1.indexPath }
    placeContent()
    contentOffset = clampedToEnd(contentOffset)
    for path in updates.reconfiguredRows.compactMap(newPath) { reconfigure(path) }
    loadIndexTitles()
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Takes back an offset beyond the content's end; one before its beginning is a pull.
  private func clampedToEnd(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: offset.x, y: min(offset.y, max(clamped(offset).y, -adjustedContentInset.top)))
  }

  /// Makes the geometry of the new counts, with the heights that were measured already.
  private func moveHeights(counts: [Int], _ map: IndexPathMap, reloaded: IndexSet) {
    let old = geometry.sections
    var new: [TableGeometry.Section] = counts.indices.map {
      newSection($0, rowCount: counts[$0])
    }
    for section in old.indices where !reloaded.contains(section) {
      if let target = map.section(after: section) {
        new[target].header = old[section].header
        new[target].footer = old[section].footer
        new[target].knowsHeader = old[section].knowsHeader
        new[target].knowsFooter = old[section].knowsFooter
      }
      for (row, height) in old[section].rows.exceptions {
        if let path = map.indexPath(after: IndexPath(row: row, section: section)) {
          new[path.section].rows.set(path.row, to: height)
        }
      }
    }
    geometry = TableGeometry(sections: new, top: geometry.top)
    needsMeasuring = true
    generation += 1
  }

  /// Asks for a visible row's cell again; it has to be the one that is there.
  private func reconfigure(_ path: IndexPath) {
    guard let dataSource, let cell = visibleCell(at: path) else { return }
    reconfiguredCell = cell
    defer { reconfiguredCell = nil }
    let answer = dataSource.tableView(self, cellForRowAt: path)
    guard answer !== cell else { return }
    UIKitException(
      reason: "Attempted to reconfigure the row at \(path) with another cell: dequeue the cell for "
        + "the same reuse identifier so that the existing cell is returned"
    ).raise()
  }
}
