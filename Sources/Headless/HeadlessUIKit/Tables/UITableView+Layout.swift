import Foundation

extension UITableView {
  /// Creates the cells, headers and footers that came into view, and releases the others.
  ///
  /// As in UIKit, new cells are requested before old ones are added to the reuse pool. Small steps
  /// therefore need one cell more than fit the screen, and a jump needs two screens of cells.
  /// Measuring can bring rows into or out of view, so the layout repeats until nothing moves.
  ///
  /// If the app reloads or updates the table from a callback of the layout, the layout starts over.
  func layoutTable() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    for _ in 0..<UITableView.layoutRounds {
      if layOutOnce() { break }
    }
    wasInRange = false
    prefetchAround()
  }

  /// Performs one layout. Returns false if the data changed in the middle of it.
  ///
  /// Measuring rows can bring others into view, which are measured in turn. Each row is measured at
  /// most once, so the rounds end.
  private func layOutOnce() -> Bool {
    loadIfNeeded()
    if needsCells { recycleEverything() }
    let staysInRange = wasInRange || contentOffset == clamped(contentOffset)
    // An update at the beginning shows the rows that it inserts there, whatever their heights.
    let showsBeginning = needsMeasuring && contentOffset.y <= topOffset
    var anchor = showsBeginning ? nil : self.anchor
    var rows = laidOutRows()
    // As in UIKit, an update requests the heights of headers and footers again.
    if needsMeasuring { measureVisibleBoundaries() }
    let generation = self.generation
    while true {
      if let target = pendingScroll { contentOffset = offset(for: target) }
      let before = (contentOffset, geometry.revision, known.headers)
      fill(&rows)
      if generation == self.generation { resolveVisibleBoundaries() }
      guard generation == self.generation else {
        abandon(rows)
        return false
      }
      placeContent()
      keep(&anchor)
      if staysInRange { contentOffset = clamped(contentOffset) }
      if before == (contentOffset, geometry.revision, known.headers) { break }
    }
    needsMeasuring = false
    pendingScroll = nil

    setRows(rows)
    placeRows()
    placeBoundaries()
    placeAccessories()
    return generation == self.generation
  }

  private static let layoutRounds = 6

  // MARK: Rows

  /// A row that a layout has visited.
  private struct LaidOutRow {
    let indexPath: IndexPath
    /// The row's cell, or nil if the row has not been on screen.
    var cell: UITableViewCell?
    /// A Boolean value that indicates whether the table or its delegate decides the height rather
    /// than the cell's content; nil until it is known.
    var isDecided: Bool?
    /// A Boolean value that indicates whether the row is on screen.
    var isVisible = false
  }

  /// Returns the rows that have cells at the beginning of a layout.
  private func laidOutRows() -> [LaidOutRow] {
    var rows: [LaidOutRow] = []
    rows.reserveCapacity(visibleRows.count + 4)
    for row in visibleRows { rows.append(LaidOutRow(indexPath: row.indexPath, cell: row.cell)) }
    if let row = editedRow {
      let index = rows.firstIndex { $0.indexPath > row.indexPath } ?? rows.count
      rows.insert(LaidOutRow(indexPath: row.indexPath, cell: row.cell), at: index)
    }
    return rows
  }

  /// Finds the visible rows and creates the missing cells.
  ///
  /// The rows keep their order through all rounds of a layout, so that each is asked for its height
  /// and its cell once.
  private func fill(_ rows: inout [LaidOutRow]) {
    for index in rows.indices { rows[index].isVisible = false }
    let viewport = bounds
    guard viewport.height > 0 else { return }
    let generation = self.generation
    // Until it is known whether there are headers, leave room for them: missing cells then come one
    // round later, and no cell is created in vain.
    let headroom = known.headers == .unknown && dataSource != nil ? guessedHeaderHeight : 0
    var sectionsBegun = 0
    var section = -1
    var rowCount = 0
    var index = 0
    var next = geometry.firstRow(endingBelow: viewport.minY)
    while let path = next {
      if path.section != section {
        section = path.section
        rowCount = geometry.sections[section].rows.count
        sectionsBegun += 1
      }
      var place = geometry.row(path)
      guard place.minY + headroom * CGFloat(sectionsBegun) < viewport.maxY else { break }
      while index < rows.count, rows[index].indexPath < path { index += 1 }
      if index == rows.count || rows[index].indexPath != path {
        rows.insert(LaidOutRow(indexPath: path), at: index)
      }
      let cell = rows[index].cell
      if cell == nil || needsMeasuring && rows[index].isDecided == nil {
        let isDecided = rows[index].isDecided ?? decideHeight(ofRowAt: path)
        guard generation == self.generation else { return }
        rows[index].isDecided = isDecided
        if let cell {
          if !isDecided { measure(cell, at: path) }
        } else if isVisible(geometry.row(path), in: viewport) {
          let above = index > 0 ? rows[index - 1].cell : nil
          rows[index].cell = showRow(at: path, below: above, measures: !isDecided)
        }
        guard generation == self.generation else { return }
        place = geometry.row(path)
      }
      rows[index].isVisible = rows[index].cell != nil && isVisible(place, in: viewport)
      let row = path.row + 1
      next = row < rowCount ? IndexPath(row: row, section: section) : geometry.row(after: path)
    }
  }

  private func isVisible(_ row: (minY: CGFloat, height: CGFloat), in viewport: CGRect) -> Bool {
    row.height > 0 && row.minY < viewport.maxY && row.minY + row.height > viewport.minY
  }

  /// Applies the delegate's or the fixed height. Returns false if the cell's content decides.
  private func decideHeight(ofRowAt path: IndexPath) -> Bool {
    if let context = placeholder(at: path) {
      let height = context.placeholder.rowHeight
      guard height != UITableView.automaticDimension else { return false }
      setHeight(max(height, 0), ofRowAt: path)
      return true
    }
    guard measuresRowsOnDisplay else { return true }
    var height = delegateHeight(forRowAt: path)
    if height == UITableView.automaticDimension { height = nil }
    guard let height = height ?? fixedRowHeight else { return false }
    setHeight(max(height, 0), ofRowAt: path)
    return true
  }

  /// Applies the height that the cell's content needs.
  private func measure(_ cell: UITableViewCell, at path: IndexPath) {
    meter?.measurements += 1
    if cell.bounds.width != rowWidth { cell.bounds.size.width = rowWidth }
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    setHeight(fitting.height, ofRowAt: path)
  }

  private func setHeight(_ height: CGFloat, ofRowAt path: IndexPath) {
    guard geometry.contains(path), geometry.row(path).height != height else { return }
    geometry.update(path.section) { $0.rows.set(path.row, to: height) }
  }

  /// Requests a row's cell and adds it in front of the cell of the row above.
  private func showRow(
    at path: IndexPath, below above: UITableViewCell?, measures: Bool
  ) -> UITableViewCell? {
    guard let dataSource else { return nil }
    meter?.cellsConfigured += 1
    let outer = requestedRow
    requestedRow = RequestedRow(dataSourcePath(path))
    let cell =
      placeholder(at: path)?.cell(in: self, at: path)
      ?? dataSource.tableView(self, cellForRowAt: dataSourcePath(path))
    requestedRow = outer
    guard geometry.contains(path) else { return cell }
    prepare(cell, forRowAt: path)
    if let above {
      insertSubview(cell, aboveSubview: above)
    } else {
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    }
    if measures { measure(cell, at: path) }
    cell.frame = rowRect(path)
    delegateChain.notify("tableView(_:willDisplay:forRowAt:)") {
      $0.tableView(self, willDisplay: cell, forRowAt: path)
    }
    return cell
  }

  /// Applies the state of a row to its cell.
  func prepare(_ cell: UITableViewCell, forRowAt path: IndexPath) {
    cell.container = self
    cell.shownRow = path
    if cell.backgroundColor == nil, cell.backgroundConfiguration == nil {
      cell.backgroundColor = cell.defaultBackgroundConfiguration().backgroundColor
    }
    let isSelected = selectedRows.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    let isHighlighted = highlightedRow == path
    if cell.isHighlighted != isHighlighted { cell.setHighlighted(isHighlighted, animated: false) }
    if let level = delegateChain.ask(
      "tableView(_:indentationLevelForRowAt:)",
      { $0.tableView(self, indentationLevelForRowAt: path) })
    {
      cell.indentationLevel = level
    }
    updateEditing(of: cell, at: path, animated: false)
    cell.setShowsActions(swiped?.indexPath == path)
    cell.setIsReordering(movement?.current == path)
    cell.applyConfigurationState()
  }

  /// Sets the visible rows to those on screen, and releases the others from top to bottom, except
  /// one whose cell contains the first responder.
  private func setRows(_ rows: [LaidOutRow]) {
    var visible: [VisibleRow] = []
    visible.reserveCapacity(rows.count)
    for row in rows where row.isVisible {
      guard let cell = row.cell else { continue }
      cell.shownRow = row.indexPath
      visible.append(VisibleRow(indexPath: row.indexPath, cell: cell))
    }
    visibleRows = visible
    let departed = departingRows
    departingRows = []
    for row in departed { endDisplaying(row) }
    editedRow = nil
    for row in rows where !row.isVisible {
      guard let cell = row.cell else { continue }
      let row = VisibleRow(indexPath: row.indexPath, cell: cell)
      if cell.holdsFirstResponder { editedRow = row } else { endDisplaying(row) }
    }
  }

  /// Pools the cells of an abandoned layout, except those that were visible before it.
  private func abandon(_ rows: [LaidOutRow]) {
    for row in rows {
      guard let cell = row.cell, !visibleRows.contains(where: { $0.cell === cell }) else {
        continue
      }
      cell.shownRow = row.indexPath
      endDisplaying(VisibleRow(indexPath: row.indexPath, cell: cell))
    }
  }

  /// Removes a cell from the screen and adds it to the reuse pool, unless it displays another row
  /// by now.
  private func endDisplaying(_ row: VisibleRow) {
    guard row.cell.shownRow == row.indexPath else { return }
    row.cell.shownRow = nil
    row.cell.removeFromSuperview()
    if let identifier = row.cell.reuseIdentifier {
      cellPool.enqueue(row.cell, identifier: identifier)
    }
    delegateChain.notify("tableView(_:didEndDisplaying:forRowAt:)") {
      $0.tableView(self, didEndDisplaying: row.cell, forRowAt: row.indexPath)
    }
  }

  /// Releases all cells, headers and footers, from bottom to top, before new ones are requested.
  private func recycleEverything() {
    needsCells = false
    meter?.rowsReloaded += visibleRows.count
    let rows = (departingRows + visibleRows + [editedRow].compactMap { $0 }).reversed()
    departingRows = []
    visibleRows = []
    editedRow = nil
    for row in rows { endDisplaying(row) }
    recycleBoundaries()
  }

  // MARK: Places

  /// Returns a row's rectangle in content coordinates.
  func rowRect(_ path: IndexPath) -> CGRect {
    rect(ofRow: geometry.row(path))
  }

  private func rect(ofRow row: (minY: CGFloat, height: CGFloat)) -> CGRect {
    CGRect(x: rowInset, y: row.minY, width: rowWidth, height: row.height)
  }

  /// The distance of rows from the edges.
  var rowInset: CGFloat {
    style == .insetGrouped ? ListMetrics.current.margin(in: bounds.width) : 0
  }
  /// The width of rows.
  var rowWidth: CGFloat { max(bounds.width - 2 * rowInset, 0) }

  private func placeRows() {
    let geometry = geometry
    for row in visibleRows + [editedRow].compactMap({ $0 }) where geometry.contains(row.indexPath) {
      let rect = rect(ofRow: geometry.row(row.indexPath))
      if row.cell.frame != rect { row.cell.frame = rect }
    }
  }

  private func placeAccessories() {
    backgroundView?.frame = bounds
    if let header = tableHeaderView {
      header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
    }
    if let footer = tableFooterView {
      footer.frame = CGRect(
        x: 0, y: geometry.bottom, width: bounds.width, height: footer.frame.height)
    }
    placeIndex()
  }

  // MARK: Staying in place

  /// The first visible row and its y-coordinate, so that rows measured above it do not move it.
  private var anchor: (path: IndexPath, minY: CGFloat)? {
    guard let path = visibleRows.first?.indexPath, geometry.contains(path), pendingScroll == nil
    else { return nil }
    let (minY, height) = geometry.row(path)
    return minY < bounds.maxY && minY + height > bounds.minY ? (path, minY) : nil
  }

  private func keep(_ anchor: inout (path: IndexPath, minY: CGFloat)?) {
    guard let (path, oldY) = anchor else { return }
    let minY = geometry.row(path).minY
    guard minY != oldY else { return }
    anchor = (path, minY)
    shiftContentOffset(by: minY - oldY)
  }

  /// Returns the visible cell of a row.
  func visibleCell(at path: IndexPath) -> UITableViewCell? {
    var (low, high) = (0, visibleRows.count)
    while low < high {
      let middle = (low + high) / 2
      if visibleRows[middle].indexPath < path { low = middle + 1 } else { high = middle }
    }
    guard low < visibleRows.count, visibleRows[low].indexPath == path else { return nil }
    return visibleRows[low].cell
  }
}
