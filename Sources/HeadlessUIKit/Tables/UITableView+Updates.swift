import Foundation

extension UITableView {
  /// Opens a group; the outermost one reads the counts before it, if nobody did yet.
  func beginGroup(completion: ((Bool) -> Void)? = nil) {
    if group.begin(completion: completion) { loadIfNeeded() }
  }

  /// Adds calls to the group; calls outside one are a group of their own.
  func update(_ operations: some Sequence<BatchUpdate.Operation>) {
    beginGroup()
    group.add(operations)
    endGroup()
  }

  /// Performs a group of calls; the closure changes the data.
  func performGroup(_ operations: [BatchUpdate.Operation], _ change: () -> Void) {
    beginGroup()
    change()
    group.add(operations)
    endGroup()
  }

  /// Leaves a group; the outermost one performs all updates at once.
  func endGroup() {
    guard let finished = group.end() else { return }
    if finished.reloads { reloadAll() } else { perform(finished.update) }
    finished.complete()
  }

  private func perform(_ update: BatchUpdate) {
    abandonMovement()
    let after = askCounts()
    do {
      let map = try update.validated(
        before: geometry.sections.map(\.rows.count), after: after, in: .table, view: inWords)
      apply(map, counts: after)
      for case .reconfigureItem(let path) in update.operations {
        if let path = map.indexPath(after: path) { reconfigure(path) }
      }
    } catch {
      error.raise()
      return reloadAll()
    }
    loadIndexTitles()
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Takes everything that belongs to rows to their new places.
  func apply(_ map: BatchUpdateMap, counts: [Int]) {
    moveHeights(counts: counts, map)
    moveBoundaries { map.reloadedSections.contains($0) ? nil : map.section(after: $0) }
    selectedRows = selectedRows.compactMap(map.indexPath(after:))
    highlightedRow = highlightedRow.flatMap(map.indexPath(after:))
    prefetch.move(map)
    if let path = swiped?.indexPath {
      if let target = map.indexPath(after: path) {
        swiped?.indexPath = target
      } else {
        swipedRowIsGone()
      }
    }
    pendingScroll = nil
    var kept: [VisibleRow] = []
    for row in visibleRows {
      if let path = map.indexPath(after: row.indexPath) {
        row.cell.shownRow = path
        kept.append(VisibleRow(indexPath: path, cell: row.cell))
      } else {
        departingRows.append(row)
      }
    }
    visibleRows = kept.sorted { $0.indexPath < $1.indexPath }
    placeContent()
    contentOffset = clampedToEnd(contentOffset)
  }

  /// Takes back an offset beyond the content's end; one before its beginning is a pull.
  private func clampedToEnd(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: offset.x, y: min(offset.y, max(clamped(offset).y, topOffset)))
  }

  /// Makes the geometry of the new counts, with the heights that were measured already.
  private func moveHeights(counts: [Int], _ map: BatchUpdateMap) {
    let old = geometry.sections
    var new: [TableGeometry.Section] = counts.indices.map {
      newSection($0, rowCount: counts[$0])
    }
    for section in old.indices where !map.reloadedSections.contains(section) {
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
    reconfiguredRow = VisibleRow(indexPath: path, cell: cell)
    defer { reconfiguredRow = nil }
    let answer = dataSource.tableView(self, cellForRowAt: path)
    guard answer !== cell else { return }
    UIKitException(
      reason: "Attempted to reconfigure the row at \(path) with another cell: dequeue the cell by "
        + "-dequeueReusableCellWithIdentifier:forIndexPath: for the same reuse identifier and index "
        + "path, so that the existing cell is returned"
    ).raise()
  }
}
