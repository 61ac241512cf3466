import Foundation

extension UITableView {
  /// Performs the updates of a closure, which doesn't escape, as one batch update.
  ///
  /// It calls the method that takes an optional closure, which subclasses override, unless an
  /// override calls it.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and calls the update methods of the view.
  ///   - completion: A closure that is called at the next turn of the run loop, or before the
  ///     method returns while animations are disabled.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      let isCalledByOverride = group.isForwarding
      let inner = {
        self.group.isForwarding = false
        updates()
        self.group.isForwarding = true
      }
      group.isForwarding = true
      if isCalledByOverride {
        beginGroup(completion: completion)
        inner()
        endGroup()
      } else {
        performBatchUpdates(Optional(inner), completion: completion)
      }
      group.isForwarding = isCalledByOverride
    }
  }

  /// Begins a batch update. The outermost one loads the counts before it, unless they are loaded.
  ///
  /// A table that has not loaded its data source and is in no window has nothing to update. It
  /// loads the data after the batch update when it is laid out, without comparing counts.
  func beginGroup(completion: ((Bool) -> Void)? = nil) {
    guard group.begin(completion: completion) else { return }
    precedesFirstLoad = !hasLoaded && window == nil
    if !precedesFirstLoad { loadIfNeeded() }
  }

  /// Adds operations to the batch update, or performs them as a batch update of their own.
  func update(_ operations: some Sequence<BatchUpdate.Operation>) {
    guard UIKitException.allowsUpdate(of: "UITableView", with: dataSource) else { return }
    beginGroup()
    group.add(operations)
    endGroup()
  }

  /// Performs operations as a batch update. The closure changes the data.
  func performGroup(_ operations: [BatchUpdate.Operation], _ change: () -> Void) {
    beginGroup()
    change()
    group.add(operations)
    endGroup()
  }

  /// Ends a batch update. The outermost one performs all operations at once.
  func endGroup() {
    guard let finished = group.end() else { return }
    if precedesFirstLoad {
      setNeedsReload()
    } else if finished.reloads {
      reloadAll()
    } else {
      perform(finished.update)
    }
    finished.complete()
  }

  private func perform(_ update: BatchUpdate) {
    abandonMovement()
    let taken = takePlaceholders()
    let after = askCounts()
    guard let map = update.map(before: presentedCounts, after: after, in: .table, view: inWords)
    else {
      return reloadAll()
    }
    apply(map, counts: after)
    for case .reconfigureItem(let path) in update.operations {
      if let path = map.indexPath(after: path) { reconfigure(path) }
    }
    show(taken, after: map)
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Moves all state of rows and sections to their index paths after the update.
  func apply(_ map: BatchUpdateMap, counts: [Int]) {
    moveHeights(counts: counts, map)
    moveBoundaries { map.reloadedSections.contains($0) ? nil : map.section(after: $0) }
    selectedRows = SelectedPaths(selectedRows.compactMap(map.indexPath(after:)))
    highlightedRow = highlightedRow.flatMap(map.indexPath(after:))
    focusedPath = focusedPath.flatMap(map.indexPath(after:))
    lastFocusedPath = lastFocusedPath.flatMap(map.indexPath(after:))
    prefetch.move(map)
    activeDrag?.move(map, in: self)
    if let path = swiped?.indexPath {
      if let target = map.indexPath(after: path) {
        swiped?.indexPath = target
      } else {
        swipedRowIsGone()
      }
    }
    pendingScroll = nil
    let kept = (visibleRows + [editedRow].compactMap { $0 }).compactMap { row -> VisibleRow? in
      guard let path = map.indexPath(after: row.indexPath) else {
        if map.reloads(row.indexPath) { meter?.rowsReloaded += 1 }
        departingRows.append(row)
        return nil
      }
      row.cell.shownRow = path
      return VisibleRow(indexPath: path, cell: row.cell)
    }
    visibleRows = kept.filter { $0.cell !== editedRow?.cell }.sorted {
      $0.indexPath < $1.indexPath
    }
    editedRow = kept.last { $0.cell === editedRow?.cell }
    placeContent()
    contentOffset = clampedToEnd(contentOffset)
  }

  /// Clamps an offset beyond the content's end; an offset before its beginning is a pull.
  private func clampedToEnd(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: offset.x, y: min(offset.y, max(clamped(offset).y, topOffset)))
  }

  /// Creates the geometry for the new counts, keeping the heights that are already measured.
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

  /// Requests a row's cell again if there is one. The data source must return the existing cell.
  private func reconfigure(_ path: IndexPath) {
    let edited = editedRow.flatMap { $0.indexPath == path ? $0.cell : nil }
    guard let dataSource, let cell = visibleCell(at: path) ?? edited else { return }
    meter?.cellsConfigured += 1
    meter?.rowsReloaded += 1
    reconfiguredRow = VisibleRow(indexPath: path, cell: cell)
    defer { reconfiguredRow = nil }
    let answer = dataSource.tableView(self, cellForRowAt: path)
    guard answer !== cell else { return }
    UIKitException.raise(
      "The data source returned a different cell for the reconfigured row at \(path). "
        + "Dequeue the cell with dequeueReusableCell(withIdentifier:for:), and with the same reuse "
        + "identifier and index path, so that the table view returns the existing cell.")
  }
}
